"""Laying a tile: what it would make of the lines, whether that may be, and what it costs.

A new section begins a line or goes on with a loose one; a loose end may be turned; all else stays.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from games.age_of_steam.actions import Lay
from games.age_of_steam.board import Hex, Terrain, distance
from games.age_of_steam.components import (
    EXIT_COST,
    FAIDUTTI_LAY,
    LINE_DISCS,
    MOUNTAIN,
    PLAIN,
    REPLACE,
    REPLACE_SIMPLE_BY_COMPLEX,
    REPLACE_TOWN,
    RIVER,
    TOWN_COST,
    TOWN_DISCS,
    Privilege,
)
from games.age_of_steam.network import (
    across,
    ends,
    grown,
    is_finished,
    loose_end,
    network,
    owned,
    pointed_at,
    replace,
    sections_in,
    tiles_in_use,
)
from games.age_of_steam.state import Line, Piece, State
from games.age_of_steam.tiles import (
    DISC_EXITS,
    EDGES,
    SUPPLY,
    TILE_OF,
    TOWN,
    TOWN_TILES_OF,
    Section,
    Sections,
    section,
)
from games.engine.contract import Seat

COSTS = {Terrain.PLAIN: PLAIN, Terrain.RIVER: RIVER, Terrain.MOUNTAIN: MOUNTAIN}


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


def why_not_lay(state: State, seat: Seat, lay: Lay) -> str | None:
    """Why a tile can't be laid; money and supply last."""
    at = lay.at
    if at not in state.board.terrain or state.is_city(at) or not state.board.is_land(at):
        return "no-track-there"
    if any((b == TOWN) != state.is_town(at) for _, b in lay.sections):
        return "town-by-exits" if state.is_town(at) else "sections-by-edges"
    if not state.players[seat].built and not _is_first(state, lay):
        return "first-out-of-city"
    change = _change_or_why_not(state, seat, lay)
    if isinstance(change, str):
        return change
    if reason := _why_not_connected(state, seat, at, change):
        return reason
    if reason := _why_not_lines(state, seat, outcome(state, seat, at, change)):
        return reason
    if tile_for(state, lay) is None:
        return "no-tile-left"
    return "lay-too-dear" if lay_cost(state, seat, lay) > state.players[seat].cash else None


def _is_first(state: State, lay: Lay) -> bool:
    """A simple tile on an empty hex, out of a city."""
    empty = lay.at not in state.tiles and not state.is_town(lay.at)
    edges = [end for pair in lay.sections for end in pair]
    return empty and len(lay.sections) == 1 and any(state.is_city(across(state, lay.at, e)) for e in edges)


def _change_or_why_not(state: State, seat: Seat, lay: Lay) -> Change | str:
    """What would be new in the hex, or why the tile does not fit what lies there."""
    old, new = sections_in(state, lay.at), set(lay.sections)
    if state.is_town(lay.at):
        if not set(old) <= new:
            return "exits-stay"
        return Change(added=sorted(new - set(old))) if new - set(old) else "nothing-new"
    if not old:
        return Change(added=sorted(new)) if len(new) == 1 else "empty-takes-simple"
    change = Change(added=sorted(new - set(old)))
    for gone in sorted(set(old) - new):
        kept = _turnable(state, seat, lay.at, gone, old[gone])
        after = next((pair for pair in change.added if kept in pair), None)
        if after is None:
            return "sections-stay"
        change.added.remove(after)
        change.turned.append((old[gone], after))
    if len(change.added) > 1:
        return "one-section-more"
    return change if change.added or change.turned else "nothing-new"


def _turnable(state: State, seat: Seat, at: Hex, pair: Section, line: Line) -> int | None:
    """The exit that stays of a section that may be turned: the loose end of a line, his or unowned. A
    line may cross itself where it ends; only its end is loose."""
    last = line.pieces[-1]
    if last.at != at or section(last.a, last.b) != pair or line.owner not in (seat, None):
        return None
    return last.a if loose_end(state, line) is not None else None


