## Commands

command-game = game
command-game-about = Open, list and end games
command-new = new
command-new-about = Open a game in this channel
command-list = list
command-list-about = The open and running games of this server
command-mine = mine
command-mine-about = Your games, and where it is your turn
command-open = open
command-open-about = Announce a table, so that others find it with /game find
command-find = find
command-find-about = Open tables on all servers that you share with me
command-join = join
command-join-about = Sit down at this channel's open table
command-start = start
command-start-about = Start this channel's game (host or Manage Channels)
command-end = end
command-end-about = End this channel's game without a result (the others at the table are asked)
command-move = move
command-move-about = Make any legal move
command-hint = hint
command-hint-about = What a computer would do in your place
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
command-follow = follow
command-follow-about = Follow this channel's game as a spectator, and say who will win
command-follow-this = Follow this game
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
argument-pace = pace
argument-pace-about = How fast it is meant to be played
argument-level = level
argument-level-about = Whom it is for
argument-fill = computers
argument-fill-about = After this many hours computers fill up to four seats, and the game begins; never otherwise
argument-thread = thread
argument-thread-about = In a thread of its own; in a forum every game has a post anyway
argument-board = board
argument-board-about = A board file of your own
argument-move = move
argument-move-about = Choose one, or type it, such as bid 4
argument-theme = theme
argument-theme-about = The colours
argument-form = form
argument-form-about = Wide with all on it, or upright for phones
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

theme-dark = dark
theme-light = light
theme-colourblind = safe for the colour-blind
form-auto = as it fits: upright in the channel, wide by /board
form-wide = wide, all on one picture
form-phone = upright, for phones
size-small = small
size-normal = normal
size-large = large
language-auto = as Discord has it
language-en = English
language-fr = French
language-any = any language
pace-live = in one sitting
pace-often = several moves a day
pace-daily = about a move a day
pace-weekly = a few moves a week
level-any = everybody is welcome
level-new = for newcomers, too
level-some = for those who know the rules
level-expert = for the experienced

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
form-seats = Seats
form-hints = Hints
form-board = Board file
form-board-about = A file of figures; without one the game's own board is played on
form-board-text = A group that owns a game can play on the figures of its board: a file of the same form as those of the boards that come with me, up to 256 kB. I check it, and draw it once as a trial.
lobby-open = 📣 **Open to all** who see this channel, with `/game find`: { $appeal }
appeal-fill = computers fill it { $when }
open-announced = Your table is announced. Whoever may see this channel finds it with `/game find`, from any server that they share with me.
error-open-which = No table of this game is open here. Say which game the new one is for.
find-title = **Open tables with a seat for you**
find-nothing = No open table that you could join is announced where you are. `/game open` announces one of your own.
find-table = **{ $number }.** { $name } · { $where } on { $server } · { $host } · { $count } of { $high } at the table
    -# { $appeal }
find-more = -# There are more; ask again in a while, or name a game.
find-hint = Take a seat
find-join = { $number }. { $name } ({ $count } of { $high })
find-joined = You sit at the table in { $where }. Its host starts the game.
notice-joined = { $who } has found this table and joins it: { $count } of { $high } are here. { $mentions }, you start the game.
notice-filled = { $count ->
        [0] This table has waited long enough: the game begins.
        [one] This table has waited long enough: a computer sits down, and the game begins.
       *[other] This table has waited long enough: { $count } computers sit down, and the game begins.
    }
notice-open-no-longer = Two weeks have passed, and the game has not begun: this table stays open, but is announced no longer. `/game open` announces it again.
seats-shuffle = Seats are drawn by lot
seats-keep = Seats in the order of joining
own-board = own board
hints-allowed = Computers give hints
hints-none = No hints
hint-title = **A computer would think of this**, after a moment's thought:
hint-move = **{ $number }.** { $move }{ $detail }{ $rank ->
        [0] {""}
       *[other] { " — " }about place { $rank }
    }
hint-for = **{ $name }** in { $where } waits for you. You play it there.{ $others ->
        [0] {""}
        [one] {" "}Another game waits, too.
       *[other] {" "}{ $others } others wait, too.
    }
