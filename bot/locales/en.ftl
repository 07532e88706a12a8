## Commands

command-game = game
command-game-about = Open, list and end games
command-new = new
command-new-about = Open a game in this channel
command-list = list
command-list-about = The open and running games of this server
command-mine = mine
command-mine-about = Your games, and where it is your turn
command-join = join
command-join-about = Sit down at this channel's open table
command-start = start
command-start-about = Start this channel's game (host or Manage Channels)
command-end = end
command-end-about = End this channel's game without a result (host or Manage Channels)
command-move = move
command-move-about = Make any legal move
command-pass = pass
command-pass-about = Pass
command-auction = auction
command-auction-about = Put something up for auction
command-bid = bid
command-bid-about = Bid
command-build = build
command-build-about = Build
command-claim = claim
command-claim-about = Claim
command-choose = choose
command-choose-about = Choose a character (Automobile)
command-ford = ford
command-ford-about = Build Ford's additional tile (Automobile)
command-produce = produce
command-produce-about = Produce cars (Automobile)
command-distribute = distribute
command-distribute-about = Place distributors (Automobile)
command-research = research
command-research-about = Take R&D (Automobile)
command-close = close
command-close-about = Close a factory space (Automobile)
command-howard = howard
command-howard-about = Sell cars by Howard (Automobile)
command-sell = sell
command-sell-about = Sell a car by a distributor (Automobile)
command-bonus = bonus
command-bonus-about = Put a bonus sales marker on a space (Automobile)
command-reduce = reduce
command-reduce-about = Put reduced price markers on a space (Automobile)
command-loan = loan
command-loan-about = Take a loan, even out of turn (Automobile)
command-hand = hand
command-hand-about = What you hold and only you may see
command-board = board
command-board-about = The board, now or at an earlier move
command-status = status
command-status-about = The position in words
command-log = log
command-log-about = What has happened
command-score = score
command-score-about = What each would get if it ended now
command-export = export
command-export-about = The match as a file
command-help = help
command-help-about = How to play here
command-rules = rules
command-rules-about = The rules of a game, by topic
command-settings = settings
command-settings-about = Language and colours
command-me = me
command-me-about = For yourself
command-channel = channel
command-channel-about = For this channel (Manage Channels)

argument-game = game
argument-game-about = Which game
argument-options = options
argument-options-about = The options, such as edition=treefrog; they can be changed in the lobby
argument-board = board
argument-board-about = A board file of your own
argument-move = move
argument-move-about = Choose one, or type it: bid 4
argument-auction = what
argument-auction-about = What to put up, and the opening bid: green 1
argument-bid = amount
argument-bid-about = How much
argument-build = where
argument-build-about = Where, as the game has it: Boston-Albany, Reading, Duryea 2
argument-claim = what
argument-claim-about = What to claim: Chicago
argument-choose = who
argument-choose-about = Which character: Ford
argument-ford = where
argument-ford-about = A space with a factory of yours, and parts for the parts factory: Duryea parts
argument-produce = cars
argument-produce-about = A number for each space: Duryea:4 Franklin-A:6
argument-distribute = bands
argument-distribute-about = One to three, a number for each band: mid:2 low:1
argument-close = where
argument-close-about = Which of your spaces: Duryea
argument-howard = cars
argument-howard-about = Two cars of yours: Duryea:1 Ford-T:1
argument-sell = what
argument-sell-about = The model and the distributor's band: Ford-T mid
argument-bonus = where
argument-bonus-about = On which of your spaces: Duryea
argument-reduce = where
argument-reduce-about = On which of your spaces, and how many markers: Duryea 2
argument-theme = theme
argument-theme-about = The colours
argument-size = size
argument-size-about = How large
argument-at = at
argument-at-about = After this move, instead of the last
argument-page = page
argument-page-about = Which page; the last one otherwise
argument-topic = topic
argument-topic-about = What about
argument-language = language
argument-language-about = The language

game-automobile = Automobile
game-great-western = Great Western
game-steel-driver = Steel Driver
theme-dark = dark
theme-light = light
theme-colourblind = safe for the colour-blind
size-small = small
size-normal = normal
size-large = large
language-auto = as Discord has it
language-en = English
language-fr = French

## The lobby

lobby-lobby =
    ## { $name }
    { $host } opens a table for { $low } to { $high } players{ $options_count ->
        [0] {""}
       *[other] {" "}({ $options })
    }. { $count } at the table:
lobby-running =
    ## { $name }
    The game of { $host } begins{ $options_count ->
        [0] {""}
       *[other] {" "}({ $options })
    }. At the table, clockwise:
lobby-cancelled =
    ## { $name }
    This table was closed.
lobby-pending =
    ## { $name }
    { $host } waits for a thread ({ $low } to { $high } players, { $count } so far{ $options_count ->
        [0] {""}
       *[other] , { $options }
    }).