def _why_not_connected(state: State, seat: Seat, at: Hex, change: Change) -> str | None:
    """Every new exit must be possible; every new section, or one of a town's, must be connected."""
    old = sections_in(state, at)
    turned = [end for line, after in change.turned for end in after if end not in _kept(line, at)]
    for edge in [*turned, *(end for pair in change.added for end in pair if end != TOWN)]:
        if not state.board.is_land(across(state, at, edge)):
            return "exit-off-map"
        line = network(state).loose.get((at, edge))
        if line is not None and line.owner not in (seat, None):
            return "against-another"
    connected = [any(_leads_on(state, at, end) for end in pair) for pair in change.added]
    if state.is_town(at):
        own = any(line.owner == seat for line in old.values())
        return None if own or any(connected) else "not-connected"
    return None if all(connected) else "not-connected"


def _kept(line: Line, at: Hex) -> set[int]:
    last = line.pieces[-1]
    return {last.a} if last.at == at else set()


def _leads_on(state: State, at: Hex, end: int) -> bool:
    """Whether a section's end leads into a city, or goes on with a loose end."""
    if end == TOWN:
        return False
    return state.is_city(across(state, at, end)) or (at, end) in network(state).loose


def outcome(state: State, seat: Seat, at: Hex, change: Change) -> Outcome:
    """The lines as they would be."""
    result = Outcome()
    for line, after in change.turned:
        last = line.pieces[-1]
        other = after[0] if after[1] == last.a else after[1]
        pieces = [*line.pieces[:-1], Piece(at, last.a, other)]
        new, met = grown(state, line.owner, pieces, fresh=line.fresh)
        if is_finished(state, new):
            new.owner = seat
        result.gone += [line, *met]
        result.lines.append(new)
    for a, b in change.added:
        new, met = grown(state, seat, [Piece(at, b, a)], fresh=True)
        result.gone += met
        result.lines.append(new)
    return result


def _why_not_lines(state: State, seat: Seat, result: Outcome) -> str | None:
    """No line leads back to where it came from, and everybody has so many discs."""
    for line in result.lines:
        first, last = ends(state, line)
        target = pointed_at(state, line)
        if first == last or (target is not None and target[0] == first):
            return "back-to-start"
    owned_now = sum(1 for _ in owned(state, seat)) - sum(line.owner == seat for line in result.gone)
    more = sum(line.owner == seat for line in result.lines)
    return "no-disc-left" if owned_now + more > LINE_DISCS else None


def tile_for(state: State, lay: Lay) -> str | None:
    """The tile that is taken, the old one being back in the supply; none if there is none left. In a
    town with four exits it is the kind with most left."""
    sections: Sections = frozenset(lay.sections)
    used = tiles_in_use(state)
    if lay.at in state.tiles:
        used[state.tiles[lay.at]] -= 1
    kinds = TOWN_TILES_OF.get(sections, ()) if state.is_town(lay.at) else (TILE_OF.get(sections, ""),)
    if state.is_town(lay.at) and len(sections) in DISC_EXITS and _discs_without(state, lay.at) >= TOWN_DISCS:
        return None
    left = {kind: SUPPLY.get(kind, 0) - used[kind] for kind in kinds}
    best = max(left, key=lambda kind: left[kind], default=None)
    return best if best is not None and left[best] > 0 else None


def _discs_without(state: State, at: Hex) -> int:
    return sum(has_disc(state, town) for town in state.board.towns if town != at)


def has_disc(state: State, town: Hex) -> bool:
    """Whether a disc makes a town of the tile that lies on it."""
    return state.is_town(town) and len(sections_in(state, town)) in DISC_EXITS


def lay_cost(state: State, seat: Seat, lay: Lay) -> int:
    """What a lay costs; a replacement takes no account of the terrain."""
    engineer = state.players[seat].privilege is Privilege.ENGINEER
    if engineer and state.options.faidutti_engineer:
        return FAIDUTTI_LAY
    if state.is_town(lay.at):
        return REPLACE_TOWN if lay.at in state.tiles else TOWN_COST + EXIT_COST * len(lay.sections)
    if lay.at not in state.tiles:
        return COSTS[state.board.terrain[lay.at]]
    simple = len(sections_in(state, lay.at)) == 1
    return REPLACE_SIMPLE_BY_COMPLEX if simple and len(lay.sections) > 1 else REPLACE


