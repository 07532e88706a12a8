"""What is on the table: whose turn it is, the heaps, the cairns and the players' bags."""

from dataclasses import dataclass

from games.cairn.actions import Stack
from games.cairn.components import COLOURS
from games.cairn.events import CairnStacked, StonesTaken
from games.cairn.flow import actors
from games.cairn.phases.stacking import stones_of
from games.cairn.scoring import standing
from games.cairn.state import State
from rendering.cairn import stones
from rendering.drawing import header as head
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.pieces import token
from rendering.drawing.sheet import GAP
from rendering.drawing.table import PlayersTable
from rendering.drawing.themes import RGB, Theme
from rendering.scene import Form, Scene

TITLE = 56.0


@dataclass(frozen=True)
class Layout:
    """How tall heaps and cairns are and how many lie beside each other; the sizes of their words and of the
    players' names and figures; and of the players' table where its figures begin, right of the names, or
    below them."""

    heaps: float
    cairns: float
    beside: int
    word: float
    table: PlayersTable
    figures: float
    figure: float
    apart: float


LAYOUTS = {
    Form.WIDE: Layout(250, 344, 4, 31, PlayersTable(head=62, row=70), figures=760, figure=46, apart=0),
    Form.PHONE: Layout(230, 260, 2, 26, PlayersTable(head=62, row=104), figures=40, figure=38, apart=23),
}


def heaps_height(scene: Scene) -> float:
    """How tall all heaps are."""
    state: State = scene.view
    return _rows(scene, len(state.heaps)) * (LAYOUTS[scene.form].heaps + GAP) - GAP


def cairns_height(scene: Scene) -> float:
    """How tall all cairns are, with their title."""
    state: State = scene.view
    return TITLE + _rows(scene, len(state.players)) * (LAYOUTS[scene.form].cairns + GAP) - GAP


def table_height(scene: Scene) -> float:
    """How tall the players' table is."""
    return LAYOUTS[scene.form].table.tall(scene)


def player_colour(theme: Theme, seat: int) -> RGB:
    """A player's colour, by seat."""
    return theme.pieces[COLOURS[seat].value]


def header(canvas: Canvas, scene: Scene) -> None:
    """Turn and phase, and who is asked for what."""
    head.header(canvas, scene, when(scene), head.asked(scene))


def when(scene: Scene) -> tuple[str, str]:
    """The turn and its phase."""
    state: State = scene.view
    say = scene.words.say
    return say("picture-turn", turn=state.turn), say(f"picture-phase-{state.phase.value}")


def heaps(canvas: Canvas, scene: Scene, top: float) -> None:
    """The heaps with what is left of them; the one that was taken from last has a bright edge."""
    state: State = scene.view
    theme, say, layout = scene.theme, scene.words.say, LAYOUTS[scene.form]
    touched = {event.heap for event in scene.events if isinstance(event, StonesTaken)}
    for name, box in zip(state.heaps, _beside(scene, len(state.heaps), top, layout.heaps), strict=True):
        heap, (left, upper, right, bottom) = state.board.heaps[name], box
        canvas.rectangle(box, theme.panel, theme.accent if name in touched else theme.panel_edge, 4)
        canvas.text((left + 24, upper + 40), name, 44, theme.text, bold=True, room=right - left - 130)
        canvas.text((right - 24, upper + 48), str(state.heaps[name]), 64, theme.text, anchor="rm", bold=True)
        worth = say("picture-stone", weight=heap.weight, height=heap.height)
        canvas.text((left + 24, upper + 84), worth, layout.word, theme.muted, room=right - left - 130)
        pile = left + 20, upper + 110, right - 20, bottom - 18
        stones.pile(canvas, scene, heap, state.heaps[name], pile)


def cairns(canvas: Canvas, scene: Scene, top: float) -> None:
    """Everybody's cairn and its height; a move that is thought of shows as a ghost on it."""
    state: State = scene.view
    theme, layout = scene.theme, LAYOUTS[scene.form]
    touched = {event.seat for event in scene.events if isinstance(event, CairnStacked)}
    title = scene.words.say("picture-cairns", bears=state.bears)
    canvas.text((GAP + 12, top + TITLE / 2), title, 36, theme.muted, room=scene.units - 4 * GAP)
    for seat, box in enumerate(_beside(scene, len(state.players), top + TITLE, layout.cairns)):
        left, upper, right, bottom = box
        edge = theme.accent if seat in touched else theme.panel_edge
        canvas.rectangle(box, theme.panel, edge, 4)
        token(canvas, theme, (left + 42, upper + 40), player_colour(theme, seat), scene.marks[seat], 25)
        ground = left + 20, upper + 76, right - 20, bottom - 22
        canvas.rectangle((ground[0], ground[3], ground[2], ground[3] + 6), theme.panel_edge, radius=3)
        ghosts = [move for move in scene.candidates if isinstance(move, Stack) and seat in actors(state)]
        stacked = stones_of(ghosts[0]) if ghosts else state.players[seat].cairn
        stones.cairn(canvas, scene, stacked, ground, ghost=bool(ghosts))
        height = str(state.height(stacked))
        canvas.text((right - 24, upper + 42), height, 52, theme.text, anchor="rm", bold=True)


def players(canvas: Canvas, scene: Scene, top: float) -> None:
    """Every player's bag by heap, what it weighs, the height of the cairn and the score."""
    state: State = scene.view
    theme, say, layout = scene.theme, scene.words.say, LAYOUTS[scene.form]
    layout.table.panel(canvas, scene, top)
    heads = [*state.heaps, *(say(f"picture-{key}") for key in ("weight", "height", "score"))]
    wide = (scene.units - 60 - layout.figures) / len(heads) + (0 if layout.apart else 30)
    columns = [scene.units - 44 - wide * place for place in reversed(range(len(heads)))]
    name_room = scene.units - 160 if layout.apart else columns[0] - 112 - 90
    if not layout.apart:
        canvas.text((112, top + 34), say("picture-bag"), layout.word, theme.muted, room=name_room)
    for x, text in zip(columns, heads, strict=True):
        canvas.text((x, top + 34), text, layout.word, theme.muted, anchor="rm", room=wide - 14)
    points = {place.seat: place.score for place in standing(state)}
    for seat, y in layout.table.rows(canvas, scene, top, range(len(state.players))):
        player, above = state.players[seat], y - layout.apart
        if state.first == seat:
            canvas.rectangle((24, above - 24, 32, above + 24), theme.accent, radius=4)
        mark, radius = scene.marks[seat], 22 if layout.apart else 25
        token(canvas, theme, (72, above), player_colour(theme, seat), mark, radius)
        canvas.text((112, above), scene.name(seat), 42, theme.text, bold=True, room=name_room)
        bag = [player.bag.get(name, 0) for name in state.heaps]
        values = [*bag, state.weight(player.bag), state.height(player.cairn), points[seat]]
        for x, value in zip(columns, values, strict=True):
            at = x, y + layout.apart
            canvas.text(at, str(value), layout.figure, theme.text, anchor="rm", bold=True)


def _rows(scene: Scene, count: int) -> int:
    return -(-count // LAYOUTS[scene.form].beside)


def _beside(scene: Scene, count: int, top: float, tall: float) -> list[Box]:
    """Panels beside each other over the whole width, in as many rows as they need."""
    beside, boxes = LAYOUTS[scene.form].beside, []
    for place in range(count):
        row, column = divmod(place, beside)
        wide = (scene.units - GAP) / min(beside, count - row * beside)
        left, upper = GAP + column * wide, top + row * (tall + GAP)
        boxes.append((left, upper, left + wide - GAP, upper + tall))
    return boxes
