game-name = Cairn

## Ce qui arrive

event-first-drawn = Au tirage au sort, { $seat } commence.
event-heap-drawn = { $stones ->
        [one] Au { $heap } se trouve { $stones } pierre.
       *[other] Au { $heap } se trouvent { $stones } pierres.
    }
event-stones-taken =
    { $seat } prend { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } au { $heap }.
event-gathering-left = { $seat } ne ramasse plus.
event-storm-blew =
    { $lost ->
        [0] La tempête passe au loin : un cairn porte toujours { $bears }.
       *[other] La tempête souffle : un cairn porte { $lost } de moins, { $bears } désormais.
    }
event-cairn-stacked = { $seat } empile { $amounts }, hauteur { $height }.
event-nothing-stacked = { $seat } n'empile rien.
events-nothing-stacked = { $seats } n'empilent rien.
event-game-ended =
    { $winner_seats_count ->
        [one] { $winner_seats } gagne la partie.
       *[other] { $winner_seats } se partagent la victoire.
    }

## Ce qui est refusé

error-take-expected = Prenez des pierres (prendre Nevis 2), ou passez.
error-stack-expected = Empilez votre cairn (empiler Nevis:1 Rannoch:2), ou passez.
error-not-a-handful = Une poignée compte de 1 à { $handful } pierres.
error-too-few-stones =
    { $left ->
        [0] Il n'y a plus de pierre au { $heap }.
        [one] Il n'y a que { $left } pierre au { $heap }.
       *[other] Il n'y a que { $left } pierres au { $heap }.
    }
error-stack-each-once = Nommez chaque tas une fois, avec son nombre de pierres (empiler Nevis:1 Rannoch:2).
error-stack-beyond-bag =
    { $stones ->
        [0] Il n'y a pas de pierre dans votre sac.
       *[other] Empilez au moins 1 pierre de chaque tas nommé, et pas plus que votre sac n'en a.
    }
error-stack-too-heavy = Cela pèse { $weight }, et un cairn porte { $bears }.
error-unknown-move = « { $text } » n'est pas un coup. Par exemple : prendre Nevis 2, empiler Nevis:1 Rannoch:2, passer.
error-unknown-heap = Il n'y a pas de tas « { $text } ». Essayez { $one_of }.
error-heap-range = Ligne { $line } : au { $heap }, le moins de pierres dépasse le plus.

## Scores

score-cairn = { $amount } par des pierres du { $heap }
score-left = { $amount } pour les pierres en trop
score-stones = départage, pierres du cairn : { $amount }

## Les coups, pour boutons et menus

move-take = En prendre { $stones } au { $heap }
move-stack = Empiler { $amounts }
move-pass = Passer

verb-take = Prendre des pierres
verb-stack = Empiler votre cairn
verb-pass = Passer

detail-take = poids { $weight }, hauteur { $height }
detail-stack = poids { $weight }, hauteur { $height }
detail-pass = {""}

## Un nombre par tas

limits-stack = Un cairn porte { $weight }.
span-stack = **{ $what }** : de { $low } à { $high }, poids { $weight } la pierre
number-stack = { $count ->
        [0] { $what } : aucune
       *[other] { $count } × { $what }, poids { $weight }
    }

## Options du jeu

option-storm = La tempête
option-storm-true = avec une tempête
option-storm-false = sans tempête

## Commandes

command-take = prendre
command-take-about = Prendre des pierres d'un tas (Cairn)
argument-take = pierres
argument-take-about = Où, et combien : Nevis 2
command-stack = empiler
command-stack-about = Empiler un cairn de vos pierres (Cairn)
argument-stack = pierres
argument-stack-about = Un nombre par tas : Nevis:1 Rannoch:2

## Sur l'image

chart-purse = Pierres dans le sac
picture-turn = Tour { $turn }
picture-phase-gathering = Ramassage
picture-phase-stacking = Empilage
picture-phase-over = Fin
picture-asked-gathering = { $seat } : prendre des pierres
picture-asked-stacking = { $seat } : empiler son cairn
picture-won = { $winner_seats_count ->
        [one] { $winner_seats } gagne
       *[other] { $winner_seats } se partagent la victoire
    }
picture-stone = poids { $weight } · hauteur { $height }
picture-cairns = Un cairn porte { $bears }
picture-bag = Dans le sac, par tas
picture-weight = Poids
picture-height = Hauteur
picture-score = Points

## L'image en mots

describe-heap = { $heap } : { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }, chacune de poids { $weight } et de hauteur { $height }.
describe-bears = Un cairn porte { $bears }.
describe-player = { $seat } : dans le sac { $bag } ; sur le cairn { $cairn }, hauteur { $height } ; score { $score }.
describe-none = rien

## La leçon

lesson-1 =
    Ramassez des pierres dans votre sac, puis empilez-les : le plus haut cairn gagne. { $rival_seat } a commencé ; il reste { $left } pierres au { $heap }.

    ➤ Prenez-en : *{ $move }*.
lesson-1-done = Les pierres prises au { $heap } sont dans votre sac.
lesson-2 =
    Les autres ne ramassent plus : continuez sans eux, mais attention au poids. *{ $other }* serait plus lourd.

    ➤ *{ $moves }*.
lesson-2-done = De quoi faire un petit cairn. La tempête dira ce qu'il peut porter.
lesson-3 =
    Empilez ce que le cairn porte.

    ➤ *{ $move }*.
lesson-3-done = Votre score est de { $score }.

## Règles, par sujet

topic-overview = Aperçu du jeu
help-overview =
    Dans Cairn, de 2 à 4 personnes ramassent des pierres sur la lande et les empilent. Le plus haut cairn gagne.

    ▸ **Ramassage** : à tour de rôle, prenez de 1 à 3 pierres d'un tas, ou passez et ne ramassez plus. C'est fini quand toute la table a passé ou qu'il ne reste pas de pierre.
    ▸ **Tempête** : au sort, un cairn porte 0, 1 ou 2 de moins. L'option *storm* permet de s'en passer.
    ▸ **Empilage** : à partir de qui commence, toute la table empile une fois. Les pierres ne peuvent pas peser plus que ce qu'un cairn porte.
    ▸ Les tas et qui commence sont tirés au sort.
topic-score = Le score
help-score =
    ▸ La hauteur de votre cairn, moins 1 par pierre restée dans le sac. À égalité, le cairn de plus de pierres l'emporte.
topic-moves = Jouer avec le bot
help-moves =
    ▸ Les boutons offrent une poignée de chaque tas. **Plus…** montre tous les coups, à vous seulement.
    ▸ À taper : `/prendre Nevis 2`, `/empiler Nevis:1 Rannoch:2`, `/passer`.
    ▸ Un sac sans pierre ne s'empile pas : le bot passe pour vous.
topic-board = Le plateau et ses sources

## In short, where there is little room

lead-stones-taken = Ramassé : { $seat } { $stones } au { $heap }
brief-stones-taken-stones-taken = { $seat } { $stones } au { $heap }
brief-stones-taken-gathering-left = { $seat } plus rien
