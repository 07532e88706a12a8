"""The pieces of Steel Driver: links and routes, tokens, cubes, cities."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import atan2, cos, hypot, sin

from PIL import Image, ImageDraw

from games.steel_driver.components import GOODS_COLOURS, Company, Edition, Goods
from rendering.canvas import SHAPES, Canvas, Point, sprite
from rendering.steel_driver.layout import CHIP, CITY
from rendering.themes import INK, PAPER, RGB, Theme, mix

LinePainter = Callable[[ImageDraw.ImageDraw, float, list[Point]], None]

LINK, CASING, MARGIN = 15.0, 22.0, 18.0
TIE_EVERY, TIE = 19.0, 7.0
MIDDLE = 11.0  # no pattern so near to the middle of a link

SYMBOLS = {
    Goods.NORTHEAST: "circle",
    Goods.HEARTLAND: "square",
    Goods.PLAINS: "diamond",
    Goods.MOUNTAIN: "triangle",
    Goods.PACIFIC: "star",
}
"""The symbol of each kind of goods."""

PATTERNS = {
    Company.RED: "plain",
    Company.YELLOW: "bars",
    Company.GREEN: "stripe",
    Company.BLUE: "dots",
    Company.GREY: "rails",
    Company.BROWN: "chevrons",
    Company.PURPLE: "chevrons",
    Company.BLACK: "rails",
}
"""The pattern of each company's links; no two in one edition share it."""


def company_colour(theme: Theme, company: Company) -> RGB:
    """A company's colour."""
    return theme.pieces[company.value]


def goods_colour(theme: Theme, edition: Edition, goods: Goods) -> RGB:
    """The colour of a kind of goods."""
    return theme.pieces[GOODS_COLOURS[edition][goods].value]


def link(theme: Theme, company: Company, curve: list[Point], scale: float) -> tuple[Image.Image, Point]:
    """A built link in its company's colour and pattern, with the corner where it belongs."""
    fill = company_colour(theme, company)
    marks = mix(fill, theme.ink_on(fill), 0.82)

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        _line(draw, line, theme.halo if theme.ink_on(fill) == INK else PAPER, CASING * unit)
        _line(draw, line, fill, LINK * unit)
        _pattern(draw, PATTERNS[company], line, marks, unit)

    return _along(("link", theme.name, company), curve, scale, paint)


def route(theme: Theme, curve: list[Point], scale: float) -> tuple[Image.Image, Point]:
    """A route that nobody has built on: two rails' worth of ties."""

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        _line(draw, line, theme.route, 3 * unit)
        for (x, y), angle, _ in _stations(line, TIE_EVERY * unit):
            dx, dy = -sin(angle) * TIE * unit, cos(angle) * TIE * unit
            draw.line((x - dx, y - dy, x + dx, y + dy), theme.route, round(4 * unit))

    return _along(("route", theme.name), curve, scale, paint)


def glow(colour: RGB, curve: list[Point], scale: float, name: str) -> tuple[Image.Image, Point]:
    """A light behind a link: the last move, or the line from coast to coast."""

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        _line(draw, line, colour, 36 * unit)

    return _along((name, colour), curve, scale, paint)


def ghost(theme: Theme, company: Company, curve: list[Point], scale: float) -> tuple[Image.Image, Point]:
    """A link that could be built: dashes in the company's colour."""
    fill = company_colour(theme, company)

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        _line(draw, line, theme.accent, CASING * unit)
        _line(draw, line, mix(fill, theme.land, 0.45), LINK * unit)
        for (x, y), angle, _ in _stations(line, 26 * unit):
            dx, dy = cos(angle) * 7 * unit, sin(angle) * 7 * unit
            draw.line((x - dx, y - dy, x + dx, y + dy), fill, round(LINK * unit))

    return _along(("ghost", theme.name, company), curve, scale, paint)


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


def city(canvas: Canvas, theme: Theme, at: Point, start: bool, fill: RGB, symbol: str, value: int) -> None:
    """A city: hexagon or circle, its value, its goods by colour and symbol."""
    ink = theme.ink_on(fill)
    edge = INK if ink == INK else PAPER
    if start:
        canvas.polygon(at, "hexagon", CITY + 5, fill, edge, line=4.5)
    else:
        canvas.disc(at, CITY, fill, edge, line=4)
    canvas.polygon((at[0], at[1] + 17), symbol, 8, ink, ink, line=1)
    canvas.text((at[0], at[1] - 6), str(value), 33, ink, anchor="mm", bold=True)


def token(canvas: Canvas, theme: Theme, at: Point, company: Company, letters: str, size: float = 56) -> None:
    """A company's token: its colour and its letters."""
    fill = company_colour(theme, company)
    half = size / 2
    edge = theme.text if company is Company.BLACK else mix(fill, INK, 0.45)
    canvas.rectangle((at[0] - half, at[1] - half, at[0] + half, at[1] + half), fill, edge, 3, size * 0.2)
    canvas.text(at, letters, size * 0.68, theme.ink_on(fill), anchor="mm", bold=True, room=size * 0.86)


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


def goods_cube(canvas: Canvas, theme: Theme, at: Point, edition: Edition, goods: Goods, size: float) -> None:
    """A goods cube, with its symbol."""
    fill = goods_colour(theme, edition, goods)
    ink = theme.ink_on(fill)
    cube(canvas, at, fill, size)
    canvas.polygon((at[0], at[1] + size * 0.02), SYMBOLS[goods], size * 0.17, ink, ink, line=1)


def _along(
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


def _line(draw: ImageDraw.ImageDraw, line: list[Point], colour: tuple[int, ...], width: float) -> None:
    draw.line(line, colour, round(width), "curve")


def _stations(line: list[Point], every: float) -> Iterator[tuple[Point, float, float]]:
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


def _pattern(draw: ImageDraw.ImageDraw, pattern: str, line: list[Point], colour: RGB, unit: float) -> None:
    """The marks of a pattern along a link, none in its very middle."""
    every = {"bars": 17, "stripe": 2, "dots": 21, "rails": 2, "chevrons": 23}.get(pattern, 0)
    if not every:
        return
    for (x, y), angle, away in _stations(line, every * unit):
        if away < MIDDLE * unit:
            continue
        ax, ay = cos(angle) * unit, sin(angle) * unit
        if pattern == "bars":
            draw.line((x + 7.5 * ay, y - 7.5 * ax, x - 7.5 * ay, y + 7.5 * ax), colour, round(5 * unit))
        elif pattern == "dots":
            draw.ellipse((x - 4 * unit, y - 4 * unit, x + 4 * unit, y + 4 * unit), colour)
        elif pattern == "chevrons":
            tip, back = (x + 5 * ax, y + 5 * ay), (-4 * ax, -4 * ay)
            for side in (-1, 1):
                end = x + back[0] - side * 6.5 * ay, y + back[1] + side * 6.5 * ax
                draw.line((tip, end), colour, round(3.6 * unit))
        else:
            for aside in (0.0,) if pattern == "stripe" else (-4.6, 4.6):
                cx, cy = x - aside * ay, y + aside * ax
                wide = (2.2 if pattern == "stripe" else 1.5) * unit
                draw.ellipse((cx - wide, cy - wide, cx + wide, cy + wide), colour)
