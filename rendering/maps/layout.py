"""Where everything on a map goes: cities, routes that keep clear of them, costs and names.

Found once for each board, by trying places and keeping those that collide least.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, dist, hypot, pi, sin

from rendering.drawing import typography

Point = tuple[float, float]
Box = tuple[float, float, float, float]

CHIP = 19.0  # half the side of a cost chip
NAME_SIZE = 29.0
LINE_HEIGHT = 29.0
EDGE = 8.0
STEPS = 24
BENDS = (0.0, 0.08, -0.08, 0.15, -0.15, 0.23, -0.23, 0.32, -0.32)


@dataclass(frozen=True)
class Name:
    """A city's name: its lines, each with the middle of where it stands."""

    lines: tuple[tuple[str, Point], ...]
    box: Box


@dataclass(frozen=True)
class MapLayout:
    """A map laid out in its own units."""

    cities: dict[str, Point]
    curves: dict[str, list[Point]]
    chips: dict[str, Point]
    names: dict[str, Name]

    def middle(self, route: str) -> Point:
        """The point half-way along a route."""
        return self.curves[route][STEPS // 2]


@dataclass(frozen=True)
class Ground:
    """The size of a map, the radius of its cities, and boxes that are kept free."""

    width: float
    height: float
    city: float
    free: tuple[Box, ...] = ()

    def holds(self, box: Box) -> bool:
        """Whether a box is on the map and off what is kept free."""
        inside = (
            box[0] > EDGE and box[1] > EDGE and box[2] < self.width - EDGE and box[3] < self.height - EDGE
        )
        return inside and not any(_overlap(box, free, 0) for free in self.free)


def lay_out_map(ground: Ground, cities: dict[str, Point], routes: dict[str, tuple[str, str]]) -> MapLayout:
    """The layout of a map: `routes` are the ends of each, by its name."""
    curves: dict[str, list[Point]] = {}
    for route in sorted(routes, key=lambda route: dist(*(cities[end] for end in routes[route]))):
        a, b = routes[route]
        others = [at for name, at in cities.items() if name not in (a, b)]
        curves[route] = _clearest(ground, cities[a], cities[b], others, list(curves.values()))
    names: dict[str, Name] = {}
    for _ in range(2):  # costs make room for names, and names for costs
        chips = _chips(ground, cities, curves, [name.box for name in names.values()])
        names = _names(ground, cities, curves, chips)
    chips = _chips(ground, cities, curves, [name.box for name in names.values()])
    return MapLayout(cities, curves, chips, names)


def fitted(ground: Ground, places: dict[str, Point]) -> dict[str, Point]:
    """The cities of another country, by longitude and latitude, as far apart as the map allows."""
    lons, lats = [lon for lon, _ in places.values()], [lat for _, lat in places.values()]

    def spread(value: float, values: list[float], low: float, high: float) -> float:
        return low + (value - min(values)) / (max(values) - min(values) or 1) * (high - low)

    return {
        name: (
            spread(lon, lons, 120, ground.width - 220),
            spread(-lat, [-other for other in lats], 90, ground.height - 90),
        )
        for name, (lon, lat) in places.items()
    }


def _clearest(
    ground: Ground, a: Point, b: Point, others: list[Point], placed: list[list[Point]]
) -> list[Point]:
    """The straightest way that keeps clear of the other cities and crosses least."""
    reach = dist(a, b) / 2 + ground.city
    middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    near = [city for city in others if dist(city, middle) < reach]
    best, least = _curve(a, b, 0.0), float("inf")
    for bend in BENDS:
        if 90 * abs(bend) >= least:
            break
        way = _curve(a, b, bend)
        cost = _clearance_cost(ground, way, near, placed) + 90 * abs(bend)
        if cost < least:
            best, least = way, cost
    return best


def _curve(a: Point, b: Point, bend: float) -> list[Point]:
    """A slightly bent line from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    over = (a[0] + b[0]) / 2 - 2 * bend * dy, (a[1] + b[1]) / 2 + 2 * bend * dx
    points = []
    for step in range(STEPS + 1):
        t = step / STEPS
        points.append(
            (
                (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * over[0] + t * t * b[0],
                (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * over[1] + t * t * b[1],
            )
        )
    return points


def _clearance_cost(
    ground: Ground, way: list[Point], others: list[Point], placed: Iterable[list[Point]]
) -> float:
    """What a way costs: nearness to other cities, to the edge, and crossings."""
    cost = 0.0
    for city in others:
        near = min(dist(city, point) for point in way)
        if near < ground.city + 26:
            cost += (ground.city + 26 - near) * 4
    for x, y in way:
        if not (EDGE < x < ground.width - EDGE and EDGE < y < ground.height - EDGE):
            cost += 40
    for other in placed:
        cost += 30 * _crossings(way[2:-2:3], other[2:-2:3])
    return cost


def _crossings(one: Sequence[Point], two: Sequence[Point]) -> int:
    left, right = min(x for x, _ in one), max(x for x, _ in one)
    top, bottom = min(y for _, y in one), max(y for _, y in one)
    if max(x for x, _ in two) < left or min(x for x, _ in two) > right:
        return 0
    if max(y for _, y in two) < top or min(y for _, y in two) > bottom:
        return 0
    return sum(_cross(a, b, c, d) for a, b in pairwise(one) for c, d in pairwise(two))


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def _chips(
    ground: Ground, cities: dict[str, Point], curves: dict[str, list[Point]], names: list[Box]
) -> dict[str, Point]:
    """For each route the stop that is clearest of cities, names, other costs and other routes."""
    chips: dict[str, Point] = {}
    for name, curve in curves.items():
        stops = curve[STEPS // 4 : STEPS - STEPS // 4 + 1]
        room = _around(stops, ground.city + CHIP + 6)
        passing = [p for other, way in curves.items() if other != name for p in way if _within(room, p)]
        towns = [city for city in cities.values() if _within(room, city)]
        written = [box for box in names if _overlap(box, room, 0)]
        placed = [chip for chip in chips.values() if _within(room, chip)]
        middle = len(stops) // 2
        costs = [
            _chip_cost(ground, at, passing, towns, written, placed) + 0.6 * abs(stop - middle)
            for stop, at in enumerate(stops)
        ]
        chips[name] = stops[costs.index(min(costs))]
    return chips


def _chip_cost(
    ground: Ground,
    at: Point,
    passing: list[Point],
    towns: list[Point],
    written: list[Box],
    placed: list[Point],
) -> float:
    x, y = at
    crowding = sum(max(0.0, ground.city + CHIP + 6 - dist(at, city)) * 4 for city in towns)
    crowding += sum(max(0.0, 2.5 * CHIP - dist(at, chip)) * 4 for chip in placed)
    crowding += sum(_overlap((x - CHIP, y - CHIP, x + CHIP, y + CHIP), box, 1) for box in written)
    return crowding + sum(max(0.0, CHIP + 6 - dist(at, point)) / 4 for point in passing)


def _around(points: list[Point], margin: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def _within(box: Box, point: Point) -> bool:
    return box[0] < point[0] < box[2] and box[1] < point[1] < box[3]


def _names(
    ground: Ground, cities: dict[str, Point], curves: dict[str, list[Point]], chips: dict[str, Point]
) -> dict[str, Name]:
    """Names beside their cities. Chosen greedily, then each again with all others in place."""
    points = [point for curve in curves.values() for point in curve[1:-1]]
    candidates = {name: list(_name_places(ground, name, at)) for name, at in cities.items()}
    fixed = {}
    for name, at in cities.items():
        near = _Surroundings(
            own=at,
            cities=[city for other, city in cities.items() if other != name and _near(at, city, 330)],
            chips=[chip for chip in chips.values() if _near(at, chip, 240)],
            points=[point for point in points if _near(at, point, 220)],
            middles=[curve[STEPS // 2] for curve in curves.values() if _near(at, curve[STEPS // 2], 240)],
        )
        fixed[name] = [
            _fixed_cost(ground, place, near) + rank * 0.5 for rank, place in enumerate(candidates[name])
        ]
    chosen: dict[str, Name] = {}
    hardest_first = sorted(cities, key=lambda name: -min(fixed[name]))
    for _ in range(3):
        for name in hardest_first:
            others = [
                p.box
                for other, p in chosen.items()
                if other != name and _near(cities[name], cities[other], 480)
            ]
            costs = [
                fixed[name][rank] + sum(6 * _overlap(place.box, box, 3) for box in others)
                for rank, place in enumerate(candidates[name])
            ]
            chosen[name] = candidates[name][costs.index(min(costs))]
    return chosen


def _near(one: Point, two: Point, reach: float) -> bool:
    return abs(one[0] - two[0]) < reach and abs(one[1] - two[1]) < reach


def _name_places(ground: Ground, name: str, at: Point) -> Iterator[Name]:
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
        for step in (0, 8, 4, 12, 2, 14, 6, 10, 1, 15, 3, 5, 7, 9, 11, 13):
            across = max(-1.0, min(1.0, 1.42 * cos(step * pi / 8)))
            down = max(-1.0, min(1.0, 1.42 * sin(step * pi / 8)))
            tuck = 9 if abs(across) > 0.9 and abs(down) > 0.9 else -3
            x = at[0] + (ground.city + wide / 2 - tuck) * across
            top = at[1] + (ground.city + high / 2 - max(tuck, 1)) * down - high / 2
            rows = tuple((line, (x, top + LINE_HEIGHT * (i + 0.5))) for i, line in enumerate(lines))
            yield Name(rows, (x - wide / 2, top + 2, x + wide / 2, top + high - 2))


@dataclass(frozen=True)
class _Surroundings:
    """What is near a city whose name is to be placed."""

    own: Point
    cities: list[Point]
    chips: list[Point]
    points: list[Point]
    middles: list[Point]


def _fixed_cost(ground: Ground, place: Name, near: _Surroundings) -> float:
    """What a name costs where cities, costs and routes are in its way, or where it could be taken
    for the name of another city."""
    left, top, right, bottom = place.box
    cost = 0.0
    if not ground.holds(place.box):
        cost += 9000

    def away(point: Point) -> float:
        return hypot(max(left - point[0], 0, point[0] - right), max(top - point[1], 0, point[1] - bottom))

    own = away(near.own)
    for city in near.cities:
        apart = away(city)
        cost += 90 * max(0.0, ground.city + 2 - apart) + 7 * max(0.0, own + 22 - apart)
    for x, y in near.chips:
        cost += 1.6 * _overlap(place.box, (x - CHIP, y - CHIP, x + CHIP, y + CHIP), 0)
    grown = left - 10, top - 8, right + 10, bottom + 8
    cost += 150 * sum(_within(grown, point) for point in near.middles)  # there a link shows its owner
    return cost + 5 * sum(left < x < right and top < y < bottom for x, y in near.points)


def _overlap(one: Box, two: Box, margin: float) -> float:
    if (
        one[2] + margin < two[0]
        or two[2] + margin < one[0]
        or one[3] + margin < two[1]
        or two[3] + margin < one[1]
    ):
        return 0.0
    wide = min(one[2], two[2]) - max(one[0], two[0]) + margin
    return wide * (min(one[3], two[3]) - max(one[1], two[1]) + margin)
