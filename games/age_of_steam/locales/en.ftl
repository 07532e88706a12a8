game-name = Age of Steam

## Things

cube-red = red
cube-blue = blue
cube-purple = purple
cube-yellow = yellow
cube-black = black

colour-orange = orange
colour-teal = teal
colour-white = white
colour-pink = pink
colour-green = green
colour-brown = brown
colour-nobody = nobody

privilege-first-move = first move
privilege-first-build = first build
privilege-engineer = engineer
privilege-locomotive = locomotive
privilege-urbanization = urbanization
privilege-production = production
privilege-turn-order = turn order

# One word without accents each: `detail-pass` selects on them.
phase-shares = shares
phase-auction = order
phase-privileges = actions
phase-building = building
phase-moving = deliveries
phase-money = money
phase-production = production
phase-placing = placing
phase-growth = growth
phase-over = end

hop = ({ $owner }) → { $to }
links-of =
    { $owner_seats_count ->
        [0] { $count ->
            [one] { $count } link of nobody
           *[other] { $count } links of nobody
        }
       *[other] { $count ->
            [one] { $count } link of { $owner_seats }
           *[other] { $count } links of { $owner_seats }
        }
    }
exit-N = N
exit-NE = NE
exit-SE = SE
exit-S = S
exit-SW = SW
exit-NW = NW
track = { $a }-{ $b }
exits = { $sides }
link = { $start }–{ $end }
loose-line = { $start } → { $at } { $exit }
tile-of =
    { $tile ->
        [straight] a straight
        [gentle] a gentle curve
        [sharp] a sharp curve
        [cross-straights] a crossing of two straights
        [cross-straight-gentle] a crossing of a straight and a gentle curve
        [cross-gentles] a crossing of two gentle curves
        [beside-straight-sharp] a straight beside a sharp curve
        [beside-gentles] a gentle curve beside another
        [beside-gentle-sharp-a] a gentle curve with a sharp one to its left
        [beside-gentle-sharp-b] a gentle curve with a sharp one to its right
        [town-1] a town tile with one exit
        [town-3-adjacent] a town tile with three exits side by side
        [town-3-left] a town tile with a straight and an exit to the left
        [town-3-right] a town tile with a straight and an exit to the right
       *[town-3-even] a town tile with three exits all around
    }{ $disc ->
        [0] {""}
       *[other] {" "}and a town disc
    }
amount = { $count } × { $what ->
        [red] red
        [blue] blue
        [yellow] yellow
        [purple] purple
        [green] green
        [black] black
        [orange] orange
        [teal] teal
        [white] white
        [pink] pink
        [brown] brown
       *[other] { $what }
    }

## What happens

event-order-rolled = For the first turn order, { $seat } rolls { $dice }.
event-order-set = Turn order: { $seats }.
event-shares-issued =
    { $seat } issues { $shares ->
        [0] no shares
        [one] { $shares } share for ${ $cash }
       *[other] { $shares } shares for ${ $cash }
    }.
events-shares-issued =
    { $seats } issue { $shares ->
        [0] no shares
        [one] { $shares } share each for ${ $cash }
       *[other] { $shares } shares each for ${ $cash }
    }.
event-bid-made = { $seat } bids ${ $amount } for the turn order.
event-stayed = { $seat } passes once by "turn order" and stays in the auction.
event-dropped =
    { $seat } drops out, gets place { $place } and pays { $cost ->
        [0] nothing
       *[other] ${ $cost }
    }.
event-first-in-order =
    { $seat } is first in turn order and pays { $cost ->
        [0] nothing
       *[other] ${ $cost }
    }.
event-privilege-chosen = { $seat } chooses "{ $privilege }".
event-engine-improved =
    { $seat } has a better engine now, which goes over { $engine ->
        [one] { $engine } link
       *[other] { $engine } links
    }.
event-urbanized =
    { $seat } places new city { $letter }, which takes { $colour } cubes, on { $town }.{ $tile ->
        [none] {""}
       *[other] {" "}Back to the supply: { tile-of }.
    }
event-line-gone =
    { $owner_seats_count ->
        [0] The line { $line }, which was nobody's, is gone.
       *[other] { $owner_seats } loses the line { $line }, which is gone.
    }
event-line-shortened =
    { $owner_seats_count ->
        [0] The line { $line }, which is nobody's, loses a section and has { $sections } left.
       *[other] The line { $line }, which belongs to { $owner_seats }, loses a section and has { $sections } left.
    }
event-tile-laid = { $seat } lays { tile-of } in { $at } for ${ $cost }: { $exits }.
event-line-taken = The line { $line } was nobody's and belongs to { $seat } now.
event-link-finished =
    The link { $start }–{ $end } is finished and belongs to { $seat } ({ $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    }).
event-lines-lost =
    { $lines_count ->
        [one] { $seat } did not lengthen an unfinished line, which belongs to nobody now: { $lines }.
       *[other] { $seat } did not lengthen { $lines_count } unfinished lines, which belong to nobody now: { $lines }.
    }
event-building-ended = { $seat } is done with building.
events-building-ended = { $seats } are done with building.
event-goods-delivered = { $seat } delivers a { $cube } cube over { $links }: { $way }.
event-income-raised =
    For { $links ->
        [one] { $links } link
       *[other] { $links } links
    }, { $seat } has more income, now { $income }.
