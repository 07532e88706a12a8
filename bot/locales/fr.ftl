## Commandes

command-game = partie
command-game-about = Ouvrir, lister et finir des parties
command-new = nouvelle
command-new-about = Ouvrir une partie dans ce salon
command-list = liste
command-list-about = Les parties ouvertes ou en cours de ce serveur
command-mine = miennes
command-mine-about = Vos parties, et où c'est votre tour
command-open = annoncer
command-open-about = Annoncer une table, pour que d'autres la trouvent par /partie trouver
command-find = trouver
command-find-about = Les tables ouvertes de tous les serveurs où nous sommes ensemble
command-join = rejoindre
command-join-about = Prendre place à la table ouverte de ce salon
command-start = commencer
command-start-about = Commencer la partie de ce salon (hôte ou Gérer les salons)
command-end = finir
command-end-about = Finir la partie de ce salon sans résultat (les autres à la table ont leur mot à dire)
command-move = coup
command-move-about = Jouer n'importe quel coup légal
command-hint = conseil
command-hint-about = Ce que ferait un ordinateur à votre place
command-hand = main
command-hand-about = Ce que vous détenez, à vos yeux seulement
command-board = plateau
command-board-about = Le plateau, maintenant ou à un coup précédent
command-status = position
command-status-about = La position en mots
command-log = journal
command-log-about = Ce qui est arrivé
command-score = scores
command-score-about = Ce que vaudrait chaque place si tout finissait maintenant
command-export = exporter
command-export-about = La partie sous forme de fichier
command-follow = suivre
command-follow-about = Suivre la partie de ce salon sans y jouer, et dire qui va gagner
command-follow-this = Suivre cette partie
command-help = aide
command-help-about = Comment jouer ici
command-rules = règles
command-rules-about = Les règles d'un jeu, par sujet
command-settings = réglages
command-settings-about = Langue et thème
command-me = moi
command-me-about = Pour vous
command-channel = salon
command-channel-about = Pour ce salon (Gérer les salons)

argument-game = jeu
argument-game-about = Quel jeu
argument-options = options
argument-options-about = Les options, comme edition=treefrog ; on peut les changer ensuite
argument-pace = rythme
argument-pace-about = À quelle allure on compte jouer
argument-level = niveau
argument-level-about = Pour qui
argument-fill = ordinateurs
argument-fill-about = Après tant d'heures, des ordinateurs complètent jusqu'à quatre, et on commence ; sinon jamais
argument-thread = fil
argument-thread-about = Dans un fil à part ; dans un forum, chaque partie a de toute façon sa publication
argument-board = plateau
argument-board-about = Un fichier de plateau à vous
argument-move = coup
argument-move-about = À choisir, ou à taper : enchérir 4
argument-theme = thème
argument-theme-about = Le thème des couleurs
argument-form = forme
argument-form-about = Large et complet, ou en hauteur pour les téléphones
argument-size = taille
argument-size-about = De quelle taille
argument-at = après
argument-at-about = Après ce coup, au lieu du dernier
argument-page = page-du-journal
argument-page-about = Quelle page ; sinon la dernière
argument-topic = sujet
argument-topic-about = À quel propos
argument-language = langue
argument-language-about = La langue

theme-dark = sombre
theme-light = clair
theme-colourblind = pour daltoniens
form-auto = au mieux : en hauteur dans le salon, en largeur par /plateau
form-wide = en largeur, tout sur une image
form-phone = en hauteur, pour les téléphones
size-small = petite
size-normal = normale
size-large = grande
language-auto = celle de Discord
language-en = anglais
language-fr = français
language-any = toute langue
pace-live = d'une traite
pace-often = plusieurs coups par jour
pace-daily = un coup par jour environ
pace-weekly = quelques coups par semaine
level-any = bienvenue à tout le monde
level-new = aussi pour débuter
level-some = pour qui connaît les règles
level-expert = pour qui a de l'expérience

## Le salon d'attente

lobby-lobby =
    ## { $name }
    { $host } ouvre une table de { $low } à { $high }{ $options_count ->
        [0] {""}
       *[other] {" "}({ $options })
    }. { $count } à la table :
lobby-running =
    ## { $name }
    La partie ouverte par { $host } commence{ $options_count ->
        [0] {""}
       *[other] {" "}({ $options })
    }. À la table, dans le sens horaire :
lobby-cancelled =
    ## { $name }
    Cette table est fermée.
lobby-pending =
    ## { $name }
    { $host } attend un fil (de { $low } à { $high }, { $count } pour l'instant{ $options_count ->
        [0] {""}
       *[other] , { $options }
    }).
form-seats = Les places
form-hints = Les conseils
form-board = Fichier du plateau
form-board-about = Un fichier de chiffres ; sans fichier, on joue sur le plateau du jeu
form-board-text = Un groupe qui possède un jeu peut jouer sur les chiffres de son plateau : un fichier de la même forme que ceux des plateaux fournis, jusqu'à 256 ko. Je le vérifie, et je le dessine une fois pour essai.
lobby-open = 📣 **Ouverte à qui voit ce salon**, par `/partie trouver` : { $appeal }
appeal-fill = complétée par des ordinateurs { $when }
open-announced = Votre table est annoncée. Qui peut voir ce salon la trouve par `/partie trouver`, depuis n'importe quel serveur où je suis aussi.
error-open-which = Aucune table de ce jeu n'est ouverte ici. Dites pour quel jeu ouvrir la nouvelle.
find-title = **Tables ouvertes avec une place pour vous**
find-nothing = Aucune table à rejoindre n'est annoncée là où vous êtes. `/partie annoncer` en annonce une à vous.
find-table = **{ $number }.** { $name } · { $where } sur { $server } · { $host } · { $count } sur { $high } à la table
    -# { $appeal }
find-more = -# Il y en a d'autres : redemandez dans un moment, ou nommez un jeu.
find-hint = Prendre place
find-join = { $number }. { $name } ({ $count } sur { $high })
find-joined = Vous êtes à la table dans { $where }. Son hôte lance la partie.
notice-joined = { $who } a trouvé cette table et la rejoint : { $count } sur { $high } y sont. { $mentions }, à vous de lancer la partie.
notice-filled = { $count ->
        [0] Cette table a assez attendu : la partie commence.
        [one] Cette table a assez attendu : un ordinateur s'assied, et la partie commence.
       *[other] Cette table a assez attendu : { $count } ordinateurs s'asseyent, et la partie commence.
    }
