"""What is in the box, and the figures that the rules name."""

from enum import Enum

START_CASH = 10
START_SHARES = 2
SHARE = 5
MOST_SHARES = 15
MOST_ENGINE = 6
LINE_DISCS = 20
TOWN_DISCS = 8
ORDER_DICE = 3
FACES = 6

LAYS = 3
ENGINEER_LAYS = 4
PLAIN, RIVER, MOUNTAIN = 2, 3, 4
TOWN_COST, EXIT_COST = 1, 1
REPLACE_TOWN = 3
REPLACE_SIMPLE_BY_COMPLEX = 3
REPLACE = 2
FAIDUTTI_LAY = 2

MOVE_ROUNDS = 2
DRAWN, FAIDUTTI_DRAWN, KEPT = 2, 4, 2

TURNS = {3: 10, 4: 8, 5: 7, 6: 6}
REDUCTIONS = ((50, 10), (40, 8), (30, 6), (20, 4), (10, 2))
"""Above so much income, so much of it is lost."""

INCOME_POINTS, SHARE_POINTS = 3, 3


class Cube(Enum):
    """The goods; a city takes those of its colour."""

    RED = "red"
    BLUE = "blue"
    PURPLE = "purple"
    YELLOW = "yellow"
    BLACK = "black"

    __hash__ = object.__hash__


CUBES = {Cube.RED: 20, Cube.BLUE: 20, Cube.PURPLE: 20, Cube.YELLOW: 20, Cube.BLACK: 16}


class Colour(Enum):
    """The players' colours, by seat; none of them is a colour of goods."""

    ORANGE = "orange"
    TEAL = "teal"
    WHITE = "white"
    PINK = "pink"
    GREEN = "green"
    BROWN = "brown"
    NOBODY = "nobody"

    __hash__ = object.__hash__

    @classmethod
    def _missing_(cls, value: object) -> "Colour | None":
        """Older games call some of them by the names of goods."""
        return cls(FORMER[value]) if value in FORMER else None


FORMER: dict[object, str] = {
    "red": "orange",
    "blue": "teal",
    "yellow": "white",
    "purple": "pink",
    "black": "brown",
}
"""What the players' colours were called once, with what they are called now."""
COLOURS = tuple(Colour)[:6]


class Privilege(Enum):
    """The seven actions of which everybody chooses one."""

    FIRST_MOVE = "first-move"
    FIRST_BUILD = "first-build"
    ENGINEER = "engineer"
    LOCOMOTIVE = "locomotive"
    URBANIZATION = "urbanization"
    PRODUCTION = "production"
    TURN_ORDER = "turn-order"

    __hash__ = object.__hash__


PRIVILEGES = tuple(Privilege)
