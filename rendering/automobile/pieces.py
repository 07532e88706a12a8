"""The pieces of Automobile: factories, markers, distributors, emblems of the classes."""

from math import cos, pi, sin

from PIL import ImageDraw

from games.automobile.components import COLOURS, CarClass
from rendering.drawing.canvas import SHAPES, Canvas, sprite
from rendering.drawing.geometry import Box, Point, box_around
from rendering.drawing.pieces import token
from rendering.drawing.themes import INK, PAPER, RGB, Theme, luminance, mix, rgb
from rendering.scene import Scene

CLASS_COLOURS = {
    CarClass.LUXURY: rgb("#ecd9a0"),
    CarClass.MID: rgb("#9fb3c3"),
    CarClass.LOW: rgb("#8f5a33"),
}
"""Gold, silver and bronze, away from the players' colours."""


def player_colour(theme: Theme, seat: int) -> RGB:
    """A player's colour, by seat."""
    return theme.pieces[COLOURS[seat].value]


def class_colour(theme: Theme, car_class: CarClass) -> RGB:
    """The colour of a class as it can be seen on a panel."""
    enamel = CLASS_COLOURS[car_class]
    return mix(enamel, INK, 0.38) if luminance(theme.panel) > 0.5 else mix(enamel, PAPER, 0.25)


def loss_colour(theme: Theme) -> RGB:
    """Black as it can be seen on a panel: the cubes of loss points."""
    return mix(theme.pieces["black"], theme.muted, 0.3)


def piece(canvas: Canvas, scene: Scene, at: Point, seat: int, radius: float = 18.0) -> None:
    """A player's disc, by colour and letter."""
    token(canvas, scene.theme, at, player_colour(scene.theme, seat), scene.marks[seat], radius)


def emblem(canvas: Canvas, at: Point, car_class: CarClass, radius: float) -> None:
    """The badge of a class: a star, a diamond or a wheel on dark enamel."""
    fill = CLASS_COLOURS[car_class]

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        whole = radius * unit
        draw.ellipse((0, 0, 2 * whole - 1, 2 * whole - 1), INK, fill, round(radius * 0.14 * unit))
        if car_class is CarClass.LOW:
            _wheel(draw, whole, mix(fill, PAPER, 0.25))
            return
        name, size = ("star", 0.78) if car_class is CarClass.LUXURY else ("diamond", 0.66)
        draw.polygon([(whole * (1 + size * x), whole * (1 + size * y)) for x, y in SHAPES[name]], fill)

    canvas.centre(sprite(("emblem", car_class, radius), (2 * radius, 2 * radius), canvas.scale, paint), at)


def _wheel(draw: ImageDraw.ImageDraw, whole: float, fill: RGB) -> None:
    rim = whole * 0.62
    draw.ellipse((whole - rim, whole - rim, whole + rim, whole + rim), None, fill, round(whole * 0.2))
    for spoke in range(3):
        dx, dy = rim * 0.9 * cos(pi * spoke / 3), rim * 0.9 * sin(pi * spoke / 3)
        draw.line((whole - dx, whole - dy, whole + dx, whole + dy), fill, round(whole * 0.13))


def hall(canvas: Canvas, at: Point, factories: int, size: Point, fill: RGB, edge: RGB) -> None:
    """A factory hall, its lower left corner at a point: a gable for each factory, each of a size."""
    gable, tall = size
    wide = factories * gable

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        roof, line = tall * 0.32, max(round(1.8 * unit), 1)
        low, slope, step = tall * unit - 1, roof * unit, gable * unit
        for number in range(factories):
            left = number * step
            corners = ((left, slope + line), (left, line), (left + step - 1, slope + line))
            draw.polygon(corners, mix(fill, PAPER, 0.25), edge, line)
        draw.rectangle((0, slope, wide * unit - 1, low), fill, edge, line)

    key = ("hall", factories, fill, edge, size)
    canvas.paste(sprite(key, (wide, tall), canvas.scale, paint), (at[0], at[1] - tall))


def parts(canvas: Canvas, at: Point, size: Point, fill: RGB, edge: RGB) -> None:
    """A parts factory, its lower left corner at a point: a brown house with a gear."""
    wide, tall = size

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        line = max(round(1.8 * unit), 1)
        draw.rounded_rectangle((0, 0, wide * unit - 1, tall * unit - 1), 5 * unit, fill, edge, line)
        _gear(draw, (wide / 2 * unit, tall / 2 * unit), wide * 0.37 * unit, PAPER, fill)

    canvas.paste(sprite(("parts", fill, edge, size), size, canvas.scale, paint), (at[0], at[1] - tall))


def gear(canvas: Canvas, at: Point, radius: float, fill: RGB, hole: RGB) -> None:
    """A gear around a point."""

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        _gear(draw, (radius * unit, radius * unit), radius * unit, fill, hole)

    canvas.centre(sprite(("gear", radius, fill, hole), (2 * radius, 2 * radius), canvas.scale, paint), at)


def _gear(draw: ImageDraw.ImageDraw, at: Point, radius: float, fill: RGB, hole: RGB) -> None:
    x, y = at
    for tooth in range(4):
        dx, dy = radius * cos(pi * tooth / 4), radius * sin(pi * tooth / 4)
        draw.line((x - dx, y - dy, x + dx, y + dy), fill, round(radius * 0.42))
    for share, colour in ((0.72, fill), (0.32, hole)):
        size = radius * share
        draw.ellipse((x - size, y - size, x + size, y + size), colour)


