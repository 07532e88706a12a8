game-name = Automobile

## Les choses

carclass-luxury = luxe
carclass-mid = prix moyen
carclass-low = bas prix

character-ford = Ford
character-kettering = Kettering
character-sloan = Sloan
character-howard = Howard
character-durant = Durant
character-chrysler = Chrysler

colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-purple = violet

## Ce qui arrive

event-first-drawn = Au tirage au sort, { $seat } ouvre le choix des personnages.
event-tiles-drawn =
    Tour { $turn } : on pioche en secret { $tiles ->
        [one] { $tiles } tuile de demande par tête
       *[other] { $tiles } tuiles de demande par tête
    }.
event-character-chosen =
    { $seat } choisit { $character }{ $research ->
        [0] {""}
       *[other] {" "}et prend { $research } R&D
    }.
event-order-set = On joue dans cet ordre : { $seats }.
event-loan-taken =
    { $seat } prend { $loans ->
        [one] un premier prêt
       *[other] un deuxième prêt
    } : { $cash } $.
event-tiles-built =
    { $ford ->
        [0] { $seat } construit
       *[other] Avec Ford, { $seat } ajoute
    } { $factories ->
        [0] {""}
        [one] { $factories } usine
       *[other] { $factories } usines
    }{ $parts ->
        [0] {""}
       *[other] { $factories ->
            [0] une usine de pièces détachées
           *[other] {" "}et une usine de pièces détachées
        }
    } sur { $model } pour { $cost } ${ $research ->
        [0] {""}
       *[other] {" "}et { $research } R&D
    }.
event-ford-kept =
    { $later ->
        [0] { $seat } renonce à la tuile de Ford.
       *[other] { $seat } garde la tuile de Ford pour plus tard.
    }
event-distributors-placed =
    { $seat } place des distributeurs : { $luxury ->
        [0] {""}
       *[other] { $luxury } en luxe
    }{ $mid ->
        [0] {""}
       *[other] { $luxury ->
            [0] {""}
           *[other] ,{" "}
        }{ $mid } en prix moyen
    }{ $low ->
        [0] {""}
       *[other] { $luxury ->
            [0] { $mid ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $low } en bas prix
    }.
event-research-taken = { $seat } prend { $research } R&D.
event-cars-produced = { $seat } produit { $amounts } pour { $cost } $.
event-space-closed =
    { $seat } ferme { $model }{ $discarded ->
        [0] {""}
        [one] , défausse { $discarded } point de perte
       *[other] , défausse { $discarded } points de perte
    } et reçoit { $cash } ${ $unsold ->
        [0] {""}
        [one] {" "}; { $unsold } voiture y reste invendue et fait un point de perte
       *[other] {" "}; { $unsold } voitures y restent invendues et font autant de points de perte
    }{ $markers ->
        [0] {""}
        [one] {" "}; { $markers } marqueur y est perdu
       *[other] {" "}; { $markers } marqueurs y sont perdus
    }.
event-howard-sold = Howard vend { $amounts } pour { $seat } : { $cash } $.
event-distributor-sold = { $seat } : un distributeur de la bande { $band } vend une { $model } ({ $car_class }) pour { $cash } $.
event-distributors-idle =
    { $seat } reprend { $distributors ->
        [one] { $distributors } distributeur sans vente, avec un point de perte
       *[other] { $distributors } distributeurs sans vente, avec autant de points de perte
    }.
event-distribution-ended = Les ventes par distributeurs sont finies : chaque distributeur qui a vendu va dans la bande de la gamme vendue.
event-bonus-taken = { $seat } met un marqueur de vente bonus sur { $model } pour { $research } R&D.
event-price-reduced =
    { $seat } met { $markers ->
        [one] un marqueur de prix réduit
       *[other] { $markers } marqueurs de prix réduit
    } sur { $model }.
event-passed = { $seat } passe, n° { $place } à le faire.
event-tiles-revealed =
    { $seat } révèle { $mid } pour le prix moyen{ $low ->
        [0] {""}
       *[other] {" "}et { $low } pour le bas prix
    }.
event-demand-tile-drawn = Pioché dans le sac : { $cars } pour la gamme { $car_class }.
event-demand-known = Demande pour la gamme { $car_class } : { $cars } ; voitures offertes : { $offered }.
event-demand-round = Passage { $number } : { $amounts } ; demande restante : { $left }.
event-demand-sold =
    { $seat } : { $cars ->
        [0] { $model } ne vend rien
        [one] { $model } vend { $cars } voiture à { $price } $, soit { $cash } $
       *[other] { $model } vend { $cars } voitures à { $price } $, soit { $cash } $
    }{ $unsold ->
        [0] {""}
        [one] {" "}; { $unsold } invendue fait un point de perte
       *[other] {" "}; { $unsold } invendues font autant de points de perte
    }.
event-outdated =
    { $model } se démode : { $points ->
        [one] { $points } point de perte
       *[other] { $points } points de perte
    } pour { $seat }.
event-losses-cut =
    { $points ->
        [0] { $character } n'a aucun point de perte à défausser
        [one] { $character } défausse { $points } point de perte
       *[other] { $character } défausse { $points } points de perte
    } pour { $seat }.
event-losses-paid =
    { $missing ->
        [0] { $points ->
            [0] { $seat } n'a pas de point de perte{ $interest ->
                [0] {""}
               *[other] {" "}et paie { $interest } $ d'intérêts
            }
            [one] { $seat } paie { $cost } $ pour { $points } point de perte{ $interest ->
                [0] {""}
               *[other] {" "}et { $interest } $ d'intérêts
            }
           *[other] { $seat } paie { $cost } $ pour { $points } points de perte à { $rate } $ chacun{ $interest ->
                [0] {""}
               *[other] {" "}et { $interest } $ d'intérêts
            }
        }
       *[other] { $seat } doit { $points ->
            [0] {""}
            [one] { $cost } $ pour { $points } point de perte et{" "}
           *[other] { $cost } $ pour { $points } points de perte à { $rate } $ chacun et{" "}
        }{ $interest } $ d'intérêts, mais ne peut { $paid ->
            [0] rien payer
           *[other] payer que { $paid } $
        } : il manque { $missing } $, et la dette est maintenant de { $debt } $
    }.