notice-open-no-longer = Deux semaines ont passé sans que la partie commence : cette table reste ouverte, mais n'est plus annoncée. `/partie annoncer` l'annonce à nouveau.
seats-shuffle = Places tirées au sort
seats-keep = Places dans l'ordre d'arrivée
own-board = plateau à soi
hints-allowed = Avec des conseils d'ordinateur
hints-none = Sans conseils
hint-title = **Un ordinateur penserait à ceci**, après un instant de réflexion :
hint-move = **{ $number }.** { $move }{ $detail }{ $rank ->
        [0] {""}
       *[other] { " — " }place { $rank } environ
    }
hint-for = **{ $name }** dans { $where } vous attend. C'est là que vous jouez.{ $others ->
        [0] {""}
        [one] {" "}{ $others } autre partie vous attend.
       *[other] {" "}{ $others } autres parties vous attendent.
    }
error-hint-nothing = Aucune partie avec conseils ne vous attend. `/partie miennes` liste vos parties.
error-not-at-home = Cela ne marche que sur un serveur où je suis, à une table : `/partie miennes` dit où sont les vôtres, `/partie trouver` où il y a une place.
error-no-hints = Cette partie se joue sans conseils.
lobby-computer = 🤖 { $name } · { $level }
computer-title = De quelle force ? Un ordinateur s'assied dès que c'est choisi ; *{ button-options }* le retire. Une partie avec un ordinateur ne compte pour aucun classement.
computers-enough = La table est complète.
computer-easy = Facile
computer-easy-about = Réfléchit un instant, et se trompe
computer-steady = Solide
computer-steady-about = Joue correctement
computer-strong = Fort
computer-strong-about = Réfléchit une seconde, du mieux possible
computer-thinks = -# 🤖 Réflexion…
button-join = Rejoindre
button-leave = Quitter
button-options = Options
button-board = Plateau à soi
button-computer = Ajouter un ordinateur
button-now = { $name } contre des ordinateurs
button-start = Commencer
button-cancel = Fermer
button-remove = Retirer quelqu'un
button-thread = Ouvrir un fil
thread-opened = La table est dans { $thread }.
post-title = { $name } · par { $host }
post-opened = **{ $name }** · une table ouverte par { $host }. Toute la partie se raconte ici : son dernier plateau est à la fin.
tag-lobby = table ouverte
tag-running = en cours
tag-over = finie
tag-seats = places libres
error-thread-forbidden = Je ne peux pas ouvrir de fil ni de publication ici : il me faut Envoyer des messages, Créer des fils publics et Envoyer des messages dans les fils.
game-ended-early = Cette partie a été arrêtée sans résultat.
list-empty = Aucune partie n'est ouverte ou en cours sur ce serveur. Ouvrez-en une avec /partie nouvelle.
mine-empty = Vous n'êtes à aucune table. Ouvrez une partie avec /partie nouvelle.
list-lobby = { $where } · { $name } · ouverte, { $count } à la table
list-running = { $where } · { $name } · attend { $asked }
list-your-turn = { $where } · { $name } · **à vous**

## Jouer

your-turn = { $mentions }, à vous. { $asked }
game-finished = La partie est finie. Merci d'avoir joué !
told-forced = { $told } _(sans autre choix)_
told-cut = … _(/journal dit tout)_
podium-place = **{ $rank }.** { $seat } : { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    }
button-more = Plus…
button-back = Retour
button-previous = ◀ Avant
button-next = Après ▶
button-confirm = Confirmer
button-most = Le plus possible
button-least = Le moins possible
button-log = Journal
menu-title = { $pages ->
        [one] Que faire ?
       *[other] Que faire ? Page { $page } sur { $pages }.
    }
menu-hint = Choisir
menu-behind = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
menu-confirm = **{ $move }** { $detail }
    On confirme ?
move-made = C'est fait. Le plateau arrive.
move-made-before = C'est fait.
cannot-post = Votre coup est gardé, mais je ne peux rien poster ici : il me faut Voir le salon, Envoyer des messages, Joindre des fichiers et Voir les anciens messages.

## Regarder

log-title = **Le journal**, page { $page } sur { $pages }
score-now = **Si tout finissait maintenant** :
score-final = **Le score final**
exported = Le fichier de la partie : `python -m games log` et `python -m rendering` le lisent.
exported-excerpt = Ce que vous pouvez savoir de la partie en cours : les coups et la position telle que vous la voyez. Le fichier complet est donné quand la partie est finie.
hand-empty = Vous ne détenez rien ici que les autres ne voient pas.

## Réglages

settings-user = Pour vous, langue : { $language } ; thème : { $theme } ; plateaux : { $form }.
settings-channel = Pour ce salon, langue : { $language } ; thème : { $theme } ; plateaux : { $form }.

## Aide

help-now-nothing = **On ne joue à rien ici pour l'instant** : `/partie nouvelle` ouvre une table.
help-now-open = **{ $name } : une table est ouverte**. Prenez place par *Rejoindre* ou `/partie rejoindre`.
help-now-joined = **{ $name } : vous êtes à la table**. Son hôte lance la partie.
help-now-host = **{ $name } : votre table est ouverte**. On la rejoint par le bouton ; lancez par *Commencer* ou `/partie commencer`.
help-now-asked = **C'est à vous dans { $name }** : un bouton sous le dernier plateau, ou `/coup`.
help-now-waiting = **Vous jouez à { $name }** ; on attend { $waiting }. `/ordre donner` dit quoi jouer quand ce sera à vous.
help-now-watching = **Vous regardez { $name }** ; on attend { $waiting }. `/plateau` et `/résumé` montrent où en est la partie, et comment elle y est venue.
help-now-over = **{ $name } : la partie est finie**. Rejouez par *Revanche* sous son dernier plateau, ou par `/partie nouvelle`.
help-text =
    {""}**Roundhouse** joue à { $games }, un coup quand on a une minute.
    ▸ **Jouer** : les boutons sous le plateau ; *Plus…* montre tous les coups, à vous seulement. Ou tapez : `/coup`, `/passer`, …
    ▸ **Savoir** : `/apprendre` · `/règles` · `/main` · `/conseil`
    ▸ **Essayer** : `/essayer` · `/partie cloner` · `/partie montrer`
    ▸ **Regarder** : `/suivre` `/plateau` `/position` `/journal` `/scores` `/résumé` `/revoir` `/exporter`
    ▸ **Retrouver** : `/partie trouver` · `/partie annoncer` · `/partie miennes` · `/partie liste`
    ▸ **Les appels** : `/réglages appels` · `/absence` · `/ordre donner` · `/partie horloge`
    ▸ **Changer d'avis** : `/reprendre` · `/abandonner` · `/remplacer`
    ▸ **Comparer** : `/bilan` · `/classement`
    ▸ **Langue, couleurs** : `/réglages moi` · `/réglages salon`
