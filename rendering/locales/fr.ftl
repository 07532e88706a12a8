picture-tables = Les tableaux qui vont avec le plateau ; la description du plateau dit ce qu'ils contiennent.
picture-seat = Place { $number }

tool-picture = Dessiner le plateau d'un fichier de partie, et le dire en mots.
tool-arg-picture = où écrire l'image
tool-arg-theme = les couleurs
tool-arg-viewer = qui regarde ; à défaut, le public
tool-arg-at = après ce coup, au lieu du dernier
tool-arg-form = la forme : tout sur une image large, ou en hauteur pour les téléphones, les tableaux sur une deuxième image
tool-arg-width = la largeur de l'image en pixels

error-picture-width = Une image a de { $low } à { $high } pixels de large, pas { $width }.
error-no-such-turn = Il n'y a pas de coup { $turn } : la partie en a { $played }.

## Le graphique d'une partie finie

chart-title = Le fil de la partie
chart-standing = Le score, si tout avait fini là
chart-purse = Argent
chart-moves = coups
chart-described = Un graphique des scores et de ce qu'il y avait à dépenser, sur { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
chart-described-seat = { $seat } : un score de { $score } à la fin, { $highest } au plus haut ; { $purse } à dépenser à la fin, { $most } au plus.