event-turn-ended = Le tour { $turn } est fini ; marqueurs et personnages sont de nouveau libres. Les prochains personnages se choisiront dans cet ordre : { $seats }.
event-game-ended =
    Le tour { $turn } était le dernier. { $winner_seats_count ->
        [one] { $winner_seats } gagne la partie.
       *[other] { $winner_seats } se partagent la victoire.
    }

## Ce qui est refusé

error-choose-expected = Choisissez maintenant un personnage : { $one_of }.
error-character-taken = { $character } est pris par { $owner_seat }. Choisissez { $one_of }.
error-durant-cannot-build = Durant demande de pouvoir construire aussitôt une usine sur une case libre. Choisissez { $one_of }.
error-durant-expected = Durant construit maintenant une usine sur une case libre (construire Duryea).
error-durant-one-factory = Durant construit une seule usine, et pas d'usine de pièces détachées.
error-durant-vacant = Durant ne construit que sur une case libre, et { $model } ne l'est pas.
error-action-expected = Une action est attendue : construire, produire, distribuer, rechercher ou fermer.
error-model-not-there = { $model } n'est pas sur ce plateau.
error-build-one-or-two = On ne construit qu'une ou deux tuiles, sur une seule case.
error-space-closed = La case { $model } est fermée pour de bon.
error-space-taken = { $model } appartient à { $owner_seat }.
error-parts-need-factory = Une usine de pièces détachées demande une usine à vous sur { $model } ; la même action peut la construire.
error-space-full = Une case porte au plus trois usines, et { $model } en aurait davantage.
error-factories-used-up = { $factories ->
        [0] Vos six usines sont toutes sur le plateau.
        [one] Il ne vous reste qu'une usine.
       *[other] Il ne vous reste que { $factories } usines.
    }
error-parts-used-up = Votre usine de pièces détachées est déjà sur le plateau.
error-research-short = { $model } demande { $needed } R&D, et vous en avez { $research }.
error-money-short = Cela coûte { $cost } $, et votre argent avec les prêts qui vous restent ne fait que { $money } $.
error-ford-not-yours = La tuile de Ford n'est pas à vous : vous avez un autre personnage ce tour-ci.
error-ford-used = La tuile de Ford est déjà construite : il n'y en a qu'une par tour.
error-ford-own-space = Ford n'ajoute une tuile que là où vous avez une usine, et vous n'en avez pas sur { $model }.
error-ford-expected = Ford peut ajouter une tuile maintenant (ford Duryea), sinon passez.
error-produce-each-once = Nommez une fois chaque case qui doit produire, avec son nombre (produire Duryea:4).
error-produce-own-spaces = Vous n'avez pas d'usine sur { $model }.{ $one_of_count ->
        [0] {""}
       *[other] {" "}Produisez sur { $one_of }.
    }
error-produce-range = { $model } produit de { $low } à { $high } voitures.
error-cars-short =
    { $cars ->
        [0] Toutes vos voitures sont sur le plateau.
        [one] Il ne vous reste qu'une voiture.
       *[other] Il ne vous reste que { $cars } voitures.
    }
error-production-money-short = Produire cela coûte { $cost } $, et votre argent avec les prêts qui vous restent ne fait que { $money } $.
error-distribute-one-to-three = Placez de un à trois distributeurs.
error-distributors-short =
    { $distributors ->
        [0] Vous n'avez plus de distributeur en main.
        [one] Vous n'avez qu'un distributeur en main.
       *[other] Vous n'avez que { $distributors } distributeurs en main.
    }
error-space-not-yours = Vous n'avez pas d'usine sur { $model }.
error-howard-expected = Howard vend maintenant des voitures à vous (howard Duryea:1).
error-howard-own-cars = Howard ne vend que des voitures que vous avez : { $one_of }.
error-howard-count = Howard vend exactement { $cars ->
        [one] { $cars } voiture
       *[other] { $cars } voitures
    }.
error-sell-expected = Un distributeur doit vendre maintenant (vendre Duryea moyen).
error-sell-no-car = Vous n'avez pas de voiture sur { $model }.
error-sell-no-distributor = Vous n'avez plus de distributeur de la bande { $band } pour vendre.
error-sell-too-far = Un distributeur de la bande { $band } ne peut pas vendre dans la gamme { $car_class } : c'est deux bandes plus loin.
error-sell-no-slot = Tous les emplacements de la gamme { $car_class } ouverts ce tour-ci sont pris.
error-decision-expected = Prenez une décision, ou passez : bonus, réduire, fermer ou passer.
error-closing-taken = { $owner_seat } a déjà fermé la seule case que permettent les décisions d'un tour.
error-bonus-there = { $model } a déjà un marqueur de vente bonus.
error-bonuses-used-up = Tous les marqueurs de vente bonus de ce tour sont pris.
error-bonus-research-short = Le marqueur demande { $needed } R&D, et vous en avez { $research }.
error-reduced-not-luxury = Le prix des modèles de luxe ne peut pas être réduit.
error-reduced-there = { $model } a déjà des marqueurs de prix réduit.
error-no-such-set = { $sets_count ->
        [0] Tous les marqueurs de prix réduit de ce tour sont pris.
       *[other] Il n'y a pas de tel lot de marqueurs ; lots restants : { $sets }.
    }
