"""What a computer player makes of a position."""

from collections import Counter
from collections.abc import Iterator
from math import fsum

from games.automobile.actions import (
    Bonus,
    Build,
    Close,
    Distribute,
    FordBuild,
    HowardSale,
    Loan,
    Move,
    Pass,
    Produce,
    Reduce,
    Sell,
)
from games.automobile.components import DEMAND_TILES, DISTRIBUTORS, ROUNDS, TILES_OF_A_KIND
from games.automobile.estimate import worth
from games.automobile.flow import apply, legal
from games.automobile.habits import own_lots, planned, policy, to_sell
from games.automobile.market import actions_left
from games.automobile.state import Phase, State
from games.engine.chance import Chance
from games.engine.contract import Seat, clone
from games.engine.mind import Mind
from games.engine.ranges import Ranged

QUOTAS: dict[type[Move], int] = {
    Produce: 4,
    Build: 3,
    Distribute: 2,
    Close: 1,
    FordBuild: 1,
    Bonus: 2,
    Reduce: 2,
    Sell: 4,
    HowardSale: 4,
}
"""How many moves of a kind are thought about, of those that look best."""
MOST = 6
"""How many moves are thought about in all: play-outs are better spent on few."""
SCALES = (1.0, 0.8, 1.2, 1.5)
"""Productions that are looked at, as parts of what the forecast sells."""


def candidates(view: State, seat: Seat) -> list[list[Move]]:
    """The moves after which the seat seems to stand best, some of each kind; to pass always is one."""
    moves = list(dict.fromkeys(_looked_at(view, seat)))
    if len(moves) > 2:
        moves.sort(key=lambda move: -_lead_after(view, seat, move))
    kinds: Counter[type[Move]] = Counter()
    found = []
    for move in moves:
        kinds[type(move)] += 1
        if kinds[type(move)] <= QUOTAS.get(type(move), MOST):
            found.append(move)
    return [[move] for move in found[:MOST]] + [[move] for move in found[MOST:] if isinstance(move, Pass)]


def _looked_at(view: State, seat: Seat) -> Iterator[Move]:
    """All moves that can be listed, productions near what can be sold, and distributors who can sell."""
    sellers = _sellers(view, seat)
    for move in legal(view, seat):
        if isinstance(move, Ranged):
            yield from _productions(view, seat)
        elif isinstance(move, Distribute):
            # A distributor of the middle band can sell any car.
            if not move.luxury and not move.low and move.mid <= sellers:
                yield move
        elif not isinstance(move, Loan):
            yield move


def _sellers(view: State, seat: Seat) -> int:
    """How many distributors may still be placed: those without a car to sell go home as loss points. Three
    actions are enough for a new space that produces."""
    left = actions_left(view)[seat]
    if left == ROUNDS:
        return DISTRIBUTORS
    return to_sell(view, dict(view.spaces_of(seat)), left) - sum(view.players[seat].bands.values())


def _productions(view: State, seat: Seat) -> Iterator[Produce]:
    """What the forecast sells, somewhat less and more, and each space alone."""
    lots = own_lots(view, seat)
    plans = [planned(view, seat, lots, scale) for scale in SCALES]
    plans += [planned(view, seat, [lot]) for lot in lots]
    yield from (plan for plan in plans if plan)


def _lead_after(view: State, seat: Seat, move: Move) -> float:
    """How far a move takes a seat ahead of the others. Nobody knows what comes after the last pass."""
    if isinstance(move, Pass) and view.phase is Phase.EXECUTIVE:
        values = worth(view)
    else:
        after = clone(view)
        apply(after, seat, move)
        values = worth(after)
    return values[seat] - (fsum(values) - values[seat]) / (len(values) - 1)


def imagine(view: State, seat: Seat | None, chance: Chance) -> State:
    """A world: the tiles that the seat, or a spectator, can't see are dealt anew from all that it doesn't
    hold."""
    world = clone(view)
    world.chance = chance
    unseen = [tile for tile in DEMAND_TILES for _ in range(TILES_OF_A_KIND)]
    for tile in world.players[seat].tiles if seat is not None else ():
        unseen.remove(tile)
    unseen = chance.shuffled(unseen)
    for other, player in enumerate(world.players):
        if other != seat:
            player.tiles = sorted((unseen.pop() for _ in player.tiles), reverse=True)
    world.bag = sorted(unseen)
    return world


MIND: Mind[State, Move] = Mind(
    worth=worth,
    candidates=candidates,
    policy=policy,
    imagine=imagine,
    stretch=lambda state: state.turn,
    ahead=2,  # did better than 1 and 4 in 8 to 12 games each
    spread=300.0,  # about half a standard deviation of final scores in games of the policy
    pace=8_000,
)
