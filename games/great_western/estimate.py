"""What a position will come to: the points that each seat can expect at the end."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from math import fsum
from typing import NamedTuple

import networkx as nx

from games.engine.contract import Seat
from games.great_western.board import Board
from games.great_western.phases.boarding import cars_of
from games.great_western.state import Phase, State

A_TURN = 1.05
"""Empty cities that a player connects in a turn: from 1.0 to 1.15 in games of the policy, by players."""

FADE = 0.7
"""What an empty city is still worth for each piece that it is farther away."""


class Weights(NamedTuple):
    """What things are worth in points at the end; some of it for each turn that is still to come."""

    stock: float
    stock_turn: float
    stock_squared: float
    city: float
    city_turn: float
    access: float
    carriage: float
    carriage_turn: float

    def of_stock(self, stock: float, turns: float) -> float:
        """A whole stock; the more there is of it, the less is one more piece."""
        return stock * (self.stock + self.stock_turn * turns + self.stock_squared * stock)

    def of_piece(self, stock: float, turns: float) -> float:
        """One more piece in a stock."""
        return self.stock + self.stock_turn * turns + self.stock_squared * (2 * stock + 1)

    def of_carriage(self, turns: float) -> float:
        """One more piece in a carriage."""
        return self.carriage + self.carriage_turn * turns

    def of_city(self, turns: float) -> float:
        """One more city, besides its points and where it leads."""
        return self.city + self.city_turn * turns


WEIGHTS = {
    2: Weights(0.63, 0.06, -0.034, -1.27, -0.02, 0.28, 1.18, 0.09),
    3: Weights(2.21, 0.05, -0.079, -0.59, 0.51, 0.49, 1.58, 0.49),
    4: Weights(1.60, 0.13, -0.061, -0.43, 0.51, 0.54, 1.49, 0.56),
}
"""By players: least squares over the positions of 700 games each, in which policies of many minds met, of how
far each seat's later points were from what the others came to make."""


def worth(state: State) -> list[float]:
    """The points that each seat has, and those that its pieces, its train and its place will bring."""
    rows = [[seat in seats for seats in state.cities.values()] for seat in range(len(state.players))]
    points = [float(sum(compress(_points(state.board), row))) for row in rows]
    if state.phase is Phase.OVER:
        return points
    turns, empty = turns_left(state), [not seats for seats in state.cities.values()]
    weights, reach = weights_of(state), reach_of(state.board, state.ferries)
    # Before the first bid everybody may come to have what was loaded, and it counts for nobody.
    begun = any(box.seat is not None for box in state.trains.values())
    found = []
    for seat, (player, row) in enumerate(zip(state.players, rows, strict=True)):
        cities, stock, carriages = sum(row), float(player.available), 0.0
        if begun:
            carriages, wagons = _on_board(state, seat)
            stock += wagons + min(cities, player.unavailable)
        own = list(compress(reach, row))
        access = fsum(compress(map(max, *own, own[0]), empty))
        found.append(
            points[seat]
            + weights.of_stock(stock, turns)
            + weights.of_city(turns) * cities
            + weights.access * access
            + weights.of_carriage(turns) * carriages
        )
    return found


def weights_of(state: State) -> Weights:
    """The weights for so many players."""
    return WEIGHTS[len(state.players)]


def turns_left(state: State) -> float:
    """About how many turns it takes until no city is empty."""
    return list(state.cities.values()).count([]) / (A_TURN * len(state.players))


def _on_board(state: State, seat: Seat) -> tuple[float, float]:
    """Pieces in carriages, and those in wagons, of a seat's train; who has none yet will have one of those
    that are free, for a piece."""
    train = state.train_of(seat)
    if train is None:
        free = [train for train, box in state.trains.items() if box.seat is None]
        pieces = sum(sum(state.trains[train].cars) for train in free)
        carriages = sum(map(state.carriage_pieces, free))
        return carriages / len(free), (pieces - carriages) / len(free) - 1
    box = state.trains[train]
    cars = cars_of(state, train, seat, box.bid) if state.phase is Phase.BIDDING else box.cars
    loaded = sum(compress(cars, state.board.carriages[train]))
    return loaded, sum(cars) - loaded


@lru_cache(8)
def _points(board: Board) -> Sequence[int]:
    return [city.points for city in board.cities.values()]


@lru_cache(8)
def reach_of(board: Board, ferries: bool) -> Sequence[Sequence[float]]:
    """From each city, in the order of the board, what every other one is worth if it is still empty: its
    points, less for every piece that the way costs when all cities on it can be passed."""

    def step(_: str, __: str, link: dict[str, int]) -> int:
        return link["cost"] + 1  # the city passed at its end

    graph = board.graph(ferries)
    costs = {city: nx.single_source_dijkstra_path_length(graph, city, weight=step) for city in board.cities}
    return [
        [
            place.points * FADE ** (costs[city][other] - 2) if other != city else 0.0
            for other, place in board.cities.items()
        ]
        for city in board.cities
    ]
