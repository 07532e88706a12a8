"""Make the outlines of the board's map of the continental United States.

    npm install us-atlas world-atlas
    python make_outlines.py node_modules hand_drawn.json outlines.json

Coasts and state borders come from us-atlas (US Census Bureau) and the
neighbouring countries from world-atlas (Natural Earth), both public domain.
Lakes, rivers and mountain ranges are drawn by hand in hand_drawn.json, as
lines made of pieces: a "draw" piece is a list of points, a "follow" piece runs
along the coasts and state borders from one named point to the next.
All coordinates are [longitude, latitude] in degrees.
"""

import argparse
import heapq
import json
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Line = list[Point]

WEST, EAST, SOUTH, NORTH = -130.0, -62.0, 22.0, 53.0
NOT_CONTIGUOUS = {"02", "15", "60", "66", "69", "72", "78"}  # Alaska, Hawaii, territories
USA_IN_WORLD = "840"
US_TOLERANCE, WORLD_TOLERANCE = 0.03, 0.04  # how far a simplified line may stray
RIVER_TOLERANCE = 0.015
LONGEST_STEP = 2.0  # straight runs are cut up, so that a projection can bend them
SMALLEST_ISLAND = 0.004  # square degrees
SPLICE_REACH = 0.3  # how near a neighbour's border must come to be joined to ours


