"""The four turns: what a loss point costs, and the class of the higher demand tiles."""

from dataclasses import dataclass

from games.automobile.components import HIGHER_TILE, LOSS_RATES, TURNS
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.automobile.wording import money
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.pieces import cube
from rendering.drawing.themes import mix
from rendering.scene import Form, Scene

HEIGHT = 76.0


@dataclass(frozen=True)
class Field:
    """What stands where in a turn's field, from its left, and the sizes of its figures."""

    turn: float
    number: float
    cube: float
    rate: float
    figure: float
    room: float
    tile: float
    badge: float


FIELDS = {
    Form.WIDE: Field(turn=18, number=48, cube=74, rate=96, figure=36, room=74, tile=200, badge=232),
    Form.PHONE: Field(turn=10, number=40, cube=48, rate=66, figure=29, room=58, tile=145, badge=166),
}


def height(_: Form) -> float:
    """How tall the fields are."""
    return HEIGHT


def paint(canvas: Canvas, scene: Scene, box: Box) -> None:
    """A field a turn, the present one lit."""
    state: State = scene.view
    theme, field = scene.theme, FIELDS[scene.form]
    wide = (box[2] - box[0] + 8) / TURNS
    for turn, rate in enumerate(LOSS_RATES, 1):
        left = box[0] + (turn - 1) * wide
        now = turn == state.turn
        fill = mix(theme.panel, theme.accent, 0.28) if now else theme.panel
        edge = theme.accent if now else theme.panel_edge
        canvas.rectangle((left, box[1], left + wide - 8, box[3]), fill, edge, line=3 if now else 2)
        ink = theme.text if now else theme.muted
        y = (box[1] + box[3]) / 2
        canvas.text((left + field.turn, y), str(turn), field.number, ink, bold=True)
        cube(canvas, (left + field.cube, y), pieces.loss_colour(theme), 34)
        at = left + field.rate, y
        canvas.text(at, money(scene, rate), field.figure, ink, bold=True, room=field.room)
        pieces.tile(canvas, theme, (left + field.tile, y), 40)
        pieces.raised(canvas, theme, (left + field.tile, y))
        pieces.emblem(canvas, (left + field.badge, y), HIGHER_TILE[turn], 19)
