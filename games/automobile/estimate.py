"""How everybody stands: the money that each seat can expect to have in the end."""

from collections.abc import Sequence
from functools import cache
from math import fsum

from games.automobile.components import (
    CLASSES,
    CLOSING_LOSS,
    INTEREST,
    LOSS_RATES,
    PARTS_COST,
    PARTS_SAVING,
    REPAYMENT,
    TURNS,
    CarClass,
    Character,
)
from games.automobile.factories import halved
from games.automobile.market import (
    Forecast,
    actions_left,
    coming_demand,
    known_demand,
    lots_of,
)
from games.automobile.state import Phase, Space, State
from games.engine.contract import Seat

KEPT = 0.7
"""The part of a loss point that is still there a turn later: some are halved by Sloan or by a closing."""
HOPED = 0.85
"""The part of a profit that comes in of what is not even produced yet."""
NEWCOMERS = 0.4
"""New spaces a class, a turn and a player: a player builds about one a turn, in one of three classes."""
SELLING = 0.5
"""The part of them that sells already, half of them being built after a turn's production."""
NEWCOMER_CARS = 5
"""What such a space sells ahead of the others."""
TAKEN = 0.85
"""The part of the slots that is used."""
ACTION = 60.0
"""An action that is left, besides the production that is forecast."""
CUBE, LATE_CUBE = 20.0, 8.0
"""An R&D cube while two more turns are to come, and later, when little but bonus markers is bought with it.
This, `DISTRIBUTOR` and `PLACE` are rounded by eye from a least-squares fit of 400 games of the policy."""
DISTRIBUTOR = 25.0
"""A distributor on the board, for each turn to come."""
MIDDLE = 1.0
"""A trifle that prefers the middle band, from where any car can be sold."""
PLACE = 30.0
"""To choose one place earlier in the turn that comes."""


def worth(state: State) -> list[float]:
    """The money that each seat can expect at the end, in every phase."""
    seats = range(len(state.players))
    if state.phase is Phase.OVER:
        return [_counted(state, seat) for seat in seats]
    left = actions_left(state)
    profit, points = _this_turn(state, left)
    later = range(state.turn + 1, TURNS + 1)
    spaces = _spaces_later(state, later)
    return [
        _counted(state, seat)
        + profit[seat]
        - points[seat] * point_cost(state.turn)
        - INTEREST * state.players[seat].loans * (len(later) + 1)
        + spaces[seat]
        + _position(state, seat, later)
        + ACTION * max(left[seat] - 1, 0)
        for seat in seats
    ]


@cache
def point_cost(turn: int) -> float:
    """What a loss point that is taken in a turn costs by the end."""
    return fsum(rate * KEPT**step for step, rate in enumerate(LOSS_RATES[turn - 1 :]))


def _counted(state: State, seat: Seat) -> float:
    """What would be counted if the game ended now."""
    player, tiles = state.players[seat], 0
    models = state.board.models
    for model, space in state.spaces.items():
        if space.seat == seat:
            tiles += space.factories * models[model].cost + PARTS_COST * space.parts
    return player.cash + tiles - REPAYMENT * player.loans - player.debt


