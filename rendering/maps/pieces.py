"""What every map has on it: its ground, routes, what they cost, and names."""

from PIL import Image, ImageDraw

from rendering.drawing.caches import kept
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Line, Point, box_around
from rendering.drawing.pieces import along, stroke, ties
from rendering.drawing.themes import RGB, Theme
from rendering.maps import terrain
from rendering.maps.atlas import Atlas
from rendering.maps.layout import MapLayout
from rendering.maps.names import NAME_SIZE
from rendering.scene import Scene

OPAQUE = 255
RAIL = 3.0
TIE, TIE_EVERY, TIE_WIDE = 7.0, 19.0, 4.0
FIGURE = 33 / 19
"""The size of a chip's figure, by half the width of the chip."""
GLOW = 36.0  # seen on both sides of the widest link, which is 22 wide


def ground(scene: Scene, atlas: Atlas, layout: MapLayout) -> Canvas:
    """A canvas with what never changes, which is kept: 5 MB at 1,600 pixels. A board of another country has
    plain land."""
    theme, scale, size = scene.theme, scene.scale, (atlas.width, atlas.height)
    if not layout.at_home:
        return Canvas.blank(*size, scale, theme.land)
    key = "ground", str(atlas.folder), atlas.spread, theme.name, scale
    return Canvas.on(kept(key, lambda: terrain.paint(theme, scale, size, atlas.layers)), scale)


def route(canvas: Canvas, theme: Theme, curve: Line, every: float = TIE_EVERY) -> None:
    """A route that nobody has built on: two rails' worth of ties. There are so many of them that masks are
    kept: pictures would take four times as much."""

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: Line) -> None:
        stroke(draw, line, OPAQUE, RAIL * unit)
        ties(draw, line, OPAQUE, (every * unit, TIE * unit, TIE_WIDE * unit))

    canvas.tint(*along(("route", every), curve, canvas.scale, paint, "L"), theme.route)


def glow(colour: RGB, curve: Line, scale: float) -> tuple[Image.Image, Point]:
    """A light behind a link that the last move was about."""

    def paint(draw: ImageDraw.ImageDraw, unit: float, line: Line) -> None:
        stroke(draw, line, colour, GLOW * unit)

    return along(("glow", colour), curve, scale, paint)


def chip(canvas: Canvas, theme: Theme, at: Point, cost: int, half: float = 19.0) -> None:
    """What a route costs, on a chip of half a width."""
    canvas.rectangle(box_around(at, half), theme.chip, theme.route_edge, line=2.5, radius=7)
    canvas.text(at, str(cost), half * FIGURE, theme.chip_text, anchor="mm", bold=True)


def names(canvas: Canvas, theme: Theme, layout: MapLayout, size: float = NAME_SIZE) -> None:
    """The names of all cities."""
    for name in layout.names.values():
        for line, at in name.lines:
            canvas.text(at, line, size, theme.text, anchor="mm", halo=theme.halo)
