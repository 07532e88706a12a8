"""What must hold at every moment of a game. Each broken invariant is named."""

from collections import Counter
from collections.abc import Iterator

from games.age_of_steam.components import (
    COLOURS,
    CUBES,
    LINE_DISCS,
    MOST_ENGINE,
    MOST_SHARES,
    START_SHARES,
    TOWN_DISCS,
)
from games.age_of_steam.flow import FLOW
from games.age_of_steam.laying import has_disc
from games.age_of_steam.network import ends, network, owned, pointed_at, sections_in, tiles_in_use
from games.age_of_steam.state import State
from games.age_of_steam.tiles import SUPPLY, TILE_OF, TOWN_TILES_OF


def check(state: State) -> list[str]:
    """Every broken invariant; empty in a sound position."""
    parts = (_players, _cubes, _tiles, _lines, _network, _order, FLOW.check_turn)
    return [broken for part in parts for broken in part(state)]


def _players(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.cash < 0 or not 1 <= player.engine <= MOST_ENGINE:
            yield f"seat {seat}: cash {player.cash}, engine {player.engine}"
        if not START_SHARES <= player.shares <= MOST_SHARES:
            yield f"seat {seat}: {player.shares} shares"
        if (player.out is None) != (seat in state.order) or (player.out is None and player.income < 0):
            yield f"seat {seat}: out {player.out}, income {player.income}"
        if sum(1 for _ in owned(state, seat)) > LINE_DISCS:
            yield f"seat {seat}: more than {LINE_DISCS} discs"
    privileges = [player.privilege for player in state.players if player.privilege]
    if len(set(privileges)) != len(privileges):
        yield f"a privilege twice: {privileges}"


def _cubes(state: State) -> Iterator[str]:
    found = Counter(state.bag)
    for cubes in (*state.cubes.values(), state.drawn):
        found.update(cubes)
    for slots in state.display.values():
        found.update(cube for cube in slots if cube is not None)
    if found != Counter(CUBES) or min(state.bag.values()) < 0:
        yield f"cubes {found}"
    for column, slots in state.display.items():
        if len(slots) != state.board.columns[column]:
            yield f"column {column} has {len(slots)} spaces"


def _tiles(state: State) -> Iterator[str]:
    for kind, count in tiles_in_use(state).items():
        if count > SUPPLY[kind]:
            yield f"{count} tiles {kind}"
    if sum(has_disc(state, town) for town in state.board.towns) > TOWN_DISCS:
        yield "more town discs than there are"
    for at, kind in state.tiles.items():
        sections = frozenset(sections_in(state, at))
        kinds = TOWN_TILES_OF.get(sections, ()) if state.is_town(at) else (TILE_OF.get(sections),)
        if kind not in kinds:
            yield f"{at}: {kind} does not have {sorted(sections)}"


def _lines(state: State) -> Iterator[str]:
    pieces = [(piece.at, piece.a, piece.b) for line in state.lines for piece in line.pieces]
    if {at for at, _, _ in pieces} != set(state.tiles):
        yield "track without a tile, or a tile without track"
    edges = Counter((at, end) for at, a, b in pieces for end in {a, b} if end < 6)
    yield from (f"two sections at {edge}" for edge, count in edges.items() if count > 1)
    for line in state.lines:
        first, last = ends(state, line)
        if first is None or first == last:
            yield f"a line from {first} to {last}"
        if line.owner is not None and not 0 <= line.owner < min(len(state.players), len(COLOURS)):
            yield f"a line of seat {line.owner}"
        for one, other in zip(line.pieces, line.pieces[1:], strict=False):
            if state.board.neighbours[one.at][one.b] != other.at or (one.b + 3) % 6 != other.a:
                yield f"a line is broken between {one} and {other}"


def _network(state: State) -> Iterator[str]:
    """What is looked up is what is there."""
    kept = network(state)
    loose = {edge: line for line in state.lines if (edge := pointed_at(state, line))}
    if loose != kept.loose:
        yield f"loose ends {sorted(kept.loose)} kept, {sorted(loose)} there"
    for at in (*kept.lines_in, *state.tiles):
        there = [line for line in state.lines if any(piece.at == at for piece in line.pieces)]
        if {id(line) for line in there} != {id(line) for line in kept.lines_in.get(at, ())}:
            yield f"lines kept of {at} are not those there"
    if any((edge[0], edge[1]) in _edges(state) for edge in loose):
        yield "a loose end meets track"


def _edges(state: State) -> set[tuple[str, int]]:
    return {(piece.at, end) for line in state.lines for piece in line.pieces for end in (piece.a, piece.b)}


def _order(state: State) -> Iterator[str]:
    if len(set(state.order)) != len(state.order):
        yield f"order {state.order}"
