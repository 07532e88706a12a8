"""Where the numbers of choices stand: on their link, near the city that it would reach, or beside their city;
wherever they hide nothing.

What is in the way costs for each unit by which a number comes too near to it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import cos, dist, hypot, pi, sin

from games.steel_driver.board import Board
from rendering.drawing.geometry import Box, Line, Point, added, between, box_around, overlap, within
from rendering.maps.atlas import Atlas
from rendering.maps.layout import MapLayout
from rendering.steel_driver.layout import TRACK, Plan, lay_out

STEPS = 24
ALONG = range(4, 22)
"""A link is looked at in so many steps, all but the first and the last of them."""
WANTED = 0.66
"""How far along it the number should be, of which its city is at the end."""
TURNS = 24
CLEAR = 2.0
ON_SIGN, ON_TRACK = 40.0, 2.0
OFF_LINK, OFF_WANTED = 0.5, 9.0
"""What it costs to stand beside the link, by the unit, and elsewhere along it, by its length."""
AWAY = (0.0, 5.0, 12.0, 20.0)
"""How far from a city's edge its number may stand."""


@dataclass(frozen=True)
class Spot:
    """Where a number could stand, and what it costs before other numbers stand anywhere."""

    at: Point
    cost: float


@dataclass(frozen=True)
class _Near:
    """What could be in a number's way: cities, names and costs, and points of track."""

    cities: list[Point]
    boxes: list[Box]
    points: list[Point]


class Numbers:
    """The places that are left for numbers on a map, once all else is in its place."""

    def __init__(self, plan: Plan, layout: MapLayout) -> None:
        self._atlas: Atlas = plan.atlas
        self._radius = plan.number[0]
        self._layout = layout
        self._spots: dict[tuple[str, str], list[Spot]] = {}

    def placed(self, choices: list[tuple[str, str]]) -> list[Point]:
        """A place for each choice: a city and the route by which it would be reached, or none. Taken in their
        order, then each again with all others in place."""
        spots = [self._of(*choice) for choice in choices]
        chosen: list[Point] = []
        for turn in range(2):
            for number, found in enumerate(spots):
                others = chosen[:number] + chosen[number + 1 :]
                best = min(found, key=lambda spot: spot.cost + self._crowded(spot.at, others))
                if turn:
                    chosen[number] = best.at
                else:
                    chosen.append(best.at)
        return chosen

    def _crowded(self, at: Point, others: list[Point]) -> float:
        return ON_SIGN * added(max(0.0, 2 * self._radius + CLEAR - dist(at, other)) for other in others)

    def _of(self, city: str, route: str) -> list[Spot]:
        """The spots of a choice, found once."""
        key = city, route
        if key not in self._spots:
            self._spots[key] = list(self._on_link(city, route) if route else self._beside(city))
        return self._spots[key]

    def _on_link(self, city: str, route: str) -> Iterator[Spot]:
        curve = self._layout.curves[route]
        if dist(curve[0], self._layout.cities[city]) < dist(curve[-1], self._layout.cities[city]):
            curve = curve[::-1]
        aside = self._atlas.chip + self._radius + CLEAR
        near = self._near(curve, aside + self._radius, route)
        for step in ALONG:
            at, (dx, dy) = _point(curve, step / STEPS)
            for off in (0.0, aside / 2, -aside / 2, aside, -aside):
                spot = at[0] - off * dy, at[1] + off * dx
                wanted = OFF_LINK * abs(off) + OFF_WANTED * abs(step / STEPS - WANTED)
                yield Spot(spot, wanted + self._taken(spot, near))

    def _beside(self, city: str) -> Iterator[Spot]:
        x, y = self._layout.cities[city]
        farthest = self._atlas.city + self._radius + CLEAR + AWAY[-1]
        near = self._near([(x, y)], farthest + self._radius, None)
        for more in AWAY:
            reach = self._atlas.city + self._radius + CLEAR + more
            for turn in range(TURNS):
                angle = turn * 2 * pi / TURNS
                spot = x + reach * cos(angle), y + reach * sin(angle)
                yield Spot(spot, OFF_LINK * more + self._taken(spot, near))

    def _near(self, line: Line, reach: float, route: str | None) -> _Near:
        """What could be in the way along a line. Costs are not on the map when there is no route to build."""
        layout, half = self._layout, self._atlas.chip
        box = _bounds(line, reach + self._atlas.city)
        chips = [box_around(at, half) for at in layout.chips.values()] if route else []
        return _Near(
            cities=[at for at in layout.cities.values() if within(box, at)],
            boxes=[sign for sign in (*(n.box for n in layout.names.values()), *chips) if overlap(sign, box)],
            points=[
                at
                for name, curve in layout.curves.items()
                if name != route and overlap(_bounds(curve, 1), box)
                for at in curve
                if within(box, at)
            ],
        )

    def _taken(self, at: Point, near: _Near) -> float:
        """What stands on a number's place, or what track of others runs under it."""
        reach = self._radius + CLEAR
        edge = min(at[0], at[1], self._atlas.width - at[0], self._atlas.height - at[1])
        cost = max(0.0, reach - edge)
        cost += added(max(0.0, reach + self._atlas.city - dist(at, city)) for city in near.cities)
        cost += added(max(0.0, reach - away(box, at)) for box in near.boxes)
        track = max((reach + TRACK / 2 - dist(at, point) for point in near.points), default=0.0)
        return ON_SIGN * cost + ON_TRACK * max(track, 0.0)


@lru_cache(maxsize=8)
def numbers(board: Board, plan: Plan) -> Numbers:
    """The places for numbers on a board's map."""
    return Numbers(plan, lay_out(board, plan))


def away(box: Box, point: Point) -> float:
    """How far a point is from a box."""
    left, top, right, bottom = box
    return hypot(max(left - point[0], 0, point[0] - right), max(top - point[1], 0, point[1] - bottom))


def _point(curve: Line, share: float) -> tuple[Point, Point]:
    """The point at a share of a curve, and the way on from there."""
    step = min(int(share * (len(curve) - 1)), len(curve) - 2)
    a, b = curve[step], curve[step + 1]
    length = dist(a, b)
    return between(a, b, share * (len(curve) - 1) - step), ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def _bounds(line: Line, margin: float) -> Box:
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
