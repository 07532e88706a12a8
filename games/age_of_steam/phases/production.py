"""The action "production": its owner may draw cubes for empty spaces of the display."""

from collections.abc import Iterator

from games.age_of_steam.actions import Draw, Move, Pass
from games.age_of_steam.components import DRAWN, FAIDUTTI_DRAWN, Privilege
from games.age_of_steam.events import CubesDrawn, ProductionDeclined
from games.age_of_steam.goods import draw_cube, empty_spaces
from games.age_of_steam.state import Phase, State
from games.engine.contract import Event, Seat

EXPECTED = "draw-expected"


def begin(state: State) -> None:
    """Nobody is asked where nothing can be drawn or placed."""
    seat = state.holder_of(Privilege.PRODUCTION)
    if seat is None or not sum(state.bag.values()) or not empty_spaces(state):
        state.phase = Phase.GROWTH
    else:
        state.phase, state.asked = Phase.PRODUCTION, seat


def waits_for(state: State) -> Seat:
    return state.asked


def moves(_: State) -> Iterator[Move]:
    yield from (Draw(), Pass())


def why_not(_: State, action: Move) -> str | None:
    return None if isinstance(action, Draw | Pass) else EXPECTED


def figures(_: State, __: Move) -> dict[str, object]:
    return {}


def play(state: State, action: Move) -> list[Event]:
    if not isinstance(action, Draw):
        state.phase = Phase.GROWTH
        return [ProductionDeclined(state.asked)]
    count = FAIDUTTI_DRAWN if state.options.faidutti_production else min(DRAWN, len(empty_spaces(state)))
    state.drawn = [draw_cube(state) for _ in range(min(count, sum(state.bag.values())))]
    state.phase = Phase.PLACING
    return [CubesDrawn(state.asked, list(state.drawn))]
