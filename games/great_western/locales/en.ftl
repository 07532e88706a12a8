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

## What happens

event-first-drawn = By lot, { $seat } is the first player.
event-train-loaded = Turn { $turn }, { $train }: dice { $dice }.
event-bid-made = { $seat } bids { $pieces } on { $train }.
event-driven-off = { $seat } is outbid on { $train } and takes { $pieces } back.
event-train-boarded =
    { $seat } takes { $train } with { $carriages } in carriages and { $wagons } in wagons{ $lost ->
        [0] {""}
        [one] ; for { $lost } black piece there was none to swap
       *[other] ; for { $lost } black pieces there were none to swap
    }.
event-order-set = They build in this order: { $seats }.
event-city-connected =
    { $seat } connects { $city } (way { $way }): { $cost } for the way and { $carriages } from carriages.
event-building-ended =
    { $seat } is done{ $left ->
        [0] {""}
        [one] ; { $left } piece becomes available
       *[other] ; { $left } pieces become available
    }.
event-income-paid =
    { $seat } receives { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }.
event-turn-ended =
    Turn { $turn } is over; { $first_seat } is the next first player.{ $idle ->
        [0] {""}
        [one] {" "}Nobody connected a city.
       *[other] {" "}Nobody has connected a city for { $idle } turns.
    }
event-game-ended =
    { $winner_seats_count ->
        [one] { $winner_seats } wins the game.
       *[other] { $winner_seats } share the victory.
    }

## What is refused

error-bid-expected = Bid on a train now (bid A 2).
error-build-expected = Connect a city (build Reading), or pass to be done.
error-no-such-train = That train is not in this game.
error-bid-beyond-stock = { $available } pieces are available to bid with.
error-bid-too-low = The bid on { $train } stands at { $bid }: bid at least { $lowest }.
error-bid-below-one = A bid is at least 1.
error-already-connected = You have a piece in { $city } already.
error-no-way = No way leads to { $city }: the cities on the way must have a piece.
error-too-few-carriages = { $city } takes { $needed } pieces from carriages, and the train has { $carriages } there.
error-too-few-pieces = The way to { $city } takes { $cost }; besides the { $needed } for the city there are not that many ({ $others } in wagons and stock).
error-unknown-move = "{ $text }" is not a move. Try: bid A 2, build Reading, pass.
error-unknown-train = There is no train "{ $text }". The trains: { $names }.

## Scores

score-city = { $amount } for { $city }
score-off-board = tie-break, pieces off the board: { $amount }

## Moves, for buttons and menus

move-bid = Bid { $pieces } on { $train }
move-connect = Connect { $city }
move-done = Done

verb-bid = Bid on a train
verb-build = Connect a city
verb-pass = Be done

detail-bid = { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }, { $carriages } in carriages
detail-connect = links { $links }, passages { $passages }, { $carriages } from carriages, worth { $points }
detail-done = { $possible ->
        [0] nothing more can be connected
        [one] { $possible } more city could be connected
       *[other] { $possible } more cities could be connected
    }

events-income-paid = { $seats } receive { $pieces ->
        [one] { $pieces } piece each
       *[other] { $pieces } pieces each
    }.

## Options

option-ferries = The ferries
option-ferries-true = with ferries
option-ferries-false = without ferries

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
picture-free = free
picture-bid = { $seat }: { $bid }
picture-income = Income
picture-available = Available
picture-unavailable = Unavailable
picture-points = Points
picture-order = builds no. { $place }
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

## Rules, by topic

topic-overview = Overview
help-overview =
    In Great Western 2 to 4 railway builders connect the cities of southern England and South Wales from London on. When every city has a piece, the points of the cities decide.

    ▸ A turn: trains are **loaded** by dice, everybody **bids** for a train, the trains **build** in order, then comes **income**.
    ▸ Each has 26 pieces: one on London, one on the income track, 10 available, 14 unavailable. Pieces are money, bids and markers at once; spent ones become unavailable and come back as income.
topic-trains = Loading and bidding
help-trains =
    ▸ As many trains as players are used. Three dice a train: each from 2 to 6 puts a black piece into the first to fifth car behind the engine, a 1 puts none.
    ▸ Beginning with the first player and going clockwise, whoever stands on no train must bid: at least 1 on a free train, or more than the bid that stands on another. Who is outbid takes the pieces back and waits for the next turn. Nobody raises or withdraws a standing bid. It ends when everybody stands on a train.
    ▸ Bids become unavailable. Then the black pieces of a train are swapped for unavailable pieces of its winner; if there are too few, carriages are loaded before wagons, from the engine back.
topic-building = Building
help-building =
    ▸ The train whose pieces stand nearest the engine builds first, compared piece by piece; then from the top. The last one is the next turn's first player.
    ▸ To connect a city, go from any city of yours along links. Every link costs its number, every city passed in which you have no piece costs one, and an empty city can't be passed. This is paid from wagons, then stock, then carriages.
    ▸ The city itself costs as many pieces as there are players in it with you counted, **from carriages only**. One of them stays there.
    ▸ Connect as often as you can and like; a city just connected is yours at once. What is left on the train becomes available.
    ▸ A city with three others would cost four carriage pieces and a train carries three, so only London ever holds four players.
topic-end = Income and the end
help-end =
    ▸ Income: a piece from unavailable to available for every city of yours, London too, as far as they go.
    ▸ The game ends the moment every city has a piece, or after three turns running in which nobody connected a city. Count the points of your cities; a tie goes to the player with more pieces off the board.
    ▸ The option *ferries* adds the two ferries of the update, which are links like any other.
topic-moves = Moving in the bot
help-moves =
    ▸ The buttons under the board offer every train at its lowest bid, then the cities worth most. **More…** shows all moves, with previews, to you alone.
    ▸ Typed: `/bid A 3` stands on train A with three pieces, `/build Reading` connects Reading by the cheapest way, `/pass` ends your building. `/move` completes everything.
    ▸ Moves that leave no choice are made for you and told as such.
topic-board = The board and its sources
