"""The upright pictures, for phones: the map, in parts where it is wide, and the tables."""

from rendering.age_of_steam import panels, zoom
from rendering.age_of_steam import tables as beside
from rendering.drawing.canvas import Canvas
from rendering.drawing.upright import upright
from rendering.scene import Scene


def board(scene: Scene) -> Canvas:
    """The head and the map, or what is enlarged of it."""
    strips = zoom.strips(scene) if zoom.places(scene) else zoom.parted(scene)
    return upright(scene, strips, (panels.turn_of(scene), panels.phase_of(scene)), panels.asked(scene))


def tables(scene: Scene) -> Canvas:
    """What is beside the map."""
    return upright(scene, beside.strips(scene))