error-hint-nothing = No game with hints waits for you now. `/game mine` lists your games.
error-not-at-home = This works only on a server that I am on, at a table: `/game mine` says where yours are, `/game find` where there is a seat.
error-no-hints = This game is played without hints.
lobby-computer = 🤖 { $name } · { $level }
computer-title = How well should it play? A computer sits down as soon as you choose; *{ button-options }* removes it. A game with a computer counts for no rating.
computers-enough = The table is full.
computer-easy = Easy
computer-easy-about = Thinks a moment, and makes mistakes
computer-steady = Steady
computer-steady-about = Plays soundly
computer-strong = Strong
computer-strong-about = Thinks for a second, as well as it can
computer-thinks = -# 🤖 Thinking…
button-join = Join
button-leave = Leave
button-options = Options
button-board = Own board
button-computer = Add a computer
button-now = { $name } against computers
button-start = Start
button-cancel = Close
button-remove = Remove somebody
button-thread = Open a thread
thread-opened = The table is in { $thread }.
post-title = { $name } · { $host }
post-opened = **{ $name }** · a table of { $host }. All of this game is told here: its newest board stands at the end.
tag-lobby = open table
tag-running = being played
tag-over = finished
tag-seats = seats free
error-thread-forbidden = I may not open a thread or a post here: I need Send Messages, Create Public Threads and Send Messages in Threads.
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
podium-place = **{ $rank }.** { $seat } — { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    }
button-more = More…
button-back = Back
button-previous = ◀ Earlier
button-next = Later ▶
button-confirm = Confirm
button-most = As many as possible
button-least = As few as possible
button-log = Log
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
move-made-before = Done.
cannot-post = Your move is kept, but I may not post here: I need View Channel, Send Messages, Attach Files and Read Message History.

## Watching

log-title = **The log**, page { $page } of { $pages }
score-now = **If it ended now**
score-final = **The final score**
exported = The match file: `python -m games log` and `python -m rendering` read it.
exported-excerpt = What you may know of the running game: the moves, and the position as you see it. The whole match file is given when the game is over.
hand-empty = You hold nothing here that the others do not see.

## Settings

settings-user = For you: language { $language }, colours { $theme }, boards { $form }.
settings-channel = For this channel: language { $language }, colours { $theme }, boards { $form }.

## Help

help-now-nothing = **Nothing is played here right now**: `/game new` opens a table.
help-now-open = **A table for { $name } is open**: sit down with *Join* or `/game join`.
help-now-joined = **You sit at the table for { $name }**: its host starts the game.
help-now-host = **Your table for { $name } is open**: others join with the button; you start with *Start* or `/game start`.
help-now-asked = **It is your turn in { $name }**: press a button under the newest board, or type `/move`.
help-now-waiting = **You play { $name }**; it waits for { $waiting }. `/order give` says what to play when it is your turn.
help-now-watching = **You watch { $name }**; it waits for { $waiting }. `/board` and `/recap` show how it stands and how it came about.
help-now-over = **{ $name } is over**: play again with *Rematch* under its last board, or `/game new`.
help-text =
    {""}**Roundhouse** plays { $games }, a move whenever somebody has a minute.
    ▸ **Move**: the buttons under the board; *More…* shows every move, to you alone. Or type: `/move`, `/pass`, …
    ▸ **Know**: `/learn` · `/rules` · `/hand` · `/hint`
    ▸ **Try**: `/try` · `/game clone` · `/game show`
    ▸ **Watch**: `/follow` `/board` `/status` `/log` `/score` `/recap` `/replay` `/export`
    ▸ **Find**: `/game find` · `/game open` · `/game mine` · `/game list`
    ▸ **Be called**: `/settings calls` · `/away` · `/order give` · `/game clock`
    ▸ **Think again**: `/undo` · `/resign` · `/replace`
    ▸ **Compare**: `/stats` · `/leaderboard`
    ▸ **Language, colours**: `/settings me` · `/settings channel`
button-onward = Next: { $topic }

## What is refused

error-unforeseen = Something went wrong here; nothing was changed. Please try again, and tell the host if it happens again.
error-unanswered = Discord did not take my answer. If the move was taken, its board appears; if not, please try again.
error-unkept = I can't write anything down right now, so nothing was changed. Please try again in a few minutes.
error-discord-unwell = Discord does not answer as it should ({ $reason }). Start again in a while.
error-no-game = No game runs in this channel. Begin one with /game new.
error-not-begun = The game in this channel has not begun yet. Its host starts it with the button or /game start.
error-elsewhere = This table is elsewhere: look for it in the channel where the game is played.
error-not-offered = That is not among what can be chosen here. Take one of those that the command offers.
error-not-seated = You have no seat in this game. Watching is free: /board, /status, /log.
error-stale = The game has moved on since. Use the buttons under the newest board.
error-row-draws = Something is drawn after { $move }. Make that move alone, look at what was drawn, then go on.
error-channel-taken = A game is open or running in this channel already. It can go into a thread of its own:
error-no-thread-here = A thread can only be opened in a text channel. Use /game new in another channel.
error-lobby-closed = This table is no longer open.
error-not-joined = You are not at this table.
error-table-full = The table is full: { $high } players at most.
error-host-only = Only the host, or a member with Manage Channels, may do that.
error-unknown-topic = There is no topic "{ $topic }". The topics: { $topics }.
error-no-such-turn = There is no move { $turn }: the game has { $played }.

