"""The map with everything on it: the whole, or a part of it enlarged."""

from rendering.age_of_steam import ghosts, labels, places, track, ways
from rendering.age_of_steam.geometry import View
from rendering.drawing.canvas import Canvas
from rendering.scene import Scene


def paint(scene: Scene, view: View) -> Canvas:
    """A view of the map as a canvas of its own."""
    canvas = base(scene, view)
    ghosts.tiles(canvas, scene, view)
    ways.rings(canvas, scene, view)
    written = labels.Labels(view)
    labels.coordinates(canvas, scene, written, ways.lit(scene) | ghosts.lit(scene))
    labels.names(canvas, scene, written, ghosts.cities(scene))
    labels.discs(canvas, scene, written)
    ghosts.badges(canvas, scene, written)
    return canvas


def base(scene: Scene, view: View) -> Canvas:
    """Without what is written over it and without ghosts."""
    canvas = Canvas(labels.written_ground(scene.theme, scene.scale, view).copy(), scene.scale)
    ways.lights(canvas, scene, view)
    ghosts.lights(canvas, scene, view)
    track.paint(canvas, scene.theme, view, scene.view)
    places.towns(canvas, scene, view)
    places.cities(canvas, scene, view)
    return canvas
