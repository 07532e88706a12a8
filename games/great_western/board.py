"""The map and the trains: the data file, what is checked in it, and what the rules read."""

from typing import Annotated, Literal

import networkx as nx
from msgspec import Meta, Struct

from games.engine import boards, contract, reading
from games.engine.boards import Name
from games.great_western.components import TRAINS

CARRIAGE, WAGON = "C", "W"
MOST_CITIES, MOST_LINKS, MOST_FERRIES = 40, 64, 8


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """A city. `sourced` names the figures known from the printed game; the others are
    reconstructed."""

    name: Name
    points: Annotated[int, Meta(ge=0, le=50)]
    lon: Annotated[float, Meta(ge=-180, le=180)]
    lat: Annotated[float, Meta(ge=-90, le=90)]
    sourced: tuple[Literal["name", "points"], ...] = ()


class LinkRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A link or a ferry as a board file has it."""

    between: tuple[str, str]
    cost: Annotated[int, Meta(ge=1, le=20)]
    sourced: tuple[Literal["existence", "cost"], ...] = ()


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """A board file. A train is five cars from the engine back, C for carriage and W for wagon."""

    game: Literal["great-western"]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    provenance: dict[Literal["en", "fr"], Annotated[str, Meta(max_length=1000)]]
    start: str
    trains: Annotated[
        tuple[Annotated[str, Meta(pattern="^[CW]{5}\\Z")], ...], Meta(min_length=4, max_length=4)
    ]
    cities: Annotated[tuple[City, ...], Meta(min_length=2, max_length=80)]
    links: Annotated[tuple[LinkRow, ...], Meta(min_length=1, max_length=240)]
    ferries: Annotated[tuple[LinkRow, ...], Meta(max_length=40)]


class Board(contract.Board):
    """The map as the rules use it: one graph with the ferries and one without, and
    the `neighbours` of every city in each, with the cost of the link. Links, then ferries, have a `number`
    by their ends."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(figures)
        self.name = figures.name
        self.provenance = figures.provenance
        self.start = figures.start
        self.cities = {city.name: city for city in figures.cities}
        self.carriages = {
            train: [car == CARRIAGE for car in cars]
            for train, cars in zip(TRAINS, figures.trains, strict=True)
        }
        self.links = figures.links
        self.ferries = figures.ferries
        self.rows = (*figures.links, *figures.ferries)
        self.number = {ends: number for number, row in enumerate(self.rows) for ends in _both_ways(row)}
        self.labels = self.cities
        self.city_by_text = {name.casefold(): name for name in self.cities}
        self._graphs = {
            with_ferries: _graph([*figures.links, *(figures.ferries if with_ferries else ())])
            for with_ferries in (True, False)
        }
        self.neighbours = {
            with_ferries: {
                city: [(other, link["cost"]) for other, link in graph[city].items()] for city in self.cities
            }
            for with_ferries, graph in self._graphs.items()
        }

    def graph(self, ferries: bool) -> "nx.Graph[str]":
        """Cities and links, each with its cost."""
        return self._graphs[ferries]


def read_board(text: bytes) -> Board:
    """The board of a file; a bad one is refused with the line and the reason."""
    with reading.located(text):
        figures = reading.decode(text, Figures)
        taken: set[frozenset[str]] = set()
        boards.check_names("cities", figures.cities)
        boards.check_known(figures.cities, figures.start, ("start",))
        boards.check_links("links", figures.links, figures.cities, taken)
        boards.check_links("ferries", figures.ferries, figures.cities, taken)
        boards.check_connected("cities", figures.cities, figures.links)
        return Board(figures)


def check_room(figures: Figures) -> None:
    """A new board is no larger than a picture can show."""
    boards.check_count(("cities",), figures.cities, MOST_CITIES)
    boards.check_count(("links",), figures.links, MOST_LINKS)
    boards.check_count(("ferries",), figures.ferries, MOST_FERRIES)
    boards.check_room("cities", figures.cities, figures.links, "links")
    boards.check_room("cities", figures.cities, figures.ferries, "ferries")


def _both_ways(row: LinkRow) -> tuple[tuple[str, str], tuple[str, str]]:
    a, b = row.between
    return (a, b), (b, a)


def _graph(rows: list[LinkRow]) -> "nx.Graph[str]":
    graph: nx.Graph[str] = nx.Graph()
    for row in rows:
        graph.add_edge(*row.between, cost=row.cost)
    return graph
