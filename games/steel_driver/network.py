"""Graph questions about the links on the map."""

from collections.abc import Mapping
from itertools import combinations, islice
from typing import Any

import networkx as nx

from games.steel_driver.board import Route
from games.steel_driver.components import Company
from games.steel_driver.state import State, Transcontinental

Beside = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""By place and place, the `company` and the `route` of the link that joins them."""


class Reach:
    """The places that either end of the board reaches over links, kept up to date link by link."""

    def __init__(self, west: str, east: str) -> None:
        self.links = 0
        self.reached: tuple[set[str], set[str]] = ({west}, {east})
        self._beside: dict[str, list[str]] = {}

    def add(self, route: Route) -> None:
        """A link more."""
        self.links += 1
        self._beside.setdefault(route.a, []).append(route.b)
        self._beside.setdefault(route.b, []).append(route.a)
        for reached in self.reached:
            if (route.a in reached) != (route.b in reached):
                self._flood(reached, route.b if route.a in reached else route.a)

    def closes(self, route: Route) -> bool:
        """Whether a route leads from what the west reaches to what the east does."""
        western, eastern = self.reached
        return (route.a in western and route.b in eastern) or (route.b in western and route.a in eastern)

    def _flood(self, reached: set[str], start: str) -> None:
        reached.add(start)
        edge = [start]
        while edge:
            for place in self._beside.get(edge.pop(), ()):
                if place not in reached:
                    reached.add(place)
                    edge.append(place)


def reach(state: State) -> Reach:
    """What the ends of the board reach. Kept with the state, since links are only ever added."""
    found: Reach | None = state.__dict__.get("reach")
    if found is None:
        found = state.__dict__["reach"] = Reach(*state.board.ends)
    for name in islice(state.built, found.links, None):
        found.add(state.board.routes[name])
    return found


def links(state: State) -> "nx.Graph[str]":
    """All built links, each with its company."""
    routes = state.board.routes
    graph: nx.Graph[str] = nx.Graph()
    graph.add_edges_from(
        (routes[name].a, routes[name].b, {"company": company, "route": name})
        for name, company in state.built.items()
    )
    return graph


def completed_by(state: State, builder: Company, route: Route) -> Transcontinental | None:
    """The line between the board's ends that a link would complete, if it is the first: the fewest companies,
    then the fewest links, and every company of every way that ties. All ways use the completing link, so its
    builder is in each of them."""
    if state.transcontinental or not reach(state).closes(route):
        return None
    graph = links(state)
    graph.add_edge(route.a, route.b, company=builder, route=route.name)
    beside = dict(graph.adjacency())
    owners = {builder, *state.built.values()}
    others = [company for company in state.railways if company is not builder and company in owners]
    for size in range(len(others) + 1):
        lines = {
            team: _line(beside, {builder, *team}, *state.board.ends) for team in combinations(others, size)
        }
        if found := {team: line for team, line in lines.items() if line}:
            shortest = min(length for length, _ in found.values())
            tied = {team: routes for team, (length, routes) in found.items() if length == shortest}
            taking_part = [company for company in others if any(company in team for team in tied)]
            used = set().union(*tied.values())
            return Transcontinental(
                builder, taking_part, [name for name in (*state.built, route.name) if name in used]
            )
    return None


def _line(beside: Beside, companies: set[Company], west: str, east: str) -> tuple[int, set[str]] | None:
    """The length of the shortest way over these companies' links, and the routes of all such ways:
    those that lead one link on from the west, and are on the way to the east."""
    from_west = _distances(beside, companies, west)
    if east not in from_west:
        return None
    from_east = _distances(beside, companies, east)
    length = from_west[east]
    routes = {
        link["route"]
        for place, distance in from_west.items()
        for other, link in beside[place].items()
        if link["company"] in companies and distance + 1 + from_east[other] == length
    }
    return length, routes


def _distances(beside: Beside, companies: set[Company], start: str) -> dict[str, int]:
    """How many of these companies' links each place that they reach is away."""
    found = {start: 0}
    row = [start]
    for place in row:
        for other, link in beside[place].items():
            if other not in found and link["company"] in companies:
                found[other] = found[place] + 1
                row.append(other)
    return found