## Starting

untested-python = Roundhouse is not tested with Python { $version }, only up to { $newest }: if anything is odd, try that one.
error-bad-token = DISCORD_TOKEN does not look like a bot's token: copy it from your application's Bot page, or unset it to open the local table.
error-refused-token = Discord refuses this DISCORD_TOKEN: make a new one on your application's Bot page.
error-bad-port = ROUNDHOUSE_PORT must be a number from 1024 to 65535, not "{ $port }".
error-port-in-use = Port { $port } is in use: close what uses it, or set ROUNDHOUSE_PORT to another.
error-bad-data-folder = The data folder { $folder } can't be written to ({ $reason }): make it writable, or set ROUNDHOUSE_DATA to another.
error-bad-dotenv = The file { $file } can't be read: it must be readable, and text in UTF-8.
error-database-newer = The database { $file } was written by a newer version of Roundhouse ({ NUMBER($found, useGrouping: 0) }; this one knows { NUMBER($known, useGrouping: 0) }): start that version, or set ROUNDHOUSE_DATA to another folder.
error-database-broken = The database { $file } is damaged, or none of ours ({ $reason }): put a copy of it back, or move it away to begin anew.
error-database-unusable = The database { $file } can't be used ({ $reason }): see that file and folder are writable and that there is room on the disk, or set ROUNDHOUSE_DATA to another folder.
error-database-locked = The database { $file } is in use ({ $reason }): another Roundhouse seems to run on it. Stop that one first.
error-database-unreachable = The PostgreSQL database { $file } can't be reached ({ $reason }): see that it runs and that ROUNDHOUSE_DATABASE has its address, with user and password.
error-bad-shards = ROUNDHOUSE_SHARDS says which shards this process runs, of how many, such as 0-3/8; it is { $shards }.
error-bad-metrics = ROUNDHOUSE_METRICS is a port from 1024 to 65535, such as 9464, or 0.0.0.0:9464 for other machines; it is { $text }.
error-move-usage = python -m bot.move FROM TO: each is a file of Roundhouse, or the address of a PostgreSQL database.
error-move-from-nothing = There is no database { $file }: nothing was moved.
error-move-not-empty = The database { $file } is not empty: nothing was moved. Name a new file, or a database that is empty.
error-move-differs = What arrived in { $file } is not what was sent: nothing was moved. See that nobody else writes to either database, and try again.
moved = { $rows ->
    [one] One row
   *[other] { $rows } rows
} moved and checked; all of it is in { $file } now.
error-database-occupied = Another Roundhouse runs on the database { $file } (process { $pid } on { $host }), and in a file there is room for one. Stop that one first, or set ROUNDHOUSE_DATABASE to a PostgreSQL database for several.
error-bad-database = ROUNDHOUSE_DATABASE is not the address of a PostgreSQL database: it looks like postgresql://user:password@host/name. Leave it out to keep everything in a file.
error-no-local-table = The local table needs the packages of the "local" extra: pip install "roundhouse[local]". With DISCORD_TOKEN set, Discord is used instead.
local-ready = The local table is open at { $address }
local-hint = Choose who you are with "Viewing as" and begin with /game new; a completed command is sent with the arrow. Ctrl-C stops it; games are kept.

## Plans, and moves taken back

command-undo = undo
command-undo-about = Take back your last move
button-plan = Build a link…
button-undo = Undo
told-undone = { $seat } takes back: { $move }.
plan-from = Where does the link begin? (Hexes are ends of unfinished lines.)
plan-to = Where does it lead?
plan-way = Which way?
plan-none = No link can be finished with what is left of this build. Lay single tiles with More…
plan-price = ${ $cost } for { $moves ->
        [one] { $moves } tile
       *[other] { $moves } tiles
    }

## Results

command-stats = stats
command-stats-about = Finished games of a member on this server, and ratings
command-leaderboard = leaderboard
command-leaderboard-about = The best rated players of this server
argument-seers = seers
argument-seers-about = Instead: who was right most often about who wins
argument-member = member
argument-member-about = Whose; your own otherwise

results-none = No finished game here yet. Open one with /game new, and see where it leads.
results-game = ### { $game }
stats-title = ## { $name }
stats-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won
stats-place = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } × { $times }
stats-places = Places: { $places } (average { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) })
stats-best = Best score: { $score }
stats-rating = Rating: { $rating } ({ $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    })
stats-unrated = No rating yet: games of three or more are rated.
rating = **{ NUMBER($rating, useGrouping: 0) }**
rating-provisional = **{ NUMBER($rating, useGrouping: 0) }**?
leaderboard-title = ## The ratings of this server
leaderboard-place = **{ $rank }.** { $name } · { $rating } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
seers-title = ## The seers of this server
seers-place = **{ $rank }.** { $name } · { $correct } of { $guesses } right
seers-none = Nobody here has foreseen anything yet: /follow a game that others play, and say who will win.
seers-about = -# One guess a game, by those who look on, before it is half over. Games with computers don't count.
leaderboard-none = No rated game here yet: a game counts when three or more finish it. /game new opens one.
leaderboard-about = -# Everybody starts at 1000. A ? marks fewer than three games; those come last.

