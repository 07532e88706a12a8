"""What a company could build in a turn: links, one or several, as the tiles that they take."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from games.age_of_steam.actions import Lay
from games.age_of_steam.board import Hex
from games.age_of_steam.components import (
    EXIT_COST,
    FAIDUTTI_LAY,
    REPLACE_SIMPLE_BY_COMPLEX,
    REPLACE_TOWN,
    TOWN_COST,
    Privilege,
)
from games.age_of_steam.laying import COSTS
from games.age_of_steam.network import ends
from games.age_of_steam.routes import Run, runs
from games.age_of_steam.state import Line, State
from games.age_of_steam.tiles import TILE_OF, TOWN, TOWN_TILES_OF, Section, section
from games.engine.contract import Seat

MOST_LINKS = 4
"""Links of a project; with four tiles there are hardly more."""
SEVERAL = 2
"""Runs between two places that are looked at."""

Pair = tuple[Hex, Hex]
"""The places that a link joins, in the order of the alphabet."""
Tiles = dict[Hex, tuple[Section, ...]]
"""What is added to hexes, in an order in which each is connected to what was there before."""


class Project(NamedTuple):
    """Links to be built together: the places that each joins, the tiles, what they cost, and how many
    sections the links have."""

    pairs: tuple[Pair, ...]
    tiles: Tiles
    cost: int
    sections: int


class Fit(NamedTuple):
    """A run as it fits onto the board: exits that its places still need, the tiles between, their cost."""

    exits: tuple[tuple[Hex, Section] | None, tuple[Hex, Section] | None]
    cells: tuple[tuple[Hex, Section], ...]
    cost: int
    sections: int


class Site:
    """The board as a builder sees it."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.flat = state.options.faidutti_engineer and state.players[seat].privilege is Privilege.ENGINEER
        self._runs = runs(state.board)
        self._towns = {at for at in state.board.towns if state.is_town(at)}
        self._fits: dict[Pair, list[Fit]] = {}
        self._laid: dict[Hex, dict[Section, Line]] = {}
        self._joined: set[Pair] = set()
        own: dict[Hex, None] = {}
        for line in state.lines:
            for piece in line.pieces:
                self._laid.setdefault(piece.at, {})[section(piece.a, piece.b)] = line
            if line.owner == seat:
                first, last = ends(state, line)
                own.update((place, None) for place in (first, last) if place is not None)
                if first is not None and last is not None:
                    self._joined.add(_pair(first, last))
        self._own = list(own)

    def projects(self, lays: int, cash: int) -> Iterator[Project]:
        """All links and rows of links that so many lays and so much money allow, about the cheapest of each
        kind: on from the own network or, where none can be built there, from any city."""
        nothing, found = Project((), {}, 0, 0), False
        for project in self._longer(nothing, self._own, lays, cash, frozenset()):
            found = True
            yield project
        if not found:
            cities = [*self.state.board.cities, *self.state.new_cities]
            yield from self._longer(nothing, cities, lays, cash, frozenset())

    def lays(self, project: Project) -> list[Lay]:
        """The tiles of a project, each after what it is connected to."""
        return [
            Lay(at, tuple(sorted((*self._laid.get(at, ()), *added)))) for at, added in project.tiles.items()
        ]

    def _longer(
        self, project: Project, origins: Sequence[Hex], lays: int, cash: int, before: frozenset[Pair]
    ) -> Iterator[Project]:
        """A project with more links; pairs that were looked at `before` come in other projects."""
        tried = set(before)
        for start in origins:
            for end in self._runs[start]:
                pair = _pair(start, end)
                if pair in tried or pair in self._joined:
                    continue
                tried.add(pair)
                longer = self._joining(project, start, end, lays, cash)
                if longer is None:
                    continue
                yield longer
                if len(longer.tiles) < lays and len(longer.pairs) < MOST_LINKS:
                    near = origins if origins is self._own or project.pairs else [start]
                    reached = near if end in near else [*near, end]
                    yield from self._longer(longer, reached, lays, cash, frozenset(tried))

    def _joining(self, project: Project, start: Hex, end: Hex, lays: int, cash: int) -> Project | None:
        """A project with a link that joins two places, if one fits."""
        for fit in self._fitting(start, end):
            if len(project.tiles) + len(fit.cells) > lays:
                continue
            longer = self._added(project, fit, _pair(start, end))
            if longer and len(longer.tiles) <= lays and longer.cost <= cash:
                return longer
        return None

    def _added(self, project: Project, fit: Fit, pair: Pair) -> Project | None:
        if any(at in project.tiles for at, _ in fit.cells):
            return None
        tiles, cost = dict(project.tiles), project.cost + fit.cost
        first, last = fit.exits
        for step in (first, *fit.cells, last):
            if step is None:
                continue
            at, added = step
            if at in self._towns:
                cost += self._exit_cost(at, tiles)
                tiles[at] = (*tiles.get(at, ()), added)
                if frozenset((*self._laid.get(at, ()), *tiles[at])) not in TOWN_TILES_OF:
                    return None
            else:
                tiles[at] = (added,)
        if len(tiles) == len(project.tiles):
            return None
        return Project((*project.pairs, pair), tiles, cost, project.sections + fit.sections)

    def _exit_cost(self, town: Hex, tiles: Tiles) -> int:
        if self.flat or town in self._laid:
            whole = FAIDUTTI_LAY if self.flat else REPLACE_TOWN
            return 0 if town in tiles else whole
        return EXIT_COST if town in tiles else TOWN_COST + EXIT_COST

    def _fitting(self, start: Hex, end: Hex) -> list[Fit]:
        """A few runs between two places that fit onto the board, about the cheapest first."""
        found = self._fits.get((start, end))
        if found is None:
            fits = (self._fit(run) for run in self._runs[start][end])
            found = self._fits[start, end] = list(islice((fit for fit in fits if fit), SEVERAL))
        return found

    def _fit(self, run: Run) -> Fit | None:
        cells, cost = [], 0
        for at, pair in run.cells:
            old = self._laid.get(at)
            if old is None:
                cost += FAIDUTTI_LAY if self.flat else COSTS[self.state.board.terrain[at]]
            elif pair in old:
                if not self._goes_on(old[pair], run):
                    return None
                continue
            elif len(old) == 1 and frozenset((*old, pair)) in TILE_OF:
                cost += FAIDUTTI_LAY if self.flat else REPLACE_SIMPLE_BY_COMPLEX
            else:
                return None
            cells.append((at, pair))
        exits: list[tuple[Hex, Section] | None] = []
        for at, edge in ((run.start, run.leaves), (run.end, run.arrives)):
            line = self._laid.get(at, {}).get((edge, TOWN))
            if line is not None and not self._goes_on(line, run):
                return None
            exits.append((at, (edge, TOWN)) if at in self._towns and line is None else None)
        towns = (run.start in self._towns) + (run.end in self._towns)
        return Fit((exits[0], exits[1]), tuple(cells), cost, len(run.cells) + towns)

    def _goes_on(self, line: Line, run: Run) -> bool:
        """Whether track that lies there is a loose line that a run goes on with."""
        first, last = ends(self.state, line)
        return line.owner in (self.seat, None) and last is None and first in (run.start, run.end)


def _pair(a: Hex, b: Hex) -> Pair:
    return (a, b) if a < b else (b, a)
