"""Age of Steam's emblems: goods, and the seven actions."""

from collections.abc import Callable
from functools import partial

from PIL import ImageDraw

from games.age_of_steam.components import Cube, Privilege
from rendering.age_of_steam.pieces import cube
from rendering.drawing.canvas import SHAPES, Canvas, sprite
from rendering.drawing.geometry import Point
from rendering.drawing.themes import DARK, INK
from rendering.picture import EMBLEM

MIDDLE = EMBLEM / 2


def _cube(goods: Cube, canvas: Canvas) -> None:
    cube(canvas, DARK, (MIDDLE, MIDDLE), goods, EMBLEM - 6)


def _privilege(privilege: Privilege, canvas: Canvas) -> None:
    """A badge with a sign of what the action does."""
    canvas.rectangle((3, 3, EMBLEM - 3, EMBLEM - 3), DARK.chip, DARK.accent, 3, 12)

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        SIGNS[privilege](_Pen(draw, unit))

    canvas.centre(sprite(("privilege", privilege), (EMBLEM, EMBLEM), canvas.scale, paint), (MIDDLE, MIDDLE))


class _Pen:
    """Draws in black, in the badge's units."""

    def __init__(self, draw: ImageDraw.ImageDraw, unit: float) -> None:
        self._draw, self._unit = draw, unit

    def shape(self, *points: Point) -> None:
        self._draw.polygon([(x * self._unit, y * self._unit) for x, y in points], INK)

    def disc(self, x: float, y: float, radius: float) -> None:
        box = [(side + way * radius) * self._unit for way in (-1, 1) for side in (x, y)]
        self._draw.ellipse(box, INK)


def _first_move(pen: _Pen) -> None:
    """A cube on its way."""
    pen.shape((12, 24), (26, 24), (26, 40), (12, 40))
    pen.shape((30, 28), (40, 28), (40, 19), (54, 32), (40, 45), (40, 36), (30, 36))


def _first_build(pen: _Pen) -> None:
    """A tile with track."""
    corners = [(MIDDLE + 22 * x, MIDDLE + 22 * y) for x, y in SHAPES["hexagon-up"]]
    pen.shape(corners[0], corners[1], (55, 28), (9, 28), corners[5])
    pen.shape((9, 36), (55, 36), corners[2], corners[3], corners[4])


def _engineer(pen: _Pen) -> None:
    """Four tiles."""
    for x, y in ((22, 20), (42, 20), (22, 44), (42, 44)):
        pen.shape(*((x + 11 * right, y + 11 * down) for right, down in SHAPES["hexagon-up"]))


def _locomotive(pen: _Pen) -> None:
    """An engine, its front to the right."""
    pen.shape(
        (10, 14), (26, 14), (26, 26), (42, 26), (42, 15), (49, 15), (49, 26), (53, 26), (53, 42), (10, 42)
    )
    for x in (18, 32, 46):
        pen.disc(x, 45, 7)


def _urbanization(pen: _Pen) -> None:
    """Houses."""
    pen.shape(
        (10, 52), (10, 30), (22, 30), (22, 14), (36, 14), (36, 24), (46, 24), (46, 36), (54, 36), (54, 52)
    )


def _production(pen: _Pen) -> None:
    """Cubes that are added."""
    pen.shape((11, 34), (29, 34), (29, 52), (11, 52))
    pen.shape((35, 34), (53, 34), (53, 52), (35, 52))
    pen.shape(
        (28, 10),
        (36, 10),
        (36, 15),
        (41, 15),
        (41, 23),
        (36, 23),
        (36, 28),
        (28, 28),
        (28, 23),
        (23, 23),
        (23, 15),
        (28, 15),
    )


def _turn_order(pen: _Pen) -> None:
    """Up and down."""
    pen.shape((21, 10), (34, 26), (26, 26), (26, 52), (16, 52), (16, 26), (8, 26))
    pen.shape((43, 54), (30, 38), (38, 38), (38, 12), (48, 12), (48, 38), (56, 38))


SIGNS: dict[Privilege, Callable[[_Pen], None]] = {
    Privilege.FIRST_MOVE: _first_move,
    Privilege.FIRST_BUILD: _first_build,
    Privilege.ENGINEER: _engineer,
    Privilege.LOCOMOTIVE: _locomotive,
    Privilege.URBANIZATION: _urbanization,
    Privilege.PRODUCTION: _production,
    Privilege.TURN_ORDER: _turn_order,
}

EMBLEMS: dict[str, Callable[[Canvas], None]] = {
    **{f"cube-{goods.value}": partial(_cube, goods) for goods in Cube},
    **{f"privilege-{privilege.value}": partial(_privilege, privilege) for privilege in Privilege},
}