## Standing orders

order-moves = { $one_of_count ->
        [1] Play { $one_of }.
       *[other] Play the first of these that is legal: { $one_of }.
    }
order-moves-if-legal = { $one_of_count ->
        [1] Play { $one_of } if it is legal, else go on.
       *[other] Play the first of these that is legal, if there is one, else go on: { $one_of }.
    }
order-bid = In the auction, play `{ $bid }` with the lowest number that is legal, up to { $most }.
order-bid-for = While { $company } is on sale, play `{ $bid }` with the lowest number that is legal, up to { $most }.
order-pass-phase = Pass each time you are asked, until this phase is over.
error-order-empty = An order is one move or several, such as "choose locomotive if free; bid up to 5, then pass".
error-order-too-long = An order has { $letters } letters and { $steps } steps at most.
error-order-step = "{ $step }" can't stand in an order. { $reason } Between two steps write ";" or ", then".
error-order-ceiling = "{ $step }" can't stand in an order. { $reason } Write a bid of this game with "up to" before its number.
error-order-stands-alone = "{ $step }": "up to" and "pass this phase" can't be one of several choices. Make them steps of their own, with "then" between.
error-order-no-sales = "{ $step }": nothing is put up for sale in this game. Leave out "for" and what follows.
error-order-does-not-fit = You are asked now, and this order has no answer that is legal. What could be played: { $one_of }.

## Recap

command-recap = recap
command-recap-about = What has happened since your last move, in words and as a film
command-replay = replay
command-replay-about = The game so far, or a part of it, as a film
argument-first = first
argument-first-about = From the board after this move; from the set-up otherwise
argument-last = last
argument-last-about = To the board after this move; to the newest otherwise
argument-round = round
argument-round-about = A whole round, or turn, by its number

recap-since = **Since your last move**{ $pages ->
        [1] {""}
       *[other] , page { $page } of { $pages }
    }
recap-so-far = **What has happened so far**{ $pages ->
        [1] {""}
       *[other] , page { $page } of { $pages }
    }
recap-nothing = You are up to date: the last move was yours.
replay-title = **The game again**, from move { $first } to move { $last }
film-follows = The film follows …
film-drawing = Drawing the film: { $done } of { $boards } boards …
film-described = A film of the boards from move { $first } to move { $last }. The last one:
error-board-too-heavy = Drawing this board takes too long or too much memory. Fewer places, and shorter routes between them, make it lighter.
board-fits = Your board fits: I have drawn it once, as a trial.
error-too-fast = A moment, please: I can show you more in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-pictures-waiting = Your last pictures are still being drawn. Ask again once they are there.
error-film-busy = One film after another: yours is still being drawn.
error-no-such-round = This game has no round { $round } yet.

## Slow play

