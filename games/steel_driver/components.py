"""What is in the box: the figures of the rules that do not depend on the map."""

from enum import Enum


class Edition(Enum):
    """The two printings; they differ in colours and when investment cubes run short."""

    PEGASUS = "pegasus"
    TREEFROG = "treefrog"


class Company(Enum):
    """A railway company, by its colour."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    GREY = "grey"
    BROWN = "brown"
    PURPLE = "purple"
    BLACK = "black"

    __hash__ = object.__hash__  # members are single; Enum's own hash runs in Python


class Goods(Enum):
    """A kind of goods cube, by the part of the country it comes from."""

    NORTHEAST = "northeast"
    HEARTLAND = "heartland"
    PLAINS = "plains"
    MOUNTAIN = "mountain"
    PACIFIC = "pacific"

    __hash__ = object.__hash__


class Colour(Enum):
    """The colour of a goods cube."""

    WHITE = "white"
    BLACK = "black"
    GREEN = "green"
    SILVER = "silver"
    ORANGE = "orange"
    PINK = "pink"
    RED = "red"


COMPANIES = {
    Edition.PEGASUS: (
        Company.RED, Company.YELLOW, Company.GREEN, Company.BLUE, Company.GREY, Company.BROWN,
    ),
    Edition.TREEFROG: (
        Company.RED, Company.YELLOW, Company.GREEN, Company.BLUE, Company.PURPLE, Company.BLACK,
    ),
}  # fmt: skip
"""The companies of an edition in the order of their boxes, which is the first round's order. The rules name
its beginning alone (Red, and for Pegasus then Yellow); the rest of it is ours."""

GOODS_COLOURS = {
    Edition.PEGASUS: dict(zip(
        Goods, (Colour.WHITE, Colour.BLACK, Colour.GREEN, Colour.ORANGE, Colour.PINK), strict=True,
    )),
    Edition.TREEFROG: dict(zip(
        Goods, (Colour.WHITE, Colour.BLACK, Colour.SILVER, Colour.ORANGE, Colour.RED), strict=True,
    )),
}  # fmt: skip
"""The colours of goods. Those of Treefrog are in its rules; those of Pegasus, and which part of the country
has which, are ours."""

INVESTMENT_CUBES = 60  # from the list of Treefrog, like links and shares; that of Pegasus is lost
COLOURED_GOODS = 26  # the goods cubes that are not white
CUBES_A_ROUND = {3: 10, 4: 8, 5: 7, 6: 6}
LINKS = 17
SHARES = 5
ROUNDS = 5
SET_VALUES = (0, 10, 30, 60, 100, 150)
BUILDER_BONUS = 50
OTHERS_BONUS = 30
