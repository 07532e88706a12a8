game-name = Age of Steam

## Les choses

cube-red = rouge
cube-blue = bleu
cube-purple = violet
cube-yellow = jaune
cube-black = noir

colour-orange = orange
colour-teal = turquoise
colour-white = blanc
colour-pink = rose
colour-green = vert
colour-brown = brun
colour-nobody = personne

privilege-first-move = premier déplacement
privilege-first-build = première construction
privilege-engineer = ingénieur
privilege-locomotive = locomotive
privilege-urbanization = urbanisation
privilege-production = production
privilege-turn-order = ordre du tour

# Un mot sans accent chaque fois : `detail-pass` choisit d'après eux.
phase-shares = titres
phase-auction = ordre
phase-privileges = choix
phase-building = construction
phase-moving = livraisons
phase-money = argent
phase-production = tirage
phase-placing = placement
phase-growth = marchandises
phase-over = fin

hop = ({ $owner }) → { $to }
links-of =
    { $owner_seats_count ->
        [0] { $count ->
            [one] { $count } liaison qui n'est à personne
           *[other] { $count } liaisons qui ne sont à personne
        }
       *[other] { $count ->
            [one] { $count } liaison à { $owner_seats }
           *[other] { $count } liaisons à { $owner_seats }
        }
    }
exit-N = N
exit-NE = NE
exit-SE = SE
exit-S = S
exit-SW = SO
exit-NW = NO
track = { $a }-{ $b }
exits = { $sides }
link = { $start }–{ $end }
loose-line = { $start } → { $at } { $exit }
tile-of =
    { $tile ->
        [straight] une droite
        [gentle] une courbe large
        [sharp] une courbe serrée
        [cross-straights] un croisement de deux droites
        [cross-straight-gentle] un croisement d'une droite et d'une courbe large
        [cross-gentles] un croisement de deux courbes larges
        [beside-straight-sharp] une droite à côté d'une courbe serrée
        [beside-gentles] une courbe large à côté d'une autre
        [beside-gentle-sharp-a] une courbe large avec une serrée à gauche
        [beside-gentle-sharp-b] une courbe large avec une serrée à droite
        [town-1] une tuile de ville à une sortie
        [town-3-adjacent] une tuile de ville à trois sorties voisines
        [town-3-left] une tuile de ville avec une droite et une sortie à gauche
        [town-3-right] une tuile de ville avec une droite et une sortie à droite
       *[town-3-even] une tuile de ville à trois sorties en étoile
    }{ $disc ->
        [0] {""}
       *[other] {" "}et un disque de ville
    }
amount = { $count } × { $what ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [purple] violet
        [green] vert
        [black] noir
        [orange] orange
        [teal] turquoise
        [white] blanc
        [pink] rose
        [brown] brun
       *[other] { $what }
    }

## Ce qui arrive

event-order-rolled = Pour le premier ordre, { $seat } lance { $dice }.
event-order-set = Ordre du tour : { $seats }.
event-shares-issued =
    { $seat } { $shares ->
        [0] n'émet aucun titre
        [one] émet { $shares } titre pour { $cash } $
       *[other] émet { $shares } titres pour { $cash } $
    }.
events-shares-issued =
    { $seats } { $shares ->
        [0] n'émettent aucun titre
        [one] émettent { $shares } titre par tête pour { $cash } $
       *[other] émettent { $shares } titres par tête pour { $cash } $
    }.
event-bid-made = { $seat } enchérit à { $amount } $ pour l'ordre du tour.
event-stayed = { $seat } passe une fois grâce à « ordre du tour » et reste dans l'enchère.
event-dropped =
    { $seat } se retire, prend la place { $place } et { $cost ->
        [0] ne paie rien
       *[other] paie { $cost } $
    }.
event-first-in-order =
    { $seat } prend la première place et { $cost ->
        [0] ne paie rien
       *[other] paie { $cost } $
    }.
event-privilege-chosen = { $seat } choisit « { $privilege } ».
event-engine-improved =
    { $seat } a maintenant une meilleure locomotive, qui parcourt { $engine ->
        [one] { $engine } liaison
       *[other] { $engine } liaisons
    }.
event-urbanized =
    { $seat } place sur { $town } la nouvelle cité { $letter }, qui prend les cubes de cette couleur : { $colour }.{ $tile ->
        [none] {""}
       *[other] {" "}Retour à la réserve : { tile-of }.
    }
event-line-gone =
    { $owner_seats_count ->
        [0] La ligne { $line }, qui n'était à personne, disparaît.
       *[other] { $owner_seats } perd la ligne { $line }, qui disparaît.
    }
event-line-shortened =
    { $owner_seats_count ->
        [0] La ligne { $line }, qui n'est à personne, perd un tronçon et en garde { $sections }.
       *[other] La ligne { $line }, qui est à { $owner_seats }, perd un tronçon et en garde { $sections }.
    }
event-tile-laid = { $seat } pose { tile-of } en { $at } pour { $cost } $ : { $exits }.
event-line-taken = La ligne { $line } n'était à personne et appartient maintenant à { $seat }.
event-link-finished =
    La liaison { $start }–{ $end } est achevée et appartient à { $seat } ({ $sections ->
        [one] { $sections } tronçon
       *[other] { $sections } tronçons
    }).
event-lines-lost =
    { $lines_count ->
        [one] { $seat } n'a pas prolongé une ligne incomplète, qui n'est plus à personne : { $lines }.
       *[other] { $seat } n'a pas prolongé { $lines_count } lignes incomplètes, qui ne sont plus à personne : { $lines }.
    }
event-building-ended = { $seat } a fini de construire.
events-building-ended = { $seats } ont fini de construire.
event-goods-delivered = { $seat } livre un cube { $cube } par { $links } : { $way }.
event-income-raised =
    Pour { $links ->
        [one] { $links } liaison
       *[other] { $links } liaisons
    }, { $seat } a plus de revenu, maintenant { $income }.
event-move-forgone = { $seat } ne livre rien.
events-move-forgone = { $seats } ne livrent rien.
event-paid =
    { $seat } { $income ->
        [0] ne reçoit rien
       *[other] reçoit { $income } $
    } et a { $expenses } $ de frais{ $missing ->
        [0] {" "}: argent { $cash_left } $, revenu { $income_left }
       *[other] {" "}; il manque { $missing } $, autant de moins sur le revenu : argent { $cash_left } $, revenu { $income_left }
    }.
