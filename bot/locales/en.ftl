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
argument-build-about = From where to where: Boston-Albany
argument-claim = what
argument-claim-about = What to claim: Chicago
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
    { $host } opens a table for { $low } to { $high } players ({ $options }). { $count } at the table:
lobby-running =
    ## { $name }
    The game of { $host } begins ({ $options }). At the table, clockwise:
lobby-cancelled =
    ## { $name }
    This table was closed.
lobby-pending =
    ## { $name }
    { $host } waits for a thread ({ $low } to { $high } players, { $count } so far, { $options }).
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
podium-place = **{ $rank }.** { $seat } — { $score }
button-more = More…
button-back = Back
button-previous = ◀ Earlier
button-next = Later ▶
button-confirm = Confirm
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
score-now = **If it ended now**, with the goods claimed for the best value:
score-final = **The final score**
exported = The match file: `python -m games log` and `python -m rendering` read it.

## Settings

settings-user = For you: language { $language }, colours { $theme }.
settings-channel = For this channel: language { $language }, colours { $theme }.

## Help

help-text =
    This is **Roundhouse**: it plays { $games } in this channel, slowly: a move whenever somebody has a minute.

    ▸ **Begin**: `/game new` opens a table; others join with a button; the host starts.
    ▸ **Move**: the buttons under the board are the likely moves, **More…** shows all of them with previews, to you alone. Or type: `/move` completes every legal move, and there are `/bid`, `/build`, `/pass`, `/auction`, `/claim`.
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
error-export-later = The match file tells what the dice will be, so it is given when the game is over. Until then there are /log and /status.
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