command-away = away
command-away-about = Say until when you are away; without a day, that you are back
argument-until = until
argument-until-about = The day you are back, such as 2026-12-24, or a number of days
command-resign = resign
command-resign-about = Leave the game: your seat is offered to somebody else
command-replace = replace
command-replace-about = Have somebody take a seat: your own, a free one, or another's if the others agree
argument-player = player
argument-player-about = Whose seat it is: a name at the table
argument-by = by
argument-by-about = Who is to sit there; nobody named: a computer
command-order = order
command-order-about = Standing orders: what is played for you when it is your turn
command-give = give
command-give-about = Say what shall be played for you
argument-order = what
argument-order-about = bid up to 5, then pass · pass this phase · choose locomotive if free, then choose engineer
command-show = show
command-show-about = What you have ordered here
command-drop = drop
command-drop-about = Forget what you have ordered here
command-calls = calls
command-calls-about = When and how you are called: reminders, quiet hours, direct messages, a daily digest
command-reminders = reminders
command-reminders-about = After how many hours this channel reminds whoever is asked
command-server = server
command-server-about = For the whole server (Manage Server)
argument-weekly = weekly
argument-weekly-about = Tell this channel every week what is played on the server
argument-reminders = reminders
argument-reminders-about = Hours between reminders; 0 is never
argument-quiet = quiet
argument-quiet-about = Quiet hours where you live, such as 22-7; 0-0 is none
argument-zone = zone
argument-zone-about = Your time zone, such as Europe/Paris
argument-direct = direct
argument-direct-about = Be called by direct message instead of in the channel
argument-digest = digest
argument-digest-about = The hour of a daily list of the games that wait for you; -1 is none
command-clock = clock
command-clock-about = The clock of this channel's game (the host's choice; once it runs, the others are asked)
argument-clock = clock
argument-clock-about = What kind of clock
argument-hours = hours
argument-hours-about = Hours in the bank at the start, or for each turn
argument-increment = increment
argument-increment-about = Hours that a move adds to the bank
argument-grace = grace
argument-grace-about = Hours after the previous move that cost nothing
argument-at-zero = zero
argument-at-zero-about = What happens when the time is up
argument-away = away
argument-away-about = While somebody is away
clock-none = no clock
clock-bank = a bank of time
clock-limit = a limit for each turn
zero-note = only a note
zero-default = the game plays what harms least
zero-offer = the seat is offered
zero-computer = a computer plays on
while-away-wait = clocks and orders wait
while-away-orders = standing orders play
while-away-computer = a computer plays on
clock-set = { $kind ->
        [none] The clock: none.
        [limit] The clock: { $hours ->
            [1] one hour
           *[other] { $hours } hours
        } for each turn. At zero: { $at_zero }. While somebody is away: { $away }. It stops in quiet hours.
       *[bank] The clock: a bank of { $hours ->
            [1] one hour
           *[other] { $hours } hours
        }, { $increment } more with each move, { $grace } free after the previous one. At zero: { $at_zero }. While somebody is away: { $away }. It stops in quiet hours.
    }
away-until = You are away until { $day }. Your games know.
away-back = Welcome back. Your games know.
undo-asked = { $turns ->
        [one] The others are asked whether { $turns } turn may be taken back.
       *[other] The others are asked whether { $turns } turns may be taken back.
    }
invited = The invitation is posted.
vote-opened = The others are asked.
order-kept = Kept, for your eyes only:
order-none = There is no order of yours here.
order-gone = Forgotten.
reminders-set = { $hours ->
        [0] Nobody is reminded in this channel, unless by a setting of their own.
        [1] Whoever is asked here is reminded after an hour.
       *[other] Whoever is asked here is reminded after { $hours } hours.
    }
calls-set =
    { $reminder ->
        [-1] You are reminded as the channel has it
        [0] You are never reminded
        [1] You are reminded every hour
       *[other] You are reminded every { $reminder } hours
    }; { $start ->
        [0] { $end ->
            [0] there are no quiet hours
           *[other] quiet from { $start } to { $end }
        }
       *[other] quiet from { $start } to { $end }
    } ({ $zone }); { $direct ->
        [0] called in the channel
       *[other] called by direct message
    }{ $next ->
        [0] {""}
       *[other] , also before your turn
    }; { $digest ->
        [-1] no daily digest.
       *[other] a daily digest at { $digest }.
    }
told-by-clock = _(The time was up: played by the clock.)_
told-by-stand-in = _(A computer stands in.)_
told-by-order = _(A standing order.)_
seat-vacant = -# This seat is free: whoever wants to play on takes it with the button of its offer, or by /replace.
asked-is-away = -# Away until { $day }.
muted = No more reminders for this turn.
reminders-stopped = No more reminders. `/settings calls` brings them back.
digest-stopped = No more digests. `/settings calls` brings them back.
seat-is-yours = The seat is yours. `/hand` shows what only you see, the newest board what is asked.
game-kept = Good: the game goes on.
game-archived = The game is put aside. Nothing is lost.
game-revived = The game goes on.
notice-remind = { $mentions }: still your turn in { $game_name } ({ $where }).
notice-asked = { $mentions }: your turn.
notice-call = Your turn in { $game_name }: { $where }
notice-time-up = { $seat }: the time for this turn is up. The game waits on.
notice-time-up-offer = { $seat }: the time is up. The seat is offered: whoever takes it plays on with all that belongs to it.
notice-resigned = { $seat } leaves the game. The seat is offered: whoever takes it plays on with all that belongs to it.
notice-invite = { $mentions }, will you take over the seat of { $seat } in { $game_name }?
notice-taken = { $seat } takes over from { $old }.
notice-vote-undo = { $seat } asks to take back { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }. This needs the agreement of { $mentions } within two days.
notice-vote-end = { $seat } asks to end the game without a result. This needs the agreement of { $mentions } within two days.
notice-vote-replace = { $seat } asks that { $member } take over the seat of { $other_seat }. This needs the agreement of { $mentions } within two days.
notice-vote-replace-alone = { $seat } asks that { $member } take over the seat of { $other_seat }. { $mentions }: move or refuse within two days, and you keep your seat.
notice-vote-clock = { $seat } asks for another clock. { $clock } This needs the agreement of { $mentions } within two days.
notice-clock = Everybody has agreed. { $clock }
notice-failed-clock = The clock stays as it is: not everybody agreed.
notice-failed-undo = Nothing is taken back: not everybody agreed.
notice-failed-end = The game goes on: not everybody agreed.
notice-failed-replace = Everybody keeps their seat: not all agreed.
notice-ended = The game was ended by common consent.
notice-idle = Nothing has happened in this game for a long time; it waits for { $waiting }. Shall it go on? Otherwise it is put aside in a week; nothing is lost.
notice-archived = The game is put aside. It can be taken up again at any time.
notice-revived = The game is taken up again. { $mentions }: your turn.
notice-digest = { $games_count ->
        [one] A game waits for you: { $games }
       *[other] { $games_count } games wait for you: { $games }
    }
