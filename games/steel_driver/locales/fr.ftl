game-name = Steel Driver

## Les choses

company-red = Rouge
company-yellow = Jaune
company-green = Vert
company-blue = Bleu
company-grey = Gris
company-brown = Marron
company-purple = Pourpre
company-black = Noir

goods-northeast = nord-est
goods-heartland = centre
goods-plains = plaines
goods-mountain = montagnes
goods-pacific = Pacifique

colour-white = blanc
colour-black = noir
colour-green = vert
colour-silver = argent
colour-orange = orange
colour-pink = rose
colour-red = rouge

## Ce qui arrive

event-marker-drawn = Au tirage au sort, { $seat } commence avec le marqueur.
event-cubes-dealt =
    Manche { $round } : { $each ->
        [0] pas assez de cubes pour toute la table, personne n'en reçoit
       *[other] { $short ->
            [0] { $each } cubes par tête
           *[other] la réserve ne suffit pas : { $each } par tête, { $short } de moins que prévu
        }
    }{ $standing_in ->
        [0] , { $supply } en réserve{ $goods ->
            [0] {""}
           *[other] , et { $goods } cubes marchandise à part
        }
        [one] . La réserve n'a plus de cubes : { $standing_in } cube marchandise en tient lieu, { $goods ->
            [0] aucun autre ne le peut
            [one] { $goods } autre le peut
           *[other] { $goods } autres le peuvent
        }
       *[other] . La réserve n'a plus de cubes : { $standing_in } cubes marchandise en tiennent lieu, { $goods ->
            [0] aucun autre ne le peut
            [one] { $goods } autre le peut
           *[other] { $goods } autres le peuvent
        }
    }.
event-company-put-up =
    { $seat } met { $company } aux enchères et ouvre à { $bid ->
        [one] { $bid } cube
       *[other] { $bid } cubes
    }.
event-marker-handed-on = { $seat } donne le marqueur à { $next_seat }.
event-bid-raised = { $seat } enchérit à { $bid } pour { $company }.
event-bidder-dropped = { $seat } se retire des enchères pour { $company }.
event-company-sold =
    { $company } revient à { $seat } pour { $price ->
        [one] { $price } cube
       *[other] { $price } cubes
    }. Le marqueur va à { $next_seat }.
event-auctions-ended =
    Les enchères sont closes ; { $next_seat } garde le marqueur.{ $unsold_count ->
        [0] {""}
       *[other] {" "}Sans contrôle pendant cette manche : { $unsold }.
    }
event-link-built =
    { $company } ({ $seat }) construit { $start }–{ $end } pour { $cost ->
        [one] { $cost } cube
       *[other] { $cost } cubes
    } et { $earned ->
        [0] ne gagne rien
       *[other] gagne { $earned } $
    } : bénéfice de { $profit } $.
event-line-completed =
    La ligne est fermée entre { $west } et { $east } ! { $company } gagne une prime de { $bonus } $ : bénéfice de { $profit } $.{ $others_count ->
        [0] {""}
        [one] {" "}{ $others } y participe et gagne { $others_bonus } $.
       *[other] {" "}{ $others } y participent et gagnent { $others_bonus } $ par compagnie.
    }
event-company-passed =
    { $company } { $why ->
        [uncontrolled] n'est contrôlé par personne et passe
        [links] a posé toutes ses liaisons et passe
        [unconnected] n'a plus d'itinéraire libre où construire et passe
        [no-shares] n'appartient à personne et ne réclame rien
        [no-network] n'a rien construit et ne réclame rien
        [no-goods] ne trouve plus de marchandise
       *[cubes] n'a pas de quoi payer une liaison et passe
    }{ $cubes ->
        [0] {""}
        [one] {" "}; { $cubes } cube reste dans sa case
       *[other] {" "}; { $cubes } cubes restent dans sa case
    }.
event-profit-paid =
    { $amount ->
        [0] { $company } n'a rien gagné pendant cette manche pour { $seat }.
       *[other] { $seat } touche { $amount } $ pour { $company }.
    }
event-profit-lost = Personne ne contrôle { $company } : ses { $amount } $ sont perdus.
event-round-ended = La manche { $round } est finie. L'ordre est maintenant { $order }.
event-boxes-emptied = Les cubes restés dans les cases retournent à la réserve : { $boxes }.
leftover = { $cubes } de { $company }
event-goods-placed =
    Décompte final : { $count ->
        [0] aucune ville n'est reliée, donc aucun cube marchandise n'arrive sur le plateau.
        [one] { $count } cube marchandise arrive sur le plateau, dans la seule ville reliée.
       *[other] { $count } cubes marchandise arrivent sur le plateau, un par ville reliée.
    }
