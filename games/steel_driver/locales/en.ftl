game-name = Steel Driver

## Things

company-red = Red
company-yellow = Yellow
company-green = Green
company-blue = Blue
company-grey = Grey
company-brown = Brown
company-purple = Purple
company-black = Black

goods-northeast = north-east
goods-heartland = heartland
goods-plains = plains
goods-mountain = mountains
goods-pacific = Pacific

colour-white = white
colour-black = black
colour-green = green
colour-silver = silver
colour-orange = orange
colour-pink = pink
colour-red = red

## What happens

event-marker-drawn = By lot, { $seat } starts with the marker.
event-cubes-dealt =
    Round { $round }: { $each ->
        [0] too few cubes for everybody ({ $supply }), nobody receives any.
       *[other] { $short ->
            [0] { $each } cubes for everybody, { $supply } left in the supply.
           *[other] the supply runs short: { $each } for everybody, { $short } fewer than due, { $supply } left.
        }
    }
event-company-put-up = { $seat } puts { $company } up and opens with { $bid }.
event-marker-handed-on = { $seat } hands the marker on to { $next_seat }.
event-bid-raised = { $seat } bids { $bid } for { $company }.
event-bidder-dropped = { $seat } drops out of the bidding for { $company }.
event-company-sold =
    { $company } goes to { $seat } for { $price ->
        [one] { $price } cube
       *[other] { $price } cubes
    }. The marker goes to { $next_seat }.
event-auctions-ended =
    The auctions are over; { $next_seat } keeps the marker.{ $unsold_count ->
        [0] {""}
       *[other] {" "}Nobody controls { $unsold } this round.
    }
event-link-built =
    { $company } ({ $seat }) builds { $start }–{ $end } for { $cost ->
        [one] { $cost } cube
       *[other] { $cost } cubes
    } and earns ${ $earned }: profit ${ $profit }.
event-line-completed =
    The coasts are joined! { $company } earns a bonus of ${ $bonus }{ $others_count ->
        [0] {""}
        [one] , ${ $others_bonus } for { $others }
       *[other] , ${ $others_bonus } each for { $others }
    }.
event-company-passed =
    { $company } { $why ->
        [uncontrolled] is controlled by nobody and passes
        [links] has used all its links and passes
        [unconnected] has no free route to build on and passes
        [no-shares] belongs to nobody and claims nothing
        [no-goods] finds no more goods
       *[cubes] can't afford a link and passes
    }{ $cubes ->
        [0] {""}
        [one] ; { $cubes } cube stays in its box
       *[other] ; { $cubes } cubes stay in its box
    }.
event-profit-paid = { $seat } is paid ${ $amount } for { $company }.
event-profit-lost = Nobody controls { $company }: its ${ $amount } is lost.
event-round-ended = Round { $round } is over. The order is now { $order }.
event-goods-placed =
    Final scoring: { $count ->
        [one] { $count } goods cube is placed
       *[other] { $count } goods cubes are placed
    } on the map, one on every connected city.
event-control-settled =
    { $seat } decides for { $company } with { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    }.
event-goods-claimed = { $company } ({ $seat }) claims the { $colour } cube of { $place }.
event-company-valued = { $company } ends with sets of { $sets }: each share pays ${ $value }.
event-shares-paid = { $seat } receives ${ $amount } for shares and ends with ${ $cash }.
event-game-ended =
    { $winner_seats_count ->
        [one] { $winner_seats } wins the game.
       *[other] { $winner_seats } share the victory.
    }

## What is refused

error-auction-expected = Put a company up (auction green 1) or pass to hand the marker on.
error-bid-expected = Bid at least { $lowest } for { $company } (bid { $lowest }) or pass.
error-build-expected = { $company } must build a link now (build Boston-Albany).
error-claim-expected = { $company } must claim a goods cube now (claim Chicago).
error-no-such-company = There is no company called { $company } in this edition.
error-company-sold = { $company } has been sold in this round already.
error-bid-below-one = An opening bid is at least 1.
error-bid-beyond-cubes =
    { $cubes ->
        [0] Without cubes there is no bidding: pass.
        [one] The bid may be 1 at most: there is 1 cube to bid with.
       *[other] The bid may be { $cubes } at most: there are { $cubes } cubes to bid with.
    }
