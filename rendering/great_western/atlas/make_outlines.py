"""Make the outlines of southern England and South Wales.

    npm install world-atlas
    python -m rendering.great_western.atlas.make_outlines node_modules

The coast comes from world-atlas (Natural Earth, public domain). What it leaves too coarse is drawn by hand in
hand_drawn.json: "shores" replace the coast from their first point to their last, "islands" are whole. Rivers
and hills are drawn too, and the historic counties, whose borders are made of pieces: a "draw" piece is a list
of points, an "along" piece a stretch of the river it names.
"""

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rendering.drawing.geometry import Line, Point
from rendering.great_western.atlas import ATLAS, TILT
from rendering.maps.lines import area, contains, nearest, simplified, smooth, spliced
from rendering.maps.outlines import Frame, Topology, framed, write_outlines

FRAME: Frame = (-6.3, 49.75, 1.6, 52.4)
TOLERANCE = 0.0006  # how far a simplified line may stray
SMALLEST_ISLAND = 0.0004  # square degrees; the drawn ones may be smaller


def build_map(atlases: Path, drawn: dict[str, Any]) -> dict[str, Any]:
    """Return every layer of the map."""
    world = Topology(atlases / "world-atlas" / "countries-10m.json", TOLERANCE)
    islands = [closed_curve(island["shore"]) for island in drawn["islands"]]
    coast = framed(world.rings(world.shapes("countries")), FRAME, SMALLEST_ISLAND)
    land = [ring for ring in coast if not any(overlap(ring, island) for island in islands)]
    for drawing in drawn["shores"]:
        shore = curve(drawing["shore"])
        mended = min(range(len(land)), key=lambda i: gap(land[i], shore))
        land[mended] = spliced(land[mended], [shore])
    rivers = {river["name"]: curve(river["course"]) for river in drawn["rivers"]}
    return {
        "land": [leaning(ring) for ring in land] + islands,
        "rivers": [{**river, "course": rivers[river["name"]]} for river in drawn["rivers"]],
        "lines": [border(county["course"], rivers) for county in drawn["counties"]],
        "ranges": [{**hill, "spine": curve(hill["spine"])} for hill in drawn["hills"]],
    }


def leaning(ring: Line) -> Line:
    """Return land whose cut at the north of the frame leans as the map does, or its corner would be sea."""
    west, _, _, north = FRAME
    return [(x, round(y + TILT * (x - west), 3) if y == north else y) for x, y in ring]


def border(pieces: list[dict[str, Any]], rivers: dict[str, Line]) -> Line:
    """Join the pieces of a county's border into one line."""
    line: Line = []
    for piece in pieces:
        if "draw" in piece:
            line += curve(piece["draw"])
        else:
            line += stretch(rivers[piece["along"]], *piece["between"])
    return [point for i, point in enumerate(line) if i == 0 or point != line[i - 1]]


def stretch(river: Line, start: Point, end: Point) -> Line:
    """Return a river's course between the points nearest to two places, downstream."""
    return river[river.index(nearest(river, start)) : river.index(nearest(river, end)) + 1]


def curve(points: Iterable[Iterable[float]]) -> Line:
    """Round the corners of a drawn line."""
    return simplified(smooth(smooth([(x, y) for x, y in points])), TOLERANCE)


def closed_curve(points: list[list[float]]) -> Line:
    """Round the corners of a drawn ring, which does not repeat its first point."""
    return curve([*points, points[0]])[:-1]


def gap(ring: Line, shore: Line) -> float:
    """Return how far the ends of a shore lie from a ring."""
    return max(math.dist(nearest(ring, end), end) for end in (shore[0], shore[-1]))


def overlap(ring: Line, other: Line) -> bool:
    """Tell whether two islands are the same one, drawn twice."""
    return area(ring) < 2 * area(other) and any(contains(other, point) for point in ring)


if __name__ == "__main__":
    write_outlines(ATLAS.folder, "Make the outlines of southern England and South Wales.", 3, build_map)
