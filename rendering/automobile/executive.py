"""The row of executive decisions: what is left of it, and who has passed."""

from games.automobile.components import BONUS_COSTS, REDUCED_SETS
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.pieces import cube
from rendering.drawing.themes import PAPER, Theme
from rendering.scene import Scene

HEIGHT = 144.0
CLOSE, BONUS, REDUCED, PASSED = 0.0, 176.0, 416.0, 690.0
DISC = 25.0


def paint(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Closing, bonus sales, reduced prices, the order of passing."""
    theme, say = scene.theme, scene.words.say
    left, top, right, _ = box
    canvas.rectangle(box, theme.panel, theme.panel_edge)
    starts = {"close": CLOSE, "bonus": BONUS, "reduced": REDUCED, "passed": PASSED}
    ends = [*list(starts.values())[1:], right - left]
    for (key, start), end in zip(starts.items(), ends, strict=True):
        canvas.text(
            (left + start + 18, top + 25), say(f"picture-{key}"), 31, theme.muted, room=end - start - 28
        )
        if start:
            line = (left + start, top + 14, left + start + 2, top + HEIGHT - 14)
            canvas.rectangle(line, theme.panel_edge, radius=0)
    _close(canvas, scene, (left + CLOSE, top + 90))
    _bonuses(canvas, scene, (left + BONUS, top + 90))
    _reduced(canvas, scene, (left + REDUCED, top + 90))
    _passed(canvas, scene, (left + PASSED, top + 90))


def _close(canvas: Canvas, scene: Scene, at: tuple[float, float]) -> None:
    """The tile that closes a space, or who has taken it."""
    state: State = scene.view
    if state.closer is not None:
        pieces.piece(canvas, scene, (at[0] + 86, at[1]), state.closer, DISC + 2)
        return
    pieces.planks(canvas, scene.theme, (at[0] + 22, at[1] - 34, at[0] + 150, at[1] + 34), planned=False)


def _bonuses(canvas: Canvas, scene: Scene, at: tuple[float, float]) -> None:
    """Markers left, each with its R&D."""
    state: State = scene.view
    theme = scene.theme
    for number, cost in enumerate(BONUS_COSTS):
        x = at[0] + 46 + number * 74
        if number < state.bonuses:
            _gone(canvas, theme, (x, at[1] - 6))
            continue
        pieces.bonus(canvas, (x, at[1] - 6), DISC)
        for step in range(cost):
            cube(canvas, (x + (step - (cost - 1) / 2) * 24, at[1] + 34), PAPER, 24)


def _reduced(canvas: Canvas, scene: Scene, at: tuple[float, float]) -> None:
    """Sets left."""
    state: State = scene.view
    left = list(state.reduced_sets)
    x = at[0] + 46
    for size in REDUCED_SETS:
        there = size in left
        if there:
            left.remove(size)
        for _ in range(size):
            if there:
                pieces.reduced(canvas, (x, at[1]), DISC)
            else:
                _gone(canvas, scene.theme, (x, at[1]))
            x += 44
        x += 22


def _gone(canvas: Canvas, theme: Theme, at: tuple[float, float]) -> None:
    canvas.disc(at, DISC, theme.panel, theme.panel_edge, line=3)


def _passed(canvas: Canvas, scene: Scene, at: tuple[float, float]) -> None:
    """Who chooses a character when in the next turn, as far as it is known."""
    state: State = scene.view
    theme = scene.theme
    for place in range(len(state.players)):
        x = at[0] + 46 + place * 68
        if place < len(state.passed):
            pieces.piece(canvas, scene, (x, at[1]), state.passed[place], DISC + 2)
            continue
        _gone(canvas, theme, (x, at[1]))
        canvas.text((x, at[1]), str(place + 1), 34, theme.muted, anchor="mm", bold=True)
