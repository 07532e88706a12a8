"""What could be done now, with what it is worth to who does it, in points."""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple, TypeVar

from games.age_of_steam.actions import Choose, Lay, Move, Pass, PlaceCube, Upgrade, Urbanize
from games.age_of_steam.components import (
    COLOURS,
    ENGINEER_LAYS,
    KEPT,
    LAYS,
    MOST_ENGINE,
    MOVE_ROUNDS,
    SHARE,
    Privilege,
)
from games.age_of_steam.goods import deliveries, empty_spaces, income_of
from games.age_of_steam.outlook import (
    LINK,
    Gain,
    Outlook,
    dollar,
    engine_worth,
    income_worth,
    share_cost,
)
from games.age_of_steam.phases import building, moving
from games.age_of_steam.projects import Project, Site
from games.age_of_steam.state import State
from games.age_of_steam.traffic import ALL, BIT, Lot, hauls
from games.engine.contract import Seat

MOOD = 0.1
"""How far a judgement of a project may be off, by chance."""
BID = 2
"""What is kept for the auction when shares are issued."""
RIVAL = 0.3
"""How much of what others get is one's own loss."""
CONTESTED = 0.3
"""How likely a cube that is in view is lost to others who come first."""
BUILD_FIRST = 0.15
"""The part of a project that is lost, on the average, to others who come first."""
CUBE, STAY = 0.7, 2.0
"""What a cube on the display is worth to who puts it there, and to be able to pass and stay."""

T = TypeVar("T")
Judged = list[tuple[float, T]]
"""What there is to choose from, the best first."""


class Prospect(NamedTuple):
    """A project, or none, what it is worth unpaid, and what this turn's deliveries then bring."""

    gain: float
    soon: Gain
    project: Project


NOTHING = Project((), {}, 0, 0)


def _best_first(found: Iterable[tuple[float, T]]) -> Judged[T]:
    return sorted(found, key=lambda entry: -entry[0])


def prospects(outlook: Outlook, site: Site, lays: int, cash: int, dice: Random | None) -> list[Prospect]:
    """What could be built with so many lays and so much money, or nothing."""
    engine, goods = outlook.player.engine, outlook.goods
    before = outlook.potential(outlook.hauls, engine, goods)
    found = [Prospect(0.0, outlook.soon(outlook.hauls, engine, goods), NOTHING)]
    for project in site.projects(lays, cash):
        best = outlook.hauls_after(project)
        gain = outlook.potential(best, engine, goods) - before
        gain += project.sections + LINK * (outlook.turns - 1) * len(project.pairs)
        if dice:
            gain *= dice.uniform(1 - MOOD, 1 + MOOD)
        found.append(Prospect(gain, outlook.soon(best, engine, goods), project))
    return found


def _paid(outlook: Outlook, prospect: Prospect, cash: int, shares: int = 0) -> float:
    """What a project is worth when it is paid out of so much money, with so many new shares."""
    player, cost = outlook.player, prospect.project.cost
    short = outlook.shortage(cash - cost, prospect.soon, player.shares + shares, player.engine)
    return prospect.gain - cost * dollar(outlook.turns - 1) - short


def issues(state: State, seat: Seat, most: int, dice: Random | None = None) -> Judged[int]:
    """Numbers of shares, by the best that can then be built and paid."""
    outlook = Outlook(state, seat)
    turns, cash = outlook.turns, outlook.player.cash - (BID if outlook.turns > 1 else 0)
    found = prospects(outlook, Site(state, seat), LAYS, cash + SHARE * most, dice)
    each = SHARE * dollar(turns - 1) - share_cost(turns)
    return _best_first(
        (
            count * each
            + max(
                _paid(outlook, prospect, cash + SHARE * count, count)
                for prospect in found
                if prospect.project.cost <= max(cash + SHARE * count, 0)
            ),
            count,
        )
        for count in range(most + 1)
    )


def choices(state: State, seat: Seat) -> Judged[Choose]:
    """The actions that are free."""
    outlook = Outlook(state, seat)
    player, turns = outlook.player, outlook.turns
    found = prospects(outlook, Site(state, seat), ENGINEER_LAYS, player.cash, None)

    def best(lays: int) -> tuple[float, Gain]:
        """The best project of so many lays, paid, and what this turn's deliveries then bring."""
        fitting = [prospect for prospect in found if len(prospect.project.tiles) <= lays]
        return max((_paid(outlook, prospect, player.cash), prospect.soon) for prospect in fitting)

    usual, soon = best(LAYS)
    wishes = {
        Privilege.FIRST_MOVE: CONTESTED * (soon.hoped - soon.sure) * income_worth(turns),
        Privilege.FIRST_BUILD: BUILD_FIRST * usual,
        Privilege.ENGINEER: best(ENGINEER_LAYS)[0] - usual,
        Privilege.LOCOMOTIVE: 0.0,
        Privilege.URBANIZATION: max((value for value, _ in new_cities(state, seat)), default=0.0),
        Privilege.PRODUCTION: CUBE * min(len(empty_spaces(state)), KEPT) if turns > 1 else 0.0,
        Privilege.TURN_ORDER: STAY if turns > 1 else 0.0,
    }
    if player.engine < MOST_ENGINE:
        better = outlook.prospect(engine=player.engine + 1)
        wishes[Privilege.LOCOMOTIVE] = better - outlook.prospect() + engine_worth(turns)
    return _best_first(
        (wish, Choose(privilege)) for privilege, wish in wishes.items() if state.holder_of(privilege) is None
    )