event-control-settled =
    { $why ->
        [last] { $seat } décide pour { $company } : égalité à { $shares ->
            [one] { $shares } part
           *[other] { $shares } parts
        } entre { $tied_seats }, et { $seat } en avait le contrôle en dernier.
        [clockwise] { $seat } décide pour { $company } : égalité à { $shares ->
            [one] { $shares } part
           *[other] { $shares } parts
        } entre { $tied_seats }, et dans le sens horaire { $seat } vient en tête après { $last_seat }, qui en avait le contrôle en dernier.
       *[majority] { $seat } décide pour { $company } avec { $shares ->
            [one] { $shares } part
           *[other] { $shares } parts
        }.
    }
event-goods-claimed = { $company } ({ $seat }) réclame le cube { $colour } ({ $place }).
event-company-valued =
    { $sets_count ->
        [0] { $company } n'a pas de marchandise : ses parts ne valent rien.
        [one] { $company } finit avec un ensemble de { $sets } : chaque part rapporte { $value } $.
       *[other] { $company } finit avec des ensembles de { $sets } : chaque part rapporte { $value } $.
    }
event-shares-paid =
    { $seat } { $amount ->
        [0] ne touche rien
       *[other] touche { $amount } $
    } au titre des parts et finit avec { $cash } $.
event-game-ended =
    La cinquième manche était la dernière : { $winner_seats_count ->
        [one] { $winner_seats } gagne la partie avec { $cash } $.
       *[other] { $winner_seats } se partagent la victoire avec { $cash } $ par tête.
    }{ $tied_seats_count ->
        [0] {""}
       *[other] {" "}L'égalité avec { $tied_seats } est rompue par les cubes marchandise des compagnies contrôlées : { $goods ->
            [one] { $goods } cube
           *[other] { $goods } cubes
        } pour { $winner_seats }{ $winner_seats_count ->
            [one] {""}
           *[other] , par tête
        }.
    }

## Ce qui est refusé

error-auction-expected = Mettez une compagnie aux enchères (mettre-aux-enchères vert 1) ou passez pour donner le marqueur.
error-bid-expected = Enchérissez à { $lowest } au moins pour { $company } (enchérir { $lowest }) ou passez.
error-build-expected = { $company } doit construire une liaison (construire Boston-Albany).
error-claim-expected = { $company } doit réclamer un cube marchandise (réclamer Chicago).
error-no-such-company = Il n'y a pas de compagnie { $company } dans cette édition.
error-company-sold = { $company } a déjà été vendu pendant cette manche.
error-bid-below-one = Une première enchère est d'au moins 1.
error-bid-beyond-cubes =
    { $cubes ->
        [0] Sans cube, pas d'enchère : il faut passer.
        [one] L'enchère peut être de { $cubes } au plus : c'est le seul cube disponible.
       *[other] L'enchère peut être de { $cubes } au plus : ce sont tous les cubes disponibles.
    }
error-bid-too-low = L'enchère est à { $bid } : enchérissez à { $lowest } au moins, ou passez.
error-no-route = Aucun itinéraire ne relie { $start } et { $end }.
error-route-built = { $owner } a déjà construit { $start }–{ $end }.
error-not-connected = { $company } n'atteint encore ni { $start } ni { $end } : une liaison doit toucher son réseau.
error-other-way-round = { $company } relie déjà les deux villes ; écrivez { $end }-{ $start }.
error-not-a-start = La première liaison de { $company } part d'une ville de départ : { $one_of }. { $start } n'en est pas une.
error-no-link-left = { $company } a posé toutes ses liaisons.
error-link-too-dear =
    { $start }–{ $end } coûte { $cost }, et { $company } { $cubes ->
        [0] n'a pas de cube
        [one] a { $cubes } cube
       *[other] a { $cubes } cubes
    } dans sa case.
error-claim-off-network = Le réseau de { $company } ne touche pas cette ville : { $place }.
error-cube-claimed = Le cube marchandise de cette ville est déjà pris : { $place }.

error-unknown-move = « { $text } » n'est pas un coup. Par exemple : mettre-aux-enchères vert 1, enchérir 4, passer, construire Boston-Albany, réclamer Chicago.
error-unknown-company = Il n'y a pas de compagnie « { $text } ». Les compagnies : { $names }.
error-build-needs-two-places = « { $text } » ne nomme pas deux villes : écrivez par exemple construire Boston-Albany.

## Plateaux

error-board-no-start = Ligne { $line } : aucune ville n'est une ville de départ.
error-board-goods-count =
    Ligne { $line } : pour { $goods } le fichier annonce { $told }, mais le nombre de villes est { $count }.

## Scores

score-profits =
    { $amount ->
        [0] aucun bénéfice
       *[other] { $amount } $ de bénéfices
    } des compagnies contrôlées
score-shares =
    { $amount ->
        [0] rien
       *[other] { $amount } $
    } pour { $shares ->
        [one] { $shares } part
       *[other] { $shares } parts
    } de { $company }{ $value ->
        [0] {""}
       *[other] {" "}à { $value } $
    }
