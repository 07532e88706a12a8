"""The action "production", once cubes are drawn: they are put on empty spaces of the display."""

from collections.abc import Iterator

from games.age_of_steam.actions import Move, PlaceCube
from games.age_of_steam.components import KEPT
from games.age_of_steam.events import CubePlaced, CubesReturned
from games.age_of_steam.goods import column_name, free_columns
from games.age_of_steam.state import Phase, State
from games.engine.contract import Event, Seat

EXPECTED = "place-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    columns = [column_name(state, column) for column in free_columns(state)]
    for cube in dict.fromkeys(state.drawn):
        yield from (PlaceCube(cube, column) for column in columns)


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, PlaceCube):
        return EXPECTED
    if action.cube not in state.drawn:
        return "cube-not-drawn"
    free = [column_name(state, column) for column in free_columns(state)]
    return None if action.column in free else "column-full"


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"cubes": state.drawn}
    if isinstance(action, PlaceCube):
        told["column"] = action.column
    return told


def play(state: State, action: Move) -> list[Event]:
    """Onto the lowest empty space: what is placed later is taken earlier."""
    assert isinstance(action, PlaceCube)
    slots = next(slots for key, slots in state.display.items() if column_name(state, key) == action.column)
    slots[max(place for place, found in enumerate(slots) if found is None)] = action.cube
    state.drawn.remove(action.cube)
    events: list[Event] = [CubePlaced(state.asked, action.cube, action.column)]
    state.placed += 1
    if state.placed < KEPT and state.drawn and free_columns(state):
        return events
    return [*events, *_finish(state)]


def _finish(state: State) -> list[Event]:
    """What is left goes back into the bag."""
    rest, state.drawn, state.placed, state.phase = state.drawn, [], 0, Phase.GROWTH
    for cube in rest:
        state.bag[cube] += 1
    return [CubesReturned(state.asked, rest)] if rest else []