events-paid =
    { $seats } { $income ->
        [0] ne reçoivent rien
       *[other] reçoivent { $income } $ par tête
    } et ont { $expenses } $ de frais par tête{ $missing ->
        [0] {" "}: argent { $cash_left } $, revenu { $income_left }
       *[other] {" "}; il manque { $missing } $ par tête, autant de moins sur le revenu : argent { $cash_left } $, revenu { $income_left }
    }.
event-bankrupt =
    { $seat } fait faillite et quitte la partie. Les liaisons achevées restent sur le plateau.{ $lines_count ->
        [0] {""}
        [one] {" "}Une ligne incomplète n'est plus à personne : { $lines }.
       *[other] {" "}{ $lines_count } lignes incomplètes ne sont plus à personne : { $lines }.
    }
events-bankrupt = { $seats } font faillite et quittent la partie. Les liaisons achevées restent sur le plateau.
event-income-reduced = Réduction du revenu pour { $seat } : { $lost } de moins, maintenant { $income }.
events-income-reduced = Réduction du revenu pour { $seats } : { $lost } de moins par tête, maintenant { $income } chaque fois.
event-cubes-drawn =
    { $cubes_count ->
        [one] { $seat } tire un cube { $cubes } grâce à « production ».
       *[other] { $seat } tire { $cubes_count } cubes grâce à « production » : { $cubes }.
    }
event-production-declined = { $seat } ne tire pas de cubes.
event-cube-placed = { $seat } place un cube { $cube } sur la case { $space } de la colonne { $column } dans la grille des marchandises.
event-cubes-returned =
    { $seat } remet dans le sac { $cubes_count ->
        [one] un cube { $cubes }
       *[other] { $cubes_count } cubes ({ $cubes })
    }.
event-growth-rolled =
    Production des marchandises à { $side ->
        [west] l'ouest
       *[east] l'est
    } : dés { $dice }.
event-goods-grown = { $city } reçoit { $amounts }.
event-turn-ended = Le tour { $turn } est fini.
event-game-ended =
    { $companies ->
        [0] La partie est finie et personne ne gagne : toutes les compagnies ont fait faillite.
        [1] La partie est finie : toutes les compagnies sauf une ont fait faillite. { $winner_seats } gagne.
       *[other] La partie est finie : le tour { $turn } était le dernier. { $winner_seats_count ->
            [one] { $winner_seats } gagne.
           *[other] { $winner_seats } se partagent la victoire.
        }
    }

## Ce qui est refusé

error-shares-expected = C'est l'émission des titres : dites combien (titres 2, ou titres 0 pour aucun).
error-shares-too-many =
    { $left ->
        [0] Vos 15 titres sont émis : continuez par titres 0.
       *[other] Vous pouvez en émettre encore { $left } au plus : 15 en tout, les deux du début compris.
    }
error-bid-expected = C'est l'enchère pour l'ordre du tour : enchérissez (enchérir { $lowest }), retirez-vous (passer), ou restez grâce à « ordre du tour » (rester).
error-bid-beyond-cash = Vous avez { $cash } $ : n'enchérissez pas au-delà, ou passez.
error-bid-too-low =
    { $highest ->
        [0] Une mise est d'au moins 1 $.
       *[other] La plus haute mise est de { $highest } $ : enchérissez à { $lowest } $ au moins, ou passez.
    }
error-stay-not-yours = Pour passer et rester, il faut l'action « ordre du tour » du tour précédent. Vous pouvez enchérir à { $lowest } $ ou plus, ou passer.
error-stay-used = Vous avez déjà passé en restant dans cette enchère. Enchérissez à { $lowest } $ ou plus, ou passez.
error-stay-last-two = Il ne reste que vous et la plus haute mise, { $highest } $ : enchérissez à { $lowest } $ ou plus, ou passez.
error-choose-expected = C'est le choix des actions, comme choisir locomotive. Libres : { $one_of }.
error-privilege-taken = « { $privilege } » est à { $owner_seat } ce tour-ci. Choisissez { $one_of }.
error-build-expected = C'est la construction : posez une tuile (construire G8 N-SE), ou passez pour finir.
error-lays-used-up = Vos { $most } poses de ce tour sont faites : passez pour finir.
error-no-track-there = Il est interdit de poser une voie en { $at } : choisissez un hexagone de terre du plateau, sans cité.
error-town-by-exits = { $at } est une ville : nommez les sorties qu'elle aura (construire { $at } NE SO).
error-sections-by-edges = { $at } n'est pas une ville : nommez les deux côtés que joint un tronçon (construire { $at } N-SE).
error-first-out-of-city = Votre première tuile doit être simple, sur un hexagone vide et sans ville, et sa voie doit mener dans une cité voisine.
error-exits-stay = La ville en { $at } garde toutes ses sorties : nommez-les aussi, avec au moins une de plus.
error-nothing-new = C'est ce qu'il y a déjà en { $at } : ajoutez un tronçon ou une sortie, ou tournez un bout libre.
error-empty-takes-simple = { $at } est vide et prend une tuile simple : un seul tronçon, comme construire { $at } N-SE.
error-sections-stay = Ce qu'il y a en { $at } reste, et doit être nommé aussi. Seul le bout libre d'une ligne à vous ou à personne se tourne, et son côté vers la ligne reste.
error-one-section-more = On n'ajoute qu'un tronçon à la fois en { $at }.
error-exit-off-map = Une sortie mène hors du plateau ou dans un lac : tournez la tuile vers la terre.
error-against-another = Une sortie touche le bout d'une voie qui est à une autre compagnie : choisissez un autre côté.
error-not-connected = Un nouveau tronçon doit mener dans une cité, ou continuer le bout d'une ligne à vous ou à personne. Dans une ville, il suffit d'y avoir un tronçon.
error-back-to-start = Une ligne ne peut ni finir dans la cité ou la ville qu'elle a quittée, ni pointer vers elle.
error-no-disc-left = Vos 20 disques de ligne sont tous employés : achevez ou prolongez une ligne au lieu d'en commencer une.
error-no-tile-left = Il n'y a pas ou plus de tuile pour cela. D'autres sorties, ou un autre hexagone ?
error-lay-too-dear = Cela coûte { $cost } $ et vous avez { $cash } $ : trouvez une pose moins chère, ou passez.
error-urbanization-not-yours = Une nouvelle cité demande l'action « urbanisation », et vous en avez une autre ce tour-ci.
error-urbanized-already = Vous avez placé votre nouvelle cité de ce tour : posez des tuiles, ou passez.
error-urbanize-first = Une nouvelle cité vient avant votre première tuile. Reprenez vos tuiles pour la placer, ou continuez à construire.
error-not-a-town = { $town } n'est pas une ville qui peut devenir cité : choisissez une ville sans nouvelle cité.
error-letter-taken = Il n'y a pas ou plus de nouvelle cité { $letter }. { $one_of_count ->
        [0] Toutes sont en jeu.
       *[other] Choisissez { $one_of }.
    }