event-move-forgone = { $seat } delivers nothing.
events-move-forgone = { $seats } deliver nothing.
event-paid =
    { $seat } receives { $income ->
        [0] nothing
       *[other] ${ $income }
    } and has expenses of ${ $expenses }{ $missing ->
        [0] : cash ${ $cash_left }, income { $income_left }
       *[other] ; ${ $missing } is missing and comes off the income: cash ${ $cash_left }, income { $income_left }
    }.
events-paid =
    { $seats } receive { $income ->
        [0] nothing
       *[other] ${ $income } each
    } and have expenses of ${ $expenses } each{ $missing ->
        [0] : cash ${ $cash_left }, income { $income_left }
       *[other] ; each lacks ${ $missing }, which comes off the income: cash ${ $cash_left }, income { $income_left }
    }.
event-bankrupt =
    { $seat } is bankrupt and leaves the game. Finished links stay on the board.{ $lines_count ->
        [0] {""}
        [one] {" "}An unfinished line belongs to nobody now: { $lines }.
       *[other] {" "}{ $lines_count } unfinished lines belong to nobody now: { $lines }.
    }
events-bankrupt = { $seats } are bankrupt and leave the game. Finished links stay on the board.
event-income-reduced = Income reduction for { $seat }: { $lost } less, now { $income }.
events-income-reduced = Income reduction for { $seats }: { $lost } less each, now { $income } each.
event-cubes-drawn =
    { $cubes_count ->
        [one] { $seat } draws a { $cubes } cube by "production".
       *[other] { $seat } draws { $cubes_count } cubes by "production": { $cubes }.
    }
event-production-declined = { $seat } draws no cubes.
event-cube-placed = { $seat } places a { $cube } cube on space { $space } of column { $column } in the goods display.
event-cubes-returned =
    { $seat } puts { $cubes_count ->
        [one] a { $cubes } cube
       *[other] { $cubes_count } cubes ({ $cubes })
    } back into the bag.
event-growth-rolled =
    Goods growth in the { $side ->
        [west] west
       *[east] east
    }: dice { $dice }.
event-goods-grown = { $city } receives { $amounts }.
event-turn-ended = Turn { $turn } is over.
event-game-ended =
    { $companies ->
        [0] The game is over, and nobody wins: every company is bankrupt.
        [1] The game is over: all companies but one are bankrupt. { $winner_seats } wins.
       *[other] The game is over: turn { $turn } was the last. { $winner_seats_count ->
            [one] { $winner_seats } wins.
           *[other] { $winner_seats } share the victory.
        }
    }

## What is refused

error-shares-expected = Now shares are issued: say how many (such as shares 2, or shares 0 for none).
error-shares-too-many =
    { $left ->
        [0] You have issued all 15 shares: shares 0 goes on.
       *[other] You can issue up to { $left } more: 15 are the most, with the two from the start.
    }
error-bid-expected = Now the turn order is auctioned: bid (bid { $lowest }), pass to drop out, or stay with "turn order".
error-bid-beyond-cash =
    { $cash ->
        [0] Without cash there is no bidding: pass.
       *[other] You have ${ $cash }: bid no more than that, or pass.
    }
error-bid-too-low =
    { $highest ->
        [0] A bid is at least $1.
       *[other] The highest bid is ${ $highest }: bid at least ${ $lowest }, or pass.
    }
error-stay-not-yours = To pass and stay takes the action "turn order" of the turn before. You can bid ${ $lowest } or more, or pass.
error-stay-used = You have passed and stayed once in this auction. Now bid ${ $lowest } or more, or pass.
error-stay-last-two = Only you and the highest bid of ${ $highest } are left: bid ${ $lowest } or more, or pass.
error-choose-expected = Now choose an action, such as choose locomotive. Free: { $one_of }.
error-privilege-taken = "{ $privilege }" is taken by { $owner_seat } this turn. Choose { $one_of }.
error-build-expected = Now build: lay a tile (such as build G8 N-SE), or pass to be done.
error-lays-used-up = Your { $most } lays of this turn are used up: pass to be done.
error-no-track-there = No track may be laid in { $at }: choose a land hex of the board without a city.
error-town-by-exits = { $at } is a town: name the exits it shall have (such as build { $at } NE SW).
error-sections-by-edges = { $at } is not a town: name the two sides that a section joins (such as build { $at } N-SE).
error-first-out-of-city = Your first tile must be a simple one on an empty hex without a town, with track leading into a city beside it.
error-exits-stay = The town in { $at } keeps all its exits: name them too, with at least one more.
error-nothing-new = That lies in { $at } already: add a section or an exit, or turn a loose end.
error-empty-takes-simple = { $at } is empty and takes a simple tile: one section, such as build { $at } N-SE.
error-sections-stay = What lies in { $at } stays, and must be named too. Only the loose end of a line that is yours or nobody's may be turned, and its side towards the line stays.
error-one-section-more = Only one section can be added in { $at } at a time.
error-exit-off-map = An exit leads off the map or into a lake: turn the tile so that it points to land.
error-against-another = An exit meets the end of another player's track: choose another side.
error-not-connected = A new section must lead into a city, or go on from the end of a line that is yours or nobody's. In a town it is enough to have a section there.
error-back-to-start = A line may not end in, or point at, the city or town that it left.
error-no-disc-left = You have 20 discs for lines, and all are in use: finish or lengthen a line instead of beginning one.
error-no-tile-left = No tile for that is left, or it does not exist. Other exits, or another hex?
error-lay-too-dear = That costs ${ $cost }, and you have { $cash ->
        [0] no cash: pass.
       *[other] ${ $cash }: find a cheaper lay, or pass.
    }