def bonus(canvas: Canvas, at: Point, radius: float, fill: RGB = PAPER) -> None:
    """A bonus sales marker: white, with a plus."""
    _marker(canvas, at, radius, fill, INK, upright=True)


def reduced(canvas: Canvas, at: Point, radius: float, fill: RGB = INK, ink: RGB = PAPER) -> None:
    """A reduced price marker: dark, with a minus."""
    _marker(canvas, at, radius, fill, ink, upright=False)


def _marker(canvas: Canvas, at: Point, radius: float, fill: RGB, ink: RGB, upright: bool) -> None:
    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        whole, arm, thick = radius * unit, radius * 0.52 * unit, radius * 0.15 * unit
        draw.ellipse((0, 0, 2 * whole - 1, 2 * whole - 1), fill, ink, max(round(radius * 0.12 * unit), 1))
        draw.rectangle((whole - arm, whole - thick, whole + arm, whole + thick), ink)
        if upright:
            draw.rectangle((whole - thick, whole - arm, whole + thick, whole + arm), ink)

    key = ("marker", radius, fill, ink, upright)
    canvas.centre(sprite(key, (2 * radius, 2 * radius), canvas.scale, paint), at)


def planks(canvas: Canvas, theme: Theme, box: Box, planned: bool) -> None:
    """Boards nailed across what is closed; bright ones where it is only planned."""
    wide, tall = box[2] - box[0], box[3] - box[1]
    wood = theme.accent if planned else theme.pieces["brown"]
    edge = mix(wood, INK, 0.6)

    inset, half, middle = min(12.0, tall / 4), min(9.0, tall / 7), min(21.0, tall / 2 - 1)

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        for start, end in ((inset, tall - inset), (tall - inset, inset)):
            _plank(draw, unit, (4, start), (wide - 4, end), wood, edge, half)
        _plank(draw, unit, (14, tall / 2), (wide - 14, tall / 2), wood, edge, middle)

    canvas.paste(sprite(("planks", wood, wide, tall), (wide, tall), canvas.scale, paint), box)


def _plank(
    draw: ImageDraw.ImageDraw, unit: float, a: Point, b: Point, wood: RGB, edge: RGB, half: float
) -> None:
    for grown, colour in ((half, edge), (half - 2, wood)):
        corners = ((a[0], a[1] - grown), (b[0], b[1] - grown), (b[0], b[1] + grown), (a[0], a[1] + grown))
        draw.polygon([(x * unit, y * unit) for x, y in corners], colour)


def distributor(canvas: Canvas, at: Point, fill: RGB, edge: RGB, tall: float) -> None:
    """A distributor: a wooden figure."""
    wide = tall * 0.72

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        for inset, colour in ((0.0, edge), (tall * 0.055, fill)):
            head = tall * 0.24 - inset
            x, y = wide / 2, tall * 0.25
            draw.ellipse([side * unit for side in (x - head, y - head, x + head, y + head)], colour)
            shoulder, foot = wide * 0.3 - inset, wide / 2 - inset
            top, bottom = tall * 0.4 + inset * 0.3, tall - inset
            corners = ((x - shoulder, top), (x + shoulder, top), (x + foot, bottom), (x - foot, bottom))
            draw.polygon([(a * unit, b * unit) for a, b in corners], colour)

    canvas.centre(sprite(("distributor", fill, edge, tall), (wide, tall), canvas.scale, paint), at)


def tile(canvas: Canvas, theme: Theme, at: Point, size: float) -> None:
    """A demand tile from behind."""
    half = size / 2
    box = box_around(at, half)
    canvas.rectangle(box, theme.chip, theme.route_edge, line=2, radius=size * 0.18)
    canvas.polygon(at, "diamond", half * 0.5, mix(theme.chip, theme.chip_text, 0.4), theme.chip, line=1)


def flag(canvas: Canvas, theme: Theme, at: Point, size: float) -> None:
    """The flag on the road before the most advanced space ever built."""

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        unit *= size / 46
        draw.ellipse((0, 0, 46 * unit - 1, 46 * unit - 1), theme.accent, INK, round(2.5 * unit))
        draw.rectangle((11 * unit, 9 * unit, 14 * unit, 38 * unit), INK)
        draw.rectangle((14 * unit, 9 * unit, 35 * unit, 25 * unit), PAPER, INK, round(unit))
        for row, column in ((0, 0), (0, 2), (1, 1), (1, 3), (2, 0), (2, 2)):
            x, y = 14 + column * 5.25, 9 + row * 5.33
            draw.rectangle((x * unit, y * unit, (x + 5.25) * unit, (y + 5.33) * unit), INK)

    canvas.centre(sprite(("flag", theme.name, size), (size, size), canvas.scale, paint), at)


def raised(canvas: Canvas, theme: Theme, at: Point) -> None:
    """An arrow upwards: the higher of two tiles."""
    canvas.polygon(at, "triangle", 15, theme.chip_text, theme.chip, line=2)


def letter(canvas: Canvas, scene: Scene, at: Point, seat: int, size: float) -> None:
    """A player's mark alone, on a piece of his colour."""
    ink = scene.theme.ink_on(player_colour(scene.theme, seat))
    canvas.text(at, scene.marks[seat], size, ink, anchor="mm", bold=True, room=size)
