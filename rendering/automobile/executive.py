"""The row of executive decisions: what is left of it, and who has passed."""

from dataclasses import dataclass

from games.automobile.components import BONUS_COSTS, REDUCED_SETS
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point
from rendering.drawing.pieces import cube
from rendering.drawing.themes import PAPER
from rendering.scene import Form, Scene


@dataclass(frozen=True)
class Parts:
    """The row by where its parts begin, the size of their titles, how large discs are and how far apart."""

    close: float
    bonus: float
    reduced: float
    passed: float
    word: float
    disc: float
    bonuses_apart: float
    reduced_apart: float
    passed_apart: float


HEIGHT = 144.0
PARTS = {
    Form.WIDE: Parts(
        0, 176, 416, 690, word=31, disc=25, bonuses_apart=74, reduced_apart=44, passed_apart=68
    ),
    Form.PHONE: Parts(
        0, 118, 290, 505, word=25, disc=20, bonuses_apart=54, reduced_apart=36, passed_apart=50
    ),
}  # fmt: skip


def height(_: Form) -> float:
    """How tall the row is."""
    return HEIGHT


def paint(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Closing, bonus sales, reduced prices, the order of passing."""
    theme, say, parts = scene.theme, scene.words.say, PARTS[scene.form]
    left, top, right, _ = box
    canvas.rectangle(box, theme.panel, theme.panel_edge)
    starts = {
        "close": parts.close, "bonus": parts.bonus, "reduced": parts.reduced, "passed": parts.passed
    }  # fmt: skip
    ends = [*list(starts.values())[1:], right - left]
    for (key, start), end in zip(starts.items(), ends, strict=True):
        at, room = (left + start + 18, top + 25), end - start - 28
        canvas.text(at, say(f"picture-{key}"), parts.word, theme.muted, room=room)
        if start:
            line = (left + start, top + 14, left + start + 2, top + HEIGHT - 14)
            canvas.rectangle(line, theme.panel_edge, radius=0)
    _close(canvas, scene, ((left + (parts.close + parts.bonus - 4) / 2), top + 90))
    first = 21 + parts.disc
    _bonuses(canvas, scene, (left + parts.bonus + first, top + 90))
    _reduced(canvas, scene, (left + parts.reduced + first, top + 90))
    _passed(canvas, scene, (left + parts.passed + first, top + 90))


def _close(canvas: Canvas, scene: Scene, at: Point) -> None:
    """The tile that closes a space, or who has taken it."""
    state: State = scene.view
    disc = PARTS[scene.form].disc
    if state.closer is not None:
        pieces.piece(canvas, scene, at, state.closer, disc + 2)
        return
    wide, tall = disc * 2.56, disc * 1.36
    box = at[0] - wide, at[1] - tall, at[0] + wide, at[1] + tall
    pieces.planks(canvas, scene.theme, box, planned=False)


def _bonuses(canvas: Canvas, scene: Scene, at: Point) -> None:
    """Markers left, each with its R&D."""
    state: State = scene.view
    parts = PARTS[scene.form]
    for number, cost in enumerate(BONUS_COSTS):
        x = at[0] + number * parts.bonuses_apart
        if number < state.bonuses:
            _gone(canvas, scene, (x, at[1] - 6))
            continue
        pieces.bonus(canvas, (x, at[1] - 6), parts.disc)
        for step in range(cost):
            aside = (step - (cost - 1) / 2) * min(24.0, parts.bonuses_apart / 3)
            cube(canvas, (x + aside, at[1] + 34), PAPER, 24)


def _reduced(canvas: Canvas, scene: Scene, at: Point) -> None:
    """Sets left."""
    state: State = scene.view
    parts, left = PARTS[scene.form], list(state.reduced_sets)
    x = at[0]
    for size in REDUCED_SETS:
        there = size in left
        if there:
            left.remove(size)
        for _ in range(size):
            if there:
                pieces.reduced(canvas, (x, at[1]), parts.disc)
            else:
                _gone(canvas, scene, (x, at[1]))
            x += parts.reduced_apart
        x += parts.reduced_apart / 2


def _gone(canvas: Canvas, scene: Scene, at: Point) -> None:
    canvas.disc(at, PARTS[scene.form].disc, scene.theme.panel, scene.theme.panel_edge, line=3)


def _passed(canvas: Canvas, scene: Scene, at: Point) -> None:
    """Who chooses a character when in the next turn, as far as it is known."""
    state: State = scene.view
    parts = PARTS[scene.form]
    for place in range(len(state.players)):
        x = at[0] + place * parts.passed_apart
        if place < len(state.passed):
            pieces.piece(canvas, scene, (x, at[1]), state.passed[place], parts.disc + 2)
            continue
        _gone(canvas, scene, (x, at[1]))
        canvas.text((x, at[1]), str(place + 1), 34, scene.theme.muted, anchor="mm", bold=True)