error-loans-used-up = Vos deux prêts sont déjà pris.
error-unknown-move = « { $text } » n'est pas un coup. Par exemple : choisir Ford, construire Duryea 2, produire Duryea:4, distribuer moyen:2, rechercher, fermer Duryea, emprunter, passer.
error-not-pairs = Écrivez un nombre pour chacun, comme moyen:2 bas:1 ou Duryea:4. « { $text } » n'est pas de cette forme.
error-model-ambiguous = « { $text } » peut être { $one_of }.
error-model-unknown = Il n'y a pas de modèle « { $text } » sur ce plateau.
error-character-unknown = Il n'y a pas de personnage « { $text } ». Choisissez { $one_of }.
error-class-unknown = Il n'y a pas de gamme « { $text } ». Écrivez { $one_of }.
error-board-no-model = Ligne { $line } : aucun modèle n'est de la gamme { $car_class }.
error-board-output = Ligne { $line } : de { $low } à { $high }, ce n'est pas un nombre de voitures possible.
error-board-reduced-class = Ligne { $line } : les voitures de bas prix et de prix moyen ont un prix réduit, celles de luxe n'en ont pas (null).
error-board-reduced-price = Ligne { $line } : le prix réduit { $reduced } n'est pas au-dessous de { $price }.

## Scores

score-cash =
    { $amount ->
        [0] pas d'argent
       *[other] { $amount } $ en argent
    }
score-factories =
    { $amount } $ pour { $factories ->
        [one] { $factories } usine
       *[other] { $factories } usines
    } sur { $model }
score-parts =
    { $amount ->
        [0] pas d'usine de pièces détachées
       *[other] { $amount } $ pour l'usine de pièces détachées
    }
score-loans =
    { $loans ->
        [0] pas de prêt à rembourser
        [one] −{ $repaid } $ pour rembourser { $loans } prêt
       *[other] −{ $repaid } $ pour rembourser { $loans } prêts
    }
score-debt =
    { $debt ->
        [0] pas de dette
       *[other] −{ $debt } $ de dette
    }
score-fewer-losses =
    départage : { $losses ->
        [0] pas de point de perte
        [one] { $losses } point de perte
       *[other] { $losses } points de perte
    }
score-fewer-loans =
    départage : { $loans ->
        [0] pas de prêt
        [one] { $loans } prêt
       *[other] { $loans } prêts
    }
score-earlier-pass =
    départage : { $over ->
        [0] n° { $place } à choisir un personnage
       *[other] n° { $place } à passer
    }

## Les coups, pour boutons et menus

move-choose = { $character }
move-build =
    { $model } : { $factories ->
        [0] {""}
        [one] { $factories } usine
       *[other] { $factories } usines
    }{ $parts ->
        [0] {""}
       *[other] { $factories ->
            [0] usine de pièces détachées
           *[other] {" "}et usine de pièces détachées
        }
    }
move-ford-build =
    Ford, { $model } : { $parts ->
        [0] usine
       *[other] usine de pièces détachées
    }
