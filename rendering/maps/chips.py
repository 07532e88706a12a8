"""Chips: what each route costs, at the stop on it that is clearest of everything else.

Being too near costs for each unit of the map, covering a name for each of its square units: so a chip rather
touches another route than another chip, and hides a name last.
"""

from math import dist

from rendering.drawing.geometry import Box, Line, Point, added, box_around, overlap, within
from rendering.maps.atlas import Atlas
from rendering.maps.routes import STEPS

CLEAR = 6.0  # between a chip and a city, or another route
CHIPS_APART = 2.5  # their sides would touch at 2
CROWDED = 4.0
PASSING = 0.25
OFF_MIDDLE = 0.6  # for a step, so that of equal stops the one nearer to the middle is taken


class ChipStops:
    """The stops of each route in its middle half, and what each costs before anything moves."""

    def __init__(self, atlas: Atlas, cities: dict[str, Point], curves: dict[str, Line]) -> None:
        self._chip = atlas.chip
        room = atlas.reach + atlas.chip + CLEAR
        self._stops = {name: curve[STEPS // 4 : STEPS - STEPS // 4 + 1] for name, curve in curves.items()}
        self._rooms = {name: _bounds(stops, room) for name, stops in self._stops.items()}
        self._fixed: dict[str, list[float]] = {}
        routes = _Squares(curves, atlas.chip + CLEAR)
        for name, stops in self._stops.items():
            towns = [city for city in cities.values() if within(self._rooms[name], city)]
            middle = len(stops) // 2
            self._fixed[name] = [
                CROWDED * _nearness(at, towns, room)
                + PASSING * _nearness(at, routes.passing(at, name), atlas.chip + CLEAR)
                + OFF_MIDDLE * abs(stop - middle)
                for stop, at in enumerate(stops)
            ]

    def chosen(self, names: list[Box]) -> dict[str, Point]:
        """A stop for each route, clear of these names."""
        chips: dict[str, Point] = {}
        for name, stops in self._stops.items():
            room = self._rooms[name]
            written = [box for box in names if overlap(box, room)]
            placed = [chip for chip in chips.values() if within(room, chip)]
            costs = [
                cost
                + CROWDED * _nearness(at, placed, CHIPS_APART * self._chip)
                + added(overlap(box_around(at, self._chip), box, 1) for box in written)
                for cost, at in zip(self._fixed[name], stops, strict=True)
            ]
            chips[name] = stops[costs.index(min(costs))]
        return chips


class _Squares:
    """The points of all routes, by squares of the map as wide as a chip keeps clear of them."""

    def __init__(self, curves: dict[str, Line], side: float) -> None:
        self._side = side
        self.points: dict[tuple[int, int], list[tuple[int, str, Point]]] = {}
        every = ((name, point) for name, curve in curves.items() for point in curve)
        for number, (name, point) in enumerate(every):
            self.points.setdefault(self._square(point), []).append((number, name, point))

    def passing(self, at: Point, route: str) -> list[Point]:
        """What is near a point, of other routes than its own; the first placed first."""
        (column, row), room = self._square(at), box_around(at, self._side)
        near = [
            found
            for x in (column - 1, column, column + 1)
            for y in (row - 1, row, row + 1)
            for found in self.points.get((x, y), ())
            if found[1] != route and within(room, found[2])
        ]
        return [point for _, _, point in sorted(near)]

    def _square(self, point: Point) -> tuple[int, int]:
        return int(point[0] // self._side), int(point[1] // self._side)


def _nearness(at: Point, others: list[Point], reach: float) -> float:
    """By how much others are nearer than a reach, all together."""
    return added(max(0.0, reach - dist(at, other)) for other in others)


def _bounds(points: Line, margin: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin
