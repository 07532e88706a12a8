game-name = Great Western

## Les choses

train-A = le train A
train-B = le train B
train-C = le train C
train-D = le train D

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert

ending-connected = Chaque ville a une pièce
ending-idle = Personne n'a relié de ville depuis trois tours

## Les lieux qui ont un autre nom dans une langue

place-London = Londres

## Ce qui arrive

event-first-drawn = Au tirage au sort, { $seat } commence.
event-train-loaded = Tour { $turn }, dés pour { $train } : { $dice }.
event-bid-made = { $seat } enchérit à { $pieces } sur { $train }.
event-driven-off =
    On surenchérit sur { $train } : { $seat } { $pieces ->
        [0] n'a pas de pièce à reprendre
        [one] reprend { $pieces } pièce
       *[other] reprend { $pieces } pièces
    }.
event-train-boarded =
    { $seat } dépense { $bid } pour { $train } et charge { $carriages } en voiture et { $wagons } en wagon{ $lost ->
        [0] {""}
        [one] {" "}; { $lost } pièce noire part sans échange
       *[other] {" "}; { $lost } pièces noires partent sans échange
    }.
event-order-set = On construit dans cet ordre : { $seats }.
event-city-connected =
    { $seat } relie { $city } ({ $way }) : { $cost } pour le chemin et { $needed } pour la ville, soit { $carriages } des voitures{ $wagons ->
        [0] {""}
       *[other] , { $wagons } des wagons
    }{ $stock ->
        [0] {""}
       *[other] , { $stock } du stock
    }.
event-building-ended =
    { $seat } a fini{ $left ->
        [0] {""}
        [one] {" "}; { $left } pièce devient disponible
       *[other] {" "}; { $left } pièces deviennent disponibles
    }.
event-income-paid =
    { $pieces ->
        [0] { $seat } ne reçoit pas de pièce.
        [one] { $seat } reçoit { $pieces } pièce.
       *[other] { $seat } reçoit { $pieces } pièces.
    }
event-turn-ended =
    Le tour { $turn } est fini ; { $first_seat } commencera le suivant.{ $idle ->
        [0] {""}
        [one] {" "}Personne n'a relié de ville.
       *[other] {" "}Personne n'a relié de ville depuis { $idle } tours.
    }
event-train-cleared =
    { $pieces ->
        [one] { $pieces } pièce sur { $train } devient disponible pour { $seat }.
       *[other] { $pieces } pièces sur { $train } deviennent disponibles pour { $seat }.
    }
event-game-ended =
    { $ending } : la partie est finie. { $winner_seats_count ->
        [one] { $winner_seats } gagne.
       *[other] { $winner_seats } se partagent la victoire.
    }

## Ce qui est refusé

error-bid-expected = Enchérissez sur un train (enchérir A 2).
error-build-expected = Reliez une ville (construire Reading), ou passez pour finir.
error-no-such-train = Ce train n'est pas de cette partie.
error-bid-beyond-stock =
    { $available ->
        [0] Vous n'avez pas de pièce disponible : vous ne pouvez enchérir qu'à 0, sur un train libre.
        [one] Vous ne pouvez pas enchérir au-delà de votre seule pièce disponible.
       *[other] Vous ne pouvez pas enchérir au-delà de vos { $available } pièces disponibles.
    }
error-bid-too-low = La mise sur { $train } est de { $bid } : enchérissez à { $lowest } au moins.
error-bid-below-one = Vous ne pouvez pas enchérir à moins de 1.
error-already-connected = Vous ne pouvez pas relier { $city } : vous y avez déjà une pièce.
error-no-way = Aucun chemin ne mène à { $city } : une ville sans pièce ne se traverse pas.
error-too-few-carriages =
    { $city } demande { $needed ->
        [one] { $needed } pièce
       *[other] { $needed } pièces
    } des voitures, et { $carriages ->
        [0] celles de votre train n'en ont pas
       *[other] celles de votre train en ont { $carriages }
    }.
error-too-few-pieces =
    Le chemin vers { $city } demande { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } ; en dehors de ce que prend la ville ({ $needed }), { $left ->
        [0] vous n'en avez pas, ni sur le train ni en stock
       *[other] vous en avez { $left }, train et stock compris
    }.
error-unknown-move = « { $text } » n'est pas un coup. Par exemple : enchérir A 2, construire Reading, passer.
error-unknown-train = Il n'y a pas de train « { $text } ». Les trains : { $names }.

## Scores

score-city = { $amount } pour { $city }
score-off-board =
    départage : { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } hors du plateau

## Les coups, pour boutons et menus

move-bid = Enchérir à { $pieces } sur { $train }
move-connect = Relier { $city }
move-done = Finir

