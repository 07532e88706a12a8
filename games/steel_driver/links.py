"""Which links are good for who decides: the profit now, and the goods for the shares held."""

from typing import NamedTuple

from games.steel_driver.actions import Build
from games.steel_driver.components import BUILDER_BONUS
from games.steel_driver.estimate import EARNING
from games.steel_driver.network import reach
from games.steel_driver.phases import building
from games.steel_driver.phases.order import active_railway
from games.steel_driver.state import State
from games.steel_driver.survey import KINDS

CONTENDED = 0.6
"""The part of the goods on a network that a company gets in the end, since others claim too."""


class Prospect(NamedTuple):
    """A link, and the points that it seems to be worth to who decides about it."""

    score: float
    start: str
    end: str


def prospects(state: State) -> list[Prospect]:
    """The links that bring the active company to a new place; if there are none, all that it can build."""
    railway, board, built = active_railway(state), state.board, state.built
    assert railway.controller is not None
    shares = CONTENDED * railway.shares[railway.controller]
    network, cubes = dict.fromkeys(railway.places), railway.cubes
    counts = dict.fromkeys(KINDS, 0)
    for name in network:
        counts[board.places[name].goods] += 1
    more = {
        kind: 10 * (1 + sum(other > count for other in counts.values())) for kind, count in counts.items()
    }
    coasts = None if state.transcontinental else reach(state)
    found = []
    for start in network or board.starts:
        for end, route in board.at[start]:
            if end not in network and route.cost <= cubes and route.name not in built:
                place = board.places[end]
                score = place.value + shares * more[place.goods] - EARNING * route.cost
                if coasts and coasts.closes(route):
                    score += BUILDER_BONUS
                found.append(Prospect(score, start, end))
    return found or [
        Prospect(-EARNING * board.between[build.start, build.end].cost, build.start, build.end)
        for build in building.moves(state)
        if isinstance(build, Build)
    ]
