"""Cubes: the bag, the display, and every way that one can be delivered."""

from collections.abc import Iterator

from games.age_of_steam.actions import Deliver, Hop
from games.age_of_steam.board import Hex
from games.age_of_steam.components import CUBES, Colour, Cube
from games.age_of_steam.network import links
from games.age_of_steam.state import State
from games.engine.contract import Seat


def draw_cube(state: State) -> Cube:
    """A cube out of the bag."""
    number = state.chance.below(sum(state.bag.values()))
    for cube, count in state.bag.items():
        if number < count:
            state.bag[cube] -= 1
            return cube
        number -= count
    raise AssertionError("the bag is empty")


def fill_display(state: State) -> None:
    """Row by row, the top row first; the columns of cities before those of new cities."""
    columns = state.board.columns
    for row in range(max(columns.values())):
        for column, slots in columns.items():
            if row < slots:
                state.display[column].append(draw_cube(state))


def empty_spaces(state: State) -> list[tuple[str, int]]:
    """Every empty space of the display: its column as players call it, and its number from the top."""
    columns = [column_name(state, column) for column in state.display]
    return [(column, space) for column in columns for space in state.empty_spaces(column)]


def column_name(state: State, column: str) -> str:
    """A column as players call it: its city's name, or the letter of a new city."""
    return state.board.names.get(column, column)


def deliveries(state: State, seat: Seat) -> Iterator[Deliver]:
    """Every delivery that a player can make with his engine, exactly once."""
    graph, names = links(state), state.board.names
    for start, cubes in state.cubes.items():
        wanted = frozenset(cubes)
        if wanted and start in graph:
            for cube, way in _ways(state, graph, start, wanted, state.players[seat].engine):
                yield Deliver(cube, names[start], tuple(Hop(owner, names[to]) for to, owner in way))


def _ways(
    state: State,
    graph: dict[Hex, list[tuple[Hex, Colour]]],
    start: Hex,
    wanted: frozenset[Cube],
    engine: int,
) -> Iterator[tuple[Cube, tuple[tuple[Hex, Colour], ...]]]:
    """All cubes of a city go together; each stops in the first other city of its colour."""
    colours = {at: state.city_colour(at) for at in graph}
    stack: list[tuple[tuple[tuple[Hex, Colour], ...], frozenset[Hex], Hex, frozenset[Cube]]] = [
        ((), frozenset((start,)), start, wanted)
    ]
    while stack:
        way, seen, at, going = stack.pop()
        for link in reversed(graph[at]):
            to = link[0]
            if to in seen:
                continue
            longer, left, colour = (*way, link), going, colours[to]
            if colour in going:
                assert colour is not None
                yield colour, longer
                left = going - {colour}
            if left and len(longer) < engine:
                stack.append((longer, seen | {to}, to, left))


def income_of(action: Deliver) -> dict[Colour, int]:
    """The links of each owner on the way."""
    counts: dict[Colour, int] = {}
    for hop in action.way:
        counts[hop.owner] = counts.get(hop.owner, 0) + 1
    return counts


def full_bag() -> dict[Cube, int]:
    """All cubes of the game, by colour; the caller may draw from it."""
    return dict(CUBES)
