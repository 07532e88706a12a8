"""The trains in use: their cars, dice, bids and places in the order."""

from dataclasses import dataclass

from games.great_western.components import Train
from games.great_western.phases.boarding import building_order
from games.great_western.state import Phase, State
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point
from rendering.drawing.sheet import GAP
from rendering.drawing.themes import RGB
from rendering.great_western import pieces
from rendering.great_western import trains as rolling
from rendering.scene import Form, Scene


@dataclass(frozen=True)
class Shape:
    """A train's panel by its height and how many lie beside each other; from its upper left corner where its
    letter, engine and first car stand, how large these are, and where its dice begin and lie."""

    tall: float
    beside: int
    letter: Point
    engine: Point
    car: Point
    size: float
    dice: Point
    apart: float


SHAPES = {
    Form.WIDE: Shape(
        116, beside=1, letter=(28, 58), engine=(70, 22), car=(176, 22), size=1, dice=(718, 58), apart=46
    ),
    Form.PHONE: Shape(
        112, beside=2, letter=(12, 36), engine=(38, 18), car=(98, 18), size=0.55, dice=(34, 82), apart=42
    ),
}
STEP = 102.0
"""From car to car."""


def height(scene: Scene) -> float:
    """How tall the panels of all trains are."""
    state: State = scene.view
    shape = SHAPES[scene.form]
    return -(-len(state.trains) // shape.beside) * (shape.tall + GAP) - GAP


def paint(canvas: Canvas, scene: Scene, top: float) -> None:
    """A panel for each train."""
    state: State = scene.view
    shape = SHAPES[scene.form]
    wide = (scene.units - GAP) / shape.beside
    for number, train in enumerate(state.trains):
        left, y = GAP + number % shape.beside * wide, top + number // shape.beside * (shape.tall + GAP)
        _train(canvas, scene, train, (left, y, left + wide - GAP, y + shape.tall))


def pieces_on(state: State, seat: int) -> int:
    """How many pieces of a player are on trains."""
    return sum(sum(box.cars) for box in state.trains.values() if box.seat == seat) if _boarded(state) else 0


def _boarded(state: State) -> bool:
    """Whether the pieces on trains are those of who has won them."""
    return state.phase not in (Phase.BIDDING, Phase.BOARDING)


def _train(canvas: Canvas, scene: Scene, train: Train, panel: Box) -> None:
    state: State = scene.view
    theme, shape = scene.theme, SHAPES[scene.form]
    left, top, _, _ = panel
    box = state.trains[train]
    active = state.phase is Phase.BUILDING and state.builder is train
    edge = theme.accent if active else theme.panel_edge
    canvas.rectangle(panel, theme.panel, edge)
    at = left + shape.letter[0], top + shape.letter[1]
    canvas.text(at, train.value, 52 if shape.beside == 1 else 42, theme.text, bold=True)
    rolling.engine(canvas, theme, (left + shape.engine[0], top + shape.engine[1]), shape.size)
    fill: RGB = theme.pieces["black"]
    if box.seat is not None and _boarded(state):
        fill = pieces.player_colour(theme, box.seat)
    for car, (count, is_carriage) in enumerate(zip(box.cars, state.board.carriages[train], strict=True)):
        at = left + shape.car[0] + car * STEP * shape.size, top + shape.car[1]
        rolling.car(canvas, theme, at, is_carriage, count, fill, shape.size)
    for number, face in enumerate(box.dice):
        at = left + shape.dice[0] + number * shape.apart, top + shape.dice[1]
        rolling.die(canvas, theme, at, face)
    place = (state.order or building_order(state)).index(train) + 1
    (_taken if shape.beside == 1 else _taken_in_short)(canvas, scene, train, panel, place)


def _taken(canvas: Canvas, scene: Scene, train: Train, panel: Box, place: int) -> None:
    """What is on it, when it builds, and who has it."""
    state: State = scene.view
    theme, say, box = scene.theme, scene.words.say, state.trains[train]
    left, right, middle = panel[0] - GAP, panel[2] + GAP, (panel[1] + panel[3]) / 2
    worth = say("picture-worth", pieces=sum(box.cars), carriages=state.carriage_pieces(train))
    canvas.text((left + 860, middle - 21), worth, 31, theme.text, room=340)
    order = say("picture-order", place=place)
    canvas.text((left + 860, middle + 21), order, 31, theme.muted, room=340)
    if box.seat is None:
        canvas.text((right - 40, middle), say("picture-free"), 34, theme.muted, anchor="rm", room=330)
        return
    pieces.piece(canvas, scene, (left + 1236, middle), box.seat, 25)
    shown = (
        scene.name(box.seat)
        if state.order
        else say("picture-bid", scene.drawn_names, seat=box.seat, bid=box.bid)
    )
    canvas.text((left + 1276, middle), shown, 36, theme.text, bold=True, room=290)


def _taken_in_short(canvas: Canvas, scene: Scene, train: Train, panel: Box, place: int) -> None:
    """When it builds, whose it is, and while they bid for how much."""
    state: State = scene.view
    theme, say, box = scene.theme, scene.words.say, state.trains[train]
    left, top, right, _ = panel
    y = top + SHAPES[scene.form].dice[1]
    canvas.text((left + 148, y), say("picture-rank", place=place), 24, theme.muted, room=132)
    if box.seat is None:
        canvas.text((right - 16, y), say("picture-free"), 26, theme.muted, anchor="rm", room=84)
        return
    pieces.piece(canvas, scene, (right - (36 if state.order else 78), y), box.seat, 20)
    if not state.order:
        canvas.text((right - 16, y), str(box.bid), 36, theme.text, anchor="rm", bold=True, room=40)
