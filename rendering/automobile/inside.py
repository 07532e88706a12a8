"""What lies inside the ring, from the top."""

from rendering.automobile import characters, distribution, executive, market, turns
from rendering.automobile.layout import ring_of
from rendering.drawing.canvas import Canvas
from rendering.scene import Form, Scene

GAP = 10.0


def paint(canvas: Canvas, scene: Scene) -> None:
    """Turns, characters, classes with their demand, distribution, executive decisions; in an upright ring the
    classes alone."""
    left, top, right, bottom = ring_of(scene).inside
    if scene.form is Form.PHONE:
        market.paint(canvas, scene, (left, top, right, bottom))
        return
    for room in (turns, characters, market, distribution, executive):
        bottom = top + room.height(scene.form)
        room.paint(canvas, scene, (left, top, right, bottom))
        top = bottom + GAP
