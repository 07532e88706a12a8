"""Between bidding and building: bids are spent, black pieces swapped, the order set."""

from collections.abc import Iterator

from games.engine.contract import Event
from games.great_western.components import Train
from games.great_western.events import OrderSet, TrainBoarded
from games.great_western.state import Phase, State


def board_trains(state: State) -> list[Event]:
    """Bids become unavailable first, then each winner's own pieces go on board."""
    for box in state.trains.values():
        assert box.seat is not None
        state.players[box.seat].unavailable += box.bid
        box.bid = 0
    events: list[Event] = [_board(state, train) for train in state.trains]
    state.order = building_order(state)
    state.building, state.connected = 0, False
    state.phase = Phase.BUILDING
    return [*events, OrderSet([_seat(state, train) for train in state.order])]


def _board(state: State, train: Train) -> TrainBoarded:
    """Carriages before wagons, each from the engine back, as far as the pieces go."""
    box, player = state.trains[train], state.players[_seat(state, train)]
    black, loaded = box.cars, [0] * len(box.cars)
    for car in _loading_order(state, train):
        loaded[car] = min(black[car], player.unavailable)
        player.unavailable -= loaded[car]
    box.cars = loaded
    lost = sum(black) - sum(loaded)
    return TrainBoarded(
        _seat(state, train), train, state.carriage_pieces(train), state.wagon_pieces(train), lost
    )


def _loading_order(state: State, train: Train) -> Iterator[int]:
    carriages = state.board.carriages[train]
    yield from (car for car, is_carriage in enumerate(carriages) if is_carriage)
    yield from (car for car, is_carriage in enumerate(carriages) if not is_carriage)


def building_order(state: State) -> list[Train]:
    """The train with a piece nearer the engine first, compared piece by piece; one that still has
    pieces before one that has none; then from the top."""

    def pieces(train: Train) -> list[int]:
        cars = state.trains[train].cars
        return [car for car, count in enumerate(cars) for _ in range(count)] + [len(cars)]

    return sorted(state.trains, key=pieces)


def _seat(state: State, train: Train) -> int:
    seat = state.trains[train].seat
    assert seat is not None
    return seat
