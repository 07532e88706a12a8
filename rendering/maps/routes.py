"""Routes on a map: the straightest curves that keep clear of cities and cross least.

What is in the way has a cost. The unit is a unit of the map by which a route comes too near to a city, times
`NEAR_CITY`; a bend costs by how much of the route's length it swings out.
"""

from collections.abc import Iterable
from itertools import pairwise
from math import dist

from rendering.drawing.geometry import Box, Line, Point
from rendering.maps.atlas import EDGE, Atlas

STEPS = 24
"""A route is so many straight pieces: an even number, so that one point is its middle."""
BENDS = (0.0, 0.08, -0.08, 0.15, -0.15, 0.23, -0.23, 0.32, -0.32)
"""How far a route may swing out to either side, by its length: the straight one is tried first."""
BEND = 90.0  # so that even the widest swing, 0.32, is better than a crossing
CLEAR = 26.0  # a route so far from a city's edge leaves room for the chips and patterns of both
NEAR_CITY = 4.0
OFF_MAP = 40.0  # for a point: more than a crossing, a route must not leave the map
CROSSING = 30.0


def clearest(atlas: Atlas, a: Point, b: Point, others: list[Point], placed: list[Line]) -> Line:
    """The straightest way that keeps clear of the other cities and crosses least."""
    reach = dist(a, b) / 2 + atlas.reach
    middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    near = [city for city in others if dist(city, middle) < reach]
    thinned = [_thinned(other) for other in placed]
    best, least = bowed(a, b, 0.0), float("inf")
    for bend in BENDS:
        if BEND * abs(bend) >= least:
            break
        way = bowed(a, b, bend)
        cost = _cost(atlas, way, near, thinned, least) + BEND * abs(bend)
        if cost < least:
            best, least = way, cost
    return best


def bowed(a: Point, b: Point, bend: float) -> Line:
    """A line from a to b that swings out, to the right as one goes, by so much of its length."""
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


def _cost(
    atlas: Atlas, way: Line, others: list[Point], placed: Iterable[tuple[Line, Box]], least: float
) -> float:
    """What a way costs: nearness to other cities, to the edge, and crossings. One that costs more than the
    least known is not looked at to its end."""
    cost = 0.0
    for city in others:
        near = min(dist(city, point) for point in way)
        if near < atlas.reach + CLEAR:
            cost += (atlas.reach + CLEAR - near) * NEAR_CITY
    for x, y in way:
        if not (EDGE < x < atlas.width - EDGE and EDGE < y < atlas.height - EDGE):
            cost += OFF_MAP
    own, box = _thinned(way)
    for other, around in placed:
        if cost > least:
            break
        if _meet(box, around):
            cost += CROSSING * _crossings(own, other)
    return cost


def _thinned(way: Line) -> tuple[Line, Box]:
    """Every third point, which will do for crossings, and their bounds; near their ends routes meet without
    crossing."""
    points = way[2:-2:3]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return points, (min(xs), min(ys), max(xs), max(ys))


def _meet(one: Box, two: Box) -> bool:
    return one[0] <= two[2] and two[0] <= one[2] and one[1] <= two[3] and two[1] <= one[3]


def _crossings(one: Line, two: Line) -> int:
    return sum(
        _meet(_around(a, b), around) and _cross(a, b, c, d)
        for c, d in pairwise(two)
        for around in [_around(c, d)]
        for a, b in pairwise(one)
    )


def _around(a: Point, b: Point) -> Box:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)