move-distribute =
    Distributeurs : { $luxury ->
        [0] {""}
       *[other] { $luxury } en luxe
    }{ $mid ->
        [0] {""}
       *[other] { $luxury ->
            [0] {""}
           *[other] ,{" "}
        }{ $mid } en prix moyen
    }{ $low ->
        [0] {""}
       *[other] { $luxury ->
            [0] { $mid ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $low } en bas prix
    }
move-research = Prendre 2 R&D
move-produce = Produire { $amounts }
move-close = Fermer { $model }
move-howard-sale = Howard vend { $amounts }
move-sell = Vendre une { $model } (bande { $band })
move-bonus = Vente bonus sur { $model }
move-reduce =
    Prix réduit sur { $model } : { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }
move-loan = Prendre un prêt
move-pass = Passer

verb-choose = Choisir un personnage
verb-build = Construire
verb-ford = Construire avec Ford
verb-distribute = Placer des distributeurs
verb-research = Prendre 2 R&D
verb-produce = Produire des voitures
verb-close = Fermer une case
verb-howard = Vendre par Howard
verb-sell = Vendre par un distributeur
verb-bonus = Marqueur de vente bonus
verb-reduce = Marqueurs de prix réduit
verb-loan = Prendre un prêt
verb-pass = Passer

detail-choose =
    { $research ->
        [0] sans R&D dans les règles
       *[other] { $research } R&D
    }{ $character ->
        [ford] {" "}; une fois, outre l'action, une tuile là où il y a une usine
        [sloan] {" "}; la moitié des points de perte s'en va, arrondie au-dessus
        [howard] {" "}; vend deux voitures sans emplacement
        [durant] {" "}; construit aussitôt une usine sur une case libre
        [chrysler] {" "}; autant de points de perte s'en vont que le numéro du tour
       *[other] {""}
    }
detail-build = { $cost } ${ $research ->
        [0] {""}
       *[other] , { $research } R&D
    }{ $loans ->
        [0] {""}
        [one] , avec un prêt
       *[other] , avec { $loans } prêts
    }
detail-ford-build = { $cost } ${ $research ->
        [0] {""}
       *[other] , { $research } R&D
    }{ $loans ->
        [0] {""}
        [one] , avec un prêt
       *[other] , avec { $loans } prêts
    }
detail-produce = { $cost } $, il restera { $left } ${ $loans ->
        [0] {""}
        [one] , avec un prêt
       *[other] , avec { $loans } prêts
    }
detail-distribute =
    { $left ->
        [0] il n'en reste pas en main
       *[other] il en reste { $left } en main
    }
detail-research = { $research } en tout
detail-close = { $cash } ${ $discarded ->
        [0] {""}
        [one] , défausse { $discarded } point de perte
       *[other] , défausse { $discarded } points de perte
    }{ $unsold ->
        [0] {""}
        [one] , { $unsold } voiture invendue
       *[other] , { $unsold } voitures invendues
    }{ $markers ->
        [0] {""}
        [one] , { $markers } marqueur perdu
       *[other] , { $markers } marqueurs perdus
    }
detail-howard-sale = { $cash } $
detail-sell = { $cash } $, { $cars ->
        [one] { $cars } voiture
       *[other] { $cars } voitures
    } sur la case
detail-bonus = { $research } R&D, { $cars ->
        [0] sans voiture
        [one] { $cars } voiture
       *[other] { $cars } voitures
    }
detail-reduce = à { $price } $, { $cars ->
        [0] sans voiture
        [one] { $cars } voiture
       *[other] { $cars } voitures
    }
detail-loan = { $interest } $ par tour, { $repayment } $ à la fin
detail-pass = { $place ->
        [0] { $later ->
            [0] renoncer à la tuile de Ford
           *[other] garder Ford pour plus tard
        }
       *[other] n° { $place } à passer
    }

## À vos yeux seulement

hand = { $low ->
        [0] Votre tuile de demande ce tour-ci : { $mid } pour le prix moyen.
       *[other] Vos tuiles de demande ce tour-ci : { $mid } pour le prix moyen, { $low } pour le bas prix.
    }

## Un nombre pour chaque case

limits-produce = Argent avec les prêts : { $money } $. Voitures disponibles : { $cars }.
span-produce = **{ $what }** : de { $low } à { $high }, { $money } $ la voiture
number-produce = { $count ->
        [0] { $what } : aucune
       *[other] { $count } × { $what }, { $money } $
    }
limits-distribute = En main : { $left }. { $most ->
        [1] Un seul peut se placer.
       *[other] On en place de un à { $most } à la fois.
    }
span-distribute = **{ $what }** : { $high } au plus
number-distribute = { $count ->
        [0] { $what } : aucun
       *[other] { $count } × { $what }
    }

## La leçon

lesson-1 =
    Vous faites des voitures, et tâchez de les vendre toutes. Après quatre tours, la plus grosse fortune gagne. Vous commencez avec { $cash } $, et avec un secret : votre tuile de **demande** dit { $tile }. Toutes les tuiles ensemble diront combien de voitures de prix moyen la demande achète ce tour-ci.

    D'abord, on choisit un **personnage** par tête : pour son pouvoir, pour les cubes R&D qu'il apporte, et pour l'ordre où se joue tout le tour. { $character } construit une usine aussitôt, avant tout le monde.

    ➤ Choisissez *{ $move }*.
lesson-1-done =
    { $character } apporte aussi de la R&D : { $research }. La R&D paie l'avance sur les autres, et aide à vendre.
lesson-2 =
    Voici l'usine que votre personnage vous laisse construire. Chaque case de l'anneau est un **modèle**, du plus ancien au plus moderne. Une usine coûte le prix de sa case ; de la R&D, seulement si elle est plus moderne que tout ce qui est construit : plus on va loin, plus il en faut.

    ➤ Rien n'est encore construit, et { $model } est la première case : { $cost } $, et { $research } de vos { $own } R&D. *{ $move }*.
lesson-2-done =
    Un vieux modèle est bon marché, mais les autres vont le dépasser : bientôt il se vendra en dernier. Pour le premier tour, il suffit.
lesson-3 =
    On joue **trois actions** par tour, une à la fois : construire, produire, placer des distributeurs, prendre de la R&D ou fermer une case. La plupart des voitures se vendent de deux façons : d'abord par les **distributeurs**, une chacun au prix plein, tant que leur gamme, ou une gamme voisine, a un emplacement libre ; puis le reste selon la demande. Un distributeur est donc la vente la plus sûre, mais les emplacements sont rares : ils vont à qui vend tôt dans l'ordre.

    ➤ Placez-en autant qu'une action le permet : *{ $move }*.
lesson-3-done =
    Distributeurs dans la bande du prix moyen : { $cars }. Ceux qui vendent restent sur le plateau pour la suite ; celui qui ne vend rien rentre avec un **point de perte**.
lesson-4 =
    Les autres ont construit des modèles plus modernes, et dans la demande, **le plus moderne se vend d'abord**. Prenez donc de l'avance : { $model } les dépasse tous. Deux usines coûtent { $cost } $ ; l'avance coûte { $research } de vos { $own } R&D.

    ➤ *{ $move }*.
lesson-4-done =
    Deux usines font deux fois plus de voitures. Il vous reste { $left } R&D, qui vont servir dans ce tour même.
lesson-5 =
    La dernière action : **produire**. Chacune de vos cases fait des voitures entre un minimum et un maximum, qui montent avec ses usines ; elles se paient tout de suite. Ce qui n'est pas vendu ce tour-ci part à la casse, et chaque voiture ainsi perdue est un **point de perte** que l'on paie encore et encore. Combien en achètera-t-on ? Vos { $distributors } distributeurs en prennent une chacun, si les emplacements suffisent ; votre tuile dit { $tile } ; et trois personnes ont une tuile. Les autres ont fait peu de voitures jusqu'ici.

    ➤ *{ $move }*, pour { $cost } $ de vos { $cash } $ : pressez *Produire des voitures…* et donnez les nombres, ou tapez le coup.
lesson-5-done =
    Il vous reste { $left } $, et vos cases sont pleines de voitures. C'est audacieux. Un point de perte coûte peu au premier tour, mais il reste, et à chaque tour il coûte plus qu'au précédent.
lesson-6 =
    {""}**Les distributeurs vendent.** Les vôtres ont le choix. Le modèle moderne se vendra tout seul à la demande, l'ancien peut-être pas. Ne gâchez donc pas un emplacement par *{ $other }*.

    ➤ Vendez l'ancienne { $model }, deux fois : *{ $move }*, pour { $cash } $ chacune.
lesson-6-done =
    Puis la gamme n'avait plus d'emplacement. { $idle ->
        [one] Un de vos distributeurs n'a rien vendu : un point de perte
       *[other] { $idle } de vos distributeurs n'ont rien vendu : un point de perte chacun
    }, { $losses } en tout. La prochaine fois, placez-en moins, ou soyez plus tôt dans l'ordre.
lesson-7 =
    {""}**Les décisions**, la dernière phase avant la demande. { $rival_seat } a déjà passé, et choisira son personnage en premier au tour suivant. Vous avez mieux à faire : { $cars } voitures { $model } attendent. Un **marqueur bonus** en vend une de plus à chaque passage de la demande. Celui-ci coûte { $research } R&D ; les marqueurs de prix réduit n'en coûtent pas, mais baissent le prix de toutes les voitures de la case.

    ➤ *{ $move }*.
lesson-7-done =
    Avec le marqueur, { $model } vend deux voitures là où les autres en vendent une.
lesson-8 =
    Il ne vous faut rien de plus. Quand toute la table a passé, les tuiles se retournent et la demande est connue. On choisira les personnages du tour suivant dans l'ordre où l'on a passé.

    ➤ *{ $move }*, et regardez.
lesson-8-done =
    On voulait { $demand } voitures de prix moyen, il y en avait { $offered }. À chaque passage, chaque case en a vendu une, avec un marqueur bonus deux, la plus moderne d'abord : { $model } a vendu ses { $sold }. Puis les **pertes** : { $old } est le plus vieux modèle, donc démodé, { $outdated } points ; avec l'autre cela en fait { $points }, à { $rate } $ pièce. Ils vous restent, et coûtent plus à chaque tour.
lesson-9 =
    Le tour { $turn } est le dernier, et vous avez { $losses } points de perte. Les nouveaux modèles de toute la table ont fait vieillir { $model } : elle se vend peu, et amène de nouveaux points à chaque tour. **Fermez-la** donc : la moitié de vos points s'en va, arrondie au-dessus, et l'on vous rend une partie de son prix. Ce qui est fermé l'est pour de bon.

    ➤ *{ $move }* : { $discarded } points de moins, et { $cash } $.
lesson-9-done =
    Il reste { $left } points ; chacun a coûté { $rate } $ à la fin de ce tour. Avec l'argent et la valeur de vos usines, vous êtes à { $final } ${ $rank ->
        [1] , et vous gagnez cette partie
       *[other] , à la place { $rank }
    }. Donc : de l'avance quand elle paie, autant de voitures que vous pouvez vendre, et se défaire à temps de ce qui est vieux.

