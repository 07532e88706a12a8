"""Pieces that games share: owners' marks, cubes, and what runs along a line."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, sin

from PIL import Image, ImageDraw

from rendering.drawing.canvas import OVERSAMPLING, SHAPES, Canvas, sprite
from rendering.drawing.geometry import Line, Point, added, between
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix
from rendering.drawing.upright import smallest

LinePainter = Callable[[ImageDraw.ImageDraw, float, Line], None]

MARGIN = 18.0
"""Around a line, so much is painted to each side of it at most."""
FINE, COARSE = 100_000.0, 2
"""Larger sprites, in square units, are painted at so many times their size: finely they would take 100 MB."""


def token(canvas: Canvas, theme: Theme, at: Point, fill: RGB, mark: str, radius: float) -> None:
    """An owner's disc, by colour and mark, which is never smaller than can be read."""
    ink = theme.ink_on(fill)
    canvas.disc(at, radius, fill, INK if ink == INK else PAPER, line=2.5)
    size = max(radius * 1.35, smallest(canvas, mark))
    canvas.text(at, mark, size, ink, anchor="mm", bold=True, room=radius * 1.7)


def cube(canvas: Canvas, at: Point, fill: RGB, size: float) -> None:
    """A wooden cube, seen from a corner."""

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        radius = size / 2 * unit
        corners = [(radius * (1 + x), radius * (1 + y)) for x, y in SHAPES["hexagon-up"]]
        centre = (radius, radius)
        top, right_top, right_bottom, bottom, left_bottom, left_top = corners
        draw.polygon((top, right_top, centre, left_top), mix(fill, PAPER, 0.25))
        draw.polygon((left_top, centre, bottom, left_bottom), mix(fill, INK, 0.12))
        draw.polygon((right_top, right_bottom, bottom, centre), mix(fill, INK, 0.38))
        draw.polygon(corners, None, INK, max(round(1.4 * unit), 1))

    canvas.centre(sprite(("cube", fill, size), (size, size), canvas.scale, paint), at)


def along(
    key: tuple[object, ...], curve: Line, scale: float, paint: LinePainter, mode: str = "RGBA"
) -> tuple[Image.Image, Point]:
    """A sprite, or a mask, around a curve; one that runs across a whole map is painted less finely."""
    points = tuple(curve)
    left, top, size = _around(points)
    picture = sprite(
        (*key, points),
        size,
        scale,
        lambda draw, unit: paint(draw, unit, [((x - left) * unit, (y - top) * unit) for x, y in curve]),
        OVERSAMPLING if size[0] * size[1] <= FINE else COARSE,
        mode,
    )
    return picture, (left, top)


@lru_cache(maxsize=1024)
def _around(curve: tuple[Point, ...]) -> tuple[float, float, Point]:
    """Where what is painted of a curve begins, and how large it is."""
    left, top = min(x for x, _ in curve) - MARGIN, min(y for _, y in curve) - MARGIN
    return left, top, (max(x for x, _ in curve) + MARGIN - left, max(y for _, y in curve) + MARGIN - top)


def stroke(draw: ImageDraw.ImageDraw, line: Line, colour: RGB | int, width: float) -> None:
    """A line of a width in pixels, its corners round. Pillow leaves cracks there, which discs fill; none
    bulges beyond the ends."""
    draw.line(line, colour, round(width), "curve")
    reach = (round(width) - 1) / 2
    for x, y in line[1:-1]:
        if min(hypot(x - end[0], y - end[1]) for end in (line[0], line[-1])) > reach:
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), colour)


def ties(draw: ImageDraw.ImageDraw, line: Line, colour: RGB | int, shape: tuple[float, float, float]) -> None:
    """Ties across a line: how far apart they lie, how far they reach to each side, and how wide they are."""
    every, reach, wide = shape
    for (x, y), angle, _ in stations(line, every):
        dx, dy = -sin(angle) * reach, cos(angle) * reach
        draw.line((x - dx, y - dy, x + dx, y + dy), colour, round(wide))


def stations(line: Line, every: float) -> Iterator[tuple[Point, float, float]]:
    """Points along a line, evenly spaced around its middle: where, which way, how far from there."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    middle = added(lengths) / 2
    passed = 0.0
    next_at = middle % every
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        while next_at < passed + length:
            share = (next_at - passed) / length
            yield (
                between(a, b, share),
                atan2(b[1] - a[1], b[0] - a[0]),
                abs(next_at - middle),
            )
            next_at += every
        passed += length
