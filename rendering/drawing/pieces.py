"""Pieces that games share: routes, what they cost, owners' marks, cubes, and lights behind things."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, sin

from PIL import Image, ImageDraw

from rendering.drawing import typography
from rendering.drawing.canvas import SHAPES, Canvas, Point, sprite
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix
from rendering.maps.layout import CHIP

LinePainter = Callable[[ImageDraw.ImageDraw, float, list[Point]], None]

MARGIN = 18.0
TIE_EVERY, TIE = 19.0, 7.0


def route(theme: Theme, curve: list[Point], scale: float) -> tuple[Image.Image, Point]:
    """A route that nobody has built on: two rails' worth of ties."""

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        stroke(draw, line, theme.route, 3 * unit)
        for (x, y), angle, _ in stations(line, TIE_EVERY * unit):
            dx, dy = -sin(angle) * TIE * unit, cos(angle) * TIE * unit
            draw.line((x - dx, y - dy, x + dx, y + dy), theme.route, round(4 * unit))

    return along(("route", theme.name), curve, scale, paint)


def glow(colour: RGB, curve: list[Point], scale: float, name: str) -> tuple[Image.Image, Point]:
    """A light behind a link: the last move, or the line from coast to coast."""

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        stroke(draw, line, colour, 36 * unit)

    return along((name, colour), curve, scale, paint)


def chip(canvas: Canvas, theme: Theme, at: Point, cost: int) -> None:
    """What a route costs, in cubes."""
    canvas.rectangle(
        (at[0] - CHIP, at[1] - CHIP, at[0] + CHIP, at[1] + CHIP),
        theme.chip,
        theme.route_edge,
        line=2.5,
        radius=7,
    )
    canvas.text(at, str(cost), 33, theme.chip_text, anchor="mm", bold=True)


def marks(names: Sequence[str]) -> list[str]:
    """What stands on the players' pieces besides their colour: their initials, or the numbers of
    their seats where two would be the same."""
    initials = [next((mark.upper() for mark in name if mark.isalnum()), "?") for name in names]
    drawable = all(typography.readable(mark, "") for mark in initials)
    unique = len(set(initials)) == len(initials)
    return initials if unique and drawable else [str(seat) for seat in range(1, len(names) + 1)]


def token(canvas: Canvas, theme: Theme, at: Point, fill: RGB, mark: str, radius: float) -> None:
    """An owner's disc, by colour and mark."""
    ink = theme.ink_on(fill)
    canvas.disc(at, radius, fill, INK if ink == INK else PAPER, line=2.5)
    canvas.text(at, mark, radius * 1.35, ink, anchor="mm", bold=True, room=radius * 1.7)


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
    key: tuple[object, ...], curve: list[Point], scale: float, paint: LinePainter
) -> tuple[Image.Image, Point]:
    """A sprite around a curve."""
    left = min(x for x, _ in curve) - MARGIN
    top = min(y for _, y in curve) - MARGIN
    size = max(x for x, _ in curve) + MARGIN - left, max(y for _, y in curve) + MARGIN - top
    whole = (*key, tuple(curve))
    picture = sprite(
        whole,
        size,
        scale,
        lambda draw, unit: paint(draw, unit, [((x - left) * unit, (y - top) * unit) for x, y in curve]),
    )
    return picture, (left, top)


def stroke(draw: ImageDraw.ImageDraw, line: list[Point], colour: tuple[int, ...], width: float) -> None:
    draw.line(line, colour, round(width), "curve")


def stations(line: list[Point], every: float) -> Iterator[tuple[Point, float, float]]:
    """Points along a line, evenly spaced around its middle: where, which way, how far from there."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    middle = sum(lengths) / 2
    passed = 0.0
    next_at = middle % every
    for (a, b), length in zip(pairwise(line), lengths, strict=True):
        while next_at < passed + length:
            share = (next_at - passed) / length
            yield (
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share),
                atan2(b[1] - a[1], b[0] - a[0]),
                abs(next_at - middle),
            )
            next_at += every
        passed += length