button-onward = Suite : { $topic }

## Ce qui est refusé

error-unforeseen = Quelque chose a échoué ici ; rien n'a changé. Essayez encore, et prévenez l'hôte si cela se répète.
error-unanswered = Discord n'a pas pris ma réponse. Si le coup a été pris, son plateau arrive ; sinon, essayez encore.
error-unkept = Je ne peux rien noter en ce moment : rien n'a changé. Essayez encore dans quelques minutes.
error-discord-unwell = Discord ne répond pas comme il faut ({ $reason }). Relancez dans un moment.
error-no-game = Aucune partie n'est en cours dans ce salon. Ouvrez-en une avec /partie nouvelle.
error-not-begun = La partie de ce salon n'a pas encore commencé. L'hôte la lance avec le bouton ou /partie commencer.
error-elsewhere = Cette table est ailleurs : cherchez-la dans le salon où se joue la partie.
error-not-offered = Cela ne fait pas partie de ce qu'on peut choisir ici. Prenez ce que propose la commande.
error-not-seated = Vous n'avez pas de place dans cette partie. Regarder est libre : /plateau, /position, /journal.
error-stale = La partie a avancé depuis. Prenez les boutons sous le plateau le plus récent.
error-row-draws = Un tirage suit { $move }. Jouez ce coup seul, regardez ce qui a été tiré, puis continuez.
error-channel-taken = Une partie est déjà ouverte ou en cours dans ce salon. Celle-ci peut aller dans un fil :
error-no-thread-here = Un fil ne s'ouvre que dans un salon textuel. Prenez /partie nouvelle dans un autre salon.
error-lobby-closed = Cette table n'est plus ouverte.
error-not-joined = Vous n'êtes pas à cette table.
error-table-full = La table est complète : { $high } au plus.
error-host-only = Seul l'hôte, ou un membre qui peut Gérer les salons, peut faire cela.
error-unknown-topic = Il n'y a pas de sujet « { $topic } ». Les sujets : { $topics }.
error-no-such-turn = Il n'y a pas de coup { $turn } : la partie en a { $played }.

## Démarrage

untested-python = Roundhouse n'est pas testé avec Python { $version }, seulement jusqu'à { $newest } : si quelque chose cloche, essayez cette version-là.
error-bad-token = DISCORD_TOKEN ne ressemble pas au jeton d'un bot : copiez-le de la page Bot de votre application, ou retirez-le pour ouvrir la table locale.
error-refused-token = Discord refuse ce DISCORD_TOKEN : faites-en un nouveau sur la page Bot de votre application.
error-bad-port = ROUNDHOUSE_PORT doit être un nombre de 1024 à 65535, pas « { $port } ».
error-port-in-use = Le port { $port } est pris : fermez ce qui s'en sert, ou donnez-en un autre à ROUNDHOUSE_PORT.
error-bad-data-folder = On ne peut pas écrire dans le dossier { $folder } ({ $reason }) : rendez-le accessible, ou donnez-en un autre à ROUNDHOUSE_DATA.
error-bad-dotenv = Le fichier { $file } est illisible : il faut un texte en UTF-8, et le droit de le lire.
error-database-newer = La base { $file } vient d'une version plus récente de Roundhouse ({ NUMBER($found, useGrouping: 0) } ; celle-ci connaît { NUMBER($known, useGrouping: 0) }) : lancez cette version-là, ou donnez à ROUNDHOUSE_DATA un autre dossier.
error-database-broken = La base { $file } est abîmée, ou n'est pas des nôtres ({ $reason }) : remettez-en une copie, ou déplacez-la pour repartir de zéro.
error-database-unusable = La base { $file } est inutilisable ({ $reason }) : vérifiez que le fichier et le dossier sont accessibles en écriture et qu'il reste de la place sur le disque, ou donnez à ROUNDHOUSE_DATA un autre dossier.
error-database-locked = La base { $file } est occupée ({ $reason }) : un autre Roundhouse semble s'en servir. Arrêtez-le d'abord.
error-database-unreachable = La base PostgreSQL { $file } est hors d'atteinte ({ $reason }) : vérifiez qu'elle est lancée et que ROUNDHOUSE_DATABASE en donne l'adresse, avec l'utilisateur et le mot de passe.
error-bad-shards = ROUNDHOUSE_SHARDS dit quels shards ce processus fait tourner, et sur combien, comme 0-3/8 ; c'est { $shards }.
error-bad-metrics = ROUNDHOUSE_METRICS est un port de 1024 à 65535, comme 9464, ou 0.0.0.0:9464 pour d'autres machines ; c'est { $text }.
error-move-usage = python -m bot.move DE VERS : chacun est un fichier de Roundhouse, ou l'adresse d'une base PostgreSQL.
error-move-from-nothing = Il n'y a pas de base { $file } : rien n'a été copié.
error-move-not-empty = La base { $file } n'est pas vide : rien n'a été copié. Nommez un nouveau fichier, ou une base vide.
error-move-differs = Ce qui est arrivé dans { $file } n'est pas ce qui est parti : rien n'a été copié. Vérifiez que personne d'autre n'écrit dans l'une des deux bases, puis recommencez.
moved = { $rows ->
    [one] Une ligne copiée et vérifiée
   *[other] { $rows } lignes copiées et vérifiées
} ; tout est maintenant dans { $file }.
error-database-occupied = Un autre Roundhouse se sert de la base { $file } (processus { $pid } sur { $host }), et un fichier n'en admet qu'un. Arrêtez-le d'abord ou, pour en avoir plusieurs, donnez à ROUNDHOUSE_DATABASE une base PostgreSQL.
error-bad-database = ROUNDHOUSE_DATABASE n'est pas l'adresse d'une base PostgreSQL : elle ressemble à postgresql://utilisateur:motdepasse@serveur/nom. Sans elle, tout est gardé dans un fichier.
error-no-local-table = La table locale demande les paquets de l'extra « local » : pip install "roundhouse[local]". Avec DISCORD_TOKEN, c'est Discord qui sert.
local-ready = La table locale est ouverte à { $address }
local-hint = Choisissez qui vous êtes avec « Viewing as » et commencez par /game new ; une commande complétée s'envoie par la flèche. Ctrl-C arrête ; les parties sont gardées.

