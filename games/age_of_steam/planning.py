"""Whole links: the cheapest ways from here to there that the rest of a build allows, tile by tile.

The search follows one line from hex to hex with the costs of single lays; what it finds is then
played on a copy, so that only the rules decide what is offered.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.age_of_steam.actions import Lay, Move
from games.age_of_steam.board import Hex
from games.age_of_steam.laying import lay_cost, put_down, why_not_lay
from games.age_of_steam.network import across, ends, network, opposite, pointed_at, sections_in
from games.age_of_steam.phases.building import most_lays
from games.age_of_steam.state import Phase, State
from games.age_of_steam.tiles import EDGES, TOWN, section
from games.engine.contract import Seat, clone

SEVERAL = 5
TRIED = 40


@dataclass(frozen=True)
class Head:
    """Where a way has come to: about to enter a hex over one of its edges."""

    at: Hex
    edge: int
    lays: tuple[Lay, ...]
    cost: int


def starts(state: State, seat: Seat) -> list[str]:
    """The places and loose ends from which a link could be begun or gone on with."""
    if not _builds(state, seat):
        return []
    return [name for name in _origins(state, seat) if plans(state, seat, name)]


def plans(state: State, seat: Seat, start: str) -> dict[str, list[Sequence[Move]]]:
    """For every place that can be reached from a start: the cheapest ways, the cheapest first; nothing for
    who does not build now."""
    if not _builds(state, seat):
        return {}
    found: dict[str, list[tuple[int, tuple[Lay, ...]]]] = {}
    for head in _heads(state, seat, start):
        for end, way in _follow(state, seat, head):
            name = state.board.names[end]
            if name != start:
                found.setdefault(name, []).append((way.cost, way.lays))
    offered: dict[str, list[Sequence[Move]]] = {}
    for end, ways in sorted(found.items()):
        tried = sorted(ways, key=lambda way: (way[0], len(way[1])))[:TRIED]
        playable = [lays for _, lays in tried if _is_playable(state, seat, lays)]
        if playable:
            offered[end] = list(playable[:SEVERAL])
    return offered


def _builds(state: State, seat: Seat) -> bool:
    return state.phase is Phase.BUILDING and state.asked == seat and state.lays < most_lays(state)


def _origins(state: State, seat: Seat) -> list[str]:
    """Cities, towns where he has a section, and the hexes of his or unowned loose ends, towns by name."""
    cities = [*state.board.cities, *state.new_cities]
    towns = [at for at in state.board.towns if state.is_town(at) and _owns(state, seat, at)]
    loose = [
        line.pieces[-1].at for line in state.lines if line.owner in (seat, None) and pointed_at(state, line)
    ]
    return list(dict.fromkeys(state.board.names.get(at, at) for at in (*cities, *towns, *loose)))


def _owns(state: State, seat: Seat, at: Hex) -> bool:
    return any(line.owner == seat for line in network(state).lines_in.get(at, ()))


def _heads(state: State, seat: Seat, start: str) -> Iterator[Head]:
    """The first steps: out of a city, out of a town by a new exit, or on from a loose end."""
    at = state.board.hex_of.get(start, start)
    if at not in state.board.terrain:
        return
    for line in network(state).lines_in.get(at, ()):
        target = pointed_at(state, line)
        if target and line.owner in (seat, None) and line.pieces[-1].at == at:
            yield Head(*target, (), 0)
    if state.is_city(at):
        for edge in range(len(EDGES)):
            if beyond := across(state, at, edge):
                yield Head(beyond, opposite(edge), (), 0)
    elif state.is_town(at) and _owns(state, seat, at):
        yield from _leaving_town(state, seat, at, Head(at, TOWN, (), 0))


def _follow(state: State, seat: Seat, head: Head) -> Iterator[tuple[Hex, Head]]:
    """Every place that a way comes to, with the way, as far as lays and money go."""
    if not state.board.is_land(head.at):
        return
    if state.is_city(head.at):
        if head.lays:
            yield head.at, head
        return
    if len(head.lays) >= most_lays(state) - state.lays or any(lay.at == head.at for lay in head.lays):
        return
    if state.is_town(head.at):
        stopped = _with(state, seat, head, {*sections_in(state, head.at), (head.edge, TOWN)})
        if stopped is not None:
            yield head.at, stopped
        heads = _leaving_town(state, seat, head.at, head)
    else:
        heads = _through(state, seat, head)
    for after in heads:
        yield from _joined(state, seat, after)
        yield from _follow(state, seat, after)


def _joined(state: State, seat: Seat, head: Head) -> Iterator[tuple[Hex, Head]]:
    """Where a way meets a loose end of his or nobody's, it has come to that line's place."""
    line = network(state).loose.get((head.lays[-1].at, opposite(head.edge)))
    if line is not None and line.owner in (seat, None):
        place = ends(state, line)[0]
        if place is not None:
            yield place, head


def _through(state: State, seat: Seat, head: Head) -> Iterator[Head]:
    """A section from the edge that is entered to any other, beside or across what lies there."""
    old = sections_in(state, head.at)
    used = {end for pair in old for end in pair}
    if head.edge in used:
        return
    for edge in range(len(EDGES)):
        beyond = across(state, head.at, edge)
        if edge != head.edge and edge not in used and beyond is not None:
            longer = _with(state, seat, head, {*old, section(head.edge, edge)})
            if longer is not None:
                yield Head(beyond, opposite(edge), longer.lays, longer.cost)


def _leaving_town(state: State, seat: Seat, at: Hex, head: Head) -> Iterator[Head]:
    old = sections_in(state, at)
    entered = {(head.edge, TOWN)} if head.edge != TOWN else set()
    for edge in range(len(EDGES)):
        beyond = across(state, at, edge)
        if (edge, TOWN) not in {*old, *entered} and beyond is not None:
            longer = _with(state, seat, head, {*old, *entered, (edge, TOWN)})
            if longer is not None:
                yield Head(beyond, opposite(edge), longer.lays, longer.cost)


def _with(state: State, seat: Seat, head: Head, sections: set[tuple[int, int]]) -> Head | None:
    """The way with one more lay, if it can still be paid."""
    lay = Lay(head.at, tuple(sorted(sections)))
    cost = head.cost + lay_cost(state, seat, lay)
    return Head(head.at, head.edge, (*head.lays, lay), cost) if cost <= state.players[seat].cash else None


def _is_playable(state: State, seat: Seat, lays: Sequence[Lay]) -> bool:
    """Whether the rules take these lays, one after the other."""
    copy = clone(state)
    for lay in lays:
        if why_not_lay(copy, seat, lay) is not None:
            return False
        copy.players[seat].cash -= lay_cost(copy, seat, lay)
        put_down(copy, seat, lay)
    return True