score-goods =
    départage : { $amount ->
        [0] aucun cube marchandise
        [one] { $amount } cube marchandise
       *[other] { $amount } cubes marchandise
    } dans les compagnies contrôlées

## Sur l'image

short-red = R
short-yellow = J
short-green = V
short-blue = B
short-grey = G
short-brown = M
short-purple = P
short-black = N

chart-purse = Cubes pour les enchères
picture-money = { $amount } $
picture-round = Manche { $round } sur 5
picture-final = Décompte final
picture-phase-auction = Enchères
picture-phase-bidding = Enchères
picture-phase-building = Construction
picture-phase-claiming = Marchandises
picture-phase-over = Fin
picture-asked-auction = { $seat } : mettre une compagnie aux enchères, ou passer
picture-asked-bidding = { $seat } : enchérir ou passer · { $company } à { $bid } par { $bidder_seat }
picture-asked-building = { $seat } : une liaison pour { $company }
picture-asked-claiming = { $seat } : un cube pour { $company }
picture-won = { $winner_seats_count ->
        [one] { $winner_seats } gagne
       *[other] { $winner_seats } se partagent la victoire
    }
picture-order = Ordre
picture-passed = Ont passé
picture-cubes = Cubes
picture-cash = Argent
picture-supply =
    Réserve { $cubes }{ $goods ->
        [0] {""}
        [one] {" "}+ { $goods } marchandise
       *[other] {" "}+ { $goods } marchandises
    }
picture-nobody = personne
picture-sets = Ensembles
picture-route = itinéraire libre
picture-start = départ
picture-links = liaisons restantes
picture-marker = marqueur

## L'image en mots

describe-sale =
    { $seat } : enchérir ou passer. { $company } est à { $bid ->
        [one] { $bid } cube
       *[other] { $bid } cubes
    }, enchère faite par { $bidder_seat }. Encore en lice : { $seats }.
