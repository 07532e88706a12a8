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

## Ce qui arrive

event-first-drawn = Au tirage au sort, { $seat } commence.
event-train-loaded = Tour { $turn }, { $train } : dés { $dice }.
event-bid-made = { $seat } mise { $pieces } sur { $train }.
event-driven-off = On surenchérit sur { $train } : { $seat } reprend { $pieces }.
event-train-boarded =
    { $seat } prend { $train } avec { $carriages } en voiture et { $wagons } en wagon{ $lost ->
        [0] {""}
        [one] {" "}; pour { $lost } pièce noire il n'y avait rien à échanger
       *[other] {" "}; pour { $lost } pièces noires il n'y avait rien à échanger
    }.
event-order-set = On construit dans cet ordre : { $seats }.
event-city-connected =
    { $seat } relie { $city } (chemin { $way }) : { $cost } pour le chemin et { $carriages } des voitures.
event-building-ended =
    { $seat } a fini{ $left ->
        [0] {""}
        [one] {" "}; { $left } pièce devient disponible
       *[other] {" "}; { $left } pièces deviennent disponibles
    }.
event-income-paid =
    { $seat } reçoit { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }.
event-turn-ended =
    Le tour { $turn } est fini ; { $first_seat } commencera le suivant.{ $idle ->
        [0] {""}
        [one] {" "}Personne n'a relié de ville.
       *[other] {" "}Personne n'a relié de ville depuis { $idle } tours.
    }
event-game-ended =
    { $winner_seats_count ->
        [one] { $winner_seats } gagne la partie.
       *[other] { $winner_seats } se partagent la victoire.
    }

## Ce qui est refusé

error-bid-expected = Misez sur un train (bid A 2).
error-build-expected = Reliez une ville (build Reading), ou passez (pass) pour finir.
error-no-such-train = Ce train n'est pas de cette partie.
error-bid-beyond-stock = { $available } pièces sont disponibles pour miser.
error-bid-too-low = La mise sur { $train } est de { $bid } : misez au moins { $lowest }.
error-bid-below-one = Une mise est d'au moins 1.
error-already-connected = Vous avez déjà une pièce à { $city }.
error-no-way = Aucun chemin ne mène à { $city } : les villes traversées doivent avoir une pièce.
error-too-few-carriages = { $city } demande { $needed } pièces des voitures, et le train y en a { $carriages }.
error-too-few-pieces = Le chemin vers { $city } demande { $cost } ; en dehors des { $needed } pour la ville il n'y en a pas autant ({ $others } en wagon et en stock).
error-unknown-move = « { $text } » n'est pas un coup. Par exemple : bid A 2, build Reading, pass.
error-unknown-train = Il n'y a pas de train « { $text } ». Les trains : { $names }.

## Scores

score-city = { $amount } pour { $city }
score-off-board = départage, pièces hors du plateau : { $amount }

## Les coups, pour boutons et menus

move-bid = Miser { $pieces } sur { $train }
move-connect = Relier { $city }
move-done = Fini

verb-bid = Miser sur un train
verb-build = Relier une ville
verb-pass = Finir

detail-bid = { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }, dont { $carriages } en voiture
detail-connect = liaisons { $links }, passages { $passages }, { $carriages } des voitures, vaut { $points }
detail-done = { $possible ->
        [0] rien d'autre à relier
        [one] { $possible } ville pourrait encore être reliée
       *[other] { $possible } villes pourraient encore être reliées
    }

events-income-paid = { $seats } reçoivent { $pieces ->
        [one] { $pieces } pièce par tête
       *[other] { $pieces } pièces par tête
    }.

## Options du jeu

option-ferries = Les ferries
option-ferries-true = avec les ferries
option-ferries-false = sans les ferries

## Sur l'image