notice-order-dropped = Your standing order in { $game_name } ({ $where }) no longer fits and is forgotten.
button-notice-mute = Not for this turn
button-notice-stop = No more reminders
button-notice-digestoff = No more digests
button-notice-yes = Agree
button-notice-no = Refuse
button-notice-take = Take the seat
button-notice-accept = Accept
button-notice-keep = It goes on
button-notice-archive = Put it aside
button-notice-revive = Take it up again
error-archived = This game is put aside. Take it up again with the button under the note, then move.
error-vote-closed = That vote is over.
error-vote-open = The table is voting on such a request already. Answer that one first.
error-vote-not-yours = Only the others at the table vote on this.
error-seated-already = That member sits at this table already, or can't play.
error-seat-taken = That seat is taken.
error-not-invited = The invitation is for somebody else.
error-invitation-spent = That invitation is over: the seat has changed hands, or its player is back. Ask for a new one.
error-not-idle = Nothing is being asked here any more: somebody has moved or answered.
error-not-archived = This game is not put aside. Just play on.
error-not-at-the-table = Nobody of that name sits at this table. Choose one of the names that are offered.
error-bad-day = "{ $text }" is no day to come: write it like 2026-12-24, or as a number of days up to 365.
error-bad-hours = "{ $text }" is no span of hours: write it like 22-7, or 0-0 for none.
error-bad-zone = There is no time zone "{ $text }". Choose one from the list, such as Europe/Paris.

## The living board

board-before = [The board before]({ $where })
command-style = style
command-style-about = How a game is told here: one living board, or a board after every move
argument-style = style
argument-style-about = One living board at the end of the channel, or a new one after every move
style-living = one living board
style-every-move = a board after every move
style-set-living = From now on one board lives at the end of the channel; what came before is told in short lines.
style-set-every-move = From now on every move has a board of its own.
argument-next = next
argument-next-about = Also tell me when I am likely to be asked next
notice-next = You are next: { $game_name } in { $where }, after { $waiting }.

## Forms

error-no-number = "{ $text }" is no number. For { $what }, type { $low } to { $high }, or nothing.
error-no-numbers = Nothing is chosen yet: at least one thing needs a number.
button-bid = Bid
button-up-to = Up to
form-bid = Your bid
form-bid-about = From { $low } to { $high } ({ $low }: { $detail })
form-bid-what = For what
form-up-to = How far you would go
form-up-to-about = { $low } or more. You bid as little as it takes, and pass above it. Only you know it.
error-no-bid = "{ $text }" is no number: { $low } is the lowest bid.
error-bid-missing = Type a number: { $low } is the lowest bid.
error-below-lowest-bid = { $number } is not enough: { $low } is the lowest bid now.
error-not-in-the-bidding = There is nothing that you could bid for here right now.
error-form-late = That took too long. Please press it again.
button-hand = My hand
button-rules = Rules for this
command-confirm = confirm
command-confirm-about = Which moves under a board are shown to you before they are made
argument-when = when
argument-when-about = Which moves you confirm
confirm-drawn = those that can't be taken back freely
confirm-always = all
confirm-never = none
confirm-set = Moves that you confirm: { $when }.

## Steps of a panel

plan-step = Build
plan-which = Which link? The numbers are those on the map.
plan-other = Another start…

## The local table

local-channel = Channel
local-greeting =
    Welcome to the **local table**! All six people at it are yours: choose who you are with *Viewing as*.
    Play *now*: a button below begins a game against computers, for whoever presses it.
    New to a game? `/learn` teaches it in ten minutes, to you alone.
    Or type `/game new` and choose a game; let others join with the button, and start. Whoever is asked moves by the buttons, or types.
    `/help` says what else there is; `/settings me` sets your own language and colours, and { $host } sets the channel's with `/settings channel`. A second game goes into a thread, which opens by the menu *Channel* above.

## Votes

