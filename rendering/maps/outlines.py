"""Making the outlines of a map: what its `make_outlines.py` needs besides its own country.

The coasts come from TopoJSON files of public domain, what these leave too coarse or do not have is drawn by
hand in the atlas' `hand_drawn.json`. All coordinates are [longitude, latitude] in degrees.
"""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rendering.drawing.geometry import Line
from rendering.maps.lines import area, cut, simplified, stepped

Frame = tuple[float, float, float, float]
"""West, south, east, north."""


def write_outlines(
    folder: Path, about: str, decimals: int, build: Callable[[Path, dict[str, Any]], dict[str, Any]]
) -> None:
    """Write an atlas' `outlines.json`: what `build` makes of the folder of atlases named on the command line
    and of what is drawn by hand, rounded."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("atlases", type=Path, help="the node_modules that hold the atlases")
    drawn = json.loads((folder / "hand_drawn.json").read_text(encoding="utf-8"))
    layers = json.dumps(build(parser.parse_args().atlases, drawn))
    rounded = json.loads(layers, parse_float=lambda number: round(float(number), decimals))
    text = json.dumps(rounded, separators=(",", ":"), ensure_ascii=False)
    (folder / "outlines.json").write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")


def framed(rings: Iterable[Line], frame: Frame, smallest: float) -> Iterator[Line]:
    """Yield the parts of the rings within a frame, but no islands of less than so many square degrees."""
    west, south, east, north = frame
    for ring in rings:
        for axis, limit, sign in ((0, west, 1), (0, east, -1), (1, south, 1), (1, north, -1)):
            ring = cut(ring, axis, limit, sign)
        if area(ring) >= smallest:
            yield ring


class Topology:
    """A TopoJSON file: shapes that share their simplified outlines, called arcs."""

    def __init__(self, path: Path, tolerance: float) -> None:
        """Read the file, simplifying every arc by itself, so that shared borders still meet."""
        data = json.loads(path.read_text(encoding="utf-8"))
        self._objects = data["objects"]
        scale, shift = data["transform"]["scale"], data["transform"]["translate"]
        self.arcs = [stepped(simplified(_decoded(arc, scale, shift), tolerance)) for arc in data["arcs"]]

    def shapes(self, layer: str) -> list[dict[str, Any]]:
        """Return the shapes of a layer."""
        shapes: list[dict[str, Any]] = self._objects[layer]["geometries"]
        return shapes

    def rings(self, shapes: Iterable[dict[str, Any]]) -> Iterator[Line]:
        """Yield the outer rings of the shapes; no country here has a hole that matters."""
        for shape in shapes:
            for polygon in _polygons_of(shape):
                ring: Line = []
                for arc in polygon[0]:
                    ring += (self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1])[:-1]
                yield ring


def arcs_of(shape: dict[str, Any]) -> set[int]:
    """Return the numbers of the arcs around a shape, whichever way they run."""
    return {max(arc, ~arc) for polygon in _polygons_of(shape) for ring in polygon for arc in ring}


def _decoded(arc: list[list[int]], scale: list[float], shift: list[float]) -> Line:
    """Turn the steps of a TopoJSON arc, in whole numbers, into degrees."""
    x = y = 0
    line: Line = []
    for step_x, step_y in arc:
        x, y = x + step_x, y + step_y
        line.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
    return line


def _polygons_of(shape: dict[str, Any]) -> list[list[list[int]]]:
    """Return the polygons of a shape, each a list of rings of arc numbers."""
    return [shape["arcs"]] if shape["type"] == "Polygon" else shape.get("arcs", [])
