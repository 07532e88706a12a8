"""What happens, for the log, the narration and the picture."""

from games.engine.contract import Event, Seat
from games.steel_driver.components import Colour, Company


class MarkerDrawn(Event, frozen=True):
    """Who begins, by lot."""

    seat: Seat


class CubesDealt(Event, frozen=True):
    """A round begins: cubes for each, and how many each is `short` of where they run out."""

    round: int
    each: int
    short: int
    supply: int


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
    """San Francisco and New York are joined, for the first time."""

    company: Company
    bonus: int
    others: list[Company]
    others_bonus: int


class CompanyPassed(Event, frozen=True):
    """`why` is `uncontrolled`, `unconnected`, `links` or `cubes`; in the final scoring `no-shares`
    or `no-goods`."""

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


class GoodsPlaced(Event, frozen=True):
    """Final scoring begins: a goods cube for each connected place."""

    count: int


class ControlSettled(Event, frozen=True):
    """Who decides for a company in the final scoring."""

    seat: Seat
    company: Company
    shares: int


class GoodsClaimed(Event, frozen=True):
    """A company takes the goods cube of a place."""

    seat: Seat
    company: Company
    place: str
    colour: Colour


class CompanyValued(Event, frozen=True):
    """What a share is worth: the cubes in each set, largest first."""

    company: Company
    sets: list[int]
    value: int


class SharesPaid(Event, frozen=True):
    """`amount` is for all shares of a player, `cash` what there is at the end."""

    seat: Seat
    amount: int
    cash: int


class GameEnded(Event, frozen=True):
    winner_seats: list[Seat]
