"""Lines between cities, towns and loose ends: the one model that legality, ownership, deliveries and
scores are read from. It is kept with the state and brought up to date by every placement."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec import Struct

from games.age_of_steam.board import Hex
from games.age_of_steam.components import COLOURS, Colour
from games.age_of_steam.state import Line, Piece, State
from games.age_of_steam.tiles import EDGES, TOWN, Exit, Section, section
from games.engine.contract import Derived, Seat

if TYPE_CHECKING:
    from games.age_of_steam.fitting import Fit
    from games.age_of_steam.goods import Onward

Edge = tuple[Hex, int]
"""An edge of a hex, seen from that hex."""
Links = dict[Hex, list[tuple[Hex, Colour]]]


class Link(Struct, frozen=True):
    """A finished line, for words: the places that it joins."""

    start: str
    end: str


class LooseLine(Struct, frozen=True):
    """An unfinished line, for words: the place that it left, the hex where it stops, and the side there."""

    start: str
    at: Hex
    exit: Exit


@dataclass
class Network(Derived):
    """What is looked up in the lines: those that lie in a hex, the loose one that points into a hex
    over an edge of it, and the finished links of every place.

    The rest is noted when it is asked for: the sections of a hex, what fits there (by seat, and for all who
    own no line near it), and how cubes go on from a place. A hex of which something changes is forgotten, a
    place likewise. What the dictionaries hold is shared with copies: it is replaced, never changed, but that
    more may be noted of a hex, which is true in every copy that has not forgotten it."""

    lines_in: dict[Hex, list[Line]] = field(default_factory=dict)
    loose: dict[Edge, Line] = field(default_factory=dict)
    links: Links | None = None
    sections: dict[Hex, dict[Section, Line]] = field(default_factory=dict)
    fits: dict[Hex, dict[object, "Sequence[Fit]"]] = field(default_factory=dict)
    hops: dict[Hex, "Sequence[Onward]"] = field(default_factory=dict)

    def forked(self) -> "Network":
        """The network of a state that has the same lines."""
        return Network(
            dict(self.lines_in),
            dict(self.loose),
            self.links,
            dict(self.sections),
            dict(self.fits),
            dict(self.hops),
        )

    def carried(self, state: State, copy: State) -> "Network":
        """The network of a copy, which has lines of its own."""
        own = dict(zip(map(id, state.lines), copy.lines, strict=True))
        loose = {edge: own[id(line)] for edge, line in self.loose.items()}
        return Network(_by_hex(copy.lines), loose, self.links, {}, dict(self.fits), dict(self.hops))

    def forget(self, at: Hex) -> None:
        """What lies in a hex, or points into it, is not what it was."""
        self.sections.pop(at, None)
        self.fits.pop(at, None)


def network(state: State) -> Network:
    """The network of a state, made once."""
    kept: Network | None = state.__dict__.get("network")
    if kept is None:
        loose = {edge: line for line in state.lines if (edge := pointed_at(state, line))}
        kept = state.__dict__["network"] = Network(_by_hex(state.lines), loose)
    return kept


def _by_hex(lines: Iterable[Line]) -> dict[Hex, list[Line]]:
    found: dict[Hex, list[Line]] = {}
    for line in lines:
        for piece in line.pieces:
            there = found.setdefault(piece.at, [])
            if not there or there[-1] is not line:
                there.append(line)
    return found


def links(state: State) -> Links:
    """For every place the places that finished links lead to, and whose they are."""
    kept = network(state)
    if kept.links is None:
        kept.links, kept.hops = {}, {}
        for line in state.lines:
            _join(state, line, kept.links)
    return kept.links


def colour_of(owner: Seat | None) -> Colour:
    """The colour of an owner's links; those of nobody have one of their own."""
    return Colour.NOBODY if owner is None else COLOURS[owner]


def across(state: State, at: Hex, edge: int) -> Hex | None:
    """The hex beyond an edge."""
    return state.board.neighbours[at][edge]