def main() -> None:
    """Read the sources named on the command line and write the map."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("atlases", type=Path, help="folder holding us-atlas and world-atlas")
    parser.add_argument("hand_drawn", type=Path)
    parser.add_argument("output", type=Path)
    args = parser.parse_args()
    usa_map = build_map(
        Topology(args.atlases / "us-atlas" / "states-10m.json", US_TOLERANCE),
        Topology(args.atlases / "world-atlas" / "countries-10m.json", WORLD_TOLERANCE),
        json.loads(args.hand_drawn.read_text(encoding="utf-8")),
    )
    text = json.dumps(rounded(usa_map), separators=(",", ":"), ensure_ascii=False)
    args.output.write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")


def build_map(states: "Topology", world: "Topology", drawn: dict[str, Any]) -> dict[str, Any]:
    """Return every layer of the map."""
    contiguous = [s for s in states.shapes("states") if s["id"] not in NOT_CONTIGUOUS]
    uses = Counter(arc for state in contiguous for arc in arcs_of(state))
    network = Network(states.arcs[arc] for arc in uses)
    usa = list(clipped(states.rings(states.shapes("nation"))))

    borders = [network.course(border["course"]) for border in drawn["borders"]]
    neighbours = [c for c in world.shapes("countries") if c.get("id") != USA_IN_WORLD]
    return {
        "frame": [WEST, SOUTH, EAST, NORTH],
        "land": list(clipped(spliced(ring, borders) for ring in world.rings(neighbours))),
        "usa": usa,
        "state_lines": [states.arcs[arc] for arc, count in uses.items() if count == 2],
        "borders": borders,
        "lakes": [finished_lake(lake, network, usa) for lake in drawn["lakes"]],
        "rivers": [
            {**river, "course": simplified(course, RIVER_TOLERANCE)}
            for river in drawn["rivers"]
            for course in [network.course(river["course"], smooth)]
        ],
        "ranges": drawn["ranges"],
    }


def finished_lake(lake: dict[str, Any], network: "Network", usa: list[Line]) -> dict[str, Any]:
    """Return a lake with its whole shore and the islands lying in it, drawn or American."""
    (shore,) = clipped([network.course(lake["shore"])])
    islands = lake.get("islands", []) + [ring for ring in usa if contains(shore, ring[0])]
    return {"name": lake["name"], "shore": shore, "islands": islands}


class Topology:
    """A TopoJSON file: shapes that share their simplified outlines, called arcs."""

    def __init__(self, path: Path, tolerance: float) -> None:
        """Read the file, simplifying every arc by itself, so that shared borders still meet."""
        data = json.loads(path.read_text(encoding="utf-8"))
        self._objects = data["objects"]
        scale, shift = data["transform"]["scale"], data["transform"]["translate"]
        self.arcs = [stepped(simplified(decoded(arc, scale, shift), tolerance)) for arc in data["arcs"]]

    def shapes(self, layer: str) -> list[dict[str, Any]]:
        """Return the shapes of a layer."""
        shapes: list[dict[str, Any]] = self._objects[layer]["geometries"]
        return shapes

    def rings(self, shapes: Iterable[dict[str, Any]]) -> Iterator[Line]:
        """Yield the outer rings of the shapes; no country here has a hole that matters."""
        for shape in shapes:
            for polygon in polygons_of(shape):
                ring: Line = []
                for arc in polygon[0]:
                    ring += (self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1])[:-1]
                yield ring


class Network:
    """The coasts and borders of the states, but no islands, to be walked from point to point."""

    def __init__(self, lines: Iterable[Line]) -> None:
        """Link the neighbouring vertices of the lines."""
        self._roads: dict[Point, set[Point]] = defaultdict(set)
        for line in lines:
            if line[0] == line[-1]:
                continue
            for a, b in pairwise(line):
                self._roads[a].add(b)
                self._roads[b].add(a)

    def course(self, pieces: list[dict[str, Line]], soften: Callable[[Line], Line] = list) -> Line:
        """Join drawn and followed pieces into one line, softening the drawn ones."""
        line: Line = []
        for piece in pieces:
            if "draw" in piece:
                line += soften([(x, y) for x, y in piece["draw"]])
            else:
                line += self._followed(piece["follow"])
        return line

    def _followed(self, stops: Line) -> Line:
        """Return the way through the vertices nearest to the stops."""
        vertices = [nearest(self._roads, stop) for stop in stops]
        line = vertices[:1]
        for start, end in pairwise(vertices):
            line += self._shortest_way(start, end)[1:]
        return line

    def _shortest_way(self, start: Point, end: Point) -> Line:
        """Return the shortest way between two vertices (Dijkstra's algorithm)."""
        came_from: dict[Point, Point] = {}
        queue = [(0.0, start, start)]
        while queue:
            length, here, before = heapq.heappop(queue)
            if here in came_from:
                continue
            came_from[here] = before
            if here == end:
                break
            for there in self._roads[here]:
                heapq.heappush(queue, (length + math.dist(here, there), there, here))
        way = [end]
        while way[-1] != start:
            way.append(came_from[way[-1]])
        return way[::-1]


def spliced(ring: Line, borders: list[Line]) -> Line:
    """Replace the parts of a neighbour's outline along our borders by those very borders."""
    for border in borders:
        first, last = nearest(ring, border[0]), nearest(ring, border[-1])
        if max(math.dist(first, border[0]), math.dist(last, border[-1])) > SPLICE_REACH:
            continue
        turned = ring[ring.index(first) :] + ring[: ring.index(first)]
        there, back = turned[: turned.index(last)], turned[turned.index(last) :]
        ring = border + back if length(there) < length(back) else there + border[::-1]
    return ring


def clipped(rings: Iterable[Line]) -> Iterator[Line]:
    """Yield the parts of the rings within the frame, leaving out the smallest."""
    for ring in rings:
        for axis, limit, sign in ((0, WEST, 1), (0, EAST, -1), (1, SOUTH, 1), (1, NORTH, -1)):
            ring = cut(ring, axis, limit, sign)
        if area(ring) >= SMALLEST_ISLAND:
            yield stepped(ring)


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
    distances = [distance_to_segment(p, line[0], line[-1]) for p in line]
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


def decoded(arc: list[list[int]], scale: list[float], shift: list[float]) -> Line:
    """Turn the steps of a TopoJSON arc, in whole numbers, into degrees."""
    x = y = 0
    line: Line = []
    for step_x, step_y in arc:
        x, y = x + step_x, y + step_y
        line.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
    return line


def polygons_of(shape: dict[str, Any]) -> list[list[list[int]]]:
    """Return the polygons of a shape, each a list of rings of arc numbers."""
    return [shape["arcs"]] if shape["type"] == "Polygon" else shape.get("arcs", [])


def arcs_of(shape: dict[str, Any]) -> set[int]:
    """Return the numbers of the arcs around a shape, whichever way they run."""
    return {max(arc, ~arc) for polygon in polygons_of(shape) for ring in polygon for arc in ring}


def between(a: Point, b: Point, share: float) -> Point:
    """Return the point a share of the way from a to b."""
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def distance_to_segment(p: Point, a: Point, b: Point) -> float:
    """Return the distance of a point from the segment between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square if square else 0.0
    return math.dist(p, between(a, b, min(1.0, max(0.0, share))))


def nearest(points: Iterable[Point], place: Point) -> Point:
    """Return the point nearest to a place."""
    return min(points, key=lambda point: math.dist(point, place))


def length(line: Line) -> float:
    """Return the length of a line."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def area(ring: Line) -> float:
    """Return the area within a ring."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ring + ring[:1]))) / 2


def contains(ring: Line, point: Point) -> bool:
    """Tell whether a point lies within a ring."""
    crossings = 0
    for a, b in pairwise(ring + ring[:1]):
        if (a[1] > point[1]) != (b[1] > point[1]):
            crossings += point[0] < a[0] + (point[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
    return crossings % 2 == 1


def rounded(value: Any) -> Any:
    """Round every number within to two decimals."""
    match value:
        case float():
            return round(value, 2)
        case dict():
            return {key: rounded(item) for key, item in value.items()}
        case list() | tuple():
            return [rounded(item) for item in value]
    return value


if __name__ == "__main__":
    main()
