"""The pieces of Steel Driver: links and routes, tokens, cubes, cities."""

from math import cos, sin

from PIL import Image, ImageDraw

from games.engine.contract import Seat
from games.steel_driver.components import GOODS_COLOURS, Company, Edition, Goods
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point, box_around
from rendering.drawing.pieces import along, cube, stations, stroke
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix
from rendering.steel_driver.layout import TRACK

LINK, CASING = 15.0, TRACK  # as wide as a pattern needs to be told on a phone, and an edge on both sides
CITY = 31.0  # the radius by which what is on a city has its size
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


SEATS = ("orange", "blue", "green", "pink", "yellow", "purple")
"""Players have no pieces in a colour of their own; these are for charts."""


def player_colour(theme: Theme, seat: Seat) -> RGB:
    """A player's colour in a chart."""
    return theme.pieces[SEATS[seat]]


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
        stroke(draw, line, theme.halo if theme.ink_on(fill) == INK else PAPER, CASING * unit)
        stroke(draw, line, fill, LINK * unit)
        _pattern(draw, PATTERNS[company], line, marks, unit)

    return along(("link", theme.name, company), curve, scale, paint)


def ghost(theme: Theme, company: Company, curve: list[Point], scale: float) -> tuple[Image.Image, Point]:
    """A link that could be built: dashes in the company's colour."""
    fill = company_colour(theme, company)

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        stroke(draw, line, theme.accent, CASING * unit)
        stroke(draw, line, mix(fill, theme.land, 0.45), LINK * unit)
        for (x, y), angle, _ in stations(line, 26 * unit):
            dx, dy = cos(angle) * 7 * unit, sin(angle) * 7 * unit
            draw.line((x - dx, y - dy, x + dx, y + dy), fill, round(LINK * unit))

    return along(("ghost", theme.name, company), curve, scale, paint)


def city(
    canvas: Canvas, theme: Theme, at: Point, radius: float, start: bool, fill: RGB, symbol: str, value: int
) -> None:
    """A city: hexagon or circle, its value, its goods by colour and symbol."""
    ink, unit = theme.ink_on(fill), radius / CITY
    edge = INK if ink == INK else PAPER
    if start:
        canvas.polygon(at, "hexagon", radius + 5, fill, edge, line=4.5)
    else:
        canvas.disc(at, radius, fill, edge, line=4)
    canvas.polygon((at[0], at[1] + 17 * unit), symbol, 8 * unit, ink, ink, line=1)
    canvas.text((at[0], at[1] - 6 * unit), str(value), 33 * unit, ink, anchor="mm", bold=True)


def link_left(canvas: Canvas, theme: Theme, at: Point, company: Company) -> None:
    """The sign for the links that a company has left."""
    fill, (x, y) = company_colour(theme, company), at
    canvas.rectangle((x - 20, y - 6.5, x + 20, y + 6.5), fill, mix(fill, theme.text, 0.3), 2, 4)


def marker(canvas: Canvas, theme: Theme, at: Point) -> None:
    """The marker of whoever puts companies up next."""
    canvas.disc(at, 15, theme.accent, theme.halo)


def token(canvas: Canvas, theme: Theme, at: Point, company: Company, letters: str, size: float = 56) -> None:
    """A company's token: its colour and its letters."""
    fill = company_colour(theme, company)
    edge = theme.text if company is Company.BLACK else mix(fill, INK, 0.45)
    canvas.rectangle(box_around(at, size / 2), fill, edge, 3, size * 0.2)
    canvas.text(at, letters, size * 0.68, theme.ink_on(fill), anchor="mm", bold=True, room=size * 0.86)


def goods_cube(canvas: Canvas, theme: Theme, at: Point, edition: Edition, goods: Goods, size: float) -> None:
    """A goods cube, with its symbol."""
    fill = goods_colour(theme, edition, goods)
    ink = theme.ink_on(fill)
    cube(canvas, at, fill, size)
    canvas.polygon((at[0], at[1] + size * 0.02), SYMBOLS[goods], size * 0.17, ink, ink, line=1)


def _pattern(draw: ImageDraw.ImageDraw, pattern: str, line: list[Point], colour: RGB, unit: float) -> None:
    """The marks of a pattern along a link, none in its very middle."""
    every = {"bars": 17, "stripe": 2, "dots": 21, "rails": 2, "chevrons": 23}.get(pattern, 0)
    if not every:
        return
    for (x, y), angle, away in stations(line, every * unit):
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
