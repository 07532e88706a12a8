game-name = Automobile

## Things

carclass-luxury = luxury
carclass-mid = mid-price
carclass-low = low-price

character-ford = Ford
character-kettering = Kettering
character-sloan = Sloan
character-howard = Howard
character-durant = Durant
character-chrysler = Chrysler

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green
colour-purple = purple

## What happens

event-first-drawn = By lot, { $seat } is the first to choose a character.
event-tiles-drawn =
    Turn { $turn }: everybody draws { $tiles ->
        [one] { $tiles } demand tile
       *[other] { $tiles } demand tiles
    }, for their own eyes.
event-character-chosen =
    { $seat } chooses { $character }{ $research ->
        [0] {""}
       *[other] {" "}and takes { $research } R&D
    }.
event-order-set = They play in this order: { $seats }.
event-loan-taken =
    { $seat } takes { $loans ->
        [one] a first loan
       *[other] a second loan
    }: ${ $cash }.
event-tiles-built =
    { $ford ->
        [0] { $seat } builds
       *[other] With Ford, { $seat } adds
    } { $factories ->
        [0] {""}
        [one] { $factories } factory
       *[other] { $factories } factories
    }{ $parts ->
        [0] {""}
       *[other] { $factories ->
            [0] a parts factory
           *[other] {" "}and a parts factory
        }
    } at { $model } for ${ $cost }{ $research ->
        [0] {""}
       *[other] {" "}and { $research } R&D
    }.
event-ford-kept = { $seat } keeps Ford's tile for later.
event-distributors-placed = { $seat } places distributors: { $luxury } luxury, { $mid } mid-price, { $low } low-price.
event-research-taken = { $seat } takes { $research } R&D.
event-cars-produced = { $seat } produces { $amounts } for ${ $cost }.
event-space-closed =
    { $seat } closes { $model } for ${ $cash } and discards { $discarded ->
        [one] { $discarded } loss point
       *[other] { $discarded } loss points
    }{ $unsold ->
        [0] {""}
        [one] ; { $unsold } car there was unsold and is a loss point
       *[other] ; { $unsold } cars there were unsold and are loss points
    }.
event-howard-sold = Howard sells { $amounts } for { $seat }: ${ $cash }.
event-distributor-sold = { $seat }: a { $band } distributor sells a { $model } ({ $car_class }) for ${ $cash }.
event-distributors-idle =
    { $seat } takes { $distributors ->
        [one] { $distributors } idle distributor home, with a loss point
       *[other] { $distributors } idle distributors home, with as many loss points
    }.
event-bonus-taken = { $seat } puts a bonus sales marker on { $model } for { $research } R&D.
event-price-reduced =
    { $seat } puts { $markers ->
        [one] a reduced price marker
       *[other] { $markers } reduced price markers
    } on { $model }.
event-passed = { $seat } passes and will choose a character as no. { $place }.
event-tiles-revealed =
    { $seat } reveals { $mid } for mid-price{ $low ->
        [0] {""}
       *[other] {" "}and { $low } for low-price
    }.
event-demand-tile-drawn = From the bag: { $cars } for { $car_class }.
event-demand-known = **{ $car_class }**: a demand of { $cars } for { $offered } cars.
event-demand-round = Round { $number }: { $amounts }; demand left { $left }.
event-demand-sold =
    { $seat }: { $model } sells { $cars } at ${ $price }, ${ $cash }{ $unsold ->
        [0] {""}
        [one] ; { $unsold } is unsold and a loss point
       *[other] ; { $unsold } are unsold and loss points
    }.
event-outdated =
    { $model } is outdated: { $points ->
        [one] { $points } loss point
       *[other] { $points } loss points
    } for { $seat }.
event-losses-cut =
    { $character } discards { $points ->
        [one] { $points } loss point
       *[other] { $points } loss points
    } for { $seat }.