error-urbanization-not-yours = A new city takes the action "urbanization", and you have another one this turn.
error-urbanized-already = You have placed your new city of this turn: now lay tiles, or pass.
error-urbanize-first = A new city comes before your first tile. Take your tiles back to place it, or go on building.
error-not-a-town = { $town } is no town that can become a city: choose a town without a new city.
error-letter-taken = There is no new city { $letter } left. { $one_of_count ->
        [0] All are in play.
       *[other] Choose { $one_of }.
    }
error-delivery-expected = Now goods are delivered: deliver a cube (such as deliver blue Evansville-Cincinnati), improve your engine (engine), or pass.
error-upgraded-already = You have improved your engine once this turn instead of a delivery: deliver, or pass.
error-engine-at-most = Your engine goes over 6 links, and that is the most: deliver, or pass.
error-no-such-cube = There is no { $cube } cube in { $start }.
error-engine-too-weak =
    { $links ->
        [0] Say which way the cube goes, such as deliver blue Evansville-Cincinnati.
       *[other] That is { $links } links, and your engine goes over { $engine } at most.
    }
error-no-such-link = A part of that way is no finished link of that colour. Places and owners follow each other, such as Evansville-green-Cincinnati.
error-place-twice = On its way a cube enters no city or town twice, its own start included.
error-stops-before = A { $cube } cube stops in the first city of its colour on the way: end it there, or go round.
error-not-taken-there = { $end } does not take { $cube } cubes: end the way in a { $cube } city.
error-draw-expected = Now you may draw cubes by "production": draw, or pass.
error-place-expected = Now place a cube that you drew (such as place blue Chicago 1). Drawn: { $cubes }.
error-cube-not-drawn = You did not draw such a cube. Drawn: { $cubes }.
error-column-full = { $column } has no column with an empty space. Choose another one; new cities have theirs by letter.
error-space-not-empty =
    In column { $column } there is no empty space { $space }, counted from the top. { $one_of_count ->
        [one] The empty one is { $one_of }.
       *[other] Choose { $one_of }.
    }
error-unknown-move = "{ $text }" is not a move. Try: shares 2, bid 3, stay, choose locomotive, urbanize Indianapolis B, build G8 N-SE, deliver blue Evansville-Cincinnati, engine, draw, place blue Chicago 1, pass.
error-unknown-privilege = There is no action "{ $text }". Choose { $one_of }.
error-unknown-cube = There are no cubes of the colour "{ $text }". Choose { $one_of }.
error-unknown-hex = "{ $text }" is not a hex: a letter for the column and a number for the row, such as G8.
error-unknown-exits = "{ $text }" is no exit and no section. A side is { $one_of }; a section joins two of them, such as N-SE.
error-which-link = Several links join { $start } and { $to }: say whose between the two, { $one_of }.

## Board files

error-board-unknown-hex = Line { $line }: there is no hex { $hex } on the map.
error-board-map-row = Line { $line }: a row of the map is a sign and a space for every column. The signs: { $signs }; a space leaves a column out.
error-board-place-on-map = Line { $line }: { $place } is in { $hex }, but the map has no such sign there, or the hex is taken.
error-board-nameless = Line { $line }: the map has such a place in { $hex } that is not listed here.
error-board-name-reserved = Line { $line }: no place can be called { $place }: colours stand for players, letters for new cities, a letter and a number for a hex.
error-board-letter-twice = Line { $line }: the letter { $letter } is there twice.
error-board-number-twice = Line { $line }: the number { $number } is there twice on that side.

## Scores

score-income = { $amount } for an income of { $income }
score-shares =
    { $amount } for { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }
score-track =
    { $amount } for { $sections ->
        [0] no finished links
        [one] { $sections } section of track
       *[other] { $sections } sections of track
    }
score-bankrupt = bankrupt in turn { $turn }

## Moves, for buttons and menus

move-issue =
    { $shares ->
        [0] Issue no shares
        [one] Issue { $shares } share
       *[other] Issue { $shares } shares
    }
move-bid = Bid ${ $amount }
move-stay = Pass and stay
move-choose = Choose "{ $privilege }"
move-urbanize = New city { $letter } on { $town }
move-lay = Build in { $at }
move-deliver = Deliver { $cube }: { $start } → { $way }
move-upgrade = Better engine
move-draw = Draw cubes
move-place = Place { $cube } in column { $column }, space { $space }
move-pass = Pass

verb-shares = Issue shares
verb-bid = Bid for the turn order
verb-stay = Pass and stay
verb-choose = Choose an action
verb-urbanize = Place a new city
verb-build = Lay a tile
verb-deliver = Deliver a cube
verb-engine = Better engine
verb-draw = Draw cubes
verb-place = Place a cube
verb-pass = Pass, be done

