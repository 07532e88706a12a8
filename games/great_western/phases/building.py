"""Phase 3: in the order of the trains, each connects as many cities as it can and likes."""

from collections.abc import Iterator

from games.engine.contract import Event, Seat
from games.great_western import network
from games.great_western.actions import Connect, Done, Move
from games.great_western.events import BuildingEnded, CityConnected
from games.great_western.state import Phase, State

EXPECTED = "build-expected"


def waits_for(state: State) -> Seat:
    seat = state.trains[state.builder].seat
    assert seat is not None
    return seat


def moves(state: State) -> Iterator[Move]:
    for city in network.ways(state, waits_for(state)):
        if why_not(state, connect := Connect(city)) is None:
            yield connect
    yield Done()


def why_not(state: State, action: Move) -> str | None:
    match action:
        case Done():
            return None
        case Connect(city):
            seat = waits_for(state)
            if seat in state.cities.get(city, []):
                return "already-connected"
            found = network.ways(state, seat).get(city)
            if found is None:
                return "no-way"
            carriages, needed = state.carriage_pieces(state.builder), city_cost(state, city)
            if needed > carriages:
                return "too-few-carriages"
            others = state.wagon_pieces(state.builder) + state.players[seat].available
            return "too-few-pieces" if found[0] > others + carriages - needed else None
    return EXPECTED


def city_cost(state: State, city: str) -> int:
    """What a city costs from carriages: as many pieces as players in it, the newcomer counted."""
    return len(state.cities[city]) + 1


def figures(state: State, action: Move) -> dict[str, object]:
    seat = waits_for(state)
    told: dict[str, object] = {
        "carriages": state.carriage_pieces(state.builder),
        "others": state.wagon_pieces(state.builder) + state.players[seat].available,
    }
    if isinstance(action, Connect):
        told |= {"city": action.city}
        if action.city in state.cities:
            told["needed"] = city_cost(state, action.city)
        if found := network.ways(state, seat).get(action.city):
            told["cost"] = found[0]
    return told


def play(state: State, action: Move) -> list[Event]:
    seat = waits_for(state)
    if isinstance(action, Connect):
        event = _connect(state, seat, action.city)
        if all(state.cities.values()):
            state.phase = Phase.OVER
        return [event]
    left = _unload(state)
    state.building += 1
    if state.building == len(state.order):
        state.phase = Phase.INCOME
    return [BuildingEnded(seat, left)]


def _connect(state: State, seat: Seat, city: str) -> CityConnected:
    """The way from wagons, then stock, then carriages; the city from carriages."""
    cost, way = network.ways(state, seat)[city]
    needed = city_cost(state, city)
    player = state.players[seat]
    owed = cost - _take(state, cost, carriages=False)
    from_stock = min(owed, player.available)
    player.available -= from_stock
    _take(state, owed - from_stock + needed, carriages=True)
    player.unavailable += cost + needed - 1
    state.cities[city].append(seat)
    state.connected = True
    return CityConnected(seat, city, way, cost, needed)


def _take(state: State, pieces: int, carriages: bool) -> int:
    """Takes pieces from one kind of car, from the engine back, as far as there are any."""
    cars, left = state.trains[state.builder].cars, pieces
    for car, is_carriage in enumerate(state.board.carriages[state.builder]):
        if is_carriage == carriages:
            taken = min(cars[car], left)
            cars[car] -= taken
            left -= taken
    return pieces - left


def _unload(state: State) -> int:
    """What is left on the train becomes available."""
    box = state.trains[state.builder]
    left = sum(box.cars)
    state.players[waits_for(state)].available += left
    box.cars = [0] * len(box.cars)
    return left