## Plans, et coups repris

command-undo = reprendre
command-undo-about = Reprendre votre dernier coup
button-plan = Construire une liaison…
button-undo = Reprendre
told-undone = { $seat } reprend son coup : { $move }.
plan-from = D'où part la liaison ? (Les hexagones sont les bouts de lignes incomplètes.)
plan-to = Où mène-t-elle ?
plan-way = Par où ?
plan-none = Aucune liaison ne peut être achevée avec le reste de cette construction. Posez des tuiles une à une avec Plus…
plan-price = { $cost } $ pour { $moves ->
        [one] { $moves } tuile
       *[other] { $moves } tuiles
    }

## Résultats

command-stats = bilan
command-stats-about = Les parties finies d'un membre sur ce serveur, et sa cote
command-leaderboard = classement
command-leaderboard-about = Les meilleures cotes de ce serveur
argument-seers = pronostics
argument-seers-about = Plutôt : qui a le plus souvent vu juste
argument-member = membre
argument-member-about = De qui ; sinon de vous

results-none = Encore aucune partie finie ici. Ouvrez-en une avec /partie nouvelle, et voyez où elle mène.
results-game = ### { $game }
stats-title = ## { $name }
stats-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }
stats-place = { $rank ->
        [1] 1re
       *[other] { $rank }e
    } × { $times }
stats-places = Places : { $places } (en moyenne { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) })
stats-best = Meilleur score : { $score }
stats-rating = Cote : { $rating } ({ $games ->
        [one] { $games } partie cotée
       *[other] { $games } parties cotées
    })
stats-unrated = Pas encore de cote : il faut une partie à trois ou plus.
rating = **{ NUMBER($rating, useGrouping: 0) }**
rating-provisional = **{ NUMBER($rating, useGrouping: 0) }** ?
leaderboard-title = ## Les cotes de ce serveur
leaderboard-place = **{ $rank }.** { $name } · { $rating } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
seers-title = ## Les pronostics de ce serveur
seers-place = **{ $rank }.** { $name } · { $correct } sur { $guesses } justes
seers-none = Personne n'a encore rien prédit ici : suivez par /suivre une partie jouée par d'autres, et dites qui va gagner.
seers-about = -# Un pronostic par partie, sans y jouer, avant la mi-partie. Les parties avec des ordinateurs ne comptent pas.
leaderboard-none = Encore aucune partie cotée ici : une partie compte quand trois personnes ou plus la finissent. /partie nouvelle en ouvre une.
leaderboard-about = -# On part de 1000. Un « ? » marque moins de trois parties ; ces cotes viennent à la fin.

## Ordres permanents

order-moves = { $one_of_count ->
        [1] Jouer { $one_of }.
       *[other] Jouer le premier coup légal parmi : { $one_of }.
    }
order-moves-if-legal = { $one_of_count ->
        [1] Jouer { $one_of } si c'est légal, sinon continuer.
       *[other] Jouer le premier coup légal s'il y en a un, sinon continuer, parmi : { $one_of }.
    }
order-bid = Dans l'enchère, `{ $bid }` avec le plus petit nombre légal, jusqu'à { $most }.
order-bid-for = Tant que { $company } est en vente, `{ $bid }` avec le plus petit nombre légal, jusqu'à { $most }.
order-pass-phase = Passer à chaque question, jusqu'à la fin de cette phase.
error-order-empty = Un ordre est un coup ou plusieurs, comme « choisir locomotive si libre ; enchérir jusqu'à 5, puis passer ».
error-order-too-long = Un ordre a { $letters } lettres et { $steps } étapes au plus.
error-order-step = « { $step } » ne peut pas être dans un ordre. { $reason } Entre deux étapes, écrivez « ; » ou « , puis ».
error-order-ceiling = « { $step } » ne peut pas être dans un ordre. { $reason } Écrivez une enchère de ce jeu avec « jusqu'à » devant son nombre.
error-order-stands-alone = « { $step } » : « jusqu'à » et « passer cette phase » ne peuvent pas être un choix parmi d'autres. Faites-en des étapes à part, avec « puis » entre elles.
error-order-no-sales = « { $step } » : rien n'est mis en vente dans ce jeu. Retirez « pour » et ce qui suit.
error-order-does-not-fit = On vous interroge maintenant, et cet ordre n'a aucune réponse légale. Ce qui peut se jouer : { $one_of }.

## Résumé

command-recap = résumé
command-recap-about = Ce qui est arrivé depuis votre dernier coup, en mots et en film
command-replay = revoir
command-replay-about = La partie jusqu'ici, ou une part de celle-ci, en film
argument-first = premier
argument-first-about = À partir du plateau après ce coup ; sinon de la mise en place
argument-last = dernier
argument-last-about = Jusqu'au plateau après ce coup ; sinon jusqu'au plus récent
argument-round = manche
argument-round-about = Une manche entière, ou un tour, par son numéro

recap-since = **Depuis votre dernier coup**{ $pages ->
        [1] {""}
       *[other] , page { $page } sur { $pages }
    }
recap-so-far = **Ce qui est arrivé jusqu'ici**{ $pages ->
        [1] {""}
       *[other] , page { $page } sur { $pages }
    }
recap-nothing = Vous savez tout : le dernier coup était le vôtre.
replay-title = **La partie revue**, du coup { $first } au coup { $last }
film-follows = Le film arrive…
film-drawing = Le film se dessine : plateau { $done } sur { $boards }…
film-described = Un film des plateaux du coup { $first } au coup { $last }. Le dernier :
error-board-too-heavy = Dessiner ce plateau prend trop de temps ou trop de mémoire. Moins de lieux, et des itinéraires plus courts entre eux, l'allègent.
board-fits = Votre plateau convient : je l'ai dessiné une fois, pour essai.
error-too-fast = Un instant : je peux vous en montrer plus dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
error-pictures-waiting = Vos dernières images sont encore en cours de dessin. Redemandez quand elles seront là.
error-film-busy = Un film après l'autre : le vôtre se dessine encore.
error-no-such-round = Cette partie n'a pas encore de manche { $round }.

