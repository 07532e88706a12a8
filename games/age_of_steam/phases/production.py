"""The action "production": its owner may draw cubes and put them on empty spaces of the display."""

from collections.abc import Iterator
from typing import Any

from games.age_of_steam.actions import Draw, Move, Pass, Place
from games.age_of_steam.components import DRAWN, FAIDUTTI_DRAWN, KEPT, Cube, Privilege
from games.age_of_steam.events import CubePlaced, CubesDrawn, CubesReturned, ProductionDeclined
from games.age_of_steam.goods import column_name, draw_cube, free_columns
from games.age_of_steam.state import Phase, State
from games.engine.contract import Event, Seat


def begin(state: State) -> None:
    """Nobody is asked where nothing can be drawn or placed."""
    seat = state.holder_of(Privilege.PRODUCTION)
    if seat is None or not sum(state.bag.values()) or not free_columns(state):
        state.phase = Phase.GROWTH
    else:
        state.phase, state.asked = Phase.PRODUCTION, seat


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    if state.phase is Phase.PRODUCTION:
        yield from (Draw(), Pass())
        return
    columns = [column_name(state, column) for column in free_columns(state)]
    for cube in dict.fromkeys(state.drawn):
        yield from (Place(cube, column) for column in columns)


def why_not(state: State, action: Move) -> str | None:
    if state.phase is Phase.PRODUCTION:
        return None if isinstance(action, Draw | Pass) else "draw-expected"
    if not isinstance(action, Place):
        return "place-expected"
    if action.cube not in state.drawn:
        return "cube-not-drawn"
    free = [column_name(state, column) for column in free_columns(state)]
    return None if action.column in free else "column-full"


def figures(state: State, action: Move) -> dict[str, Any]:
    told: dict[str, Any] = {"cubes": state.drawn}
    if isinstance(action, Place):
        told["column"] = action.column
    return told


def play(state: State, action: Move) -> list[Event]:
    seat = state.asked
    match action:
        case Draw():
            spaces = sum(slots.count(None) for slots in state.display.values())
            count = FAIDUTTI_DRAWN if state.options.faidutti_production else min(DRAWN, spaces)
            state.drawn = [draw_cube(state) for _ in range(min(count, sum(state.bag.values())))]
            state.phase = Phase.PLACING
            return [CubesDrawn(seat, list(state.drawn))]
        case Place(cube, column):
            return _place(state, seat, cube, column)
    state.phase = Phase.GROWTH
    return [ProductionDeclined(seat)]


def _place(state: State, seat: Seat, cube: Cube, column: str) -> list[Event]:
    """Onto the lowest empty space: what is placed later is taken earlier."""
    slots = next(slots for key, slots in state.display.items() if column_name(state, key) == column)
    slots[max(place for place, found in enumerate(slots) if found is None)] = cube
    state.drawn.remove(cube)
    events: list[Event] = [CubePlaced(seat, cube, column)]
    state.placed += 1
    if state.placed < KEPT and state.drawn and free_columns(state):
        return events
    return [*events, *_finish(state, seat)]


def _finish(state: State, seat: Seat) -> list[Event]:
    """What is left goes back into the bag."""
    rest, state.drawn, state.placed, state.phase = state.drawn, [], 0, Phase.GROWTH
    for cube in rest:
        state.bag[cube] += 1
    return [CubesReturned(seat, rest)] if rest else []