options-title = The options of this game. They hold as soon as they are chosen.
seats-shuffle = Seats are drawn by lot
seats-keep = Seats in the order of joining
own-board = own board
button-join = Join
button-leave = Leave
button-options = Options
button-start = Start
button-cancel = Close
button-remove = Remove somebody
button-thread = Open a thread
thread-opened = The table is in { $thread }.
game-ended-early = This game was ended without a result.
list-empty = No game is open or running on this server. Begin one with /game new.
mine-empty = You sit at no table. Begin a game with /game new.
list-lobby = { $where } · { $name } · open, { $count } at the table
list-running = { $where } · { $name } · waits for { $asked }
list-your-turn = { $where } · { $name } · **your turn**

## Playing

your-turn = { $mentions } — { $asked }
game-finished = The game is over. Thank you for playing!
told-forced = { $told } _(no choice)_
told-cut = … _(/log tells all)_
podium-place = **{ $rank }.** { $seat } — { $score }
button-more = More…
button-back = Back
button-previous = ◀ Earlier
button-next = Later ▶
button-confirm = Confirm
button-most = As many as possible
button-least = As few as possible
button-log = The whole log
menu-title = { $pages ->
        [one] What will it be?
       *[other] What will it be? Page { $page } of { $pages }.
    }
menu-hint = Choose
menu-behind = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
menu-confirm = **{ $move }** { $detail }
    Confirm?
move-made = Done. The board follows.
move-made-before = That was done already.
cannot-post = Your move is kept, but I may not post here: I need View Channel, Send Messages, Attach Files and Read Message History.

## Watching

log-title = **The log**, page { $page } of { $pages }
score-now = **If it ended now**:
score-final = **The final score**
exported = The match file: `python -m games log` and `python -m rendering` read it.
exported-excerpt = What you may know of the running game: the moves, and the position as you see it. The whole match file is given when the game is over.
hand-empty = You hold nothing here that the others do not see.

## Settings

settings-user = For you: language { $language }, colours { $theme }.
settings-channel = For this channel: language { $language }, colours { $theme }.

## Help

help-text =
    This is **Roundhouse**: it plays { $games } in this channel, slowly: a move whenever somebody has a minute.

    ▸ **Begin**: `/game new` opens a table; others join with a button; the host starts.
    ▸ **Move**: the buttons under the board are the likely moves, **More…** shows all of them with previews, to you alone. Or type: `/move` completes every legal move, and each verb of a game has its own command (`/bid`, `/build`, `/produce`, `/pass`, …). `/hand` shows what only you may see.
    ▸ **Watch**: `/board`, `/status`, `/log`, `/score`, `/export`. Anyone may.
    ▸ **Learn**: `/rules` has the rules by topic, and says where the board's figures come from.
    ▸ **Find**: `/game mine` lists your games and where it is your turn, `/game list` this server's.
    ▸ **Language and colours**: `/settings me`, `/settings channel`.

    Moves that leave no choice are made for you and told as such.

## What is refused

error-unforeseen = Something went wrong here; nothing was changed. Please try again, and tell the host if it happens again.
error-unanswered = Discord did not take my answer. If the move was taken, its board appears; if not, please try again.
error-discord-unwell = Discord does not answer as it should ({ $reason }). Start again in a while.
error-no-game = No game runs in this channel. Begin one with /game new.
error-not-seated = You have no seat in this game. Watching is free: /board, /status, /log.
error-stale = The game has moved on since. Use the buttons under the newest board.
error-channel-taken = A game is open or running in this channel already. It can go into a thread of its own:
error-no-thread-here = A thread can only be opened in a text channel. Use /game new in another channel.
error-lobby-closed = This table is no longer open.
error-not-joined = You are not at this table.
error-table-full = The table is full: { $high } players at most.
error-host-only = Only the host, or a member with Manage Channels, may do that.
error-unknown-topic = There is no topic "{ $topic }". The topics: { $topics }.
error-no-such-turn = There is no move { $turn }: the game has { $played }.

## Starting

error-bad-token = DISCORD_TOKEN does not look like a bot's token: copy it from your application's Bot page, or unset it to open the local table.
error-refused-token = Discord refuses this DISCORD_TOKEN: make a new one on your application's Bot page.
error-bad-port = ROUNDHOUSE_PORT must be a number from 1024 to 65535, not "{ $port }".
error-port-in-use = Port { $port } is in use: close what uses it, or set ROUNDHOUSE_PORT to another.
error-bad-data-folder = The data folder { $folder } can't be written to ({ $reason }): make it writable, or set ROUNDHOUSE_DATA to another.
error-no-local-table = The local table needs the packages of the "local" extra: pip install "roundhouse[local]". With DISCORD_TOKEN set, Discord is used instead.
local-ready = The local table is open at { $address }
local-hint = Choose who you are with "Viewing as" and begin with /game new; a completed command is sent with the arrow. Ctrl-C stops it; games are kept.
