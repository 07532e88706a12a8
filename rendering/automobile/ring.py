"""The board: a road, the ring of models around it, and what stands on every space."""

from PIL import Image, ImageDraw

from games.automobile.board import Board, SpaceRow
from games.automobile.state import State
from rendering.automobile import pieces, spaces
from rendering.automobile.layout import RINGS, Plot, Ring, places, ring_of
from rendering.automobile.plans import plans
from rendering.automobile.touched import models_touched
from rendering.drawing.caches import kept
from rendering.drawing.canvas import OVERSAMPLING, Canvas, smaller
from rendering.drawing.themes import RGB, Theme, mix
from rendering.scene import Form, Scene

DASH = 34.0


def paint(canvas: Canvas, scene: Scene) -> None:
    """The ring, into a canvas of its own size."""
    state: State = scene.view
    canvas.paste(ground(scene.theme, state.board, scene.scale, scene.form), (0, 0))
    intended, touched = plans(scene), models_touched(scene.events)
    spots = places(len(state.board.models), scene.form)
    for place, (model, row) in zip(spots, state.board.models.items(), strict=True):
        if model in touched:
            _light(canvas, scene, place, row)
        spaces.paint(canvas, scene, place, row, intended.get(model))
    if state.mark >= 0:
        pieces.flag(canvas, scene.theme, spots[state.mark].road, min(46.0, ring_of(scene).road + 8))


def _light(canvas: Canvas, scene: Scene, place: Plot, row: SpaceRow) -> None:
    """A frame around a space that the last move touched."""
    left, top, right, bottom = place.box
    glow = ring_of(scene).glow
    around = (left - glow, top - glow, right + glow, bottom + glow)
    canvas.rectangle(around, scene.theme.accent, scene.theme.halo, line=2, radius=17)
    _plate(canvas, scene.theme, place, row, scene.form)


def ground(theme: Theme, board: Board, scale: float, form: Form) -> Image.Image:
    """What never changes but its words: 7 MB at 1,600 pixels."""
    return kept(
        ("automobile", board.digest, theme.name, scale, form), lambda: _ground(theme, board, scale, form)
    )


def _ground(theme: Theme, board: Board, scale: float, form: Form) -> Image.Image:
    canvas = Canvas.blank(*RINGS[form].size, scale, theme.land)
    _road(canvas, theme, RINGS[form])
    for place, row in zip(places(len(board.models), form), board.models.values(), strict=True):
        _plate(canvas, theme, place, row, form)
    return canvas.image


def _road(canvas: Canvas, theme: Theme, ring: Ring) -> None:
    """Asphalt with kerbs and a dashed line, around the room inside the ring."""
    edge, lane, road = mix(theme.land, theme.text, 0.35), asphalt(theme), ring.road
    left, top, right, bottom = ring.inside
    wide, tall = canvas.size
    large = Image.new("RGB", (wide * 2, tall * 2), theme.land)
    draw, unit = ImageDraw.Draw(large), canvas.scale * 2
    for outer, colour in ((road - 5, edge), (road - 9, lane)):
        box = [(left - outer), (top - outer), (right + outer), (bottom + outer)]
        draw.rounded_rectangle([side * unit for side in box], (road - 4) * unit, colour)
    middle = road / 2
    _dashes(draw, unit, (left - middle, top - middle, right + middle, bottom + middle), theme.route)
    for outer, colour in ((8.0, edge), (4.0, theme.land)):
        box = [(left - outer), (top - outer), (right + outer), (bottom + outer)]
        draw.rounded_rectangle([side * unit for side in box], 16 * unit, colour)
    canvas.paste(large.reduce(2), (0, 0))


def asphalt(theme: Theme) -> RGB:
    """The road's colour."""
    return mix(theme.ground, theme.muted, 0.28)


def _dashes(
    draw: ImageDraw.ImageDraw, unit: float, box: tuple[float, float, float, float], colour: RGB
) -> None:
    left, top, right, bottom = box
    half = 2.0
    for x in range(round(left) + 60, round(right) - 60, round(DASH * 2)):
        for y in (top, bottom):
            draw.rectangle([side * unit for side in (x, y - half, x + DASH, y + half)], colour)
    for down in range(round(top) + 60, round(bottom) - 60, round(DASH * 2)):
        for side in (left, right):
            draw.rectangle([unit * end for end in (side - half, down, side + half, down + DASH)], colour)


def _plate(canvas: Canvas, theme: Theme, place: Plot, row: SpaceRow, form: Form) -> None:
    """An empty space: an enamel plate with the badge of its class and a shadow of its car."""
    ring, (left, top, _, _) = RINGS[form], place.box
    enamel = pieces.CLASS_COLOURS[row.car_class]
    picture = kept(
        ("plate", row.car_class, theme.name, canvas.scale, form),
        lambda: _enamel(canvas.scale, theme, enamel, ring),
    )
    canvas.paste(picture, (left, top))
    spaces.badge(canvas, theme, place, row, form)


def _enamel(scale: float, theme: Theme, enamel: RGB, ring: Ring) -> Image.Image:
    unit, (wide, tall), band = scale * OVERSAMPLING, ring.tile, ring.band
    large = Image.new("RGBA", (round(wide * unit), round(tall * unit)))
    draw = ImageDraw.Draw(large)
    right, bottom = large.width - 1, large.height - 1
    draw.rounded_rectangle((0, 0, right, bottom), 13 * unit, theme.halo)
    draw.rounded_rectangle((2 * unit, 2 * unit, right - 2 * unit, bottom - 2 * unit), 12 * unit, enamel)
    draw.rounded_rectangle(
        (6 * unit, band * unit, right - 6 * unit, bottom - 6 * unit), 8 * unit, theme.panel
    )
    draw.rectangle((6 * unit, band * unit, right - 6 * unit, (band + 10) * unit), theme.panel)
    return smaller(large, (round(wide * scale), round(tall * scale)))