## Règles, par sujet

topic-overview = Aperçu du jeu
help-overview =
    Dans Automobile, de 3 à 5 marques construisent des usines, produisent des voitures et tâchent de les vendre toutes. Après **4 tours**, la plus grosse fortune gagne.

    ▸ Un tour : on pioche des tuiles de **demande** cachées, on choisit un **personnage**, on joue **trois actions**. Puis on vend par Howard et par les **distributeurs**, on prend des **décisions**, on vend selon la **demande**, et on paie les **pertes**.
    ▸ Au départ, par tête : 2 000 $, 6 usines, une usine de pièces détachées, 28 voitures, 8 distributeurs et 5, 4 ou 3 R&D (à 3, 4 ou 5).
    ▸ Il y a trois gammes : **luxe** à 200 $, **prix moyen** à 150 $, **bas prix** à 100 $. Chaque case de l'anneau est un modèle d'une gamme, de la Duryea au plus moderne.
    ▸ Une voiture invendue fait un **point de perte**. Les points restent et se paient de nouveau à chaque tour, toujours plus cher : produisez ce que vous pourrez vendre.
    ▸ Seules les tuiles de demande sont secrètes ; `/main` vous montre les vôtres. Argent, R&D, prêts et points sont visibles. R&D, points de perte et argent ne manquent jamais.
