game-name = Great Western

## Things

train-A = train A
train-B = train B
train-C = train C
train-D = train D

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green

ending-connected = Every city has a piece
ending-idle = Nobody has connected a city for three turns

## Places that have another name in some language

place-London = London

## What happens

event-first-drawn = By lot, { $seat } is the first player.
event-train-loaded = Turn { $turn }, dice for { $train }: { $dice }.
event-bid-made = { $seat } bids { $pieces } on { $train }.
event-driven-off =
    { $seat } is outbid on { $train } and takes { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } back.
event-train-boarded =
    { $seat } spends { $bid } on { $train } and loads { $carriages } in carriages and { $wagons } in wagons{ $lost ->
        [0] {""}
        [one] ; { $lost } black piece can't be swapped and leaves
       *[other] ; { $lost } black pieces can't be swapped and leave
    }.
event-order-set = They build in this order: { $seats }.
event-city-connected =
    { $seat } connects { $city } ({ $way }): { $cost } for the way and { $needed } for the city, paid with { $carriages } from carriages{ $wagons ->
        [0] {""}
       *[other] , { $wagons } from wagons
    }{ $stock ->
        [0] {""}
       *[other] , { $stock } from stock
    }.
event-building-ended =
    { $seat } is done{ $left ->
        [0] {""}
        [one] ; { $left } piece becomes available
       *[other] ; { $left } pieces become available
    }.
event-income-paid =
    { $seat } receives { $pieces ->
        [0] no pieces
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }.
event-turn-ended =
    Turn { $turn } is over; { $first_seat } is the next first player.{ $idle ->
        [0] {""}
        [one] {" "}Nobody connected a city.
       *[other] {" "}Nobody has connected a city for { $idle } turns.
    }
event-train-cleared =
    { $pieces ->
        [one] { $pieces } piece on { $train } becomes available to { $seat }.
       *[other] { $pieces } pieces on { $train } become available to { $seat }.
    }
event-game-ended =
    { $ending }: the game is over. { $winner_seats_count ->
        [one] { $winner_seats } wins.
       *[other] { $winner_seats } share the victory.
    }

## What is refused

error-bid-expected = Bid on a train now (such as bid A 2).
error-build-expected = Connect a city (such as build Reading), or pass to be done.
error-no-such-train = That train is not in this game.
error-bid-beyond-stock =
    { $available ->
        [0] You have no pieces available: a bid of 0 on a free train is all you can make.
        [one] You can't bid more than the { $available } piece that is available to you.
       *[other] You can't bid more than the { $available } pieces that are available to you.
    }
error-bid-too-low = The bid on { $train } stands at { $bid }: bid at least { $lowest }.
error-bid-below-one = You can't bid less than 1.
error-already-connected = You can't connect { $city }: you have a piece there already.
error-no-way = No way leads to { $city }: a city without a piece can't be passed through.
error-too-few-carriages =
    { $city } takes { $needed ->
        [one] { $needed } piece
       *[other] { $needed } pieces
    } from carriages, and the carriages of your train hold { $carriages ->
        [0] none
       *[other] { $carriages }
    }.
error-too-few-pieces =
    The way to { $city } takes { $cost ->
        [one] { $cost } piece
       *[other] { $cost } pieces
    }, and besides the { $needed } for the city you have { $left ->
        [0] none
       *[other] { $left }
    } left on the train and in stock.
error-unknown-move = "{ $text }" is not a move. Try: bid A 2, build Reading, pass.
error-unknown-train = There is no train "{ $text }". The trains: { $names }.

## Scores

score-city = { $amount } for { $city }
score-off-board =
    tie-break: { $amount ->
        [one] { $amount } piece
       *[other] { $amount } pieces
    } off the board

## Moves, for buttons and menus

move-bid = Bid { $pieces } on { $train }
move-connect = Connect { $city }
move-done = Done

verb-bid = Bid on a train
verb-build = Connect a city
verb-pass = Be done

detail-bid =
    { $carriages } in carriages, { $wagons } in wagons{ $lost ->
        [0] {""}
       *[other] , { $lost } not swapped
    }, leaves { $left ->
        [0] no piece
        [one] { $left } piece
       *[other] { $left } pieces
    }
detail-connect =
    links { $links }{ $passages ->
        [0] {""}
       *[other] , passages { $passages }
    }, city { $needed }; { $carriages } from carriages, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
detail-done = { $possible ->
        [0] nothing more can be connected
        [one] { $possible } more city could be connected
       *[other] { $possible } more cities could be connected
    }

events-income-paid = { $seats } receive { $pieces ->
        [0] no pieces
        [one] { $pieces } piece each
       *[other] { $pieces } pieces each
    }.

## Options

option-ferries = The ferries
option-ferries-true = with ferries
option-ferries-false = without ferries
option-boarding = Boarding the trains
option-boarding-bids-first = bids are spent before the swap
option-boarding-book = the swap before the bids, as in the book

