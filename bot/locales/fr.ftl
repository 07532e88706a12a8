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
command-end-about = Finir la partie de ce salon sans résultat (hôte ou Gérer les salons)
command-move = coup
command-move-about = Jouer n'importe quel coup légal
command-pass = passer
command-pass-about = Passer
command-auction = mettre-aux-enchères
command-auction-about = Mettre aux enchères
command-bid = offrir
command-bid-about = Faire une offre
command-build = construire
command-build-about = Construire
command-claim = réclamer
command-claim-about = Réclamer
command-choose = choisir
command-choose-about = Choisir un personnage (Automobile)
command-ford = ford
command-ford-about = Construire la tuile en plus de Ford (Automobile)
command-produce = produire
command-produce-about = Produire des voitures (Automobile)
command-distribute = distribuer
command-distribute-about = Placer des distributeurs (Automobile)
command-research = rechercher
command-research-about = Prendre de la R&D (Automobile)
command-close = fermer
command-close-about = Fermer une case d'usine (Automobile)
command-howard = howard
command-howard-about = Vendre des voitures par Howard (Automobile)
command-sell = vendre
command-sell-about = Vendre une voiture par un distributeur (Automobile)
command-bonus = bonus
command-bonus-about = Mettre un marqueur de vente bonus sur une case (Automobile)
command-reduce = réduire
command-reduce-about = Mettre des marqueurs de prix réduit sur une case (Automobile)
command-loan = emprunter
command-loan-about = Prendre un prêt, même hors de votre tour (Automobile)
command-hand = main
command-hand-about = Ce que vous détenez, à vos yeux seulement
command-board = plateau
command-board-about = Le plateau, maintenant ou à un coup précédent
command-status = position
command-status-about = La position en mots
command-log = journal
command-log-about = Ce qui est arrivé
command-score = scores
command-score-about = Ce que toucherait la table si tout finissait maintenant
command-export = exporter
command-export-about = La partie sous forme de fichier
command-help = aide
command-help-about = Comment jouer ici
command-rules = règles
command-rules-about = Les règles d'un jeu, par sujet
command-settings = réglages
command-settings-about = Langue et couleurs
command-me = moi
command-me-about = Pour vous
command-channel = salon
command-channel-about = Pour ce salon (Gérer les salons)

argument-game = jeu
argument-game-about = Quel jeu
argument-options = choix
argument-options-about = Les options, comme edition=treefrog ; on peut les changer ensuite
argument-board = plateau
argument-board-about = Un fichier de plateau à vous
argument-move = coup
argument-move-about = À choisir, ou à taper : bid 4
argument-auction = quoi
argument-auction-about = Quoi, et la première enchère : green 1
argument-bid = montant
argument-bid-about = Combien
argument-build = où
argument-build-about = Où, selon le jeu : Boston-Albany, Reading, Duryea 2
argument-claim = quoi
argument-claim-about = Quoi réclamer : Chicago
argument-choose = qui
argument-choose-about = Quel personnage : Ford
argument-ford = où
argument-ford-about = Une case où vous avez une usine, et parts pour les pièces détachées : Duryea parts
argument-produce = voitures
argument-produce-about = Un nombre par case : Duryea:4 Franklin-A:6
argument-distribute = bandes
argument-distribute-about = De un à trois, un nombre par bande : mid:2 low:1
argument-close = où
argument-close-about = Laquelle de vos cases : Duryea
argument-howard = voitures
argument-howard-about = Deux voitures à vous : Duryea:1 Ford-T:1
argument-sell = quoi
argument-sell-about = Le modèle et la bande du distributeur : Ford-T mid
argument-bonus = où
argument-bonus-about = Sur laquelle de vos cases : Duryea
argument-reduce = où
argument-reduce-about = Sur laquelle de vos cases, et combien de marqueurs : Duryea 2
argument-theme = thème
argument-theme-about = Les couleurs
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

game-automobile = Automobile
game-great-western = Great Western
game-steel-driver = Steel Driver
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
button-options = Choix
button-start = Commencer
button-cancel = Fermer
button-remove = Retirer quelqu'un
button-thread = Ouvrir un fil
thread-opened = La table est dans { $thread }.
game-ended-early = Cette partie a été arrêtée sans résultat.
list-empty = Aucune partie n'est ouverte ou en cours sur ce serveur. Ouvrez-en une avec /game new.
mine-empty = Vous n'êtes à aucune table. Ouvrez une partie avec /game new.
list-lobby = { $where } · { $name } · ouverte, { $count } à la table
list-running = { $where } · { $name } · attend { $asked }
list-your-turn = { $where } · { $name } · **à vous**

