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
        [0] too few cubes for everybody, nobody receives any
       *[other] { $short ->
            [0] { $each } cubes for everybody
           *[other] the supply runs short: { $each } for everybody, { $short } fewer than due
        }
    }{ $standing_in ->
        [0] , { $supply } left in the supply{ $goods ->
            [0] {""}
            [one] , and { $goods } goods cube apart
           *[other] , and { $goods } goods cubes apart
        }
        [one] . No cubes are left in the supply: { $standing_in } goods cube stands in, { $goods ->
            [0] no
           *[other] { $goods }
        } more can
       *[other] . No cubes are left in the supply: { $standing_in } goods cubes stand in, { $goods ->
            [0] no
           *[other] { $goods }
        } more can
    }.
event-company-put-up =
    { $seat } puts { $company } up and opens with { $bid ->
        [one] { $bid } cube
       *[other] { $bid } cubes
    }.
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
       *[other] {" "}Without a controller this round: { $unsold }.
    }
event-link-built =
    { $company } ({ $seat }) builds { $start }–{ $end } for { $cost ->
        [one] { $cost } cube
       *[other] { $cost } cubes
    } and earns { $earned ->
        [0] nothing
       *[other] ${ $earned }
    }: profit ${ $profit }.
event-line-completed =
    { $west } and { $east } are joined! { $company } earns a bonus of ${ $bonus }: profit ${ $profit }.{ $others_count ->
        [0] {""}
        [one] {" "}{ $others } takes part and earns ${ $others_bonus }.
       *[other] {" "}{ $others } take part and earn ${ $others_bonus } each.
    }
event-company-passed =
    { $company } { $why ->
        [uncontrolled] is controlled by nobody and passes
        [links] has used all its links and passes
        [unconnected] has no free route to build on and passes
        [no-shares] belongs to nobody and claims nothing
        [no-network] has built nothing and claims nothing
        [no-goods] finds no more goods
       *[cubes] can't afford a link and passes
    }{ $cubes ->
        [0] {""}
        [one] ; { $cubes } cube stays in its box
       *[other] ; { $cubes } cubes stay in its box
    }.
event-profit-paid =
    { $amount ->
        [0] { $company } has earned nothing this round for { $seat }.
       *[other] { $seat } is paid ${ $amount } for { $company }.
    }
event-profit-lost = Nobody controls { $company }: its ${ $amount } is lost.
event-round-ended = Round { $round } is over. The order is now { $order }.
event-boxes-emptied = The cubes left in the boxes go back to the supply: { $boxes }.
leftover = { $cubes } of { $company }
event-goods-placed =
    Final scoring: { $count ->
        [0] no city is connected, so no goods cube is placed on the map.
        [one] { $count } goods cube is placed on the map, on the one connected city.
       *[other] { $count } goods cubes are placed on the map, one on every connected city.
    }
event-control-settled =
    { $why ->
        [last] { $seat } decides for { $company }: { $tied_seats } hold { $shares ->
            [one] { $shares } share
           *[other] { $shares } shares
        } each, and { $seat } controlled it last.
        [clockwise] { $seat } decides for { $company }: { $tied_seats } hold { $shares ->
            [one] { $shares } share
           *[other] { $shares } shares
        } each, and { $seat } comes first clockwise from { $last_seat }, who controlled it last.
       *[majority] { $seat } decides for { $company } with { $shares ->
            [one] { $shares } share
           *[other] { $shares } shares
        }.
    }
event-goods-claimed = { $company } ({ $seat }) claims the { $colour } cube of { $place }.
event-company-valued =
    { $sets_count ->
        [0] { $company } has no goods: its shares are worth nothing.
        [one] { $company } ends with a set of { $sets }: each share pays ${ $value }.
       *[other] { $company } ends with sets of { $sets }: each share pays ${ $value }.
    }
