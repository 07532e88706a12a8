"""What happens, for the log, the narration and the picture."""

from msgspec import Struct

from games.engine.contract import Event, Seat
from games.steel_driver.components import Colour, Company


class MarkerDrawn(Event, frozen=True):
    """Who begins, by lot."""

    seat: Seat


class CubesDealt(Event, frozen=True):
    """A round begins: cubes for each, and how many each is `short` of where they run out. `supply` counts the
    investment cubes left, `goods` the goods cubes that can stand in for them, `standing_in` those that do."""

    round: int
    each: int
    short: int
    supply: int
    goods: int
    standing_in: int


class CompanyPutUp(Event, frozen=True):
    """An auction is opened, with the first bid for the company."""

    seat: Seat
    company: Company
    bid: int


class MarkerHandedOn(Event, frozen=True):
    """A player put no company up; `next_seat` may."""

    seat: Seat
    next_seat: Seat


class BidRaised(Event, frozen=True):
    seat: Seat
    company: Company
    bid: int


class BidderDropped(Event, frozen=True):
    """A player bids no more for this company."""

    seat: Seat
    company: Company


class CompanySold(Event, frozen=True):
    """`next_seat` gets the marker."""

    seat: Seat
    company: Company
    price: int
    next_seat: Seat


class AuctionsEnded(Event, frozen=True):
    """The companies that nobody controls this round, and who holds the marker."""

    unsold: list[Company]
    next_seat: Seat


class LinkBuilt(Event, frozen=True):
    """`earned` is what the city pays; `profit` is where the company stands then."""

    seat: Seat
    company: Company
    start: str
    end: str
    cost: int
    earned: int
    profit: int


class LineCompleted(Event, frozen=True):
    """The two ends of the board are joined, for the first time; `profit` is where the company that did it
    stands then."""

    company: Company
    west: str
    east: str
    bonus: int
    profit: int
    others: list[Company]
    others_bonus: int


class CompanyPassed(Event, frozen=True):
    """`why` is `uncontrolled`, `unconnected`, `links` or `cubes`; in the final scoring `no-shares`,
    `no-network` or `no-goods`."""

    company: Company
    why: str
    cubes: int


class ProfitPaid(Event, frozen=True):
    """What a company earned this round, to whoever controls it."""

    seat: Seat
    company: Company
    amount: int


class ProfitLost(Event, frozen=True):
    """Nobody controls the company, so nobody is paid."""

    company: Company
    amount: int


class RoundEnded(Event, frozen=True):
    """`order` is that of the companies in the next round."""

    round: int
    order: list[Company]


class Leftover(Struct, frozen=True):
    """The unspent cubes of a company's box."""

    company: Company
    cubes: int


class BoxesEmptied(Event, frozen=True):
    """Final scoring begins: unspent cubes go back to the supply."""

    boxes: list[Leftover]


class GoodsPlaced(Event, frozen=True):
    """A goods cube for each connected place."""

    count: int


class ControlSettled(Event, frozen=True):
    """Who decides for a company in the final scoring. `why` is `majority` or, among the `tied_seats`, `last`
    for the last controller, `clockwise` for the next after that one."""

    seat: Seat
    company: Company
    shares: int
    why: str
    tied_seats: list[Seat]
    last_seat: Seat


class GoodsClaimed(Event, frozen=True):
    """A company takes the goods cube of a place."""

    seat: Seat
    company: Company
    place: str
    colour: Colour


class CompanyValued(Event, frozen=True):
    """What a share is worth: the cubes in each set, largest first; nothing without goods."""

    company: Company
    sets: list[int]
    value: int


class SharesPaid(Event, frozen=True):
    """`amount` is for all shares of a player, `cash` what there is at the end."""

    seat: Seat
    amount: int
    cash: int


class GameEnded(Event, frozen=True):
    """The last round is over, and shares are paid. `tied_seats` have the winners' `cash`, but fewer than
    their `goods`."""

    winner_seats: list[Seat]
    cash: int
    tied_seats: list[Seat]
    goods: int
