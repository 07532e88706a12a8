"""Between bidding and building: bids are spent, black pieces swapped, the order set."""

from collections.abc import Iterator

from games.engine.contract import Event, Seat
from games.great_western.components import Boarding, Train
from games.great_western.events import OrderSet, TrainBoarded
from games.great_western.state import Phase, State


def board_trains(state: State) -> list[Event]:
    """Each winner's bid is spent and his own pieces go on board."""
    events: list[Event] = [_board(state, train) for train in state.trains]
    state.order = building_order(state)
    state.building, state.connected = 0, False
    state.phase = Phase.BUILDING
    return [*events, OrderSet([_seat(state, train) for train in state.order])]


def _board(state: State, train: Train) -> TrainBoarded:
    box, seat = state.trains[train], _seat(state, train)
    player, bid, black = state.players[seat], box.bid, sum(box.cars)
    box.cars = cars_of(state, train, seat, bid)
    player.unavailable += bid - sum(box.cars)
    box.bid = 0
    carriages, wagons = state.carriage_pieces(train), state.wagon_pieces(train)
    return TrainBoarded(seat, train, bid, carriages, wagons, lost=black - carriages - wagons)


def cars_of(state: State, train: Train, seat: Seat, bid: int) -> list[int]:
    """The cars of a train that a player wins with a bid: black pieces are swapped in carriages before wagons,
    each from the engine back, as far as his unavailable pieces go."""
    black = state.trains[train].cars
    left = state.players[seat].unavailable + (bid if state.boarding is Boarding.BIDS_FIRST else 0)
    loaded = [0] * len(black)
    for car in _loading_order(state, train):
        loaded[car] = min(black[car], left)
        left -= loaded[car]
    return loaded


def _loading_order(state: State, train: Train) -> Iterator[int]:
    carriages = state.board.carriages[train]
    yield from (car for car, is_carriage in enumerate(carriages) if is_carriage)
    yield from (car for car, is_carriage in enumerate(carriages) if not is_carriage)


def building_order(state: State) -> list[Train]:
    """The train with a piece nearer the engine first, compared piece by piece; one that still has pieces
    before one that has none; then from the top. During the bidding, as it would be if the bids stood."""

    def pieces(train: Train) -> list[int]:
        box, cars = state.trains[train], state.trains[train].cars
        if state.phase is Phase.BIDDING and box.seat is not None:
            cars = cars_of(state, train, box.seat, box.bid)
        return [car for car, count in enumerate(cars) for _ in range(count)] + [len(cars)]

    return sorted(state.trains, key=pieces)


def _seat(state: State, train: Train) -> Seat:
    seat = state.trains[train].seat
    assert seat is not None
    return seat