describe-player =
    { $seat } : { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, { $cash } $, { $shares_count ->
        [0] aucune part
       *[other] parts : { $shares }
    }{ $marker ->
        [0] {""}
       *[other] , le marqueur
    }.
describe-share = { $count } { $company }
describe-company =
    { $company } : { $controlled ->
        [0] sans contrôle
       *[other] contrôle à { $seat }
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } en case, bénéfice { $profit } $ ; il reste { $shares ->
        [one] { $shares } part
       *[other] { $shares } parts
    } et { $links ->
        [one] { $links } liaison
       *[other] { $links } liaisons
    }.
describe-company-goods =
    { $company } : { $controlled ->
        [0] sans contrôle
       *[other] contrôle à { $seat }
    }, { $goods_count ->
        [0] aucune marchandise, une part ne vaut rien
       *[other] marchandises { $goods }, une part vaut { $value } $
    }.
describe-claimed = { $colour } { $count }
describe-order =
    Ordre des compagnies : { $order }.{ $passed_count ->
        [0] {""}
       *[other] {" "}Ont passé : { $passed }.
    }
describe-supply =
    { $cubes ->
        [0] La réserve n'a plus de cubes
        [one] La réserve a encore { $cubes } cube
       *[other] La réserve a encore { $cubes } cubes
    }{ $goods ->
        [0] {""}
        [one] {" "}; { $goods } cube marchandise peut en tenir lieu
       *[other] {" "}; { $goods } cubes marchandise peuvent en tenir lieu
    }.
describe-line =
    { $builders_count ->
        [0] Aucune ligne ne relie encore { $start } et { $end }.
       *[other] { $builders } a achevé la ligne entre { $start } et { $end }{ $others_count ->
            [0] {""}
           *[other] , avec { $others }
        }.
    }
describe-links = { $company } a construit, depuis { $start } : { $links }.
describe-goods = Villes où se trouve un cube marchandise { $colour } : { $places }.
describe-cities = Villes au cube { $colour }, avec leur valeur : { $places }.
describe-value = { $place } { $value }
describe-starts = Villes de départ : { $places }.
describe-routes = Itinéraires libres, avec leur coût.
describe-free = Depuis { $place } : { $routes }.

## Les coups, pour boutons et menus

move-auction = { $company } : ouvrir à { $bid }
move-bid = Enchérir à { $cubes }
move-pass = Passer
move-build = Construire { $start }–{ $end }
move-claim = Réclamer { $place }

verb-auction = Mettre une compagnie aux enchères
verb-bid = Enchérir
verb-pass = Passer
verb-build = Construire
verb-claim = Réclamer

events-bidder-dropped = { $seats } se retirent des enchères pour { $company }.
events-marker-handed-on = { $seats } donnent le marqueur à gauche.

detail-auction =
    { $left ->
        [0] ne laisse aucun cube
        [one] laisse { $left } cube
       *[other] laisse { $left } cubes
    }
detail-bid =
    { $left ->
        [0] ne laisse aucun cube
        [one] laisse { $left } cube
       *[other] laisse { $left } cubes
    }
detail-pass = {""}
detail-build =
    coûte { $cost }, { $earned ->
        [0] ne rapporte rien
       *[other] rapporte { $earned } $
    }{ $bonus ->
        [0] {""}
       *[other] , plus une prime de { $bonus } ${ $others_count ->
            [0] {""}
            [one] {" "}; { $others } { $others_bonus } $
           *[other] {" "}; { $others } { $others_bonus } $ par compagnie
        }
    }
detail-claim = { $colour }, une part gagne { $gain } $

## La leçon

lesson-1 =
    Vous investissez dans les chemins de fer d'une jeune Amérique. **La plus grosse fortune gagne**, et l'argent ne vient que des compagnies. **Les cubes** servent à enchérir : on en reçoit à chaque manche, et à la fin ils ne valent rien.

    Aucune compagnie n'est acquise : à chaque manche, elles sont mises **aux enchères** une à une. On vend { $company }, et { $bidder_seat } a enchéri à { $bid }. Qui l'emporte met ses cubes dans la case de la compagnie, la dirige pour la manche, et garde une de ses parts jusqu'à la fin.

    ➤ Vous avez { $cubes } cubes. Enchérissez plus haut : pressez *{ $move }*.
lesson-1-done =
    Votre enchère tient tant qu'il n'y en a pas de plus haute. Rien n'est perdu : avec ces cubes, { $company } va **construire**. Une enchère dépassée ne coûte rien, et qui se retire d'une vente ne peut plus y revenir.
lesson-2 =
    { $bidder_seat } a enchéri à { $bid }. Combien vaut { $company } pour vous ? Sur la carte, le nombre d'une ville est ce qu'on gagne à l'atteindre, celui d'un itinéraire ce que coûte la liaison. Avec une case pleine, une compagnie construit plusieurs liaisons ; avec une case pauvre, presque rien. Mais ces cubes manqueront pour la compagnie suivante.

    ➤ Vous avez toujours { $cubes } cubes. Encore une fois : *{ $move }*.
lesson-2-done =
    Les enchères ne déplacent encore aucun cube : seule la plus haute paie, quand tout le monde s'est retiré. Voyons si { $bidder_seat } continue.
lesson-3 =
    { $company } est à vous : { $box } cubes dans sa case, son marqueur et une part devant vous. Entre-temps, le **marqueur des enchères** est arrivé ici. Avec lui, on met une compagnie aux enchères ou on le donne à gauche ; après une vente, il passe à la place suivante, peu importe qui l'emporte.

    Il vous reste { $cubes } cubes. Ouvrir bas coûte peu, et oblige les autres à dire leur prix.

    ➤ Mettez { $second } aux enchères : *{ $move }*.
lesson-3-done =
    Si personne n'en voulait, vous l'auriez à ce prix. Les ventes continuent jusqu'à ce que les six compagnies soient vendues, ou que le marqueur fasse le tour sans que personne n'en veuille plus.
lesson-4 =
    { $second_seat } a enchéri plus que vous entre-temps, et ouvre maintenant { $company } à { $bid }. Il vous reste { $cubes } cubes : de quoi faire une liaison d'une deuxième compagnie, et en avoir une **part**, qui comptera à la fin.

    ➤ Prenez-la : *{ $move }*.
lesson-4-done =
    Si { $second_seat } vous la laisse, deux compagnies construisent pour vous dans cette manche, et vous touchez les deux bénéfices.
lesson-5 =
    {""}**Construire.** Dans leur ordre, les compagnies posent une liaison chacune, tour après tour, et paient de leur propre case. La toute première de chaque compagnie part d'une **ville de départ** (un hexagone) ; les suivantes touchent son réseau.

    { $company } a { $box } cubes. { $start }–{ $end } en coûte { $cost } et gagne { $earned } $ : la valeur de cette ville.

    ➤ Choisissez *{ $move }*.
lesson-5-done =
    { $company } a un bénéfice de { $profit } $, et { $left } cubes en case. Une ville ne paie une compagnie qu'une fois par partie, et la ville d'où elle est partie ne la paie jamais. D'autres peuvent venir à { $end } et y gagner autant ; mais cet itinéraire est pris pour de bon.
lesson-6 =
    { $company } a { $box } cubes : de quoi faire une liaison. **On ne passe jamais par choix** : une compagnie qui peut construire le doit, sinon elle passe. L'ordre où elles passent est celui de la manche **suivante**. Une petite compagnie qui passe en premier construira donc en premier, quand les beaux itinéraires sont encore libres.

    ➤ Faites construire { $company } : *{ $move }*, pour { $earned } $.
lesson-6-done =
    { $left ->
        [0] Il ne reste pas de cube.
        [one] Il reste un cube.
       *[other] Il reste { $left } cubes.
    } À son prochain tour, { $company } passe, et sera tôt dans la manche suivante. Qui l'achètera alors achètera aussi cette place.
lesson-7 =
    De nouveau { $company } : { $box } cubes, et la liaison doit toucher son réseau. { $end } est nouvelle pour elle, coûte { $cost } et gagne { $earned } $ ; cela fait un bénéfice de { $profit } $.

    ➤ *{ $move }*.
lesson-7-done =
    Quand toutes les compagnies ont passé, **les bénéfices sont versés** à qui les contrôle : vous touchez { $first_paid } $ pour { $company } et { $second_paid } $ pour { $second }. Puis les bénéfices reviennent à zéro, le contrôle cesse, et toutes les compagnies retournent aux enchères. Vos parts vous restent, et les liaisons restent sur la carte.
lesson-8 =
    Nous voici à la manche { $round } de cette partie, et { $company } est à vous. Une fois par partie, il y a une prime : quand des liaisons, peu importe à qui, forment une ligne sans trou entre **{ $start }** et **{ $end }**. Il n'en manque plus qu'une.

    ➤ Fermez la ligne : *{ $move }*. Cela gagne { $earned } $, et une prime de { $bonus } $.
lesson-8-done =
    { $company } en est à { $profit } $. { $others } sont de la ligne et gagnent { $others_bonus } $ chacune ; personne ne choisit : la ligne qui demande le moins de compagnies compte, puis celle qui a le moins de liaisons.
lesson-9 =
    La dernière manche est finie : c'est l'heure des **parts**. Chaque ville reliée porte un cube marchandise, et les compagnies en réclament un à tour de rôle, dans leur réseau ; qui a le plus de parts d'une compagnie choisit pour elle. Des **ensembles** de couleurs différentes valent d'autant plus qu'ils sont grands.

    { $company } a { $held } cubes de couleurs différentes et peut en ajouter une troisième.

    ➤ Réclamez le cube { $colour } : *{ $move }*. Chaque part y gagne { $gain } $.
lesson-9-done =
    Pour finir, chaque part de { $company } valait { $value } $, à qui la détenait ; vous en aviez { $shares }. Vous voilà à { $cash } $, et { $winner_seat } gagne cette partie avec { $best } $. Donc : dirigez à chaque manche une compagnie qui rapporte, et réunissez des parts de celles que d'autres bâtissent pour vous.

## Règles, par sujet

## Aide des règles : les sujets

topic-overview = Le jeu en bref
topic-cubes = Les cubes
topic-auctions = Le marqueur et les enchères
topic-building = La construction des liaisons
topic-coast-to-coast = D'une côte à l'autre
topic-profits = Les bénéfices et la fin de manche
topic-final = Le décompte final
topic-editions = Les deux éditions
topic-moves = Comment jouer un coup
topic-strategy = Quelques conseils

## Aide des règles : les textes

help-overview =
    Vous investissez dans les chemins de fer d'une jeune Amérique. Après **5 manches** et un décompte final, **la plus grosse fortune gagne**.

    À ne pas confondre :
    - **Les cubes** servent à investir : on enchérit avec, et les compagnies les dépensent pour construire. À la fin, ils ne valent rien.
    - **L'argent** ($), c'est le score. Il n'achète rien.

    Six compagnies, dotées d'une case pour leurs cubes, de 5 parts et de 17 liaisons. Aucune n'est acquise : le contrôle se rejoue à chaque manche.

    Une manche :
    1. **Cubes.** Toute la table en reçoit autant.
    2. **Enchères.** La plus haute enchère emporte une compagnie : son contrôle pour la manche, et une part à garder.
    3. **Construction.** Tour après tour, chaque compagnie pose une liaison tant qu'elle peut. Une ville nouvelle pour elle augmente son bénéfice.
    4. **Bénéfices.** Qui contrôle une compagnie touche son bénéfice.
    5. **Fin de manche.** Bénéfices à 0, plus de contrôle ; l'ordre où les compagnies ont passé devient le suivant.

    Après la cinquième vient le **décompte final** : des cubes marchandise donnent une valeur aux compagnies, et chaque part rapporte celle de la sienne. Il peut peser plus que les cinq manches réunies.

    Au départ, les places sont mélangées (sauf choix de l'hôte), le marqueur est tiré au sort, et les compagnies suivent l'ordre de leurs cases. Rien n'est caché : cubes, argent et parts sont visibles.

help-cubes =
    Chaque manche commence par des cubes de la réserve pour toute la table :
    - à 3 : **10** par tête
    - à 4 : **8** par tête
    - à 5 : **7** par tête
    - à 6 : **6** par tête

    Les cubes que vous ne dépensez pas restent à vous pour la suite ; mettez-en de côté autant qu'il vous plaît.

    ▸ **Leur chemin.** De la réserve jusqu'à vous ; de vous à la case d'une compagnie, quand vous emportez l'enchère ; de cette case à la réserve, à chaque liaison construite. Rien ne revient d'une case vers la table, et vos propres cubes ne peuvent pas aider à payer une liaison.

    Une case garde aussi ses cubes d'une manche à l'autre. Ils serviront à qui emportera la compagnie ensuite.

    ▸ **Si la réserve ne suffit pas.** Il y a 60 cubes investissement.
    - *Pegasus* : la table reçoit moins, mais autant par tête, le plus que la réserve permette ; ce qui ne se partage pas y reste. Avec 20 cubes à six, cela fait 3 par tête, et il en reste 2. S'il n'y en a pas même un par tête, personne n'en reçoit.
    - *Treefrog* : les 26 cubes marchandise de couleur, à part, tiennent lieu de cubes investissement quand les 60 ne suffisent pas ; ils sortent en dernier et rentrent en premier. C'est seulement s'ils ne suffisent pas non plus qu'on partage comme ci-dessus.

help-auctions =
    ▸ **Le marqueur** donne un choix :
    - mettre aux enchères une compagnie pas encore vendue dans la manche, en ouvrant à **1 cube ou plus**,
    - ou donner le marqueur à gauche, à la place suivante dans le sens horaire.

    ▸ **On enchérit** dans le sens horaire, depuis la gauche de qui ouvre : enchérir plus haut, ou se retirer de cette vente **pour de bon**. On n'enchérit jamais au-delà de ses cubes, et on ne redemande rien à la plus haute enchère. Quand le reste de la table s'est retiré, la compagnie est vendue.

    ▸ **Qui l'emporte**
    - met les cubes de son enchère dans la case de la compagnie,
    - prend son marqueur de contrôle pour la manche,
    - et une de ses parts, pour toute la partie.

    Le reste de la table ne paie rien. On peut emporter plusieurs compagnies ; chacune se vend une fois par manche au plus.

    ▸ **Ensuite**, le marqueur va à gauche de **qui a mis la compagnie aux enchères**, peu importe qui l'emporte.

    Donner le marqueur n'exclut de rien : on peut enchérir plus tard, et mettre une compagnie aux enchères s'il revient. Sans cube, on ne peut que le donner.

    ▸ **Fin des enchères** : quand les six compagnies sont vendues, ou quand toute la table, à la suite, a donné le marqueur sans vente entre-temps. Une compagnie invendue n'est contrôlée par personne et ne donne pas de part. Le marqueur est à gauche de qui a ouvert la dernière vente, ou à son point de départ s'il n'y en a pas eu ; la manche suivante part de là.

help-building =
    Sur le plateau, le nombre d'un itinéraire est son **coût** en cubes, celui d'une ville sa **valeur** ; un hexagone est une **ville de départ**.

    Dans l'ordre des compagnies, chacune pose **une liaison**, puis c'est à la suivante, tour après tour. Qui la contrôle choisit l'itinéraire, mais :
    - La compagnie paie de **sa propre case**, à la réserve.
    - Sa toute première liaison part d'une ville de départ (plusieurs compagnies peuvent avoir la même). Les autres touchent son réseau, qui reste d'un seul tenant.
    - Un itinéraire ne reçoit qu'**une liaison**, définitive.
    - Une compagnie qui peut construire le **doit**, même entre deux villes qu'elle relie déjà, pour 0 $.

    ▸ **Bénéfice.** La ville atteinte ajoute sa valeur, même si d'autres compagnies y sont. Une ville ne paie une compagnie qu'**une fois par partie**, et sa ville de départ **jamais**. Première liaison, `/construire Boston-Albany` part de Boston : seule Albany paie.

    ▸ **Passer** n'est jamais un choix. Une compagnie passe faute de liaison possible : pas assez de cubes, pas d'itinéraire libre à portée, ou ses **17 liaisons** posées. Elle garde ses cubes et attend la manche suivante.

    Une compagnie que personne ne contrôle passe dès son premier tour et garde ses cubes.

    Tout s'arrête quand les six ont passé. **Elles joueront la manche suivante dans l'ordre où elles ont passé** ; la manche 1 suit l'ordre des cases.

help-coast-to-coast =
    Une fois par partie, dès que des liaisons forment une ligne sans trou entre **les deux bouts du plateau**, il y a une prime. `/position` dit quelles villes ce sont. Les liaisons de toutes les compagnies et de toutes les manches comptent. S'ajoutent aussitôt aux bénéfices :
    - **50 $** pour la compagnie qui ferme la ligne, outre ce que gagne sa liaison,
    - **30 $** pour toute autre compagnie qui y participe.

    ▸ **Lesquelles participent ?** Personne ne choisit ; parmi les lignes entre les deux villes comptent
    1. celles qui demandent le **moins de compagnies**,
    2. puis, parmi elles, celles qui ont le **moins de liaisons**.

    S'il en reste plusieurs, toute compagnie présente sur l'une d'elles participe.

    ▸ **Exemple.** Vert ferme la ligne : 9 liaisons avec Rouge, ou 7 avec Jaune et Bleu. Deux compagnies valent mieux que trois, si longue que soit leur ligne : 50 $ pour Vert, 30 $ pour Rouge. Si Vert et Jaune avaient aussi, à deux, une ligne de 9, Rouge et Jaune auraient 30 $ par compagnie. Si la leur en avait 8, seul Jaune les aurait.

    Une compagnie qui y parvient seule gagne ses 50 $, et aucune autre ne gagne rien.

    La prime est un bénéfice de la manche : elle va à qui contrôle la compagnie. Une compagnie **que personne ne contrôle** peut participer, mais ses 30 $ sont perdus en fin de manche. Les lignes suivantes ne rapportent rien.

help-profits =
    Une fois la construction finie, chaque compagnie verse son bénéfice de la manche, en argent, **à qui la contrôle**. Ce sont
    - les valeurs des villes nouvelles pour elle dans cette manche,
    - et sa prime, si les deux côtes viennent d'être reliées.

    Contrôlez deux compagnies, et vous touchez les deux bénéfices. **Les parts ne rapportent encore rien**, même en nombre : leur heure vient au décompte final. Une compagnie ne paie pas non plus une deuxième fois ce qu'elle a construit plus tôt. Si personne ne la contrôle, un bénéfice (ce ne peut être qu'une prime) est perdu.

    L'argent se compte et ne se dépense jamais. Les bénéfices n'ont pas de plafond.

    ▸ **Puis la manche s'achève :**
    - Tous les bénéfices retombent à 0.
    - Les compagnies se rangent comme elles ont passé.
    - Les marqueurs de contrôle retournent dans les cases, pour être remis aux enchères.
    - Vos parts et vos cubes restent à vous ; les cubes des cases y restent.
    - Les liaisons restent sur le plateau.

    La manche suivante commence avec de nouveaux cubes. Après la cinquième, place au décompte final.

help-final =
    Après les bénéfices de la manche 5 :
    1. Les cubes restés dans les cases sont retirés.
    2. Chaque ville reliée, peu importe par qui, reçoit **un cube marchandise** de sa couleur.
    3. **Le contrôle** d'une compagnie va à qui en a le plus de parts. À égalité, on tourne dans le sens horaire à partir de la dernière personne à l'avoir contrôlée, elle comprise : la première à égalité l'obtient.
    4. **Réclamer.** Dans l'ordre où elles ont passé en manche 5, les compagnies réclament un cube par tour, dans une ville de leur réseau. Qui contrôle choisit, sans pouvoir refuser. On tourne tant qu'une compagnie peut en prendre. Une compagnie dont personne n'a de part ne réclame rien.

    ▸ **Ensembles.** Les cubes d'une compagnie forment des ensembles de couleurs toutes différentes, au mieux (le bot s'en charge). Un ensemble de 1, 2, 3, 4 ou 5 cubes vaut **10, 30, 60, 100 ou 150 $**.
    Trois blancs, deux noirs et un orange font des ensembles de 3, 2 et 1 : 60 + 30 + 10 = 100 $.

    Le total, sans plafond, est la valeur de la compagnie. **Chaque part la rapporte**, majoritaire ou non ; le contrôle, lui, ne rapporte rien ici.

    ▸ **La plus grosse fortune gagne.** À égalité, on compte les cubes marchandise de toutes les compagnies que contrôle alors chaque personne concernée : le plus grand nombre gagne. Si l'égalité demeure, la place est partagée. Il en va de même des autres places.

