"""What happens, for the log, the narration and the picture. No event tells a tile before phase 7."""

from games.automobile.components import CarClass, Character
from games.engine.contract import Event, Seat
from games.engine.ranges import Amount


class FirstDrawn(Event, frozen=True):
    """Who begins, by lot."""

    seat: Seat


class TilesDrawn(Event, frozen=True):
    """A turn begins; everybody draws so many demand tiles."""

    turn: int
    tiles: int


class CharacterChosen(Event, frozen=True):
    """`research` is what came with the character."""

    seat: Seat
    character: Character
    research: int


class OrderSet(Event, frozen=True):
    """Who plays when, by the characters."""

    seats: list[Seat]


class LoanTaken(Event, frozen=True):
    """`loans` counts this one."""

    seat: Seat
    cash: int
    loans: int


class TilesBuilt(Event, frozen=True):
    """`ford` where it was his additional tile."""

    seat: Seat
    model: str
    factories: int
    parts: int
    cost: int
    research: int
    ford: bool


class FordKept(Event, frozen=True):
    """No additional tile this time; `later` says whether there will be another time."""

    seat: Seat
    later: bool


class DistributorsPlaced(Event, frozen=True):
    """How many went to each class this time."""

    seat: Seat
    luxury: int
    mid: int
    low: int


class ResearchTaken(Event, frozen=True):
    seat: Seat
    research: int


class CarsProduced(Event, frozen=True):
    """`amounts` are the cars by model, `cost` is for all of them."""

    seat: Seat
    amounts: list[Amount]
    cost: int


class SpaceClosed(Event, frozen=True):
    """Points are discarded first; then the cars there, if any, are unsold. `markers` are those lost there."""

    seat: Seat
    model: str
    discarded: int
    cash: int
    unsold: int
    markers: int


class HowardSold(Event, frozen=True):
    """Cars that Howard sells before anybody else; `amounts` by model."""

    seat: Seat
    amounts: list[Amount]
    cash: int


class DistributorSold(Event, frozen=True):
    """One car; `band` is the distributor's class, `car_class` the car's."""

    seat: Seat
    model: str
    band: CarClass
    car_class: CarClass
    cash: int


class DistributorsIdle(Event, frozen=True):
    """They come home with a loss point each."""

    seat: Seat
    distributors: int


class DistributionEnded(Event, frozen=True):
    """Distributors go from the slots to the bands beside them."""


class BonusTaken(Event, frozen=True):
    """A bonus sales marker on a space; `research` is what it cost."""

    seat: Seat
    model: str
    research: int


class PriceReduced(Event, frozen=True):
    """So many reduced price markers were put on a space."""

    seat: Seat
    model: str
    markers: int


class Passed(Event, frozen=True):
    """`place` is the one in the next turn's choice of characters."""

    seat: Seat
    place: int


class TilesRevealed(Event, frozen=True):
    """A player's tiles: what each adds to a class, 0 where there is none."""

    seat: Seat
    mid: int
    low: int


class DemandTileDrawn(Event, frozen=True):
    """A tile that no player held adds `cars` to the demand for the class."""

    car_class: CarClass
    cars: int


class DemandKnown(Event, frozen=True):
    """The demand of a class, and the cars that stand there to be sold."""

    car_class: CarClass
    cars: int
    offered: int


class DemandRound(Event, frozen=True):
    """A round of a class: sales in order, and the demand that is left."""

    car_class: CarClass
    number: int
    amounts: list[Amount]
    left: int


class DemandSold(Event, frozen=True):
    """What a player's space sold in all rounds, and what of it is left unsold."""

    seat: Seat
    model: str
    cars: int
    price: int
    cash: int
    unsold: int


class Outdated(Event, frozen=True):
    """Points for newer spaces of the class."""

    seat: Seat
    model: str
    points: int


class LossesCut(Event, frozen=True):
    """By Sloan or Chrysler."""

    seat: Seat
    character: Character
    points: int


class LossesPaid(Event, frozen=True):
    """`cost` is points times rate. Of it and the interest so much was `paid`, the rest is `missing`;
    `debt` is all that was ever missing."""

    seat: Seat
    points: int
    rate: int
    cost: int
    interest: int
    paid: int
    missing: int
    debt: int


class TurnEnded(Event, frozen=True):
    """Who chooses a character when, in the next turn."""

    turn: int
    seats: list[Seat]


class GameEnded(Event, frozen=True):
    """By the end of its last `turn`."""

    turn: int
    winner_seats: list[Seat]