warning = As things stand, ${ $short } will be missing for the expenses: { $bankrupt ->
        [0] the income falls by as much.
       *[other] more than the income can lose, which is bankruptcy.
    }

detail-issue =
    { $cash ->
        [0] { $shares } shares as before
       *[other] ${ $cash }; { $shares } shares then
    }
detail-bid = leaves ${ $left } of ${ $cash } if all of it is paid
detail-stay = once in this auction
detail-choose =
    { $privilege ->
        [first-move] delivers first in both rounds
        [first-build] builds first
        [engineer] one tile more to lay{ $faidutti ->
            [0] {""}
           *[other] , and all of them at $2
        }
        [locomotive] { $engine ->
            [0] the engine is as good as can be
           *[other] one link more for the engine, $1 more expenses a turn
        }
        [urbanization] a new city on a town, free
        [production] may draw { $faidutti ->
            [0] two cubes
           *[other] four cubes and keep two
        } for the display
        [turn-order] may pass once and stay in the next auction
       *[other] {""}
    }
detail-urbanize = takes { $colour } cubes; free, before the first tile
detail-lay =
    { $exits }, ${ $cost }, { $tile ->
        [straight] straight
        [gentle] gentle curve
        [sharp] sharp curve
        [cross-straights] crossing of straights
        [cross-straight-gentle] crossing, straight and curve
        [cross-gentles] crossing of curves
        [beside-straight-sharp] straight beside sharp curve
        [beside-gentles] curves side by side
        [beside-gentle-sharp-a] gentle curve, sharp to its left
        [beside-gentle-sharp-b] gentle curve, sharp to its right
       *[other] town tile
    }{ $disc ->
        [0] {""}
       *[other] {" "}with disc
    }; ${ $left } left, { $lays ->
        [0] no more tiles
        [one] { $lays } more tile
       *[other] { $lays } more tiles
    }
detail-deliver =
    { $links ->
        [one] { $links } link
       *[other] { $links } links
    }: { $own ->
        [0] no income of one's own
       *[other] +{ $own } income
    }{ $others_count ->
        [0] {""}
       *[other] {" "}(others: { $others })
    }
detail-upgrade = goes over { $engine } links then; $1 more expenses a turn, no delivery this round
detail-draw = for empty spaces of the goods display
detail-place = {""}
detail-pass =
    { $phase ->
        [order] { $cost ->
            [0] out of the auction, place { $place } for nothing
           *[other] out of the auction, place { $place } for ${ $cost }
        }
        [building] ends the building
        [deliveries] delivers nothing this round
        [production] draws no cubes
       *[other] {""}
    }

## Options

option-faidutti_engineer = The engineer
option-faidutti_engineer-true = engineer by Faidutti: every tile for $2
option-faidutti_engineer-false = engineer as printed
option-faidutti_production = Production
option-faidutti_production-true = production by Faidutti: draw four, keep two
option-faidutti_production-false = production as printed

## The lesson

lesson-1 =
    You run a young railway company: you lay track, and deliver goods over it. Every delivery raises your **income**, and income is what counts at the end. But first you need money.

    Each turn begins with **shares**. One brings ${ $brings } at once; from then on it costs a dollar every turn, and points at the end, and you never get rid of it. So issue as many as this turn needs, and none to spare. You have ${ $cash }; this turn you want to build a little.

    ➤ *{ $move }*.
lesson-1-done =
    You have ${ $then } and { $shares } shares, counting those from the start. Shares are issued at this moment of a turn and at no other: who runs dry later builds less.
lesson-2 =
    The **turn order** is auctioned. The first chooses first among the actions, builds first and delivers first; on a crowded map that decides. { $holder_seat } has bid ${ $highest }.

    ➤ See what it is worth to the others: *{ $move }*.
lesson-2-done =
    A bid must be higher than all before. The two who stay longest pay all of their last bid, the others half of it, rounded up, and **the first to drop out pays nothing**.
lesson-3 =
    { $holder_seat } is at ${ $highest } now. That could be track! Early in the game there is room for everybody, and money is short.

    ➤ Drop out, before it costs you anything: *{ $move }*.
lesson-3-done =
    { $cost ->
        [0] You have place { $place }, and pay nothing.
       *[other] You have place { $place }, for ${ $cost }.
    } Later, when all want the same cubes, being first is worth real money.
lesson-4 =
    In turn order everybody takes one of seven **actions**; what others have taken is gone. Each helps for one turn: to build first or more, to deliver first, to found a city.

    The **locomotive** is the one that lasts: your engine goes over one link more, now and for good. With a longer engine a single delivery earns more.

    ➤ *{ $move }*.
lesson-4-done =
    Your engine goes over { $engine } links now. Don't forget: each of these costs a dollar of expenses a turn, like a share.
lesson-5 =
    {""}**Building.** Up to three tiles; plain ones are cheap, rivers and mountains dearer. Track from city to city (or town) is a **link**, yours for good; a line that leads nowhere is soon lost. { $start } and { $end } are close, and each has a cube that the other wants.

    ➤ Press *Build a link…*, choose { $start } – { $end } and the first way: it lays both tiles at once. Then *Pass*: more would be of no use yet.