def distance_left(state: State, seat: Seat, lay: Lay) -> int:
    """How many hexes a line is from the nearest other place after a legal lay; 0 if it is finished."""
    change = _change_or_why_not(state, seat, lay)
    assert isinstance(change, Change)
    places = [*state.board.names]
    left = []
    for line in outcome(state, seat, lay.at, change).lines:
        target, start = pointed_at(state, line), ends(state, line)[0]
        near = (distance(target[0], place) + 1 for place in places if place != start) if target else (0,)
        left.append(min(near))
    return min(left)


def put_down(state: State, seat: Seat, lay: Lay) -> Outcome:
    """Lays the tile and returns what it did to the lines."""
    change, tile = _change_or_why_not(state, seat, lay), tile_for(state, lay)
    assert isinstance(change, Change)
    assert tile is not None
    result = outcome(state, seat, lay.at, change)
    state.tiles[lay.at] = tile
    replace(state, result.gone, result.lines)
    state.players[seat].built = True
    return result


def lays(state: State, seat: Seat) -> Iterator[Lay]:
    """Every tile that may be laid."""
    for at in _hexes(state, seat):
        yield from lays_in(state, seat, at)


def lays_in(state: State, seat: Seat, at: Hex) -> Iterator[Lay]:
    """Every tile that may be laid in a hex."""
    for sections in _shapes(state, seat, at):
        lay = Lay(at, tuple(sorted(sections)))
        if why_not_lay(state, seat, lay) is None:
            yield lay


def _hexes(state: State, seat: Seat) -> list[Hex]:
    """Where something may be laid: beside cities, at loose ends, in towns with a section of his."""
    kept = network(state)
    cities = (*state.board.cities, *state.new_cities)
    found = [at for city in cities for at in state.board.neighbours[city] if at is not None]
    for edge, line in kept.loose.items():
        if line.owner in (seat, None):
            found += [edge[0], line.pieces[-1].at]
    found += [
        town
        for town in state.board.towns
        if state.is_town(town) and any(line.owner == seat for line in kept.lines_in.get(town, ()))
    ]
    land = (at for at in dict.fromkeys(found) if state.board.is_land(at) and not state.is_city(at))
    return sorted(land, key=lambda at: (at[0], int(at[1:])))


def _shapes(state: State, seat: Seat, at: Hex) -> Iterator[set[Section]]:
    """What could come to lie in a hex, before it is checked."""
    old = sections_in(state, at)
    edges = [edge for edge in range(len(EDGES)) if state.board.is_land(across(state, at, edge))]
    if state.is_town(at):
        free = [(edge, TOWN) for edge in edges if (edge, TOWN) not in old]
        for more in range(1, max(DISC_EXITS) - len(old) + 1):
            yield from (set(old) | set(exits) for exits in combinations(free, more))
        return
    leading = [edge for edge in edges if _leads_on(state, at, edge)]
    added = sorted({section(a, b) for a in leading for b in edges if a != b})
    if not old:
        yield from ({pair} for pair in added)
        return
    for kept in _turnings(state, seat, at, old, edges):
        if kept != set(old):
            yield kept
        if len(old) == 1:
            used = {end for pair in kept for end in pair}
            yield from (kept | {pair} for pair in added if not used & set(pair))


def _turnings(
    state: State, seat: Seat, at: Hex, old: dict[Section, Line], edges: list[int]
) -> Iterator[set[Section]]:
    """The sections of a hex with any of the loose ends that may be turned, or none."""
    choices: list[list[Section]] = []
    for pair, line in old.items():
        options = [pair]
        stays = _turnable(state, seat, at, pair, line)
        if stays is not None:
            options += [section(stays, edge) for edge in edges if edge not in pair]
        choices.append(options)
    for first in choices[0]:
        for second in choices[1] if len(choices) > 1 else [None]:
            found = {first} if second is None else {first, second}
            if len({end for pair in found for end in pair}) == 2 * len(found):
                yield found
