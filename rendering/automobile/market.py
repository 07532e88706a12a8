"""The three classes: prices, production, this turn's tiles and the last demand."""

from games.automobile.components import CLASSES, DRAWN_AT_REVEAL, HIGHER_TILE, TILES_A_PLAYER, CarClass
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.automobile.cars import car
from rendering.automobile.wording import money
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.themes import mix
from rendering.scene import Scene

HEIGHT = 330.0
HEAD = 50.0


def paint(canvas: Canvas, scene: Scene, box: Box) -> None:
    """A card for each class."""
    wide = (box[2] - box[0] + 10) / len(CLASSES)
    for number, car_class in enumerate(CLASSES):
        left = box[0] + number * wide
        _card(canvas, scene, (left, box[1], left + wide - 10, box[3]), car_class)


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
    theme, say = scene.theme, scene.words.say
    row = state.board.classes[car_class]
    left, top, right, bottom = box
    enamel = pieces.CLASS_COLOURS[car_class]
    ink = theme.ink_on(enamel)
    canvas.rectangle(box, enamel, theme.halo)
    canvas.rectangle((left + 4, top + HEAD, right - 4, bottom - 4), theme.panel, radius=7)
    pieces.emblem(canvas, (left + 32, top + HEAD / 2 + 1), car_class, 21)
    name = say(f"picture-class-{car_class.value}")
    canvas.text((left + 62, top + HEAD / 2 + 1), name, 37, ink, bold=True, room=165)
    price = money(scene, row.price)
    canvas.text((right - 16, top + HEAD / 2 + 1), price, 40, ink, anchor="rm", bold=True, room=106)
    car(canvas, (left + 82, top + 92), car_class, (pieces.class_colour(theme, car_class), theme.panel), 124)
    _prices(canvas, scene, box, car_class)
    _output(canvas, scene, box, car_class)
    middle = (left + right) / 2
    canvas.rectangle((left + 14, top + 214, right - 14, top + 217), theme.panel_edge, radius=0)
    wanted = say(f"picture-demand-{demand_key(state, car_class)}")
    canvas.text((middle, top + 242), wanted, 31, theme.text, anchor="mm", room=right - left - 28)
    tiles = state.revealed.get(car_class, [])
    if tiles:
        sums = "+".join(map(str, tiles))
        canvas.text((left + 18, top + 292), say("picture-last", tiles=sums), 31, theme.muted, room=226)
        canvas.text((right - 22, top + 291), str(sum(tiles)), 48, theme.text, anchor="rm", bold=True)


def _prices(canvas: Canvas, scene: Scene, box: Box, car_class: CarClass) -> None:
    """The reduced price, and what a car costs to make."""
    state: State = scene.view
    theme, row = scene.theme, state.board.classes[car_class]
    x, top = box[0] + 178, box[1]
    if row.reduced is not None:
        pieces.reduced(canvas, (x, top + 76), 15)
        canvas.text((x + 26, top + 76), money(scene, row.reduced), 34, theme.text, bold=True, room=120)
    pieces.gear(canvas, (x, top + 113), 16, mix(theme.panel, theme.muted, 0.6), theme.panel)
    canvas.text((x + 26, top + 113), money(scene, row.unit_cost), 34, theme.text, bold=True, room=120)


def _output(canvas: Canvas, scene: Scene, box: Box, car_class: CarClass) -> None:
    """How many cars one, two and three factories make."""
    state: State = scene.view
    theme = scene.theme
    third = (box[2] - box[0] - 12) / 3
    for factories, (low, high) in enumerate(state.board.classes[car_class].output, 1):
        x = box[0] + 6 + third * (factories - 0.5)
        grey = mix(theme.panel, theme.muted, 0.6)
        pieces.hall(canvas, (x - factories * 10, box[1] + 168), factories, grey, theme.panel, 20)
        made = f"{low}–{high}"
        canvas.text((x, box[1] + 189), made, 35, theme.text, anchor="mm", bold=True, room=third - 8)