error-delivery-expected = C'est le moment des livraisons : livrez un cube (livrer bleu Evansville-Cincinnati), améliorez la locomotive (locomotive), ou passez.
error-upgraded-already = Vous avez déjà amélioré votre locomotive ce tour-ci au lieu de livrer : livrez, ou passez.
error-engine-at-most = Votre locomotive est à 6 liaisons, le plus possible : livrez, ou passez.
error-no-such-cube = Il n'y a pas de cube { $cube } à { $start }.
error-engine-too-weak =
    { $links ->
        [0] Dites par où va le cube, comme : livrer bleu Evansville-Cincinnati.
       *[other] Cela fait { $links } liaisons, et votre locomotive en parcourt { $engine } au plus.
    }
error-no-such-link = Une partie de ce chemin n'est pas une liaison achevée de cette couleur. Lieux et couleurs se suivent, comme : Evansville-vert-Cincinnati.
error-place-twice = En chemin, un cube n'entre deux fois dans aucune cité ni ville, son départ compris.
error-stops-before = Un cube { $cube } s'arrête dans la première cité de sa couleur : finissez là, ou contournez-la.
error-not-taken-there = { $end } ne prend pas le { $cube } : finissez dans une cité de cette couleur.
error-draw-expected = Vous pouvez tirer des cubes grâce à « production » : tirez (tirer), ou passez.
error-place-expected = Placez un cube que vous avez tiré (placer bleu Chicago 1) : { $cubes }.
error-cube-not-drawn = Vous n'avez pas tiré un tel cube. Tirés : { $cubes }.
error-column-full = { $column } n'a pas de colonne avec une case libre. Choisissez-en une autre ; les nouvelles cités ont la leur par lettre.
error-space-not-empty =
    Dans la colonne { $column }, il n'y a pas de case libre { $space }, à compter du haut. { $one_of_count ->
        [one] La case libre est { $one_of }.
       *[other] Choisissez { $one_of }.
    }
error-unknown-move = « { $text } » n'est pas un coup. Par exemple : titres 2, enchérir 3, rester, choisir locomotive, urbaniser Indianapolis B, construire G8 N-SE, livrer bleu Evansville-Cincinnati, locomotive, tirer, placer bleu Chicago 1, passer.
error-unknown-privilege = Il n'y a pas d'action « { $text } ». Choisissez { $one_of }.
error-unknown-cube = Il n'y a pas de cubes de la couleur « { $text } ». Choisissez { $one_of }.
error-unknown-hex = « { $text } » n'est pas un hexagone : une lettre pour la colonne et un nombre pour la rangée, comme G8.
error-unknown-exits = « { $text } » n'est ni une sortie ni un tronçon. Un côté est { $one_of } ; un tronçon en joint deux : N-SE.
error-which-link = Plusieurs liaisons joignent { $start } et { $to } : dites entre les deux de qui, { $one_of }.

## Fichiers de plateau

error-board-unknown-hex = Ligne { $line } : il n'y a pas d'hexagone { $hex } sur la carte.
error-board-map-row = Ligne { $line } : une rangée de la carte est un signe et une espace par colonne. Les signes : { $signs } ; une espace laisse la colonne vide.
error-board-place-on-map = Ligne { $line } : { $place } est en { $hex }, mais la carte n'y a pas ce signe, ou l'hexagone est pris.
error-board-nameless = Ligne { $line } : la carte a un tel lieu en { $hex }, qui manque dans cette liste.
error-board-name-reserved = Ligne { $line } : aucun lieu ne peut s'appeler { $place } : une couleur désigne une compagnie, une lettre une nouvelle cité, une lettre et un nombre un hexagone.
error-board-letter-twice = Ligne { $line } : la lettre { $letter } y est deux fois.
error-board-number-twice = Ligne { $line } : le nombre { $number } y est deux fois de ce côté.

## Scores

score-income = { $amount } pour un revenu de { $income }
score-shares =
    { $amount } pour { $shares ->
        [one] { $shares } titre
       *[other] { $shares } titres
    }
score-track =
    { $amount } pour { $sections ->
        [0] aucune liaison achevée
        [one] { $sections } tronçon de voie
       *[other] { $sections } tronçons de voie
    }
score-bankrupt = faillite au tour { $turn }

## Les coups, pour boutons et menus

move-issue =
    { $shares ->
        [0] N'émettre aucun titre
        [one] Émettre { $shares } titre
       *[other] Émettre { $shares } titres
    }
move-bid = Enchérir à { $amount } $
move-stay = Passer et rester
move-choose = Choisir « { $privilege } »
move-urbanize = Nouvelle cité { $letter } sur { $town }
move-lay = Construire en { $at }
move-deliver = Livrer { $cube } : { $start } → { $way }
move-upgrade = Meilleure locomotive
move-draw = Tirer des cubes
move-place = Placer { $cube }, colonne { $column }, case { $space }
move-pass = Passer

verb-shares = Émettre des titres
verb-bid = Enchérir pour l'ordre du tour
verb-stay = Passer et rester
verb-choose = Choisir une action
verb-urbanize = Placer une nouvelle cité
verb-build = Poser une tuile
verb-deliver = Livrer un cube
verb-engine = Meilleure locomotive
verb-draw = Tirer des cubes
verb-place = Placer un cube
verb-pass = Passer, finir

warning = En l'état, il manquera { $short } $ pour les frais : { $bankrupt ->
        [0] le revenu baisse d'autant.
       *[other] plus que le revenu ne peut perdre, c'est la faillite.
    }

detail-issue =
    { $cash ->
        [0] { $shares } titres comme avant
       *[other] { $cash } $ ; ensuite { $shares } titres
    }
detail-bid = laisse { $left } $ sur { $cash } $ si tout est payé
detail-stay = une fois dans cette enchère
detail-choose =
    { $privilege ->
        [first-move] livre en premier aux deux manches
        [first-build] construit en premier
        [engineer] une tuile de plus à poser{ $faidutti ->
            [0] {""}
           *[other] , et toutes à 2 $
        }
        [locomotive] { $engine ->
            [0] la locomotive est déjà au mieux
           *[other] une liaison de plus, 1 $ de frais de plus par tour
        }
        [urbanization] une nouvelle cité sur une ville, sans frais
        [production] peut mettre deux cubes en grille{ $faidutti ->
            [0] {""}
           *[other] , sur quatre tirés
        }
        [turn-order] peut passer une fois et rester en lice aux enchères
       *[other] {""}
    }
