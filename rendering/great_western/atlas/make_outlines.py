"""Make the outlines of the board's map of southern England and South Wales.

    npm install world-atlas
    python make_outlines.py node_modules hand_drawn.json outlines.json

The coast comes from world-atlas (Natural Earth, public domain). What it leaves
too coarse is drawn by hand in hand_drawn.json: "shores" replace the coast from
their first point to their last, "islands" are whole. Rivers, hills and woods are
drawn too, and the historic counties, whose borders are made of pieces: a "draw"
piece is a list of points, an "along" piece a stretch of the river it names.
All coordinates are [longitude, latitude] in degrees.
"""

import argparse
import json
import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from rendering.steel_driver.atlas.make_outlines import (
    Line,
    Point,
    Topology,
    area,
    contains,
    cut,
    nearest,
    simplified,
    smooth,
    spliced,
)

WEST, SOUTH, EAST, NORTH = -6.3, 49.75, 1.6, 52.4
TOLERANCE = 0.0006  # how far a simplified line may stray
SMALLEST_ISLAND = 0.0004  # square degrees; the drawn ones may be smaller


def main() -> None:
    """Read the sources named on the command line and write the map."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("atlases", type=Path, help="folder holding world-atlas")
    parser.add_argument("hand_drawn", type=Path)
    parser.add_argument("output", type=Path)
    args = parser.parse_args()
    outlines = build_map(
        Topology(args.atlases / "world-atlas" / "countries-10m.json", TOLERANCE),
        json.loads(args.hand_drawn.read_text(encoding="utf-8")),
    )
    rounded = json.loads(json.dumps(outlines), parse_float=lambda number: round(float(number), 3))
    text = json.dumps(rounded, separators=(",", ":"), ensure_ascii=False)
    args.output.write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")


def build_map(world: Topology, drawn: dict[str, Any]) -> dict[str, Any]:
    """Return every layer of the map."""
    islands = [closed_curve(island["shore"]) for island in drawn["islands"]]
    land = list(framed(world.rings(world.shapes("countries"))))
    land = [ring for ring in land if not any(overlap(ring, island) for island in islands)]
    for drawing in drawn["shores"]:
        shore = curve(drawing["shore"])
        mended = min(range(len(land)), key=lambda i: gap(land[i], shore))
        land[mended] = spliced(land[mended], [shore])
    rivers = {river["name"]: curve(river["course"]) for river in drawn["rivers"]}
    return {
        "frame": [WEST, SOUTH, EAST, NORTH],
        "land": land + islands,
        "rivers": [{**river, "course": rivers[river["name"]]} for river in drawn["rivers"]],
        "counties": [border(county["course"], rivers) for county in drawn["counties"]],
        "hills": [{**hill, "spine": curve(hill["spine"])} for hill in drawn["hills"]],
        "woods": [{**wood, "ring": closed_curve(wood["ring"])} for wood in drawn["woods"]],
    }


def framed(rings: Iterable[Line]) -> Iterator[Line]:
    """Yield the parts of the rings within the frame, leaving out the smallest."""
    for ring in rings:
        for axis, limit, sign in ((0, WEST, 1), (0, EAST, -1), (1, SOUTH, 1), (1, NORTH, -1)):
            ring = cut(ring, axis, limit, sign)
        if area(ring) >= SMALLEST_ISLAND:
            yield ring


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
    main()
