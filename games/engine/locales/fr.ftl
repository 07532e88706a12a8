## Refus communs à tous les jeux

error-not-your-turn = Ce n'est pas votre tour : la table attend { $seats }.
error-game-over = La partie est finie.
error-not-a-number = « { $text } » n'est pas un nombre : écrivez-le en chiffres, par exemple 4.
error-number-missing = Il manque un nombre à la fin, par exemple 4.
error-number-out-of-range = { $text } ne convient pas : écrivez un nombre entier de 0 à { $most }.
error-nothing-typed = Rien n'est écrit là : dites quel coup.
error-word-too-many = Le coup est complet sans « { $text } » : retirez cela.
error-unknown-place-perhaps = Il n'y a pas de lieu « { $text } » sur ce plateau. { $place }, peut-être ?
error-unknown-place = Il n'y a pas de lieu « { $text } » sur ce plateau.
error-nothing-to-undo = Il n'y a pas de coup à reprendre.
error-undo-not-yours = Le dernier coup a été joué par { $seat } : seule cette personne peut le reprendre.
error-undo-drew = Quelque chose a été tiré pour ce coup : il reste joué.

## Mise en place

error-unknown-game = Il n'y a pas de jeu « { $game } ». Les jeux : { $games }.
error-player-count = Ce jeu se joue de { $low } à { $high }, pas à { $count }.
error-same-name-twice = { $name } est un nom pris deux fois.
error-bad-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $longest } lettres sur une ligne.
error-unknown-option = Il n'y a pas d'option « { $option } ». { $options_count ->
        [0] Ce jeu n'en a pas.
       *[other] Les options : { $options }.
    }
error-bad-option = « { $value } » n'est pas une valeur de l'option { $option }.
error-option-form = « { $text } » n'est pas une option : écrivez nom=valeur.
error-names-and-players = { $names ->
        [one] { $names } nom est donné
       *[other] { $names } noms sont donnés
    } pour { $players ->
        [one] { $players } place
       *[other] { $players } places
    }.
error-too-few-games = { $games } n'est pas un nombre de parties : au moins 1.
error-not-unicode = La ligne de commande contient des octets qui ne sont pas du texte.
error-unknown-player = Il n'y a pas d'adversaire « { $kind } ». Il y a : { $kinds }.
error-unknown-seat = Personne ne s'appelle « { $name } » ici. À la table : { $names }.

## Fichiers

error-file-unreadable = { $file } ne peut pas être lu : { $reason }.
error-file-unwritable = { $file } ne peut pas être écrit : { $reason }.
error-file-too-large = { $file } dépasse { $limit } octets.
error-file-too-deep = Ligne { $line } : le JSON est trop imbriqué.
error-file-is-excerpt = C'est un extrait d'une partie en cours, sans son tirage : il se lit, mais ne se rejoue pas.
error-file-not-json = Ligne { $line } : le JSON s'arrête ou ne tient pas ici.
error-file-expected = Ligne { $line }, { $where } : il faut { $expected }{ $got ->
        [nothing] {""}
       *[other] , pas { $got }
    }.
error-file-missing-field = Ligne { $line } : le champ « { $field } » manque.
error-file-unknown-field = Ligne { $line } : le champ « { $field } » est inconnu.
error-file-field-twice = Ligne { $line } : le champ « { $field } » y est une deuxième fois.
error-file-unknown-value = Ligne { $line }, { $where } : { $got } n'est pas une valeur connue.
error-file-misshapen = Ligne { $line }, { $where } : ceci ne convient pas.
error-board-place-twice = Ligne { $line } : { $place } y est deux fois.
error-board-unknown-place = Ligne { $line } : il n'y a pas de ville { $place }.
error-board-route-to-itself = Ligne { $line } : les deux bouts sont { $place }.
error-board-route-twice = Ligne { $line } : l'itinéraire { $route } y est deux fois.
error-board-not-connected = Ligne { $line } : aucun chemin ne relie { $place } et { $other }.
error-board-too-many = Ligne { $line }, { $where } : { $count }, c'est plus qu'une image ne peut montrer. Gardez-en { $most } au plus.
error-board-places-too-near = Ligne { $line } : { $place } et { $other } sont si proches que la carte ne peut pas montrer les deux. Écartez-les.
error-board-many-neighbours = Ligne { $line } : { $place } a plus de { $most } voisins. Retirez un itinéraire.
error-board-routes-too-long = Ligne { $line } : jusqu'à { $route }, les itinéraires courent sur toute la carte. Reliez des lieux plus proches.
error-bad-action = Coup { $number }, « { $move } » : { $reason }
error-forced-moves-differ = { $number ->
        [0] L'ouverture
       *[other] Coup { $number }
    } : { $forced_count ->
        [0] le fichier a des coups forcés, mais aucun coup n'y est forcé.
        [one] le coup forcé est { $forced }, mais le fichier dit autre chose.
       *[other] les coups forcés sont { $forced }, mais le fichier dit autre chose.
    }