help-editions =
    L'hôte choisit l'édition en préparant la partie ; à défaut, c'est **Pegasus**. Seules changent les couleurs et la façon de parer au manque de cubes.

    ▸ **Pegasus**
    - Compagnies, dans l'ordre de la manche 1 : Rouge, Jaune, Vert, Bleu, Gris, Marron.
    - Cubes investissement : bleus.
    - Marchandises : blanc (nord-est), noir (centre), vert (plaines), orange (montagnes), rose (Pacifique).
    - Si les 60 cubes manquent : on partage à égalité ce qu'il y a, le reste demeure en réserve.

    ▸ **Treefrog**
    - Compagnies, dans l'ordre de la manche 1 : Rouge, Jaune, Vert, Bleu, Pourpre, Noir.
    - Cubes investissement : blancs.
    - Marchandises : blanc (nord-est), noir (centre), argent (plaines), orange (montagnes), rouge (Pacifique).
    - Si les 60 cubes manquent : les 26 cubes marchandise de couleur s'y ajoutent, soit 86 ; on ne partage à égalité que s'ils manquent aussi.

    Une compagnie et un cube marchandise de même couleur n'ont aucun rapport.

    ▸ **Ce qui est de nous.** De l'ordre des compagnies, les règles ne disent que le début : Rouge, puis, dans Pegasus, Jaune. Elles ne disent ni les couleurs des marchandises de Pegasus, ni quelle région a quelle couleur. 60 cubes, 5 parts et 17 liaisons viennent de la liste de Treefrog ; de Pegasus nous n'en avons pas.

    ▸ **Le plateau** est le même : 38 villes, dont 12, 12, 6, 5 et 3 pour les cinq marchandises, dans l'ordre ci-dessus. Treefrog a autant de cubes des quatre dernières ; le nombre de villes n'est pas dans les règles. Si vous connaissez le plateau imprimé, regardez-y à deux fois : presque toutes nos valeurs, presque tous nos itinéraires et nos coûts sont reconstitués et peuvent différer.