lesson-5-done =
    The link { $start }–{ $end } is yours; of ${ $cash } you have ${ $left } left. Keep enough for the expenses at the end of the turn!
lesson-6 =
    {""}**Delivering**, in two rounds. A cube leaves its city over finished links, at most as many as your engine goes over, and stops in the first city of its own colour. **Each link on its way raises the income of whoever owns it.** In { $start } there is a { $cube } cube, and { $to } takes that colour.

    ➤ *{ $move }*.
lesson-6-done =
    Your income is { $income }. That comes in every turn from now on, until something reduces it. The cube is gone, back into the bag; only goods growth brings new ones.
lesson-7 =
    The second round: once more everybody delivers a cube, or improves the engine instead. { $start } has a { $cube } cube, for { $to }.

    ➤ *{ $move }*.
lesson-7-done =
    Then the money came: ${ $income } of income, less ${ $expenses } of **expenses** for { $shares } shares and an engine for { $engine } links. That is normal at first, and why you kept some cash: you have ${ $left }. Who can't pay loses income instead, and below zero a company is bankrupt.
lesson-8 =
    We are in turn { $turn }. Meanwhile you have built on, and others have, too: there are cubes that could go a long way. But your engine goes over { $engine } links only. Once a turn, **instead of a delivery**, you may improve it.

    ➤ Invest: *{ $move }*.
lesson-8-done =
    { $better } links from now on. To skip a short delivery early for long ones later is how most games are won; but each step costs a dollar every turn.
lesson-9 =
    Now the long way pays: from { $start } to { $to }, { $links } links. Some are yours, some are { $rival_seat }'s: you may use **anybody's**, but they earn, too. When there is a choice, go over your own.

    ➤ *Deliver { $cube }* from { $start } to { $to }.
lesson-9-done =
    { $own } more income for you, now { $income }; and { $theirs } for { $rival_seat }. That is no loss as long as you gain as much.
lesson-10 =
    Turn { $turn }. All of the way is yours now: { $own } links, { $own } income for a single cube. Such lines are what one builds for.

    ➤ *Deliver { $cube }* from { $start } to { $to }.
lesson-10-done =
    You received ${ $paid } and paid ${ $expenses }; then came the **income reduction**: large incomes lose a part each turn, yours has lost { $lost }, so that { $left } remain. At the end each dollar of income counts three points, each share takes three away, and every section of your links counts one. So: few shares, long links of your own, an engine that fits them.

## Rules, by topic

topic-overview = Overview
help-overview =
    In Age of Steam, 3 to 6 railway companies build track across the Rust Belt and deliver goods over it, with money that shares bring and that shares cost. The game has 10 turns with 3 players, 8 with 4, 7 with 5 and 6 with 6; then points decide.

    ▸ A turn: issue **shares**, auction the **turn order**, choose **actions**, **build** track, **deliver** goods in two rounds, receive **income** and pay **expenses**, **income reduction**, **goods growth**.
    ▸ Everybody begins with $10, two shares issued, an engine for one link and an income of 0. Three dice each give the first order, the highest total first; those who tie roll again among themselves.
    ▸ Cities have a colour and take cubes of that colour. Towns take none, but links end there, and a new city can be placed on them.
    ▸ At the start 2 random cubes stand in every city, 3 in Wheeling and in Pittsburgh; the goods display is full: 3 cubes in the column of each city, 2 for each new city.
    ▸ Money and everything else are open; only the bag is hidden.
topic-order = Shares and turn order
help-order =
    ▸ **Shares**: in turn order, everybody decides once how many to issue, from none to as many as are left. Each brings $5 at once, costs $1 of expenses every turn and 3 points at the end. A company has at most 15, the two from the start counted. They are never issued at another time.
    ▸ **Auction**, in the order of the turn before: bid at least $1 and more than the highest bid, at most your cash, or pass. Whoever passes drops out and takes the last free place. The holder of the highest bid is not asked. When one is left, that player is first.
    ▸ First and second pay the whole of their own last bid, nothing if they made none. The first to drop out pays nothing, the others half of their last bid, rounded up. With only two players left in the game, the one who drops out pays nothing.
    ▸ Whoever chose the action **turn order** in the turn before may, once in the auction and when asked, pass and stay in, with or without a bid so far; but not when the only other one left holds the highest bid.
topic-actions = The seven actions
help-actions =
    In turn order everybody must choose one of the seven, each for one player. Nobody has to use it. It lasts until the next choice; a bankrupt company's lapses.

    ▸ **First move**: you deliver first in both rounds.
    ▸ **First build**: you build first.
    ▸ **Engineer**: you may lay four tiles instead of three. With Faidutti's engineer (an option) each of them also costs $2 whatever it is, replacements and towns too.
    ▸ **Locomotive**: your engine goes over one link more at once, up to 6; at 6 nothing happens. Improving it instead of a delivery is still possible in the same turn.
    ▸ **Urbanization**: before your first tile you may place a new city on a town, free.
    ▸ **Production**: before goods growth you may draw two cubes and put them on empty spaces of the display. With Faidutti's production (an option) you draw four, place two and return the rest. In the first turn no space is empty.
    ▸ **Turn order**: in the next auction you may pass once and stay in.