detail-urbanize = prend les cubes de cette couleur : { $colour } ; gratuite, avant la première tuile
detail-lay =
    { $exits }, { $cost } $, { $tile ->
        [straight] droite
        [gentle] courbe large
        [sharp] courbe serrée
        [cross-straights] croisement de droites
        [cross-straight-gentle] croisement droite et courbe
        [cross-gentles] croisement de courbes
        [beside-straight-sharp] droite et courbe serrée
        [beside-gentles] courbes côte à côte
        [beside-gentle-sharp-a] courbe large, serrée à gauche
        [beside-gentle-sharp-b] courbe large, serrée à droite
       *[other] tuile de ville
    }{ $disc ->
        [0] {""}
       *[other] {" "}avec disque
    } ; reste { $left } $, { $lays ->
        [0] plus de tuile
        [one] encore { $lays } tuile
       *[other] encore { $lays } tuiles
    }
detail-deliver =
    { $links ->
        [one] { $links } liaison
       *[other] { $links } liaisons
    } : { $own ->
        [0] pas de revenu pour soi
       *[other] revenu +{ $own }
    }{ $others_count ->
        [0] {""}
       *[other] {" "}(autres : { $others })
    }
detail-upgrade = parcourra { $engine } liaisons ; 1 $ de frais de plus par tour, sans livraison à cette manche
detail-draw = pour des cases libres de la grille des marchandises
detail-place = {""}
detail-pass =
    { $phase ->
        [ordre] { $cost ->
            [0] hors de l'enchère, place { $place } pour rien
           *[other] hors de l'enchère, place { $place } pour { $cost } $
        }
        [construction] la construction est finie
        [livraisons] ne rien livrer à cette manche
        [tirage] ne pas tirer de cubes
       *[other] {""}
    }

## Options du jeu

option-faidutti_engineer = L'ingénieur
option-faidutti_engineer-true = ingénieur de Faidutti : chaque tuile à 2 $
option-faidutti_engineer-false = ingénieur selon la règle
option-faidutti_production = La production
option-faidutti_production-true = production de Faidutti : en tirer quatre, en garder deux
option-faidutti_production-false = production selon la règle

## La leçon

lesson-1 =
    Vous dirigez une jeune compagnie ferroviaire : vous posez des voies, et y livrez des marchandises. Chaque livraison augmente votre **revenu**, et c'est le revenu qui compte à la fin. Mais d'abord, il faut de l'argent.

    Chaque tour commence par les **titres**. Un titre rapporte { $brings } $ aussitôt ; puis il coûte un dollar à chaque tour, et des points à la fin, et vous ne vous en défaites jamais. Émettez donc ce que demande ce tour, et rien de plus. Vous avez { $cash } $ ; ce tour-ci, vous voulez construire un peu.

    ➤ *{ $move }*.
lesson-1-done =
    Vous avez { $then } $ et { $shares } titres, ceux du début compris. On n'en émet qu'à ce moment du tour : si l'argent manque ensuite, on construit moins.
lesson-2 =
    L'**ordre du tour** est mis aux enchères. La première place choisit d'abord parmi les actions, construit d'abord et livre d'abord ; sur une carte serrée, cela décide. { $holder_seat } a enchéri à { $highest } $.

    ➤ Voyez ce que cela vaut pour les autres : *{ $move }*.
lesson-2-done =
    Une mise doit dépasser toutes les autres. Les deux qui restent le plus longtemps paient toute leur dernière mise, les autres la moitié, arrondie au-dessus, et **le premier retrait ne paie rien**.
lesson-3 =
    { $holder_seat } en est à { $highest } $. Autant de voies en moins ! Au début il y a de la place pour toute la table, et l'argent manque.

    ➤ Retirez-vous, avant que cela ne vous coûte : *{ $move }*.
lesson-3-done =
    { $cost ->
        [0] Vous avez la place { $place }, sans rien payer.
       *[other] Vous avez la place { $place }, pour { $cost } $.
    } Plus tard, quand tout le monde veut les mêmes cubes, la première place vaut vraiment de l'argent.
lesson-4 =
    Dans l'ordre du tour, chaque compagnie prend une des sept **actions** ; ce que d'autres ont pris n'est plus libre. Chacune sert pour un tour : construire d'abord ou plus, livrer d'abord, fonder une cité.

    La **locomotive** est celle qui reste : la vôtre parcourt une liaison de plus, maintenant et pour toujours. Plus elle va loin, plus une seule livraison rapporte.

    ➤ *{ $move }*.
lesson-4-done =
    Votre locomotive parcourt { $engine } liaisons. N'oubliez pas : chacune coûte un dollar de frais par tour, comme un titre.
lesson-5 =
    {""}**Construire.** Jusqu'à trois tuiles ; la plaine est bon marché, rivières et montagnes sont plus chères. Une voie de cité à cité (ou ville) est une **liaison**, à vous pour de bon ; une ligne qui ne mène nulle part est bientôt perdue. { $start } et { $end } sont proches, et chacune a un cube que l'autre veut.

    ➤ Pressez *Construire une liaison…*, choisissez { $start } – { $end } et le premier chemin : il pose les deux tuiles d'un coup. Puis *Passer* : le reste ne servirait pas encore.
lesson-5-done =
    La liaison { $start }–{ $end } est à vous ; sur { $cash } $, il vous reste { $left } $. Gardez de quoi payer les frais à la fin du tour !
lesson-6 =
    {""}**Livrer**, en deux manches. Un cube quitte sa cité par des liaisons achevées, au plus autant que votre locomotive en parcourt, et s'arrête dans la première cité de sa couleur. **Chaque liaison de son chemin augmente le revenu de qui la possède.** À { $start } il y a un cube { $cube }, et { $to } prend cette couleur.

    ➤ *{ $move }*.
lesson-6-done =
    Votre revenu est de { $income }. Il rentrera désormais à chaque tour, tant que rien ne le réduit. Le cube est retourné dans le sac ; seule la production en amène de nouveaux.
lesson-7 =
    La deuxième manche : chaque compagnie livre encore un cube, ou améliore plutôt sa locomotive. { $start } a un cube { $cube }, pour { $to }.

    ➤ *{ $move }*.
