"""The map with everything on it: the whole, or a part of it enlarged."""

from rendering.age_of_steam import ghosts, labels, naming, places, routes, track, ways
from rendering.age_of_steam.geometry import View
from rendering.drawing.canvas import Canvas
from rendering.scene import Scene


def paint(scene: Scene, view: View) -> Canvas:
    """A view of the map as a canvas of its own."""
    canvas = base(scene, view)
    ghosts.tiles(canvas, scene, view)
    routes.tiles(canvas, scene, view)
    ways.rings(canvas, scene, view)
    places.heads(canvas, scene, view)
    written = labels.Labels(view)
    places.take(written, scene)
    labels.coordinates(canvas, scene, written, ways.touched(scene) | ghosts.lit(scene) | routes.hexes(scene))
    labels.discs(canvas, scene, written)
    naming.names(canvas, scene, written)
    ghosts.badges(canvas, scene, written)
    routes.badges(canvas, scene, written)
    return canvas


def base(scene: Scene, view: View, *, written: bool = True) -> Canvas:
    """Without ghosts, and without what is written over it but coordinates."""
    canvas = Canvas.on(labels.written_ground(scene.theme, scene.scale, view, written), scene.scale)
    ways.lights(canvas, scene, view)
    ghosts.lights(canvas, scene, view)
    track.paint(canvas, scene.theme, view, scene.view)
    places.towns(canvas, scene, view)
    places.cities(canvas, scene, view)
    return canvas
