"""What is in the box."""

from enum import Enum

HANDFUL = 3
"""So many stones are taken at once, at most."""
STORM = 3
"""A die with so many faces, from 0 on: what the cairns bear less after a storm."""


class Colour(Enum):
    """The players' colours, by seat."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"


COLOURS = tuple(Colour)
