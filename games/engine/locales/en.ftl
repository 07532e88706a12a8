## Refusals that every game shares

error-not-your-turn = It is not your turn: the table waits for { $seats }.
error-game-over = The game is over.
error-not-a-number = "{ $text }" is not a number: write it in figures, such as 4.
error-number-missing = A number is missing at the end, such as 4.
error-number-out-of-range = { $text } won't do: write a whole number from 0 to { $most }.
error-nothing-typed = Nothing is typed there: say which move.
error-word-too-many = The move is whole without "{ $text }": leave that out.
error-unknown-place-perhaps = There is no place "{ $text }" on this board. { $place }, perhaps?
error-unknown-place = There is no place "{ $text }" on this board.
error-nothing-to-undo = There is no move to take back.
error-undo-not-yours = The last move was made by { $seat }: only its player can take it back.
error-undo-drew = Something was drawn for that move, so it stands.

## Setting up

error-unknown-game = There is no game called "{ $game }". The games: { $games }.
error-player-count = This game takes { $low } to { $high } players, not { $count }.
error-same-name-twice = Two players are called { $name }.
error-bad-name = "{ $name }" can't be a player's name: it takes 1 to { $longest } letters on one line.
error-unknown-option = There is no option "{ $option }". { $options_count ->
        [0] This game has none.
       *[other] The options: { $options }.
    }
error-bad-option = "{ $value }" is not a value of the option { $option }.
error-option-form = "{ $text }" is not an option: write it as name=value.
error-names-and-players = { $names ->
        [one] { $names } name is
       *[other] { $names } names are
    } given for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
error-too-few-games = { $games } is not a number of games: at least 1.
error-not-unicode = The command line holds bytes that are no text.
error-unknown-player = There is no player called "{ $kind }". The players: { $kinds }.
error-unknown-seat = Nobody called "{ $name }" sits here. The seats: { $names }.

## Files

error-file-unreadable = { $file } can't be read: { $reason }.
error-file-unwritable = { $file } can't be written: { $reason }.
error-file-too-large = { $file } is larger than { $limit } bytes.
error-file-too-deep = Line { $line }: the JSON is nested too deeply.
error-file-is-excerpt = This is an excerpt of a running game, without its seed: it can be read, but not replayed.
error-file-not-json = Line { $line }: the JSON breaks off or is malformed here.
error-file-expected = Line { $line }, { $where }: expected { $expected }{ $got ->
        [nothing] {""}
       *[other] , not { $got }
    }.
error-file-missing-field = Line { $line }: the field "{ $field }" is missing.
error-file-unknown-field = Line { $line }: the field "{ $field }" is not known.
error-file-field-twice = Line { $line }: the field "{ $field }" is there a second time.
error-file-unknown-value = Line { $line }, { $where }: { $got } is not a known value.
error-file-misshapen = Line { $line }, { $where }: this does not fit.
error-board-place-twice = Line { $line }: { $place } is there twice.
error-board-unknown-place = Line { $line }: there is no place called { $place }.
error-board-route-to-itself = Line { $line }: both ends are { $place }.
error-board-route-twice = Line { $line }: the route { $route } is there twice.
error-board-not-connected = Line { $line }: no way leads from { $place } to { $other }.
error-board-too-many = Line { $line }, { $where }: { $count } are more than a picture has room for. Leave { $most } at most.
error-board-places-too-near = Line { $line }: { $place } lies so near to { $other } that the map can't show both. Move them apart.
error-board-many-neighbours = Line { $line }: { $place } has more than { $most } neighbours. Take a route away.
error-board-routes-too-long = Line { $line }: up to { $route }, the routes run all over the map. Join places that are nearer to each other.
error-bad-action = Action { $number }, "{ $move }": { $reason }
error-forced-moves-differ = { $number ->
        [0] The opening
       *[other] Action { $number }
    }: { $forced_count ->
        [0] the file has forced moves, but none are forced there.
        [one] the move { $forced } is forced, but the file says something else.
       *[other] the moves { $forced } are forced, but the file says something else.
    }

## The tool

tool-about = Play and check games from the command line.
tool-list = the games
tool-new = set up a match
tool-legal = the legal moves, a line each
tool-play = play moves for whoever's turn it is; if one is refused, none is played
tool-replay = check every action of a match and show its standing
tool-log = what happened
tool-random = play a whole random game
tool-fuzz = random games with every invariant checked; failures leave match files
tool-arena = computer players against each other: who wins how often, and how long they think
tool-arg-game = the game
tool-arg-match = a match file
tool-arg-move = a move, such as "bid 4"
tool-arg-players = how many play
tool-arg-names = their names, with commas between
tool-arg-keep-seats = keep the names in this order instead of shuffling them
tool-arg-seed = what all chance comes from
tool-arg-option = an option, as name=value
tool-arg-board = a board file of your own
tool-arg-output = where to write the match file
tool-arg-seat = who plays, where several may
tool-arg-games = how many games
tool-arg-seats = the players of a game, with commas between: random, sense, greedy, quick, easy, steady, strong
tool-arg-jobs = how many games at a time; as many as there are processors, unless you say so
tool-arg-folder = where failures are left
tool-arg-locale = the language

tool-game = { $game } — { $name }, { $low } to { $high } players
tool-written = { $file }: { $name }, seats { $names }.
tool-turn = { $seats_count ->
        [one] The table waits for { $seats }.
       *[other] The table waits for { $seats } at once.
    }
tool-sound = { $actions ->
        [one] { $actions } action, the rules hold.
       *[other] { $actions } actions, the rules hold.
    }
tool-log-turn = { $number }. { $seat }: { $move }
tool-log-forced = (forced) { $seat }: { $move }
tool-place = { $rank }. { $seat }: { $score }
tool-fuzz-counts =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $refused } refused, { $failures ->
        [one] { $failures } failure
       *[other] { $failures } failures
    }
tool-arena-line = { $kind }: { $wins } of { $games } wins, { $share } % ({ $low }-{ $high }), score { $score }, { $seconds } s a move, { $longest } at worst
tool-fuzz-failure = { $file }: { $reason }
error-which-seat = Several may move: say who with --seat.

## Numbers of things

amount = { $count } × { $what }

## Commands of several games

command-bid = bid
command-bid-about = Bid
argument-bid = amount
argument-bid-about = How much
command-build = build
command-build-about = Build
argument-build = where
argument-build-about = Where, as the game has it, such as Boston-Albany, Reading, Duryea 2 or G8 N-SE
command-choose = choose
command-choose-about = Choose a character, or an action of the turn
argument-choose = who
argument-choose-about = Which one, such as Ford or locomotive
command-pass = pass
command-pass-about = Pass