def opposite(edge: int) -> int:
    """The same edge, as the hex beyond it counts."""
    return (edge + len(EDGES) // 2) % len(EDGES)


def ends(state: State, line: Line) -> tuple[Hex | None, Hex | None]:
    """The places where a line begins and ends; nothing where it is loose."""
    first, last = line.pieces[0], line.pieces[-1]
    return _place(state, first.at, first.a), _place(state, last.at, last.b)


def _place(state: State, at: Hex, end: int) -> Hex | None:
    if end == TOWN:
        return at
    beyond = across(state, at, end)
    return beyond if state.is_city(beyond) else None


def is_finished(state: State, line: Line) -> bool:
    """Whether a line joins two places, so that goods can use it."""
    return None not in ends(state, line)


def loose_end(state: State, line: Line) -> Edge | None:
    """Where an unfinished line stops: the hex of its last piece and the edge that it points over.
    Its first end is always at a place."""
    last = line.pieces[-1]
    return None if _place(state, last.at, last.b) is not None else (last.at, last.b)


def named(state: State, line: Line) -> Link | LooseLine:
    """A line as it is told."""
    (first, last), end, names = ends(state, line), loose_end(state, line), state.board.names
    assert first is not None
    if end is not None:
        return LooseLine(names[first], end[0], Exit(EDGES[end[1]]))
    assert last is not None
    return Link(names[first], names[last])


def pointed_at(state: State, line: Line) -> Edge | None:
    """The hex that a loose end points into, and its edge there."""
    end = loose_end(state, line)
    if end is None:
        return None
    beyond = across(state, *end)
    assert beyond is not None
    return beyond, opposite(end[1])


def sections_in(state: State, at: Hex) -> Mapping[Section, Line]:
    """The sections that lie in a hex, with their lines."""
    kept = network(state)
    found = kept.sections.get(at)
    if found is None:
        found = kept.sections[at] = {
            section(piece.a, piece.b): line
            for line in kept.lines_in.get(at, ())
            for piece in line.pieces
            if piece.at == at
        }
    return found


def grown(state: State, owner: Seat | None, pieces: list[Piece], fresh: bool) -> tuple[Line, list[Line]]:
    """The line that comes about where these pieces lie, with the loose lines that they meet; and
    those lines, which it replaces."""
    met = []
    for last in (False, True):
        piece = pieces[-1] if last else pieces[0]
        end = piece.b if last else piece.a
        other = network(state).loose.get((piece.at, end)) if end != TOWN else None
        if other is not None:
            met.append(other)
            pieces = [*pieces, *turned(other.pieces)] if last else [*other.pieces, *pieces]
    line = Line(owner, pieces, fresh or any(other.fresh for other in met))
    if ends(state, line)[0] is None:
        line.pieces = turned(line.pieces)
    return line, met


def turned(pieces: Sequence[Piece]) -> list[Piece]:
    """The same pieces, run through from the other end."""
    return [Piece(piece.at, piece.b, piece.a) for piece in reversed(pieces)]


def replace(state: State, old: Iterable[Line], new: Iterable[Line]) -> None:
    """Takes lines away and puts others in."""
    kept = network(state)
    for line in old:
        state.lines.remove(line)
        for at in {piece.at for piece in line.pieces}:
            kept.lines_in[at] = [other for other in kept.lines_in[at] if other is not line]
            kept.forget(at)
        edge = next((edge for edge, other in kept.loose.items() if other is line), None)
        if edge is None:  # a finished one
            kept.links = None
        else:
            del kept.loose[edge]
            kept.forget(edge[0])
    for line in new:
        state.lines.append(line)
        _enter(state, kept, line)
        if kept.links is not None and is_finished(state, line):
            kept.links = dict(kept.links)
            for place in _join(state, line, kept.links):
                kept.hops.pop(place, None)


def _enter(state: State, kept: Network, line: Line) -> None:
    for at in dict.fromkeys(piece.at for piece in line.pieces):
        kept.lines_in[at] = [*kept.lines_in.get(at, ()), line]
        kept.forget(at)
    if edge := pointed_at(state, line):
        kept.loose[edge] = line
        kept.forget(edge[0])


def _join(state: State, line: Line, found: Links) -> list[Hex]:
    """A line as a link of the places that it joins, if it is finished; they are returned."""
    first, last = ends(state, line)
    if first is None or last is None:
        return []
    for a, b in ((first, last), (last, first)):
        link = b, colour_of(line.owner)
        if link not in found.setdefault(a, []):
            found[a] = [*found[a], link]
    return [first, last]


def abandon(state: State, lines: Iterable[Line]) -> None:
    """Unfinished lines belong to nobody from now on."""
    kept = network(state)
    for line in lines:
        line.owner = None
        for at in {piece.at for piece in line.pieces}:
            kept.forget(at)
        if edge := pointed_at(state, line):
            kept.forget(edge[0])


def place_city(state: State, at: Hex, letter: str) -> None:
    """A town is a new city from now on; lines may lead into it from all around."""
    kept = network(state)
    state.new_cities[at] = letter
    for beside in (at, *state.board.neighbours[at]):
        if beside is not None:
            kept.forget(beside)


def owned(state: State, seat: Seat) -> Iterator[Line]:
    """A player's lines."""
    return (line for line in state.lines if line.owner == seat)


def owns_track(state: State, seat: Seat, at: Hex) -> bool:
    """Whether a section of a player's lies in a hex."""
    return any(line.owner == seat for line in network(state).lines_in.get(at, ()))


def tiles_in_use(state: State) -> Counter[str]:
    """How many tiles of each kind lie on the board."""
    return Counter(state.tiles.values())
