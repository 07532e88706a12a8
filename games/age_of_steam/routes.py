"""Runs of hexes that links can take, found once for a board: computer players look up what could be built."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from games.age_of_steam.board import Board, Hex, distance
from games.age_of_steam.components import ENGINEER_LAYS
from games.age_of_steam.laying import COSTS
from games.age_of_steam.network import opposite
from games.age_of_steam.tiles import EDGES, Section, section

SEVERAL = 6
"""Runs that are kept of those that join two places, the cheapest first."""
DETOUR = 1
"""How many hexes longer than the shortest a run may be."""


class Run(NamedTuple):
    """A way from one place to another: the edges where it leaves and arrives, and the sections between."""

    start: Hex
    leaves: int
    cells: tuple[tuple[Hex, Section], ...]
    end: Hex
    arrives: int


@lru_cache(8)
def runs(board: Board) -> dict[Hex, dict[Hex, list[Run]]]:
    """For every place the runs to each other one that is near, the cheapest first."""
    found: dict[Hex, dict[Hex, list[Run]]] = {start: {} for start in board.names}
    for start in board.names:
        for run in _from(board, start, start, ()):
            if len(run.cells) <= distance(start, run.end) - 1 + DETOUR:
                found[start].setdefault(run.end, []).append(run)
        for end, several in found[start].items():
            several.sort(key=lambda run: sum(COSTS[board.terrain[at]] for at, _ in run.cells))
            found[start][end] = several[:SEVERAL]
    return found


def _from(board: Board, start: Hex, at: Hex, path: tuple[tuple[Hex, int], ...]) -> Iterator[Run]:
    """Every run that goes on from a hex; `path` are the hexes so far, and the edges they are entered over."""
    for edge in range(len(EDGES)):
        beyond = board.neighbours[at][edge]
        if beyond is None or beyond == start or not board.is_land(beyond) or beyond in dict(path):
            continue
        if path and edge == path[-1][1]:
            continue
        longer = (*path, (beyond, opposite(edge)))
        if beyond in board.names:
            yield _run(start, longer)
        elif len(longer) <= ENGINEER_LAYS and not (path and start in board.neighbours[beyond]):
            yield from _from(board, start, beyond, longer)


def _run(start: Hex, path: tuple[tuple[Hex, int], ...]) -> Run:
    """A path as sections: it leaves a hex over the edge opposite to where it enters the next."""
    ways = [opposite(entered) for _, entered in path]
    cells = tuple(
        (at, section(entered, leaves)) for (at, entered), leaves in zip(path[:-1], ways[1:], strict=True)
    )
    return Run(start, ways[0], cells, path[-1][0], path[-1][1])
