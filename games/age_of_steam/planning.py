"""Whole links: the cheapest ways from here to there that the rest of a build allows, tile by tile."""

from collections.abc import Iterator, Sequence
from itertools import islice

from games.age_of_steam.actions import Move
from games.age_of_steam.network import ends, is_finished, owns_track, pointed_at
from games.age_of_steam.phases.building import most_lays
from games.age_of_steam.state import Phase, State
from games.age_of_steam.ways import Search, Way
from games.engine.advice import Plan
from games.engine.contract import Seat

SEVERAL = 5
MOST_ORIGINS, ENOUGH = 14, 6
"""From so many places the best links are looked for, a few milliseconds each; and how many links will do."""


def starts(state: State, seat: Seat) -> list[str]:
    """The places and loose ends from which a link could be begun or gone on with."""
    if not _builds(state, seat):
        return []
    search = Search(state, seat)
    return [name for name in _origins(state, seat) if any(_cheapest(search, name))]


def plans(state: State, seat: Seat, start: str) -> dict[str, list[Sequence[Move]]]:
    """For every place that can be reached from a start: the cheapest ways, the cheapest first; nothing for
    who does not build now."""
    if not _builds(state, seat):
        return {}
    search, offered = Search(state, seat), dict[str, list[Sequence[Move]]]()
    for goal, ways in search.reached(start).items():
        if playable := list(islice(filter(search.playable, ways), SEVERAL)):
            offered[goal] = [way.lays for way in playable]
    return offered


def best_links(state: State, seat: Seat) -> list[Plan[Move]]:
    """The links to think of first, each by its cheapest way: those that lengthen the seat's own network
    before others, and last those that only double a link of its own; of these the cheapest first. So that
    it does not take long, they begin where the seat has track; elsewhere only if that leads to few."""
    if not _builds(state, seat):
        return []
    search, (joined, own) = Search(state, seat), _network_of(state, seat)
    origins = sorted(_origins(state, seat), key=lambda name: name not in own)
    found: dict[frozenset[str], tuple[tuple[int, int, int], Plan[Move]]] = {}
    for start in origins[:MOST_ORIGINS]:
        if start not in own and own and len(found) >= ENOUGH:
            break
        for goal, way in _cheapest(search, start):
            pair = frozenset((start, goal))
            serves = 2 if pair in joined else int(bool(own) and not pair & own)
            rank = serves, way.cost, len(way.lays)
            if pair not in found or rank < found[pair][0]:
                found[pair] = rank, Plan(start, goal, way.lays)
    return [plan for _, plan in sorted(found.values(), key=lambda entry: entry[0])]


def _network_of(state: State, seat: Seat) -> tuple[set[frozenset[str]], set[str]]:
    """The pairs of places that a player's finished links join, and where his track is: places, and the hexes
    of loose ends."""
    joined, own = set(), set()
    names = state.board.names
    for line in state.lines:
        if line.owner == seat:
            places = [names[end] for end in ends(state, line) if end is not None]
            own.update(places)
            if is_finished(state, line):
                joined.add(frozenset(places))
            else:
                own.add(names.get(line.pieces[-1].at, line.pieces[-1].at))
    return joined, own


def _cheapest(search: Search, start: str) -> Iterator[tuple[str, Way]]:
    """The places that can be reached from a start, each with the cheapest way there."""
    for goal, ways in search.reached(start).items():
        way = next(filter(search.playable, ways), None)
        if way is not None:
            yield goal, way


def _builds(state: State, seat: Seat) -> bool:
    return state.phase is Phase.BUILDING and state.asked == seat and state.lays < most_lays(state)


def _origins(state: State, seat: Seat) -> list[str]:
    """Cities, towns where he has a section, and the hexes of his or unowned loose ends, towns by name."""
    cities = [*state.board.cities, *state.new_cities]
    towns = [at for at in state.board.towns if state.is_town(at) and owns_track(state, seat, at)]
    loose = [
        line.pieces[-1].at for line in state.lines if line.owner in (seat, None) and pointed_at(state, line)
    ]
    return list(dict.fromkeys(state.board.names.get(at, at) for at in (*cities, *towns, *loose)))