lesson-7-done =
    Puis l'argent est venu : { $income } $ de revenu, moins { $expenses } $ de **frais** pour { $shares } titres et une locomotive pour { $engine } liaisons. C'est normal au début, et c'est pourquoi vous avez gardé de l'argent : il vous reste { $left } $. Si l'on ne peut pas payer, on perd du revenu, et au-dessous de zéro c'est la faillite.
lesson-8 =
    Nous voici au tour { $turn }. Vous avez construit plus loin, et d'autres aussi : des cubes pourraient faire un long chemin. Mais votre locomotive ne parcourt que { $engine } liaisons. Une fois par tour, **au lieu de livrer**, vous pouvez l'améliorer.

    ➤ Investissez : *{ $move }*.
lesson-8-done =
    { $better } liaisons désormais. Laisser une courte livraison au début pour de longues plus tard gagne la plupart des parties ; mais chaque liaison de plus coûte un dollar à chaque tour.
lesson-9 =
    Maintenant, le long chemin rapporte : { $start } → { $to }, { $links } liaisons. Les unes sont à vous, les autres à { $rival_seat } : vous pouvez passer **chez tout le monde**, mais cela rapporte aussi à qui possède la liaison. Si vous avez le choix, passez par les vôtres.

    ➤ *Livrer { $cube }*, { $start } → { $to }.
lesson-9-done =
    { $own } de revenu en plus pour vous, donc { $income } ; et { $theirs } pour { $rival_seat }. Ce n'est pas une perte tant que vous y gagnez autant.
lesson-10 =
    Tour { $turn }. Tout le chemin est à vous : { $own } liaisons, { $own } de revenu pour un seul cube. C'est pour de telles lignes que l'on construit.

    ➤ *Livrer { $cube }*, { $start } → { $to }.
lesson-10-done =
    Vous avez touché { $paid } $ et payé { $expenses } $ ; puis est venue la **réduction du revenu** : les gros revenus perdent une part à chaque tour, le vôtre a perdu { $lost } ; il en reste { $left }. À la fin, chaque dollar de revenu compte trois points, chaque titre en ôte trois, et chaque tronçon de vos liaisons en compte un. Donc : peu de titres, de longues liaisons à vous, une locomotive à leur mesure.

## Règles, par sujet

topic-overview = Aperçu du jeu
help-overview =
    Dans Age of Steam, de 3 à 6 compagnies posent des voies à travers la Rust Belt et y livrent des marchandises, avec l'argent que les titres rapportent et qu'ils coûtent. La partie a 10 tours à 3, 8 à 4, 7 à 5 et 6 à 6 ; puis les points décident.

    ▸ Un tour : émettre des **titres**, enchérir pour l'**ordre du tour**, choisir les **actions**, **construire**, **livrer** en deux manches, toucher le **revenu** et payer les **frais**, **réduction du revenu**, **production des marchandises**.
    ▸ Au début, chaque compagnie a 10 $, deux titres émis, une locomotive pour une liaison et un revenu de 0. Trois dés par tête donnent le premier ordre, le plus haut total d'abord ; les égalités sont relancées entre elles.
    ▸ Une cité a une couleur et prend les cubes de cette couleur. Une ville n'en prend pas, mais les liaisons y finissent, et elle peut recevoir une nouvelle cité.
    ▸ Au début, 2 cubes tirés au sort sont dans chaque cité, 3 à Wheeling et à Pittsburgh ; la grille des marchandises est pleine : 3 cubes dans la colonne de chaque cité, 2 pour chaque nouvelle cité.
    ▸ L'argent et tout le reste sont visibles ; seul le sac est caché.
topic-order = Titres et ordre du tour
help-order =
    ▸ **Titres** : dans l'ordre du tour, on décide une fois combien en émettre, d'aucun à tous ceux qui restent. Chacun rapporte 5 $ aussitôt, coûte 1 $ de frais à chaque tour et 3 points à la fin. Une compagnie en a 15 au plus, les deux du début compris. On n'en émet à aucun autre moment.
    ▸ **Enchère**, dans l'ordre du tour précédent : enchérissez à 1 $ au moins et au-dessus de la plus haute mise, sans dépasser votre argent, ou passez. Passer, c'est se retirer et prendre la dernière place libre. On n'interroge pas qui tient la plus haute mise. Quand il ne reste qu'une compagnie, elle est première.
    ▸ Les deux premières places paient toute leur dernière mise, rien sans mise. Le premier retrait ne paie rien, les autres la moitié de leur dernière mise, arrondie vers le haut. S'il n'y a plus que deux compagnies dans la partie, le retrait ne coûte rien.
    ▸ Qui avait l'action **ordre du tour** au tour précédent peut, une fois dans l'enchère et à son tour de parole, passer et rester, avec ou sans mise jusque-là ; mais pas si la seule autre compagnie encore là tient la plus haute mise.
topic-actions = Les sept actions
help-actions =
    Dans l'ordre du tour, il faut choisir une des sept, chacune pour une seule compagnie. S'en servir est libre. Elle vaut jusqu'au prochain choix ; celle d'une compagnie en faillite s'éteint.

    ▸ **Premier déplacement** : vous livrez en premier aux deux manches.
    ▸ **Première construction** : vous construisez en premier.
    ▸ **Ingénieur** : vous pouvez poser quatre tuiles au lieu de trois. Avec l'ingénieur de Faidutti (une option), chacune coûte en outre 2 $ dans tous les cas, remplacements et villes aussi.
    ▸ **Locomotive** : votre locomotive parcourt aussitôt une liaison de plus, jusqu'à 6 ; à 6, rien ne change. L'améliorer au lieu de livrer reste possible dans le même tour.
    ▸ **Urbanisation** : avant votre première tuile, vous pouvez placer une nouvelle cité sur une ville, sans frais.
    ▸ **Production** : avant la production des marchandises, vous pouvez tirer deux cubes et les mettre sur des cases libres de la grille. Avec la production de Faidutti (une option), vous en tirez quatre, en placez deux et rendez le reste. Au premier tour, aucune case n'est libre.
    ▸ **Ordre du tour** : à la prochaine enchère, vous pouvez passer une fois et rester.