topic-characters = Les personnages et l'ordre
help-characters =
    À tour de rôle, on prend un personnage libre et sa R&D : au tour 1 dans le sens horaire à partir d'une place tirée au sort, ensuite dans l'ordre où l'on a passé lors des décisions. Toute la suite se joue **dans l'ordre des personnages** :

    1. **Ford** (1 R&D) : une fois dans le tour, juste avant ou juste après une de vos actions, ajoutez une usine ou votre usine de pièces détachées sur une case où vous avez une usine, au prix normal. Après une action, on ne vous le propose que si c'est possible ; *passer* garde Ford pour une autre action et, après la troisième action du tour, y renonce.
    2. **Kettering** (3 R&D).
    3. **Sloan** (1 R&D) : avant de payer les pertes, la moitié de vos points s'en va, arrondie au supérieur.
    4. **Howard** (pas de R&D : les règles n'en nomment pas) : après les actions, vendez deux voitures de votre choix, de toute gamme, au prix plein et sans emplacement ; s'il n'y en a qu'une, celle-là.
    5. **Durant** (1 R&D) : avant le choix suivant, construisez une seule usine sur une case libre, sans pièces détachées. Vous payez son prix et sa R&D ; le cube de Durant peut servir. Sans construction possible, Durant ne peut pas être choisi.
    6. **Chrysler** (2 R&D) : avant de payer les pertes, autant de points s'en vont que le numéro du tour.

    Sloan et Chrysler agissent sans qu'on demande rien.
topic-actions = Les actions, et fermer une case
help-actions =
    Il y a trois manches. Dans chacune, toute la table joue une action à tour de rôle ; la même peut revenir :

    ▸ **Construire** une ou deux tuiles sur une case.
    ▸ **Produire** sur autant de vos cases que vous voulez.
    ▸ **Placer des distributeurs**, de un à trois.
    ▸ **Prendre 2 R&D.** C'est toujours possible ; on ne passe pas.
    ▸ **Fermer** une de vos cases.

    ▸ **Fermer** une case, dans cet ordre :
    1. De vos points de perte, une moitié s'en va, arrondie au supérieur.
    2. Vous recevez le prix de chaque usine moins 100 $, et 400 $ pour une usine de pièces détachées. Les tuiles pourront resservir.
    3. Les voitures de la case sont invendues : un point de perte par voiture. Ses marqueurs sont perdus.

    Toutes les tuiles de la case partent ensemble. Elle est fermée pour de bon : plus personne n'y construit, mais elle compte encore quand les modèles se démodent.
topic-building = La construction et la R&D
help-building =
    ▸ On construit **une ou deux tuiles sur une case** libre, ou qui porte déjà une usine à vous. Une case porte au plus trois usines et une usine de pièces détachées, d'une seule couleur. Vous avez en tout six usines et une usine de pièces détachées.
    ▸ Une **usine** coûte le prix de sa case. L'**usine de pièces détachées** coûte 500 $ partout et rend chaque voiture produite là moins chère de 20 $. Il lui faut une usine à vous sur la case, au besoin construite avec elle, et elle ne compte pas comme usine pour produire.
    ▸ **R&D** : la première case au-delà de la plus avancée jamais construite coûte 1 R&D, la deuxième 1 + 2 = 3, la troisième 1 + 2 + 3 = 6, et ainsi de suite, une fois par construction. Une case en deçà, ou à vous, n'en coûte pas. Fermer une case ne fait jamais reculer ce repère. L'anneau est d'abord vide : Duryea coûte 1 R&D.

    ▸ **Exemple.** Duryea se construit par Durant : 200 $ et 1 R&D. Deux usines sur la troisième case, Franklin A, coûtent ensuite 600 $ et 3 R&D. La deuxième, sautée, ne demande plus de R&D.
    ▸ Si l'argent manque, un paiement prend les prêts qu'il faut, et le coup le dit avant que vous confirmiez.
topic-production = La production
help-production =
    ▸ Une action produit sur une ou plusieurs de vos cases, une fois sur chacune. On peut produire de nouveau lors d'une autre action.
    ▸ Les usines de la case fixent le minimum et le maximum. Sur le plateau habituel, avec 1 / 2 / 3 usines :
    - luxe : 1–2 / 2–4 / 3–6 voitures, 100 $ pièce
    - prix moyen : 2–4 / 4–8 / 6–12 voitures, 80 $ pièce
    - bas prix : 3–5 / 6–10 / 9–15 voitures, 60 $ pièce
    ▸ Une usine de pièces détachées sur la case ôte 20 $ par voiture.
    ▸ Vous avez 28 voitures ; celles du plateau ne reviennent qu'une fois vendues ou retirées. Une case dont le minimum dépasse vos voitures, ou votre argent avec vos prêts, ne peut pas produire.
    ▸ Les voitures restent sur leur case jusqu'à la vente. En fin de tour, les invendues sont retirées, pour un point de perte par voiture.
topic-distribution = Les distributeurs
help-distribution =
    ▸ **Placer** : une action met de un à trois distributeurs de votre main dans les trois bandes, luxe, prix moyen et bas prix, à votre gré. Vous en avez huit.
    ▸ **Vendre**, après Howard : dans l'ordre du tour, on vend une voiture par un distributeur, et on recommence. Choisissez le distributeur, la gamme et la case ; la vente est au prix plein. Qui peut vendre le doit ; qui ne peut pas a fini pour ce tour.
    ▸ Un distributeur vend une fois par tour, dans sa gamme ou une gamme voisine : toutes depuis le prix moyen, la sienne ou le prix moyen depuis les deux autres. Une vente peut priver un autre de vos distributeurs de la sienne.
    ▸ Chaque vente prend un **emplacement** libre de la gamme. Sur le plateau habituel, au tour 1 / 2 / 3 et 4 :
    - luxe : 2 / 3 / 4
    - prix moyen : 4 / 6 / 8
    - bas prix : 2 / 4 / 8
    ▸ Après la dernière vente, chaque distributeur va dans la bande de la gamme où il a vendu et y reste pour le tour suivant. Les emplacements se libèrent. Les distributeurs sans vente reviennent en main, **avec un point de perte chacun**.
topic-decisions = Les décisions
help-decisions =
    Dans l'ordre des personnages, on prend une décision ou on passe, et on recommence. Passer est définitif. **On choisira les personnages du tour suivant dans l'ordre où l'on a passé.**

    ▸ **Marqueur de vente bonus** : trois par tour, le premier pour 2 R&D, les autres pour 1. Il va sur une de vos cases, un seul par case.
    ▸ **Marqueurs de prix réduit** : un lot de deux et deux lots de un par tour, gratuits ; prenez un lot encore libre. Il va tout entier sur une de vos cases, un seul lot par case, et jamais sur un modèle de luxe.
    ▸ **Fermer** une case, comme par l'action : une seule case par tour, pour toute la table.

    Chaque marqueur, bonus ou prix réduit, fait vendre une voiture de plus sur sa case à chaque passage de la demande. Avec un prix réduit, **toutes** les voitures de la case s'y vendent à ce prix (120 $ pour le prix moyen et 70 $ pour le bas prix, sur le plateau habituel).

    Toute case avec une usine à vous convient, avec ou sans voitures, et elle peut porter les deux sortes. Les marqueurs reviennent en fin de tour.
topic-demand = La demande
help-demand =
    ▸ **Tuiles** : 16 dans un sac, quatre de chaque valeur de 2 à 5. On les pioche en début de tour, et elles restent cachées jusqu'à ce que toute la table ait passé lors des décisions :
    - tour 1 : une par tête, pour le prix moyen
    - tour 2 : deux, la plus forte pour le prix moyen, la plus faible pour le bas prix
    - tours 3 et 4 : deux, la plus forte pour le bas prix, la plus faible pour le prix moyen
    ▸ Aux tours 3 et 4, une tuile du sac s'ajoute alors pour le luxe ; au tour 4, une autre ensuite pour le bas prix. Aux tours 1 et 2 il n'y a pas de demande pour le luxe, au tour 1 pas pour le bas prix : seuls les distributeurs et Howard en vendent.
    ▸ La somme des tuiles d'une gamme dit combien elle achète. **Les ventes se font seules**, gamme par gamme : à chaque passage, de la case la plus moderne à la plus ancienne, une voiture par case et une de plus par marqueur, jusqu'au bout de la demande ou des voitures.
    ▸ **Exemple.** Demande de 11 au prix moyen ; de la plus moderne à la plus ancienne, J, R avec vente bonus, V et B ont cinq voitures par case. Ventes : J R R V B, J R R V B, J.
    ▸ Les invendues quittent le plateau, un point de perte par voiture. Les tuiles retournent au sac.
topic-losses = Les pertes et les prêts
help-losses =
    Les **points de perte** viennent des voitures invendues, des distributeurs sans vente et des modèles démodés. Ils restent, tant qu'on ne les défausse pas en fermant une case ou grâce à Sloan ou Chrysler.

    ▸ **Modèles démodés** : dans chaque gamme, toutes couleurs ensemble, comptez les cases construites ou fermées à partir de la plus moderne : 0, 1, 2, 3… points pour qui possède la case, par case et non par tuile. Une case fermée garde son rang et ne coûte à personne : quatre cases dont la troisième est fermée coûtent 0, 1, rien et 3.
    ▸ Puis Sloan et Chrysler défaussent des points.
    ▸ **Payer** : chaque point coûte 10, 20, 30 ou 40 $ au tour 1, 2, 3 ou 4, et chaque prêt 50 $. On ne demande rien à personne. Si l'argent manque, vous prenez un prêt (ses 50 $ sont dus aussitôt), puis le deuxième ; ce qui manque encore est une dette sans intérêts, ôtée à la fin.

    ▸ **Prêts** : 500 $ chacun, deux au plus. On en prend à tout moment, et un paiement au-delà de votre argent prend de lui-même ceux qu'il faut. On ne les rembourse pas avant la fin, où chacun coûte 600 $.
topic-end = La fin
help-end =
    La partie finit après les pertes du tour 4. Votre résultat est

    - votre argent,
    - le prix plein de chacune de vos usines sur le plateau, et 500 $ pour une usine de pièces détachées,
    - moins 600 $ par prêt, et moins votre dette.

    Le plus haut résultat gagne. En cas d'égalité l'emporte qui a le moins de points de perte, puis le moins de prêts, puis qui a passé plus tôt au tour 4.

    `/scores` montre ce que donnerait une fin immédiate.
topic-moves = Jouer avec le bot
help-moves =
    ▸ Les **boutons** sous le plateau sont les coups probables ; **Plus…** les montre tous, avec un aperçu, à vous seulement. **Produire des voitures…** demande un nombre pour chacune de vos cases, par un formulaire ou, s'il y en a beaucoup, par des menus ; puis vous confirmez. Les prêts qu'un coup prend sont dits d'abord.
    ▸ **À taper** (un bout du nom suffit, s'il ne désigne qu'un modèle) :
    - `/choisir Ford`
    - `/construire Franklin-A 2` deux usines ; `/construire Duryea 1+pièces` une usine et celle de pièces détachées ; `/construire Duryea pièces` celle-ci seule
    - `/ford Duryea`, `/ford Duryea pièces` la tuile de Ford
    - `/produire duryea:4 franklin:6`
    - `/distribuer moyen:2 bas:1` (luxe, moyen et bas sont les trois bandes)
    - `/rechercher` prend 2 R&D ; `/fermer Duryea`
    - `/howard Duryea:1 Ford-T:1`
    - `/vendre Ford-T moyen` par un distributeur de la bande prix moyen
    - `/bonus Duryea`, `/réduire Duryea 2` deux marqueurs
    - `/emprunter` à tout moment, même hors de votre tour
    - `/passer` aux décisions, ou pour garder Ford
    - `/main` vos tuiles de demande, à vous seulement
    - `/coup` complète tout, comme `/coup fermer Duryea`
    ▸ Discord en anglais montre les noms anglais : `/choose`, `/produce`, `/hand`…
    ▸ Les coups sans autre choix sont joués pour vous, et annoncés comme tels.
topic-board = Le plateau et ses sources

## Sur l'image

picture-money = { $amount } $
picture-owed = −{ $amount } $
picture-turn = Tour { $turn } sur { $turns }
picture-phase-choosing = Personnages
picture-phase-durant = Personnages : Durant
picture-phase-actions = Actions, manche { $round } sur { $rounds }
picture-phase-ford = Ford, manche { $round } sur { $rounds }
picture-phase-howard = Ventes de Howard
picture-phase-distribution = Ventes par distributeurs
picture-phase-executive = Décisions
picture-phase-over = La fin
picture-asked-choosing = { $seat } : choisir un personnage
picture-asked-durant = { $seat } : construire une usine avec Durant
picture-asked-actions = { $seat } : faire une action
picture-asked-ford = { $seat } : construire avec Ford, ou passer
picture-asked-howard = { $seat } : vendre avec Howard
picture-asked-distribution = { $seat } : vendre par un distributeur
picture-asked-executive = { $seat } : décider, ou passer
picture-won = { $winner_seats_count ->
        [one] { $winner_seats } gagne
       *[other] { $winner_seats } se partagent la victoire
    }
picture-class-luxury = Luxe
picture-class-mid = Prix moyen
picture-class-low = Bas prix
picture-demand-none = pas de demande ce tour
picture-demand-all = la tuile de chaque place
picture-demand-higher = les tuiles les plus fortes
picture-demand-higher-drawn = les plus fortes, 1 piochée
picture-demand-lower = les tuiles les plus faibles
picture-demand-drawn = 1 tuile piochée du sac
picture-last = avant { $tiles }
picture-closed = Fermée
picture-distribution = Emplacements, selon les tours
picture-distributors = Distributeurs placés
picture-close = Fermer
picture-bonus = Ventes bonus
picture-reduced = Prix réduits
picture-passed = Ont passé
picture-cash = Argent
picture-total = Valeur
picture-research = R&D
picture-losses = Pertes
picture-loans = Prêts
picture-distributors-left = Distr.
picture-factories = Usines
picture-cars = Voitures
picture-tiles = Tuiles

## L'image en mots

describe-order = Ordre du jeu : { $seats }.
describe-player =
    { $seat } ({ $colour }{ $chosen ->
        [0] {""}
       *[other] , { $character }
    }) : { $cash } ${ $debt ->
        [0] {""}
       *[other] {" "}et une dette de { $debt } $
    }, valeur { $total } $ ; R&D { $research }, pertes { $losses }, prêts { $loans } ; en main { $distributors ->
        [one] { $distributors } distributeur
       *[other] { $distributors } distributeurs
    }, { $factories ->
        [one] { $factories } usine
       *[other] { $factories } usines
    }{ $parts ->
        [0] {""}
       *[other] , l'usine de pièces détachées
    }, { $cars ->
        [one] { $cars } voiture
       *[other] { $cars } voitures
    }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }.
