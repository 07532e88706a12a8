"""The search for links: one line is followed from hex to hex with the costs of single lays; what is found is
then played on copies, so that only the rules decide what is offered.

Steps and copies are worked out once for all ways of a position.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import NamedTuple

from games.age_of_steam.actions import Lay
from games.age_of_steam.board import Hex
from games.age_of_steam.laying import lay_cost, put_down, why_not_lay
from games.age_of_steam.network import Edge, ends, network, owns_track, pointed_at, sections_in
from games.age_of_steam.phases.building import most_lays
from games.age_of_steam.state import State
from games.age_of_steam.tiles import TOWN, Section, section
from games.engine.contract import Seat

TRIED = 40
"""So many ways to each place, at most, are played."""


class Way(NamedTuple):
    """Lays, one after the other, and what they cost."""

    lays: tuple[Lay, ...]
    cost: int


class Step(NamedTuple):
    """A lay that leads a way on: what it costs, the hex and its edge that are entered next, how many lays
    more it takes from there at least, and the place that the way has come to where it meets a loose end of
    the builder's or nobody's."""

    lay: Lay
    cost: int
    entered: Edge
    to_go: int
    joins: Hex | None


class Crossing(NamedTuple):
    """What can be laid in a hex that is entered over an edge: to end in its town, and to lead on."""

    stop: Lay | None
    steps: Sequence[Step]


class Search:
    """The ways of a player who builds, from wherever they are asked for."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.most, self.cash = most_lays(state) - state.lays, state.players[seat].cash
        self._loose = network(state).loose
        self._to_go = self._lays_to_go()
        self._crossings: dict[Edge, Crossing] = {}
        self._laid: dict[tuple[Lay, ...], State | None] = {(): state}

    def reached(self, start: str) -> Mapping[str, Sequence[Way]]:
        """The places to which the search comes, by name, with the ways to be tried, the cheapest first."""
        found: dict[str, list[Way]] = {}
        for entered, way in self._heads(start):
            for end, longer in self._enter(entered, way, tuple(lay.at for lay in way.lays)):
                name = self.state.board.names[end]
                if name != start:
                    found.setdefault(name, []).append(longer)
        return {
            name: sorted(ways, key=lambda way: (way.cost, len(way.lays)))[:TRIED]
            for name, ways in sorted(found.items())
        }

    def playable(self, way: Way) -> bool:
        """Whether the rules take its lays, one after the other."""
        before = self._after(way.lays[:-1])
        return before is not None and why_not_lay(before, self.seat, way.lays[-1]) is None

    def _after(self, lays: tuple[Lay, ...]) -> State | None:
        """The position after some lays; nothing if they can't be made."""
        if lays not in self._laid:
            before, lay = self._after(lays[:-1]), lays[-1]
            legal = before is not None and why_not_lay(before, self.seat, lay) is None
            self._laid[lays] = self._copy_with(before, lay) if before is not None and legal else None
        return self._laid[lays]

    def _copy_with(self, before: State, lay: Lay) -> State:
        """A copy that shares all that a lay does not change."""
        state, player = copy(before), copy(before.players[self.seat])
        state.lines, state.tiles, state.players = [*before.lines], {**before.tiles}, [*before.players]
        state.players[self.seat] = player
        state.__dict__["network"] = network(before).forked()
        player.cash -= lay_cost(state, self.seat, lay)
        put_down(state, self.seat, lay)
        return state

    def _heads(self, start: str) -> Iterator[tuple[Edge, Way]]:
        """The first steps: out of a city, out of a town by a new exit, or on from a loose end."""
        state, seat, nothing = self.state, self.seat, Way((), 0)
        at = state.board.hex_of.get(start, start)
        if at not in state.board.terrain:
            return
        for line in network(state).lines_in.get(at, ()):
            target = pointed_at(state, line)
            if target and line.owner in (seat, None) and line.pieces[-1].at == at:
                yield target, nothing
        if state.is_city(at):
            for edge in state.board.onto[at]:
                yield state.board.onto[at][edge], nothing
        elif state.is_town(at) and owns_track(state, seat, at):
            for step in self._crossing((at, TOWN)).steps:
                if step.cost <= self.cash:
                    yield step.entered, Way((step.lay,), step.cost)

    def _enter(self, entered: Edge, way: Way, been: tuple[Hex, ...]) -> Iterator[tuple[Hex, Way]]:
        """Every place that a way comes to, with the way, as far as lays and money go."""
        at, to_go = entered[0], self._far(entered[0])
        if to_go == 0 and way.lays:
            yield at, way
        elif 0 < to_go <= self.most - len(way.lays) and at not in been:
            yield from self._cross(entered, way, (*been, at))

    def _cross(self, entered: Edge, way: Way, been: tuple[Hex, ...]) -> Iterator[tuple[Hex, Way]]:
        (lays, cost), (stop, steps) = way, self._crossing(entered)
        if stop is not None:
            total = cost + lay_cost(self.state, self.seat, stop)
            if total <= self.cash:
                yield entered[0], Way((*lays, stop), total)
        left = self.most - len(lays) - 1
        for lay, price, onto, to_go, joins in steps:
            total = cost + price
            if total > self.cash or (to_go > left and joins is None):
                continue
            longer = Way((*lays, lay), total)
            if joins is not None:
                yield joins, longer
            if to_go <= left:
                yield from self._enter(onto, longer, been)

    def _far(self, at: Hex) -> int:
        return self._to_go.get(at, self.most + 1)

    def _lays_to_go(self) -> Mapping[Hex, int]:
        """How many lays it takes at least from entering a hex until a place is come to, as far as lays go:
        none in a city, one in a town or where a loose end may be met."""
        board = self.state.board
        found = dict.fromkeys((*board.cities, *self.state.new_cities), 0)
        edge, stops = list(found), [*board.towns, *(at for at, _ in self._loose)]
        for lays in range(1, self.most + 1):
            beyond = (board.onto[at][side][0] for at in edge for side in board.onto[at])
            edge = [at for at in {*stops, *beyond} if at not in found]
            found |= dict.fromkeys(edge, lays)
        return found

    def _crossing(self, entered: Edge) -> Crossing:
        """The lays that lead on from a hex that is entered over an edge, or begun from its town."""
        if entered not in self._crossings:
            at, edge = entered
            old, stop = sections_in(self.state, at), None
            if not self.state.is_town(at):
                used = {end for pair in old for end in pair}
                outs = self.state.board.onto[at] if edge not in used else ()
                new = [(out, [section(edge, out)]) for out in outs if out != edge and out not in used]
            else:
                coming = [(edge, TOWN)] if edge != TOWN else []
                stop = _lay(at, old, coming) if coming else None
                outs = self.state.board.onto[at]
                new = [(o, [*coming, (o, TOWN)]) for o in outs if o != edge and (o, TOWN) not in old]
            steps = [self._step(at, out, _lay(at, old, pairs)) for out, pairs in new]
            self._crossings[entered] = Crossing(stop, steps)
        return self._crossings[entered]

    def _step(self, at: Hex, out: int, lay: Lay) -> Step:
        onto, line, joins = self.state.board.onto[at][out], self._loose.get((at, out)), None
        if line is not None and line.owner in (self.seat, None):
            joins = ends(self.state, line)[0]
        return Step(lay, lay_cost(self.state, self.seat, lay), onto, self._far(onto[0]), joins)


def _lay(at: Hex, old: Iterable[Section], new: Iterable[Section]) -> Lay:
    return Lay(at, tuple(sorted({*old, *new})))