topic-building = Building
help-building =
    ▸ "First build" first, then in turn order. You may lay up to three tiles (engineer four), each paid at once. A replacement counts as a tile; the same hex may be laid on twice.
    ▸ Your very first tile is simple (one section), on an empty hex without a town, and leads into a city.
    ▸ Later every new section must lead into a city, or go on from the loose end of a line that is yours or nobody's. Your lines need not be joined to each other.
    ▸ No exit may lead off the map, into a lake, or against an end of another player's track. Pointing at an empty hex, or at a town without track there, is fine, and leaves the line unfinished. Meeting others in a city or town is fine too.
    ▸ Cities are open on all six sides and take no tiles. A line may not end in, or point at, the city or town it left.

    What it **costs**:
    ▸ Empty hex: $2, with a river $3, with a mountain $4; a simple tile only.
    ▸ Empty town: $1, and $1 for each exit; terrain does not matter.
    ▸ Replacing in a town: $3.
    ▸ Replacing a simple tile by one with two sections: $3.
    ▸ Any other replacement: $2. Terrain is never paid again.
topic-lines = Replacing, lines and links
help-lines =
    ▸ **Replacing** outside towns: every section that lies there stays, but a loose end of a line that is yours or nobody's may be turned; its side towards its line stays. One section may be added, crossing or side by side. One of the two must happen, both may at once.
    ▸ A **line** is track without a city or town on its way. With one at both ends it is a finished **link**, and keeps its owner for good.
    ▸ At the end of your build, even when you build nothing, you lose every unfinished line to which you added no section in that build: it is nobody's.
    ▸ Whoever lengthens or joins a line of nobody's owns all of it. Turning its end takes nothing over, unless that finishes the line or joins it to one's own.
    ▸ **Supply**: 48 straight tiles, 55 gentle and 7 sharp curves; crossings: 4 of straights, 4 of straight and curve, 3 of curves; side by side: one each of four kinds. Everybody has 20 discs for lines; towns have 8. The old tile and its disc are back before the new ones are taken. What is used up can't be laid, and nobody has a 21st line.
topic-towns = Towns and new cities
help-towns =
    ▸ In a town only the exits count, one to four. One new section must lead into a city or go on from a loose end of yours or nobody's, or you own a section there already; then all new sections are yours.
    ▸ One or three exits take a town tile (3 tiles with one exit, 2 of each of four kinds with three), two a simple tile with a disc, four a tile with two sections and a disc (of the kinds that fit, the one with most left).
    ▸ A replacement keeps every exit and adds at least one. Nothing in a town is turned.
    ▸ **Urbanization**: free, not a tile, before your first one. Any town without a new city, and any letter left: A red, B blue, C and D black (west), E yellow, F purple, G and H black (east); west and east do not bind you.
    ▸ The town's tile and disc go back. A line that lay in that hex alone is gone; longer ones lose their section there and end in the city, with the same owners. A loose end that points at the hex is finished: for its owner, or for you if it is nobody's. The new city begins without cubes.
topic-deliveries = Deliveries
help-deliveries =
    ▸ Two rounds, in each of them "first move" first, then in turn order. In a round you deliver one cube, or improve your engine, or pass.
    ▸ A cube leaves any city over finished links, whoever owns them, at most as many as your engine goes over. A town ends a link, so passing through one takes two.
    ▸ It enters no city or town twice, its start included. It passes through cities of other colours and stops in the first **other** city of its own. Then it goes back into the bag.
    ▸ Black cubes go only to black new cities.
    ▸ Where several links join two places you choose which one.
    ▸ Each link raises its owner's income by 1 at once, yours too. Links of nobody and of bankrupt companies pay nobody.
    ▸ Instead of a delivery, once a turn: your engine goes over one link more, up to 6. The action "locomotive" does not count for this.
topic-money = Income, expenses, bankruptcy
help-money =
    ▸ After the deliveries everybody receives the income in dollars, then pays **expenses**: $1 for each share issued and $1 for each link of the engine. This happens for everybody at once, and by itself.
    ▸ Whoever has too little pays all cash, and loses 1 income for each missing dollar. Below an income of 0 the company is **bankrupt** and out of the game: out of the order, the auction and the actions. Its unfinished lines are nobody's; its finished links stay and can be used, but pay nobody.
    ▸ Dice and number of turns stay as at the start. If one company is left, the game ends there and it wins; if none is left, nobody wins.
    ▸ **Income reduction** comes after that. An income of 11 to 20 loses 2, 21 to 30 loses 4, 31 to 40 loses 6, 41 to 50 loses 8, above 50 it loses 10. Up to 10 nothing is lost. Income has no upper end.
topic-growth = Goods growth
help-growth =
    ▸ First "production": its owner may draw two cubes from the bag, sees them and puts each on an empty space of the display, also in columns of new cities that are not in play. There are only as many as spaces and bag allow. You choose the space: dice take the topmost cube of a column first.
    ▸ Then dice are rolled, as many as players at the start: for the west, and anew for the east.
    ▸ Each die takes the topmost cube of its city's column to that city, and also the topmost one of its new city's column, if that new city is on the board. On an empty column a die is lost.
    ▸ West: 1 Chicago, 2 St. Louis, 3 Kansas City and A, 4 Des Moines and B, 5 Minneapolis and C, 6 Duluth and D.
    ▸ East: 1 Evansville and E, 2 Cincinnati and F, 3 Detroit and G, 4 Wheeling and H, 5 Pittsburgh, 6 Toronto.
    ▸ Then the next turn begins. (On a board of your own, its file has these figures.)
