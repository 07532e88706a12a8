"""The action "production", once cubes are drawn: they are put on empty spaces of the display."""

from collections.abc import Iterator

from games.age_of_steam.actions import Move, PlaceCube
from games.age_of_steam.components import KEPT
from games.age_of_steam.events import CubePlaced, CubesReturned
from games.age_of_steam.goods import empty_spaces
from games.age_of_steam.state import Phase, State
from games.engine.contract import Event, Seat

EXPECTED = "place-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    for cube in dict.fromkeys(state.drawn):
        yield from (PlaceCube(cube, *space) for space in empty_spaces(state))


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, PlaceCube):
        return EXPECTED
    if action.cube not in state.drawn:
        return "cube-not-drawn"
    empty = state.empty_spaces(action.column)
    if not empty:
        return "column-full"
    return None if action.space in empty else "space-not-empty"


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"cubes": state.drawn}
    if isinstance(action, PlaceCube):
        empty = state.empty_spaces(action.column)
        told |= {"column": action.column, "space": action.space, "one_of": empty}
    return told


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, PlaceCube)
    state.display[state.board.hex_of.get(action.column, action.column)][action.space - 1] = action.cube
    state.drawn.remove(action.cube)
    events: list[Event] = [CubePlaced(state.asked, action.cube, action.column, action.space)]
    state.placed += 1
    if state.placed < KEPT and state.drawn and empty_spaces(state):
        return events
    return [*events, *_finish(state)]


def _finish(state: State) -> list[Event]:
    """What is left goes back into the bag."""
    rest, state.drawn, state.placed, state.phase = state.drawn, [], 0, Phase.GROWTH
    for cube in rest:
        state.bag[cube] += 1
    return [CubesReturned(state.asked, rest)] if rest else []