## L'outil

tool-about = Jouer et vérifier des parties en ligne de commande.
tool-list = les jeux
tool-new = préparer une partie
tool-legal = les coups légaux, un par ligne
tool-play = jouer des coups pour qui a la main ; si l'un est refusé, aucun n'est joué
tool-replay = vérifier chaque coup d'une partie et montrer le classement
tool-log = ce qui est arrivé
tool-random = jouer une partie entière au hasard
tool-fuzz = des parties au hasard où tout est vérifié ; un échec laisse un fichier de partie
tool-arena = des ordinateurs entre eux : qui gagne combien de fois, et combien de temps ils réfléchissent
tool-arg-game = le jeu
tool-arg-match = un fichier de partie
tool-arg-move = un coup, comme « enchérir 4 »
tool-arg-players = combien jouent
tool-arg-names = les noms, séparés par des virgules
tool-arg-keep-seats = garder les noms dans cet ordre au lieu de les mélanger
tool-arg-seed = d'où vient tout le hasard
tool-arg-option = une option, sous la forme nom=valeur
tool-arg-board = un fichier de plateau à soi
tool-arg-output = où écrire le fichier de partie
tool-arg-seat = qui joue, quand plusieurs le peuvent
tool-arg-games = combien de parties
tool-arg-seats = qui joue, avec des virgules : random, sense, greedy, quick, easy, steady, strong
tool-arg-jobs = combien de parties à la fois ; sinon, autant qu'il y a de processeurs
tool-arg-folder = où laisser les échecs
tool-arg-locale = la langue

tool-game = { $game } — { $name }, de { $low } à { $high }
tool-written = { $file } : { $name }, à la table { $names }.
tool-turn = { $seats_count ->
        [one] La table attend { $seats }.
       *[other] La table attend { $seats } à la fois.
    }
tool-sound = { $actions ->
        [one] { $actions } coup, les règles sont tenues.
       *[other] { $actions } coups, les règles sont tenues.
    }
tool-log-turn = { $number }. { $seat } : { $move }
tool-log-forced = (forcé) { $seat } : { $move }
tool-place = { $rank }. { $seat } : { $score }
tool-fuzz-counts =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $actions ->
        [one] { $actions } coup
       *[other] { $actions } coups
    }, { $refused } refus, { $failures ->
        [one] { $failures } échec
       *[other] { $failures } échecs
    }
tool-arena-line = { $kind } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } sur { $games }, { $share } % ({ $low }-{ $high }), score { $score }, { $seconds } s par coup, { $longest } au plus
tool-fuzz-failure = { $file } : { $reason }
error-which-seat = Plusieurs peuvent jouer : dites qui avec --seat.

## Nombres de choses

amount = { $count } × { $what }

## Commandes de plusieurs jeux

command-bid = enchérir
command-bid-about = Enchérir
argument-bid = montant
argument-bid-about = Combien
command-build = construire
command-build-about = Construire
argument-build = où
argument-build-about = Où, selon le jeu : Boston-Albany, Reading, Duryea 2, G8 N-SE
command-choose = choisir
command-choose-about = Choisir un personnage, ou une action du tour
argument-choose = qui
argument-choose-about = Qui, ou quelle action : Ford, locomotive
command-pass = passer
command-pass-about = Passer

## Ce qu'on tape

typed-bid = miser, enchérir, offrir, mise, enchère
typed-pass = finir, passe, passez
