## Commandes

command-game = partie
command-game-about = Ouvrir, lister et finir des parties
command-new = nouvelle
command-new-about = Ouvrir une partie dans ce salon
command-list = liste
command-list-about = Les parties ouvertes ou en cours de ce serveur
command-mine = miennes
command-mine-about = Vos parties, et où c'est votre tour
command-join = rejoindre
command-join-about = Prendre place à la table ouverte de ce salon
command-start = commencer
command-start-about = Commencer la partie de ce salon (hôte ou Gérer les salons)
command-end = finir
command-end-about = Finir la partie de ce salon sans résultat (les autres à la table ont leur mot à dire)
command-move = coup
command-move-about = Jouer n'importe quel coup légal
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
argument-board = plateau
argument-board-about = Un fichier de plateau à vous
argument-move = coup
argument-move-about = À choisir, ou à taper : enchérir 4
argument-theme = thème
argument-theme-about = Le thème des couleurs
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
size-small = petite
size-normal = normale
size-large = grande
language-auto = celle de Discord
language-en = anglais
language-fr = français

## Le salon d'attente

lobby-lobby =
    ## { $name }
    { $host } ouvre une table de { $low } à { $high }{ $options_count ->
        [0] {""}
       *[other] {" "}({ $options })
    }. { $count } à la table :
lobby-running =
    ## { $name }
    La partie de { $host } commence{ $options_count ->
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
options-title = Les options de cette partie. Elles valent dès qu'elles sont choisies.
seats-shuffle = Places tirées au sort
seats-keep = Places dans l'ordre d'arrivée
own-board = plateau à soi
button-join = Rejoindre
button-leave = Quitter
button-options = Options
button-start = Commencer
button-cancel = Fermer
button-remove = Retirer quelqu'un
button-thread = Ouvrir un fil
thread-opened = La table est dans { $thread }.
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
podium-place = **{ $rank }.** { $seat } : { $score }
button-more = Plus…
button-back = Retour
button-previous = ◀ Avant
button-next = Après ▶
button-confirm = Confirmer
button-most = Le plus possible
button-least = Le moins possible
button-log = Tout le journal
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
move-made-before = C'était déjà fait.
cannot-post = Votre coup est gardé, mais je ne peux rien poster ici : il me faut Voir le salon, Envoyer des messages, Joindre des fichiers et Voir les anciens messages.

## Regarder

log-title = **Le journal**, page { $page } sur { $pages }
score-now = **Si tout finissait maintenant** :
score-final = **Le score final**
exported = Le fichier de la partie : `python -m games log` et `python -m rendering` le lisent.
exported-excerpt = Ce que vous pouvez savoir de la partie en cours : les coups et la position telle que vous la voyez. Le fichier complet est donné quand la partie est finie.
hand-empty = Vous ne détenez rien ici que les autres ne voient pas.

## Réglages

settings-user = Pour vous, langue : { $language } ; thème : { $theme }.
settings-channel = Pour ce salon, langue : { $language } ; thème : { $theme }.

## Aide

help-text =
    Ici **Roundhouse** : on joue à { $games } dans ce salon, lentement : un coup quand on a une minute.

    ▸ **Commencer** : `/partie nouvelle` ouvre une table ; on la rejoint par un bouton ; l'hôte lance la partie.
    ▸ **Jouer** : les boutons sous le plateau sont les coups probables, **Plus…** les montre tous avec un aperçu, à vous seulement. Ou bien tapez : `/coup` complète chaque coup légal, et chaque verbe d'un jeu a sa commande (`/enchérir`, `/construire`, `/produire`, `/passer`, …). `/main` montre ce qui n'est que pour vos yeux.
    ▸ **Regarder** : `/plateau`, `/position`, `/journal`, `/scores`, `/résumé`, `/revoir`, `/exporter`. Tout le monde peut.
    ▸ **Apprendre** : `/règles` donne les règles par sujet, et dit d'où viennent les chiffres du plateau.
    ▸ **Retrouver** : `/partie miennes` liste vos parties et où c'est à vous, `/partie liste` celles du serveur.
    ▸ **Prendre son temps** : `/réglages appels` dit quand et comment on vous appelle, `/absence` que vous partez quelque temps, `/ordre donner` quoi jouer pour vous. `/reprendre` reprend un coup, `/abandonner` et `/remplacer` transmettent une place, `/partie horloge` règle une horloge.
    ▸ **Résultats** : `/bilan` et `/classement` donnent les parties finies et les cotes.
    ▸ **Langue et couleurs** : `/réglages moi`, `/réglages salon`. Discord en anglais montre les noms anglais des commandes : `/game new`, `/move`, …

    Les coups sans autre choix sont joués pour vous, et annoncés comme tels.

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
argument-by-about = Qui doit s'y asseoir
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
argument-reminders = rappels
argument-reminders-about = Heures entre les rappels ; 0 : jamais
argument-quiet = calme
argument-quiet-about = Heures calmes chez vous : 22-7 ; 0-0 : aucune
argument-zone = fuseau
argument-zone-about = Votre fuseau horaire : Europe/Paris
argument-direct = privé
argument-direct-about = Recevoir aussi un message privé
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
while-away-wait = horloges et ordres attendent
while-away-orders = les ordres permanents jouent
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
seat-offered = Votre place est offerte. Vous la gardez jusqu'à ce que quelqu'un la prenne.
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
       *[other] appels aussi par message privé
    } ; { $digest ->
        [-1] pas de résumé du jour.
       *[other] un résumé chaque jour à { $digest } h.
    }
told-by-clock = _(Le temps était écoulé : joué par l'horloge.)_
told-by-order = _(Un ordre permanent.)_
seat-vacant = -# Cette place est libre : qui veut continuer la prend avec le bouton de l'offre, ou par /remplacer.
asked-is-away = -# Absence jusqu'au { $day }.
muted = Plus de rappel pour ce tour.
reminders-stopped = Plus de rappels. `/réglages appels` les ramène.
digest-stopped = Plus de résumés. `/réglages appels` les ramène.
vote-counted = C'est noté.
seat-is-yours = La place est à vous. `/main` montre ce qui n'est que pour vos yeux, le dernier plateau ce qui est demandé.
game-kept = Bien : la partie continue.
game-archived = La partie est mise de côté. Rien n'est perdu.
game-revived = La partie continue.
notice-remind = { $mentions } : toujours à vous dans { $game_name } ({ $where }).
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
