"""Names beside their cities, in one line or in two, where they hide least.

The weights say in which order things give way: a name never leaves the map, hardly ever covers a city, then
another name, the middle of a link, a chip, and last the rest of a route; nor should it stand nearer to
another city than to its own. Distances cost by the unit, areas by the square unit, points each.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, hypot, inf, pi, sin

from rendering.drawing import typography
from rendering.drawing.geometry import Box, Line, Point, added, box_around, overlap, within
from rendering.maps.atlas import Atlas

NAME_SIZE = 29.0
LINE_HEIGHT = 29.0

OFF_MAP = 9000.0
ON_CITY = 90.0
MISTAKEN = 7.0  # for each unit by which a name is less than CLEARLY_OWN nearer to its own city
CLEARLY_OWN = 22.0
ON_NAME = 6.0
ON_MIDDLE = 150.0  # there a link shows its owner
ON_CHIP = 1.6
ON_ROUTE = 5.0
LATER = 0.5  # for each step down the list of places, of which the earlier are the usual ones

NEAR_CITY, NEAR_CHIP, NEAR_POINT, NEAR_NAME = 330.0, 240.0, 220.0, 480.0
"""What is farther from a city can't meet its name, which is at most some 300 units long."""
PLACES = (0, 8, 4, 12, 2, 14, 6, 10, 1, 15, 3, 5, 7, 9, 11, 13)
"""Sixteenths of a turn around a city, the usual ones first: right, left, below, above, the corners."""
ROUNDS = 3


@dataclass(frozen=True)
class Name:
    """A city's name: its lines, each with the middle of where it stands."""

    lines: tuple[tuple[str, Point], ...]
    box: Box


class NamePlaces:
    """Where the cities' names could stand, and what each place costs before anything moves."""

    def __init__(
        self, atlas: Atlas, cities: dict[str, Point], curves: dict[str, Line], called: Callable[[str], str]
    ) -> None:
        self._cities = cities
        self._chip = atlas.chip
        self._candidates = {name: list(_places(atlas, called(name), at)) for name, at in cities.items()}
        points = sorted((y, x) for curve in curves.values() for x, y in curve[1:-1])
        middles = [curve[len(curve) // 2] for curve in curves.values()]
        self._fixed: dict[str, list[float]] = {}
        for name, at in cities.items():
            near = _Surroundings(
                own=at,
                cities=[
                    city for other, city in cities.items() if other != name and _near(at, city, NEAR_CITY)
                ],
                points=[(y, x) for y, x in _rows(points, at[1], NEAR_POINT) if abs(x - at[0]) < NEAR_POINT],
                middles=[middle for middle in middles if _near(at, middle, NEAR_CHIP)],
            )
            self._fixed[name] = [
                _cost(atlas, place.box, near) + rank * LATER
                for rank, place in enumerate(self._candidates[name])
            ]

    def chosen(self, chips: dict[str, Point]) -> dict[str, Name]:
        """A name for each city. Chosen greedily, then each again with all others in place."""
        fixed = {name: self._among(name, list(chips.values())) for name in self._cities}
        chosen: dict[str, Name] = {}
        hardest_first = sorted(self._cities, key=lambda name: -min(fixed[name]))
        for _ in range(ROUNDS):
            for name in hardest_first:
                others = [
                    p.box
                    for other, p in chosen.items()
                    if other != name and _near(self._cities[name], self._cities[other], NEAR_NAME)
                ]
                costs = [
                    cost + ON_NAME * added(overlap(place.box, box, 3) for box in others)
                    for cost, place in zip(fixed[name], self._candidates[name], strict=True)
                ]
                chosen[name] = self._candidates[name][costs.index(min(costs))]
        return chosen

    def _among(self, name: str, chips: list[Point]) -> list[float]:
        """What a city's places cost among these chips."""
        boxes = [box_around(chip, self._chip) for chip in chips if _near(self._cities[name], chip, NEAR_CHIP)]
        return [
            cost + ON_CHIP * added(overlap(place.box, box) for box in boxes)
            for cost, place in zip(self._fixed[name], self._candidates[name], strict=True)
        ]


def _near(one: Point, two: Point, reach: float) -> bool:
    return abs(one[0] - two[0]) < reach and abs(one[1] - two[1]) < reach


def _places(atlas: Atlas, name: str, at: Point) -> Iterator[Name]:
    """Where a name could stand: around the city, in one line or in two."""
    words = name.split()
    splits = [[name]]
    if len(words) > 1:
        cut = min(
            range(1, len(words)), key=lambda i: abs(len(" ".join(words[:i])) - len(" ".join(words[i:])))
        )
        splits.append([" ".join(words[:cut]), " ".join(words[cut:])])
    for lines in splits:
        wide = max(typography.width(line, NAME_SIZE * 4) / 4 for line in lines) + 4
        high = LINE_HEIGHT * len(lines)
        for step in PLACES:
            across, down = _on_square(step)
            tuck = 9 if abs(across) > 0.9 and abs(down) > 0.9 else -3  # a corner is farther than a side
            x = at[0] + (atlas.reach + wide / 2 - tuck) * across
            top = at[1] + (atlas.reach + high / 2 - max(tuck, 1)) * down - high / 2
            rows = tuple((line, (x, top + LINE_HEIGHT * (i + 0.5))) for i, line in enumerate(lines))
            yield Name(rows, (x - wide / 2, top + 2, x + wide / 2, top + high - 2))


def _on_square(step: int) -> Point:
    """A sixteenth of a turn as a point on the edge of a square of half-side 1: a circle around its corners,
    cut off at its sides."""
    corner = 1.42
    across, down = corner * cos(step * pi / 8), corner * sin(step * pi / 8)
    return max(-1.0, min(1.0, across)), max(-1.0, min(1.0, down))


@dataclass(frozen=True)
class _Surroundings:
    """What is near a city whose name is to be placed."""

    own: Point
    cities: list[Point]
    points: list[tuple[float, float]]  # down and across, from the top
    middles: list[Point]


def _rows(points: list[tuple[float, float]], middle: float, reach: float) -> list[tuple[float, float]]:
    """Of points from the top those less than a reach above or below."""
    return points[bisect_right(points, (middle - reach, inf)) : bisect_left(points, (middle + reach, -inf))]


def _cost(atlas: Atlas, box: Box, near: _Surroundings) -> float:
    """What a name costs where cities and routes are in its way, or where it could be taken for the name of
    another city."""
    left, top, right, bottom = box
    cost = 0.0 if atlas.holds(box) else OFF_MAP

    def away(point: Point) -> float:
        return hypot(max(left - point[0], 0, point[0] - right), max(top - point[1], 0, point[1] - bottom))

    own = away(near.own)
    for city in near.cities:
        apart = away(city)
        cost += ON_CITY * max(0.0, atlas.reach + 2 - apart) + MISTAKEN * max(0.0, own + CLEARLY_OWN - apart)
    grown = left - 10, top - 8, right + 10, bottom + 8
    cost += ON_MIDDLE * sum(within(grown, point) for point in near.middles)
    rows = _rows(near.points, (top + bottom) / 2, (bottom - top) / 2)
    return cost + ON_ROUTE * len([x for _, x in rows if left < x < right])
