"""Laying a tile: whether it may be, what it costs, and what it takes of tiles and discs."""

from collections.abc import Iterator
from functools import cached_property, lru_cache

from games.age_of_steam.actions import Lay
from games.age_of_steam.board import Hex, Terrain
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
from games.age_of_steam.fitting import Change, Fit, Outcome, Site, fitting, is_first
from games.age_of_steam.network import network, owned, owns_track, replace, sections_in, tiles_in_use
from games.age_of_steam.state import State
from games.age_of_steam.tiles import DISC_EXITS, SUPPLY, TILE_OF, TOWN, TOWN_TILES_OF, Section
from games.engine.contract import Seat

COSTS = {Terrain.PLAIN: PLAIN, Terrain.RIVER: RIVER, Terrain.MOUNTAIN: MOUNTAIN}
LEAST = min(PLAIN, REPLACE, FAIDUTTI_LAY, TOWN_COST + EXIT_COST)
"""Nothing can be laid for less."""
SHAPES = 500
"""So many are remembered; those that fit anywhere are fewer, the rest is what people type."""


def why_not_lay(state: State, seat: Seat, lay: Lay) -> str | None:
    """Why a tile can't be laid; money and supply last."""
    at = lay.at
    if at not in state.board.terrain or state.is_city(at) or not state.board.is_land(at):
        return "no-track-there"
    if any((b == TOWN) != state.is_town(at) for _, b in lay.sections):
        return "town-by-exits" if state.is_town(at) else "sections-by-edges"
    if not state.players[seat].built and not is_first(state, lay):
        return "first-out-of-city"
    fit = Site(state, seat, at).fit_or_why_not(lay.sections)
    return fit if isinstance(fit, str) else Means(state, seat).why_not(fit)


class Means:
    """What a builder has left, counted once for all tiles that are asked about."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.lines = sum(1 for _ in owned(state, seat))
        self.supply = Supply(state)

    def why_not(self, fit: Fit) -> str | None:
        """Why a tile that fits can't be laid."""
        if self.lines + fit.discs > LINE_DISCS:
            return "no-disc-left"
        if self.supply.tile_for(fit.lay) is None:
            return "no-tile-left"
        cash = self.state.players[self.seat].cash
        return "lay-too-dear" if lay_cost(self.state, self.seat, fit.lay) > cash else None


class Supply:
    """The tiles and the discs of towns that are left."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.used = tiles_in_use(state)

    @cached_property
    def towns(self) -> int:
        """The discs that make towns of tiles."""
        return sum(has_disc(self.state, town) for town in self.state.board.towns)

    def tile_for(self, lay: Lay) -> str | None:
        """The tile that is taken, the old one being back in the supply; none if there is none left. In a
        town with four exits it is the kind with most left."""
        at, town = lay.at, self.state.is_town(lay.at)
        disc = town and len(lay.sections) in DISC_EXITS
        if disc and self.towns - has_disc(self.state, at) >= TOWN_DISCS:
            return None
        back, most, best = self.state.tiles.get(at), 0, None
        for kind in kinds_of(town, lay.sections):
            left = SUPPLY[kind] - self.used[kind] + (kind == back)
            if left > most:
                most, best = left, kind
        return best


@lru_cache(SHAPES)
def kinds_of(town: bool, sections: tuple[Section, ...]) -> tuple[str, ...]:
    """The kinds of tiles that have these sections or exits."""
    shape = frozenset(sections)
    if town:
        return TOWN_TILES_OF.get(shape, ())
    return (TILE_OF[shape],) if shape in TILE_OF else ()


def tile_for(state: State, lay: Lay) -> str | None:
    """The tile that a lay takes; none if there is none left."""
    return Supply(state).tile_for(lay)


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
    return next(fit.left for fit in fitting(state, seat, lay.at) if fit.lay == lay)


def put_down(state: State, seat: Seat, lay: Lay) -> Outcome:
    """Lays the tile and returns what it did to the lines."""
    site, tile = Site(state, seat, lay.at), tile_for(state, lay)
    change = site.change_or_why_not(lay.sections)
    assert isinstance(change, Change)
    assert tile is not None
    result = site.outcome(change)
    state.tiles[lay.at] = tile
    replace(state, result.gone, result.lines)
    state.players[seat].built = True
    return result


def lays(state: State, seat: Seat) -> Iterator[Lay]:
    """Every tile that may be laid."""
    if state.players[seat].cash >= LEAST:
        means = Means(state, seat)
        for at in _hexes(state, seat):
            yield from _lays_in(state, seat, at, means)


def lays_in(state: State, seat: Seat, at: Hex) -> Iterator[Lay]:
    """Every tile that may be laid in a hex."""
    return _lays_in(state, seat, at, Means(state, seat))


def _lays_in(state: State, seat: Seat, at: Hex, means: Means) -> Iterator[Lay]:
    built = state.players[seat].built
    for fit in fitting(state, seat, at):
        if (built or fit.begins) and means.why_not(fit) is None:
            yield fit.lay


def _hexes(state: State, seat: Seat) -> list[Hex]:
    """Where something may be laid: beside cities, at loose ends, in towns with a section of his."""
    kept, board = network(state), state.board
    found = {at for city in state.new_cities for at in board.neighbours[city]}
    for edge, line in kept.loose.items():
        if line.owner in (seat, None):
            found.update((edge[0], line.pieces[-1].at))
    found.update(town for town in board.towns if owns_track(state, seat, town))
    land = {at for at in found if at is not None and board.is_land(at)} | board.beside_cities
    return sorted(land - state.new_cities.keys() - board.cities.keys(), key=board.ranks.__getitem__)
