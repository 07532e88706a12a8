"""Stones: as wide as they are heavy and as thick as they are high, with the first letter of their heap."""

from collections.abc import Mapping

from games.cairn.board import Heap
from games.cairn.state import State
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point
from rendering.drawing.themes import INK, mix
from rendering.scene import Scene

COLOURS = ("pink", "grey", "brown", "white")
"""By the order of the heaps."""
FAINT = 0.6
"""How far a stone that is only thought of fades into the panel."""
ROW = 4
BETWEEN = 3.0


def pile(canvas: Canvas, scene: Scene, heap: Heap, count: int, box: Box) -> None:
    """Stones lying about: the more, the more rows, each on the gaps of the one below."""
    wide = min(_wide(heap), (box[2] - box[0]) / ROW - BETWEEN)
    thick = min(_thick(heap), (box[3] - box[1]) / (ROW - 1) - BETWEEN)
    y, row = box[3] - thick / 2, ROW
    while count > 0:
        here = min(count, row)
        for place in range(here):
            x = (box[0] + box[2]) / 2 + (place - (here - 1) / 2) * (wide + BETWEEN)
            _stone(canvas, scene, heap, (x, y), (wide, thick))
        count, row, y = count - here, max(row - 1, 1), y - thick - BETWEEN


def cairn(canvas: Canvas, scene: Scene, stacked: Mapping[str, int], box: Box, *, ghost: bool = False) -> None:
    """Stones on each other, the heaviest at the foot; a ghost is one that is only thought of."""
    state: State = scene.view
    rows = sorted((state.board.heaps[name] for name in stacked), key=lambda heap: -heap.weight)
    found = [heap for heap in rows for _ in range(stacked[heap.name])]
    tall, broad = sum(_thick(heap) + BETWEEN for heap in found), max(map(_wide, found), default=1)
    shrunk = min(1.0, (box[3] - box[1]) / max(tall, 1), (box[2] - box[0]) / broad)
    y = box[3]
    for heap in found:
        thick = _thick(heap) * shrunk
        _stone(
            canvas, scene, heap, ((box[0] + box[2]) / 2, y - thick / 2), (_wide(heap) * shrunk, thick), ghost
        )
        y -= thick + BETWEEN * shrunk


def _wide(heap: Heap) -> float:
    return 64.0 + 26 * heap.weight


def _thick(heap: Heap) -> float:
    return 16.0 + 10 * heap.height


def _stone(canvas: Canvas, scene: Scene, heap: Heap, at: Point, size: Point, ghost: bool = False) -> None:
    state: State = scene.view
    fill = scene.theme.pieces[COLOURS[list(state.board.heaps).index(heap.name)]]
    if ghost:
        fill = mix(fill, scene.theme.panel, FAINT)
    (x, y), (wide, thick) = at, size
    box = x - wide / 2, y - thick / 2, x + wide / 2, y + thick / 2
    canvas.rectangle(box, fill, scene.theme.accent if ghost else INK, 3, radius=thick / 2)
    if thick * 0.8 >= canvas.least:
        canvas.text(at, heap.name[0], thick * 0.8, scene.theme.ink_on(fill), anchor="mm", bold=True)
