"""The distribution board: slots as the turns open them, and the bands with the distributors."""

from dataclasses import dataclass

from games.automobile.components import CLASSES, CarClass
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.automobile.cars import car
from rendering.automobile.slots import slots
from rendering.automobile.touched import bands_touched
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.themes import INK, PAPER, mix
from rendering.scene import Form, Scene


@dataclass(frozen=True)
class Rows:
    """The board by its head and rows, the size of its words, and where in a row the slots and the bands
    begin. Without slots it is the bands alone."""

    head: float
    row: float
    below: float
    word: float
    slots: float
    bands: float
    has_slots: bool = True

    @property
    def tall(self) -> float:
        """How tall the board is."""
        return self.head + self.row * len(CLASSES) + self.below


ROWS = {
    Form.WIDE: Rows(head=42, row=86, below=6, word=31, slots=176, bands=668),
    Form.PHONE: Rows(head=42, row=72, below=2, word=26, slots=176, bands=176, has_slots=False),
}


def height(form: Form) -> float:
    """How tall the board is."""
    return ROWS[form].tall


def paint(canvas: Canvas, scene: Scene, box: Box) -> None:
    """A row for each class, the dearest at the top."""
    theme, say = scene.theme, scene.words.say
    left, top, right, _ = box
    rows = ROWS[scene.form]
    canvas.rectangle(box, theme.panel, theme.panel_edge)
    if rows.has_slots:
        canvas.text((left + 20, top + 23), say("picture-distribution"), rows.word, theme.muted, room=600)
    at = left + (rows.bands + 12 if rows.has_slots else 20), top + 23
    canvas.text(at, say("picture-distributors"), rows.word, theme.muted, room=350)
    for number, car_class in enumerate(CLASSES):
        y = top + rows.head + rows.row * number
        _row(canvas, scene, (left + 8, y, right - 8, y + rows.row - 6), car_class)


def _row(canvas: Canvas, scene: Scene, box: Box, car_class: CarClass) -> None:
    theme = scene.theme
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    rows, enamel = ROWS[scene.form], pieces.CLASS_COLOURS[car_class]
    canvas.rectangle((left, top, left + rows.slots - 22, bottom), enamel, theme.halo)
    pieces.emblem(canvas, (left + 32, middle), car_class, 22)
    car(canvas, (left + 104, middle), car_class, (theme.ink_on(enamel), enamel), 88)
    band = left + rows.bands - 8, top, right, bottom
    canvas.rectangle(band, mix(theme.panel, enamel, 0.3), theme.panel_edge)
    if rows.has_slots:
        slots(canvas, scene, (left + rows.slots - 8, top, left + rows.bands - 24, bottom), car_class)
    _band(canvas, scene, (left + rows.bands, top, right, bottom), car_class)


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