event-losses-paid =
    { $seat } pays ${ $cost } for { $points ->
        [one] { $points } loss point
       *[other] { $points } loss points
    } at ${ $rate }{ $interest ->
        [0] {""}
       *[other] {" "}and ${ $interest } of interest
    }{ $debt ->
        [0] {""}
       *[other] ; ${ $debt } of it remain a debt
    }.
event-turn-ended = Turn { $turn } is over. Characters will be chosen in this order: { $seats }.
event-game-ended =
    { $winner_seats_count ->
        [one] { $winner_seats } wins the game.
       *[other] { $winner_seats } share the victory.
    }

## What is refused

error-choose-expected = Choose a character now: { $one_of }.
error-character-taken = { $character } is taken by { $owner_seat }. Free: { $one_of }.
error-durant-cannot-build = Durant is open only to who can build a factory on a vacant space at once. Free: { $one_of }.
error-durant-expected = Durant builds one factory on a vacant space now (build Duryea).
error-durant-one-factory = Durant builds exactly one factory, and no parts factory.
error-durant-vacant = { $model } is not vacant, and Durant builds on a vacant space.
error-action-expected = An action is due: build, produce, distribute, research or close.
error-model-not-there = There is no { $model } on this board.
error-build-one-or-two = A build is one or two tiles on one space.
error-space-closed = { $model } is closed for good.
error-space-taken = { $model } belongs to { $owner_seat }.
error-parts-need-factory = A parts factory needs a factory of yours at { $model }; the same action may build it.
error-space-full = { $model } would have more than three factories.
error-factories-used-up = { $factories ->
        [0] All six of your factories are on the board.
        [one] Only { $factories } factory is left to you.
       *[other] Only { $factories } factories are left to you.
    }
error-parts-used-up = Your parts factory is on the board already.
error-research-short = { $model } takes { $needed } R&D, and you have { $research }.
error-money-short = This costs ${ $cost }; cash and loans make ${ $money }.
error-ford-not-yours = Ford's additional tile is not yours to build now.
error-ford-own-space = Ford adds a tile where you have a factory, and { $model } has none of yours.
error-ford-expected = Ford may add a tile now (ford Duryea), or pass.
error-produce-each-once = Name each space that is to produce once, with its number (produce Duryea:4).
error-produce-own-spaces = You have no factory at { $model }. Your spaces: { $one_of }.
error-produce-range = { $model } produces from { $low } to { $high } cars.
error-cars-short = Only { $cars } of your cars are left.
error-production-money-short = Producing this costs ${ $cost }; cash and loans make ${ $money }.
error-distribute-one-to-three = Place one to three distributors.
error-distributors-short = You have { $distributors } distributors in hand.
error-space-not-yours = You have no factory at { $model }.
error-howard-expected = Howard sells cars of yours now (howard Duryea:1).
error-howard-own-cars = Howard sells cars that you have: { $one_of }.
error-howard-count = Howard sells exactly { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }.
error-sell-expected = A distributor has to sell now (sell Duryea mid).
error-sell-no-car = You have no car at { $model }.
error-sell-no-distributor = You have no { $band } distributor left to sell.
error-sell-too-far = A { $band } distributor can't sell { $car_class } cars: they are two bands away.
error-sell-no-slot = All { $car_class } slots that are open this turn are taken.
error-decision-expected = A decision or a pass is due: bonus, reduce, close or pass.
error-closing-taken = { $owner_seat } has closed a space already; one player a turn may.
error-bonus-there = { $model } has a bonus sales marker already.
error-bonuses-used-up = All bonus sales markers of this turn are taken.
error-bonus-research-short = The marker takes { $needed } R&D, and you have { $research }.
error-reduced-not-luxury = Prices of luxury models can't be reduced.
error-reduced-there = { $model } has reduced price markers already.
error-no-such-set = { $sets_count ->
        [0] All reduced price markers of this turn are taken.
       *[other] There is no such set of markers; sets left: { $sets }.
    }
