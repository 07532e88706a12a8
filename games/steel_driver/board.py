"""The map: its data file, what is checked in it, and the tables that the rules read."""

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.engine import boards, contract, reading
from games.engine.boards import Name
from games.engine.errors import BadInput
from games.steel_driver.components import Goods

MOST_PLACES, MOST_ROUTES = 56, 120


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A city. `sourced` names the figures known from the printed game; the others are
    reconstructed."""

    name: Name
    start: bool
    value: Annotated[int, Meta(ge=0, le=200)]
    goods: Goods
    lon: Annotated[float, Meta(ge=-180, le=180)]
    lat: Annotated[float, Meta(ge=-90, le=90)]
    sourced: tuple[Literal["name", "start", "value", "goods"], ...] = ()


class RouteRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A potential route as a board file has it."""

    between: tuple[str, str]
    cost: Annotated[int, Meta(ge=1, le=20)]
    sourced: tuple[Literal["existence", "cost"], ...] = ()


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """A board file. `goods` counts the cities of each kind; `provenance` says, by language, where
    the figures come from."""

    game: Literal["steel-driver"]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    provenance: dict[Literal["en", "fr"], Annotated[str, Meta(max_length=1000)]]
    transcontinental: tuple[str, str]
    goods: dict[Goods, int]
    places: Annotated[tuple[Place, ...], Meta(min_length=2, max_length=120)]
    routes: Annotated[tuple[RouteRow, ...], Meta(min_length=1, max_length=400)]


class Route(Struct, frozen=True):
    """A route on which one link can be built. `name` is `A-B` as the file has it."""

    name: str
    a: str
    b: str
    cost: int


class Board(contract.Board):
    """The map as the rules use it."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(figures)
        self.name = figures.name
        self.provenance = figures.provenance
        self.ends = figures.transcontinental
        self.goods = figures.goods
        self.places = {place.name: place for place in figures.places}
        self.starts = [place.name for place in figures.places if place.start]
        self.routes: dict[str, Route] = {}
        self.between: dict[tuple[str, str], Route] = {}
        self.at: dict[str, list[tuple[str, Route]]] = {name: [] for name in self.places}
        for row in figures.routes:
            a, b = row.between
            route = Route(f"{a}-{b}", a, b, row.cost)
            self.routes[route.name] = route
            self.between[a, b] = self.between[b, a] = route
            self.at[a].append((b, route))
            self.at[b].append((a, route))
        self.cheapest = min(route.cost for route in self.routes.values())
        self.labels = self.places
        self.place_by_text = {name.casefold(): name for name in self.places}
        # A route as it is mostly written is found at once, which a replay feels.
        self.pair_by_text = {f"{a}-{b}".casefold(): (a, b) for a, b in self.between}


def read_board(text: bytes) -> Board:
    """The board of a file; a bad one is refused with the line and the reason."""
    with reading.located(text):
        figures = reading.decode(text, Figures)
        boards.check_names("places", figures.places)
        if not any(place.start for place in figures.places):
            raise BadInput("board-no-start", ("places",))
        boards.check_links("routes", figures.routes, figures.places, set())
        _check_ends(figures)
        _check_goods(figures)
        boards.check_connected("places", figures.places, figures.routes)
        return Board(figures)


def check_room(figures: Figures) -> None:
    """A new board is no larger than a picture can show."""
    boards.check_count(("places",), figures.places, MOST_PLACES)
    boards.check_count(("routes",), figures.routes, MOST_ROUTES)
    boards.check_room("places", figures.places, figures.routes, "routes")


def _check_ends(figures: Figures) -> None:
    for side, name in enumerate(figures.transcontinental):
        boards.check_known(figures.places, name, ("transcontinental", side))
    if len(set(figures.transcontinental)) < 2:
        raise BadInput("board-route-to-itself", ("transcontinental",), place=figures.transcontinental[0])


def _check_goods(figures: Figures) -> None:
    found = Counter(place.goods for place in figures.places)
    for goods in Goods:
        if found[goods] != figures.goods.get(goods, 0):
            told = figures.goods.get(goods, 0)
            raise BadInput(
                "board-goods-count", ("goods", goods.value), goods=goods, count=found[goods], told=told
            )
