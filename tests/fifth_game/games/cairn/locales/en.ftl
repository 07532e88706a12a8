game-name = Cairn

## What happens

event-first-drawn = By lot, { $seat } begins.
event-heap-drawn =
    { $stones ->
        [one] At { $heap } lies { $stones } stone.
       *[other] At { $heap } lie { $stones } stones.
    }
event-stones-taken =
    { $seat } takes { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } from { $heap }.
event-gathering-left = { $seat } gathers no more.
event-storm-blew =
    { $lost ->
        [0] The storm passes by: a cairn still bears { $bears }.
       *[other] A storm blows: a cairn bears { $lost } less, { $bears } from now on.
    }
event-cairn-stacked = { $seat } stacks { $amounts }, { $height } high.
event-nothing-stacked = { $seat } stacks nothing.
events-nothing-stacked = { $seats } stack nothing.
event-game-ended =
    { $winner_seats_count ->
        [one] { $winner_seats } wins the game.
       *[other] { $winner_seats } share the victory.
    }

## What is refused

error-take-expected = Take stones now (such as take Nevis 2), or pass.
error-stack-expected = Stack your cairn now (such as stack Nevis:1 Rannoch:2), or pass.
error-not-a-handful = A handful is 1 to { $handful } stones.
error-too-few-stones =
    { $left ->
        [0] No stone lies at { $heap } any more.
        [one] Only { $left } stone lies at { $heap }.
       *[other] Only { $left } stones lie at { $heap }.
    }
error-stack-each-once = Name each heap once, with its number of stones (such as stack Nevis:1 Rannoch:2).
error-stack-beyond-bag =
    { $stones ->
        [0] There is no stone in your bag.
       *[other] Stack at least 1 stone of each heap you name, and no more than are in your bag.
    }
error-stack-too-heavy = That weighs { $weight }, and a cairn bears { $bears }.
error-unknown-move = "{ $text }" is not a move. Try: take Nevis 2, stack Nevis:1 Rannoch:2, pass.
error-unknown-heap = There is no heap "{ $text }". Try { $one_of }.
error-heap-range = Line { $line }: at { $heap } the least number of stones is above the most.

## Scores

score-cairn = { $amount } by stones from { $heap }
score-left = { $amount } for stones left over
score-stones = tie-break, stones on the cairn: { $amount }

## Moves, for buttons and menus

move-take = Take { $stones } from { $heap }
move-stack = Stack { $amounts }
move-pass = Pass

verb-take = Take stones
verb-stack = Stack your cairn
verb-pass = Pass

detail-take = weight { $weight }, height { $height }
detail-stack = weight { $weight }, height { $height }
detail-pass = {""}

## Numbers for each heap

limits-stack = A cairn bears { $weight }.
span-stack = **{ $what }**: { $low } to { $high }, weight { $weight } each
number-stack = { $count ->
        [0] { $what }: none
       *[other] { $count } × { $what }, weight { $weight }
    }

## Options

option-storm = The storm
option-storm-true = with a storm
option-storm-false = without a storm

## Commands

command-take = take
command-take-about = Take stones from a heap (Cairn)
argument-take = stones
argument-take-about = Which, and how many, such as Nevis 2
command-stack = stack
command-stack-about = Stack a cairn of your stones (Cairn)
argument-stack = stones
argument-stack-about = A number for each heap, such as Nevis:1 Rannoch:2

## On the picture

chart-purse = Stones in the bag
picture-turn = Turn { $turn }
picture-phase-gathering = Gathering
picture-phase-stacking = Stacking
picture-phase-over = The end
picture-asked-gathering = { $seat }: take stones
picture-asked-stacking = { $seat }: stack your cairn
picture-won = { $winner_seats_count ->
        [one] { $winner_seats } wins
       *[other] { $winner_seats } share the victory
    }
picture-stone = weight { $weight } · height { $height }
picture-cairns = A cairn bears { $bears }
picture-bag = In the bag, by heap
picture-weight = Weight
picture-height = Height
picture-score = Score

## The picture in words

describe-heap =
    { $heap }: { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, each of weight { $weight } and height { $height }.
describe-bears = A cairn bears { $bears }.
describe-player = { $seat }: in the bag { $bag }; on the cairn { $cairn }, { $height } high; score { $score }.
describe-none = nothing

## The lesson

lesson-1 =
    Gather stones into your bag, then stack them: the highest cairn wins. { $rival_seat } has begun; { $left } stones lie at { $heap }.

    ➤ Take some: *{ $move }*.
lesson-1-done = The stones from { $heap } are in your bag.
lesson-2 =
    The others gather no more, so go on alone, but mind the weight. *{ $other }* would be heavier.

    ➤ *{ $moves }*.
lesson-2-done = Enough for a small cairn. Now the storm decides how much it bears.
lesson-3 =
    Stack what the cairn bears.

    ➤ *{ $move }*.
lesson-3-done = Your score is { $score }.

## Rules, by topic

topic-overview = Overview
help-overview =
    In Cairn, 2 to 4 wanderers gather stones on the moor and stack them. The highest cairn wins.

    ▸ **Gathering**: in turn, take 1 to 3 stones from one heap, or pass and gather no more. It ends when everybody has passed or no stone is left.
    ▸ **Storm**: by lot, a cairn bears 0, 1 or 2 less than it did. The option *storm* can be left out.
    ▸ **Stacking**: from the first player on, everybody stacks once. The stones may not weigh more than a cairn bears.
    ▸ Heaps and first player are drawn at the start.
topic-score = The score
help-score =
    ▸ The height of your cairn, less 1 for each stone left in your bag. A tie goes to the cairn with more stones.
topic-moves = Moving in the bot
help-moves =
    ▸ The buttons offer a handful of each heap. **More…** shows all moves to you alone.
    ▸ Typed: `/take Nevis 2`, `/stack Nevis:1 Rannoch:2`, `/pass`.
    ▸ A bag without stones can't be stacked: that is passed for you.
topic-board = The board and its sources

## In short, where there is little room

lead-stones-taken = Gathered: { $seat } { $stones } from { $heap }
brief-stones-taken-stones-taken = { $seat } { $stones } from { $heap }
brief-stones-taken-gathering-left = { $seat } no more
