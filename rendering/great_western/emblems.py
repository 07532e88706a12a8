"""Great Western's emblems: the trains."""

from collections.abc import Callable
from functools import partial

from games.great_western.components import Train
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import DARK
from rendering.picture import EMBLEM

MIDDLE, EDGE = EMBLEM / 2, 3.0


def _train(train: Train, canvas: Canvas) -> None:
    """Its letter, as on the buffer beam of an engine."""
    box = (EDGE, EDGE, EMBLEM - EDGE, EMBLEM - 12)
    canvas.rectangle(box, DARK.pieces["green"], DARK.accent, 4, 16)
    canvas.text(
        (MIDDLE, MIDDLE - 4), train.value, 56, DARK.ink_on(DARK.pieces["green"]), anchor="mm", bold=True
    )
    for x in (MIDDLE - 16, MIDDLE + 16):
        canvas.disc((x, EMBLEM - 12), 9, DARK.pieces["black"], DARK.accent, line=3)


EMBLEMS: dict[str, Callable[[Canvas], None]] = {
    f"train-{train.value}": partial(_train, train) for train in Train
}