verb-bid = Enchérir sur un train
verb-build = Relier une ville
verb-pass = Finir

detail-bid =
    { $carriages } en voiture, { $wagons } en wagon{ $lost ->
        [0] {""}
       *[other] , { $lost } sans échange
    }, { $left ->
        [0] ne laisse aucune pièce
        [one] laisse { $left } pièce
       *[other] laisse { $left } pièces
    }
detail-connect =
    liaisons { $links }{ $passages ->
        [0] {""}
       *[other] , passages { $passages }
    }, ville { $needed } ; { $carriages } des voitures, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
detail-done = { $possible ->
        [0] rien d'autre à relier
        [one] { $possible } ville pourrait encore être reliée
       *[other] { $possible } villes pourraient encore être reliées
    }

events-income-paid = { $pieces ->
        [0] { $seats } ne reçoivent pas de pièce.
        [one] { $seats } reçoivent { $pieces } pièce par tête.
       *[other] { $seats } reçoivent { $pieces } pièces par tête.
    }

## Options du jeu

option-ferries = Les ferries
option-ferries-true = avec les ferries
option-ferries-false = sans les ferries
option-boarding = Le chargement des trains gagnés
option-boarding-bids-first = mises dépensées avant l'échange
option-boarding-book = échange avant les mises, selon la règle

## Sur l'image

chart-purse = Pièces disponibles
picture-turn = Tour { $turn }
picture-phase-bidding = Enchères des trains
picture-phase-building = Construction
picture-phase-over = Fin
picture-asked-bidding = { $seat } : enchérir sur un train
picture-asked-building = { $seat } : relier des villes avec { $train }
picture-won = { $winner_seats_count ->
        [one] { $winner_seats } gagne
       *[other] { $winner_seats } se partagent la victoire
    }
picture-value = valeur
picture-empty = ville vide
picture-cost = coût
picture-paid = voie payée
picture-ferry = par ferry
picture-free = libre
picture-bid = { $seat } : { $bid }
picture-income = Revenu
picture-available = Disponibles
picture-unavailable = Indisponibles
picture-points = Score
picture-on-trains = Sur les trains
picture-order = construit au rang { $place }
picture-rank = au rang { $place }
picture-worth = pièces { $pieces }, dont { $carriages } en voiture

## L'image en mots

describe-player =
    { $seat } ({ $colour }) : { $available ->
        [one] { $available } pièce disponible
       *[other] { $available } pièces disponibles
    }, { $unavailable ->
        [one] { $unavailable } indisponible
       *[other] { $unavailable } indisponibles
    }, revenu { $income }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $first ->
        [0] {""}
       *[other] , commence le tour
    }.
describe-train =
    Construit au rang { $place } : { $train }, { $taken ->
        [free] libre
        [bid] { $seat } avec une mise de { $bid }
       *[won] pris par { $seat }
    } ; pièces depuis la locomotive : { $cars }.
describe-carriage = voiture { $pieces }
describe-wagon = wagon { $pieces }
describe-empty = Villes vides, avec leurs points : { $cities }.
describe-city =
    { $city }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $seats }.
describe-figure = { $city } { $figure }
describe-ferry = { $city } { $figure } par ferry
describe-costs = Liaisons, avec leur coût.
describe-links = Depuis { $city } : { $links }.
describe-paid = { $start } à { $end }
describe-track = Voies payées par { $seat } : { $links }.

## La leçon

lesson-1 =
    De Londres, vous reliez les villes du sud de l'Angleterre et du pays de Galles. Quand chaque ville a une pièce, les **points** de vos villes décident. Vos pièces sont tout à la fois : argent, mises et marqueurs. Vous en avez { $available } de **disponibles** ; { $unavailable } ne le sont pas, et le deviennent comme revenu.

    À chaque tour, les dés chargent autant de **trains** qu'il y a de places, et il faut être sur un train. Ce que portent ses **voitures** paiera les villes ; ce que portent ses wagons, seulement le chemin. Voyez { $train } : ses voitures portent { $carriages } pièces.

    ➤ Montez-y au plus bas prix : *{ $move }*.
lesson-1-done =
    Vous y êtes, tant que personne n'enchérit plus haut. Une mise posée ne se relève ni ne se retire, et on n'est jamais sur deux trains.
lesson-2 =
    { $rival_seat } enchérit à { $bid } sur { $train } : votre pièce vous revient, et il faut de nouveau être quelque part. Un train sans voitures chargées serait bon marché, mais vous ne relieriez rien.

    ➤ Enchérissez plus haut : *{ $move }*. Il vous reste { $left } pièces.
lesson-2-done =
    Quand toute la table est sur un train, les mises deviennent indisponibles, et ne servent plus à construire. En échange, qui a le train y met à la place des pièces noires **ses propres pièces indisponibles** : un train vous rend ce dont vous ne pouviez plus vous servir.