help-moves =
    Quand c'est à vous, le plateau s'affiche avec, dessous, des **boutons** pour les coups probables. Souvent, un geste suffit.

    Pour tout le reste, **Plus** ouvre un panneau privé : tous les coups permis, et un aperçu du coup choisi avant de confirmer.

    Si vous préférez écrire :
    - `/coup` propose tous vos coups permis au fil de la frappe.
    - `/mettre-aux-enchères vert 1` met Vert aux enchères et ouvre à 1.
    - `/enchérir 4` enchérit à 4 cubes.
    - `/passer` donne le marqueur ou, pendant une vente, vous en retire.
    - `/construire Boston-Albany` construit cette liaison. Pour la première d'une compagnie, nommez d'abord la ville de départ ; ensuite, le sens est libre.
    - `/réclamer Chicago` réclame le cube marchandise de cette ville, au décompte final.

    Majuscules ou minuscules, peu importe. Un coup impossible est refusé en privé, avec la raison.

    ▸ **Les coups forcés se jouent tout seuls**, et le journal le dit : une compagnie qui n'a qu'une liaison possible la construit, une autre qui n'en a aucune passe, qui ne peut pas enchérir plus haut se retire, qui n'a pas de cube donne le marqueur. Ne vous étonnez donc pas si la partie avance de plusieurs pas d'un coup.

