"""The ground of a map: sea, land, lakes, rivers, mountains and faint lines."""

from dataclasses import dataclass, field
from itertools import pairwise
from math import dist

from PIL import Image, ImageDraw
from PIL.Image import Resampling

from rendering.drawing.geometry import Line, Point, between
from rendering.drawing.themes import Theme, mix

SUPERSAMPLING = 2
PEAK_EVERY = (34.0, 25.0, 20.0)  # how close the peaks of a range stand, by its height
PEAK_SIZE = (10.0, 14.0, 19.0)


@dataclass(frozen=True)
class Layers:
    """A country, in map units. Rivers and ranges have a weight from 1 to 3; a lake is its shore and
    its islands."""

    land: list[Line]
    neighbours: list[Line] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    borders: list[Line] = field(default_factory=list)
    rivers: list[tuple[int, Line]] = field(default_factory=list)
    lakes: list[tuple[Line, list[Line]]] = field(default_factory=list)
    ranges: list[tuple[int, Line]] = field(default_factory=list)


def paint(theme: Theme, scale: float, extent: Point, layers: Layers) -> Image.Image:
    """The ground at a scale, drawn at double size and reduced."""
    unit = scale * SUPERSAMPLING
    size = round(extent[0] * scale), round(extent[1] * scale)
    image = Image.new("RGB", (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING), theme.sea)
    draw = ImageDraw.Draw(image)

    def scaled(line: Line) -> Line:
        return [(x * unit, y * unit) for x, y in line]

    for ring in layers.neighbours + layers.land:
        shore = scaled([*ring, *ring[:2]])
        draw.line(shore, mix(theme.sea, theme.river, 0.5), round(16 * unit), "curve")
    for ring in layers.neighbours:
        draw.polygon(scaled(ring), theme.neighbours)
    for ring in layers.land:
        draw.polygon(scaled(ring), theme.land)
    for line in layers.lines:
        draw.line(scaled(line), theme.lines, max(round(unit), 1))
    for line in layers.borders:
        draw.line(scaled(line), theme.border, round(2.5 * unit), "curve")
    for weight, course in layers.rivers:
        draw.line(scaled(course), theme.river, round((0.8 + 0.9 * weight) * unit), "curve")
    for lake, islands in layers.lakes:
        draw.polygon(scaled(lake), theme.sea, theme.river, max(round(1.5 * unit), 1))
        for island in islands:
            draw.polygon(scaled(island), theme.neighbours)
    for weight, spine in layers.ranges:
        for peak in _peaks(spine, PEAK_EVERY[weight - 1]):
            _peak(draw, theme, peak, PEAK_SIZE[weight - 1], unit)
    return image.resize(size, Resampling.BOX)


def _peaks(spine: Line, every: float) -> list[Point]:
    """Points along a range, evenly spaced, from the back to the front."""
    peaks, left = [], every / 2
    for a, b in pairwise(spine):
        length = dist(a, b)
        while left < length:
            peaks.append(between(a, b, left / length))
            left += every
        left -= length
    return sorted(peaks, key=lambda peak: peak[1])


def _peak(draw: ImageDraw.ImageDraw, theme: Theme, at: Point, size: float, unit: float) -> None:
    x, y = at
    top, left, right, foot = (x, y - size), (x - size * 0.75, y), (x + size * 0.75, y), (x + size * 0.12, y)
    for shape, colour in (((top, left, foot), theme.relief_light), ((top, foot, right), theme.relief_dark)):
        draw.polygon([(px * unit, py * unit) for px, py in shape], colour)
