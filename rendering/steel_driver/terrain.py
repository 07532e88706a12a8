"""The ground of the map: sea, land, lakes, rivers, mountains and faint state lines."""

import json
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Any

from PIL import Image, ImageDraw
from PIL.Image import Resampling

from rendering.steel_driver.projection import ATLAS, HEIGHT, WIDTH, Point, project
from rendering.themes import Theme, mix

SUPERSAMPLING = 2
PEAK_EVERY = (34.0, 25.0, 20.0)  # how close the peaks of a range stand, by its height
PEAK_SIZE = (10.0, 14.0, 19.0)


def paint(theme: Theme, scale: float) -> Image.Image:
    """The ground at a scale, drawn at double size and reduced."""
    unit = scale * SUPERSAMPLING
    size = round(WIDTH * scale), round(HEIGHT * scale)
    image = Image.new("RGB", (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING), theme.sea)
    draw = ImageDraw.Draw(image)
    outlines = _outlines()

    def scaled(line: list[Point]) -> list[Point]:
        return [(x * unit, y * unit) for x, y in line]

    def shore(rings: list[list[Point]], width: float, share: float) -> None:
        for ring in rings:
            draw.line(
                scaled([*ring, *ring[:2]]), mix(theme.sea, theme.river, share), round(width * unit), "curve"
            )

    shore(outlines["land"] + outlines["usa"], 16, 0.5)
    for ring in outlines["land"]:
        draw.polygon(scaled(ring), theme.neighbours)
    for ring in outlines["usa"]:
        draw.polygon(scaled(ring), theme.land)
    for line in outlines["state_lines"]:
        draw.line(scaled(line), theme.lines, max(round(unit), 1))
    for line in outlines["borders"]:
        draw.line(scaled(line), theme.border, round(2.5 * unit), "curve")
    for weight, course in outlines["rivers"]:
        draw.line(scaled(course), theme.river, round((0.8 + 0.9 * weight) * unit), "curve")
    for lake, islands in outlines["lakes"]:
        draw.polygon(scaled(lake), theme.sea, theme.river, max(round(1.5 * unit), 1))
        for island in islands:
            draw.polygon(scaled(island), theme.neighbours)
    for weight, spine in outlines["ranges"]:
        for peak in _peaks(spine, PEAK_EVERY[weight - 1]):
            _peak(draw, theme, peak, PEAK_SIZE[weight - 1], unit)
    return image.resize(size, Resampling.BOX)


@cache
def _outlines() -> dict[str, Any]:
    data = json.loads((ATLAS / "outlines.json").read_text())

    def projected(line: list[list[float]]) -> list[Point]:
        return [project(lon, lat) for lon, lat in line]

    return {
        **{
            layer: [projected(line) for line in data[layer]]
            for layer in ("land", "usa", "state_lines", "borders")
        },
        "lakes": [
            (projected(lake["shore"]), [projected(ring) for ring in lake["islands"]])
            for lake in data["lakes"]
        ],
        "rivers": [
            (river["weight"], projected(river["course"])) for river in data["rivers"] if river["weight"] > 1
        ],
        "ranges": [(chain["weight"], projected(chain["spine"])) for chain in data["ranges"]],
    }


def _peaks(spine: list[Point], every: float) -> list[Point]:
    """Points along a range, evenly spaced, from the back to the front."""
    peaks, left = [], every / 2
    for (ax, ay), (bx, by) in pairwise(spine):
        length = hypot(bx - ax, by - ay)
        while left < length:
            share = left / length
            peaks.append((ax + (bx - ax) * share, ay + (by - ay) * share))
            left += every
        left -= length
    return sorted(peaks, key=lambda peak: peak[1])


def _peak(draw: ImageDraw.ImageDraw, theme: Theme, at: Point, size: float, unit: float) -> None:
    x, y = at
    top, left, right, foot = (x, y - size), (x - size * 0.75, y), (x + size * 0.75, y), (x + size * 0.12, y)
    for shape, colour in (((top, left, foot), theme.relief_light), ((top, foot, right), theme.relief_dark)):
        draw.polygon([(px * unit, py * unit) for px, py in shape], colour)