topic-building = Construire
help-building =
    ▸ « Première construction » commence, puis l'ordre du tour. Jusqu'à trois tuiles (ingénieur : quatre), chacune payée aussitôt. Un remplacement compte comme une tuile ; on peut poser deux fois sur le même hexagone.
    ▸ Votre toute première tuile est simple (un tronçon), sur un hexagone vide et sans ville, et mène dans une cité.
    ▸ Ensuite chaque nouveau tronçon doit mener dans une cité, ou continuer le bout libre d'une ligne à vous ou à personne. Vos lignes n'ont pas à se toucher.
    ▸ Aucune sortie ne doit mener hors du plateau, dans un lac, ni contre le bout d'une voie qui est à une autre compagnie. Pointer vers un hexagone vide, ou vers une ville sans voie de ce côté, est permis, et la ligne reste incomplète. Se rencontrer dans une cité ou une ville est permis aussi.
    ▸ Une cité s'ouvre des six côtés et ne prend pas de tuile. Une ligne ne peut ni finir dans le lieu qu'elle a quitté, ni pointer vers lui.

    Ce que cela **coûte** :
    ▸ Hexagone vide : 2 $, avec rivière 3 $, avec montagne 4 $ ; tuiles simples seulement.
    ▸ Ville vide : 1 $, et 1 $ par sortie ; le terrain ne compte pas.
    ▸ Remplacer dans une ville : 3 $.
    ▸ Remplacer une tuile simple par une tuile à deux tronçons : 3 $.
    ▸ Tout autre remplacement : 2 $. Le terrain ne se paie jamais deux fois.
topic-lines = Remplacements, lignes et liaisons
help-lines =
    ▸ **Remplacer** hors des villes : chaque tronçon posé reste, mais le bout libre d'une ligne à vous ou à personne peut être tourné ; son côté vers la ligne reste. On peut ajouter un tronçon, en croisement ou côte à côte. Il faut l'un des deux, et les deux à la fois sont permis.
    ▸ Une **ligne** est une voie sans cité ni ville en chemin. Avec un tel lieu aux deux bouts, c'est une **liaison** achevée, qui garde sa couleur pour toujours.
    ▸ À la fin de votre construction, même vide, vous perdez toute ligne incomplète à laquelle vous n'y avez ajouté aucun tronçon : elle n'est plus à personne.
    ▸ Prolonger ou joindre une ligne qui n'est à personne, c'est l'avoir tout entière. Tourner son bout ne donne rien, sauf si cela l'achève ou la joint à une ligne à soi.
    ▸ **Réserve** : 48 tuiles droites, 55 courbes larges et 7 serrées ; croisements : 4 de droites, 4 de droite et courbe, 3 de courbes ; côte à côte : une de chacune de quatre sortes. Chaque compagnie a 20 disques de ligne ; il y en a 8 de ville. L'ancienne tuile et son disque reviennent avant que les nouveaux soient pris. Ce qui est épuisé ne se pose pas, et il n'y a pas de 21e ligne.
topic-towns = Villes et nouvelles cités
help-towns =
    ▸ Dans une ville, seules les sorties comptent, de une à quatre. L'un des nouveaux tronçons doit mener dans une cité ou continuer un bout libre à vous ou à personne, à moins que vous n'y ayez déjà un tronçon ; alors tous les nouveaux sont à vous.
    ▸ Une ou trois sorties prennent une tuile de ville (3 à une sortie, 2 de chacune des quatre sortes à trois), deux une tuile simple et un disque, quatre une tuile à deux tronçons et un disque, de la sorte possible dont il reste le plus.
    ▸ Un remplacement garde chaque sortie et en ajoute au moins une. Rien ne se tourne dans une ville.
    ▸ **Urbanisation** : sans frais, ce n'est pas une tuile, avant la première. Toute ville sans nouvelle cité, toute lettre qui reste : A rouge, B bleu, C et D noir (ouest), E jaune, F violet, G et H noir (est) ; l'ouest et l'est n'obligent à rien.
    ▸ La tuile et le disque de la ville retournent à la réserve. Une ligne qui n'était que dans cet hexagone disparaît ; une plus longue y perd son tronçon et finit dans la cité, sans changer de couleur. Un bout libre qui pointe vers l'hexagone est achevé : pour sa compagnie, ou pour vous s'il n'est à personne. La nouvelle cité commence sans cubes.
topic-deliveries = Livraisons
help-deliveries =
    ▸ Deux manches, chaque fois « premier déplacement » d'abord, puis l'ordre du tour. À chaque manche vous livrez un cube, ou améliorez votre locomotive, ou passez.
    ▸ Un cube quitte n'importe quelle cité par des liaisons achevées, à qui qu'elles soient, au plus autant que votre locomotive en parcourt. Une ville finit une liaison : la traverser en demande deux.
    ▸ Il n'entre deux fois dans aucune cité ni ville, son départ compris. Il traverse les cités d'autres couleurs et s'arrête dans la première **autre** cité de la sienne. Puis il retourne dans le sac.
    ▸ Les cubes noirs ne vont qu'aux nouvelles cités noires.
    ▸ Là où plusieurs liaisons joignent deux lieux, vous choisissez laquelle.
    ▸ Chaque liaison augmente aussitôt de 1 le revenu de sa compagnie, la vôtre aussi. Celles qui ne sont à personne ou à une compagnie en faillite ne rapportent rien.
    ▸ Au lieu d'une livraison, une fois par tour : votre locomotive parcourt une liaison de plus, jusqu'à 6. L'action « locomotive » ne compte pas ici.
topic-money = Revenu, frais, faillite
help-money =
    ▸ Après les livraisons, chaque compagnie touche son revenu en dollars, puis paie ses **frais** : 1 $ par titre émis et 1 $ par liaison de la locomotive. Cela se fait pour toutes à la fois, et tout seul.
    ▸ Si l'argent ne suffit pas, il part tout entier, et chaque dollar manquant ôte 1 au revenu. Sous 0 de revenu, c'est la **faillite** : la compagnie quitte la partie, l'ordre, l'enchère et les actions. Ses lignes incomplètes ne sont plus à personne ; ses liaisons achevées restent et servent, mais ne rapportent à personne.
    ▸ Les dés et le nombre de tours restent ceux du début. S'il reste une seule compagnie, la partie finit là et elle gagne ; s'il n'en reste aucune, personne ne gagne.
    ▸ Vient ensuite la **réduction du revenu**. De 11 à 20 il perd 2, de 21 à 30 il perd 4, de 31 à 40 il perd 6, de 41 à 50 il perd 8, au-delà 10. Jusqu'à 10 il ne perd rien. Le revenu n'a pas de maximum.