lesson-3 =
    {""}**Construire.** Le train dont les pièces sont les plus proches de la locomotive commence. { $rival_seat } a construit avant vous, et vous ouvre un chemin : chaque **liaison** coûte son nombre, chaque ville traversée où vous n'avez pas de pièce coûte un de plus, et une ville vide ne se traverse pas.

    { $city } coûte { $cost } pour le chemin ({ $links } de liaisons, { $passages } de passage), des wagons d'abord, puis du stock ; et { $needed } **des voitures** pour la ville elle-même : autant que de couleurs dans la ville, avec la vôtre.

    ➤ *{ $move }* : elle vaut { $points } points.
lesson-3-done =
    Votre chemin : { $way }. Une pièce reste à { $city }, les autres deviennent indisponibles. Passer par les villes des autres est cher, mais vous évite de relier chaque ville.
lesson-4 =
    Reliez aussi souvent que voitures et pièces le permettent ; une ville reliée est à vous aussitôt. { $city } est voisine : { $cost } pour la liaison, une pièce d'une voiture, { $points } points.

    ➤ *{ $move }*.
lesson-4-done =
    Puis vient le **revenu** : une pièce par ville à vous, Londres aussi. Vous en recevez { $income }. Qui construit en dernier **commence** le tour suivant : c'est enchérir en premier, quand tous les trains sont libres. Cette fois, c'est vous.
lesson-5 =
    Nous voici au tour { $turn }. Les dés ont gâté { $train } : { $carriages } dans les voitures et { $wagons } dans les wagons, juste derrière la locomotive. Qui l'a construit donc **d'abord**. { $rival_seat } s'y tient avec { $bid }.

    ➤ Il en vaut la peine : *{ $move }*.
lesson-5-done =
    Il vous reste { $left } pièces en stock. Comptez toujours avant d'enchérir : le chemin aussi se paie. Si les trains qui restent sont pauvres, montez à bas prix et gardez vos pièces pour le tour suivant.
lesson-6 =
    Vous construisez d'abord. Sur l'eau passent des **ferries**, des liaisons comme les autres : { $start } → { $city } en est une, pour { $cost }. Le chemin se paie des wagons, puis du stock, puis des voitures. Le pays de Galles est riche : { $city } seule vaut { $points } points.

    ➤ Reliez deux villes avec vos deux pièces des voitures : *{ $moves }*.
lesson-6-done =
    Plus de villes, plus de revenu : à la fin de ce tour, vous recevez { $income } pièces. Et qui traverse une de vos villes sans y être paie une pièce de plus.
lesson-7 =
    Tour { $turn } : presque toutes les villes sont prises. On peut encore relier celles des autres, mais elles **coûtent plus** : autant de pièces des voitures que de couleurs dans la ville, avec la vôtre. { $rival_seat } est à { $city } : il en faut { $needed }, et { $cost } pour le chemin.

    ➤ Elle vous vaut { $points } points, comme à toute couleur qui s'y trouve : *{ $move }*.
lesson-7-done =
    La partie a fini un tour plus tard, dès que la dernière ville a eu sa pièce. Vos villes valaient { $final } points{ $rank ->
        [1] , et vous avez gagné
       *[other] , à la place { $rank }
    }. Donc : les voitures font les villes, les villes font le revenu, et les villes riches, au loin, décident.

## Règles, par sujet

topic-overview = Aperçu du jeu
help-overview =
    Great Western se joue de 2 à 4 : on relie les villes du sud de l'Angleterre et du pays de Galles à partir de Londres. Quand chaque ville a une pièce, les points des villes décident.

    ▸ Un tour : les dés **chargent** les trains, on **enchérit** sur un train, les trains **construisent** dans l'ordre, puis vient le **revenu**.
    ▸ Chaque couleur a 26 pièces : une à Londres, une sur la piste des revenus, 10 disponibles, 14 indisponibles. Elles servent d'argent, de mises et de marqueurs ; ce qui est dépensé devient indisponible et revient comme revenu.
topic-trains = Charger et enchérir
help-trains =
    ▸ On emploie autant de trains qu'il y a de places. Trois dés par train : chacun de 2 à 6 met une pièce noire dans la voiture ou le wagon qui lui revient, du premier au cinquième derrière la locomotive ; un 1 n'en met pas.
    ▸ En partant de qui commence et dans le sens horaire, qui n'est sur aucun train doit enchérir : à 1 au moins sur un train libre, ou au-dessus de la mise posée sur un autre. En cas de surenchère on reprend ses pièces et on attend son tour. Une mise posée ne se relève ni ne se retire. C'est fini quand toute la table est sur un train.
    ▸ Les mises deviennent indisponibles. Puis les pièces noires du train s'échangent contre des pièces indisponibles de qui l'a gagné ; s'il en manque, les voitures passent avant les wagons, en partant de la locomotive, et les autres pièces noires partent.
    ▸ C'est un écart : la règle imprimée nomme l'échange d'abord, les mises ensuite. Ainsi, les pièces tout juste dépensées en mises ne se chargent pas, et un grand réseau ne pourrait plus jamais charger de train. L'option *boarding* offre l'ordre de la règle.
