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
        [0] pas assez de cubes pour toute la table ({ $supply }), personne n'en reçoit.
       *[other] { $short ->
            [0] { $each } cubes par tête, { $supply } dans la réserve.
           *[other] la réserve ne suffit pas : { $each } par tête, { $short } de moins que prévu, { $supply } en réserve.
        }
    }
event-company-put-up = { $seat } met { $company } aux enchères et ouvre à { $bid }.
event-marker-handed-on = { $seat } donne le marqueur à { $next_seat }.
event-bid-raised = { $seat } offre { $bid } pour { $company }.
event-bidder-dropped = { $seat } renonce à { $company }.
event-company-sold =
    { $company } revient à { $seat } pour { $price ->
        [one] { $price } cube
       *[other] { $price } cubes
    }. Le marqueur va à { $next_seat }.
event-auctions-ended =
    Les enchères sont closes ; { $next_seat } garde le marqueur.{ $unsold_count ->
        [0] {""}
       *[other] {" "}Personne ne contrôle { $unsold } pendant cette manche.
    }
event-link-built =
    { $company } ({ $seat }) construit { $start }–{ $end } pour { $cost ->
        [one] { $cost } cube
       *[other] { $cost } cubes
    } et gagne { $earned } $ : bénéfice de { $profit } $.
event-line-completed =
    Les deux côtes sont reliées ! { $company } gagne une prime de { $bonus } ${ $others_count ->
        [0] {""}
        [one] , et { $others } { $others_bonus } $
       *[other] , et { $others } { $others_bonus } $ par compagnie
    }.
event-company-passed =
    { $company } { $why ->
        [uncontrolled] n'est contrôlé par personne et passe
        [links] a posé toutes ses liaisons et passe
        [unconnected] n'a plus de route libre où construire et passe
        [no-shares] n'appartient à personne et ne réclame rien
        [no-goods] ne trouve plus de marchandise
       *[cubes] n'a pas de quoi payer une liaison et passe
    }{ $cubes ->
        [0] {""}
        [one] {" "}; { $cubes } cube reste dans sa case
       *[other] {" "}; { $cubes } cubes restent dans sa case
    }.
event-profit-paid = { $seat } touche { $amount } $ pour { $company }.
event-profit-lost = Personne ne contrôle { $company } : ses { $amount } $ sont perdus.
event-round-ended = La manche { $round } est finie. L'ordre est maintenant { $order }.
event-goods-placed =
    Décompte final : { $count ->
        [one] { $count } cube marchandise arrive
       *[other] { $count } cubes marchandise arrivent
    } sur le plateau, un par ville reliée.
event-control-settled =
    { $seat } décide pour { $company } avec { $shares ->
        [one] { $shares } part
       *[other] { $shares } parts
    }.
event-goods-claimed = { $company } ({ $seat }) réclame le cube { $colour } à { $place }.
event-company-valued = { $company } finit avec des ensembles de { $sets } : chaque part rapporte { $value } $.
event-shares-paid = { $seat } touche { $amount } $ pour ses parts et finit avec { $cash } $.
event-game-ended =
    { $winner_seats_count ->
        [one] { $winner_seats } gagne la partie.
       *[other] { $winner_seats } se partagent la victoire.
    }

## Ce qui est refusé

error-auction-expected = Mettez une compagnie aux enchères (auction green 1) ou passez (pass) pour donner le marqueur.
error-bid-expected = Offrez au moins { $lowest } pour { $company } (bid { $lowest }) ou passez (pass).
error-build-expected = { $company } doit construire une liaison (build Boston-Albany).
error-claim-expected = { $company } doit réclamer un cube marchandise (claim Chicago).
error-no-such-company = Il n'y a pas de compagnie { $company } dans cette édition.
error-company-sold = { $company } a déjà été vendu pendant cette manche.
error-bid-below-one = Une première enchère est d'au moins 1.
error-bid-beyond-cubes =
    { $cubes ->
        [0] Sans cube, pas d'enchère : il faut passer (pass).
        [one] L'enchère est de { $cubes } au plus : c'est le seul cube disponible.
       *[other] L'enchère est de { $cubes } au plus : ce sont tous les cubes disponibles.
    }