## Jeu lent

command-away = absence
command-away-about = Dire jusqu'à quand vous vous absentez ; sans jour, que vous êtes de retour
argument-until = retour
argument-until-about = Le jour du retour : 2026-12-24, ou un nombre de jours
command-resign = abandonner
command-resign-about = Quitter la partie : votre place est offerte à quelqu'un d'autre
command-replace = remplacer
command-replace-about = Confier une place : la vôtre, une place libre, ou celle d'une autre personne par vote
argument-player = place
argument-player-about = De qui est la place : un nom à la table
argument-by = par
argument-by-about = Qui doit s'y asseoir ; sans nom, un ordinateur
command-order = ordre
command-order-about = Ordres permanents : ce qui est joué pour vous quand vient votre tour
command-give = donner
command-give-about = Dire ce qui sera joué pour vous
argument-order = quoi
argument-order-about = enchérir jusqu'à 5, puis passer · passer cette phase · choisir locomotive si libre
command-show = voir
command-show-about = Ce que vous avez ordonné ici
command-drop = oublier
command-drop-about = Oublier ce que vous avez ordonné ici
command-calls = appels
command-calls-about = Quand et comment on vous appelle : rappels, heures calmes, messages privés, résumé du jour
command-reminders = rappels
command-reminders-about = Après combien d'heures ce salon envoie un rappel à qui doit jouer
command-server = serveur
command-server-about = Pour tout le serveur (Gérer le serveur)
argument-weekly = hebdo
argument-weekly-about = Dire chaque semaine dans ce salon ce qui se joue sur le serveur
argument-reminders = rappels
argument-reminders-about = Heures entre les rappels ; 0 : jamais
argument-quiet = calme
argument-quiet-about = Heures calmes chez vous : 22-7 ; 0-0 : aucune
argument-zone = fuseau
argument-zone-about = Votre fuseau horaire : Europe/Paris
argument-direct = privé
argument-direct-about = Un message privé au lieu d'un appel dans le salon
argument-digest = résumé
argument-digest-about = L'heure d'une liste quotidienne des parties qui vous attendent ; -1 : aucune
command-clock = horloge
command-clock-about = L'horloge de la partie (choix de l'hôte ; en cours de partie, les autres votent)
argument-clock = horloge
argument-clock-about = Quelle sorte d'horloge
argument-hours = heures
argument-hours-about = Heures de réserve au début, ou pour chaque tour
argument-increment = ajout
argument-increment-about = Heures que chaque coup ajoute à la réserve
argument-grace = grâce
argument-grace-about = Heures après le coup précédent qui ne comptent pas
argument-at-zero = zéro
argument-at-zero-about = Ce qui arrive quand le temps est écoulé
argument-away = absence
argument-away-about = Pendant une absence
clock-none = pas d'horloge
clock-bank = une réserve de temps
clock-limit = une limite par tour
zero-note = seulement une note
zero-default = le jeu joue ce qui nuit le moins
zero-offer = la place est offerte
zero-computer = un ordinateur continue
while-away-wait = horloges et ordres attendent
while-away-orders = les ordres permanents jouent
while-away-computer = un ordinateur continue
clock-set = { $kind ->
        [none] L'horloge : aucune.
        [limit] L'horloge : { $hours ->
            [one] { $hours } heure
           *[other] { $hours } heures
        } par tour. À zéro : { $at_zero }. Pendant une absence : { $away }. Elle s'arrête aux heures calmes.
       *[bank] L'horloge : une réserve de { $hours ->
            [one] { $hours } heure
           *[other] { $hours } heures
        }, { $increment } de plus à chaque coup, { $grace } de libre après le coup précédent. À zéro : { $at_zero }. Pendant une absence : { $away }. Elle s'arrête aux heures calmes.
    }
away-until = Absence notée jusqu'au { $day }. Vos parties le savent.
away-back = Bon retour ! Vos parties le savent.
undo-asked = { $turns ->
        [one] On demande aux autres si { $turns } tour peut être repris.
       *[other] On demande aux autres si { $turns } tours peuvent être repris.
    }
invited = L'invitation est affichée.
vote-opened = On demande aux autres.
order-kept = Gardé, pour vos yeux seulement :
order-none = Vous n'avez pas d'ordre ici.
order-gone = Oublié.
reminders-set = { $hours ->
        [0] Personne ne reçoit de rappel dans ce salon, sauf réglage personnel.
        [one] Qui doit jouer reçoit ici un rappel après { $hours } heure.
       *[other] Qui doit jouer reçoit ici un rappel après { $hours } heures.
    }
calls-set =
    { $reminder ->
        [-1] Rappels comme le veut le salon
        [0] Jamais de rappel
        [1] Un rappel toutes les heures
       *[other] Un rappel toutes les { $reminder } heures
    } ; { $start ->
        [0] { $end ->
            [0] pas d'heures calmes
           *[other] calme de { $start } à { $end } h
        }
       *[other] calme de { $start } à { $end } h
    } ({ $zone }) ; { $direct ->
        [0] appels dans le salon
       *[other] appels par message privé
    }{ $next ->
        [0] {""}
       *[other] , aussi quand le tour approche
    } ; { $digest ->
        [-1] pas de résumé du jour.
       *[other] un résumé chaque jour à { $digest } h.
    }