topic-growth = Production des marchandises
help-growth =
    ▸ D'abord l'action « production » : qui l'a peut tirer deux cubes du sac, les voit et met chacun sur une case libre de la grille, même dans la colonne d'une nouvelle cité qui n'est pas en jeu. On n'en tire que ce que cases et sac permettent. Vous choisissez la case : les dés prennent d'abord le cube le plus haut d'une colonne.
    ▸ Puis on lance autant de dés qu'il y avait de compagnies au début : pour l'ouest, et de nouveau pour l'est.
    ▸ Chaque dé prend le cube le plus haut de la colonne de sa cité pour cette cité, et aussi celui de la colonne de sa nouvelle cité, si elle est sur le plateau. Sur une colonne vide, un dé est perdu.
    ▸ Ouest : 1 Chicago, 2 St. Louis, 3 Kansas City et A, 4 Des Moines et B, 5 Minneapolis et C, 6 Duluth et D.
    ▸ Est : 1 Evansville et E, 2 Cincinnati et F, 3 Detroit et G, 4 Wheeling et H, 5 Pittsburgh, 6 Toronto.
    ▸ Puis le tour suivant commence. (Un plateau à vous a ces chiffres dans son fichier.)
topic-end = La fin
help-end =
    Le dernier tour (le 10e à 3, le 8e à 4, le 7e à 5, le 6e à 6) se joue avec les frais et la réduction du revenu ; il n'y a plus de production.

    ▸ 3 points par dollar de revenu.
    ▸ 3 points de moins par titre émis.
    ▸ 1 point par tronçon de vos liaisons achevées. Chaque hexagone traversé est un tronçon ; dans une ville, chaque sortie en est un. Les lignes incomplètes ne comptent pas.

    Un score peut être négatif, l'argent ne compte pas, et à égalité on partage la place. Les faillites viennent en dernier, la plus tardive avant les autres.
topic-moves = Jouer avec le bot
help-moves =
    ▸ Les boutons sous le plateau offrent les coups probables ; **Plus…** les montre tous, avec un aperçu, à vous seulement.
    ▸ **Construire** : avec *Construire une liaison…* vous choisissez d'où et jusqu'où, et le bot offre les chemins les moins chers. Avec *Plus…* et *Poser une tuile* vous choisissez un hexagone, puis une tuile numérotée sur la carte agrandie. *Reprendre* ou `/reprendre` reprend tuile après tuile jusqu'à ce que vous passiez, et même ensuite tant que personne d'autre n'a joué.
    ▸ À taper, une tuile est son hexagone et les côtés que joignent ses tronçons : `/construire G8 N-SE`. Nommez aussi ce qui reste : `/construire G8 N-S SO-NE`. Une ville a ses sorties : `/construire K9 NE SO`. Des mots comme droite, courbe large ou ville peuvent s'y mêler. Les côtés sont N, NE, SE, S, SO, NO (SW et NW se lisent aussi).
    ▸ Les **livraisons** sont données les meilleures d'abord. À taper : `/livrer bleu Evansville-vert-Indianapolis-vert-Cincinnati`, avec les couleurs des liaisons entre les lieux ; s'il n'y en a qu'une entre deux, on peut l'omettre. `/locomotive` améliore la locomotive.
    ▸ Et `/titres 2`, `/enchérir 3`, `/rester`, `/choisir locomotive`, `/urbaniser Indianapolis B`, `/tirer`, `/placer bleu Chicago 1` (la case la plus haute ; une nouvelle cité par sa lettre : `/placer rouge A 2` ; sans nombre, la case libre la plus basse). `/passer` : se retirer, finir de construire, ne rien livrer ou tirer. `/coup` complète tout.
    ▸ Les coups sans autre choix sont joués pour vous, et annoncés comme tels.
topic-board = Le plateau et ses sources

## Sur l'image

picture-turn = Tour { $turn } sur { $turns }
picture-phase-shares = Émission de titres
picture-phase-auction = Enchère pour l'ordre
picture-phase-privileges = Choix des actions
picture-phase-building = Construction, poses restantes : { $left }
picture-phase-moving = Livraisons, manche { $round } sur { $rounds }
picture-phase-money = Revenus et frais
picture-phase-production = Production : tirage
picture-phase-placing = Production : placement
picture-phase-growth = Production des marchandises
picture-phase-over = Fin
picture-asked-shares = { $seat } : émettre des titres ?
picture-asked-auction =
    { $bid ->
        [0] { $seat } : enchérir ou se retirer
       *[other] { $seat } : plus de { $bid } $, ou se retirer
    }
picture-asked-privileges = { $seat } : choisir une action
picture-asked-building = { $seat } : poser des voies
picture-asked-moving = { $seat } : livrer une marchandise
picture-asked-production = { $seat } : tirer des cubes ?
picture-asked-placing = { $seat } : placer les cubes tirés
picture-won =
    { $winner_seats_count ->
        [0] Personne ne gagne
        [one] { $winner_seats } gagne
       *[other] { $winner_seats } se partagent la victoire
    }
picture-action-first-move = 1er déplacement
picture-action-first-build = 1re construction
picture-action-engineer = Ingénieur
picture-action-locomotive = Locomotive
picture-action-urbanization = Urbanisation
picture-action-production = Production
picture-action-turn-order = Ordre du tour
picture-free = libre
picture-bid = mise { $amount } $
picture-no-bid = pas encore de mise
picture-dropped = hors enchère, place { $place }
picture-bankrupt = Faillite au tour { $turn }
picture-west = Marchandises, ouest
picture-east = Marchandises, est
picture-dice = derniers dés
picture-expected = chiffres : apport moyen
picture-tiles = Tuiles restantes, des sortes rares
picture-money = { $amount } $
picture-cash = Argent
picture-income = Revenu
picture-balance = Solde
picture-shares = Titres
picture-engine = Locomotive
picture-track = Voies
picture-score = Points

## L'image en mots

describe-order = Ordre du tour : { $seats }.
describe-bid = { $seat } { $amount } $
describe-auction =
    Mises : { $bids_count ->
        [0] aucune
       *[other] { $bids }
    }.{ $dropped_seats_count ->
        [0] {""}
       *[other] {" "}Hors de l'enchère, la dernière place d'abord : { $dropped_seats }.
    }
describe-free-actions =
    { $privileges_count ->
        [0] Aucune action n'est libre.
        [one] Action libre : { $privileges }.
       *[other] Actions libres : { $privileges }.
    }
describe-player =
    { $seat } ({ $colour }) : { $cash } $, revenu { $income }, prochain solde { $balance }, { $shares ->
        [one] { $shares } titre
       *[other] { $shares } titres
    }, locomotive { $engine }, { $sections ->
        [one] { $sections } tronçon de voie
       *[other] { $sections } tronçons de voie
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $chosen ->
        [0] {""}
       *[other] , action { $privilege }
    }.