describe-works =
    { $model } ({ $year }, { $car_class }, { $cost } $) : { $seat }, { $factories ->
        [one] { $factories } usine
       *[other] { $factories } usines
    }{ $parts ->
        [0] {""}
       *[other] , l'usine de pièces détachées
    }, { $cars ->
        [one] { $cars } voiture
       *[other] { $cars } voitures
    }{ $bonus ->
        [0] {""}
       *[other] , un marqueur de vente bonus
    }{ $reduced ->
        [0] {""}
        [one] , { $reduced } marqueur de prix réduit
       *[other] , { $reduced } marqueurs de prix réduit
    }.
describe-closed =
    { $models_count ->
        [one] Case fermée
       *[other] Cases fermées
    } pour de bon : { $models }.
describe-mark = La case la plus avancée jamais construite : { $model }.
describe-turn =
    Tour { $turn } : un point de perte coûte { $rate } $, { $tiles ->
        [one] les tuiles de demande vont à la gamme { $car_class }
       *[other] les tuiles les plus fortes vont à la gamme { $car_class }
    }.
describe-class =
    Gamme { $car_class } : une voiture se vend { $price } ${ $reducible ->
        [0] , sans prix réduit
       *[other] , à prix réduit { $reduced } $
    }, et coûte { $unit_cost } $ à produire ; une à trois usines en font { $output }.
