"""The hex map: the data file, what is checked in it, and what the rules read."""

import re
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Literal, get_args

from msgspec import Meta, Struct

from games.age_of_steam.components import FORMER, Colour, Cube
from games.engine import boards, contract, reading
from games.engine.boards import Name
from games.engine.errors import BadInput

if TYPE_CHECKING:
    from games.age_of_steam.fitting import Fit

MOST_COLUMNS, MOST_ROWS = 26, 20
SIDES = ("west", "east")
NUMBERS = range(1, 7)
CITY_SLOTS, NEW_CITY_SLOTS = 3, 2
BOARDS = 16
"""So many boards are kept, with what was worked out about them."""

Hex = str
"""A letter for the column and a number for the row: `G8`. Odd columns lie half a hex lower."""
HEX = "[A-Z][1-9][0-9]?"
HexName = Annotated[str, Meta(pattern=rf"^{HEX}\Z")]
Side = Literal["west", "east"]
Number = Annotated[int, Meta(ge=1, le=6)]
Edge = Literal["N", "NE", "SE", "S", "SW", "NW"]
Letter = Annotated[str, Meta(pattern=r"^[A-H]\Z")]


class Terrain(Enum):
    """What a hex is, by its sign on the map of a board file."""

    PLAIN = "."
    RIVER = "~"
    MOUNTAIN = "^"
    LAKE = "#"
    TOWN = "o"
    CITY = "*"

    __hash__ = object.__hash__


class CityRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A city: the colour of goods it takes, its die, and the cubes it starts with."""

    name: Name
    hex: HexName
    colour: Cube
    side: Side
    number: Number
    cubes: Annotated[int, Meta(ge=0, le=3)]


class TownRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A town, which may become a new city."""

    name: Name
    hex: HexName


class NewCityRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A new city tile."""

    letter: Letter
    colour: Cube
    side: Side
    number: Number


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """A board file. `map` has a line for every row of hexes, a sign and a space for every column:
    . plain, ~ river, ^ mountain, # lake, o town, * city. `rivers` are for the eye."""

    game: Literal["age-of-steam"]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    provenance: dict[Literal["en", "fr"], Annotated[str, Meta(max_length=1000)]]
    map: Annotated[tuple[str, ...], Meta(min_length=2, max_length=MOST_ROWS)]
    cities: Annotated[tuple[CityRow, ...], Meta(min_length=2, max_length=12)]
    towns: Annotated[tuple[TownRow, ...], Meta(max_length=40)]
    new_cities: Annotated[tuple[NewCityRow, ...], Meta(max_length=8)]
    rivers: dict[HexName, tuple[Edge, ...]]