topic-building = Construire
help-building =
    ▸ Le train dont les pièces sont les plus proches de la locomotive construit d'abord, en comparant pièce par pièce ce qu'il porte après l'échange ; puis de haut en bas. Le dernier commencera le tour suivant.
    ▸ Pour relier une ville, partez d'une de vos villes et suivez les liaisons. Chaque liaison coûte son nombre, chaque ville traversée où vous n'avez pas de pièce coûte un, et une ville vide ne se traverse pas. Ce chemin se paie des wagons, puis du stock, puis des voitures.
    ▸ La ville elle-même coûte autant de pièces qu'il y a de couleurs avec la vôtre, **des voitures seulement**. L'une d'elles y reste.
    ▸ Reliez autant de villes que vous pouvez et voulez ; une ville reliée est à vous aussitôt. Ce qui reste sur le train devient disponible.
    ▸ Une ville avec trois autres couleurs coûterait quatre pièces des voitures et un train en porte trois : il n'y a qu'à Londres qu'elles sont quatre.
topic-end = Revenu et fin
help-end =
    ▸ Revenu : une pièce d'indisponible à disponible par ville, Londres aussi, tant qu'il y en a.
    ▸ La partie finit dès que chaque ville a une pièce : le reste du tour tombe, le revenu aussi, et les pièces sur les trains deviennent disponibles. Comptez les points de vos villes ; en cas d'égalité, le plus de pièces hors du plateau l'emporte.
    ▸ Elle finit aussi, et ce n'est pas dans la règle imprimée, après trois tours de suite sans nouvelle ville.
    ▸ L'option *ferries* ajoute les deux ferries de la mise à jour, qui sont des liaisons comme les autres.
topic-rulings = Ce que la règle ne dit pas
help-rulings =
    La règle imprimée laisse ceci ouvert. Ici, on joue ainsi :

    ▸ Un train a cinq voitures et wagons, un par face de 2 à 6, dans cet ordre depuis la locomotive ; des dés égaux vont ensemble.
    ▸ On enchérit avec des pièces disponibles. Sans aucune, on enchérit à 0 sur un train libre.
    ▸ En cas de surenchère on peut revenir sur le même train, à son prochain tour d'enchérir.
    ▸ S'il manque des pièces indisponibles pour un train, les voitures passent avant les wagons, en partant de la locomotive.
    ▸ Pour l'ordre de construction, un train qui a encore des pièces à comparer passe avant un train qui n'en a plus.
    ▸ On prend le chemin le moins cher et on ne dépense les pièces des voitures qu'en dernier : rien d'autre n'est jamais mieux.
    ▸ La dernière ville finit la partie aussitôt : le reste du tour tombe, et les pièces sur les trains deviennent disponibles.
    ▸ Trois tours de suite sans nouvelle ville la finissent aussi.
    ▸ Si l'égalité demeure après les pièces hors du plateau, la place se partage.

    De plus, sauf si l'option *boarding* dit autre chose, les mises se dépensent avant l'échange et non après : voir *Charger et enchérir*.
topic-moves = Jouer avec le bot
help-moves =
    ▸ Les boutons sous le plateau offrent chaque train à sa plus petite mise, puis les villes qui valent le plus. **Plus…** montre tous les coups, avec un aperçu, à vous seulement.
    ▸ À taper : `/enchérir A 3` met une mise de trois pièces sur le train A, `/construire Reading` relie Reading par le chemin le moins cher, `/passer` finit votre construction. `/coup` complète tout.
    ▸ Les coups sans autre choix sont joués pour vous, et annoncés comme tels.
topic-board = Le plateau et ses sources

## Ce qu'on tape

error-incomplete = { $verb ->
        [bid] Dites sur quel train, et avec combien de pièces : enchérir A 2.
       *[build] Dites quelle ville : construire Reading.
    }
typed-bid = miser, miser sur, miser sur un train, enchérir sur, offrir, mise, enchère
typed-build = relier, joindre
typed-A = train A
typed-B = train B
typed-C = train C
typed-D = train D

## In short, where there is little room

lead-bid-made = Enchères : { $seat } { $pieces } sur { $train }
brief-bid-made-bid-made = { $seat } { $pieces } sur { $train }
