"""The distribution board: slots as the turns open them, and the bands with the distributors."""

from games.automobile.components import CLASSES, CarClass
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.automobile.cars import car
from rendering.automobile.plans import planned_sale, planner
from rendering.automobile.touched import bands_touched, slots_touched
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.themes import INK, PAPER, mix
from rendering.scene import Scene

HEIGHT = 306.0
HEAD, ROW = 42.0, 86.0
SLOTS, BANDS = 176.0, 668.0
SLOT = 54.0
LONGEST = 9


def paint(canvas: Canvas, scene: Scene, box: Box) -> None:
    """A row for each class, the dearest at the top."""
    theme, say = scene.theme, scene.words.say
    left, top, right, _ = box
    canvas.rectangle(box, theme.panel, theme.panel_edge)
    canvas.text((left + 20, top + 23), say("picture-distribution"), 31, theme.muted, room=600)
    canvas.text((left + BANDS + 12, top + 23), say("picture-distributors"), 31, theme.muted, room=350)
    for number, car_class in enumerate(CLASSES):
        y = top + HEAD + ROW * number
        _row(canvas, scene, (left + 8, y, right - 8, y + ROW - 6), car_class)


def _row(canvas: Canvas, scene: Scene, box: Box, car_class: CarClass) -> None:
    theme = scene.theme
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    enamel = pieces.CLASS_COLOURS[car_class]
    canvas.rectangle((left, top, left + SLOTS - 22, bottom), enamel, theme.halo)
    pieces.emblem(canvas, (left + 32, middle), car_class, 22)
    car(canvas, (left + 104, middle), car_class, (theme.ink_on(enamel), enamel), 88)
    canvas.rectangle((left + BANDS - 8, top, right, bottom), mix(theme.panel, enamel, 0.3), theme.panel_edge)
    _slots(canvas, scene, (left + SLOTS - 8, top, left + BANDS - 24, bottom), car_class)
    _band(canvas, scene, (left + BANDS, top, right, bottom), car_class)


def _slots(canvas: Canvas, scene: Scene, box: Box, car_class: CarClass) -> None:
    state: State = scene.view
    theme, row = scene.theme, state.board.classes[car_class]
    sold = state.slots.get(car_class, [])
    opened = [turn for turn, count in enumerate(row.slots, 1) for _ in range(count)]
    lines = 1 if len(opened) <= LONGEST else 2
    a_line = max(-(-len(opened) // lines), 1)
    step = min((box[2] - box[0]) / a_line, SLOT + 6, (box[3] - box[1]) / lines)
    size = step - 6
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
            canvas.text((x, y), str(turn), size * 0.6, theme.muted, anchor="mm", bold=True)


def _band(canvas: Canvas, scene: Scene, box: Box, band: CarClass) -> None:
    """Each player's distributors in a band, as a figure and a number."""
    state: State = scene.view
    theme = scene.theme
    step = (box[2] - box[0]) / 5
    middle = (box[1] + box[3]) / 2
    here = [seat for seat, player in enumerate(state.players) if player.bands.get(band)]
    for place, seat in enumerate(here):
        x = box[0] + step * place
        lit = (band, seat) in bands_touched(scene.events)
        if lit:
            field = (x + 1, box[1] + 5, x + step - 3, box[3] - 5)
            canvas.rectangle(field, mix(theme.panel, theme.accent, 0.5), theme.accent)
        fill = pieces.player_colour(theme, seat)
        ink = theme.ink_on(fill)
        pieces.distributor(canvas, (x + 23, middle), fill, INK if ink == INK else PAPER, 54)
        pieces.letter(canvas, scene, (x + 23, middle + 14), seat, 26)
        count = str(state.players[seat].bands[band])
        canvas.text((x + 46, middle), count, 42, theme.text, bold=True, room=step - 50)