## On the picture

chart-purse = Available pieces
picture-turn = Turn { $turn }
picture-phase-bidding = Bidding for trains
picture-phase-building = Building
picture-phase-over = The end
picture-asked-bidding = { $seat }: bid on a train
picture-asked-building = { $seat }: connect cities with { $train }
picture-won = { $winner_seats_count ->
        [one] { $winner_seats } wins
       *[other] { $winner_seats } share the victory
    }
picture-value = value
picture-empty = empty city
picture-cost = cost
picture-paid = paid for
picture-ferry = by ferry
picture-free = free
picture-bid = { $seat }: { $bid }
picture-income = Income
picture-available = Available
picture-unavailable = Unavailable
picture-points = Points
picture-on-trains = On trains
picture-order = builds no. { $place }
picture-rank = builds no. { $place }
picture-worth = pieces { $pieces }, in carriages { $carriages }

## The picture in words

describe-player =
    { $seat } ({ $colour }): { $available ->
        [one] { $available } piece
       *[other] { $available } pieces
    } available, { $unavailable } unavailable, income { $income }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $first ->
        [0] {""}
       *[other] , first player
    }.
describe-train =
    Builds no. { $place }: { $train }, { $taken ->
        [free] free
        [bid] { $seat } with a bid of { $bid }
       *[won] taken by { $seat }
    }; pieces from the engine back: { $cars }.
describe-carriage = carriage { $pieces }
describe-wagon = wagon { $pieces }
describe-empty = Empty cities, with their points: { $cities }.
describe-city =
    { $city }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $seats }.
describe-figure = { $city } { $figure }
describe-ferry = { $city } { $figure } by ferry
describe-costs = Links, with their cost.
describe-links = From { $city }: { $links }.
describe-paid = { $start } to { $end }
describe-track = Track paid for by { $seat }: { $links }.

## The lesson

lesson-1 =
    From London you connect the cities of southern England and South Wales. When every city has a piece, the **points** beside your cities decide. Your pieces are everything at once: money, bids and markers. { $available } are **available**; { $unavailable } are not, and become so as income.

    Each turn dice load the **trains**, as many as there are players, and everybody must stand on one. What lies in its **carriages** will pay for cities; what lies in its wagons only for the way there. Look at { $train }: there are { $carriages } pieces in its carriages.

    ➤ Stand on it as cheaply as you can: *{ $move }*.
lesson-1-done =
    There you stand, until somebody bids more. Nobody may raise or withdraw a bid that stands, and nobody stands on two trains.
lesson-2 =
    { $rival_seat } has bid { $bid } on { $train }: your piece is back in your hand, and you must stand somewhere again. A train with nothing in its carriages would be cheap, but with it you would connect nothing.

    ➤ Outbid { $rival_seat }: *{ $move }*. That leaves { $left } pieces.
lesson-2-done =
    When all stand on a train, bids become unavailable, and can't be built with. In exchange each winner swaps the black pieces of the train for **unavailable pieces of their own**: a train brings back what you could not use.
lesson-3 =
    {""}**Building.** The train with pieces nearest its engine goes first. { $rival_seat } has built before you, and left you a path: each **link** costs its number, each city on the way where you have no piece costs one more, and an empty city can't be passed.

    { $city } costs { $cost } for the way ({ $links } for links, { $passages } for passing through), from wagons first, then from stock; and { $needed } **from carriages** for the city itself: as many as there are players in it, with you.

    ➤ *{ $move }*: it is worth { $points } points.
lesson-3-done =
    Your way was { $way }. One piece stays in { $city }, the others become unavailable. Ways along others' cities are dear, but they spare you building every city yourself.
lesson-4 =
    You may connect as often as carriages and pieces allow, and a city just connected is yours at once. { $city } is next door: { $cost } for the link, one carriage piece, { $points } points.

    ➤ *{ $move }*.
lesson-4-done =
    Then comes **income**: a piece back for each city of yours, London too. You receive { $income }. As the last in the building order you are **first player** of the next turn: that one bids first, while every train is still free.
lesson-5 =
    We are in turn { $turn }. The dice were kind to { $train }: { $carriages } in carriages and { $wagons } in wagons, right behind the engine. So whoever has it builds **first**. { $rival_seat } stands there with { $bid }.

    ➤ It is worth a fight: *{ $move }*.
lesson-5-done =
    { $left } pieces stay in your stock. Always count before you bid: the way must be paid, too. If all trains that are left are poor, stand cheaply and save for the next turn.
lesson-6 =
    You build first. Over the water go **ferries**, links like any other: from { $start } one leads to { $city } for { $cost }. Wagons pay for the way first, then your stock, then carriages. South Wales is rich: { $city } alone is worth { $points } points.

    ➤ Connect two cities with your two carriage pieces: *{ $moves }*.
lesson-6-done =
    More cities, more income: at the end of this turn you receive { $income } pieces. And whoever passes through a city of yours without a piece there pays one more.