event-shares-paid =
    { $seat } receives { $amount ->
        [0] nothing
       *[other] ${ $amount }
    } for shares and ends with ${ $cash }.
event-game-ended =
    The fifth round was the last: { $winner_seats_count ->
        [one] { $winner_seats } wins the game with ${ $cash }.
       *[other] { $winner_seats } share the victory with ${ $cash } each.
    }{ $tied_seats_count ->
        [0] {""}
       *[other] {" "}The tie with { $tied_seats } is broken by the goods cubes in the companies controlled: { $goods ->
            [one] { $goods } cube
           *[other] { $goods } cubes
        } for { $winner_seats }{ $winner_seats_count ->
            [one] {""}
           *[other] {" "}each
        }.
    }

## What is refused

error-auction-expected = Put a company up (such as auction green 1) or pass to hand the marker on.
error-bid-expected = Bid at least { $lowest } for { $company } (bid { $lowest }) or pass.
error-build-expected = { $company } must build a link now (such as build Boston-Albany).
error-claim-expected = { $company } must claim a goods cube now (such as claim Chicago).
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
error-link-too-dear =
    { $start }–{ $end } costs { $cost }, and { $company } has { $cubes ->
        [0] no cubes
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } in its box.
error-claim-off-network = { $company } is not connected to { $place }.
error-cube-claimed = The goods cube of { $place } has been claimed already.

error-unknown-move = "{ $text }" is not a move. Try: auction green 1, bid 4, pass, build Boston-Albany, claim Chicago.
error-unknown-company = There is no company "{ $text }". The companies: { $names }.
error-build-needs-two-places = "{ $text }" does not name two cities: write both, such as build Boston-Albany.

## Boards

error-board-no-start = Line { $line }: no city is a starting city.
error-board-goods-count =
    Line { $line }: for { $goods } the file says { $told }, but the number of cities is { $count }.

## Scores

score-profits =
    { $amount ->
        [0] no profits
       *[other] ${ $amount } in profits
    } of the companies controlled
score-shares =
    { $amount ->
        [0] nothing
       *[other] ${ $amount }
    } from { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } of { $company }{ $value ->
        [0] {""}
       *[other] {" "}at ${ $value }
    }
score-goods =
    tie-break: { $amount ->
        [0] no goods cubes
        [one] { $amount } goods cube
       *[other] { $amount } goods cubes
    } in the companies controlled

## On the picture

short-red = R
short-yellow = Y
short-green = G
short-blue = B
short-grey = Gy
short-brown = Bn
short-purple = P
short-black = Bk

chart-purse = Cubes to bid with
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
picture-supply =
    Supply { $cubes }{ $goods ->
        [0] {""}
       *[other] {" "}+ { $goods } goods
    }
picture-nobody = nobody
picture-sets = Sets
picture-route = free route
picture-start = starting city
picture-links = links left
picture-marker = marker

## The picture in words

describe-sale =
    { $seat }: bid or pass. { $company } stands at { $bid ->
        [one] { $bid } cube
       *[other] { $bid } cubes
    }, bid by { $bidder_seat }. Still bidding: { $seats }.