def _this_turn(state: State, left: Sequence[int]) -> tuple[list[float], list[float]]:
    """What the sales of the turn will bring, production to come paid for, and the loss points to be paid."""
    forecast = Forecast(state, known_demand(state), lots_of(state, [bool(actions) for actions in left]))
    profit = [float(income) for income in forecast.income]
    points = [float(player.losses) for player in state.players]
    for seat, idle in enumerate(forecast.idle):
        points[seat] += idle
    budget = [state.money(seat) for seat in range(len(left))]
    for row in forecast.lots.values():
        for lot in row:
            if lot.sold > lot.cars:
                made = min(lot.sold - lot.cars, max(budget[lot.seat], 0) // lot.cost)
                budget[lot.seat] -= made * lot.cost
                missed = lot.sold - lot.cars - made
                profit[lot.seat] -= made * lot.cost + missed * lot.price
                profit[lot.seat] -= (1 - HOPED) * made * (lot.price - lot.cost)
            else:
                points[lot.seat] += lot.cars - lot.sold
    for seat, more in enumerate(_outdated(state)):
        points[seat] += more
    _cut(state, points)
    return profit, points


def _outdated(state: State) -> list[int]:
    """The loss points for old spaces, as they are now."""
    points, newer = [0] * len(state.players), dict.fromkeys(CLASSES, 0)
    models = state.board.models
    for model, space in reversed(state.spaces.items()):
        if space.seat is not None or space.closed:
            car_class = models[model].car_class
            if space.seat is not None:
                points[space.seat] += newer[car_class]
            newer[car_class] += 1
    return points


def _cut(state: State, points: list[float]) -> None:
    seat = state.characters.get(Character.SLOAN)
    if seat is not None:
        points[seat] -= halved(int(points[seat]))
    seat = state.characters.get(Character.CHRYSLER)
    if seat is not None:
        points[seat] -= min(points[seat], state.turn)


def _spaces_later(state: State, later: Sequence[int]) -> list[float]:
    """What the spaces will earn in the turns to come, each kept as long as it pays."""
    total = [0.0] * len(state.players)
    newer = dict.fromkeys(CLASSES, 0)
    rivals = dict.fromkeys(CLASSES, 0)
    models = state.board.models
    for model, space in state.spaces.items():
        if space.seat is not None:
            rivals[models[model].car_class] += 1
    for model, space in reversed(state.spaces.items()):
        if space.seat is None and not space.closed:
            continue
        car_class = models[model].car_class
        if space.seat is not None:
            total[space.seat] += _space_later(
                state, space, car_class, newer[car_class], rivals[car_class], later
            )
        newer[car_class] += 1
    return total


def _space_later(
    state: State, space: Space, car_class: CarClass, newer: int, rivals: int, later: Sequence[int]
) -> float:
    """The best of keeping a space to the end and of closing it at the beginning of a turn."""
    kept, best = 0.0, -float(CLOSING_LOSS * (space.factories + space.parts)) if later else 0.0
    for step, turn in enumerate(later, 1):
        kept += turn_of_space(state, car_class, space.factories, space.parts, turn, step, newer, rivals)
        best = max(best, kept - (CLOSING_LOSS * (space.factories + space.parts) if turn < TURNS else 0))
    return best


def space_worth(state: State, model: str, factories: int, parts: bool) -> float:
    """What a vacant space would earn from this turn on, with so many tiles."""
    car_class, newer, rivals, place = state.board.models[model].car_class, 0, 1, state.board.position[model]
    for other, space in state.spaces.items():
        if (space.seat is not None or space.closed) and state.board.models[other].car_class is car_class:
            rivals += space.seat is not None
            newer += state.board.position[other] > place
    return fsum(
        turn_of_space(state, car_class, factories, parts, turn, step, newer, rivals)
        for step, turn in enumerate(range(state.turn, TURNS + 1))
    )


def turn_of_space(
    state: State,
    car_class: CarClass,
    factories: int,
    parts: bool,
    turn: int,
    step: int,
    newer: int,
    rivals: int,
) -> float:
    """What a space earns in a turn that is some steps away, when so many are newer and share the sales."""
    row, players = state.board.classes[car_class], len(state.players)
    newcomers = NEWCOMERS * players * step
    selling = SELLING * newcomers
    share = max(coming_sales(state, car_class, turn) - NEWCOMER_CARS * selling, 0.0) / (rivals + selling)
    high = row.output[factories - 1][1]
    margin = row.price - row.unit_cost + PARTS_SAVING * parts
    sold = min(high, share)
    return HOPED * sold * margin - (newer + newcomers) * point_cost(turn)


def coming_sales(state: State, car_class: CarClass, turn: int) -> float:
    """Cars of a class that can be sold in a turn to come, by demand and by distributors."""
    return (
        _demand(len(state.players), turn)[car_class] + state.board.classes[car_class].slots_in(turn) * TAKEN
    )


@cache
def _demand(players: int, turn: int) -> dict[CarClass, float]:
    return coming_demand(players, turn)


def _position(state: State, seat: Seat, later: Sequence[int]) -> float:
    """R&D, distributors, and the place in the order of choosing."""
    player = state.players[seat]
    spent = state.phase is Phase.EXECUTIVE and not later
    value = 0.0 if spent else player.research * (CUBE if len(later) > 1 else LATE_CUBE)
    if later:
        distributors = sum(player.bands.values()) + state.sold_by(seat)
        value += DISTRIBUTOR * distributors * len(later) + MIDDLE * player.bands[CarClass.MID]
    if state.phase is Phase.EXECUTIVE and later:
        likely = (len(state.passed) + len(state.players)) / 2
        value -= PLACE * (state.passed.index(seat) if seat in state.passed else likely)
    elif state.phase is Phase.CHOOSING and seat not in state.characters.values():
        value -= PLACE * state.order.index(seat)
    return value