error-loans-used-up = Both of your loans are taken.
error-unknown-move = "{ $text }" is not a move. Try: choose Ford, build Duryea 2, produce Duryea:4, distribute mid:2, research, close Duryea, loan, pass.
error-not-pairs = Write a number for each, as in mid:2 low:1 or Duryea:4. "{ $text }" is not like that.
error-model-ambiguous = "{ $text }" may be { $one_of }.
error-model-unknown = There is no model "{ $text }" on this board.
error-character-unknown = There is no character "{ $text }". Choose { $one_of }.
error-class-unknown = There is no class "{ $text }". Write { $one_of }.
error-board-no-model = Line { $line }: no model is { $car_class }.
error-board-output = Line { $line }: { $low } to { $high } is no range of cars.
error-board-reduced-price = Line { $line }: the reduced price { $reduced } is not below { $price }.

## Scores

score-cash = ${ $amount } in cash
score-factories =
    ${ $amount } for { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    } at { $model }
score-parts = ${ $amount } for the parts factory
score-loans =
    ${ $amount } to repay { $loans ->
        [one] { $loans } loan
       *[other] { $loans } loans
    }
score-debt = ${ $amount } of debt
score-fewer-losses = tie-break, loss points: { $amount }
score-fewer-loans = tie-break, loans: { $amount }
score-earlier-pass = tie-break, places behind the first to pass: { $amount }

## Moves, for buttons and menus

move-choose = { $character }
move-build =
    { $model }: { $factories ->
        [0] {""}
        [one] { $factories } factory
       *[other] { $factories } factories
    }{ $parts ->
        [0] {""}
       *[other] { $factories ->
            [0] parts factory
           *[other] {" "}and parts factory
        }
    }
move-ford-build =
    Ford, { $model }: { $parts ->
        [0] factory
       *[other] parts factory
    }
move-distribute = Distributors: { $luxury } luxury, { $mid } mid, { $low } low
move-research = 2 R&D
move-produce = Produce { $amounts }
move-close = Close { $model }
move-howard-sale = Howard sells { $amounts }
move-sell = Sell a { $model } ({ $band } distributor)
move-bonus = Bonus sales on { $model }
move-reduce =
    { $markers ->
        [one] { $markers } reduced price marker
       *[other] { $markers } reduced price markers
    } on { $model }
move-loan = Take a loan
move-pass = Pass

verb-choose = Choose a character
verb-build = Build
verb-ford = Build with Ford
verb-distribute = Place distributors
verb-research = Take 2 R&D
verb-produce = Produce cars
verb-close = Close a space
verb-howard = Sell by Howard
verb-sell = Sell by a distributor
verb-bonus = Bonus sales marker
verb-reduce = Reduced price markers
verb-loan = Take a loan
verb-pass = Pass

detail-choose = { $research } R&D
detail-build = ${ $cost }, { $research } R&D{ $loans ->
        [0] {""}
        [one] , takes a loan
       *[other] , takes { $loans } loans
    }
detail-ford-build = ${ $cost }, { $research } R&D{ $loans ->
        [0] {""}
        [one] , takes a loan
       *[other] , takes { $loans } loans
    }
detail-produce = ${ $cost }, ${ $left } left{ $loans ->
        [0] {""}
        [one] , takes a loan
       *[other] , takes { $loans } loans
    }
detail-distribute = { $left } left in hand
detail-research = you have { $research }
detail-close = ${ $cash }, discards { $discarded }, unsold { $unsold }
detail-howard-sale = ${ $cash }
detail-sell = ${ $cash }, { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    } there
detail-bonus = { $research } R&D, { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    } there
detail-reduce = at ${ $price }, { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    } there
detail-loan = ${ $interest } a turn, ${ $repayment } at the end
detail-pass = { $place ->
        [0] keep Ford for later
       *[other] chooses as no. { $place }
    }

## What only its owner sees

hand = Your demand tiles this turn: { $mid } for mid-price{ $low ->
        [0] {""}
       *[other] , { $low } for low-price
    }.