class Board(contract.Board):
    """The map as the rules use it. Places are called by their hex."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(figures)
        self.name = figures.name
        self.provenance = figures.provenance
        self.terrain = dict(_hexes(figures.map))
        self.cities = {city.hex: city for city in figures.cities}
        self.towns = {town.hex: town for town in figures.towns}
        self.new_cities = {row.letter: row for row in figures.new_cities}
        self.rivers = figures.rivers
        places: list[CityRow | TownRow] = [*figures.cities, *figures.towns]
        self.names = {place.hex: place.name for place in places}
        self.labels = self.names.values()
        self.place_bits = {hex_: 1 << number for number, hex_ in enumerate(self.names)}
        self.name_by_text = {name.casefold(): name for name in self.names.values()}
        self.hex_of = {name: hex_ for hex_, name in self.names.items()}
        self.columns = _columns(figures)
        self.neighbours = {hex_: _around(hex_, self.terrain) for hex_ in self.terrain}
        self.ranks = {hex_: rank for rank, hex_ in enumerate(sorted(self.terrain, key=column_and_row))}
        self.onto = {hex_: self._onto(around) for hex_, around in self.neighbours.items()}
        self.beside_cities = {at for city in self.cities for at, _ in self.onto[city].values()}
        self.fits: dict[object, Sequence[Fit]] = {}
        self._nearest: dict[Hex, list[tuple[int, Hex]]] = {}

    def is_land(self, at: Hex | None) -> bool:
        """Whether track may lie in a hex or point at it."""
        return at is not None and self.terrain[at] is not Terrain.LAKE

    def _onto(self, around: Sequence[Hex | None]) -> dict[int, tuple[Hex, int]]:
        """For every edge over which track may lead, the hex beyond and that edge of it."""
        opposite = len(around) // 2
        return {
            edge: (beyond, (edge + opposite) % len(around))
            for edge, beyond in enumerate(around)
            if beyond is not None and self.is_land(beyond)
        }

    def nearest(self, at: Hex, other_than: Hex | None) -> int:
        """How many hexes it is to the nearest city or town but one."""
        if at not in self._nearest:
            self._nearest[at] = sorted((distance(at, place), place) for place in self.names)[:2]
        return next(away for away, place in self._nearest[at] if place != other_than)


def column_and_row(at: Hex) -> tuple[int, int]:
    """Where a hex lies on the map: its column counted from 0, its row as it is written."""
    return ord(at[0]) - ord("A"), int(at[1:])


def _name(column: int, row: int) -> Hex:
    return f"{chr(ord('A') + column)}{row}"


def _hexes(rows: tuple[str, ...]) -> list[tuple[Hex, Terrain]]:
    return [
        (_name(at // 2, number), Terrain(sign))
        for number, row in enumerate(rows, 1)
        for at, sign in enumerate(row)
        if sign != " "
    ]


def _around(at: Hex, known: dict[Hex, Terrain]) -> tuple[Hex | None, ...]:
    """The six neighbours in the order of `EDGES`; nothing beyond the map."""
    column, row = column_and_row(at)
    lower = column % 2
    places = (
        (column, row - 1), (column + 1, row - 1 + lower), (column + 1, row + lower),
        (column, row + 1), (column - 1, row + lower), (column - 1, row - 1 + lower),
    )  # fmt: skip
    names = (_name(*place) for place in places)
    return tuple(name if name in known else None for name in names)


def distance(a: Hex, b: Hex) -> int:
    """How many hexes it is from one to another."""
    (q, r), (p, s) = _axial(a), _axial(b)
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def _axial(at: Hex) -> tuple[int, int]:
    column, row = column_and_row(at)
    return column, row - column // 2


def _columns(figures: Figures) -> dict[str, int]:
    """The columns of the goods display, by hex or letter, with their spaces; west before east."""
    cities = sorted(figures.cities, key=_by_die)
    new_cities = sorted(figures.new_cities, key=_by_die)
    return {city.hex: CITY_SLOTS for city in cities} | {new.letter: NEW_CITY_SLOTS for new in new_cities}


def _by_die(row: CityRow | NewCityRow) -> tuple[int, int]:
    return SIDES.index(row.side), row.number


@lru_cache(BOARDS)
def read_board(text: bytes) -> Board:
    """The board of a file; a bad one is refused with the line and the reason."""
    with reading.located(text):
        figures = reading.decode(text, Figures)
        _check_map(figures)
        boards.check_names("cities", figures.cities)
        boards.check_names("towns", (*figures.cities, *figures.towns))
        _check_unreserved("cities", figures.cities)
        _check_unreserved("towns", figures.towns)
        terrain = dict(_hexes(figures.map))
        _check_places("cities", figures.cities, terrain, Terrain.CITY)
        _check_places("towns", figures.towns, terrain, Terrain.TOWN)
        _check_columns(figures)
        for river in figures.rivers:
            if river not in terrain:
                raise BadInput("board-unknown-hex", ("rivers", river), hex=river)
        return Board(figures)


def check_room(figures: Figures) -> None:
    """A hex of a new board has no more rivers than edges."""
    for hex_, edges in figures.rivers.items():
        boards.check_count(("rivers", hex_), edges, len(get_args(Edge)))


def _check_map(figures: Figures) -> None:
    known = {terrain.value for terrain in Terrain}
    for number, row in enumerate(figures.map):
        if len(row) > 2 * MOST_COLUMNS or set(row[::2]) - known - {" "} or set(row[1::2]) - {" "}:
            raise BadInput("board-map-row", ("map", number), signs=sorted(known))


def _check_unreserved(field: str, rows: Sequence[CityRow | TownRow]) -> None:
    """In the notation a colour is the owner of a link, a letter a new city, a letter and a number a hex."""
    colours = [*(colour.value for colour in Colour), *FORMER]
    for number, row in enumerate(rows):
        if row.name.casefold() in colours or re.fullmatch(f"{HEX}|[A-Z]", row.name.upper()):
            raise BadInput("board-name-reserved", (field, number, "name"), place=row.name)


def _check_places(
    field: str, rows: Sequence[CityRow | TownRow], terrain: dict[Hex, Terrain], kind: Terrain
) -> None:
    """Every place stands on its sign, and every sign has its place."""
    for number, row in enumerate(rows):
        if terrain.get(row.hex) is not kind or row.hex in [other.hex for other in rows[:number]]:
            raise BadInput("board-place-on-map", (field, number, "hex"), place=row.name, hex=row.hex)
    for hex_, found in terrain.items():
        if found is kind and hex_ not in [row.hex for row in rows]:
            raise BadInput("board-nameless", (field,), hex=hex_)


def _check_columns(figures: Figures) -> None:
    _check_numbers("cities", figures.cities)
    _check_numbers("new_cities", figures.new_cities)
    letters = [row.letter for row in figures.new_cities]
    for number, letter in enumerate(letters):
        if letter in letters[:number]:
            raise BadInput("board-letter-twice", ("new_cities", number), letter=letter)


def _check_numbers(field: str, rows: Sequence[CityRow | NewCityRow]) -> None:
    """A die brings goods to one city of its side, and to one new city."""
    taken: set[tuple[str, int]] = set()
    for number, row in enumerate(rows):
        if (row.side, row.number) in taken:
            raise BadInput("board-number-twice", (field, number), number=row.number)
        taken.add((row.side, row.number))