describe-bankrupt = { $seat } a fait faillite au tour { $turn }.
describe-city =
    { $city } ({ $hex }, { $side } { $number }) prend : { $cube } ; cubes sur place : { $cubes_count ->
        [0] aucun
       *[other] { $cubes }
    }.
describe-new-city =
    { $city } ({ $hex }, { $side } { $number }), nouvelle cité { $letter }, prend : { $cube } ; cubes sur place : { $cubes_count ->
        [0] aucun
       *[other] { $cubes }
    }.
describe-cubes = { $cube } { $count }
describe-letter = { $letter } { $cube }
describe-new-cities-left =
    Nouvelles cités disponibles : { $letters_count ->
        [0] aucune
       *[other] { $letters }
    }.
describe-towns = Villes : { $towns }.
describe-west = ouest
describe-east = est
describe-links =
    { $owned ->
        [0] Liaisons qui ne sont à personne
       *[other] { $seat } a ces liaisons
    }, avec leurs voies : { $links }.
describe-unfinished =
    { $owned ->
        [0] Lignes incomplètes qui ne sont à personne
       *[other] { $seat } a ces lignes incomplètes
    } : { $links }.
describe-line = { $start }–{ $end } ({ $track })
describe-drawn = Tirés et pas encore placés : { $cubes }.
describe-display = Grille des marchandises, chaque colonne depuis sa case la plus haute : { $columns }.
describe-column =
    { $column } ({ $waiting ->
        [0] vide
       *[other] { $cubes }
    })
describe-growth = Cubes à attendre à la prochaine production des marchandises, en moyenne : { $columns }.
describe-growth-of = { $column } ({ NUMBER($cubes, minimumFractionDigits: 1, maximumFractionDigits: 1) })
describe-space = libre
describe-dice = Derniers dés, { $side } : { $dice }.
describe-tiles =
    Tuiles restantes : { $tiles_count ->
        [0] aucune
       *[other] { $tiles }
    }.{ $gone_count ->
        [0] {""}
       *[other] {" "}Épuisées : { $gone }.
    }
describe-tile = { $tile } { $count }
describe-tile-straight = droite
describe-tile-gentle = courbe large
describe-tile-sharp = courbe serrée
describe-tile-cross-straights = croisement de deux droites
describe-tile-cross-straight-gentle = croisement droite et courbe large
describe-tile-cross-gentles = croisement de deux courbes larges
describe-tile-beside-straight-sharp = droite à côté d'une courbe serrée
describe-tile-beside-gentles = deux courbes larges côte à côte
describe-tile-beside-gentle-sharp-a = courbe large à côté d'une serrée à gauche
describe-tile-beside-gentle-sharp-b = courbe large à côté d'une serrée à droite
describe-tile-town-1 = ville à une sortie
describe-tile-town-3-adjacent = ville à trois sorties voisines
describe-tile-town-3-left = ville avec droite et sortie à gauche
describe-tile-town-3-right = ville avec droite et sortie à droite
describe-tile-town-3-even = ville à trois sorties en étoile
describe-rivers = Hexagones de rivière : { $hexes }.
describe-mountains = Hexagones de montagne : { $hexes }.
describe-lakes = Hexagones de lac : { $hexes }.

## Commandes

command-shares = titres
command-shares-about = Émettre des titres (Age of Steam)
argument-shares = nombre
argument-shares-about = Combien, ou 0 pour aucun
command-stay = rester
command-stay-about = Passer une fois et rester dans l'enchère (Age of Steam)
command-urbanize = urbaniser
command-urbanize-about = Placer une nouvelle cité sur une ville (Age of Steam)
argument-urbanize = où
argument-urbanize-about = La ville et la lettre de la nouvelle cité : Indianapolis B
command-deliver = livrer
command-deliver-about = Livrer un cube (Age of Steam)
argument-deliver = quoi
argument-deliver-about = Le cube, et le chemin avec ses couleurs : bleu Evansville-vert-Cincinnati
command-engine = locomotive
command-engine-about = Améliorer votre locomotive au lieu de livrer (Age of Steam)
command-draw = tirer
command-draw-about = Tirer des cubes grâce à « production » (Age of Steam)
command-place = placer
command-place-about = Placer un cube tiré sur la grille des marchandises (Age of Steam)
argument-place = quoi
argument-place-about = Le cube, la cité ou la lettre d'une nouvelle cité, et la case depuis le haut : bleu Chicago 1

## Ce qu'on tape

error-incomplete = { $verb ->
        [shares] Dites combien de titres : titres 2.
        [bid] Dites combien : enchérir 3.
        [choose] Dites quelle action : choisir locomotive.
        [urbanize] Dites quelle ville, et quelle nouvelle cité : urbaniser Indianapolis B.
        [deliver] Dites quel cube, et par où : livrer bleu Evansville-Cincinnati.
        [place] Dites quel cube, et où : placer bleu Chicago 1.
       *[build] Dites où, et quels côtés la voie joint : construire G8 N-SE ; pour une ville ses sorties : construire K9 NE SO.
    }
typed-bid = miser, miser pour l'ordre du tour, offrir, mise, enchère
typed-build = poser
typed-straight = droite
typed-curve = courbe
typed-gentle = courbe large, large
typed-sharp = courbe serrée, serrée
typed-crossing = croisement
typed-town = ville

## In short, where there is little room

lead-shares-issued = Titres émis : { $seat } { $shares }
brief-shares-issued-shares-issued = { $seat } { $shares }
lead-bid-made = Enchères pour l'ordre du tour : { $seat } { $amount } $
brief-bid-made-bid-made = { $seat } { $amount } $
brief-bid-made-stayed = { $seat } reste
brief-bid-made-dropped = { $seat } se retire (place { $place }{ $cost ->
        [0] {""}
       *[other] , { $cost } $
    })
lead-dropped = Pour l'ordre du tour : { $seat } se retire (place { $place }{ $cost ->
        [0] {""}
       *[other] , { $cost } $
    })
brief-dropped-dropped = { $seat } se retire (place { $place }{ $cost ->
        [0] {""}
       *[other] , { $cost } $
    })
brief-dropped-bid-made = { $seat } { $amount } $
brief-dropped-stayed = { $seat } reste
lead-privilege-chosen = Choix : { $seat } « { $privilege } »
brief-privilege-chosen-privilege-chosen = { $seat } « { $privilege } »
