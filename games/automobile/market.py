"""What can be sold: the demand that is to be expected, and a forecast of a turn's sales."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from statistics import mean

from games.automobile.components import (
    CLASSES,
    DEMAND_TILES,
    DRAWN_AT_REVEAL,
    HIGHER_TILE,
    PARTS_SAVING,
    ROUNDS,
    TILES_A_PLAYER,
    TILES_OF_A_KIND,
    CarClass,
    Character,
    neighbours,
)
from games.automobile.phases.howard import SALES
from games.automobile.state import Phase, Space, State
from games.engine.contract import Seat

_BAG = [tile for tile in DEMAND_TILES for _ in range(TILES_OF_A_KIND)]
TILE = mean(_BAG)
HIGHER, LOWER = (mean(pick(pair) for pair in combinations(_BAG, 2)) for pick in (max, min))
BEFORE_SALES = (Phase.CHOOSING, Phase.DURANT)

Demand = Mapping[CarClass, float]


class Lot:
    """The cars of a space: those that are there, and those that can still be produced this turn."""

    __slots__ = ("cars", "cost", "left", "model", "price", "rate", "room", "seat", "sold", "space")

    def __init__(self, model: str, space: Space, seat: Seat, price: int, cost: int, room: int) -> None:
        self.model, self.space, self.seat, self.price, self.cost = model, space, seat, price, cost
        self.cars, self.room, self.rate = space.cars, room, 1 + space.bonus + space.reduced
        self.left, self.sold = self.cars + room, 0

    def sell(self, cars: int) -> None:
        """Takes cars off."""
        self.left -= cars
        self.sold += cars

    @property
    def wanted(self) -> int:
        """The cars that would have to be produced for these sales."""
        return max(self.sold - self.cars, 0)


Lots = Mapping[CarClass, Sequence[Lot]]
"""By class, the most advanced first."""


class Forecast:
    """How a turn's sales will go if everybody produces what he can sell: the lots tell what each space sells;
    `income` is what came in besides demand, `idle` the distributors that sell nothing."""

    def __init__(self, state: State, demand: Demand, lots: Lots) -> None:
        self.lots = lots
        self.income = [0] * len(state.players)
        self.idle = [0] * len(state.players)
        if state.phase not in (Phase.DISTRIBUTION, Phase.EXECUTIVE):
            self._sell_by_howard(state)
        if state.phase is not Phase.EXECUTIVE:
            self._sell_by_distributors(state)
        for car_class, row in lots.items():
            self._sell_by_demand(state, row, round(demand[car_class]), car_class)

    def _sell_by_howard(self, state: State) -> None:
        """The dearest, of these the oldest."""
        seat, due = state.characters.get(Character.HOWARD), SALES
        for car_class, row in self.lots.items():
            for lot in reversed(row):
                if lot.seat == seat and (cars := min(lot.left, due)) > 0:
                    self._sold(lot, cars, state.board.classes[car_class].price)
                    due -= cars

    def _sell_by_distributors(self, state: State) -> None:
        """In order one each; the dearest class first, there the oldest cars."""
        bands = [dict(player.bands) for player in state.players]
        slots = {
            car_class: row.slots_in(state.turn) - len(state.slots.get(car_class, ()))
            for car_class, row in state.board.classes.items()
        }
        selling = [seat for seat in state.playing_order or state.order if any(bands[seat].values())]
        while selling:
            selling = [seat for seat in selling if self._sell_one(state, seat, bands[seat], slots)]
        self.idle = [sum(row.values()) for row in bands]

    def _sell_one(
        self, state: State, seat: Seat, bands: dict[CarClass, int], slots: dict[CarClass, int]
    ) -> bool:
        for car_class, row in self.lots.items():
            if slots[car_class] > 0:
                for lot in reversed(row):
                    if lot.seat == seat and lot.left:
                        break
                else:
                    continue
                for band in neighbours(car_class):
                    if bands[band]:
                        bands[band] -= 1
                        slots[car_class] -= 1
                        self._sold(lot, 1, state.board.classes[car_class].price)
                        return True
        return False

    def _sold(self, lot: Lot, cars: int, price: int) -> None:
        lot.sell(cars)
        self.income[lot.seat] += cars * price

    def _sell_by_demand(self, state: State, row: Sequence[Lot], demand: int, car_class: CarClass) -> None:
        before = [lot.sold for lot in row]
        share_out(row, demand)
        figures = state.board.classes[car_class]
        for lot, sold in zip(row, before, strict=True):
            price = figures.reduced if lot.space.reduced and figures.reduced else figures.price
            self.income[lot.seat] += (lot.sold - sold) * price


def share_out(row: Sequence[Lot], demand: int) -> None:
    """Sells round by round, as the rules do."""
    while demand > 0 and (row := [lot for lot in row if lot.left]):
        for lot in row:
            cars = min(lot.left, lot.rate, demand)
            lot.sell(cars)
            demand -= cars


def lots_of(state: State, rooms: Sequence[bool]) -> Lots:
    """The lots of all spaces; `rooms` says by seat who can still produce, as much as fills a production."""
    found: dict[CarClass, list[Lot]] = {car_class: [] for car_class in CLASSES}
    models = state.board.models
    for model, space in reversed(state.spaces.items()):
        if space.seat is not None:
            car_class = models[model].car_class
            row = state.board.classes[car_class]
            most = row.output[space.factories - 1][1] if rooms[space.seat] else 0
            cost = row.unit_cost - PARTS_SAVING * space.parts
            room = max(most - space.cars, 0)
            found[car_class].append(Lot(model, space, space.seat, row.price, cost, room))
    return found


def actions_left(state: State) -> list[int]:
    """How many actions each seat still has this turn."""
    if state.phase in BEFORE_SALES:
        return [ROUNDS] * len(state.players)
    left = [0] * len(state.players)
    if state.phase in (Phase.ACTIONS, Phase.FORD):
        later = ROUNDS - state.round
        acted = True
        for seat in state.playing_order:
            if seat == state.asked:
                left[seat] = later + (state.phase is Phase.ACTIONS)
                acted = False
            else:
                left[seat] = later + (not acted)
    return left


def coming_demand(players: int, turn: int) -> dict[CarClass, float]:
    """The demand of a turn of which no tile is drawn."""
    demand = dict.fromkeys(CLASSES, 0.0)
    for car_class, tiles in _shares(turn, (HIGHER, LOWER) if TILES_A_PLAYER[turn] > 1 else (TILE,)):
        demand[car_class] += players * tiles
    for car_class in DRAWN_AT_REVEAL[turn]:
        demand[car_class] += TILE
    return demand


def known_demand(state: State) -> dict[CarClass, float]:
    """The demand of a turn: the tiles in hand, one that is not seen as is usual, and what may be drawn."""
    demand = dict.fromkeys(CLASSES, 0.0)
    for player in state.players:
        usual = (HIGHER, LOWER) if len(player.tiles) > 1 else (TILE,)
        tiles = [tile or usual[place] for place, tile in enumerate(player.tiles)]
        for car_class, tile in _shares(state.turn, tiles):
            demand[car_class] += tile
    for car_class in DRAWN_AT_REVEAL[state.turn]:
        demand[car_class] += TILE
    return demand


def seen_demand(state: State, seat: Seat) -> dict[CarClass, float]:
    """The demand that a seat expects, who knows its own tiles alone."""
    demand = coming_demand(len(state.players), state.turn)
    own = state.players[seat].tiles
    means = (HIGHER, LOWER) if len(own) > 1 else (TILE,)
    for car_class, more in _shares(
        state.turn, [tile - usual for tile, usual in zip(own, means, strict=True)]
    ):
        demand[car_class] += more
    return demand


def _shares(turn: int, tiles: Sequence[float]) -> Iterator[tuple[CarClass, float]]:
    """Which class each tile of a hand counts for, the higher first."""
    higher = HIGHER_TILE[turn]
    return zip((higher, CarClass.LOW if higher is CarClass.MID else CarClass.MID), tiles, strict=False)
