"""What the map holds for each company: its goods so far, and what cubes would earn it."""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, lru_cache
from math import fsum

from games.steel_driver.board import Board
from games.steel_driver.components import Company, Goods
from games.steel_driver.state import State

KINDS = tuple(Goods)
"""All kinds; to go through an enumeration itself is slow."""
FARTHEST = 8
"""Links that a company's future is followed for: more than a box pays for in a round."""
MOST_CUBES = 24
"""Cubes of a box that an estimate is made for; more earn no more."""


class Survey:
    """The networks on a map, by company. Companies without a link are not in `places`."""

    def __init__(self, board: Board, built: Sequence[tuple[str, Company]]) -> None:
        self.board = board
        self.built = frozenset(name for name, _ in built)
        self.places: dict[Company, dict[str, None]] = {}
        for name, company in built:
            route = board.routes[name]
            mine = self.places.setdefault(company, {})
            mine[route.a] = mine[route.b] = None
        self._earnings: dict[Company, Sequence[int]] = {}

    @cached_property
    def sharing(self) -> Mapping[str, int]:
        """How many companies are connected to each place."""
        found: dict[str, int] = {}
        for places in self.places.values():
            for place in places:
                found[place] = found.get(place, 0) + 1
        return found

    @cached_property
    def values(self) -> Mapping[Company, float]:
        """What a share would pay now, if those that are connected to a place took its cube equally often."""
        found = {}
        for company, places in self.places.items():
            counts = dict.fromkeys(KINDS, 0.0)
            for place in places:
                counts[self.board.places[place].goods] += 1 / self.sharing[place]
            found[company] = value_of(counts.values())
        return found

    def earnings(self, company: Company) -> Sequence[int]:
        """The profit that a company can make of 0, 1, 2... cubes if nobody is in its way."""
        if company not in self._earnings:
            self._earnings[company] = self._earned(self.places.get(company, {}))
        return self._earnings[company]

    def _earned(self, network: Collection[str]) -> Sequence[int]:
        links = self._best_links(network)
        found = []
        for cubes in range(MOST_CUBES + 1):
            earned = 0
            for cost, value in links:
                if cost <= cubes:
                    cubes -= cost
                    earned += value
            found.append(earned)
        return found

    def _best_links(self, network: Collection[str]) -> list[tuple[int, int]]:
        """Cost and profit of the links that bring most a cube, one after the other."""
        board, places = self.board, dict.fromkeys(network)
        found: list[tuple[int, int]] = []
        edge = {
            (end, route.name): (board.places[end].value, route.cost)
            for start in network or board.starts
            for end, route in board.at[start]
            if end not in places and route.name not in self.built
        }
        while edge and len(found) < FARTHEST:
            end, name = max(edge, key=lambda link: edge[link][0] / edge[link][1])
            value, cost = edge[end, name]
            found.append((cost, value))
            if not places:
                route = board.routes[name]
                places[route.a] = places[route.b] = None
                edge = {}
                ends = [route.a, route.b]
            else:
                places[end] = None
                ends = [end]
            for start in ends:
                for other, route in board.at[start]:
                    if route.name not in self.built:
                        edge[other, route.name] = (board.places[other].value, route.cost)
            edge = {link: figures for link, figures in edge.items() if link[0] not in places}
        return found


def survey(state: State) -> Survey:
    """The survey of a position; kept with the state until something is built."""
    found: tuple[int, Survey] | None = state.__dict__.get("survey")
    if found is None or found[0] != len(state.built):
        found = len(state.built), _survey(state.board, tuple(state.built.items()))
        state.__dict__["survey"] = found
    return found[1]


def value_of(counts: Collection[float]) -> float:
    """What goods of which there are so many of each kind pay: the kind of which there are most makes the
    first cube of every set, which is 10, the next one the second, which is 20 more, and so on."""
    return fsum(10 * place * count for place, count in enumerate(sorted(counts, reverse=True), 1))


@lru_cache(maxsize=512)
def _survey(board: Board, built: tuple[tuple[str, Company], ...]) -> Survey:
    """Positions that differ in their bids alone share a survey."""
    return Survey(board, built)
