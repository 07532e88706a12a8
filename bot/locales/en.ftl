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
command-end-about = End this channel's game without a result (the others at the table are asked)
command-move = move
command-move-about = Make any legal move
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
argument-move-about = Choose one, or type it, such as bid 4
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
score-now = **If it ended now**
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
    ▸ **Watch**: `/board`, `/status`, `/log`, `/score`, `/recap`, `/replay`, `/export`. Anyone may.
    ▸ **Learn**: `/rules` has the rules by topic, and says where the board's figures come from.
    ▸ **Find**: `/game mine` lists your games and where it is your turn, `/game list` this server's.
    ▸ **Take your time**: `/settings calls` says when and how you are called, `/away` that you are gone for a while, `/order give` what to play for you. `/undo` takes back, `/resign` and `/replace` pass a seat on, `/game clock` sets a clock.
    ▸ **Results**: `/stats` and `/leaderboard` have finished games and ratings.
    ▸ **Language and colours**: `/settings me`, `/settings channel`.

    Moves that leave no choice are made for you and told as such.

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
argument-by-about = Who is to sit there
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
argument-reminders = reminders
argument-reminders-about = Hours between reminders; 0 is never
argument-quiet = quiet
argument-quiet-about = Quiet hours where you live, such as 22-7; 0-0 is none
argument-zone = zone
argument-zone-about = Your time zone, such as Europe/Paris
argument-direct = direct
argument-direct-about = Be called by direct message, too
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
while-away-wait = clocks and orders wait
while-away-orders = standing orders play
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
seat-offered = Your seat is offered. You keep it until somebody takes it.
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
       *[other] called by direct message, too
    }; { $digest ->
        [-1] no daily digest.
       *[other] a daily digest at { $digest }.
    }
told-by-clock = _(The time was up: played by the clock.)_
told-by-order = _(A standing order.)_
seat-vacant = -# This seat is free: whoever wants to play on takes it with the button of its offer, or by /replace.
asked-is-away = -# Away until { $day }.
muted = No more reminders for this turn.
reminders-stopped = No more reminders. `/settings calls` brings them back.
digest-stopped = No more digests. `/settings calls` brings them back.
vote-counted = Counted.
seat-is-yours = The seat is yours. `/hand` shows what only you see, the newest board what is asked.
game-kept = Good: the game goes on.
game-archived = The game is put aside. Nothing is lost.
game-revived = The game goes on.
notice-remind = { $mentions }: still your turn in { $game_name } ({ $where }).
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
