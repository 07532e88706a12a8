"""What a sensible player does without much thought: play-outs are made of it."""

from collections.abc import Mapping, Sequence
from random import Random

from games.automobile import factories
from games.automobile.actions import (
    Bonus,
    Build,
    Choose,
    Close,
    Distribute,
    FordBuild,
    HowardSale,
    Move,
    Pass,
    Produce,
    Reduce,
    Research,
    Sell,
)
from games.automobile.components import (
    DISTRIBUTORS,
    FACTORIES_A_SPACE,
    PARTS_COST,
    PLACED_AT_ONCE,
    REDUCED_SETS,
    ROUNDS,
    TURNS,
    CarClass,
    Character,
)
from games.automobile.estimate import point_cost, space_worth
from games.automobile.market import Forecast, Lot, actions_left, lots_of, seen_demand
from games.automobile.phases import choosing, distribution, executive, howard
from games.automobile.state import Phase, Space, State
from games.engine.contract import Seat
from games.engine.ranges import Amount

PURSE = 700
"""Money to be kept for the production of a turn: eight or nine cars."""
WISHES = {
    Character.FORD: 0.7,
    Character.KETTERING: 1.5,
    Character.HOWARD: 2.5,
    Character.DURANT: 3.0,
    Character.CHRYSLER: 4.0,
}
"""Which characters are taken, compared with each other: most of these and of the weights below were
tried in 160 to 320 games against variants; the rest is judgement."""
LAST_DURANT = 1.0
"""The wish for Durant in the last turn: what he builds sells only once."""
SLOAN = 0.75
"""The wish for Sloan, for each loss point and turn: points get dearer."""
MOOD = 0.2
"""How far a wish may be off, by chance."""
RESEARCH, MORE_RESEARCH, ENOUGH = 0.15, 0.01, 3
"""The weight of R&D as an action, where there is not enough to build with and elsewhere."""
FIRST_BUILD, DISTRIBUTE, CLOSE = 16.0, 6.0, 0.25
"""The weights of other actions."""
BUILD = (9.0, 9.0, 6.0, 2.0)
"""The weight of building, by turn."""
NEW_NOISE, MORE_TILES, PARTS_FACTORY = 100.0, 30.0, 500.0
"""How far what a new space earns may be off, and how much more tiles and a parts factory may earn."""
CUBE_SPENT = 10.0
"""What a build is charged for an R&D cube."""
OLD = 4
"""A space with so many newer ones in its class is closed rather than kept."""


def policy(state: State, seat: Seat, dice: Random) -> Move:
    """A sensible move."""
    match state.phase:
        case Phase.CHOOSING:
            return _choice(state, seat, dice)
        case Phase.DURANT:
            return _durant(state, seat, dice)
        case Phase.ACTIONS:
            return _action(state, seat, dice)
        case Phase.FORD:
            return _ford(state, seat)
        case Phase.HOWARD:
            return max(howard.moves(state), key=lambda move: _howard(state, move))
        case Phase.DISTRIBUTION:
            return max(distribution.moves(state), key=lambda move: _sale(state, move))
    return _decision(state, seat)


def _choice(state: State, seat: Seat, dice: Random) -> Move:
    free = [move for move in choosing.moves(state) if isinstance(move, Choose)]
    wishes = WISHES | {Character.SLOAN: SLOAN * state.players[seat].losses * state.turn}
    if state.turn == TURNS:
        wishes[Character.DURANT] = LAST_DURANT
    return max(free, key=lambda move: wishes[move.character] * dice.uniform(1 - MOOD, 1 + MOOD))


def _durant(state: State, seat: Seat, dice: Random) -> Move:
    return max(new_builds(state, seat, (1,)), key=lambda found: found[0] + NEW_NOISE * dice.random())[1]


def new_builds(state: State, seat: Seat, tiles: Sequence[int] = (1, 2)) -> list[tuple[float, Build]]:
    """What can be built on vacant spaces, and what each would earn."""
    found = []
    money, left = state.money(seat), state.factories_left(seat)
    for model in factories.within_reach(state, seat):
        if state.spaces[model].seat is None:
            cost, cubes = state.board.models[model].cost, factories.research_cost(state, model)
            for count in tiles:
                if count <= left and count * cost <= money:
                    earned = space_worth(state, model, count, False) - CUBE_SPENT * cubes
                    found.append((earned, Build(model, count, False)))
    return found


def _action(state: State, seat: Seat, dice: Random) -> Move:
    """Production waits for the last action; before it comes what weighs most, by lot."""
    left = actions_left(state)[seat]
    if left == 1 and (production := planned(state, seat, own_lots(state, seat))):
        return production
    own = dict(state.spaces_of(seat))
    moves: list[Move] = [Research()]
    weights = [RESEARCH if state.players[seat].research < ENOUGH and state.turn < TURNS else MORE_RESEARCH]
    if placing := _placing(state, seat, own, left):
        moves.append(placing)
        weights.append(DISTRIBUTE)
    if build := _build(state, seat, dice, own, left):
        moves.append(build)
        weights.append(BUILD[state.turn - 1] if own else FIRST_BUILD)
    if old := _outdated(state, own):
        moves.append(Close(old))
        weights.append(CLOSE)
    return dice.choices(moves, weights)[0]