help-strategy =
    - **Les parts font gagner.** Un bénéfice ne se touche qu'une fois ; une part d'une compagnie aux beaux ensembles paie à la fin, et plusieurs parts paient plusieurs fois. Pas besoin de majorité pour cela : votre part d'une compagnie que d'autres soignent vaut autant que les leurs. Mais la majorité choisit les marchandises.
    - **Pensez en couleurs.** Un cube isolé vaut 10 $, la cinquième couleur d'un ensemble 50 $. Mieux vaut un réseau qui traverse le pays qu'un autre qui remplit un coin.
    - **Comptez avant d'enchérir.** Vos cubes deviennent des liaisons : une partie de l'enchère revient en bénéfice. Voyez ce que la case contient déjà, quelles liaisons le tout paierait, et ce que leurs villes valent pour cette compagnie.
    - **Patience.** Les cubes se gardent. En fin d'enchères, ou une manche plus tard, une bourse pleine emporte à bas prix ce que les autres ne peuvent plus payer.
    - **L'ordre compte.** Les bons itinéraires partent vite, les marchandises rares aussi. Passer tôt en manche 5, c'est aussi réclamer tôt.
    - **Guettez le trou.** Quand il manque une ou deux liaisons entre les côtes, la compagnie qui peut fermer la ligne vaut 50 $ de plus. Voyez aussi qui toucherait 30 $ au passage.
topic-board = Le plateau et ses sources

## Options du jeu

option-edition = L'édition
option-edition-pegasus = édition Pegasus
option-edition-treefrog = édition Treefrog

## Commandes

command-auction = mettre-aux-enchères
command-auction-about = Mettre aux enchères
argument-auction = quoi
argument-auction-about = Quoi, et la première enchère : vert 1
command-claim = réclamer
command-claim-about = Réclamer
argument-claim = quoi
argument-claim-about = Quoi réclamer : Chicago

## Ce qu'on tape

error-incomplete = { $verb ->
        [bid] Dites combien de cubes : enchérir 4.
        [auction] Dites quelle compagnie, et la première enchère : mettre-aux-enchères vert 1.
        [claim] Dites où sont les marchandises : réclamer Chicago.
       *[build] Dites d'où à où : construire Boston-Albany.
    }
typed-auction = mettre en vente, vendre

## In short, where there is little room

lead-company-put-up = { $company } aux enchères : { $seat } { $bid }
brief-company-put-up-bid-raised = { $seat } { $bid }
brief-company-put-up-bidder-dropped = { $seat } passe
brief-company-put-up-company-sold = adjugé
