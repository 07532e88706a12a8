"""An upright picture, for phones: everything on it can be read where it is 400 pixels wide."""

from collections.abc import Sequence

from rendering.drawing.canvas import Canvas
from rendering.drawing.sheet import GAP, Strip
from rendering.scene import Scene

LETTERS, FIGURES = 22.0, 26.0
"""The smallest sizes of type: 11 and 13 pixels on a phone."""
HEADER = 148.0
"""How tall its head is."""


def smallest(canvas: Canvas, text: str) -> float:
    """The smallest size of a text on a canvas: none where it is not for phones."""
    return canvas.least * (1 if any(letter.isalpha() for letter in text) else FIGURES / LETTERS)


def upright(
    scene: Scene, strips: Sequence[Strip], when: tuple[str, str] | None = None, question: str = ""
) -> Canvas:
    """Strips under each other; above them a head if it is said when it is, the turn and its phase, and who is
    asked for what."""
    head = HEADER if when else 0.0
    height = head + sum(strip.above + strip.tall for strip in strips) + GAP
    canvas = Canvas.blank(scene.units, height, scene.scale, scene.theme.ground, LETTERS)
    top = head
    for strip in strips:
        strip.paint(canvas, scene, top + strip.above)
        top += strip.above + strip.tall
    if when:
        _header(canvas, scene, when, question)
    return canvas


def _header(canvas: Canvas, scene: Scene, when: tuple[str, str], question: str) -> None:
    theme, (turn, phase), right = scene.theme, when, scene.units - 10
    canvas.rectangle((0, 0, scene.units, HEADER), theme.panel, radius=0)
    canvas.text((18, 32), turn, 34, theme.text, bold=True, room=360)
    canvas.text((scene.units - 18, 32), phase, 32, theme.muted, anchor="rm", room=390)
    canvas.rectangle((10, 62, right, HEADER - 10), theme.accent, radius=14)
    middle, ink = (scene.units / 2, (62 + HEADER - 10) / 2), theme.ink_on(theme.accent)
    canvas.text(middle, question, 44, ink, anchor="mm", bold=True, room=scene.units - 50)
