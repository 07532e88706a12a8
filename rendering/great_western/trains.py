"""Trains: an engine, carriages and wagons with the pieces in them, dice."""

from PIL import ImageDraw

from rendering.drawing.canvas import Canvas, sprite
from rendering.drawing.geometry import Point, box_around
from rendering.drawing.pieces import cube
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix, rgb

CAR_WIDE, CAR_HIGH = 100.0, 70.0
CUBE = 31.0
GREEN, COPPER, CREAM, CHOCOLATE, IRON = (
    rgb(code) for code in ("#2d6a46", "#d08a4e", "#f1e4c3", "#6b4226", "#8d9196")
)
"""The railway's own livery: on all of it pieces of every colour can be seen, in every theme."""
LIVERY = GREEN, COPPER, CREAM, CHOCOLATE, IRON


def engine(canvas: Canvas, theme: Theme, at: Point, size: float = 1.0) -> None:
    """A little locomotive, its front to the left, so large by its full size."""

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        unit *= size

        def box(shape: tuple[float, float, float, float], fill: RGB, radius: float = 0) -> None:
            scaled = [value * unit for value in shape]
            draw.rounded_rectangle(scaled, radius * unit, fill, INK, round(1.6 * unit))

        box((20, 10, 31, 28), INK)
        box((17, 6, 34, 14), COPPER, 3)
        box((42, 15, 54, 30), COPPER, 6)
        box((8, 25, 68, 50), GREEN, 8)
        box((8, 25, 20, 50), INK, 6)
        box((64, 12, 94, 52), GREEN, 2)
        box((70, 19, 87, 33), PAPER, 2)
        box((60, 7, 98, 14), INK, 2)
        box((4, 48, 96, 55), INK, 2)
        for x, reach in ((18, 8), (44, 11), (75, 11)):
            edge = [(x - reach) * unit, (67 - 2 * reach) * unit, (x + reach) * unit, 67 * unit]
            draw.ellipse(edge, INK, IRON, round(3 * unit))

    extent = CAR_WIDE * size, CAR_HIGH * size
    canvas.paste(sprite(("engine", theme.name, size), extent, canvas.scale, paint), at)


def car(
    canvas: Canvas, theme: Theme, at: Point, is_carriage: bool, pieces: int, fill: RGB, size: float = 1.0
) -> None:
    """A car with its pieces before its light side: a carriage has a roof and is cream and brown, a wagon is
    open and of iron."""

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        unit *= size
        right = (CAR_WIDE - 4) * unit
        edge = round(1.6 * unit)
        for x in (22, CAR_WIDE - 26):
            draw.ellipse(((x - 8) * unit, 51 * unit, (x + 8) * unit, 67 * unit), INK, IRON, round(2.5 * unit))
        if is_carriage:
            draw.rectangle((4 * unit, 8 * unit, right - 2 * unit, 44 * unit), CREAM, INK, edge)
            draw.rectangle((4 * unit, 43 * unit, right - 2 * unit, 57 * unit), CHOCOLATE, INK, edge)
            draw.rounded_rectangle((0, 2 * unit, right + 2 * unit, 10 * unit), 4 * unit, CHOCOLATE, INK, edge)
        else:
            draw.rectangle((3 * unit, 24 * unit, right, 57 * unit), mix(IRON, PAPER, 0.55), INK, edge)
            draw.rectangle((3 * unit, 47 * unit, right, 57 * unit), IRON, INK, edge)
            for x in (3, CAR_WIDE - 9):
                draw.rectangle((x * unit, 20 * unit, (x + 5) * unit, 57 * unit), IRON, INK, edge)

    extent = CAR_WIDE * size, CAR_HIGH * size
    canvas.paste(sprite(("car", theme.name, is_carriage, size), extent, canvas.scale, paint), at)
    for number in range(pieces):
        x = at[0] + (CAR_WIDE / 2 - 2 + (number - (pieces - 1) / 2) * (CUBE - 4)) * size
        cube(canvas, (x, at[1] + (27 if is_carriage else 31) * size), fill, CUBE * size)


def die(canvas: Canvas, theme: Theme, at: Point, face: int) -> None:
    """A die, as a number on a small square."""
    canvas.rectangle(box_around(at, 19), PAPER, theme.panel_edge, 2, 7)
    canvas.text(at, str(face), 30, INK, anchor="mm", bold=True)
