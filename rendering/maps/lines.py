"""Lines and rings in degrees, for making the outlines of maps."""

import math
from collections.abc import Iterable
from itertools import pairwise

from rendering.drawing.geometry import Line, Point, added, between

LONGEST_STEP = 2.0  # straight runs are cut up, so that a projection can bend them
SPLICE_REACH = 0.3  # how near a neighbour's border must come to be joined to ours


def spliced(ring: Line, borders: list[Line]) -> Line:
    """Replace the parts of an outline along these borders by those very borders."""
    for border in borders:
        first, last = nearest(ring, border[0]), nearest(ring, border[-1])
        if max(math.dist(first, border[0]), math.dist(last, border[-1])) > SPLICE_REACH:
            continue
        turned = ring[ring.index(first) :] + ring[: ring.index(first)]
        there, back = turned[: turned.index(last)], turned[turned.index(last) :]
        ring = border + back if _length(there) < _length(back) else there + border[::-1]
    return ring


def cut(ring: Line, axis: int, limit: float, sign: int) -> Line:
    """Keep one side of a ring (a step of the Sutherland-Hodgman algorithm)."""
    kept: Line = []
    for a, b in pairwise(ring[-1:] + ring):
        a_in, b_in = (sign * (p[axis] - limit) >= 0 for p in (a, b))
        if a_in != b_in:
            kept.append(between(a, b, (limit - a[axis]) / (b[axis] - a[axis])))
        if b_in:
            kept.append(b)
    return kept


def simplified(line: Line, tolerance: float) -> Line:
    """Thin out a line by the Douglas-Peucker algorithm."""
    if len(line) < 3:
        return line
    distances = [_distance_to_segment(p, line[0], line[-1]) for p in line]
    farthest = max(range(len(line)), key=distances.__getitem__)
    if distances[farthest] <= tolerance:
        return [line[0], line[-1]]
    head = simplified(line[: farthest + 1], tolerance)
    return head[:-1] + simplified(line[farthest:], tolerance)


def stepped(line: Line) -> Line:
    """Cut up the long straight runs of a line."""
    points = line[:1]
    for a, b in pairwise(line):
        steps = max(1, math.ceil(math.dist(a, b) / LONGEST_STEP))
        points += [between(a, b, i / steps) for i in range(1, steps)] + [b]
    return points


def smooth(line: Line) -> Line:
    """Round the corners of a line, adding the middles of a Catmull-Rom spline to its points."""
    points = line[:1]
    for p, a, b, q in zip(line[:1] + line, line, line[1:], line[2:] + line[-1:], strict=False):
        x, y = ((9 * (a[i] + b[i]) - p[i] - q[i]) / 16 for i in (0, 1))
        points += [(x, y), b]
    return points


def nearest(points: Iterable[Point], place: Point) -> Point:
    """Return the point nearest to a place."""
    return min(points, key=lambda point: math.dist(point, place))


def area(ring: Line) -> float:
    """Return the area within a ring."""
    return abs(added(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ring + ring[:1]))) / 2


def contains(ring: Line, point: Point) -> bool:
    """Tell whether a point lies within a ring."""
    crossings = 0
    for a, b in pairwise(ring + ring[:1]):
        if (a[1] > point[1]) != (b[1] > point[1]):
            crossings += point[0] < a[0] + (point[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
    return crossings % 2 == 1


def _length(line: Line) -> float:
    """Return the length of a line."""
    return added(math.dist(a, b) for a, b in pairwise(line))


def _distance_to_segment(p: Point, a: Point, b: Point) -> float:
    """Return the distance of a point from the segment between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square if square else 0.0
    return math.dist(p, between(a, b, min(1.0, max(0.0, share))))
