"""What a company has before it: what its network will bring, what it can pay, what money is worth to it."""

from collections.abc import Sequence
from functools import cache, cached_property
from math import fsum
from typing import NamedTuple

from games.age_of_steam.components import INCOME_POINTS, MOST_ENGINE, MOVE_ROUNDS, SHARE_POINTS, TURNS
from games.age_of_steam.projects import Project
from games.age_of_steam.state import Phase, State
from games.age_of_steam.traffic import Graph, Hauls, Lot, colours, graph_of, hauls, lots, numbers, with_links
from games.engine.contract import Seat

REDUCED = 0.93
"""The part of an income that a turn's reduction leaves."""
DOLLAR, EARLY_DOLLAR = 0.3, 0.1
"""What a dollar is worth in points at the end, and how much more for every turn that is still to come."""
LINK, ENGINE = 3.0, 1.5
"""What a link and a step of the engine are worth for every turn to come, in points, besides what they bring
with the cubes that can be seen."""
FORESEEN = 4
"""Turns of deliveries that are looked at."""
SURE, SECOND = 0.5, 0.9
"""How likely cubes are still there a turn later, and in the second round of deliveries."""
GROWTH = 0.5
"""By how many links ways get longer in a turn."""
TAKEN = 1
"""Cubes that others may take first."""
RUIN, DEEPER = 120.0, 20.0
"""Points lost where cash and income together can't pay, and for every dollar that is then missing."""
AFTER_MONEY = (Phase.PRODUCTION, Phase.PLACING, Phase.GROWTH)


def dollar(turns: int) -> float:
    """What a dollar is worth while there will be expenses so many times."""
    return DOLLAR + EARLY_DOLLAR * turns


@cache
def income_worth(turns: int) -> float:
    """What a dollar of income is worth, in points, while there will be income so many times."""
    return INCOME_POINTS * REDUCED**turns + _every_turn(turns)


@cache
def share_cost(turns: int) -> float:
    """What a share costs by the end, in points, besides the money that it brings."""
    return SHARE_POINTS + _every_turn(turns)


@cache
def engine_worth(turns: int) -> float:
    """What a step of the engine is worth, besides what it brings at once, its cost paid."""
    return ENGINE * (turns - 1) - _every_turn(turns)


@cache
def _every_turn(turns: int) -> float:
    """What a dollar in every turn to come is worth."""
    return fsum(dollar(left) for left in range(turns))


def turns_left(state: State) -> int:
    """How often there will still be income and expenses."""
    return TURNS[len(state.players)] - state.turn + (state.phase not in AFTER_MONEY)


class Gain(NamedTuple):
    """What deliveries bring if nobody else takes the cubes, and if somebody does."""

    hoped: float
    sure: float


class Outlook:
    """A company's prospects in a position, in which it has so many deliveries left in the turn."""

    def __init__(self, state: State, seat: Seat, slots: int = MOVE_ROUNDS) -> None:
        self.state, self.player, self.slots = state, state.players[seat], slots
        self.turns = turns_left(state)
        self.takes = colours(state)
        self.graph = graph_of(state, seat)
        self.goods = lots(state)
        self.number = numbers(state.board)

    @cached_property
    def hauls(self) -> Hauls:
        """What its network brings."""
        return self.hauls_of(self.graph)

    def hauls_of(self, graph: Graph, takes: Sequence[int] = ()) -> Hauls:
        """What another network would bring, or what this one would if places took other goods."""
        return hauls(graph, takes or self.takes, self.goods, min(self.player.engine + 2, MOST_ENGINE))

    def hauls_after(self, project: Project) -> Hauls:
        """What it brings once a project is built."""
        pairs = [(self.number[a], self.number[b]) for a, b in project.pairs]
        return self.hauls_of(with_links(self.graph, pairs))

    def prospect(
        self,
        best: Hauls | None = None,
        *,
        engine: int = 0,
        goods: Sequence[Lot] | None = None,
        gained: int = 0,
        spent: int = 0,
    ) -> float:
        """What deliveries are worth, less what it costs if the turn's expenses can't be paid: with other
        ways, another engine, other goods, when a delivery has brought or a project has cost something."""
        best, engine = best or self.hauls, engine or self.player.engine
        goods = self.goods if goods is None else goods
        soon = self.soon(best, engine, goods)
        gain = Gain(soon.hoped + gained, soon.sure + gained)
        cash = self.player.cash - spent
        return self.potential(best, engine, goods) - self.shortage(cash, gain, self.player.shares, engine)

    def potential(self, best: Hauls, engine: int, goods: Sequence[Lot]) -> float:
        """What the deliveries of this turn and the next ones are worth, in points."""
        ahead = min(engine + 1, MOST_ENGINE)
        found: list[tuple[float, float, float]] = []
        for lot in goods:
            row = best.get((lot.start, lot.colour))
            if row is not None and row[ahead]:
                found += [(row[engine], row[ahead], 1.0)] * lot.there
                if lot.coming:
                    found.append((0.0, row[ahead], lot.coming))
        found.sort(reverse=True)
        total, used, step, room = 0.0, 0.0, 0, float(self.slots)
        weight = income_worth(self.turns) * (1.0 if self.slots == MOVE_ROUNDS else SECOND)
        for now, later, share in found:
            while used >= room or not (now or step):
                step += 1
                room += MOVE_ROUNDS
                weight = income_worth(self.turns - step) * SURE**step
            if step >= min(FORESEEN, self.turns):
                break
            total += share * weight * (min(float(engine), later + GROWTH * step) if step else now)
            used += share
        return total

    def soon(self, best: Hauls, engine: int, goods: Sequence[Lot]) -> Gain:
        """By how much this turn's deliveries raise the income."""
        values: list[float] = []
        for lot in goods:
            if lot.there and (row := best.get((lot.start, lot.colour))):
                values += [row[engine]] * lot.there
        values.sort(reverse=True)
        return Gain(fsum(values[: self.slots]), fsum(values[TAKEN : self.slots + TAKEN]))

    def shortage(self, cash: int, gain: Gain, shares: int, engine: int) -> float:
        """What it costs not to be able to pay this turn's expenses, in points: as likely as not, others
        take cubes first."""
        lack = [self._lack(cash, more, shares, engine) for more in gain]
        return (lack[0] + lack[1]) / 2

    def _lack(self, cash: int, gain: float, shares: int, engine: int) -> float:
        income = self.player.income + gain
        missing = shares + engine - cash - income
        if missing <= 0:
            return 0.0
        ruin = RUIN + DEEPER * (missing - income) if missing > income else 0.0
        return missing * income_worth(self.turns) + ruin
