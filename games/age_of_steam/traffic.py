"""What cubes could bring: the best deliveries over a network, as it is or as it might be."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.age_of_steam.board import Board, Hex
from games.age_of_steam.components import COLOURS, MOST_ENGINE, Cube
from games.age_of_steam.network import links
from games.age_of_steam.state import State
from games.engine.contract import Seat

FOREIGN = 0.35
"""What is lost with every link of others that a cube takes."""
MOST_FOREIGN = 1
"""Links of others on a way that is looked at."""
BIT = {cube: 1 << number for number, cube in enumerate(Cube)}
ALL = sum(BIT.values())

Graph = list[list[tuple[int, int, int]]]
"""For every place, by number, where a link leads, and whether it is one's own (1) or another's (0), with the
place as a bit between."""


@lru_cache(8)
def numbers(board: Board) -> Mapping[Hex, int]:
    """The places by number."""
    return {at: number for number, at in enumerate(board.names)}


def colours(state: State) -> list[int]:
    """What each place takes, as a bit; 0 for towns."""
    taken = [state.city_colour(at) for at in state.board.names]
    return [0 if cube is None else BIT[cube] for cube in taken]


def graph_of(state: State, seat: Seat) -> Graph:
    """The finished links as a seat sees them."""
    number, own = numbers(state.board), COLOURS[seat]
    graph: Graph = [[] for _ in number]
    for at, ways in links(state).items():
        row = graph[number[at]]
        for to, owner in ways:
            row.append((number[to], 1 << number[to], int(owner is own)))
    return graph


def with_links(graph: Graph, pairs: Iterable[tuple[int, int]]) -> Graph:
    """The same with more links of one's own."""
    longer = list(graph)
    for a, b in pairs:
        longer[a] = [*longer[a], (b, 1 << b, 1)]
        longer[b] = [*longer[b], (a, 1 << a, 1)]
    return longer


class Lot(NamedTuple):
    """Cubes of a colour in a city: how many are there, and how many more are expected, turn by turn."""

    start: int
    colour: int
    there: int
    coming: float


def lots(state: State) -> list[Lot]:
    """All cubes that lie in cities, and those that the display lets expect within two or three turns."""
    number, letters = numbers(state.board), {letter: at for at, letter in state.new_cities.items()}
    found: dict[tuple[int, int], list[float]] = {}
    for at, cubes in state.cubes.items():
        for cube in cubes:
            found.setdefault((number[at], BIT[cube]), [0, 0.0])[0] += 1
    chance = len(state.players) / 6
    for column, slots in state.display.items():
        home = column if column in state.board.cities else letters.get(column)
        if home is not None:
            likely = min(chance, 1.0)
            for kind in slots:
                if kind is not None:
                    found.setdefault((number[home], BIT[kind]), [0, 0.0])[1] += likely
                    likely *= chance / 2
    return [Lot(start, colour, int(there), coming) for (start, colour), (there, coming) in found.items()]


Hauls = dict[tuple[int, int], list[float]]
"""For cubes in a city, by its number and their colour: what the best way brings with each engine, 0 first."""


def hauls(graph: Graph, takes: Sequence[int], goods: Sequence[Lot], engine: int) -> Hauls:
    """The best way of every lot: own links, less a part of those of others."""
    wanted: dict[int, int] = {}
    for lot in goods:
        wanted[lot.start] = wanted.get(lot.start, 0) | lot.colour
    best: Hauls = {}
    for start, mask in wanted.items():
        if not graph[start]:
            continue
        stack = [(start, 1 << start, mask, 0, 0)]
        while stack:
            at, seen, going, own, foreign = stack.pop()
            for to, bit, mine in graph[at]:
                if seen & bit:
                    continue
                there, others = own + mine, foreign + 1 - mine
                if others > MOST_FOREIGN:
                    continue
                left, length = going, there + others
                colour = takes[to] & going
                if colour:
                    if there:
                        row = best.setdefault((start, colour), [0.0] * (MOST_ENGINE + 1))
                        brought = there - FOREIGN * others
                        if brought > row[length]:
                            row[length] = brought
                    left = going & ~colour
                if left and length < engine:
                    stack.append((to, seen | bit, left, there, others))
    for row in best.values():
        for length in range(1, MOST_ENGINE + 1):
            if row[length] < row[length - 1]:
                row[length] = row[length - 1]
    return best
