"""A part of the map enlarged; where several moves are for one hex, each in a small map of its own."""

from games.age_of_steam.board import Hex
from rendering.age_of_steam import board, ghosts, panels, pieces, ways
from rendering.age_of_steam.geometry import AROUND, View, around
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point
from rendering.drawing.sheet import GAP, Strip, sheet
from rendering.scene import WIDTH, Scene

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
    shown = sorted((pair for found in crowded for pair in found), key=lambda pair: pair[0])
    if not shown:
        return sheet(scene, panels.header, [_part(scene, TALL)], below=0, header_first=True)
    each = 3 if len(shown) <= 3 else 4 if len(shown) <= 8 else 5
    wide = (WIDTH - (each + 1) * GAP) / each
    size = wide, round(wide * INSET_SHAPE)

    def insets(canvas: Canvas, scene: Scene, top: float) -> None:
        for place, (number, move) in enumerate(shown):
            row, column = divmod(place, each)
            at = GAP + column * (size[0] + GAP), top + row * (size[1] + GAP)
            canvas.place(_inset(scene, number, move, size), at)

    rows = -(-len(shown) // each)
    below = Strip(rows * (size[1] + GAP) - GAP, insets)
    return sheet(scene, panels.header, [_part(scene, BESIDE_INSETS), below], header_first=True)


def _part(scene: Scene, tall: float) -> Strip:
    """The map around the places of the focus."""
    view = around(scene.view.board, places(scene), WIDTH, AROUND, tall)
    return Strip(tall, lambda canvas, _, top: canvas.place(board.paint(scene, view), (0, top)), above=0)


def _inset(scene: Scene, number: int, move: ghosts.Placed, size: Point) -> Canvas:
    """One candidate in its hex, with its number in the corner."""
    at = ghosts.where(scene.view, move)
    view: View = around(scene.view.board, frozenset((at,)), size[0], INSET_AROUND, size[1])
    canvas = board.base(scene, view)
    ghosts.ghost(canvas, scene, view, move)
    half = NUMBER * 0.66
    pieces.badge(canvas, scene.theme, (half + 8, half + 8), str(number), NUMBER, half)
    return canvas
