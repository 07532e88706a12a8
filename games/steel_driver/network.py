"""Graph questions about the links on the map."""

from itertools import combinations, islice

import networkx as nx

from games.steel_driver.components import Company
from games.steel_driver.state import State, Transcontinental


def links(state: State) -> "nx.Graph[str]":
    """All built links, each with its company. Kept with the state and only ever added to."""
    graph: nx.Graph[str] = state.__dict__.setdefault("links", nx.Graph())
    for name, company in islice(state.built.items(), graph.number_of_edges(), None):
        route = state.board.routes[name]
        graph.add_edge(route.a, route.b, company=company, route=name)
    return graph


def transcontinental(state: State) -> Transcontinental | None:
    """The line that the last link completed: the fewest companies, then the fewest links, and
    every company of every way that ties. All ways use the completing link, so its builder is in
    each of them."""
    graph = links(state)
    west, east = state.board.ends
    if west not in graph or east not in graph or not nx.has_path(graph, west, east):
        return None
    builder = next(reversed(state.built.values()))
    others = [company for company in state.railways if company is not builder]
    for size in range(len(others) + 1):
        ways = {team: _ways(graph, {builder, *team}, west, east) for team in combinations(others, size)}
        if found := {team: found for team, found in ways.items() if found}:
            shortest = min(len(ways[0]) for ways in found.values())
            tied = {team: ways for team, ways in found.items() if len(ways[0]) == shortest}
            taking_part = [company for company in others if any(company in team for team in tied)]
            used = {route for ways in tied.values() for way in ways for route in way}
            return Transcontinental(builder, taking_part, [name for name in state.built if name in used])
    return None


def _ways(graph: "nx.Graph[str]", companies: set[Company], west: str, east: str) -> list[list[str]]:
    """The shortest ways over these companies' links, each as its routes."""
    edges = [(a, b, data) for a, b, data in graph.edges(data=True) if data["company"] in companies]
    theirs: nx.Graph[str] = nx.Graph(edges)
    if west not in theirs or east not in theirs or not nx.has_path(theirs, west, east):
        return []
    ways = nx.all_shortest_paths(theirs, west, east)
    return [[theirs[a][b]["route"] for a, b in nx.utils.pairwise(way)] for way in ways]
