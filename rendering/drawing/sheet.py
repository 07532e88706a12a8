"""A whole picture: its header, and strips under each other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rendering.drawing.canvas import Canvas
from rendering.drawing.header import HEADER
from rendering.scene import Scene

GAP = 12.0
"""Between panels, and between them and the edge."""


@dataclass(frozen=True)
class Strip:
    """A part of a picture over its whole width: how tall it is, how it is painted, given its top, and what is
    free above it."""

    tall: float
    paint: Callable[[Canvas, Scene, float], None]
    above: float = GAP


def sheet(
    scene: Scene,
    header: Callable[[Canvas, Scene], None],
    strips: Sequence[Strip],
    below: float = GAP,
    *,
    header_first: bool = False,
) -> Canvas:
    """The header and the strips, with what is free below the last. Where they meet, at a row of pixels, the
    header lies over the first strip; or under it, if it is painted first."""
    height = HEADER + sum(strip.above + strip.tall for strip in strips) + below
    canvas = Canvas.blank(scene.units, height, scene.scale, scene.theme.ground)
    if header_first:
        header(canvas, scene)
    top = HEADER
    for strip in strips:
        strip.paint(canvas, scene, top + strip.above)
        top += strip.above + strip.tall
    if not header_first:
        header(canvas, scene)
    return canvas