def new_cities(state: State, seat: Seat) -> Judged[Urbanize]:
    """New cities in the own network, as far as they would help it."""
    outlook = Outlook(state, seat)
    before, takes = outlook.prospect(), outlook.takes
    found: dict[tuple[int, int], tuple[float, Urbanize]] = {}
    letters = [letter for letter in state.board.new_cities if letter not in state.new_cities.values()]
    towns = [at for at in state.board.towns if state.is_town(at) and outlook.graph[outlook.number[at]]]
    for letter in letters:
        colour = BIT[state.board.new_cities[letter].colour]
        for at in towns:
            number = outlook.number[at]
            if (number, colour) not in found:
                changed = [*takes[:number], colour, *takes[number + 1 :]]
                value = outlook.prospect(outlook.hauls_of(outlook.graph, changed)) - before
                found[number, colour] = value, Urbanize(state.board.names[at], letter)
    return _best_first(entry for entry in found.values() if entry[0] > 0)


def cities(state: State, seat: Seat) -> Judged[Urbanize]:
    """The same for who may place one now."""
    if state.players[seat].privilege is not Privilege.URBANIZATION or state.urbanized or state.lays:
        return []
    return [entry for entry in new_cities(state, seat) if building.why_not(state, entry[1]) is None]


def builds(state: State, seat: Seat, dice: Random | None = None) -> Judged[list[Lay]]:
    """The tiles of projects that are worth more than they cost."""
    lays = building.most_lays(state) - state.lays
    if lays <= 0:
        return []
    outlook, site = Outlook(state, seat), Site(state, seat)
    cash = outlook.player.cash
    nothing, *found = prospects(outlook, site, lays, cash, dice)
    least = _paid(outlook, nothing, cash)
    return _best_first(
        (value, site.lays(prospect.project))
        for prospect in found
        if (value := _paid(outlook, prospect, cash)) > least
    )


def moves(state: State, seat: Seat, dice: Random | None = None) -> Judged[Move]:
    """Deliveries, a better engine, and neither."""
    outlook = Outlook(state, seat, MOVE_ROUNDS - state.move_round)
    weight = income_worth(outlook.turns)
    rest: dict[tuple[int, int, int], float] = {}
    found: list[tuple[float, Move]] = [(outlook.prospect(), Pass())]
    for move in deliveries(state, seat):
        income = income_of(move)
        own = income.pop(COLOURS[seat], 0)
        others = sum(count for colour, count in income.items() if colour in COLOURS)
        start, colour = outlook.number[state.board.hex_of[move.start]], BIT[move.cube]
        if (start, colour, own) not in rest:
            goods = [
                lot._replace(there=lot.there - 1) if (lot.start, lot.colour) == (start, colour) else lot
                for lot in outlook.goods
            ]
            rest[start, colour, own] = outlook.prospect(goods=goods, gained=own)
        doubt = dice.random() if dice else 0.0
        found.append((weight * (own - RIVAL * others) + rest[start, colour, own] - doubt, move))
    if moving.why_not(state, Upgrade()) is None:
        better = outlook.prospect(engine=outlook.player.engine + 1)
        found.append((better + engine_worth(outlook.turns), Upgrade()))
    return _best_first(found)


def placings(state: State, seat: Seat, dice: Random | None = None) -> Judged[PlaceCube]:
    """Where drawn cubes can be put: where its own trains can take them, and soon."""
    outlook = Outlook(state, seat)
    homes = {letter: outlook.number[at] for at, letter in state.new_cities.items()}
    everything = [Lot(number, ALL, 1, 0.0) for number in outlook.number.values()]
    best = hauls(outlook.graph, outlook.takes, everything, MOST_ENGINE)
    found = []
    for cube in dict.fromkeys(state.drawn):
        for column, space in empty_spaces(state):
            at = state.board.hex_of.get(column, column)
            row = best.get((homes.get(at, outlook.number.get(at, -1)), BIT[cube]))
            value = (row[-1] if row else 0.0) - space / 10 + (dice.random() / 2 if dice else 0.0)
            found.append((value, PlaceCube(cube, column, space)))
    return _best_first(found)
