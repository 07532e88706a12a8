"""Chips: what each route costs, at the stop on it that is clearest of everything else.

Being too near costs for each unit of the map, covering a name for each of its square units: so a chip rather
touches another route than another chip, and hides a name last.
"""

from math import dist

from rendering.drawing.geometry import Box, Line, Point, added, box_around, overlap, within
from rendering.maps.atlas import Atlas
from rendering.maps.routes import STEPS

CHIP = 19.0
"""Half the side of a chip."""
CLEAR = 6.0  # between a chip and a city, or another route
CHIPS_APART = 2.5 * CHIP  # their sides would touch at 2
CROWDED = 4.0
PASSING = 0.25
OFF_MIDDLE = 0.6  # for a step, so that of equal stops the one nearer to the middle is taken


def place_chips(
    atlas: Atlas, cities: dict[str, Point], curves: dict[str, Line], names: list[Box]
) -> dict[str, Point]:
    """For each route a stop in its middle half."""
    chips: dict[str, Point] = {}
    routes = _Squares(curves)
    for name, curve in curves.items():
        stops = curve[STEPS // 4 : STEPS - STEPS // 4 + 1]
        room = _bounds(stops, atlas.reach + CHIP + CLEAR)
        towns = [city for city in cities.values() if within(room, city)]
        written = [box for box in names if overlap(box, room)]
        placed = [chip for chip in chips.values() if within(room, chip)]
        middle = len(stops) // 2
        costs = [
            _cost(atlas, at, routes.passing(at, name), towns, written, placed)
            + OFF_MIDDLE * abs(stop - middle)
            for stop, at in enumerate(stops)
        ]
        chips[name] = stops[costs.index(min(costs))]
    return chips


class _Squares:
    """The points of all routes, by squares of the map as wide as a chip keeps clear of them."""

    def __init__(self, curves: dict[str, Line]) -> None:
        self.points: dict[tuple[int, int], list[tuple[int, str, Point]]] = {}
        every = ((name, point) for name, curve in curves.items() for point in curve)
        for number, (name, point) in enumerate(every):
            self.points.setdefault(_square(point), []).append((number, name, point))

    def passing(self, at: Point, route: str) -> list[Point]:
        """What is near a point, of other routes than its own; the first placed first."""
        (column, row), room = _square(at), box_around(at, CHIP + CLEAR)
        near = [
            found
            for x in (column - 1, column, column + 1)
            for y in (row - 1, row, row + 1)
            for found in self.points.get((x, y), ())
            if found[1] != route and within(room, found[2])
        ]
        return [point for _, _, point in sorted(near)]


def _square(point: Point) -> tuple[int, int]:
    return int(point[0] // (CHIP + CLEAR)), int(point[1] // (CHIP + CLEAR))


def _cost(
    atlas: Atlas,
    at: Point,
    passing: list[Point],
    towns: list[Point],
    written: list[Box],
    placed: list[Point],
) -> float:
    crowding = added(max(0.0, atlas.reach + CHIP + CLEAR - dist(at, city)) * CROWDED for city in towns)
    crowding += added(max(0.0, CHIPS_APART - dist(at, chip)) * CROWDED for chip in placed)
    crowding += added(overlap(box_around(at, CHIP), box, 1) for box in written)
    return crowding + added(max(0.0, CHIP + CLEAR - dist(at, point)) * PASSING for point in passing)


def _bounds(points: Line, margin: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