def _build(state: State, seat: Seat, dice: Random, own: Mapping[str, Space], left: int) -> Build | None:
    """A new space, or more on the newest one, if there is money left to produce with."""
    if left == 1 and state.turn == TURNS:
        return None
    purse = (state.players[seat].cash if own else state.money(seat)) - PURSE
    builds = [
        (earned + NEW_NOISE * dice.random(), build)
        for earned, build in new_builds(state, seat)
        if factories.build_cost(state, build) <= purse
    ]
    for model, space in own.items():
        build = Build(model, 1, False)
        cost = state.board.models[model].cost
        if space.factories < FACTORIES_A_SPACE and state.factories_left(seat) and cost <= purse:
            builds.append((MORE_TILES * dice.random(), build))
        if not space.parts and state.has_parts(seat) and purse >= PARTS_COST and space.factories > 1:
            builds.append((PARTS_FACTORY * dice.random(), Build(model, 0, True)))
    best = max(builds, default=None, key=lambda found: found[0])
    return best[1] if best and best[0] > 0 else None


def _outdated(state: State, own: Mapping[str, Space]) -> str | None:
    """An old space that has no cars and costs more points than it earns."""
    if len(own) < 2:
        return None
    oldest = next(iter(own))
    car_class, place = state.board.models[oldest].car_class, state.board.position[oldest]
    newer = sum(
        not state.is_vacant(model) and row.car_class is car_class and state.board.position[model] > place
        for model, row in state.board.models.items()
    )
    return oldest if newer >= OLD and not own[oldest].cars else None


def own_lots(state: State, seat: Seat) -> list[Lot]:
    """A seat's lots after a forecast in which it may produce once more everywhere."""
    rooms = [bool(actions) for actions in actions_left(state)]
    forecast = Forecast(state, seen_demand(state, seat), lots_of(state, rooms))
    return [lot for row in forecast.lots.values() for lot in row if lot.seat == seat]


def planned(state: State, seat: Seat, lots: Sequence[Lot], scale: float = 1.0) -> Produce | None:
    """The production of what the forecast sells, within what can be produced and paid."""
    money, pieces = state.money(seat), state.cars_left(seat)
    counts: dict[str, int] = {}
    for lot in sorted(lots, key=lambda lot: lot.cost - lot.price):
        low, high = factories.output(state, lot.model)
        wanted = round(lot.wanted * scale)
        if wanted < low and wanted * (lot.price - lot.cost) < (low - wanted) * (
            lot.cost + point_cost(state.turn)
        ):
            continue
        count = min(max(wanted, low), high, money // lot.cost, pieces)
        if count >= low:
            counts[lot.model] = count
            money -= count * lot.cost
            pieces -= count
    return produced(state, counts)


def produced(state: State, counts: Mapping[str, int]) -> Produce | None:
    """The action, in the order of the ring."""
    amounts = tuple(Amount(model, counts[model]) for model in state.spaces if counts.get(model))
    return Produce(amounts) if amounts else None


def _placing(state: State, seat: Seat, own: Mapping[str, Space], left: int) -> Distribute | None:
    """As many as will find slots and cars; in the middle, from where they can sell any car."""
    placed = sum(state.players[seat].bands.values())
    on_board = sum(sum(player.bands.values()) for player in state.players)
    slots = sum(row.slots_in(state.turn) for row in state.board.classes.values())
    count = min(PLACED_AT_ONCE, DISTRIBUTORS - placed, to_sell(state, own, left) - placed, slots - on_board)
    return Distribute(0, count, 0) if count > 0 else None


def to_sell(state: State, own: Mapping[str, Space], left: int) -> int:
    """About how many cars there can be to sell this turn, where the first of so many actions places
    distributors."""
    return sum(
        max(space.cars, factories.output(state, model)[1] * (left > 1)) for model, space in own.items()
    )


def _ford(state: State, seat: Seat) -> Move:
    """One more on the newest space, with money for it in hand."""
    purse = state.players[seat].cash - (0 if state.round == ROUNDS else PURSE)
    for model, space in reversed(state.spaces.items()):
        fits = space.seat == seat and space.factories < FACTORIES_A_SPACE
        if fits and state.factories_left(seat) and state.board.models[model].cost <= purse:
            return FordBuild(model, False)
    return Pass()


def _howard(state: State, move: Move) -> float:
    """The dearest; then what is the least likely to be sold otherwise, the oldest of the largest heap."""
    assert isinstance(move, HowardSale)
    return sum(
        amount.count * (state.board.class_of(amount.what).price - state.board.position[amount.what])
        for amount in move.amounts
    )


def _sale(state: State, move: Move) -> float:
    """The dearest, then the oldest; the middle band is kept as long as another will do."""
    assert isinstance(move, Sell)
    return (
        state.board.class_of(move.model).price
        - state.board.position[move.model]
        - 0.5 * (move.band is CarClass.MID)
    )


def _decision(state: State, seat: Seat) -> Move:
    """Markers where cars would stay unsold, one after the other; else to pass."""
    if not any(space.cars for _, space in state.spaces_of(seat)):
        return Pass()
    lots = own_lots(state, seat)
    over = max(lots, default=None, key=lambda lot: lot.left)
    if over is not None and over.left > 0:
        lost = over.left
        if executive.why_not(state, Bonus(over.model)) is None:
            return Bonus(over.model)
        row = state.board.class_of(over.model)
        if row.reduced is not None:
            given = over.sold * (row.price - row.reduced)
            gained = min(lost, over.sold) * (row.reduced + point_cost(state.turn))
            for markers in dict.fromkeys(REDUCED_SETS):
                reduce = Reduce(over.model, markers)
                if gained > given and executive.why_not(state, reduce) is None:
                    return reduce
    return Pass()