told-by-clock = _(Le temps était écoulé : joué par l'horloge.)_
told-by-stand-in = _(Un ordinateur joue à cette place.)_
told-by-order = _(Un ordre permanent.)_
seat-vacant = -# Cette place est libre : qui veut continuer la prend avec le bouton de l'offre, ou par /remplacer.
asked-is-away = -# Absence jusqu'au { $day }.
muted = Plus de rappel pour ce tour.
reminders-stopped = Plus de rappels. `/réglages appels` les ramène.
digest-stopped = Plus de résumés. `/réglages appels` les ramène.
seat-is-yours = La place est à vous. `/main` montre ce qui n'est que pour vos yeux, le dernier plateau ce qui est demandé.
game-kept = Bien : la partie continue.
game-archived = La partie est mise de côté. Rien n'est perdu.
game-revived = La partie continue.
notice-remind = { $mentions } : toujours à vous dans { $game_name } ({ $where }).
notice-asked = { $mentions } : à vous.
notice-call = À vous dans { $game_name } : { $where }
notice-time-up = { $seat } : le temps de ce tour est écoulé. La partie attend encore.
notice-time-up-offer = { $seat } : le temps est écoulé. La place est offerte : qui la prend continue avec tout ce qui y est.
notice-resigned = { $seat } quitte la partie. La place est offerte : qui la prend continue avec tout ce qui y est.
notice-invite = { $mentions }, voulez-vous reprendre, dans { $game_name }, la place tenue par { $seat } ?
notice-taken = { $seat } remplace { $old }.
notice-vote-undo = { $seat } demande à reprendre { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }. { $mentions } : il faut l'accord de tout le monde, en deux jours.
notice-vote-end = { $seat } demande à finir la partie sans résultat. { $mentions } : il faut l'accord de tout le monde, en deux jours.
notice-vote-replace = { $seat } propose { $member } à la place tenue par { $other_seat }. { $mentions } : il faut l'accord de tout le monde, en deux jours.
notice-vote-replace-alone = { $seat } propose { $member } à la place tenue par { $other_seat }. { $mentions } : jouez ou refusez d'ici deux jours, et vous gardez votre place.
notice-vote-clock = { $seat } demande une autre horloge. { $clock } { $mentions } : il faut l'accord de tout le monde, en deux jours.
notice-clock = Tout le monde est d'accord. { $clock }
notice-failed-clock = L'horloge reste comme elle est : l'accord n'était pas complet.
notice-failed-undo = Rien n'est repris : tout le monde n'était pas d'accord.
notice-failed-end = La partie continue : tout le monde n'était pas d'accord.
notice-failed-replace = Chaque personne garde sa place : l'accord n'était pas complet.
notice-ended = La partie est finie d'un commun accord.
notice-idle = Rien ne s'est passé dans cette partie depuis longtemps ; elle attend { $waiting }. Doit-elle continuer ? Sinon elle sera mise de côté dans une semaine ; rien n'est perdu.
notice-archived = La partie est mise de côté. On peut la reprendre à tout moment.
notice-revived = La partie reprend. { $mentions } : à vous.
notice-digest = { $games_count ->
        [one] Une partie vous attend : { $games }
       *[other] { $games_count } parties vous attendent : { $games }
    }
notice-order-dropped = Votre ordre permanent dans { $game_name } ({ $where }) ne convient plus et est oublié.
button-notice-mute = Pas pour ce tour
button-notice-stop = Plus de rappels
button-notice-digestoff = Plus de résumés
button-notice-yes = D'accord
button-notice-no = Refuser
button-notice-take = Prendre la place
button-notice-accept = Accepter
button-notice-keep = Elle continue
button-notice-archive = La mettre de côté
button-notice-revive = La reprendre
error-archived = Cette partie est mise de côté. Reprenez-la avec le bouton sous la note, puis jouez.
error-vote-closed = Ce vote est clos.
error-vote-open = La table vote déjà sur une demande de ce genre. Répondez d'abord à celle-là.
error-vote-not-yours = Seules les autres personnes de la table votent ici.
error-seated-already = Cette personne est déjà à la table, ou ne peut pas jouer.
error-seat-taken = Cette place est prise.
error-not-invited = L'invitation est pour quelqu'un d'autre.
error-invitation-spent = Cette invitation n'a plus cours : la place a changé de mains, ou la personne est revenue. Demandez-en une nouvelle.
error-not-idle = La question ne se pose plus : quelqu'un a joué ou répondu.
error-not-archived = Cette partie n'est pas mise de côté. Continuez à jouer.
error-not-at-the-table = Personne de ce nom n'est à la table. Choisissez un des noms proposés.
error-bad-day = « { $text } » n'est pas un jour à venir : écrivez 2026-12-24, ou un nombre de jours jusqu'à 365.
error-bad-hours = « { $text } » ne sont pas des heures : écrivez 22-7, ou 0-0 pour aucune.
error-bad-zone = Il n'y a pas de fuseau « { $text } ». Choisissez-en un dans la liste, comme Europe/Paris.

## The living board

board-before = [Le plateau précédent]({ $where })
command-style = style
command-style-about = Comment une partie se raconte ici : un plateau vivant, ou un plateau après chaque coup
argument-style = style
argument-style-about = Un plateau vivant au bas du salon, ou un nouveau après chaque coup
style-living = un plateau vivant
style-every-move = un plateau après chaque coup
style-set-living = Désormais un seul plateau vit au bas du salon ; ce qui précède est raconté en peu de mots.
style-set-every-move = Désormais chaque coup a son plateau.
argument-next = suite
argument-next-about = Me dire aussi quand mon tour approche
notice-next = Votre tour approche : { $game_name } dans { $where }, après { $waiting }.

## Formulaires

error-no-number = « { $text } » n'est pas un nombre. Pour { $what }, écrivez de { $low } à { $high }, ou rien.
error-no-numbers = Rien n'est encore choisi : il faut un nombre au moins.
button-bid = Enchérir
button-up-to = Jusqu'à
form-bid = Votre enchère
form-bid-about = De { $low } à { $high } ({ $low } : { $detail })
form-bid-what = Pour quoi
form-up-to = Jusqu'où aller
form-up-to-about = { $low } ou plus. Le moins possible à chaque fois, puis on passe. Personne d'autre ne le sait.
error-no-bid = « { $text } » n'est pas un nombre : l'enchère la plus basse est { $low }.
error-bid-missing = Écrivez un nombre : l'enchère la plus basse est { $low }.
error-below-lowest-bid = { $number } ne suffit pas : l'enchère la plus basse est maintenant { $low }.
error-not-in-the-bidding = Il n'y a rien ici pour quoi vous puissiez enchérir en ce moment.
error-form-late = C'était trop long. Appuyez encore une fois, s'il vous plaît.
button-hand = Ma main
button-rules = Les règles pour ceci
command-confirm = confirmer
command-confirm-about = Quels coups sous un plateau vous sont montrés avant d'être joués
argument-when = quand
argument-when-about = Quels coups vous confirmez
confirm-drawn = ceux qu'on ne reprend pas librement
confirm-always = tous
confirm-never = aucun
confirm-set = Coups que vous confirmez : { $when }.

## Étapes d'un panneau

plan-step = Construire
plan-which = Quelle liaison ? Les numéros sont ceux de la carte.
plan-other = Un autre départ…

## La table locale

local-channel = Salon
local-greeting =
    Bienvenue à la **table locale** ! Les six personnes sont à vous : choisissez qui vous êtes avec *Viewing as*.
    Jouez *tout de suite* : un bouton ci-dessous commence une partie contre des ordinateurs, pour qui le presse.
    Un jeu est nouveau pour vous ? `/learn` vous l'apprend en dix minutes, pour vos yeux seulement.
    Ou tapez `/game new` et choisissez un jeu ; faites venir les autres avec le bouton, et commencez. À son tour, on joue par les boutons, ou en tapant.
    `/help` dit tout le reste ; `/settings me` règle votre langue et vos couleurs, et { $host } règle celles du salon avec `/settings channel`. Une deuxième partie va dans un fil, qui s'ouvre par le menu *Salon* en haut.

## Votes

vote-move = - { $seat } : { $move }
vote-moves-before = - … ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } avant)
vote-state-open = { $agreed_count ->
        [0] -# Personne n'a encore répondu.
       *[other] -# D'accord : { $agreed }.
    }