describe-demand =
    Demande pour la gamme { $car_class } : { $demand }.{ $tiles_count ->
        [0] {""}
        [one] {" "}La dernière était de { $sum }.
       *[other] {" "}La dernière était de { $sums }, en tout { $sum }.
    }
describe-slots =
    Emplacements de la gamme { $car_class } : { $open ->
        [one] { $open } ouvert
       *[other] { $open } ouverts
    } ; les tours un à trois en ouvrent { $slots }.{ $seats_count ->
        [0] {""}
       *[other] {" "}Ventes : { $seats }.
    } Distributeurs en place : { $bands_count ->
        [0] aucun
       *[other] { $bands }
    }.
describe-count = { $seat } { $count }
describe-characters =
    { $characters_count ->
        [0] Tous les personnages sont pris.
       *[other] Personnages libres : { $characters }.
    }
describe-character =
    { $character } ({ $research ->
        [0] les règles ne nomment pas de R&D
       *[other] R&D { $research }
    })
describe-ford =
    La tuile supplémentaire de Ford { $ready ->
        [0] n'est plus possible ce tour-ci
       *[other] est encore possible ce tour-ci
    }.
describe-executive =
    Décisions : { $closed ->
        [0] fermeture possible
       *[other] { $seat } a fermé une case
    } ; marqueurs de vente bonus restants, avec leur R&D : { $bonuses_count ->
        [0] aucun
       *[other] { $bonuses }
    } ; lots de marqueurs de prix réduit restants : { $sets_count ->
        [0] aucun
       *[other] { $sets }
    } ; ont passé : { $passed_seats_count ->
        [0] personne
       *[other] { $passed_seats }
    }.
describe-vacant =
    { $model } ({ $year }, { $car_class }, { $cost } $) : libre, { $research ->
        [0] sans R&D
       *[other] R&D { $research }
    }.

## Commandes

command-ford = ford
command-ford-about = Construire la tuile supplémentaire de Ford (Automobile)
argument-ford = où
argument-ford-about = Une case où vous avez une usine, et pièces pour les pièces détachées : Duryea pièces
command-produce = produire
command-produce-about = Produire des voitures (Automobile)
argument-produce = voitures
argument-produce-about = Un nombre par case : Duryea:4 Franklin-A:6
command-distribute = distribuer
command-distribute-about = Placer des distributeurs (Automobile)
argument-distribute = bandes
argument-distribute-about = De un à trois, un nombre par bande : moyen:2 bas:1
command-research = rechercher
command-research-about = Prendre de la R&D (Automobile)
command-close = fermer
command-close-about = Fermer une case d'usine (Automobile)
argument-close = où
argument-close-about = Laquelle de vos cases : Duryea
command-howard = howard
command-howard-about = Vendre des voitures par Howard (Automobile)
argument-howard = voitures
argument-howard-about = Deux voitures à vous : Duryea:1 Ford-T:1
command-sell = vendre
command-sell-about = Vendre une voiture par un distributeur (Automobile)
argument-sell = quoi
argument-sell-about = Le modèle et la bande du distributeur : Ford-T moyen
command-bonus = bonus
command-bonus-about = Mettre un marqueur de vente bonus sur une case (Automobile)
argument-bonus = où
argument-bonus-about = Sur laquelle de vos cases : Duryea
command-reduce = réduire
command-reduce-about = Mettre des marqueurs de prix réduit sur une case (Automobile)
argument-reduce = où
argument-reduce-about = Sur laquelle de vos cases, et combien de marqueurs : Duryea 2
command-loan = emprunter
command-loan-about = Prendre un prêt, même hors de votre tour (Automobile)

## Ce qu'on tape

error-incomplete = { $verb ->
        [choose] Dites qui : choisir Ford.
        [ford] Dites où Ford construit : ford Duryea.
        [distribute] Dites combien dans quelle bande : distribuer moyen:2 bas:1.
        [produce] Dites combien de voitures de quel modèle : produire Duryea:4.
        [howard] Dites quelles voitures Howard vend : howard Duryea:1.
        [sell] Dites quel modèle, et la bande du distributeur : vendre Duryea moyen.
        [reduce] Dites où, et combien de marqueurs : réduire Duryea 2.
        [close] Dites quelle case : fermer Duryea.
        [bonus] Dites quelle case : bonus Duryea.
       *[build] Dites où, et combien d'usines : construire Duryea 2.
    }
typed-luxury = haut de gamme
typed-mid = moyen, gamme moyenne, moyenne gamme
typed-low = bas, bas de gamme
typed-parts = pièces, pièces détachées
typed-loan = emprunt, prêt
typed-research = recherche

## In short, where there is little room

lead-character-chosen = Personnages : { $seat } { $character }
brief-character-chosen-character-chosen = { $seat } { $character }
lead-passed = On passe : { $seat }
brief-passed-passed = puis { $seat }
