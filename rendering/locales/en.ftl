picture-tables = The tables that belong to the board; the board's description tells what they say.
picture-seat = Player { $number }

tool-picture = Draw the board of a match file, and print it in words.
tool-arg-picture = where to write the picture
tool-arg-theme = the colours
tool-arg-viewer = whose view it is; a spectator's unless somebody is named
tool-arg-at = after this action, instead of the last
tool-arg-form = the form: all on one wide picture, or upright for phones, with the tables on a second picture
tool-arg-width = the picture's width in pixels

error-picture-width = A picture is { $low } to { $high } pixels wide, not { $width }.
error-no-such-turn = There is no action { $turn }: the match has { $played }.

## The chart of a finished game

chart-title = How it went
chart-standing = Score, had it ended there and then
chart-purse = Cash
chart-moves = moves
chart-described = A chart of the scores and of what there was to spend, over { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
chart-described-seat = { $seat }: a score of { $score } at the end, { $highest } at the highest; { $purse } to spend at the end, { $most } at the most.