vote-state-passed = ✅ Accepté.
vote-state-refused = ❌ Refusé.
vote-state-lapsed = ⌛ Clos sans résultat : le temps a passé, ou la partie a continué.

## Leaving

leaving-asked = **Voulez-vous vraiment quitter { $game_name } ?**
    Votre place est offerte aux autres, avec tout ce qui y est ; en attendant que quelqu'un la prenne, la partie attend, ou un ordinateur continue. Tant que personne ne l'a prise, vous pouvez la reprendre.
leaving-offered = Votre place est offerte. Elle est à vous tant que personne ne la prend : reprenez-la ici ou par /abandonner, ou jouez simplement votre coup.
leaving-stays = Merci de rester : rien n'a changé.
leaving-back = Bon retour : la place est à vous.
button-leaving-resign = Quitter la partie
button-leaving-stay = Rester
button-leaving-back = Reprendre ma place
button-leaving-computer = Laisser jouer un ordinateur
notice-resigned-computer = { $seat } quitte la partie. Un ordinateur continue, jusqu'à ce que quelqu'un prenne la place.
notice-computer-plays = Un ordinateur joue pour { $seat }, jusqu'à son retour, ou jusqu'à ce que quelqu'un prenne la place.
notice-stand-in = { $seat } : le temps est écoulé. Un ordinateur continue, jusqu'à votre retour.
notice-is-back = { $seat } est de retour.
button-notice-back = Me revoilà
computer-sits = Un ordinateur y joue désormais.
a-computer = un ordinateur
notice-stays = { $seat } reste : la place n'est plus offerte.

## The end

ending-place = { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $rank }.**
    } { $player } — { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    }
ending-rating = cote { NUMBER($rating, useGrouping: 0) } ({ $by })
button-rematch = Revanche
error-now-taken = Une partie est déjà ouverte ou en cours dans ce salon. Finissez-la, ou arrêtez-la par /partie finir.
error-rematch-taken = Une partie est déjà ouverte ou en cours dans ce salon. La revanche peut attendre qu'elle soit finie.
error-rematch-once = La revanche de cette partie a déjà été ouverte. /partie nouvelle en commence une autre.

## Reprendre d'ailleurs

argument-match = partie
argument-match-about = Un fichier de partie : la partie reprend de là
argument-at-action = après
argument-at-action-about = Avec un fichier de partie : après tant de ses coups ; après tous sinon
argument-at-board = après
argument-at-board-about = Après ce coup ; le présent tant que la partie dure, la mise en place après sa fin
command-clone = cloner
command-clone-about = Laisser d'autres reprendre d'un plateau de ce salon (la partie en cours : les autres votent)
match-fits = Votre partie convient : j'en ai rejoué chaque coup.
clone-fits = J'ai rejoué la partie jusque-là.
lobby-goes-on =
    ## { $name }
    { $host } ouvre une table à { $high }{ $options_count ->
        [0] {""}
       *[other] {" "}({ $options })
    }, où une partie reprend là où elle en était après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Ce qui se tire ensuite est tiré à neuf, et rien n'en compte dans les statistiques. { $count } à la table :
told-goes-on = La partie reprend ici.
error-at-without-match = « après » va avec un fichier de partie : joignez-en un, ou ne le donnez pas.
error-match-alone = Un fichier de partie apporte son plateau et ses options : joignez-le seul.
error-file-of-another-game = Ce fichier est celui d'un autre jeu. Choisissez le jeu de cette partie.
error-origin-is-over = Après { $played ->
        [one] { $played } coup
       *[other] { $played } coups
    }, cette partie est finie : rien ne peut en reprendre. Nommez un coup plus tôt avec « après ».
error-options-fixed = Cette partie garde les options de son début.
error-seats-fixed = Cette partie se reprend à { $high }, ni plus ni moins.
error-clone-once = La table en a déjà été ouverte.
notice-vote-clone = { $seat } demande que d'autres puissent reprendre du plateau après le coup { $version }, à leur propre table. Qui y joue voit ce qui y est caché maintenant ; ce qui se tire ensuite est tiré à neuf. Il faut l'accord de { $mentions } sous deux jours.
notice-failed-clone = Personne ne reprend ailleurs : il manque un accord.
notice-clone = D'autres peuvent reprendre du plateau après le coup { $move }. Qui ouvre la table en est l'hôte.
button-notice-clone = Ouvrir la table

## Suivre une partie

follow-title = **{ $name }** dans { $where }
follow-on = Vous suivez cette partie : je vous envoie ses plateaux à la fin des phases et des manches, et quand il s'est passé beaucoup de choses.
follow-off = Suivez-la, et je vous envoie par message privé ses plateaux à la fin des phases et des manches.
follow-over = Elle est finie.
follow-stopped = Je ne vous envoie plus rien de cette partie. Pour la suivre de nouveau : `/suivre`.
button-follow = Suivre
button-unfollow = Ne plus suivre
guess-question = **Qui va gagner ?** Un seul pronostic, jusqu'à la mi-partie. Le résultat se dit à la fin.
guess-made = Votre pronostic : { $name }. On saura à la fin ce qu'il en est.
guess-closed = -# Il est trop tard pour dire qui va gagner.
notice-followed = 👁 **{ $game_name }** dans { $where } :
notice-followed-over = 🏁 **{ $game_name }** dans { $where } : c'est fini. { $guess ->
        [right] Vous l'aviez vu venir !
        [wrong] Vous aviez dit autre chose.
       *[none] {""}
    }
