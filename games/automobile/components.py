"""What is in the box, and the figures that the rules name."""

from collections.abc import Sequence
from enum import Enum

CARS = 28
DISTRIBUTORS = 8
FACTORIES = 6
FACTORIES_A_SPACE = 3
TILES_A_BUILD = 2
PLACED_AT_ONCE = 3
RESEARCH_ACTION = 2

START_CASH = 2000
START_RESEARCH = 8  # less the number of players

PARTS_COST = 500
PARTS_SAVING = 20
CLOSING_LOSS = 100  # what a tile loses of its price when it is closed

LOANS = 2
LOAN = 500
INTEREST = 50
REPAYMENT = 600

TURNS = 4
ROUNDS = 3
LOSS_RATES = (10, 20, 30, 40)

DEMAND_TILES = (2, 3, 4, 5)
TILES_OF_A_KIND = 4

BONUS_COSTS = (2, 1, 1)
REDUCED_SETS = (2, 1, 1)


class CarClass(Enum):
    """The three classes, as the rows of the distribution board from the top."""

    LUXURY = "luxury"
    MID = "mid"
    LOW = "low"

    __hash__ = object.__hash__


class Character(Enum):
    """The characters from left to right, which is the order of play."""

    FORD = "ford"
    KETTERING = "kettering"
    SLOAN = "sloan"
    HOWARD = "howard"
    DURANT = "durant"
    CHRYSLER = "chrysler"

    __hash__ = object.__hash__


class Colour(Enum):
    """The players' colours, by seat."""

    YELLOW = "yellow"
    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"


CLASSES = tuple(CarClass)
CHARACTERS = tuple(Character)
COLOURS = tuple(Colour)

RESEARCH_OF = {
    Character.FORD: 1,
    Character.KETTERING: 3,
    Character.SLOAN: 1,
    Character.HOWARD: 0,  # no source names any
    Character.DURANT: 1,
    Character.CHRYSLER: 2,
}

HIGHER_TILE = {1: CarClass.MID, 2: CarClass.MID, 3: CarClass.LOW, 4: CarClass.LOW}
TILES_A_PLAYER = {1: 1, 2: 2, 3: 2, 4: 2}
DRAWN_AT_REVEAL = {
    1: (),
    2: (),
    3: (CarClass.LUXURY,),
    4: (CarClass.LUXURY, CarClass.LOW),
}


_NEIGHBOURS = {band: CLASSES[max(row - 1, 0) : row + 2] for row, band in enumerate(CLASSES)}


def neighbours(band: CarClass) -> Sequence[CarClass]:
    """The classes that a distributor of a band can sell: its own and those beside it."""
    return _NEIGHBOURS[band]
