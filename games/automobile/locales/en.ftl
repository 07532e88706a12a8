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
    Turn { $turn }: everybody secretly draws { $tiles ->
        [one] { $tiles } demand tile
       *[other] { $tiles } demand tiles
    }.
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
event-ford-kept =
    { $later ->
        [0] { $seat } does without Ford's tile.
       *[other] { $seat } keeps Ford's tile for later.
    }
event-distributors-placed =
    { $seat } places distributors: { $luxury ->
        [0] {""}
       *[other] { $luxury } luxury
    }{ $mid ->
        [0] {""}
       *[other] { $luxury ->
            [0] {""}
           *[other] ,{" "}
        }{ $mid } mid-price
    }{ $low ->
        [0] {""}
       *[other] { $luxury ->
            [0] { $mid ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $low } low-price
    }.
event-research-taken = { $seat } takes { $research } R&D.
event-cars-produced = { $seat } produces { $amounts } for ${ $cost }.
event-space-closed =
    { $seat } closes { $model }{ $discarded ->
        [0] {""}
        [one] , discards { $discarded } loss point
       *[other] , discards { $discarded } loss points
    } and receives ${ $cash }{ $unsold ->
        [0] {""}
        [one] ; { $unsold } car there was unsold and is a loss point
       *[other] ; { $unsold } cars there were unsold and are loss points
    }{ $markers ->
        [0] {""}
        [one] ; { $markers } marker there is lost
       *[other] ; { $markers } markers there are lost
    }.
event-howard-sold = Howard sells { $amounts } for { $seat }: ${ $cash }.
event-distributor-sold = { $seat }: a { $band } distributor sells one { $model } ({ $car_class }) for ${ $cash }.
event-distributors-idle =
    { $seat } takes { $distributors ->
        [one] { $distributors } idle distributor home, with a loss point
       *[other] { $distributors } idle distributors home, with as many loss points
    }.
event-distribution-ended = The sales by distributors are over: each that sold goes to the band of the class it sold in.
event-bonus-taken = { $seat } puts a bonus sales marker on { $model } for { $research } R&D.
event-price-reduced =
    { $seat } puts { $markers ->
        [one] a reduced price marker
       *[other] { $markers } reduced price markers
    } on { $model }.
event-passed = { $seat } passes as no. { $place }.
event-tiles-revealed =
    { $seat } reveals { $mid } for mid-price{ $low ->
        [0] {""}
       *[other] {" "}and { $low } for low-price
    }.
event-demand-tile-drawn = From the bag: { $cars } for { $car_class } cars.
event-demand-known = Demand for { $car_class } cars: { $cars }; cars offered: { $offered }.
event-demand-round = Round { $number }: { $amounts }; demand left: { $left }.
event-demand-sold =
    { $seat }: { $cars ->
        [0] { $model } sells nothing
        [one] { $model } sells { $cars } car at ${ $price }, ${ $cash } in all
       *[other] { $model } sells { $cars } cars at ${ $price }, ${ $cash } in all
    }{ $unsold ->
        [0] {""}
        [one] ; { $unsold } unsold is a loss point
       *[other] ; { $unsold } unsold are loss points
    }.
event-outdated =
    { $model } is outdated: { $points ->
        [one] { $points } loss point
       *[other] { $points } loss points
    } for { $seat }.
event-losses-cut =
    { $points ->
        [0] { $character } finds no loss point to discard
        [one] { $character } discards { $points } loss point
       *[other] { $character } discards { $points } loss points
    } for { $seat }.
event-losses-paid =
    { $missing ->
        [0] { $points ->
            [0] { $seat } has no loss points{ $interest ->
                [0] {""}
               *[other] {" "}and pays ${ $interest } in interest
            }
            [one] { $seat } pays ${ $cost } for { $points } loss point{ $interest ->
                [0] {""}
               *[other] {" "}and ${ $interest } in interest
            }
           *[other] { $seat } pays ${ $cost } for { $points } loss points at ${ $rate } each{ $interest ->
                [0] {""}
               *[other] {" "}and ${ $interest } in interest
            }
        }
       *[other] { $seat } owes { $points ->
            [0] {""}
            [one] ${ $cost } for { $points } loss point and{" "}
           *[other] ${ $cost } for { $points } loss points at ${ $rate } each and{" "}
        }${ $interest } in interest, but can pay { $paid ->
            [0] nothing
           *[other] only ${ $paid }
        }: ${ $missing } is missing, and the debt is now ${ $debt }
    }.
event-turn-ended = Turn { $turn } is over; markers and characters are free again. The next characters will be chosen in this order: { $seats }.
event-game-ended =
    Turn { $turn } was the last. { $winner_seats_count ->
        [one] { $winner_seats } wins the game.
       *[other] { $winner_seats } share the victory.
    }

## What is refused

error-choose-expected = Choose a character now: { $one_of }.
error-character-taken = { $character } is taken by { $owner_seat }. Choose { $one_of }.
error-durant-cannot-build = Durant is only for those who can build a factory on a vacant space at once. Choose { $one_of }.
error-durant-expected = Durant builds one factory on a vacant space now (such as build Duryea).
error-durant-one-factory = Durant builds exactly one factory, and no parts factory.
error-durant-vacant = Durant builds only on a vacant space, and { $model } is not vacant.
error-action-expected = An action is due: build, produce, distribute, research or close.
error-model-not-there = There is no { $model } on this board.
error-build-one-or-two = A build is one or two tiles on one space.
error-space-closed = { $model } is closed for good.
error-space-taken = { $model } belongs to { $owner_seat }.
error-parts-need-factory = A parts factory needs a factory of yours at { $model }; the same action may build it.
error-space-full = A space holds at most three factories, and { $model } would have more.
error-factories-used-up = { $factories ->
        [0] All six of your factories are on the board.
        [one] Only { $factories } factory is left to you.
       *[other] Only { $factories } factories are left to you.
    }
error-parts-used-up = Your parts factory is on the board already.
error-research-short = { $model } takes { $needed } R&D, and you have { $research ->
        [0] none
       *[other] { $research }
    }.
error-money-short = This costs ${ $cost }, and your cash with the loans left to you is only ${ $money }.
error-ford-not-yours = Ford's additional tile is not yours: you have another character this turn.
error-ford-used = Ford's additional tile is built already: it is one a turn.
error-ford-own-space = Ford adds a tile only where you have a factory, and { $model } has none of yours.
error-ford-expected = Add a tile with Ford now (such as ford Duryea), or pass.
error-produce-each-once = Name each space that is to produce once, with its number (such as produce Duryea:4).
error-produce-own-spaces = You have no factory at { $model }.{ $one_of_count ->
        [0] {""}
       *[other] {" "}Produce at { $one_of }.
    }
error-produce-range = { $model } can only produce from { $low } to { $high } cars.
error-cars-short =
    { $cars ->
        [0] All of your cars are on the board.
        [one] Only { $cars } of your cars is left.
       *[other] Only { $cars } of your cars are left.
    }
error-production-money-short = Producing this costs ${ $cost }, and your cash with the loans left to you is only ${ $money }.
error-distribute-one-to-three = Place one to three distributors.
error-distributors-short =
    { $distributors ->
        [0] You have no distributors left in hand.
        [one] You have only { $distributors } distributor in hand.
       *[other] You have only { $distributors } distributors in hand.
    }
error-space-not-yours = You have no factory at { $model }.
error-howard-expected = Howard sells cars of yours now (such as howard Duryea:1).
error-howard-own-cars = Howard sells only cars that you have: { $one_of }.
error-howard-count = Howard sells exactly { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }.
error-sell-expected = A distributor has to sell now (such as sell Duryea mid).
error-sell-no-car = You have no car at { $model }.
error-sell-no-distributor = You have no { $band } distributor left that could sell.
error-sell-too-far = A { $band } distributor can't sell { $car_class } cars: they are two bands away.
error-sell-no-slot = All { $car_class } slots that are open this turn are taken.
error-decision-expected = A decision or a pass is due: bonus, reduce, close or pass.
error-closing-taken = { $owner_seat } has already closed the one space that a turn's decisions allow.
error-bonus-there = { $model } has a bonus sales marker already.
error-bonuses-used-up = All bonus sales markers of this turn are taken.
error-bonus-research-short = The marker takes { $needed } R&D, and you have { $research ->
        [0] none
       *[other] { $research }
    }.
error-reduced-not-luxury = Prices of luxury models can't be reduced.
error-reduced-there = { $model } has reduced price markers already.
error-no-such-set = { $sets_count ->
        [0] All reduced price markers of this turn are taken.
       *[other] There is no such set of markers. Sets left: { $sets }.
    }
error-loans-used-up = Both of your loans are taken.
error-unknown-move = "{ $text }" is not a move. Try: choose Ford, build Duryea 2, produce Duryea:4, distribute mid:2, research, close Duryea, loan, pass.
error-not-pairs = Write a number for each, as in mid:2 low:1 or Duryea:4. "{ $text }" is not like that.
error-model-ambiguous = "{ $text }" may be { $one_of }.
error-model-unknown = There is no model "{ $text }" on this board.
error-character-unknown = There is no character "{ $text }". Choose { $one_of }.
error-class-unknown = There is no class "{ $text }". Write { $one_of }.
error-board-no-model = Line { $line }: no model is { $car_class }.
error-board-output = Line { $line }: { $low } to { $high } is not a possible range of cars.
error-board-reduced-class = Line { $line }: low-price and mid-price cars have a reduced price, luxury cars have none (null).
error-board-reduced-price = Line { $line }: the reduced price { $reduced } is not below { $price }.

## Scores

score-cash =
    { $amount ->
        [0] no cash
       *[other] ${ $amount } in cash
    }
score-factories =
    ${ $amount } for { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    } at { $model }
score-parts =
    { $amount ->
        [0] no parts factory
       *[other] ${ $amount } for the parts factory
    }
score-loans =
    { $loans ->
        [0] no loan to repay
        [one] −${ $repaid } to repay { $loans } loan
       *[other] −${ $repaid } to repay { $loans } loans
    }
score-debt =
    { $debt ->
        [0] no debt
       *[other] −${ $debt } of debt
    }
score-fewer-losses =
    tie-break: { $losses ->
        [0] no loss points
        [one] { $losses } loss point
       *[other] { $losses } loss points
    }
score-fewer-loans =
    tie-break: { $loans ->
        [0] no loans
        [one] { $loans } loan
       *[other] { $loans } loans
    }
score-earlier-pass =
    tie-break: { $over ->
        [0] no. { $place } to choose a character
       *[other] no. { $place } to pass
    }

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
move-distribute =
    Distributors: { $luxury ->
        [0] {""}
       *[other] { $luxury } luxury
    }{ $mid ->
        [0] {""}
       *[other] { $luxury ->
            [0] {""}
           *[other] ,{" "}
        }{ $mid } mid-price
    }{ $low ->
        [0] {""}
       *[other] { $luxury ->
            [0] { $mid ->
                [0] {""}
               *[other] ,{" "}
            }
           *[other] ,{" "}
        }{ $low } low-price
    }
move-research = Take 2 R&D
move-produce = Produce { $amounts }
move-close = Close { $model }
move-howard-sale = Howard sells { $amounts }
move-sell = Sell one { $model } ({ $band } distributor)
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

detail-choose =
    { $research ->
        [0] no R&D in the rules
       *[other] { $research } R&D
    }{ $character ->
        [ford] ; once, one more tile on a space with a factory, beside an action
        [sloan] ; half the loss points go, rounded up
        [howard] ; after the actions, sells two cars without a slot
        [durant] ; builds a factory on a vacant space at once
        [chrysler] ; loss points go, as many as the turn's number
       *[other] {""}
    }
detail-build = ${ $cost }{ $research ->
        [0] {""}
       *[other] , { $research } R&D
    }{ $loans ->
        [0] {""}
        [one] , takes a loan
       *[other] , takes { $loans } loans
    }
detail-ford-build = ${ $cost }{ $research ->
        [0] {""}
       *[other] , { $research } R&D
    }{ $loans ->
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
detail-research = { $research } in all
detail-close = ${ $cash }{ $discarded ->
        [0] {""}
        [one] , discards { $discarded } loss point
       *[other] , discards { $discarded } loss points
    }{ $unsold ->
        [0] {""}
        [one] , { $unsold } car unsold
       *[other] , { $unsold } cars unsold
    }{ $markers ->
        [0] {""}
        [one] , { $markers } marker lost
       *[other] , { $markers } markers lost
    }
detail-howard-sale = ${ $cash }
detail-sell = ${ $cash }, { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    } there
detail-bonus = { $research } R&D, { $cars ->
        [0] no cars
        [one] { $cars } car
       *[other] { $cars } cars
    } there
detail-reduce = at ${ $price }, { $cars ->
        [0] no cars
        [one] { $cars } car
       *[other] { $cars } cars
    } there
detail-loan = ${ $interest } a turn, ${ $repayment } at the end
detail-pass = { $place ->
        [0] { $later ->
            [0] do without Ford's tile
           *[other] keep Ford for later
        }
       *[other] as no. { $place }
    }

## What only its owner sees

hand = { $low ->
        [0] Your demand tile this turn: { $mid } for mid-price.
       *[other] Your demand tiles this turn: { $mid } for mid-price, { $low } for low-price.
    }

## Numbers for each space

limits-produce = Money with loans: ${ $money }. Cars left: { $cars }.
span-produce = **{ $what }**: { $low } to { $high }, ${ $money } each
number-produce = { $count ->
        [0] { $what }: none
       *[other] { $count } × { $what }, ${ $money }
    }
limits-distribute = In hand: { $left }. { $most ->
        [1] One can be placed.
       *[other] One to { $most } are placed at a time.
    }
span-distribute = **{ $what }**: up to { $high }
number-distribute = { $count ->
        [0] { $what }: none
       *[other] { $count } × { $what }
    }

## The lesson

lesson-1 =
    You make cars, and try to sell every single one. After four turns the most money wins. You begin with ${ $cash }, and with something that only you know: your **demand** tile says { $tile }. What all the tiles say together is how many mid-price cars the demand buys this turn.

    First everybody takes a **character**: for its power, for the R&D cubes that come with it, and for the order in which all of the turn is played. { $character } builds a factory at once, before anybody else can.

    ➤ Choose *{ $move }*.
lesson-1-done =
    { $character } brings R&D, too: { $research }. R&D pays for being ahead of the others, and for helping to sell.
lesson-2 =
    Now the factory that your character lets you build. Each space of the ring is a **model**, from the oldest to the newest. A factory costs the price of its space; R&D only if it is newer than all that were built so far: the farther ahead, the more.

    ➤ Nobody has built yet, and { $model } is the first space: ${ $cost }, and { $research } of your { $own } R&D. *{ $move }*.
lesson-2-done =
    An old model is cheap to build, but others will pass it by: soon it will be the last to sell. For the first turn it will do.
lesson-3 =
    Each player takes **three actions** a turn, one at a time: build, produce, place distributors, take R&D, or close a space. Most cars are sold in two ways: first by **distributors**, one car each at the full price, as long as their class, or the one beside it, has a free slot; then what is left by demand. So distributors are the safest sales, but slots are few: those who sell early in the order get them.

    ➤ Place as many as one action allows: *{ $move }*.
lesson-3-done =
    { $cars } distributors stand in the mid-price band. Those that sell stay for the turns to come; one that sells nothing comes home with a **loss point**.
lesson-4 =
    The others have built newer models, and in the demand **the newest sells first**. Then you had better be ahead: { $model } is newer than all of them. Two factories cost ${ $cost }; the lead costs { $research } of your { $own } R&D.

    ➤ *{ $move }*.
lesson-4-done =
    With two factories you can make twice as many cars there. { $left } R&D are left, and you will find a use for them this very turn.
lesson-5 =
    The last action: **produce**. Each of your spaces makes at least so many cars and at most so many, the more the more factories it has; you pay for them now. What isn't sold this turn is scrapped, and each such car is a **loss point** that you pay for again and again. How many will be bought? Your { $distributors } distributors take one each, if the slots last; your own tile says { $tile }; and three players have a tile. The others have made few cars so far.

    ➤ *{ $move }*, for ${ $cost } of your ${ $cash }: press *Produce cars…* and give the numbers, or type it.
lesson-5-done =
    ${ $left } are left, and your spaces are full of cars. That is bold. A loss point costs little in the first turn, but it stays, and each turn it costs more than in the one before.
lesson-6 =
    {""}**Distributors sell.** Yours can choose. The new model will sell by itself when the demand comes, the old one perhaps not. So don't waste a slot on *{ $other }*.

    ➤ Sell the old { $model }, twice: *{ $move }*, for ${ $cash } each.
lesson-6-done =
    Then the slots of the class were full, and { $idle ->
        [one] one of your distributors sold nothing: a loss point
       *[other] { $idle } of your distributors sold nothing: a loss point each
    }, { $losses } in all. Next time place fewer, or be earlier in the order.
lesson-7 =
    {""}**Executive decisions**, the last before the demand. { $rival_seat } has passed already, and will be the first to choose a character next turn. You have something better to do: { $cars } cars of { $model } wait. A **bonus marker** sells one more of them in each round of the demand. This one costs { $research } R&D; markers for a reduced price cost none, but lower the price of all cars there.

    ➤ *{ $move }*.
lesson-7-done =
    With the marker { $model } sells two cars where others sell one.
lesson-8 =
    You need nothing more. When everybody has passed, all tiles are turned up and the demand is known. The order of passing is the order of choosing next turn.

    ➤ *{ $move }*, and look.
lesson-8-done =
    { $demand } mid-price cars were wanted, { $offered } were there. Round by round each space sold one, with a bonus marker two, the newest first: { $model } sold all its { $sold }. Then **losses**: { $old } is the oldest model and so outdated, { $outdated } points; with the other one that makes { $points }, at ${ $rate } each. They stay with you, and cost more each turn.
lesson-9 =
    Turn { $turn } is the last, and you have { $losses } loss points. Everybody's new models have made { $model } old: it sells little, and brings new loss points every turn. So **close** it: half of your points go, rounded up, and you are given part of its price back. What is closed is gone for good.

    ➤ *{ $move }*: { $discarded } points fewer, and ${ $cash }.
lesson-9-done =
    { $left } points are left; each cost ${ $rate } at the end of this turn. With cash and the worth of your factories you came to ${ $final }{ $rank ->
        [1] , and won this match
       *[other] : place { $rank }
    }. So: be ahead when it pays, make what you can sell, and let go of the old in time.

## Rules, by topic

topic-overview = Overview
help-overview =
    In Automobile, 3 to 5 car makers build factories, produce cars and try to sell every one of them. After **4 turns** the most money wins.

    ▸ A turn: everybody draws hidden **demand** tiles, chooses a **character** and takes **three actions**. Then cars are sold by Howard and by **distributors**, **executive decisions** are taken, cars are sold by **demand**, and **losses** are paid.
    ▸ Each player begins with $2,000, 6 factories, a parts factory, 28 cars, 8 distributors and 5, 4 or 3 R&D (3, 4 or 5 players).
    ▸ There are three classes of cars: **luxury** at $200, **mid-price** at $150, **low-price** at $100. Each space of the ring is one model of one class, from the Duryea to the most advanced.
    ▸ Every unsold car is a **loss point**. Points stay with you and are paid for again each turn, at a higher rate each time: produce what you can sell.
    ▸ Demand tiles are the only secret, and `/hand` shows you yours. Money, R&D, loans and points are open. R&D, loss points and money never run out.
topic-characters = Characters and order
help-characters =
    One by one, each player takes a free character and its R&D: in turn 1 clockwise from one drawn by lot, later in the order of passing in the executive decisions. All that follows is played **in the order of the characters**:

    1. **Ford** (1 R&D): once this turn, directly before or after an action of yours, add a factory or your parts factory to a space with a factory of yours, at the usual price. After an action you are asked only if that is possible; *pass* keeps Ford for a later action, and after the third action of the turn does without him.
    2. **Kettering** (3 R&D).
    3. **Sloan** (1 R&D): before you pay for losses, half your points go, rounded up.
    4. **Howard** (no R&D, as the rules name none for him): after the actions you sell two cars of your choice, of any class, at the full price and without a slot; if you have only one car, that one.
    5. **Durant** (1 R&D): before the next player chooses, you build exactly one factory on a vacant space, with no parts factory. You pay its price and its R&D; the cube from Durant may be used. Only those who can build may choose him.
    6. **Chrysler** (2 R&D): before you pay for losses, as many points go as the turn's number.

    Sloan and Chrysler act by themselves.
topic-actions = The actions, and closing
help-actions =
    There are three rounds. In each, everybody in turn takes one action, and the same one may be taken again:

    ▸ **Build** one or two tiles on one space.
    ▸ **Produce** in as many of your spaces as you like.
    ▸ **Place distributors**, one to three.
    ▸ **Take 2 R&D.** This is always possible; there is no passing.
    ▸ **Close** a space of yours.

    ▸ **Closing** a space, in this order:
    1. You discard half of your loss points, rounded up.
    2. You receive the price of each factory there less $100, and $400 for a parts factory. The tiles are yours to build again.
    3. Cars there are unsold: a loss point each. Markers there are lost.

    All tiles of the space go together. It is closed for good: nobody builds there any more, but it still counts when models grow outdated.
topic-building = Building and R&D
help-building =
    ▸ A build is **one or two tiles on one space** that is vacant or holds a factory of yours. At most three factories and a parts factory stand on a space, all of one player. You have six factories and one parts factory in all.
    ▸ A **factory** costs the price of its space. A **parts factory** costs $500 anywhere and makes each car produced there $20 cheaper. It needs a factory of yours on the space, which the same build may bring, and it doesn't count as a factory when you produce.
    ▸ **R&D**: the first space beyond the most advanced one ever built costs 1 R&D, the second 1 + 2 = 3, the third 1 + 2 + 3 = 6, and so on, once a build. A space behind the most advanced one, or one of your own, costs none. Closing a space never moves this mark back. The ring is empty at first: Duryea costs 1 R&D.

    ▸ **Example.** Duryea is built through Durant: $200 and 1 R&D. Two factories on the third space, Franklin A, then cost $600 and 3 R&D. The second one, skipped, is now free of R&D.
    ▸ If your cash doesn't suffice, a payment takes the loans that it needs, and the move says so before you confirm.
topic-production = Production
help-production =
    ▸ One action produces in any number of your spaces, at least one, and in each once. Production may be repeated in a later action.
    ▸ The number of factories on a space sets the least and the most cars. On the usual board, for 1 / 2 / 3 factories:
    - luxury: 1–2 / 2–4 / 3–6 cars, $100 each
    - mid-price: 2–4 / 4–8 / 6–12 cars, $80 each
    - low-price: 3–5 / 6–10 / 9–15 cars, $60 each
    ▸ A parts factory on the space takes $20 off each car.
    ▸ You have 28 cars; those on the board can't be produced again until they are sold or removed. A space whose least number is beyond your cars, or beyond your cash with your loans, can't produce.
    ▸ Cars stand on their space until they are sold. What is unsold at the end of the turn is removed, at a loss point each.
topic-distribution = Distributors
help-distribution =
    ▸ **Placing**: an action puts one to three of your distributors from your hand into the three bands, luxury, mid-price and low-price, as you like. You have eight.
    ▸ **Selling**, after Howard: in turn order, everybody sells one car by one distributor, round and round. Choose the distributor, the class and the space; the car sells at the full price. Whoever can sell must; whoever can't is out until the next turn.
    ▸ A distributor sells once a turn, in its own class or in a neighbouring one: from the mid-price band any class, from the two others their own or mid-price. You may sell so that another distributor of yours has nothing left.
    ▸ Each sale takes a free **slot** of the car's class. On the usual board there are, in turn 1 / 2 / 3 and 4:
    - luxury: 2 / 3 / 4
    - mid-price: 4 / 6 / 8
    - low-price: 2 / 4 / 8
    ▸ After the last sale, distributors move to the band of the class in which they sold and stay for the next turn. The slots are free again. Those that sold nothing come back to your hand, **with a loss point each**.
topic-decisions = Executive decisions
help-decisions =
    In the order of the characters, everybody takes one decision or passes, round and round. A pass is final. **The order of passing is the order of choosing characters** in the next turn.

    ▸ **Bonus sales marker**: three a turn, the first for 2 R&D, the others for 1 each. It goes on a space of yours, one a space.
    ▸ **Reduced price markers**: a set of two and two sets of one a turn, free; take any that is left. A set goes whole on one space of yours, one set a space, and never on a luxury model.
    ▸ **Close** a space, as in the action: one space a turn, for the whole table.

    Each marker, of either kind, sells one more car of its space in every round of the demand. With reduced markers, **all** cars of the space are sold at the reduced price in the demand ($120 for mid-price and $70 for low-price, on the usual board).

    A marker may stand on any space with a factory of yours, cars or none, and a space may have both kinds. All markers go back at the end of the turn.
topic-demand = Demand
help-demand =
    ▸ **Tiles**: 16 in a bag, four each of 2, 3, 4 and 5. They are drawn when the turn begins and hidden until the last pass in the executive decisions:
    - turn 1: a tile each, for mid-price
    - turn 2: two each, the higher for mid-price, the lower for low-price
    - turns 3 and 4: two each, the higher for low-price, the lower for mid-price
    ▸ When they are revealed, turns 3 and 4 add a tile from the bag for luxury, and turn 4 then one more for low-price. In turns 1 and 2 there is no demand for luxury, in turn 1 none for low-price: only distributors and Howard sell these.
    ▸ The sum of a class's tiles is how many cars it buys. **Sales run by themselves**, class by class, in rounds: from the most advanced space back, each sells one car, and one more for each marker on it. This goes on until demand or cars run out; a space stops where either ends.
    ▸ **Example.** A demand of 11 mid-price cars; from the newest, spaces Y, R with a bonus marker, G and B have five cars each. Sold: Y R R G B, Y R R G B, Y.
    ▸ Unsold cars leave the board, a loss point each. The tiles return to the bag.
topic-losses = Losses and loans
help-losses =
    Your **loss points** come from unsold cars, from distributors that sold nothing, and from outdated models. They stay, unless they are discarded by closing a space, by Sloan or by Chrysler.

    ▸ **Outdated models**: in each class, across all players, count the spaces built or closed from the newest back: 0, 1, 2, 3 … points for the owner, per space, not per tile. A closed one keeps its place and costs nobody: four spaces with the third closed cost 0, 1, nothing and 3.
    ▸ Then Sloan and Chrysler discard points.
    ▸ **Paying**: each point costs $10, $20, $30 or $40 in turn 1, 2, 3 or 4, and each loan $50. Nobody is asked. If cash is short, you take a loan (its $50 is due at once), then the second; what is still missing is a debt without interest, taken off at the end.

    ▸ **Loans**: $500 each, at most two. You may take one at any time, and a payment beyond your cash takes what it needs by itself. They can't be repaid early; at the end each costs $600.
topic-end = The end
help-end =
    The game ends after the losses of turn 4. Your result is

    - your cash,
    - the full price of each of your factories on the board, and $500 for a parts factory,
    - less $600 for each loan, and less your debt.

    The highest result wins. A tie goes to fewer loss points, then to fewer loans, then to the earlier pass in turn 4.

    `/score` shows what each would have if the game ended now.
topic-moves = Moving in the bot
help-moves =
    ▸ The **buttons** under the board are the likely moves; **More…** shows every move, with previews, to you alone. **Produce cars…** asks for a number for each of your spaces, in a form or, where there are many, by menus; then you confirm. Loans that a move takes are named first.
    ▸ **Typed**, where part of a name is enough if it fits only one model:
    - `/choose Ford`
    - `/build Franklin-A 2` two factories; `/build Duryea 1+parts` a factory and the parts factory; `/build Duryea parts`
    - `/ford Duryea`, `/ford Duryea parts` Ford's tile
    - `/produce duryea:4 franklin:6`
    - `/distribute mid:2 low:1` (luxury, mid, low)
    - `/research` takes 2 R&D; `/close Duryea`
    - `/howard Duryea:1 Ford-T:1`
    - `/sell Ford-T mid` by a distributor of the mid-price band
    - `/bonus Duryea`, `/reduce Duryea 2` two markers
    - `/loan` at any time, even out of turn
    - `/pass` in the executive decisions, or to keep Ford
    - `/hand` your demand tiles, to you alone
    - `/move` completes everything, such as `/move close Duryea`
    ▸ Moves that leave no choice are made for you and told as such.
topic-board = The board and its sources

## On the picture

picture-money = ${ $amount }
picture-owed = −${ $amount }
picture-turn = Turn { $turn } of { $turns }
picture-phase-choosing = Characters
picture-phase-durant = Characters: Durant
picture-phase-actions = Actions, round { $round } of { $rounds }
picture-phase-ford = Ford, round { $round } of { $rounds }
picture-phase-howard = Howard's sales
picture-phase-distribution = Distributors' sales
picture-phase-executive = Executive decisions
picture-phase-over = The end
picture-asked-choosing = { $seat }: choose a character
picture-asked-durant = { $seat }: build a factory with Durant
picture-asked-actions = { $seat }: take an action
picture-asked-ford = { $seat }: build with Ford, or pass
picture-asked-howard = { $seat }: sell with Howard
picture-asked-distribution = { $seat }: sell by a distributor
picture-asked-executive = { $seat }: decide, or pass
picture-won = { $winner_seats_count ->
        [one] { $winner_seats } wins
       *[other] { $winner_seats } share the victory
    }
picture-class-luxury = Luxury
picture-class-mid = Mid-price
picture-class-low = Low-price
picture-demand-none = no demand this turn
picture-demand-all = everybody's tile
picture-demand-higher = everybody's higher tile
picture-demand-higher-drawn = higher tiles, 1 drawn
picture-demand-lower = everybody's lower tile
picture-demand-drawn = 1 tile from the bag
picture-last = last { $tiles }
picture-closed = Closed
picture-distribution = Slots, as turns open them
picture-distributors = Distributors at work
picture-close = Close
picture-bonus = Bonus sales
picture-reduced = Reduced prices
picture-passed = Passed
picture-cash = Cash
picture-total = Worth
picture-research = R&D
picture-losses = Losses
picture-loans = Loans
picture-distributors-left = Distrib.
picture-factories = Factories
picture-cars = Cars
picture-tiles = Tiles

## The picture in words

describe-order = Order of play: { $seats }.
describe-player =
    { $seat } ({ $colour }{ $chosen ->
        [0] {""}
       *[other] , { $character }
    }): ${ $cash }{ $debt ->
        [0] {""}
       *[other] {" "}and a debt of ${ $debt }
    }, worth { $total } dollars; R&D { $research }, losses { $losses }, loans { $loans }; in hand { $distributors ->
        [one] { $distributors } distributor
       *[other] { $distributors } distributors
    }, { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    }{ $parts ->
        [0] {""}
       *[other] , the parts factory
    }, { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }.
describe-works =
    { $model } ({ $year }, { $car_class }, ${ $cost }): { $seat }, { $factories ->
        [one] { $factories } factory
       *[other] { $factories } factories
    }{ $parts ->
        [0] {""}
       *[other] , the parts factory
    }, { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }{ $bonus ->
        [0] {""}
       *[other] , a bonus sales marker
    }{ $reduced ->
        [0] {""}
        [one] , { $reduced } reduced price marker
       *[other] , { $reduced } reduced price markers
    }.
describe-closed =
    { $models_count ->
        [one] Closed space
       *[other] Closed spaces
    }: { $models }.
describe-mark = The most advanced space ever built is { $model }.
describe-turn =
    Turn { $turn }: a loss point costs ${ $rate }, { $tiles ->
        [one] demand tiles are for { $car_class } cars
       *[other] the higher demand tiles are for { $car_class } cars
    }.
describe-class =
    A { $car_class } car sells at ${ $price }{ $reducible ->
        [0] , never reduced
       *[other] , reduced ${ $reduced }
    }, and costs ${ $unit_cost } to make; one to three factories make { $output }.
describe-demand =
    Demand for { $car_class } cars: { $demand }.{ $tiles_count ->
        [0] {""}
        [one] {" "}The last one was { $sum }.
       *[other] {" "}The last one was { $sums }, in all { $sum }.
    }
describe-slots =
    Slots for { $car_class } cars: { $open } open; turns one to three open { $slots }.{ $seats_count ->
        [0] {""}
       *[other] {" "}Sold: { $seats }.
    } Distributors there: { $bands_count ->
        [0] none
       *[other] { $bands }
    }.
describe-count = { $seat } { $count }
describe-characters =
    { $characters_count ->
        [0] Every character is chosen.
       *[other] Not chosen: { $characters }.
    }
describe-character =
    { $character } ({ $research ->
        [0] the rules name no R&D
       *[other] R&D { $research }
    })
describe-ford =
    Ford's additional tile is { $ready ->
        [0] no longer possible this turn
       *[other] still possible this turn
    }.
describe-executive =
    Executive decisions: { $closed ->
        [0] closing is open
       *[other] { $seat } has closed a space
    }; bonus sales markers left, with their R&D: { $bonuses_count ->
        [0] none
       *[other] { $bonuses }
    }; sets of reduced price markers left: { $sets_count ->
        [0] none
       *[other] { $sets }
    }; passed: { $passed_seats_count ->
        [0] nobody
       *[other] { $passed_seats }
    }.
describe-vacant =
    { $model } ({ $year }, { $car_class }, ${ $cost }): vacant, { $research ->
        [0] no R&D
       *[other] R&D { $research }
    }.

## Commands

command-ford = ford
command-ford-about = Build Ford's additional tile (Automobile)
argument-ford = where
argument-ford-about = A space with a factory of yours, and parts for the parts factory, such as Duryea parts
command-produce = produce
command-produce-about = Produce cars (Automobile)
argument-produce = cars
argument-produce-about = A number for each space, such as Duryea:4 Franklin-A:6
command-distribute = distribute
command-distribute-about = Place distributors (Automobile)
argument-distribute = bands
argument-distribute-about = One to three, a number for each band, such as mid:2 low:1
command-research = research
command-research-about = Take R&D (Automobile)
command-close = close
command-close-about = Close a factory space (Automobile)
argument-close = where
argument-close-about = Which of your spaces, such as Duryea
command-howard = howard
command-howard-about = Sell cars by Howard (Automobile)
argument-howard = cars
argument-howard-about = Two cars of yours, such as Duryea:1 Ford-T:1
command-sell = sell
command-sell-about = Sell a car by a distributor (Automobile)
argument-sell = what
argument-sell-about = The model and the distributor's band, such as Ford-T mid
command-bonus = bonus
command-bonus-about = Put a bonus sales marker on a space (Automobile)
argument-bonus = where
argument-bonus-about = On which of your spaces, such as Duryea
command-reduce = reduce
command-reduce-about = Put reduced price markers on a space (Automobile)
argument-reduce = where
argument-reduce-about = On which of your spaces, and how many markers, such as Duryea 2
command-loan = loan
command-loan-about = Take a loan, even out of turn (Automobile)

## Typing

error-incomplete = { $verb ->
        [choose] Say who, such as choose Ford.
        [ford] Say where Ford builds, such as ford Duryea.
        [distribute] Say how many into which band, such as distribute mid:2 low:1.
        [produce] Say how many cars of which model, such as produce Duryea:4.
        [howard] Say which cars Howard sells, such as howard Duryea:1.
        [sell] Say what, and from which band, such as sell Duryea mid.
        [reduce] Say where, and how many markers, such as reduce Duryea 2.
        [close] Say which space, such as close Duryea.
        [bonus] Say which model, such as bonus Duryea.
       *[build] Say where, and how many factories, such as build Duryea 2.
    }
typed-mid = mid price, mid-price, medium
typed-low = low price, low-price
typed-loan = borrow

## In short, where there is little room

lead-character-chosen = Characters: { $seat } { $character }
brief-character-chosen-character-chosen = { $seat } { $character }
lead-passed = Passing: { $seat }
brief-passed-passed = then { $seat }