## Jouer

your-turn = { $mentions }, à vous. { $asked }
game-finished = La partie est finie. Merci d'avoir joué !
told-forced = { $told } _(sans autre choix)_
told-cut = … _(/log dit tout)_
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

settings-user = Pour vous : langue { $language }, couleurs { $theme }.
settings-channel = Pour ce salon : langue { $language }, couleurs { $theme }.

## Aide

help-text =
    Ici **Roundhouse** : on joue à { $games } dans ce salon, lentement : un coup quand on a une minute.

    ▸ **Commencer** : `/game new` ouvre une table ; on la rejoint par un bouton ; l'hôte lance la partie.
    ▸ **Jouer** : les boutons sous le plateau sont les coups probables, **Plus…** les montre tous avec un aperçu, à vous seulement. Ou bien tapez : `/move` complète chaque coup légal, et chaque verbe d'un jeu a sa commande (`/bid`, `/build`, `/produce`, `/pass`, …). `/hand` montre ce qui n'est que pour vos yeux.
    ▸ **Regarder** : `/board`, `/status`, `/log`, `/score`, `/export`. Tout le monde peut.
    ▸ **Apprendre** : `/rules` donne les règles par sujet, et dit d'où viennent les chiffres du plateau.
    ▸ **Retrouver** : `/game mine` liste vos parties et où c'est à vous, `/game list` celles du serveur.
    ▸ **Langue et couleurs** : `/settings me`, `/settings channel`.

    Les coups sans autre choix sont joués pour vous, et annoncés comme tels.

## Ce qui est refusé

error-unforeseen = Quelque chose a échoué ici ; rien n'a changé. Essayez encore, et prévenez l'hôte si cela se répète.
error-unanswered = Discord n'a pas pris ma réponse. Si le coup a été pris, son plateau arrive ; sinon, essayez encore.
error-discord-unwell = Discord ne répond pas comme il faut ({ $reason }). Relancez dans un moment.
error-no-game = Aucune partie n'est en cours dans ce salon. Ouvrez-en une avec /game new.
error-not-seated = Vous n'avez pas de place dans cette partie. Regarder est libre : /board, /status, /log.
error-stale = La partie a avancé depuis. Prenez les boutons sous le plateau le plus récent.
error-channel-taken = Une partie est déjà ouverte ou en cours dans ce salon. Celle-ci peut aller dans un fil :
error-no-thread-here = Un fil ne s'ouvre que dans un salon textuel. Prenez /game new dans un autre salon.
error-lobby-closed = Cette table n'est plus ouverte.
error-not-joined = Vous n'êtes pas à cette table.
error-table-full = La table est complète : { $high } au plus.
error-host-only = Seul l'hôte, ou un membre qui peut Gérer les salons, peut faire cela.
error-unknown-topic = Il n'y a pas de sujet « { $topic } ». Les sujets : { $topics }.
error-no-such-turn = Il n'y a pas de coup { $turn } : la partie en a { $played }.

## Démarrage

error-bad-token = DISCORD_TOKEN ne ressemble pas au jeton d'un bot : copiez-le de la page Bot de votre application, ou retirez-le pour ouvrir la table locale.
error-refused-token = Discord refuse ce DISCORD_TOKEN : faites-en un nouveau sur la page Bot de votre application.
error-bad-port = ROUNDHOUSE_PORT doit être un nombre de 1024 à 65535, pas « { $port } ».
error-port-in-use = Le port { $port } est pris : fermez ce qui s'en sert, ou donnez-en un autre à ROUNDHOUSE_PORT.
error-bad-data-folder = On ne peut pas écrire dans le dossier { $folder } ({ $reason }) : rendez-le accessible, ou donnez-en un autre à ROUNDHOUSE_DATA.
error-no-local-table = La table locale demande les paquets de l'extra « local » : pip install "roundhouse[local]". Avec DISCORD_TOKEN, c'est Discord qui sert.
local-ready = La table locale est ouverte à { $address }
local-hint = Choisissez qui vous êtes avec « Viewing as » et commencez par /game new ; une commande complétée s'envoie par la flèche. Ctrl-C arrête ; les parties sont gardées.
