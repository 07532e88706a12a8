"""What is in the box."""

from enum import Enum

PIECES = 26
AVAILABLE_AT_START = 10
DICE = 3
IDLE_TURNS = 3  # after so many turns without a connection the game ends


class Train(Enum):
    """The trains, from the top of the board down; as many as players are used."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"

    __hash__ = object.__hash__


class Boarding(Enum):
    """What comes first when the trains are won: the bids go to the unavailable pieces, or black pieces are
    swapped for those that are unavailable then, as the book has it."""

    BIDS_FIRST = "bids-first"
    BOOK = "book"


class Ending(Enum):
    """What ended the game: every city has a piece, or nobody connected one for `IDLE_TURNS`."""

    CONNECTED = "connected"
    IDLE = "idle"


class Colour(Enum):
    """The players' colours, by seat."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"


TRAINS = tuple(Train)
COLOURS = tuple(Colour)
