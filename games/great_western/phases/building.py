"""Phase 3: in the order of the trains, each connects as many cities as it can and likes."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from games.engine.contract import Event, Seat
from games.great_western import network
from games.great_western.actions import Connect, Done, Move
from games.great_western.events import BuildingEnded, CityConnected
from games.great_western.network import Ways
from games.great_western.state import Phase, State

EXPECTED = "build-expected"


def waits_for(state: State) -> Seat:
    seat = state.trains[state.builder].seat
    assert seat is not None
    return seat


def moves(state: State) -> Iterator[Move]:
    means = _means(state)
    for city in means.ways:
        if _why_not_connect(state, means, city) is None:
            yield Connect(city)
    yield Done()


def why_not(state: State, action: Move) -> str | None:
    match action:
        case Done():
            return None
        case Connect(city):
            return _why_not_connect(state, _means(state), city)
    return EXPECTED


class Means(NamedTuple):
    """What whoever builds now has to build with, and the ways there are."""

    seat: Seat
    carriages: int
    wagons: int
    stock: int
    ways: Ways


def _means(state: State) -> Means:
    seat, train = waits_for(state), state.builder
    carriages = state.carriage_pieces(train)
    wagons = sum(state.trains[train].cars) - carriages
    return Means(seat, carriages, wagons, state.players[seat].available, network.ways(state, seat))


def _why_not_connect(state: State, means: Means, city: str) -> str | None:
    if means.seat in state.cities.get(city, ()):
        return "already-connected"
    if city not in means.ways:
        return "no-way"
    needed = len(state.cities[city]) + 1
    if needed > means.carriages:
        return "too-few-carriages"
    pieces = means.carriages + means.wagons + means.stock
    return "too-few-pieces" if means.ways[city][0] + needed > pieces else None


def connection(state: State, city: str) -> CityConnected:
    """What it is for whoever builds now to connect a city: the way is paid from wagons, then stock, then
    carriages; the city from carriages, as many pieces as players in it, the newcomer counted."""
    means, needed = _means(state), len(state.cities[city]) + 1
    cost, way = means.ways[city]
    wagons = min(cost, means.wagons)
    stock = min(cost - wagons, means.stock)
    return CityConnected(means.seat, city, way, cost, needed, cost - wagons - stock + needed, wagons, stock)


def figures(state: State, action: Move) -> dict[str, object]:
    seat, carriages = waits_for(state), state.carriage_pieces(state.builder)
    told: dict[str, object] = {"carriages": carriages}
    if isinstance(action, Connect):
        told |= {"city": action.city}
        if action.city in network.ways(state, seat):
            made = connection(state, action.city)
            pieces = carriages + state.wagon_pieces(state.builder) + state.players[seat].available
            told |= {"needed": made.needed, "cost": made.cost, "left": pieces - made.needed}
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
    made, player = connection(state, city), state.players[seat]
    _take(state, made.carriages, carriages=True)
    _take(state, made.wagons, carriages=False)
    player.available -= made.stock
    player.unavailable += made.cost + made.needed - 1
    state.cities[city].append(seat)
    paid = (state.board.number[ends] for ends in pairwise(made.way))
    player.track += [number for number in paid if number not in player.track]
    state.connected = True
    return made


def _take(state: State, pieces: int, carriages: bool) -> None:
    """Takes pieces from one kind of car, from the engine back."""
    cars = state.trains[state.builder].cars
    for car, is_carriage in enumerate(state.board.carriages[state.builder]):
        if is_carriage == carriages:
            taken = min(cars[car], pieces)
            cars[car] -= taken
            pieces -= taken


def _unload(state: State) -> int:
    """What is left on the train becomes available."""
    box = state.trains[state.builder]
    left = sum(box.cars)
    state.players[waits_for(state)].available += left
    box.cars = [0] * len(box.cars)
    return left