topic-end = The end
help-end =
    The last turn (10 with 3 players, 8 with 4, 7 with 5, 6 with 6) is played with expenses and income reduction; goods do not grow any more.

    ▸ 3 points for each dollar of income.
    ▸ 3 points less for each share issued.
    ▸ 1 point for each section of track in your finished links. Every hex that a link crosses is a section; a town tile has a section for each exit. Unfinished lines count for nothing.

    Scores may be negative, cash counts for nothing, and players who are level share their place. Bankrupt companies come last, a later bankruptcy before an earlier one.
topic-moves = Moving in the bot
help-moves =
    ▸ The buttons under the board offer the moves that suggest themselves; **More…** shows all of them, with previews, to you alone.
    ▸ **Building**: with *Build a link…* you choose where from and where to, and the bot offers the cheapest ways. With *More…* and *Lay a tile* you choose a hex, then a numbered ghost on the enlarged map. *Undo* or `/undo` takes back tile after tile until you *Pass*, and even then until somebody else moves.
    ▸ Typed, a tile is its hex and the sides its sections join: `/build G8 N-SE`. Name what stays as well: `/build G8 N-S SW-NE`. For a town, name its exits: `/build K9 NE SW`. Words like straight, gentle or town may stand between. Sides are N, NE, SE, S, SW, NW.
    ▸ **Deliveries** are listed best first. Typed: `/deliver blue Evansville-green-Indianapolis-green-Cincinnati`, with the owners' colours between the places; where only one link joins two places its colour may be left out. `/engine` improves the engine.
    ▸ Also `/shares 2`, `/bid 3`, `/stay`, `/choose locomotive`, `/urbanize Indianapolis B`, `/draw`, `/place blue Chicago 1` (the topmost space; a new city by its letter: `/place red A 2`; without a number the lowest empty space). `/pass` drops out, ends your building, delivers or draws nothing. `/move` completes everything.
    ▸ Moves that leave no choice are made for you and told as such.
topic-board = The board and its sources

## On the picture

picture-turn = Turn { $turn } of { $turns }
picture-phase-shares = Issuing shares
picture-phase-auction = Auction for the order
picture-phase-privileges = Choosing actions
picture-phase-building = Building, lays left: { $left }
picture-phase-moving = Deliveries, round { $round } of { $rounds }
picture-phase-money = Income and expenses
picture-phase-production = Production: drawing
picture-phase-placing = Production: placing
picture-phase-growth = Goods growth
picture-phase-over = The end
picture-asked-shares = { $seat }: issue shares?
picture-asked-auction =
    { $bid ->
        [0] { $seat }: bid or drop out
       *[other] { $seat }: more than ${ $bid }, or drop out
    }
picture-asked-privileges = { $seat }: choose an action
picture-asked-building = { $seat }: lay track
picture-asked-moving = { $seat }: deliver goods
picture-asked-production = { $seat }: draw cubes?
picture-asked-placing = { $seat }: place the drawn cubes
picture-won =
    { $winner_seats_count ->
        [0] Nobody wins
        [one] { $winner_seats } wins
       *[other] { $winner_seats } share the victory
    }
picture-action-first-move = First move
picture-action-first-build = First build
picture-action-engineer = Engineer
picture-action-locomotive = Locomotive
picture-action-urbanization = Urbanization
picture-action-production = Production
picture-action-turn-order = Turn order
picture-free = free
picture-bid = bids ${ $amount }
picture-no-bid = no bid yet
picture-dropped = out, place { $place }
picture-bankrupt = Bankrupt in turn { $turn }
picture-west = Goods in the west
picture-east = Goods in the east
picture-dice = last dice
picture-expected = figures: expected growth
picture-tiles = Tiles left, of the scarce kinds
picture-money = ${ $amount }
picture-cash = Cash
picture-income = Income
picture-balance = Balance
picture-shares = Shares
picture-engine = Engine
picture-track = Track
picture-score = Score

## The picture in words

describe-order = Turn order: { $seats }.
describe-bid = { $seat } ${ $amount }
describe-auction =
    Bids: { $bids_count ->
        [0] none
       *[other] { $bids }
    }.{ $dropped_seats_count ->
        [0] {""}
       *[other] {" "}Out, the last place first: { $dropped_seats }.
    }
describe-free-actions =
    { $privileges_count ->
        [0] No action is free.
        [one] Free action: { $privileges }.
       *[other] Free actions: { $privileges }.
    }
describe-player =
    { $seat } ({ $colour }): ${ $cash }, income { $income }, next balance { $balance }, { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }, engine { $engine }, { $sections ->
        [one] { $sections } section of track
       *[other] { $sections } sections of track
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $chosen ->
        [0] {""}
       *[other] , action { $privilege }
    }.
describe-bankrupt = { $seat } went bankrupt in turn { $turn }.
describe-city =
    { $city } ({ $hex }, { $side } { $number }) takes { $cube }; cubes there: { $cubes_count ->
        [0] none
       *[other] { $cubes }
    }.