error-bid-too-low = L'enchère est à { $bid } : offrez au moins { $lowest }, ou passez (pass).
error-no-route = Aucun itinéraire ne relie { $start } et { $end }.
error-route-built = { $owner } a déjà construit { $start }–{ $end }.
error-not-connected = { $company } n'atteint encore ni { $start } ni { $end } : une liaison doit toucher son réseau.
error-other-way-round = { $company } relie déjà les deux villes ; écrivez { $end }-{ $start }.
error-not-a-start = La première liaison de { $company } part d'une ville de départ : { $one_of }. { $start } n'en est pas une.
error-no-link-left = { $company } a posé toutes ses liaisons.
error-link-too-dear = { $start }–{ $end } coûte { $cost }, et { $company } a { $cubes } dans sa case.
error-claim-off-network = { $company } n'est pas relié à { $place }.
error-cube-claimed = À { $place }, le cube marchandise est déjà pris.

error-unknown-move = « { $text } » n'est pas un coup. Par exemple : auction green 1, bid 4, pass, build Boston-Albany, claim Chicago.
error-not-a-number = « { $text } » n'est pas un nombre de cubes.
error-unknown-company = Il n'y a pas de compagnie « { $text } ». Les compagnies : { $names }.
error-unknown-place = Il n'y a pas de ville « { $text } » sur ce plateau.
error-unknown-place-perhaps = Il n'y a pas de ville « { $text } » sur ce plateau. { $place }, peut-être ?
error-build-needs-two-places = « { $text } » ne nomme pas deux villes : écrivez build Boston-Albany.

## Plateaux

error-board-place-twice = Ligne { $line } : { $place } y est deux fois.
error-board-no-start = Ligne { $line } : aucune ville n'est une ville de départ.
error-board-unknown-place = Ligne { $line } : il n'y a pas de ville { $place }.
error-board-route-to-itself = Ligne { $line } : les deux bouts sont { $place }.
error-board-route-twice = Ligne { $line } : l'itinéraire { $route } y est deux fois.
error-board-goods-count =
    Ligne { $line } : pour { $goods } le fichier annonce { $told }, mais le nombre de villes est { $count }.
error-board-not-connected = Ligne { $line } : aucun chemin ne relie { $place } et { $other }.

## Scores

score-profits = { $amount } $ de bénéfices des compagnies contrôlées
score-shares =
    { $amount } $ pour { $shares ->
        [one] { $shares } part
       *[other] { $shares } parts
    } de { $company } à { $value } $
score-goods = départage, cubes marchandise des compagnies contrôlées : { $amount }

## Sur l'image

short-red = R
short-yellow = J
short-green = V
short-blue = B
short-grey = G
short-brown = M
short-purple = P
short-black = N

picture-money = { $amount } $
picture-round = Manche { $round } sur 5
picture-final = Décompte final
picture-phase-auction = Enchères
picture-phase-bidding = Enchères
picture-phase-building = Construction
picture-phase-claiming = Marchandises
picture-phase-over = Fin
picture-asked-auction = { $seat } : mettre une compagnie aux enchères, ou passer
picture-asked-bidding = { $seat } : offrir ou passer · { $company } à { $bid } par { $bidder_seat }
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
picture-supply = Réserve { $cubes }
picture-nobody = personne
picture-sets = Ensembles

## L'image en mots

describe-company =
    { $company } : { $controlled ->
        [0] personne
       *[other] { $seat }
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, { $profit } $, reste { $shares ->
        [one] { $shares } part
       *[other] { $shares } parts
    } et { $links ->
        [one] { $links } liaison
       *[other] { $links } liaisons
    }{ $goods ->
        [0] {""}
        [one] , { $goods } cube marchandise
       *[other] , { $goods } cubes marchandise
    }.
describe-share = { $count } { $company }
describe-player =
    { $seat } : { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, { $cash } ${ $shares_count ->
        [0] {""}
       *[other] , parts { $shares }
    }.
describe-order =
    Ordre : { $order }.{ $passed_count ->
        [0] {""}
       *[other] {" "}Ont passé : { $passed }.
    }
describe-links = { $company } a construit { $links }, depuis { $start }.
describe-free = { $place }, itinéraires libres et leur coût : { $routes }.
describe-goods = Des cubes marchandise se trouvent à { $places }.
