"""Make the outlines of the continental United States.

    npm install us-atlas world-atlas
    python -m rendering.steel_driver.atlas.make_outlines node_modules

Coasts and state borders come from us-atlas (US Census Bureau) and the neighbouring countries from world-atlas
(Natural Earth), both public domain. Lakes, rivers and mountain ranges are drawn by hand in hand_drawn.json,
as lines made of pieces: a "draw" piece is a list of points, a "follow" piece runs along the coasts and state
borders from one named point to the next.
"""

import heapq
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from rendering.drawing.geometry import Line, Point
from rendering.maps.lines import contains, nearest, simplified, smooth, spliced, stepped
from rendering.maps.outlines import Frame, Topology, arcs_of, framed, write_outlines
from rendering.steel_driver.atlas import ATLAS

FRAME: Frame = (-130.0, 22.0, -62.0, 53.0)
NOT_CONTIGUOUS = {"02", "15", "60", "66", "69", "72", "78"}  # Alaska, Hawaii, territories
USA_IN_WORLD = "840"
US_TOLERANCE, WORLD_TOLERANCE = 0.03, 0.04  # how far a simplified line may stray
RIVER_TOLERANCE = 0.015
LEAST_RIVER = 2  # smaller ones would crowd the map
SMALLEST_ISLAND = 0.004  # square degrees


def build_map(atlases: Path, drawn: dict[str, Any]) -> dict[str, Any]:
    """Return every layer of the map."""
    states = Topology(atlases / "us-atlas" / "states-10m.json", US_TOLERANCE)
    world = Topology(atlases / "world-atlas" / "countries-10m.json", WORLD_TOLERANCE)
    contiguous = [s for s in states.shapes("states") if s["id"] not in NOT_CONTIGUOUS]
    uses = Counter(arc for state in contiguous for arc in arcs_of(state))
    network = Network(states.arcs[arc] for arc in uses)
    usa = list(clipped(states.rings(states.shapes("nation"))))
    borders = [network.course(border["course"]) for border in drawn["borders"]]
    others = [c for c in world.shapes("countries") if c.get("id") != USA_IN_WORLD]
    return {
        "neighbours": list(clipped(spliced(ring, borders) for ring in world.rings(others))),
        "land": usa,
        "lines": [states.arcs[arc] for arc, count in uses.items() if count == 2],
        "borders": borders,
        "lakes": [finished_lake(lake, network, usa) for lake in drawn["lakes"]],
        "rivers": [
            {**river, "course": simplified(network.course(river["course"], smooth), RIVER_TOLERANCE)}
            for river in drawn["rivers"]
            if river["weight"] >= LEAST_RIVER
        ],
        "ranges": drawn["ranges"],
    }


def clipped(rings: Iterable[Line]) -> Iterator[Line]:
    """Yield the parts of the rings within the frame, ready to be bent."""
    return map(stepped, framed(rings, FRAME, SMALLEST_ISLAND))


def finished_lake(lake: dict[str, Any], network: "Network", usa: list[Line]) -> dict[str, Any]:
    """Return a lake with its whole shore and the islands lying in it, drawn or American."""
    (shore,) = clipped([network.course(lake["shore"])])
    islands = lake.get("islands", []) + [ring for ring in usa if contains(shore, ring[0])]
    return {"name": lake["name"], "shore": shore, "islands": islands}


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


if __name__ == "__main__":
    write_outlines(ATLAS.folder, "Make the outlines of the continental United States.", 2, build_map)
