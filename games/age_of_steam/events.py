"""What happens, for the log, the narration and the picture."""

from msgspec import Struct

from games.age_of_steam.actions import Hop
from games.age_of_steam.board import Hex
from games.age_of_steam.components import Cube, Privilege
from games.age_of_steam.network import Link, LooseLine
from games.age_of_steam.tiles import Exits
from games.engine.contract import Event, Seat
from games.engine.ranges import Amount


class LinksOf(Struct, frozen=True):
    """So many links of an owner, one after the other on a cube's way; of nobody if there is no seat."""

    owner_seats: list[Seat]
    count: int


class OrderRolled(Event, frozen=True):
    """A player's dice for the first order; thrown again where two were the same."""

    seat: Seat
    dice: list[int]


class OrderSet(Event, frozen=True):
    """Who plays when, from the first on."""

    seats: list[Seat]


class SharesIssued(Event, frozen=True):
    """`cash` is what they brought in."""

    seat: Seat
    shares: int
    cash: int


class BidMade(Event, frozen=True):
    seat: Seat
    amount: int


class Stayed(Event, frozen=True):
    """The one-time pass of "turn order"."""

    seat: Seat


class Dropped(Event, frozen=True):
    """Out of the auction: the place, and what is paid for it."""

    seat: Seat
    place: int
    cost: int


class FirstInOrder(Event, frozen=True):
    """The last one in the auction."""

    seat: Seat
    cost: int


class PrivilegeChosen(Event, frozen=True):
    seat: Seat
    privilege: Privilege


class EngineImproved(Event, frozen=True):
    """`engine` is the number of links that it then reaches."""

    seat: Seat
    engine: int


class Urbanized(Event, frozen=True):
    """A town became the new city of this letter and colour. The `tile` that lay there, if any, goes back,
    with a disc or none."""

    seat: Seat
    town: str
    letter: str
    colour: Cube
    tile: str
    disc: int


class LineGone(Event, frozen=True):
    """A line that lay in the hex of a new city alone; of nobody if there is no seat."""

    line: Link | LooseLine
    owner_seats: list[Seat]


class LineShortened(Event, frozen=True):
    """A line lost its section in the hex of a new city; so many are left."""

    line: Link | LooseLine
    owner_seats: list[Seat]
    sections: int


class TileLaid(Event, frozen=True):
    """`exits` are what the tile then has in its hex; `disc` says whether a disc makes a town of it."""

    seat: Seat
    at: Hex
    exits: Exits
    cost: int
    tile: str
    disc: int


class LineTaken(Event, frozen=True):
    """A line of nobody's was lengthened and is somebody's now, but not finished."""

    seat: Seat
    line: Link | LooseLine


class LinkFinished(Event, frozen=True):
    """A line between two places; `seat` owns it, if anybody."""

    seat: Seat
    start: str
    end: str
    sections: int


class LinesLost(Event, frozen=True):
    """Unfinished lines that were not lengthened belong to nobody."""

    seat: Seat
    lines: list[Link | LooseLine]


class BuildingEnded(Event, frozen=True):
    seat: Seat


class GoodsDelivered(Event, frozen=True):
    """`start` is the city that the cube leaves, `hops` the links that it takes; `way` and `links` are the
    same for words: its places with arrows between them, and whose links it takes."""

    seat: Seat
    cube: Cube
    start: str
    hops: list[Hop]
    way: str
    links: list[LinksOf]


class IncomeRaised(Event, frozen=True):
    """For the links of a delivery."""

    seat: Seat
    links: int
    income: int


class MoveForgone(Event, frozen=True):
    """A player neither delivered nor improved the engine."""

    seat: Seat


class Paid(Event, frozen=True):
    """Income and expenses of a turn; `missing` dollars were taken off the income. The rest of the cash and of
    the income."""

    seat: Seat
    income: int
    expenses: int
    missing: int
    cash_left: int
    income_left: int


class Bankrupt(Event, frozen=True):
    """A player could not pay and is out; unfinished lines belong to nobody, finished links stay."""

    seat: Seat
    lines: list[Link | LooseLine]


class IncomeReduced(Event, frozen=True):
    """`lost` is what this turn takes off, `income` what is left."""

    seat: Seat
    lost: int
    income: int


class CubesDrawn(Event, frozen=True):
    """By "production"."""

    seat: Seat
    cubes: list[Cube]


class ProductionDeclined(Event, frozen=True):
    seat: Seat


class CubePlaced(Event, frozen=True):
    """A cube of "production" went to a space of the goods display, counted from the top of its column."""

    seat: Seat
    cube: Cube
    column: str
    space: int


class CubesReturned(Event, frozen=True):
    """Cubes of "production" that were not placed go back into the bag."""

    seat: Seat
    cubes: list[Cube]


class GrowthRolled(Event, frozen=True):
    """The dice for the cities of one side, lowest first."""

    side: str
    dice: list[int]


class GoodsGrown(Event, frozen=True):
    """Cubes that came to a city."""

    city: str
    amounts: list[Amount]


class TurnEnded(Event, frozen=True):
    turn: int


class GameEnded(Event, frozen=True):
    """After the last turn, or as soon as there is but one company left in the game, or none."""

    winner_seats: list[Seat]
    turn: int
    companies: int
