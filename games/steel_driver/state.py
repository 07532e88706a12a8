"""The position: everything on the table, and nothing that can be worked out from it."""

from enum import Enum

from msgspec import Struct

from games.engine.contract import BaseState, Options, Seat
from games.steel_driver.board import Board
from games.steel_driver.components import (
    COLOURED_GOODS,
    CUBES_A_ROUND,
    INVESTMENT_CUBES,
    LINKS,
    SHARES,
    Company,
    Edition,
    Goods,
)


class SteelDriverOptions(Options, frozen=True):
    """Which printing is played."""

    edition: Edition = Edition.PEGASUS


class Phase(Enum):
    """The parts of a round, then those of the final scoring."""

    CUBES = "cubes"
    AUCTION = "auction"
    BIDDING = "bidding"
    BUILDING = "building"
    PROFITS = "profits"
    GOODS = "goods"
    CLAIMING = "claiming"
    SHARES = "shares"
    OVER = "over"

    __hash__ = object.__hash__


class Player(Struct):
    """What a player holds, besides shares: they are listed with their company."""

    cubes: int = 0
    cash: int = 0


class Railway(Struct, kw_only=True):
    """A company's box, its shares by seat and its network. `places` begins with the start."""

    shares: list[int]
    shares_left: int = SHARES
    links_left: int = LINKS
    cubes: int = 0
    controller: Seat | None = None
    last_controller: Seat | None = None
    profit: int = 0
    places: list[str] = []
    goods: dict[str, Goods] = {}


class Sale(Struct):
    """The auction of one company. `bidders` are those who have not dropped out; `asked` is the
    one whose turn it is."""

    company: Company
    bid: int
    bidder: Seat
    bidders: list[Seat]
    asked: Seat


class Transcontinental(Struct, frozen=True):
    """The first line from coast to coast: the routes of every way that counts."""

    builder: Company
    others: list[Company]
    routes: list[str]


class State(BaseState, kw_only=True):
    """A game of Steel Driver. `built` is in the order of building; `goods` lie on the map."""

    board: Board
    edition: Edition
    supply: int
    players: list[Player]
    railways: dict[Company, Railway]
    order: list[Company]
    marker: Seat
    phase: Phase = Phase.CUBES
    round: int = 1
    handed_on: int = 0
    sale: Sale | None = None
    pass_row: list[Company] = []
    active: Company | None = None
    built: dict[str, Company] = {}
    goods: dict[str, Goods] = {}
    transcontinental: Transcontinental | None = None
    paid_out: int = 0

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % len(self.players)

    @property
    def all_cubes(self) -> int:
        """The cubes that investments are made with: in `treefrog` the coloured goods cubes
        help out."""
        return INVESTMENT_CUBES + (COLOURED_GOODS if self.edition is Edition.TREEFROG else 0)

    @property
    def goods_in_supply(self) -> int:
        """The goods cubes in the supply that can stand in for investment cubes. They are dealt last and go
        back first."""
        return min(self.supply, self.all_cubes - INVESTMENT_CUBES)

    @property
    def investments_in_supply(self) -> int:
        """The supply without the goods cubes that can stand in."""
        return self.supply - self.goods_in_supply

    @property
    def goods_standing_in(self) -> int:
        """The goods cubes that are out of the supply as investment cubes."""
        return self.all_cubes - INVESTMENT_CUBES - self.goods_in_supply

    @property
    def cubes_a_round(self) -> int:
        """What each player is due at the start of a round."""
        return CUBES_A_ROUND[len(self.players)]