describe-new-city =
    { $city } ({ $hex }, { $side } { $number }) is the new city { $letter } and takes { $cube }; cubes there: { $cubes_count ->
        [0] none
       *[other] { $cubes }
    }.
describe-cubes = { $count } { $cube }
describe-letter = { $cube } { $letter }
describe-new-cities-left =
    New cities left: { $letters_count ->
        [0] none
       *[other] { $letters }
    }.
describe-towns = Towns: { $towns }.
describe-west = west
describe-east = east
describe-links =
    { $owned ->
        [0] Links of nobody
       *[other] Links of { $seat }
    }, with their track: { $links }.
describe-unfinished =
    { $owned ->
        [0] Unfinished track of nobody
       *[other] Unfinished track of { $seat }
    }: { $links }.
describe-line = { $start }–{ $end } ({ $track })
describe-drawn = Drawn and not placed yet: { $cubes }.
describe-display = Goods display, each column from its first space: { $columns }.
describe-column =
    { $column } ({ $waiting ->
        [0] empty
       *[other] { $cubes }
    })
describe-growth = Cubes to expect at the next growth, on average: { $columns }.
describe-growth-of = { $column } { NUMBER($cubes, minimumFractionDigits: 1, maximumFractionDigits: 1) }
describe-space = free
describe-dice = Last dice, { $side }: { $dice }.
describe-tiles =
    Tiles left: { $tiles_count ->
        [0] none
       *[other] { $tiles }
    }.{ $gone_count ->
        [0] {""}
       *[other] {" "}None left: { $gone }.
    }
describe-tile = { $tile } { $count }
describe-tile-straight = straight
describe-tile-gentle = gentle curve
describe-tile-sharp = sharp curve
describe-tile-cross-straights = crossing of two straights
describe-tile-cross-straight-gentle = crossing of straight and gentle curve
describe-tile-cross-gentles = crossing of two gentle curves
describe-tile-beside-straight-sharp = straight beside sharp curve
describe-tile-beside-gentles = two gentle curves side by side
describe-tile-beside-gentle-sharp-a = gentle beside sharp curve to the left
describe-tile-beside-gentle-sharp-b = gentle beside sharp curve to the right
describe-tile-town-1 = town with one exit
describe-tile-town-3-adjacent = town with three exits side by side
describe-tile-town-3-left = town with a straight and an exit to the left
describe-tile-town-3-right = town with a straight and an exit to the right
describe-tile-town-3-even = town with three exits all around
describe-rivers = River hexes: { $hexes }.
describe-mountains = Mountain hexes: { $hexes }.
describe-lakes = Lake hexes: { $hexes }.

## Commands

command-shares = shares
command-shares-about = Issue shares (Age of Steam)
argument-shares = number
argument-shares-about = How many, or 0 for none
command-stay = stay
command-stay-about = Pass once and stay in the auction (Age of Steam)
command-urbanize = urbanize
command-urbanize-about = Place a new city on a town (Age of Steam)
argument-urbanize = where
argument-urbanize-about = The town and the letter of the new city, such as Indianapolis B
command-deliver = deliver
command-deliver-about = Deliver a cube (Age of Steam)
argument-deliver = what
argument-deliver-about = The cube, and the way with its owners, such as blue Evansville-green-Cincinnati
command-engine = engine
command-engine-about = Improve your engine instead of a delivery (Age of Steam)
command-draw = draw
command-draw-about = Draw cubes by "production" (Age of Steam)
command-place = place
command-place-about = Place a drawn cube on the goods display (Age of Steam)
argument-place = what
argument-place-about = The cube, the city or the letter of a new city, and the space from the top: blue Chicago 1

## Typing

error-incomplete = { $verb ->
        [shares] Say how many shares, such as shares 2.
        [bid] Say how much, such as bid 3.
        [choose] Say which action, such as choose locomotive.
        [urbanize] Say which town, and which new city, such as urbanize Indianapolis B.
        [deliver] Say which cube, and which way, such as deliver blue Evansville-Cincinnati.
        [place] Say which cube, and where, such as place blue Chicago 1.
       *[build] Say where, and which sides the track joins, such as build G8 N-SE; in a town its exits, such as build K9 NE SW.
    }
typed-build = lay

## In short, where there is little room

lead-shares-issued = Shares: { $seat } { $shares }
brief-shares-issued-shares-issued = { $seat } { $shares }
lead-bid-made = Bids for the turn order: { $seat } ${ $amount }
brief-bid-made-bid-made = { $seat } ${ $amount }
brief-bid-made-stayed = { $seat } stays
brief-bid-made-dropped = { $seat } out (place { $place }{ $cost ->
        [0] {""}
       *[other] , ${ $cost }
    })
lead-dropped = For the turn order: { $seat } out (place { $place }{ $cost ->
        [0] {""}
       *[other] , ${ $cost }
    })
brief-dropped-dropped = { $seat } out (place { $place }{ $cost ->
        [0] {""}
       *[other] , ${ $cost }
    })
brief-dropped-bid-made = { $seat } ${ $amount }
brief-dropped-stayed = { $seat } stays
lead-privilege-chosen = Chosen: { $seat } "{ $privilege }"
brief-privilege-chosen-privilege-chosen = { $seat } "{ $privilege }"
