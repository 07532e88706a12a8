"""A part of the map enlarged; where several moves are for one hex, each in a small map of its own."""

from games.age_of_steam.board import Hex
from rendering.age_of_steam import board, ghosts, panels, pieces, routes, ways
from rendering.age_of_steam.geometry import AROUND, View, around, parts
from rendering.age_of_steam.places import heads
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point
from rendering.drawing.sheet import GAP, Strip, sheet
from rendering.scene import Form, Scene

SHAPES = {Form.WIDE: (AROUND, 1100.0, 900.0), Form.PHONE: (4.4, 900.0, 700.0)}
"""How many columns are shown, and how tall the map is, alone and with insets below."""
LEAST, BETWEEN = 48.0, 6.0
"""The radius of a hex in which all can be read on a phone; and what is free between parts of the map."""
MOST_BESIDE = {Form.WIDE: 5, Form.PHONE: 3}
"""So many insets stand beside each other."""
INSET_SHAPE, INSET_AROUND = 0.84, 2.5
NUMBER = 46.0


def places(scene: Scene) -> frozenset[Hex]:
    """The hexes to be shown, by their coordinates or names, with all that is drawn of the moves; none that
    the board does not have."""
    found = {ways.place(scene.view, name) for name in scene.focus}
    found &= scene.view.board.terrain.keys()
    return frozenset(found | ghosts.lit(scene) | routes.hexes(scene)) if found else frozenset()


def draw(scene: Scene) -> Canvas:
    """The header, the part of the map, and the insets."""
    below = 0 if len(found := strips(scene)) == 1 else GAP
    return sheet(scene, panels.header, found, below, header_first=True)


def strips(scene: Scene) -> list[Strip]:
    """The part of the map over the whole width; below it the insets, if several moves are for one hex. On a
    phone, a part that would be too small to be read is shown as the map is."""
    crowded = [found for found in ghosts.by_hex(scene).values() if len(found) > 1]
    shown = sorted((pair for found in crowded for pair in found), key=lambda pair: pair[0])
    columns, tall, beside_insets = SHAPES[scene.form]
    if not shown:
        return [_part(scene, columns, tall)] if _legible(scene, columns, tall) else parted(scene)
    each = 3 if len(shown) <= 3 else 4 if len(shown) <= 8 else 5
    each = min(each, MOST_BESIDE[scene.form])
    wide = (scene.units - (each + 1) * GAP) / each
    size = wide, round(wide * INSET_SHAPE)

    def insets(canvas: Canvas, scene: Scene, top: float) -> None:
        for place, (number, move) in enumerate(shown):
            row, column = divmod(place, each)
            at = GAP + column * (size[0] + GAP), top + row * (size[1] + GAP)
            canvas.place(_inset(scene, number, move, size), at)

    rows = -(-len(shown) // each)
    below = Strip(rows * (size[1] + GAP) - GAP, insets)
    return [_part(scene, columns, beside_insets), below]


def parted(scene: Scene) -> list[Strip]:
    """The upright map, its parts under each other; with a focus, those in which some of it lies."""
    shown, views = places(scene), parts(scene.view.board)
    found = [view for view in views if not shown or any(view.has(view.centre(at)) for at in shown)]
    return [_strip(view, BETWEEN if number else 0.0) for number, view in enumerate(found)]


def _legible(scene: Scene, columns: float, tall: float) -> bool:
    return scene.form is Form.WIDE or _view(scene, columns, tall).radius >= LEAST


def _part(scene: Scene, columns: float, tall: float) -> Strip:
    """The map around the places of the focus."""
    return _strip(_view(scene, columns, tall))


def _view(scene: Scene, columns: float, tall: float) -> View:
    upright = scene.form is Form.PHONE
    return around(scene.view.board, places(scene), scene.units, columns, tall, upright)


def _strip(view: View, above: float = 0.0) -> Strip:
    def paint(canvas: Canvas, scene: Scene, top: float) -> None:
        canvas.place(board.paint(scene, view), (0, top))

    return Strip(view.height, paint, above=above)


def _inset(scene: Scene, number: int, move: ghosts.Placed, size: Point) -> Canvas:
    """One candidate in its hex, with its number in the corner."""
    at = ghosts.where(scene.view, move)
    view: View = around(
        scene.view.board, frozenset((at,)), size[0], INSET_AROUND, size[1], scene.form is Form.PHONE
    )
    canvas = board.base(scene, view, written=False)
    heads(canvas, scene, view)
    ghosts.ghost(canvas, scene, view, move)
    half = NUMBER * 0.66
    pieces.badge(canvas, scene.theme, (half + 8, half + 8), str(number), NUMBER, half)
    return canvas
