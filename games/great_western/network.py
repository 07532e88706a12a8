"""Cheapest ways over the links, for one player."""

import networkx as nx

from games.engine.contract import Seat
from games.great_western.state import State

Ways = dict[str, tuple[int, list[str]]]


def ways(state: State, seat: Seat) -> Ways:
    """For every city that can be reached from one of the player's: the cost of links and passages,
    and the way. Kept until somebody connects a city."""
    version = sum(len(seats) for seats in state.cities.values())
    kept: dict[Seat, tuple[int, Ways]] = state.__dict__.setdefault("ways", {})
    if seat not in kept or kept[seat][0] != version:
        kept[seat] = version, _search(state, seat)
    return kept[seat][1]


def _search(state: State, seat: Seat) -> Ways:
    """A city passed costs one where the player has no piece, and an empty one can't be passed."""
    own = state.cities_of(seat)  # in the order of the board, so that equal ways are found alike everywhere

    def weight(a: str, _: str, link: dict[str, int]) -> int | None:
        if a in own:
            return link["cost"]
        return link["cost"] + 1 if state.cities[a] else None

    graph = state.board.graph(state.ferries)
    costs: dict[str, int]
    paths: dict[str, list[str]]
    costs, paths = nx.multi_source_dijkstra(graph, own, weight=weight)  # type: ignore[assignment]  # no target
    return {city: (cost, paths[city]) for city, cost in costs.items() if city not in own}
