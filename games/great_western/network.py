"""Cheapest ways over the links, for one player."""

from functools import lru_cache

from games.engine.contract import Seat
from games.great_western.board import Board
from games.great_western.state import State

Ways = dict[str, tuple[int, list[str]]]

Toll = int | None
"""What it costs to pass a city: nothing where one has a piece, else one; an empty city can't be passed."""

KEPT = 2_000
"""How many searches are kept, 3 KB each: states that were copied from each other share them."""


def ways(state: State, seat: Seat) -> Ways:
    """For every city that can be reached from one of the player's: the cost of links and passages,
    and the way. Kept until somebody connects a city."""
    version = sum(map(len, state.cities.values()))
    kept: dict[Seat, tuple[int, Ways]] = state.__dict__.setdefault("ways", {})
    found = kept.get(seat)
    if found is None or found[0] != version:
        tolls = tuple([(0 if seat in seats else 1) if seats else None for seats in state.cities.values()])
        found = kept[seat] = version, _search(state.board, state.ferries, tolls)
    return found[1]


@lru_cache(KEPT)
def _search(board: Board, ferries: bool, tolls: tuple[Toll, ...]) -> Ways:
    """Cities are looked at by what it costs to come there; of equal ways the one found first is kept, from
    one's own cities in the order of the board, so that it is the same everywhere."""
    toll, neighbours = dict(zip(board.cities, tolls, strict=True)), board.neighbours[ferries]
    own = [city for city, cost in toll.items() if cost == 0]
    cheapest, before = dict.fromkeys(own, 0), dict[str, str]()
    at_cost, cost = {0: own}, 0
    found: Ways = {city: (0, [city]) for city in own}
    while at_cost:
        for city in at_cost.pop(cost, ()):
            if cost:
                if city in found:
                    continue
                found[city] = cost, [*found[before[city]][1], city]
            onward = toll[city]
            if onward is None:
                continue
            for other, link in neighbours[city]:
                total = cost + onward + link
                if other not in cheapest or total < cheapest[other]:
                    cheapest[other], before[other] = total, city
                    at_cost.setdefault(total, []).append(other)
        cost += 1
    return {city: way for city, way in found.items() if toll[city] != 0}
