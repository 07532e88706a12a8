"""Points, lines and boxes."""

from collections.abc import Iterable

Point = tuple[float, float]
Line = list[Point]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def added(numbers: Iterable[float]) -> float:
    """The sum, rounded after every number: `sum` does not from Python 3.12 on, and it shows in pixels."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def between(a: Point, b: Point, share: float) -> Point:
    """The point a share of the way from one to another."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def box_around(at: Point, reach: float) -> Box:
    """The square around a point."""
    return at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach


def within(box: Box, point: Point) -> bool:
    """Whether a point lies in a box."""
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


def overlap(one: Box, two: Box, margin: float = 0.0) -> float:
    """The area that two boxes share, where each keeps a margin from the other."""
    # Without min and max, and by halves: a layout asks this a million times.
    wide = (one[2] if one[2] < two[2] else two[2]) - (one[0] if one[0] > two[0] else two[0]) + margin
    if wide < 0:
        return 0.0
    tall = (one[3] if one[3] < two[3] else two[3]) - (one[1] if one[1] > two[1] else two[1]) + margin
    return wide * tall if tall >= 0 else 0.0