notice-seers =
    { $seers_count ->
        [0] 🔮 Parmi qui regardait, personne ne l'a vu venir
       *[other] 🔮 Qui l'a vu venir : { $seers }{ $more ->
            [0] {""}
           *[other] {" "}et { $more } de plus
        }
    } ({ $guesses ->
        [one] { $guesses } pronostic
       *[other] { $guesses } pronostics
    }).
error-follow-seated = Vous jouez dans cette partie : elle vous appelle d'elle-même. `/réglages appels` dit comment.
error-guess-seated = Vous jouez dans cette partie : le pronostic est pour qui regarde.
error-guess-once = Vous avez déjà dit qui va gagner. Cela reste.
error-guess-late = Il est trop tard pour dire qui va gagner : la mi-partie est passée.

## La semaine d'un serveur

weekly-on = Chaque semaine, ce salon saura ce qui se joue sur le serveur ; la prochaine fois { $when }.
weekly-off = Aucun salon ne reçoit plus la semaine du serveur.
weekly-title = ## 📰 La semaine sur ce serveur
weekly-over = **Finies**
weekly-won = 🏁 { $name } dans { $where } : victoire pour { $winners }, avec { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    }.
weekly-running = **En cours**
weekly-leads = ▸ { $name } dans { $where } : la tête est à { $leaders }, avec { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    } ; jouée à { $behind } % environ.
weekly-open = **On cherche du monde**
weekly-seats = 📣 { $name } dans { $where } : { $count } sur { $high } à la table.
weekly-nothing = Rien ne se joue là où tout le monde peut regarder. `/partie nouvelle` ouvre une table.
error-server-only = Seul un membre qui peut Gérer le serveur peut faire cela.

## Essayer une suite

command-try = essayer
command-try-about = Essayer une suite pour vous, du plateau présent ou d'un plus ancien ; personne d'autre ne la voit
command-try-here = Essayer d'ici
argument-at-line = après
argument-at-line-about = Depuis le plateau après ce coup : une nouvelle suite
try-title = **Suite { $letter }**, depuis le plateau après le coup { $version }
try-note = Personne d'autre ne voit ceci. Ce que vous ne pouvez savoir est imaginé : ce que les autres cachent, et tout ce qui reste à tirer.
try-note-spectator = Personne d'autre ne voit ceci. Ce que le public ne peut savoir est imaginé : ce que cache la table, et tout ce qui reste à tirer.
try-standing = { $rank }. { $seat } : { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    } ({ $means } à dépenser)
try-back = Retour à la suite
try-typed = Le coup
try-play = Ceci se joue dans la partie même :
try-dropped = Oublié. /essayer commence une nouvelle suite.
button-line-answer = Faire répondre les ordinateurs
button-line-type = Taper…
button-line-undo = Reprendre
button-line-copy = Nouvelle suite d'ici
button-line-play = Jouer ceci
button-line-order = Garder comme ordres
button-line-drop = Abandonner cette suite
order-tried = Jouer `{ $move }`, si la table est alors comme là où vous l'avez essayé.
error-try-stale = Cette suite en est ailleurs à présent. /essayer la montre.
error-try-gone = Cette suite a été abandonnée. /essayer en commence une nouvelle.
error-try-full = Vous avez déjà { $most } suites dans cette partie. Abandonnez-en une d'abord : /essayer les montre.
error-try-no-board = Il n'y a pas de plateau d'une partie dans ce message. Choisissez un message qui en a un.
error-try-not-your-seat = Cette suite a été essayée d'une autre place que la vôtre, ou sans place à la table.
error-try-nothing-of-yours = Il n'y a dans cette suite aucun coup à vous qui puisse se jouer maintenant.
error-try-does-not-fit = La table n'est pas comme là où vous l'avez essayé, ou la suite n'a aucun coup à vous.

## Les leçons

command-learn = apprendre
command-learn-about = Une leçon de dix minutes que l'on joue soi-même ; personne d'autre ne la voit
lesson-title = ## { $name } · leçon, { $step } sur { $steps }
lesson-instead = 🎓 **C'est permis, mais ce n'est pas le sujet de cette étape.** Cela aurait donné :
lesson-wanted = 🎓 La leçon demande : **{ $wanted }**. Rien n'a changé : prenez votre temps.
lesson-more = -# Ce coup n'a pas de bouton à lui ici : *Plus…* mène à tous, et *Taper…* le prend en mots.
lesson-differs = Bien choisi. La leçon continue comme si c'était **{ $move }**.
lesson-end = 🎓 **La leçon est finie.** Le bouton ci-dessous commence une courte partie contre des ordinateurs faciles. `/règles` a toutes les règles, par sujet, `/conseil` dit ce que jouerait un ordinateur, et `/essayer` permet d'essayer une suite avant de la jouer.
lesson-left = Vous avez quitté la leçon. /apprendre la recommence.
lesson-to-board = Retour à la leçon
button-lesson-show = Suite ▶
button-lesson-type = Taper…
button-lesson-back = ◀ Étape d'avant
button-lesson-again = Recommencer
button-lesson-leave = Quitter la leçon
button-lesson-game = Jouer contre des ordinateurs
button-learn = Apprendre { $name }
game-begun = Votre partie a commencé : { $thread }. Amusez-vous bien !
error-lesson-stale = Vous êtes déjà à une autre étape de cette leçon. /apprendre la montre.
error-lesson-gone = Vous avez quitté cette leçon. /apprendre la recommence.
error-no-channel-here = Il faut un salon d'un serveur pour une partie : tapez-y /partie nouvelle.

## Regarder un jeu

command-look = montrer
command-look-about = Une belle position d'un jeu, avec une courte visite : pour tout le salon
show-position =
    ## { $name }
    De { $low } à { $high } personnes. Une position après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; à la table : { $seats }.
show-question = **Ce qui est demandé ici.** C'est à { $seat }, qui peut faire ceci :
show-score = **D'où viennent les points.** Si tout finissait maintenant :
show-begin = **On joue ?** Le bouton commence aussitôt une partie contre des ordinateurs.
    `/partie nouvelle` ouvre une table pour des personnes, `/règles` a toutes les règles, par sujet. Sous chaque plateau, les coups probables sont des boutons ; *Plus…* les a tous, avec des aperçus.
button-tour = Une courte visite ▶
