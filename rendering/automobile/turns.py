"""The four turns: what a loss point costs, and the class of the higher demand tiles."""

from games.automobile.components import HIGHER_TILE, LOSS_RATES, TURNS
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.automobile.wording import money
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.pieces import cube
from rendering.drawing.themes import mix
from rendering.scene import Scene

HEIGHT = 76.0


def paint(canvas: Canvas, scene: Scene, box: Box) -> None:
    """A field a turn, the present one lit."""
    state: State = scene.view
    theme = scene.theme
    wide = (box[2] - box[0] + 8) / TURNS
    for turn, rate in enumerate(LOSS_RATES, 1):
        left = box[0] + (turn - 1) * wide
        now = turn == state.turn
        fill = mix(theme.panel, theme.accent, 0.28) if now else theme.panel
        edge = theme.accent if now else theme.panel_edge
        canvas.rectangle((left, box[1], left + wide - 8, box[3]), fill, edge, line=3 if now else 2)
        ink = theme.text if now else theme.muted
        y = (box[1] + box[3]) / 2
        canvas.text((left + 18, y), str(turn), 48, ink, bold=True)
        cube(canvas, (left + 74, y), pieces.loss_colour(theme), 34)
        canvas.text((left + 96, y), money(scene, rate), 36, ink, bold=True, room=74)
        pieces.tile(canvas, theme, (left + 200, y), 40)
        pieces.raised(canvas, theme, (left + 200, y))
        pieces.emblem(canvas, (left + 232, y), HIGHER_TILE[turn], 19)
