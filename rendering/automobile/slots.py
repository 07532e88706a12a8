"""The slots of the distribution board, as the turns open them."""

from games.automobile.components import CarClass
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.automobile.plans import planned_sale, planner
from rendering.automobile.touched import slots_touched
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.themes import mix
from rendering.drawing.upright import smallest
from rendering.scene import Scene

SLOT = 54.0
LONGEST = 9


def slots(canvas: Canvas, scene: Scene, box: Box, car_class: CarClass) -> None:
    """A class's slots in a box: who has sold, and the turns that open the others; where nobody could read
    that, how many of those that are open are taken."""
    state: State = scene.view
    theme, row = scene.theme, state.board.classes[car_class]
    sold = state.slots.get(car_class, [])
    opened = [turn for turn, count in enumerate(row.slots, 1) for _ in range(count)]
    lines = 1 if len(opened) <= LONGEST else 2
    a_line = max(-(-len(opened) // lines), 1)
    step = min((box[2] - box[0]) / a_line, SLOT + 6, (box[3] - box[1]) / lines)
    size, least = step - 6, smallest(canvas, "1")
    if size < least:
        middle, free = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), row.slots_in(state.turn)
        canvas.text(middle, f"{len(sold)}/{free}", 34, theme.text, anchor="mm", bold=True)
        return
    new = len(sold) - 1 if car_class in slots_touched(scene.events) else -1
    ghost = len(sold) if planned_sale(scene) is car_class else -1
    for number, turn in enumerate(opened):
        x = box[0] + number % a_line * step + step / 2
        y = (box[1] + box[3]) / 2 + (number // a_line - (lines - 1) / 2) * step
        field = (x - size / 2, y - size / 2, x + size / 2, y + size / 2)
        is_open = turn <= state.turn
        fill, edge = (theme.ground, theme.muted) if is_open else (theme.panel, theme.panel_edge)
        edge = theme.accent if number in (new, ghost) else edge
        canvas.rectangle(field, fill, edge, line=4 if number in (new, ghost) else 2, radius=size * 0.16)
        if number < len(sold):
            pieces.piece(canvas, scene, (x, y), sold[number], size * 0.39)
        elif number == ghost:
            shade = mix(pieces.player_colour(theme, planner(state)), theme.panel, 0.45)
            pieces.distributor(canvas, (x, y), shade, theme.accent, size * 0.8)
        elif not is_open:
            canvas.text((x, y), str(turn), max(size * 0.6, least), theme.muted, anchor="mm", bold=True)