error-bid-too-low = The bid stands at { $bid }: bid at least { $lowest }, or pass.
error-no-route = No route joins { $start } and { $end }.
error-route-built = { $owner } has built { $start }–{ $end } already.
error-not-connected = { $company } does not reach { $start } or { $end } yet: a link must touch its network.
error-other-way-round = { $company } has both cities already; write it { $end }-{ $start }.
error-not-a-start = { $company }'s first link starts in { $one_of }, not in { $start }.
error-no-link-left = { $company } has used all its links.
error-link-too-dear = { $start }–{ $end } costs { $cost }, and { $company } has { $cubes } in its box.
error-claim-off-network = { $company } is not connected to { $place }.
error-cube-claimed = The goods cube of { $place } has been claimed already.

error-unknown-move = "{ $text }" is not a move. Try: auction green 1, bid 4, pass, build Boston-Albany, claim Chicago.
error-not-a-number = "{ $text }" is not a number of cubes.
error-unknown-company = There is no company "{ $text }". The companies: { $names }.
error-unknown-place = There is no city "{ $text }" on this board.
error-unknown-place-perhaps = There is no city "{ $text }" on this board. { $place }, perhaps?
error-build-needs-two-places = "{ $text }" does not name two cities: write build Boston-Albany.

## Boards

error-board-place-twice = Line { $line }: { $place } is there twice.
error-board-no-start = Line { $line }: no city is a starting city.
error-board-unknown-place = Line { $line }: there is no city called { $place }.
error-board-route-to-itself = Line { $line }: both ends are { $place }.
error-board-route-twice = Line { $line }: the route { $route } is there twice.
error-board-goods-count =
    Line { $line }: for { $goods } the file says { $told }, but the number of cities is { $count }.
error-board-not-connected = Line { $line }: no way leads from { $place } to { $other }.

## Scores

score-profits = ${ $amount } profits of the companies controlled
score-shares =
    ${ $amount } from { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $company } at ${ $value }
score-goods = tie-break, goods cubes in the companies controlled: { $amount }

## On the picture

short-red = R
short-yellow = Y
short-green = G
short-blue = B
short-grey = Gy
short-brown = Bn
short-purple = P
short-black = Bk

picture-money = ${ $amount }
picture-round = Round { $round } of 5
picture-final = Final scoring
picture-phase-auction = Auctions
picture-phase-bidding = Auctions
picture-phase-building = Building
picture-phase-claiming = Claiming goods
picture-phase-over = The end
picture-asked-auction = { $seat }: put a company up, or pass
picture-asked-bidding = { $seat }: bid or pass · { $company } at { $bid } by { $bidder_seat }
picture-asked-building = { $seat }: build a link for { $company }
picture-asked-claiming = { $seat }: claim a cube for { $company }
picture-won = { $winner_seats_count ->
        [one] { $winner_seats } wins
       *[other] { $winner_seats } share the victory
    }
picture-order = Order
picture-passed = Passed
picture-cubes = Cubes
picture-cash = Cash
picture-supply = Supply { $cubes }
picture-nobody = nobody
picture-sets = Sets

## The picture in words

describe-company =
    { $company }: { $controlled ->
        [0] nobody
       *[other] { $seat }
    }, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, ${ $profit }, { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } and { $links ->
        [one] { $links } link
       *[other] { $links } links
    } left{ $goods ->
        [0] {""}
        [one] , { $goods } goods cube
       *[other] , { $goods } goods cubes
    }.
describe-share = { $count } { $company }
describe-player =
    { $seat }: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, ${ $cash }{ $shares_count ->
        [0] {""}
       *[other] , shares { $shares }
    }.
describe-order =
    Order: { $order }.{ $passed_count ->
        [0] {""}
       *[other] {" "}Passed: { $passed }.
    }
describe-links = { $company } has built { $links }, from { $start }.
describe-free = Free from { $place }, with the cost: { $routes }.
describe-goods = Goods cubes lie on { $places }.