chart-purse = Pièces disponibles
picture-turn = Tour { $turn }
picture-phase-bidding = Enchères des trains
picture-phase-building = Construction
picture-phase-over = Fin
picture-asked-bidding = { $seat } : miser sur un train
picture-asked-building = { $seat } : relier des villes avec { $train }
picture-won = { $winner_seats_count ->
        [one] { $winner_seats } gagne
       *[other] { $winner_seats } se partagent la victoire
    }
picture-free = libre
picture-bid = { $seat } : { $bid }
picture-income = Revenu
picture-available = Disponibles
picture-unavailable = Indisponibles
picture-points = Score
picture-order = construit en { $place }
picture-worth = pièces { $pieces }, en voiture { $carriages }

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

## Règles, par sujet

topic-overview = Aperçu du jeu
help-overview =
    Dans Great Western, de 2 à 4 bâtisseurs relient les villes du sud de l'Angleterre et du pays de Galles à partir de Londres. Quand chaque ville a une pièce, les points des villes décident.

    ▸ Un tour : les dés **chargent** les trains, on **mise** sur un train, les trains **construisent** dans l'ordre, puis vient le **revenu**.
    ▸ Chaque couleur a 26 pièces : une à London, une sur la piste des revenus, 10 disponibles, 14 indisponibles. Elles servent d'argent, de mises et de marqueurs ; ce qui est dépensé devient indisponible et revient comme revenu.
topic-trains = Charger et miser
help-trains =
    ▸ On emploie un train par place. Trois dés par train : chacun de 2 à 6 met une pièce noire dans la première à la cinquième voiture derrière la locomotive, un 1 n'en met pas.
    ▸ En partant de qui commence et dans le sens horaire, qui n'est sur aucun train doit miser : au moins 1 sur un train libre, ou plus que la mise posée sur un autre. En cas de surenchère on reprend ses pièces et on attend son tour. Une mise posée ne se relève ni ne se retire. C'est fini quand toute la table est sur un train.
    ▸ Les mises deviennent indisponibles. Puis les pièces noires du train s'échangent contre des pièces indisponibles de qui l'a gagné ; s'il en manque, les voitures passent avant les wagons, en partant de la locomotive.
topic-building = Construire
help-building =
    ▸ Le train dont les pièces sont les plus proches de la locomotive construit d'abord, en comparant pièce par pièce ; puis de haut en bas. Le dernier commencera le tour suivant.
    ▸ Pour relier une ville, partez d'une de vos villes et suivez les liaisons. Chaque liaison coûte son nombre, chaque ville traversée où vous n'avez pas de pièce coûte un, et une ville vide ne se traverse pas. Cela se paie des wagons, puis du stock, puis des voitures.
    ▸ La ville elle-même coûte autant de pièces qu'il y a de couleurs avec la vôtre, **des voitures seulement**. L'une d'elles y reste.
    ▸ Autant de fois que possible et voulu ; une ville reliée est à vous aussitôt. Ce qui reste sur le train devient disponible.
    ▸ Une ville avec trois autres couleurs coûterait quatre pièces des voitures et un train en porte trois : seule London en a quatre.
topic-end = Revenu et fin
help-end =
    ▸ Revenu : une pièce d'indisponible à disponible par ville, London aussi, tant qu'il y en a.
    ▸ La partie finit dès que chaque ville a une pièce, ou après trois tours de suite sans nouvelle ville. Comptez les points de vos villes ; en cas d'égalité, le plus de pièces hors du plateau l'emporte.
    ▸ L'option *ferries* ajoute les deux ferries de la mise à jour, qui sont des liaisons comme les autres.
topic-moves = Jouer avec le bot
help-moves =
    ▸ Les boutons sous le plateau offrent chaque train à sa plus petite mise, puis les villes qui valent le plus. **Plus…** montre tous les coups, avec un aperçu, à vous seulement.
    ▸ À taper : `/bid A 3` mise trois pièces sur le train A, `/build Reading` relie Reading par le chemin le moins cher, `/pass` finit votre construction. `/move` complète tout.
    ▸ Les coups sans autre choix sont joués pour vous, et annoncés comme tels.
topic-board = Le plateau et ses sources
