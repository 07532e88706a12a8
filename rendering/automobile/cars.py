"""Little cars: a tourer, a saloon and a streamlined limousine, all driving to the right."""

from collections.abc import Callable, Sequence

from PIL import ImageDraw

from games.automobile.components import CarClass
from rendering.drawing.canvas import Canvas, sprite
from rendering.drawing.geometry import Point
from rendering.drawing.themes import RGB

LONG, TALL = 100.0, 52.0
Points = Sequence[Point]


def car(canvas: Canvas, at: Point, car_class: CarClass, colours: tuple[RGB, RGB], wide: float) -> None:
    """A car around a point; the colours are those of its body, and of its windows and hubs."""

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        SHAPE[car_class](_Pen(draw, unit * wide / LONG, *colours))

    size = wide, wide * TALL / LONG
    canvas.centre(sprite(("car", car_class, colours, wide), size, canvas.scale, paint), at)


class _Pen:
    """Draws in a car's own units."""

    def __init__(self, draw: ImageDraw.ImageDraw, unit: float, body: RGB, glass: RGB) -> None:
        self.draw, self.unit, self.colour, self.glass = draw, unit, body, glass

    def body(self, *points: Point) -> None:
        self.draw.polygon([(x * self.unit, y * self.unit) for x, y in points], self.colour)

    def window(self, *points: Point) -> None:
        self.draw.polygon([(x * self.unit, y * self.unit) for x, y in points], self.glass)

    def line(self, width: float, *points: Point) -> None:
        scaled = [(x * self.unit, y * self.unit) for x, y in points]
        self.draw.line(scaled, self.colour, max(round(width * self.unit), 1), "curve")

    def gap(self, width: float, *points: Point) -> None:
        scaled = [(x * self.unit, y * self.unit) for x, y in points]
        self.draw.line(scaled, self.glass, max(round(width * self.unit), 1))

    def wheel(self, x: float, y: float, radius: float) -> None:
        for size, colour in ((radius, self.colour), (radius * 0.62, self.glass), (radius * 0.3, self.colour)):
            box = [(side + way * size) * self.unit for way in (-1, 1) for side in (x, y)]
            self.draw.ellipse(box, colour)

    def wing(self, x: float, y: float, radius: float) -> None:
        """A mudguard over a wheel."""
        box = [(side + way * radius) * self.unit for way in (-1, 1) for side in (x, y)]
        self.draw.arc(box, 190, 350, self.colour, max(round(3.5 * self.unit), 1))


def _tourer(pen: _Pen) -> None:
    """Open, upright, with a folding roof: for everybody."""
    pen.body((10, 7), (16, 3), (60, 4), (64, 9), (12, 10))
    pen.line(3, (15, 8), (13, 24))
    pen.line(3, (62, 7), (66, 24))
    pen.body((9, 21), (38, 22), (40, 27), (46, 22), (66, 22), (90, 25), (91, 41), (10, 41))
    pen.line(4, (18, 42), (84, 42))
    for x in (22.0, 78.0):
        pen.wing(x, 40, 14)
        pen.wheel(x, 40, 11)


def _saloon(pen: _Pen) -> None:
    """A closed body with a bonnet."""
    pen.body((9, 10), (14, 4), (56, 4), (62, 9), (64, 22), (90, 23), (93, 27), (93, 42), (7, 42), (7, 16))
    pen.window((14, 10), (31, 10), (31, 21), (12, 21))
    pen.window((36, 10), (55, 10), (58, 21), (36, 21))
    pen.line(4, (10, 43), (90, 43))
    for x in (23.0, 78.0):
        pen.wing(x, 41, 14)
        pen.wheel(x, 41, 10)


def _limousine(pen: _Pen) -> None:
    """A bonnet without an end, a low cabin far back, swept wings and a spare wheel."""
    pen.body((7, 24), (11, 13), (15, 10), (40, 10), (46, 20), (90, 21), (93, 24), (93, 40), (5, 41))
    pen.body((90, 22), (90, 17), (95, 17), (93, 22))
    pen.window((15, 14), (25, 14), (25, 21), (12, 21))
    pen.window((29, 14), (38, 14), (42, 21), (29, 21))
    pen.line(4, (1, 39), (6, 30), (20, 26), (33, 41), (60, 42), (72, 30), (83, 26), (97, 30), (99, 37))
    pen.gap(1.6, (51, 25), (68, 25))
    pen.wheel(58, 33, 7)
    for x in (20.0, 83.0):
        pen.wheel(x, 41, 11)


SHAPE: dict[CarClass, Callable[[_Pen], None]] = {
    CarClass.LUXURY: _limousine,
    CarClass.MID: _saloon,
    CarClass.LOW: _tourer,
}
