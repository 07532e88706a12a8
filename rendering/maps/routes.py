"""Routes on a map: the straightest curves that keep clear of cities and cross least.

What is in the way has a cost. The unit is a unit of the map by which a route comes too near to a city, times
`NEAR_CITY`; a bend costs by how much of the route's length it swings out.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist

from rendering.drawing.geometry import Line, Point
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
    best, least = _curve(a, b, 0.0), float("inf")
    for bend in BENDS:
        if BEND * abs(bend) >= least:
            break
        way = _curve(a, b, bend)
        cost = _cost(atlas, way, near, placed) + BEND * abs(bend)
        if cost < least:
            best, least = way, cost
    return best


def _curve(a: Point, b: Point, bend: float) -> Line:
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


def _cost(atlas: Atlas, way: Line, others: list[Point], placed: Iterable[Line]) -> float:
    """What a way costs: nearness to other cities, to the edge, and crossings."""
    cost = 0.0
    for city in others:
        near = min(dist(city, point) for point in way)
        if near < atlas.reach + CLEAR:
            cost += (atlas.reach + CLEAR - near) * NEAR_CITY
    for x, y in way:
        if not (EDGE < x < atlas.width - EDGE and EDGE < y < atlas.height - EDGE):
            cost += OFF_MAP
    for other in placed:  # every third point will do; near their ends routes meet without crossing
        cost += CROSSING * _crossings(way[2:-2:3], other[2:-2:3])
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
