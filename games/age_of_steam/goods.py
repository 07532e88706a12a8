"""Cubes: the bag, the display, and every way that one can be delivered."""

from collections.abc import Iterator, Mapping, Sequence
from math import comb, fsum
from typing import NamedTuple

from games.age_of_steam.actions import Deliver, Hop
from games.age_of_steam.board import Hex
from games.age_of_steam.components import CUBES, FACES, TURNS, Colour, Cube
from games.age_of_steam.network import links, network
from games.age_of_steam.state import Phase, State
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


def expected_growth(state: State) -> dict[str, float]:
    """How many cubes each column of the display is expected to bring at the end of the turn: as many of its
    dice as will show its number, no more than it has. Nothing where there is no city for it yet, and after
    the last turn, when no dice are thrown."""
    dice = len(state.players)
    if state.phase is Phase.OVER or state.turn == TURNS[dice]:
        return {}
    hits = [comb(dice, hit) * (FACES - 1) ** (dice - hit) / FACES**dice for hit in range(dice + 1)]
    found: dict[str, float] = {}
    for column, slots in state.display.items():
        waiting = sum(cube is not None for cube in slots)
        if waiting and (column in state.board.cities or column in state.new_cities.values()):
            found[column] = fsum(chance * min(hit, waiting) for hit, chance in enumerate(hits))
    return found


class Onward(NamedTuple):
    """A link as a cube may take it: where it leads, the bit of that place, and what is taken there."""

    hop: Hop
    to: Hex
    bit: int
    takes: Cube | None


def deliveries(state: State, seat: Seat) -> Iterator[Deliver]:
    """Every delivery that a player can make with his engine, exactly once."""
    onward, names = _onward(state), state.board.names
    for start, cubes in state.cubes.items():
        if cubes and start in onward:
            here, wanted = state.board.place_bits[start], frozenset(cubes)
            for cube, way in _ways(onward, start, here, wanted, state.players[seat].engine):
                yield Deliver(cube, names[start], way)


def _ways(
    onward: Mapping[Hex, Sequence[Onward]], start: Hex, here: int, wanted: frozenset[Cube], engine: int
) -> Iterator[tuple[Cube, tuple[Hop, ...]]]:
    """All cubes of a city go together; each stops in the first other city of its colour. Places that a way
    has seen are bits, `here` is that of the start."""
    stack: list[tuple[tuple[Hop, ...], int, Hex, frozenset[Cube]]] = [((), here, start, wanted)]
    while stack:
        way, seen, at, going = stack.pop()
        goes_on = len(way) + 1 < engine
        for hop, to, bit, takes in reversed(onward[at]):
            if seen & bit:
                continue
            left = going
            if takes in going:
                assert takes is not None
                yield takes, (*way, hop)
                left = going - {takes}
            if goes_on and left:
                stack.append(((*way, hop), seen | bit, to, left))


def _onward(state: State) -> Mapping[Hex, Sequence[Onward]]:
    """The links that lead on from every place, noted with the network until one is added there."""
    graph, noted, board = links(state), network(state).hops, state.board
    for at in graph.keys() - noted.keys():
        noted[at] = [
            Onward(Hop(owner, board.names[to]), to, board.place_bits[to], state.city_colour(to))
            for to, owner in graph[at]
        ]
    return noted


def income_of(action: Deliver) -> dict[Colour, int]:
    """The links of each owner on the way."""
    counts: dict[Colour, int] = {}
    for hop in action.way:
        counts[hop.owner] = counts.get(hop.owner, 0) + 1
    return counts


def full_bag() -> dict[Cube, int]:
    """All cubes of the game, by colour; the caller may draw from it."""
    return dict(CUBES)
