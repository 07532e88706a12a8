"""The pieces of Great Western: cities with who is in them, links, trains and dice."""

from math import cos, sin

from PIL import Image, ImageDraw

from games.great_western.components import COLOURS
from rendering.drawing.canvas import Canvas, sprite
from rendering.drawing.geometry import Point, box_around
from rendering.drawing.pieces import along, cube, stations, stroke, token
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix
from rendering.great_western.atlas import ATLAS
from rendering.scene import Scene

DISC = 18.0
CAR_WIDE, CAR_HIGH = 92.0, 62.0


def player_colour(theme: Theme, seat: int) -> RGB:
    """A player's colour, by seat."""
    return theme.pieces[COLOURS[seat].value]


def ferry(theme: Theme, curve: list[Point], scale: float) -> tuple[Image.Image, Point]:
    """A ferry: dashes over the water."""

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        for (x, y), angle, _ in stations(line, 22 * unit):
            dx, dy = cos(angle) * 6 * unit, sin(angle) * 6 * unit
            stroke(draw, [(x - dx, y - dy), (x + dx, y + dy)], theme.text, 4 * unit)

    return along(("ferry", theme.name), curve, scale, paint)


def way(theme: Theme, colour: RGB, curve: list[Point], scale: float) -> tuple[Image.Image, Point]:
    """A link of a way that is shown: the last move's, or a preview's."""

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: list[Point]) -> None:
        stroke(draw, line, theme.text, 24 * unit)
        stroke(draw, line, colour, 15 * unit)

    return along(("way", theme.name, colour), curve, scale, paint)


def city(canvas: Canvas, theme: Theme, at: Point, points: int, empty: bool) -> None:
    """A city with its points; an empty one is dull."""
    fill = mix(theme.chip, theme.land, 0.55) if empty else theme.chip
    canvas.disc(at, ATLAS.city, fill, theme.route_edge, line=3.5)
    canvas.text(at, str(points), 34, theme.ink_on(fill), anchor="mm", bold=True)


def piece(canvas: Canvas, scene: Scene, at: Point, seat: int, radius: float = DISC) -> None:
    """A player's piece, by colour and letter."""
    token(canvas, scene.theme, at, player_colour(scene.theme, seat), scene.marks[seat], radius)


def engine(canvas: Canvas, theme: Theme, at: Point) -> None:
    """A little locomotive, its front to the left."""

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        body = mix(theme.text, theme.panel, 0.25)
        draw.rounded_rectangle((8 * unit, 22 * unit, 62 * unit, 48 * unit), 8 * unit, body)
        draw.rectangle((58 * unit, 8 * unit, 88 * unit, 48 * unit), body)
        draw.rectangle((64 * unit, 14 * unit, 82 * unit, 26 * unit), theme.panel)
        draw.rectangle((18 * unit, 6 * unit, 28 * unit, 24 * unit), body)
        for x in (22, 44, 72):
            draw.ellipse(
                ((x - 9) * unit, 42 * unit, (x + 9) * unit, 60 * unit), body, theme.panel, round(2.5 * unit)
            )

    canvas.paste(sprite(("engine", theme.name), (92, CAR_HIGH), canvas.scale, paint), at)


def car(canvas: Canvas, theme: Theme, at: Point, is_carriage: bool, pieces: int, fill: RGB) -> None:
    """A car with its pieces: a carriage has a roof and windows, a wagon is open."""

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        body = mix(theme.panel, theme.text, 0.3)
        right, bottom = (CAR_WIDE - 4) * unit, 48 * unit
        if is_carriage:
            draw.rounded_rectangle(
                (2 * unit, 2 * unit, right, bottom), 8 * unit, mix(theme.panel, theme.accent, 0.5)
            )
            draw.rounded_rectangle((2 * unit, 2 * unit, right, 12 * unit), 5 * unit, theme.accent)
        else:
            draw.rectangle((2 * unit, 28 * unit, right, bottom), body)
            for x in (2, CAR_WIDE - 10):
                draw.rectangle((x * unit, 18 * unit, (x + 6) * unit, bottom), body)
        for x in (22, CAR_WIDE - 26):
            draw.ellipse(((x - 7) * unit, 44 * unit, (x + 7) * unit, 58 * unit), body)

    canvas.paste(sprite(("car", theme.name, is_carriage), (CAR_WIDE, CAR_HIGH), canvas.scale, paint), at)
    for number in range(pieces):
        x = at[0] + CAR_WIDE / 2 - 2 + (number - (pieces - 1) / 2) * 25
        cube(canvas, (x, at[1] + 30), fill, 30)


def die(canvas: Canvas, theme: Theme, at: Point, face: int) -> None:
    """A die, as a number on a small square."""
    canvas.rectangle(box_around(at, 19), PAPER, theme.panel_edge, 2, 7)
    canvas.text(at, str(face), 30, INK, anchor="mm", bold=True)
