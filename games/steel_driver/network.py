"""Graph questions about the links on the map."""

from itertools import combinations, islice

import networkx as nx

from games.steel_driver.board import Route
from games.steel_driver.components import Company
from games.steel_driver.state import State, Transcontinental


def links(state: State) -> "nx.Graph[str]":
    """All built links, each with its company. Kept with the state and only ever added to."""
    graph: nx.Graph[str] = state.__dict__.setdefault("links", nx.Graph())
    for name, company in islice(state.built.items(), graph.number_of_edges(), None):
        route = state.board.routes[name]
        graph.add_edge(route.a, route.b, company=company, route=name)
    return graph


def completed_by(state: State, builder: Company, route: Route) -> Transcontinental | None:
    """The line between the board's ends that a link would complete, if it is the first: the fewest companies,
    then the fewest links, and every company of every way that ties. All ways use the completing link, so its
    builder is in each of them."""
    graph = links(state)
    west, east = state.board.ends
    if state.transcontinental or not _closes(graph, route, west, east):
        return None
    graph = graph.copy()
    graph.add_edge(route.a, route.b, company=builder, route=route.name)
    others = [company for company in state.railways if company is not builder]
    for size in range(len(others) + 1):
        lines = {team: _line(graph, {builder, *team}, west, east) for team in combinations(others, size)}
        if found := {team: line for team, line in lines.items() if line}:
            shortest = min(length for length, _ in found.values())
            tied = {team: routes for team, (length, routes) in found.items() if length == shortest}
            taking_part = [company for company in others if any(company in team for team in tied)]
            used = set().union(*tied.values())
            return Transcontinental(
                builder, taking_part, [name for name in (*state.built, route.name) if name in used]
            )
    return None


def _closes(graph: "nx.Graph[str]", route: Route, west: str, east: str) -> bool:
    """Whether a route leads from what the west reaches to what the east does."""
    western, eastern = (
        nx.node_connected_component(graph, end) if end in graph else {end} for end in (west, east)
    )
    return (route.a in western and route.b in eastern) or (route.b in western and route.a in eastern)


def _line(
    graph: "nx.Graph[str]", companies: set[Company], west: str, east: str
) -> tuple[int, set[str]] | None:
    """The length of the shortest way over these companies' links, and the routes of all such ways:
    those on which no step is lost between the distances from either end."""
    theirs: nx.Graph[str] = nx.Graph()
    theirs.add_edges_from(edge for edge in graph.edges(data=True) if edge[2]["company"] in companies)
    if west not in theirs or east not in theirs:
        return None
    from_west = nx.single_source_shortest_path_length(theirs, west)
    if east not in from_west:
        return None
    from_east = nx.single_source_shortest_path_length(theirs, east)
    length = from_west[east]
    routes = {
        data["route"]
        for a, b, data in theirs.edges(data=True)
        if a in from_west and length == 1 + min(from_west[a] + from_east[b], from_west[b] + from_east[a])
    }
    return length, routes