vote-move = - { $seat }: { $move }
vote-moves-before = - … ({ $count ->
        [one] { $count } move
       *[other] { $count } moves
    } before)
vote-state-open = { $agreed_count ->
        [0] -# Nobody has answered yet.
       *[other] -# Agreed so far: { $agreed }.
    }
vote-state-passed = ✅ Accepted.
vote-state-refused = ❌ Refused.
vote-state-lapsed = ⌛ Over without a result: the time was up, or the game went on.

## Leaving

leaving-asked = **Do you really want to leave { $game_name }?**
    Your seat is offered to the others, with all that belongs to it; until somebody takes it, the game waits, or a computer plays on. As long as nobody has taken it, you can have it back.
leaving-offered = Your seat is offered. It is yours until somebody takes it: take it back here or by /resign, or just make your move.
leaving-stays = Good to have you: nothing has changed.
leaving-back = Welcome back: the seat is yours.
button-leaving-resign = Resign
button-leaving-stay = Stay
button-leaving-back = Take my seat back
button-leaving-computer = Let a computer play on
notice-resigned-computer = { $seat } leaves the game. A computer plays on, until somebody takes the seat.
notice-computer-plays = A computer plays for { $seat }, until somebody takes the seat, or { $seat } is back.
notice-stand-in = { $seat }: the time is up. A computer plays on, until you are back.
notice-is-back = { $seat } is back.
button-notice-back = I am back
computer-sits = A computer plays on there.
a-computer = a computer
notice-stays = { $seat } stays: the seat is no longer offered.

## The end

ending-place = { $rank ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $rank }.**
    } { $player } — { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    }
ending-rating = rating { NUMBER($rating, useGrouping: 0) } ({ $by })
button-rematch = Rematch
error-now-taken = A game is open or running in this channel already. Finish it first, or end it with /game end.
error-rematch-taken = A game is open or running in this channel already. The rematch can wait until it is over.
error-rematch-once = The rematch of this game was opened already. /game new begins another.

## Going on from elsewhere

argument-match = match
argument-match-about = A match file: the game goes on from it
argument-at-action = at
argument-at-action-about = With a match file: after this many of its actions; all of them otherwise
argument-at-board = at
argument-at-board-about = After this move; the present one while the game runs, the set-up when it is over
command-clone = clone
command-clone-about = Let others play on from a board of this channel's game (while it runs, the others are asked)
match-fits = Your match fits: I have played every action of it again.
clone-fits = I have played the game again up to there.
lobby-goes-on =
    ## { $name }
    { $host } opens a table for { $high } players{ $options_count ->
        [0] {""}
       *[other] {" "}({ $options })
    }, at which a game goes on from where it was after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. What is drawn from there on is drawn anew, and it counts for no statistics. { $count } at the table:
told-goes-on = The game goes on from here.
error-at-without-match = "at" belongs to a match file: attach one, or leave it out.
error-match-alone = A match file brings its own board and options: attach it alone.
error-file-of-another-game = This match file is of another game. Choose the game it was played in.
error-origin-is-over = After { $played ->
        [one] { $played } move
       *[other] { $played } moves
    } this game is over, so nothing can go on from there. Name an earlier move with "at".
error-options-fixed = This game goes on with the options it began with.
error-seats-fixed = This game goes on with { $high } players, no more and no fewer.
error-clone-once = The table for this was opened already.
notice-vote-clone = { $seat } asks that others may play on from the board after move { $version }, at a table of their own. Whoever plays there sees what is hidden there now; what is drawn from there on is drawn anew. This needs the agreement of { $mentions } within two days.
notice-failed-clone = Nobody plays on elsewhere: not everybody agreed.
notice-clone = Others may play on from the board after move { $move }. Whoever opens the table is its host.
button-notice-clone = Open the table

## Looking on

follow-title = **{ $name }** in { $where }
follow-on = You follow this game: I send you its boards at the ends of phases and rounds, and when much has happened.
follow-off = Follow it, and I send you its boards at the ends of phases and rounds, by direct message.
follow-over = It is over.
follow-stopped = I send you nothing more of this game. `/follow` brings it back.
button-follow = Follow
button-unfollow = Stop following
guess-question = **Who will win?** One guess, until the game is half over. It is told at the end.
guess-made = You say that { $name } wins. It is told at the end whether that is so.
guess-closed = -# It is too late to say who will win.
notice-followed = 👁 **{ $game_name }** in { $where }:
notice-followed-over = 🏁 **{ $game_name }** in { $where } is over. { $guess ->
        [right] You saw it coming!
        [wrong] You had said something else.
       *[none] {""}
    }
