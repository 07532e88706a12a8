"""What lies inside the ring, from the top."""

from rendering.automobile import characters, distribution, executive, market, turns
from rendering.automobile.layout import INSIDE
from rendering.drawing.canvas import Canvas
from rendering.scene import Scene

GAP = 10.0


def paint(canvas: Canvas, scene: Scene) -> None:
    """Turns, characters, classes with their demand, distribution, executive decisions."""
    left, top, right, _ = INSIDE
    for room in (turns, characters, market, distribution, executive):
        bottom = top + room.HEIGHT
        room.paint(canvas, scene, (left, top, right, bottom))
        top = bottom + GAP
