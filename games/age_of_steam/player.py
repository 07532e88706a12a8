"""What a computer player makes of a position."""

from collections import Counter
from collections.abc import Iterator, Sequence

from games.age_of_steam import judging
from games.age_of_steam.actions import Bid, Draw, Issue, Move, Pass, Stay
from games.age_of_steam.components import CUBES, MOST_SHARES
from games.age_of_steam.estimate import worth
from games.age_of_steam.flow import apply
from games.age_of_steam.habits import (
    policy,
)
from games.age_of_steam.phases import auction, building
from games.age_of_steam.state import Phase, State
from games.engine.chance import Chance
from games.engine.contract import Seat, clone
from games.engine.errors import GameError
from games.engine.mind import Mind, open_world

ISSUES, PROJECTS, CITIES, PROJECTS_WITH_CITY, DELIVERIES, PLACINGS = 5, 9, 3, 3, 6, 4
"""How many are thought about, of those that look best."""
RAISES = (1, 2, 4)
"""By how much more than the highest bid."""


def imagine(view: State, seat: Seat | None, chance: Chance) -> State:
    """What is in the bag follows from all that is not; in which order it is drawn is chance."""
    world = open_world(view, seat, chance)
    seen = Counter(cube for cubes in (*world.cubes.values(), world.drawn) for cube in cubes)
    seen.update(cube for slots in world.display.values() for cube in slots if cube is not None)
    world.bag = {cube: CUBES[cube] - seen[cube] for cube in world.bag}
    return world


def candidates(view: State, seat: Seat) -> Sequence[Sequence[Move]]:
    """Whole decisions, those that look best first."""
    state = imagine(view, seat, Chance(""))
    match state.phase:
        case Phase.SHARES:
            most = MOST_SHARES - state.players[seat].shares
            return [[Issue(count)] for _, count in judging.issues(state, seat, most)[:ISSUES]]
        case Phase.AUCTION:
            return [[move] for move in _bids(state, seat)]
        case Phase.PRIVILEGES:
            return [[move] for _, move in judging.choices(state, seat)]
        case Phase.BUILDING:
            return list(_builds(state, seat))
        case Phase.MOVING:
            return [[move] for _, move in judging.moves(state, seat)[:DELIVERIES]]
        case Phase.PRODUCTION:
            return [[Draw()], [Pass()]]
    return [[move] for _, move in judging.placings(state, seat)[:PLACINGS]]


def _bids(state: State, seat: Seat) -> Iterator[Move]:
    """Raises, none beyond what nobody can outbid; to drop out; and to stay."""
    sale = state.auction
    assert sale is not None
    yield Pass()
    richest = max(state.players[other].cash for other in sale.remaining if other != seat)
    enough = max(richest, sale.highest + 1)
    for bid in sorted({min(sale.highest + more, enough) for more in RAISES}):
        if bid <= state.players[seat].cash:
            yield Bid(bid)
    if auction.why_not(state, Stay()) is None:
        yield Stay()


def _builds(state: State, seat: Seat) -> Iterator[Sequence[Move]]:
    """A new city or none, and then links; or to be done."""
    cities: list[Move] = [city for _, city in judging.cities(state, seat)[:CITIES]]
    for city in cities:
        after = clone(state)
        apply(after, seat, city)
        yield from ([city, *row] for row in list(_rows(after, seat, PROJECTS_WITH_CITY)) or [[]])
    yield from _rows(state, seat, PROJECTS_WITH_CITY if cities else PROJECTS)
    yield [Pass()]


def _rows(state: State, seat: Seat, most: int) -> Iterator[Sequence[Move]]:
    """The tiles of the best projects, as far as the rules take them; the last word is to be done."""
    count = 0
    for _, lays in judging.builds(state, seat):
        after = clone(state)
        try:
            for lay in lays:
                apply(after, seat, lay)
        except GameError:
            continue
        waits = list(building.moves(after)) != [Pass()]
        yield [*lays, *([Pass()] if waits else [])]
        count += 1
        if count == most:
            return


MIND: Mind[State, Move] = Mind(
    worth=worth,
    candidates=candidates,
    policy=policy,
    imagine=imagine,
    stretch=lambda state: state.turn,
    spread=15.0,  # final scores in games of the policy have a standard deviation of 21
    pace=1_000,
    overhead=2,
)
