"""Phase 7: tiles are revealed, and cars sold by demand, the most advanced models first."""

from collections.abc import Iterator

from games.automobile.components import CLASSES, DRAWN_AT_REVEAL, HIGHER_TILE, CarClass
from games.automobile.events import DemandKnown, DemandRound, DemandSold, DemandTileDrawn, TilesRevealed
from games.automobile.phases.drawing import draw_tile
from games.automobile.state import Phase, State
from games.engine.contract import Event
from games.engine.ranges import Amount


def sell_by_demand(state: State) -> list[Event]:
    """Reveals, sells class by class, and clears the board of cars and markers."""
    events = list(_reveal(state))
    for car_class in CLASSES:
        events += _sell_class(state, car_class)
    for space in state.spaces.values():
        space.cars, space.bonus, space.reduced = 0, False, 0
    state.phase = Phase.LOSSES
    return events


def _reveal(state: State) -> Iterator[Event]:
    """Pair by pair, the higher tile goes to the class that the turn names; then come tiles from what
    is left in the bag. All of them go back."""
    state.revealed = {car_class: [] for car_class in CLASSES}
    higher = HIGHER_TILE[state.turn]
    lower = CarClass.LOW if higher is CarClass.MID else CarClass.MID
    for seat in state.playing_order:
        shares = dict(zip((higher, lower), state.players[seat].tiles, strict=False))
        for car_class, tile in shares.items():
            state.revealed[car_class].append(tile)
        state.players[seat].tiles = []
        yield TilesRevealed(seat, shares.get(CarClass.MID, 0), shares.get(CarClass.LOW, 0))
    for car_class in DRAWN_AT_REVEAL[state.turn]:
        tile = draw_tile(state)
        state.revealed[car_class].append(tile)
        yield DemandTileDrawn(car_class, tile)
    state.bag += [tile for tiles in state.revealed.values() for tile in tiles]
    state.bag.sort()


def _sell_class(state: State, car_class: CarClass) -> Iterator[Event]:
    """Round by round, from the most advanced space back: a car, and one more for each marker."""
    models = [
        model
        for model in reversed(state.spaces)
        if state.spaces[model].cars and state.board.models[model].car_class is car_class
    ]
    left = sum(state.revealed[car_class])
    offered = {model: state.spaces[model].cars for model in models}
    if left or offered:
        yield DemandKnown(car_class, left, sum(offered.values()))
    number = 0
    while left and any(state.spaces[model].cars for model in models):
        number += 1
        sold = []
        for model in models:
            space = state.spaces[model]
            if cars := min(space.cars, 1 + space.markers, left):
                space.cars -= cars
                left -= cars
                sold.append(Amount(model, cars))
        yield DemandRound(car_class, number, sold, left)
    yield from (_settle(state, model, offered[model]) for model in models)


def _settle(state: State, model: str, offered: int) -> DemandSold:
    """Pays for what a space sold; what is left are loss points."""
    space, row = state.spaces[model], state.board.class_of(model)
    assert space.seat is not None
    price = row.reduced if space.reduced and row.reduced is not None else row.price
    cars = offered - space.cars
    state.players[space.seat].cash += cars * price
    state.players[space.seat].losses += space.cars
    return DemandSold(space.seat, model, cars, price, cars * price, space.cars)
