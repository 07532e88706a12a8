"""The position: everything on the table, and nothing that can be worked out from it."""

from enum import Enum

from msgspec import Struct

from games.age_of_steam.board import Board, Hex
from games.age_of_steam.components import START_CASH, START_SHARES, Cube, Privilege
from games.engine.contract import BaseState, Options, Seat


class AgeOfSteamOptions(Options, frozen=True):
    """Faidutti's variants: every lay of the engineer for 2; production out of four cubes."""

    faidutti_engineer: bool = False
    faidutti_production: bool = False


class Phase(Enum):
    """The parts of a turn."""

    SHARES = "shares"
    AUCTION = "auction"
    PRIVILEGES = "privileges"
    BUILDING = "building"
    MOVING = "moving"
    MONEY = "money"
    PRODUCTION = "production"
    PLACING = "placing"
    GROWTH = "growth"
    OVER = "over"

    __hash__ = object.__hash__


class Player(Struct):
    """A railway company. `privilege` lasts until the next choice; `out` is the turn of a bankruptcy."""

    cash: int = START_CASH
    income: int = 0
    shares: int = START_SHARES
    engine: int = 1
    built: bool = False
    privilege: Privilege | None = None
    out: int | None = None

    @property
    def balance(self) -> int:
        """The next income less the expenses."""
        return self.income - self.shares - self.engine


class Piece(Struct, frozen=True, array_like=True):
    """A section of a line where it lies, run through from `a` to `b` (edges, or the town)."""

    at: Hex
    a: int
    b: int


class Line(Struct, eq=False):
    """Track from one end to the other without a place between. `fresh`: lengthened in the build
    under way."""

    owner: Seat | None
    pieces: list[Piece]
    fresh: bool = False


class Auction(Struct):
    """Bidding for the order: the bids that stand, who is still in, who dropped out (first first), and
    who has used the one-time pass."""

    remaining: list[Seat]
    bids: dict[Seat, int] = {}
    dropped: list[Seat] = []
    stayed: bool = False

    @property
    def highest(self) -> int:
        """The highest bid that stands; 0 before anybody bids."""
        return max(self.bids.values(), default=0)

    @property
    def holder(self) -> Seat | None:
        """Who made the highest bid, if anybody bid."""
        return max(self.bids, key=lambda seat: self.bids[seat]) if self.bids else None


class State(BaseState, kw_only=True):
    """A game of Age of Steam. `tiles` are the kinds lying in hexes, `lines` what they make up;
    `cubes` stand in cities; a space of the display is empty or holds a cube, the topmost first."""

    board: Board
    options: AgeOfSteamOptions
    players: list[Player]
    order: list[Seat]
    bag: dict[Cube, int]
    cubes: dict[Hex, list[Cube]]
    display: dict[str, list[Cube | None]]
    tiles: dict[Hex, str] = {}
    lines: list[Line] = []
    new_cities: dict[Hex, str] = {}
    phase: Phase = Phase.SHARES
    turn: int = 1
    asked: Seat = 0
    auction: Auction | None = None
    lays: int = 0
    urbanized: bool = False
    move_round: int = 1
    upgraded: list[Seat] = []
    drawn: list[Cube] = []
    placed: int = 0
    dice: dict[str, list[int]] = {}

    def holder_of(self, privilege: Privilege) -> Seat | None:
        """Who has an action this turn."""
        return next((seat for seat in self.order if self.players[seat].privilege is privilege), None)

    def empty_spaces(self, column: str) -> list[int]:
        """The empty spaces of the display's column of a city, by name, or of a new city, by letter; counted
        from the top."""
        slots = self.display.get(self.board.hex_of.get(column, column), [])
        return [space for space, cube in enumerate(slots, 1) if cube is None]

    def city_colour(self, at: Hex) -> Cube | None:
        """The goods that a city, old or new, takes; nothing where there is no city."""
        if at in self.new_cities:
            return self.board.new_cities[self.new_cities[at]].colour
        city = self.board.cities.get(at)
        return city.colour if city else None

    def is_city(self, at: Hex | None) -> bool:
        """A city of the board, or a town that has become one."""
        return at in self.board.cities or at in self.new_cities

    def is_town(self, at: Hex | None) -> bool:
        """A town that has not become a city."""
        return at in self.board.towns and at not in self.new_cities
