"""What is on the table: whose turn it is, the heaps, the cairns and the players' bags."""

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
from rendering.scene import WIDTH, Scene

HEAPS, CAIRNS = 250.0, 400.0
TITLE = 56.0
TABLE = PlayersTable(head=62.0, row=70.0)
FIGURES = 760.0
"""Where the figures of the table begin, right of the names."""


def player_colour(theme: Theme, seat: int) -> RGB:
    """A player's colour, by seat."""
    return theme.pieces[COLOURS[seat].value]


def header(canvas: Canvas, scene: Scene) -> None:
    """Turn and phase, and who is asked for what."""
    state: State = scene.view
    say = scene.words.say
    when = say("picture-turn", turn=state.turn), say(f"picture-phase-{state.phase.value}")
    head.header(canvas, scene, when, head.asked(scene))


def heaps(canvas: Canvas, scene: Scene, top: float) -> None:
    """The heaps with what is left of them; the one that was taken from last has a bright edge."""
    state: State = scene.view
    theme, say = scene.theme, scene.words.say
    touched = {event.heap for event in scene.events if isinstance(event, StonesTaken)}
    for name, box in zip(state.heaps, _beside(len(state.heaps), top, HEAPS), strict=True):
        heap, (left, _, right, bottom) = state.board.heaps[name], box
        canvas.rectangle(box, theme.panel, theme.accent if name in touched else theme.panel_edge, 4)
        canvas.text((left + 24, top + 40), name, 44, theme.text, bold=True, room=right - left - 130)
        canvas.text((right - 24, top + 48), str(state.heaps[name]), 64, theme.text, anchor="rm", bold=True)
        worth = say("picture-stone", weight=heap.weight, height=heap.height)
        canvas.text((left + 24, top + 84), worth, 31, theme.muted, room=right - left - 130)
        pile = left + 20, top + 110, right - 20, bottom - 18
        stones.pile(canvas, scene, heap, state.heaps[name], pile)


def cairns(canvas: Canvas, scene: Scene, top: float) -> None:
    """Everybody's cairn and its height; a move that is thought of shows as a ghost on it."""
    state: State = scene.view
    theme = scene.theme
    touched = {event.seat for event in scene.events if isinstance(event, CairnStacked)}
    title = scene.words.say("picture-cairns", bears=state.bears)
    canvas.text((GAP + 12, top + TITLE / 2), title, 36, theme.muted, room=WIDTH - 4 * GAP)
    for seat, box in enumerate(_beside(len(state.players), top + TITLE, CAIRNS - TITLE)):
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
    theme, say = scene.theme, scene.words.say
    TABLE.panel(canvas, scene, top)
    heads = [*state.heaps, *(say(f"picture-{key}") for key in ("weight", "height", "score"))]
    wide = (WIDTH - 60 - FIGURES) / len(heads) + 30
    columns = [WIDTH - 44 - wide * place for place in reversed(range(len(heads)))]
    canvas.text((112, top + 34), say("picture-bag"), 31, theme.muted, room=columns[0] - 112 - 90)
    for x, text in zip(columns, heads, strict=True):
        canvas.text((x, top + 34), text, 31, theme.muted, anchor="rm", room=wide - 14)
    points = {place.seat: place.score for place in standing(state)}
    for seat, y in TABLE.rows(canvas, scene, top, range(len(state.players))):
        player = state.players[seat]
        if state.first == seat:
            canvas.rectangle((24, y - 24, 32, y + 24), theme.accent, radius=4)
        token(canvas, theme, (72, y), player_colour(theme, seat), scene.marks[seat], 25)
        canvas.text((112, y), scene.name(seat), 42, theme.text, bold=True, room=columns[0] - 112 - 90)
        bag = [player.bag.get(name, 0) for name in state.heaps]
        values = [*bag, state.weight(player.bag), state.height(player.cairn), points[seat]]
        for x, value in zip(columns, values, strict=True):
            canvas.text((x, y), str(value), 46, theme.text, anchor="rm", bold=True)


def _beside(count: int, top: float, tall: float) -> list[Box]:
    """Panels beside each other over the whole width."""
    wide = (WIDTH - GAP) / count
    lefts = [GAP + place * wide for place in range(count)]
    return [(left, top, left + wide - GAP, top + tall) for left in lefts]
