"""A part of the map enlarged; where several moves are for one hex, each in a small map of its own."""

from games.age_of_steam.board import Hex
from rendering.age_of_steam import board, ghosts, panels, pieces, ways
from rendering.age_of_steam.geometry import AROUND, View, around
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point
from rendering.scene import WIDTH, Scene

GAP = 12.0
TALL, BESIDE_INSETS = 1100.0, 900.0
INSET_SHAPE, INSET_AROUND = 0.84, 2.5
NUMBER = 46.0


def places(scene: Scene) -> frozenset[Hex]:
    """The hexes to be shown, by their coordinates or names; none that the board does not have."""
    found = (ways.place(scene.view, name) for name in scene.focus)
    return frozenset(at for at in found if at in scene.view.board.terrain)


def draw(scene: Scene) -> Canvas:
    """The header, the part of the map, and the insets."""
    crowded = [found for found in ghosts.by_hex(scene).values() if len(found) > 1]
    shown = [(number, move) for found in crowded for number, move in found]
    each = 3 if len(shown) <= 3 else 4 if len(shown) <= 8 else 5
    wide = (WIDTH - (each + 1) * GAP) / each
    size = wide, round(wide * INSET_SHAPE)
    rows = -(-len(shown) // each)
    tall = BESIDE_INSETS if shown else TALL
    below = rows * (size[1] + GAP) + (GAP if shown else 0)
    canvas = Canvas.blank(WIDTH, panels.HEADER + tall + below, scene.scale, scene.theme.ground)
    panels.header(canvas, scene)
    view = around(scene.view.board, places(scene), WIDTH, AROUND, tall)
    canvas.place(board.paint(scene, view), (0, panels.HEADER))
    for place, (number, move) in enumerate(sorted(shown, key=lambda pair: pair[0])):
        row, column = divmod(place, each)
        left, top = GAP + column * (size[0] + GAP), panels.HEADER + tall + GAP + row * (size[1] + GAP)
        canvas.place(_inset(scene, number, move, size), (left, top))
    return canvas


def _inset(scene: Scene, number: int, move: ghosts.Placed, size: Point) -> Canvas:
    """One candidate in its hex, with its number in the corner."""
    at = ghosts.where(scene.view, move)
    view: View = around(scene.view.board, frozenset((at,)), size[0], INSET_AROUND, size[1])
    canvas = board.base(scene, view)
    ghosts.ghost(canvas, scene, view, move)
    half = NUMBER * 0.66
    pieces.badge(canvas, scene.theme, (half + 8, half + 8), str(number), NUMBER, half)
    return canvas