lesson-7 =
    Turn { $turn }: most cities are taken. One that others have already can still be connected, but **costs more**: as many carriage pieces as there are players in it, counting you. { $rival_seat } is in { $city }, so it takes { $needed } from carriages, and { $cost } for the way.

    ➤ It is worth { $points } points to you, as to everybody in it: *{ $move }*.
lesson-7-done =
    The match ended a turn later, as soon as the last city had its piece. Your cities were worth { $final } points{ $rank ->
        [1] , and you won
       *[other] : place { $rank }
    }. So: carriages make cities, cities make income, and rich cities far away decide.

## Rules, by topic

topic-overview = Overview
help-overview =
    In Great Western, 2 to 4 railway builders connect the cities of southern England and South Wales, starting from London. When every city has a piece, the points of the cities decide.

    ▸ A turn: trains are **loaded** by dice, everybody **bids** for a train, the trains **build** in order, then comes **income**.
    ▸ Each player has 26 pieces: one in London, one on the income track, 10 available, 14 unavailable. Pieces are money, bids and markers at once; spent ones become unavailable and come back as income.
topic-trains = Loading and bidding
help-trains =
    ▸ As many trains as players are used. Three dice are rolled for each: a 2, 3, 4, 5 or 6 puts a black piece into the first, second, third, fourth or fifth car behind the engine, a 1 puts none.
    ▸ Beginning with the first player and going clockwise, whoever stands on no train must bid: at least 1 on a free train, or more than the bid that stands on another. Whoever is outbid takes the pieces back and waits to be asked again. Nobody may raise or withdraw a standing bid. Bidding ends when everybody stands on a train.
    ▸ Bids become unavailable. Then the black pieces of a train are swapped for unavailable pieces of its winner; if there are too few, carriages are loaded before wagons, from the engine back, and the other black pieces leave.
    ▸ This departs from the book, which names the swap first and the bids after it. Played so, the pieces just bid can't be loaded, and a large network could never load a train again. The option *boarding* offers the order of the book.
topic-building = Building
help-building =
    ▸ The train whose pieces stand nearest the engine builds first, compared piece by piece as they stand after the swap; trains that are level build from the top down. Whoever comes last in this order is the next turn's first player.
    ▸ To connect a city, go from any city of yours along links. Every link costs its number, every city passed through in which you have no piece costs one, and an empty city can't be passed through. This is paid from wagons, then stock, then carriages.
    ▸ The city itself costs as many pieces as there are players in it with you counted, **from carriages only**. One of them stays there.
    ▸ Connect as often as you can and like; a city just connected is yours at once. What is left on the train becomes available.
    ▸ A city with three others would cost four carriage pieces and a train carries three, so only London ever holds four players.
topic-end = Income and the end
help-end =
    ▸ Income: a piece from unavailable to available for every city of yours, London too, as long as there are any.
    ▸ The game ends the moment every city has a piece: the rest of the turn falls away, income too, and pieces on trains become available. Count the points of your cities; a tie goes to the player with more pieces off the board.
    ▸ It also ends, and this is not in the book, after three turns running in which nobody connected a city.
    ▸ The option *ferries* adds the two ferries of the update, which are links like any other.
topic-rulings = Where the book is silent
help-rulings =
    The printed rules leave these points open. Here they are settled like this:

    ▸ A train has five cars, one for each face from 2 to 6 in this order from the engine; equal dice share a car.
    ▸ Bids come from the available pieces. Whoever has none bids 0 on a free train.
    ▸ Whoever is outbid may come back to the same train when asked again.
    ▸ If unavailable pieces are too few for a train, carriages are loaded before wagons, each from the engine back.
    ▸ In the building order, a train with pieces left to compare goes before one without.
    ▸ A connection takes the cheapest way and spends carriages last, since nothing else is ever better.
    ▸ The last city ends the game at once: the rest of that turn falls away, and pieces on trains become available.
    ▸ Three turns running without a connection end it too.
    ▸ Players still tied after the pieces off the board share the place.

    Besides, unless the option *boarding* says otherwise, bids are spent before the swap and not after it: see *Loading and bidding*.
topic-moves = Moving in the bot
help-moves =
    ▸ The buttons under the board offer every train at its lowest bid, then the cities worth most. **More…** shows all moves, with previews, to you alone.
    ▸ Typed: `/bid A 3` stands on train A with three pieces, `/build Reading` connects Reading by the cheapest way, `/pass` ends your building. `/move` completes everything.
    ▸ Moves that leave no choice are made for you and told as such.
topic-board = The board and its sources

## Typing

error-incomplete = { $verb ->
        [bid] Say on which train, and with how many pieces, such as bid A 2.
       *[build] Say which city, such as build Reading.
    }
typed-build = connect
typed-pass = done

## In short, where there is little room

lead-bid-made = Bids: { $seat } { $pieces } on { $train }
brief-bid-made-bid-made = { $seat } { $pieces } on { $train }
