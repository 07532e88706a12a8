"""Which tiles fit into a hex, and what they would make of the lines, whatever is left to lay them with.

A new section begins a line or goes on with a loose one; a loose end may be turned; all else stays.
What fits is noted with the network, hex by hex, until something changes there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

from games.age_of_steam.actions import Lay
from games.age_of_steam.board import Hex
from games.age_of_steam.network import ends, grown, is_finished, loose_end, network, sections_in
from games.age_of_steam.state import Line, Piece, State
from games.age_of_steam.tiles import DISC_EXITS, TOWN, Section, section
from games.engine.contract import Seat


@dataclass
class Change:
    """What a lay does to a hex: sections that are new, and loose ends that are turned."""

    added: list[Section] = field(default_factory=list)
    turned: list[tuple[Line, Section]] = field(default_factory=list)


@dataclass
class Outcome:
    """What a lay does to the lines."""

    gone: list[Line] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


class Fit(NamedTuple):
    """A lay that fits: whether it may be a first one, how many discs more it takes, and how many hexes are
    left between a line and the nearest other place; 0 if it is finished."""

    lay: Lay
    begins: bool
    discs: int
    left: int


class Grown(NamedTuple):
    """A line that would come about, the lines that it replaces, and the figures of a `Fit`."""

    line: Line
    gone: Sequence[Line]
    discs: int
    left: int
    leads_back: bool


def fitting(state: State, seat: Seat, at: Hex) -> Sequence[Fit]:
    """Every tile that fits into a hex for a player. Where no line is near it is the same in all games on the
    board that have the same new cities there; else for all players who own none of those lines."""
    noted = network(state).fits.setdefault(at, {})
    if seat not in noted:
        site = Site(state, seat, at)
        near = site.lines_near()
        new_cities = [place for place in (at, *site.beyond) if place in state.new_cities]
        known: dict[object, Sequence[Fit]] = noted if near else state.board.fits
        key = (seat if any(line.owner == seat for line in near) else None) if near else (at, *new_cities)
        if key not in known:
            tried = (site.fit_or_why_not(tuple(sorted(sections))) for sections in site.shapes())
            known[key] = tuple(fit for fit in tried if isinstance(fit, Fit))
        noted[seat] = known[key]
    return noted[seat]


class Site:
    """A hex as it lies before a builder."""

    def __init__(self, state: State, seat: Seat, at: Hex) -> None:
        self.state, self.seat, self.at = state, seat, at
        self.old: Mapping[Section, Line] = sections_in(state, at)
        self.loose = network(state).loose
        self.beyond = state.board.neighbours[at]
        self.edges = state.board.onto[at]
        self.leading = {e for e in self.edges if state.is_city(self.beyond[e]) or (at, e) in self.loose}
        self._new: dict[Section, Grown] = {}

    def lines_near(self) -> list[Line]:
        """The lines that a tile can have to do with."""
        pointing = [self.loose[self.at, e] for e in self.edges if (self.at, e) in self.loose]
        return [*self.old.values(), *pointing]

    def fit_or_why_not(self, sections: Sequence[Section]) -> Fit | str:
        """What comes of a tile with these sections, or why it does not fit."""
        change = self.change_or_why_not(sections)
        if isinstance(change, str):
            return change
        if reason := self._why_not_connected(change):
            return reason
        lines, lay = self._grown(change), Lay(self.at, tuple(sections))
        if any(line.leads_back for line in lines):
            return "back-to-start"
        discs, left = sum(line.discs for line in lines), min(line.left for line in lines)
        return Fit(lay, is_first(self.state, lay), discs, left)

    def change_or_why_not(self, sections: Sequence[Section]) -> Change | str:
        """What would be new in the hex, or why the tile does not fit what lies there."""
        old, new = self.old, set(sections)
        if self.state.is_town(self.at):
            if not old.keys() <= new:
                return "exits-stay"
            return Change(added=sorted(new - old.keys())) if new - old.keys() else "nothing-new"
        if not old:
            return Change(added=sorted(new)) if len(new) == 1 else "empty-takes-simple"
        change = Change(added=sorted(new - old.keys()))
        for gone in sorted(old.keys() - new):
            kept = self._turnable(gone, old[gone])
            after = next((pair for pair in change.added if kept in pair), None)
            if after is None:
                return "sections-stay"
            change.added.remove(after)
            change.turned.append((old[gone], after))
        if len(change.added) > 1:
            return "one-section-more"
        return change if change.added or change.turned else "nothing-new"

    def _turnable(self, pair: Section, line: Line) -> int | None:
        """The exit that stays of a section that may be turned: the loose end of a line, his or unowned. A
        line may cross itself where it ends; only its end is loose."""
        last = line.pieces[-1]
        if last.at != self.at or section(last.a, last.b) != pair or line.owner not in (self.seat, None):
            return None
        return last.a if loose_end(self.state, line) is not None else None

    def _why_not_connected(self, change: Change) -> str | None:
        """Every new exit must be possible; every new section, or one of a town's, must be connected."""
        turned = [end for line, after in change.turned for end in after if end != line.pieces[-1].a]
        for edge in [*turned, *(end for pair in change.added for end in pair if end != TOWN)]:
            if edge not in self.edges:
                return "exit-off-map"
            line = self.loose.get((self.at, edge))
            if line is not None and line.owner not in (self.seat, None):
                return "against-another"
        connected = [a in self.leading or b in self.leading for a, b in change.added]
        if self.state.is_town(self.at):
            own = any(line.owner == self.seat for line in self.old.values())
            return None if own or any(connected) else "not-connected"
        return None if all(connected) else "not-connected"

    def outcome(self, change: Change) -> Outcome:
        """The lines as they would be."""
        lines = self._grown(change)
        return Outcome([line for new in lines for line in new.gone], [new.line for new in lines])

    def _grown(self, change: Change) -> list[Grown]:
        turned = [self._after_turn(line, after) for line, after in change.turned]
        return [*turned, *(self._new_line(pair) for pair in change.added)]

    def _after_turn(self, line: Line, after: Section) -> Grown:
        last = line.pieces[-1]
        other = after[0] if after[1] == last.a else after[1]
        pieces = [*line.pieces[:-1], Piece(self.at, last.a, other)]
        new, met = grown(self.state, line.owner, pieces, fresh=line.fresh)
        if is_finished(self.state, new):
            new.owner = self.seat
        return self._measured(new, [line, *met])

    def _new_line(self, pair: Section) -> Grown:
        """The line of a new section, which is the same for every tile that has it."""
        if pair not in self._new:
            a, b = pair
            new, met = grown(self.state, self.seat, [Piece(self.at, b, a)], fresh=True)
            self._new[pair] = self._measured(new, met)
        return self._new[pair]

    def _measured(self, line: Line, gone: Sequence[Line]) -> Grown:
        """A line with its figures; none may lead back to where it came from."""
        (first, last), end = ends(self.state, line), line.pieces[-1]
        target = self.state.board.onto[end.at][end.b][0] if last is None else None
        discs = (line.owner == self.seat) - sum(other.owner == self.seat for other in gone)
        left = self.state.board.nearest(target, first) + 1 if target else 0
        return Grown(line, gone, discs, left, leads_back=first in (last, target))

    def shapes(self) -> Iterator[set[Section]]:
        """What could come to lie in the hex, before it is checked."""
        old, edges = self.old, self.edges
        if self.state.is_town(self.at):
            free = [(edge, TOWN) for edge in edges if (edge, TOWN) not in old]
            for more in range(1, max(DISC_EXITS) - len(old) + 1):
                yield from (set(old) | set(exits) for exits in combinations(free, more))
            return
        added = sorted({section(a, b) for a in self.leading for b in edges if a != b})
        if not old:
            yield from ({pair} for pair in added)
            return
        for kept in self._turnings():
            if kept != set(old):
                yield kept
            if len(old) == 1:
                used = {end for pair in kept for end in pair}
                yield from (kept | {pair} for pair in added if not used & set(pair))

    def _turnings(self) -> Iterator[set[Section]]:
        """The sections of the hex with any of the loose ends that may be turned, or none."""
        choices: list[list[Section]] = []
        for pair, line in self.old.items():
            options = [pair]
            stays = self._turnable(pair, line)
            if stays is not None:
                options += [section(stays, edge) for edge in self.edges if edge not in pair]
            choices.append(options)
        for first in choices[0]:
            for second in choices[1] if len(choices) > 1 else [None]:
                found = {first} if second is None else {first, second}
                if len({end for pair in found for end in pair}) == 2 * len(found):
                    yield found


def is_first(state: State, lay: Lay) -> bool:
    """A simple tile on an empty hex, out of a city."""
    empty = lay.at not in state.tiles and not state.is_town(lay.at)
    beyond = state.board.neighbours[lay.at]
    return empty and len(lay.sections) == 1 and any(state.is_city(beyond[e]) for e in lay.sections[0])
