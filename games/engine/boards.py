"""What every map must be: its places named once, its links between known places, all connected."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Protocol

import networkx as nx
from msgspec import Meta

from games.engine.errors import BadInput

MOST_NEIGHBOURS = 10
NEAREST = 0.03
"""How near two places may lie, by the width or height of the map."""
MOST_COVERED = 3.0
"""How many times the boxes around all links may cover the map: three times what those of the printed maps do.
It takes time and memory to draw a map with more."""

# No hyphen in a name: in a notation it stands between the two ends of a link.
Name = Annotated[str, Meta(max_length=24, pattern=r"^[^\W_](?:[.'’]? ?[^\W_])*\.?\Z")]


class Named(Protocol):
    """A row with a name."""

    @property
    def name(self) -> str:
        """The name as it is written on the board."""


class Located(Named, Protocol):
    """A named place on a map, by its degrees."""

    @property
    def lon(self) -> float:
        """Degrees east."""

    @property
    def lat(self) -> float:
        """Degrees north."""


class Joining(Protocol):
    """A row that joins two places."""

    @property
    def between(self) -> tuple[str, str]:
        """The names of the two places; their order means nothing."""


def check_names(field: str, places: Sequence[Named]) -> None:
    """No two places have the same name."""
    seen: set[str] = set()
    for number, place in enumerate(places):
        if place.name.casefold() in seen:
            raise BadInput("board-place-twice", (field, number), place=place.name)
        seen.add(place.name.casefold())


def check_known(places: Sequence[Named], name: str, path: tuple[str | int, ...]) -> None:
    """A place that is referred to is there."""
    if all(place.name != name for place in places):
        raise BadInput("board-unknown-place", path, place=name)


def check_links(
    field: str, links: Sequence[Joining], places: Sequence[Named], taken: set[frozenset[str]]
) -> None:
    """Links join two known places, no pair twice. `taken` grows, for boards with several kinds."""
    for number, link in enumerate(links):
        a, b = link.between
        for side, name in enumerate(link.between):
            check_known(places, name, (field, number, "between", side))
        if a == b:
            raise BadInput("board-route-to-itself", (field, number), place=a)
        if frozenset(link.between) in taken:
            raise BadInput("board-route-twice", (field, number), route=f"{a}-{b}")
        taken.add(frozenset(link.between))


def check_connected(field: str, places: Sequence[Named], links: Sequence[Joining]) -> None:
    """Every place can be reached from the first."""
    graph: nx.Graph[str] = nx.Graph(link.between for link in links)
    graph.add_nodes_from(place.name for place in places)
    first = places[0].name
    reached = nx.node_connected_component(graph, first)
    for number, place in enumerate(places):
        if place.name not in reached:
            raise BadInput("board-not-connected", (field, number), place=place.name, other=first)


def check_count(path: tuple[str | int, ...], rows: Sequence[object], most: int) -> None:
    """There are not too many of a kind."""
    if len(rows) > most:
        raise BadInput("board-too-many", path, where=".".join(map(str, path)), most=most, count=len(rows))


def check_room(field: str, places: Sequence[Located], links: Sequence[Joining], field_of_links: str) -> None:
    """A map has room for its places, and for the links between them; these are the first of their kind."""
    lons, lats = [place.lon for place in places], [place.lat for place in places]
    wide, tall = max(lons) - min(lons) or 1.0, max(lats) - min(lats) or 1.0

    def apart(one: Located, other: Located) -> tuple[float, float]:
        return abs(one.lon - other.lon) / wide, abs(one.lat - other.lat) / tall

    for (_, one), (number, other) in combinations(enumerate(places), 2):
        if max(apart(one, other)) < NEAREST:
            raise BadInput("board-places-too-near", (field, number), place=other.name, other=one.name)
    by_name = {place.name: place for place in places}
    neighbours: Counter[str] = Counter()
    covered = 0.0
    for number, link in enumerate(links):
        a, b = link.between
        neighbours.update(link.between)
        for name in link.between:
            if neighbours[name] > MOST_NEIGHBOURS:
                path = (field_of_links, number)
                raise BadInput("board-many-neighbours", path, place=name, most=MOST_NEIGHBOURS)
        across, down = apart(by_name[a], by_name[b])
        covered += across * down
        if covered > MOST_COVERED:
            raise BadInput("board-routes-too-long", (field_of_links, number), route=f"{a}-{b}")