notice-seers =
    { $seers_count ->
        [0] 🔮 Nobody who looked on saw that coming
       *[other] 🔮 Who saw it coming: { $seers }{ $more ->
            [0] {""}
           *[other] {" "}and { $more } more
        }
    } ({ $guesses ->
        [one] one guess
       *[other] { $guesses } guesses
    }).
error-follow-seated = You play in this game: it calls you by itself. `/settings calls` says how.
error-guess-seated = You play in this game: only those who look on say who will win.
error-guess-once = You have said who wins already. That stands.
error-guess-late = It is too late to say who will win: the game is half over.

## The week of a server

weekly-on = This channel is told every week what is played on the server, next { $when }.
weekly-off = No channel is told every week what is played on the server.
weekly-title = ## 📰 The week on this server
weekly-over = **Finished**
weekly-won = 🏁 { $name } in { $where }: { $winners } won with { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    }.
weekly-running = **Being played**
weekly-leads = ▸ { $name } in { $where }: { $leaders } would win with { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    }; about { $behind } % is played.
weekly-open = **Looking for players**
weekly-seats = 📣 { $name } in { $where }: { $count } of { $high } at the table.
weekly-nothing = Nothing is played where everybody may look. `/game new` opens a table.
error-server-only = Only a member with Manage Server may do that.

## Trying a line

command-try = try
command-try-about = Try a line for yourself, from the board now or an earlier one; nobody else sees it
command-try-here = Try from here
argument-at-line = at
argument-at-line-about = From the board after this move: a new line
try-title = **Line { $letter }**, from the board after move { $version }
try-note = Only you see this. What you can't know is imagined: what others hide, and all that is still to be drawn.
try-note-spectator = Only you see this. What those who look on can't know is imagined: what players hide, and all that is still to be drawn.
try-standing = { $rank }. { $seat } — { $below_zero ->
        [yes] −{ $score }
       *[no] { $score }
    } ({ $means } to spend)
try-back = Back to the line
try-typed = The move
try-play = This is played in the game itself:
try-dropped = Forgotten. /try begins a new line.
button-line-answer = Let the computers answer
button-line-type = Type…
button-line-undo = Undo
button-line-copy = New line from here
button-line-play = Play this
button-line-order = Keep as orders
button-line-drop = Drop this line
order-tried = Play `{ $move }`, if the table then looks as it did where you tried it.
error-try-stale = This line is elsewhere by now. /try shows it.
error-try-gone = This line was dropped. /try begins a new one.
error-try-full = You have { $most } lines in this game already. Drop one of them first: /try shows them.
error-try-no-board = There is no board of a game in this message. Choose a message with one.
error-try-not-your-seat = This line was tried from another seat than yours, or as somebody who looks on.
error-try-nothing-of-yours = There is no move of yours in this line that could be made now.
error-try-does-not-fit = The table does not look as it did where you tried this, or there is no move of yours in it.

## Lessons

command-learn = learn
command-learn-about = A lesson of ten minutes that you play yourself; nobody else sees it
lesson-title = ## { $name } · lesson, { $step } of { $steps }
lesson-instead = 🎓 **That is allowed, but it is not what this step is about.** It would have been so:
lesson-wanted = 🎓 The lesson asks for **{ $wanted }**. Nothing has changed: take your time.
lesson-more = -# That has no button of its own here: *More…* leads to every move, and *Type…* takes it in words.
lesson-differs = Well chosen. The lesson goes on as if it had been **{ $move }**.
lesson-end = 🎓 **That was the lesson.** The button below begins a short game against easy computers. `/rules` has all of the rules, by topic, `/hint` says what a computer would do, and `/try` lets you try a line before you play it.
lesson-left = You have left the lesson. /learn begins it anew.
lesson-to-board = Back to the lesson
button-lesson-show = Next ▶
button-lesson-type = Type…
button-lesson-back = ◀ Back a step
button-lesson-again = Begin again
button-lesson-leave = Leave the lesson
button-lesson-game = Play a game against computers
button-learn = Learn { $name }
game-begun = Your game has begun: { $thread }. Have fun!
error-lesson-stale = You are at another step of this lesson by now. /learn shows it.
error-lesson-gone = You have left this lesson. /learn begins it anew.
error-no-channel-here = A game needs a channel of a server: type /game new there.

## Looking at a game

command-look = show
command-look-about = A fine position of a game, with a short tour: for everybody here to look at
show-position =
    ## { $name }
    For { $low } to { $high } players. A position after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; { $seats } are at the table.
show-question = **What is asked here.** It is the turn of { $seat }, who could do this:
show-score = **What the points are for.** If it ended now:
show-begin = **Shall we play?** The button begins a game against computers at once.
    `/game new` opens a table for people, `/rules` has all of the rules, by topic. Under each board stand the likely moves as buttons; *More…* has all of them, with previews.
button-tour = A short tour ▶