describe-player =
    { $seat }: { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, ${ $cash }, { $shares_count ->
        [0] no shares
       *[other] shares: { $shares }
    }{ $marker ->
        [0] {""}
       *[other] , the marker
    }.
describe-share = { $count } { $company }
describe-company =
    { $company }: { $controlled ->
        [0] nobody
       *[other] { $seat }
    } in control, { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } in the box, profit ${ $profit }; { $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    } and { $links ->
        [one] { $links } link
       *[other] { $links } links
    } left.
describe-company-goods =
    { $company }: { $controlled ->
        [0] nobody
       *[other] { $seat }
    } in control, { $goods_count ->
        [0] no goods, a share is worth nothing
       *[other] goods { $goods }, a share is worth ${ $value }
    }.
describe-claimed = { $count } { $colour }
describe-order =
    Order of the companies: { $order }.{ $passed_count ->
        [0] {""}
       *[other] {" "}Passed: { $passed }.
    }
describe-supply =
    { $cubes ->
        [0] No cube is left in the supply
        [one] { $cubes } cube is left in the supply
       *[other] { $cubes } cubes are left in the supply
    }{ $goods ->
        [0] {""}
        [one] ; { $goods } goods cube can stand in for another
       *[other] ; { $goods } goods cubes can stand in for more
    }.
describe-line =
    { $builders_count ->
        [0] No line joins { $start } and { $end } yet.
       *[other] { $builders } has completed the line between { $start } and { $end }{ $others_count ->
            [0] {""}
           *[other] , with { $others }
        }.
    }
describe-links = { $company } started in { $start } and has built { $links }.
describe-goods = Cities where { $colour } goods cubes lie: { $places }.
describe-cities = Cities of { $colour } goods, with their value: { $places }.
describe-value = { $place } { $value }
describe-starts = Starting cities: { $places }.
describe-routes = Free routes, with their cost.
describe-free = From { $place }: { $routes }.

## Moves, for buttons and menus

move-auction = { $company }: open with { $bid }
move-bid = Bid { $cubes }
move-pass = Pass
move-build = Build { $start }–{ $end }
move-claim = Claim { $place }

verb-auction = Put a company up
verb-bid = Bid
verb-pass = Pass
verb-build = Build
verb-claim = Claim

events-bidder-dropped = { $seats } drop out of the bidding for { $company }.
events-marker-handed-on = { $seats } hand the marker on to the left.

detail-auction =
    leaves { $left ->
        [0] no cubes
        [one] { $left } cube
       *[other] { $left } cubes
    }
detail-bid =
    leaves { $left ->
        [0] no cubes
        [one] { $left } cube
       *[other] { $left } cubes
    }
detail-pass = {""}
detail-build =
    costs { $cost }, earns { $earned ->
        [0] nothing
       *[other] ${ $earned }
    }{ $bonus ->
        [0] {""}
       *[other] {" "}and a bonus of ${ $bonus }{ $others_count ->
            [0] {""}
            [one] ; { $others } ${ $others_bonus }
           *[other] ; { $others } ${ $others_bonus } each
        }
    }
detail-claim = { $colour }, a share gains ${ $gain }

## The lesson

lesson-1 =
    You invest in the railways of a young America. **The most cash wins**, and only companies bring cash. **Cubes** are what you bid with: each round everybody gets some, and at the end they are worth nothing.

    No company is anybody's for good: each round they are **auctioned** one by one. { $company } is up, and { $bidder_seat } has bid { $bid }. Whoever wins puts the cubes bid into the company's box, runs the company for this round, and keeps one of its shares to the end.

    ➤ You hold { $cubes } cubes. Raise: press *{ $move }*.
lesson-1-done =
    Your bid stands until somebody goes higher. Nothing is lost: the cubes that you bid are what { $company } will **build** with. Who is outbid pays nothing, and who drops out of an auction stays out of it.
lesson-2 =
    { $bidder_seat } has gone up to { $bid }. How much is { $company } worth to you? Look at the map: the number in a city is what reaching it earns, the number on a route is what the link costs. With a full box a company builds several links, with a poor one it hardly gets going. But what you bid here you can't bid for the next company.

    ➤ You still hold { $cubes } cubes. Go on once more: *{ $move }*.
lesson-2-done =
    Bids move no cubes yet: only the highest one pays, when all others have dropped out. Let's see whether { $bidder_seat } goes on.
lesson-3 =
    { $company } is yours: { $box } cubes lie in its box, and its marker and a share before you. Meanwhile the **marker** of the auctions has come round. Its holder puts up a company or hands the marker on; after a sale it goes to the next seat, whoever won.

    You have { $cubes } cubes left. To open low costs little, and makes others say what they would pay.

    ➤ Put { $second } up: *{ $move }*.
lesson-3-done =
    If nobody wanted it you would have it for that. The auctions go on until all six companies are sold, or the marker goes round and nobody wants more.
lesson-4 =
    { $second_seat } has outbid you meanwhile, and now opens { $company } with { $bid }. You have { $cubes } cubes left: enough for one link of a second company, and for a **share** of it, which counts at the end.

    ➤ Take it: *{ $move }*.
lesson-4-done =
    If { $second_seat } lets you have it, two companies build for you this round, and you are paid for both.
lesson-5 =
    {""}**Building.** In their order, companies add one link each, lap after lap, and pay from their own boxes. A company's very first link leaves a **starting city** (a hexagon); its later ones touch its network.

    { $company } has { $box } cubes. { $start }–{ $end } costs { $cost } of them and earns ${ $earned }: the value of { $end }.

    ➤ Choose *{ $move }*.
lesson-5-done =
    { $company } has a profit of ${ $profit }, and { $left } cubes left. A city pays a company once in the whole game, and the city that it started from never does. Others may come to { $end } too and earn as much; but this route is taken for good.
lesson-6 =
    { $company } has { $box } cubes: enough for one link. **Nobody passes by choice**: a company that can build must; one that can't passes. The order of passing is the order of the **next** round. So a small company that passes first will be the first to build, while the rich routes are still free.

    ➤ Let { $company } build what it can: *{ $move }*, for ${ $earned }.
lesson-6-done =
    { $left ->
        [0] No cubes are left
        [one] One cube is left
       *[other] { $left } cubes are left
    }: at its next turn { $company } passes, and will be early in the next round. Whoever buys it then buys that place, too.
lesson-7 =
    { $company } again: { $box } cubes, and now the link must touch its network. { $end } is new to it, costs { $cost } and earns ${ $earned }; that makes a profit of ${ $profit }.

    ➤ *{ $move }*.
lesson-7-done =
    When every company has passed, **profits are paid** to those who run them: you receive ${ $first_paid } for { $company } and ${ $second_paid } for { $second }. Then profits go back to zero, control ends, and all companies come up for auction again. Your shares stay with you, and so do the links on the map.
lesson-8 =
    We are in round { $round } of this match, and you run { $company }. Once a game there is a bonus: when links of any companies make an unbroken line between **{ $start }** and **{ $end }**. Only one is missing.

    ➤ Close the gap: *{ $move }*. It earns ${ $earned }, and a bonus of ${ $bonus }.
lesson-8-done =
    { $company } is at ${ $profit } now. { $others } are part of the line and earn ${ $others_bonus } each; nobody chooses who takes part: the line with the fewest companies counts, and then the one with the fewest links.
lesson-9 =
    The last round is over: now the **shares** have their day. Every connected city holds a goods cube, and the companies take turns to claim one from their network; who has most shares of a company chooses. **Sets** of different colours are worth the more the larger they are.

    { $company } has { $held } cubes of different colours and can add a third.

    ➤ Claim the { $colour } cube: *{ $move }*. Each share gains ${ $gain }.
lesson-9-done =
    In the end each share of { $company } was worth ${ $value }, to whoever held it; you had { $shares }. With that you came to ${ $cash }, and { $winner_seat } won this match with ${ $best }. So: run a company that earns each round, and gather shares of those that many others build up for you.

## Rules, by topic

## Rules help: the topics

topic-overview = The game at a glance
topic-cubes = Cubes
topic-auctions = The marker and the auctions
topic-building = Building links
topic-coast-to-coast = From coast to coast
topic-profits = Profits and the end of a round
topic-final = Final scoring
topic-editions = The two editions
topic-moves = How to move
topic-strategy = A few friendly hints

## Rules help: the texts

help-overview =
    You invest in the railways of a young America. After **5 rounds** and a final scoring, **the most cash wins**.

    Keep two things apart:
    - **Cubes** are for investing: you bid them for companies, and companies build with them. At the end they are worth nothing.
    - **Cash** ($) is your score. It buys nothing.

    There are six companies. Each has a box for its cubes, 5 shares and 17 links. None is anybody's for good: control is auctioned anew every round.

    A round:
    1. **Cubes.** Everybody receives the same number.
    2. **Auctions.** The best bid wins a company: control for this round, and one share to keep.
    3. **Building.** Lap by lap, each company adds a link while it can. A city that is new to it raises its profit.
    4. **Profits.** Whoever controls a company is paid its profit in cash.
    5. **End of the round.** Profits drop to 0, control lapses, and the order in which companies passed is their next order.

    After round five comes the **final scoring**: companies collect goods cubes, which give them a value, and each share pays the value of its company. Take it seriously: it can outweigh all five rounds together.

    At the start, seats are shuffled (unless the host fixes them), lots decide who has the marker first, and the companies stand in the order of their boxes. Nothing is hidden: cubes, cash and shares are there for all to see.

help-cubes =
    Every round begins with cubes from the supply for everybody:
    - 3 players: **10** each
    - 4 players: **8** each
    - 5 players: **7** each
    - 6 players: **6** each

    Cubes that you don't spend are yours in the next round too; save as many as you like.

    ▸ **Their way.** From the supply to you; with a winning bid, from you into a company's box; with each link that the company builds, from its box back to the supply. Nothing ever returns from a box to a player, and your own cubes can't help to pay for a link.

    A box keeps its unspent cubes from round to round as well. Whoever wins the company next has the use of them.

    ▸ **If the supply runs short.** There are 60 investment cubes.
    - *Pegasus*: everybody receives the same smaller number, as many as the supply allows; what can't be shared out evenly stays there. With 20 cubes for six players that is 3 each, and 2 stay. If there is not even one each, nobody receives any.
    - *Treefrog*: the 26 coloured goods cubes lie apart and stand in when the 60 don't suffice; they are dealt last and go back first. Only when these don't suffice either is what there is shared out as above.

help-auctions =
    ▸ **The marker** gives a choice. Its holder either
    - puts up a company that is unsold this round, opening with a bid of **1 cube or more**, or
    - hands the marker on to the left, the next seat clockwise.

    ▸ **Bidding** runs clockwise from the opener's left: bid higher, or drop out of this auction **for good**. Nobody bids more cubes than they hold, and the highest bidder is not asked again. When everyone else has dropped out, the company is sold.

    ▸ **Whoever wins**
    - puts the cubes bid into the company's box,
    - takes its control marker for this round,
    - and takes one of its shares, for the rest of the game.

    Everyone else pays nothing. You may win several companies in a round; each is sold at most once a round.

    ▸ **Next**, the marker goes to the left of **the one who put the company up**, no matter who won.

    Handing the marker on rules nothing out: you can bid in later auctions, and put a company up if the marker comes round again. Without a cube you can only hand it on.

    ▸ **The auctions end** when all six companies are sold, or when everybody in turn has handed the marker on with no auction in between. Unsold companies have no controller this round and give out no share. The marker is then to the left of the last one who put a company up, and the next round begins there. If nobody put one up, it stays where it started.

help-building =
    On the map, the number on a route is its **cost** in cubes, the number in a city its **value**; a hexagon is a **starting city**.

    In company order, each builds **one link** and the next one follows, lap after lap. The controller picks the route, but:
    - The company pays from **its own box**, to the supply.
    - Its first link ever leaves from a starting city; several companies may share one. Each later link touches its network, which stays in one piece.
    - A route takes **one link**, for good.
    - A company that can build **must**, even a link between two cities it has, which pays 0.

    ▸ **Profit.** The city reached adds its value, whoever else is there. Each city pays a company **once a game**, and the city it started from **never**. `/build Boston-Albany` as a first link starts in Boston: only Albany pays.

    ▸ **Passing** is never a choice. A company passes when it has no legal link: too few cubes, no free route within reach, or all **17 links** built. It keeps its cubes and is out until the next round.

    A company that nobody controls passes at its first turn and keeps its cubes.

    Building ends when all have passed. **The order of passing is their order in the next round**; the first round follows the order of the boxes.

help-coast-to-coast =
    Once a game, as soon as built links make an unbroken line between **the two ends of the board**, there is a bonus. `/status` says which cities these are. Links of all companies and all rounds count. Added to the profits at once:
    - **$50** for the company that closes the gap, besides what its link earns anyway,
    - **$30** for every other company that takes part.

    ▸ **Who takes part?** Nobody chooses; of all the lines that join the two cities, the ones that count are
    1. those with the **fewest companies**,
    2. and among these, those with the **fewest links**.

    If several are still level, every company on any of them takes part.

    ▸ **Example.** Green closes the gap. Together with Red that makes a line of 9 links; together with Yellow and Blue, one of 7. Two companies beat three, however long their line: Green $50, Red $30. If Green and Yellow by themselves had a line of 9 as well, Red and Yellow would earn $30 each. If theirs had 8, only Yellow would.

    A company that makes it all alone earns its $50, and no one else earns anything.

    The bonus is profit of this round like any other, so it is paid to the company's controller. A company **without a controller** can take part, but its $30 is lost at the end of the round. Later lines between the two earn nothing.

help-profits =
    When every company has passed, each pays its profit of this round, in cash, **to its controller**. That is
    - the values of the cities that were new to it this round, and
    - its bonus, if the coasts were joined this round.

    Control two companies, and you are paid for both. **Shares pay nothing yet**, not even a pile of them: they have their day in the final scoring. Nor does a company pay again for what it built in earlier rounds. If nobody controls it, a profit (it can only be a bonus) is lost.

    Cash is counted and never spent. Profits have no upper limit.

    ▸ **Then the round ends:**
    - Every profit goes back to 0.
    - The order of passing becomes the companies' order.
    - Control markers return to the boxes, to be auctioned again.
    - Shares and unspent cubes stay with you; cubes in boxes stay in the boxes.
    - Links stay on the map.

    The next round starts with new cubes. After the fifth round, the final scoring follows instead.

help-final =
    After the profits of round five:
    1. Cubes left in the boxes are taken away.
    2. Each city that any company has connected receives **one goods cube** in the city's colour.
    3. **Control** goes to whoever holds most shares of the company. If tied, start from the one who controlled it last and go clockwise: the first of the tied takes it, and that can be the last controller.
    4. **Claiming.** In the order in which they passed in round five, companies take turns to claim one goods cube from a city on their own network. The controller picks, and can't decline. It goes on, lap by lap, as long as any company finds one. A company of which nobody holds a share claims nothing.

    ▸ **Sets.** A company's cubes form sets in which all colours differ; the bot finds the best split. Sets of 1, 2, 3, 4 or 5 cubes are worth **$10, $30, $60, $100 or $150**.
    Three white, two black and one orange make sets of 3, 2 and 1: $60 + $30 + $10 = $100.

    The sum, without upper limit, is the company's value. **Each share pays it** to its holder, in the majority or not; control pays nothing here.

    ▸ **The most cash wins.** If that ties, count the goods cubes in all companies that each of the tied controls now: most wins. Still tied, the place is shared. Other places are settled alike.

help-editions =
    The host picks the edition when setting the game up; **Pegasus** is the default. They play alike but for the colours and what happens when cubes run short.

    ▸ **Pegasus**
    - Companies, in the order of round one: Red, Yellow, Green, Blue, Grey, Brown.
    - Investment cubes: blue.
    - Goods: white (north-east), black (heartland), green (plains), orange (mountains), pink (Pacific).
    - Too few of the 60 cubes: equal shares of what there is, the remainder stays in the supply.

    ▸ **Treefrog**
    - Companies, in the order of round one: Red, Yellow, Green, Blue, Purple, Black.
    - Investment cubes: white.
    - Goods: white (north-east), black (heartland), silver (plains), orange (mountains), red (Pacific).
    - Too few of the 60 cubes: the 26 coloured goods cubes help out, 86 in all; equal shares only if these run short too.

    A company and a goods cube of the same colour have nothing to do with each other.

    ▸ **What is ours.** The rules name only the beginning of the order: Red, and in Pegasus then Yellow. They don't name the goods colours of Pegasus, nor the part of the country that a colour belongs to. 60 cubes, 5 shares and 17 links stand in Treefrog's list; we have none for Pegasus.

    ▸ **The map** is the same in both: 38 cities, of which 12, 12, 6, 5 and 3 bear the five goods, in the order above. Treefrog has so many cubes of the last four; the number of cities is not in the rules. If you know the printed board, take another look: nearly all our values, routes and costs are reconstructed and may differ.

help-moves =
    When it is your turn, the board is posted with **buttons** for the likely moves below it. Often one tap is all it takes.

    Press **More…** for everything else: it opens a panel that only you see, with every legal move and a preview of the one you pick before you confirm it.

    If you prefer to type:
    - `/move` offers all your legal moves as you write.
    - `/auction green 1` puts Green up with an opening bid of 1.
    - `/bid 4` raises the bid to 4 cubes.
    - `/pass` hands the marker on or, during bidding, drops out.
    - `/build Boston-Albany` builds that link. For a company's first link, name the starting city first. After that, either way round will do.
    - `/claim Chicago` takes the goods cube there, in the final scoring.

    Upper or lower case makes no difference. If a move isn't legal, only you are told, with the reason.

    ▸ **Forced moves are played by themselves**, and the log says so: a company with just one link open to it builds that link, a company that can't build passes, someone who can't outbid drops out, someone without cubes hands the marker on. So don't be surprised if the game moves on several steps at once.

help-strategy =
    - **Shares win games.** A round's profit is paid once; a share of a company with rich sets pays at the end, and several pay several times over. You needn't hold the majority for that: your share in a company that others build up with care pays as much as each of theirs. But the majority picks the goods.
    - **Think in colours.** A lone cube brings $10, the fifth colour of a set $50. A network that crosses the country beats one that fills a corner.
    - **Count before you bid.** Your cubes become links, so part of a bid comes back as profit. Look at what lies in the box already, at which links the sum would pay for, and at what their cities are worth to that company.
    - **Patience pays.** Cubes keep. Late in the auctions, or a round later, someone with a full purse may win cheaply what others can't afford.
    - **Order matters.** Good routes go quickly, and so do rare goods. A company that passes early in round five also claims early.
    - **Watch the gap.** When one or two links are missing between the coasts, control of the company that can close it is worth $50 more. Check who would earn $30 along the way.
topic-board = The board and its sources

## Options

option-edition = The edition
option-edition-pegasus = Pegasus edition
option-edition-treefrog = Treefrog edition

## Commands

command-auction = auction
command-auction-about = Put something up for auction
argument-auction = what
argument-auction-about = What to put up, and the opening bid, such as green 1
command-claim = claim
command-claim-about = Claim
argument-claim = what
argument-claim-about = What to claim, such as Chicago

## Typing

error-incomplete = { $verb ->
        [bid] Say how many cubes, such as bid 4.
        [auction] Say which company, and the opening bid, such as auction green 1.
        [claim] Say where the goods cube lies, such as claim Chicago.
       *[build] Say from where to where, such as build Boston-Albany.
    }
typed-auction = put up, open

## In short, where there is little room

lead-company-put-up = { $company } on sale: { $seat } { $bid }
brief-company-put-up-bid-raised = { $seat } { $bid }
brief-company-put-up-bidder-dropped = { $seat } passes
brief-company-put-up-company-sold = sold
