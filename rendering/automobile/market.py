"""The three classes: prices, production, this turn's tiles and the last demand."""

from dataclasses import dataclass

from games.automobile.components import CLASSES, DRAWN_AT_REVEAL, HIGHER_TILE, TILES_A_PLAYER, CarClass
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.automobile.cars import car
from rendering.automobile.slots import slots
from rendering.automobile.wording import money
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.themes import mix
from rendering.scene import Form, Scene


@dataclass(frozen=True)
class Card:
    """A card by its height, where its lines stand, from its top down, and the size of the words that say
    which tiles make the demand. It has a class's slots where there is a line for them."""

    tall: float
    head: float
    car: float
    prices: tuple[float, float]
    halls: float
    output: float
    line: float
    demand: float
    last: float
    word: float
    slots: tuple[float, float] | None = None


CARDS = {
    Form.WIDE: Card(
        330, head=50, car=92, prices=(76, 113), halls=168, output=189, line=214, demand=242, last=292, word=31
    ),
    Form.PHONE: Card(
        314, head=44, car=84, prices=(68, 102), halls=152, output=170, line=190, demand=208, last=241,
        word=27, slots=(263, 308),
    ),
}  # fmt: skip
BETWEEN = 10.0


def height(form: Form) -> float:
    """How tall the cards are where they lie beside each other."""
    return CARDS[form].tall


def paint(canvas: Canvas, scene: Scene, box: Box) -> None:
    """A card for each class, beside each other; or under each other where they are as tall as that."""
    left, top, right, bottom = box
    if bottom - top > CARDS[scene.form].tall:
        tall = (bottom - top + BETWEEN) / len(CLASSES)
        for number, car_class in enumerate(CLASSES):
            y = top + number * tall
            _card(canvas, scene, (left, y, right, y + tall - BETWEEN), car_class)
        return
    wide = (right - left + BETWEEN) / len(CLASSES)
    for number, car_class in enumerate(CLASSES):
        x = left + number * wide
        _card(canvas, scene, (x, top, x + wide - BETWEEN, bottom), car_class)


def demand_key(state: State, car_class: CarClass) -> str:
    """Which tiles make a class's demand this turn."""
    higher = HIGHER_TILE[state.turn]
    drawn = car_class in DRAWN_AT_REVEAL[state.turn]
    if car_class is CarClass.LUXURY:
        return "drawn" if drawn else "none"
    if TILES_A_PLAYER[state.turn] == 1:
        return "all" if car_class is higher else "none"
    if car_class is higher:
        return "higher-drawn" if drawn else "higher"
    return "lower"


def _card(canvas: Canvas, scene: Scene, box: Box, car_class: CarClass) -> None:
    state: State = scene.view
    theme, say, card = scene.theme, scene.words.say, CARDS[scene.form]
    row = state.board.classes[car_class]
    left, top, right, bottom = box
    enamel = pieces.CLASS_COLOURS[car_class]
    ink = theme.ink_on(enamel)
    canvas.rectangle(box, enamel, theme.halo)
    canvas.rectangle((left + 4, top + card.head, right - 4, bottom - 4), theme.panel, radius=7)
    middle = top + card.head / 2 + 1
    pieces.emblem(canvas, (left + 32, middle), car_class, card.head * 0.42)
    name = say(f"picture-class-{car_class.value}")
    canvas.text((left + 62, middle), name, 37, ink, bold=True, room=165)
    price = money(scene, row.price)
    canvas.text((right - 16, middle), price, 40, ink, anchor="rm", bold=True, room=106)
    body = pieces.class_colour(theme, car_class), theme.panel
    car(canvas, (left + 82, top + card.car), car_class, body, 124)
    _prices(canvas, scene, box, car_class)
    _output(canvas, scene, box, car_class)
    middle = (left + right) / 2
    line = left + 14, top + card.line, right - 14, top + card.line + 3
    canvas.rectangle(line, theme.panel_edge, radius=0)
    wanted = say(f"picture-demand-{demand_key(state, car_class)}")
    canvas.text(
        (middle, top + card.demand), wanted, card.word, theme.text, anchor="mm", room=right - left - 28
    )
    tiles = state.revealed.get(car_class, [])
    if tiles:
        sums = "+".join(map(str, tiles))
        y = top + card.last
        canvas.text((left + 18, y), say("picture-last", tiles=sums), card.word, theme.muted, room=226)
        canvas.text((right - 22, y - 1), str(sum(tiles)), 48, theme.text, anchor="rm", bold=True)
    if card.slots:
        slots(canvas, scene, (left + 12, top + card.slots[0], right - 12, top + card.slots[1]), car_class)


def _prices(canvas: Canvas, scene: Scene, box: Box, car_class: CarClass) -> None:
    """The reduced price, and what a car costs to make."""
    state: State = scene.view
    theme, row = scene.theme, state.board.classes[car_class]
    x, (price, cost) = box[0] + 178, (box[1] + y for y in CARDS[scene.form].prices)
    if row.reduced is not None:
        pieces.reduced(canvas, (x, price), 15)
        canvas.text((x + 26, price), money(scene, row.reduced), 34, theme.text, bold=True, room=120)
    pieces.gear(canvas, (x, cost), 16, mix(theme.panel, theme.muted, 0.6), theme.panel)
    canvas.text((x + 26, cost), money(scene, row.unit_cost), 34, theme.text, bold=True, room=120)


def _output(canvas: Canvas, scene: Scene, box: Box, car_class: CarClass) -> None:
    """How many cars one, two and three factories make."""
    state: State = scene.view
    theme, card = scene.theme, CARDS[scene.form]
    third = (box[2] - box[0] - 12) / 3
    for factories, (low, high) in enumerate(state.board.classes[car_class].output, 1):
        x = box[0] + 6 + third * (factories - 0.5)
        grey = mix(theme.panel, theme.muted, 0.6)
        at = x - factories * 10, box[1] + card.halls
        pieces.hall(canvas, at, factories, (20, 33.75), grey, theme.panel)
        made = f"{low}–{high}"
        y = box[1] + card.output
        canvas.text((x, y), made, 35, theme.text, anchor="mm", bold=True, room=third - 8)
