"""The way of a delivery over the map, and what the last move touched."""

from collections.abc import Iterable, Iterator

from games.age_of_steam.actions import Hop
from games.age_of_steam.board import Hex
from games.age_of_steam.components import Cube
from games.age_of_steam.events import GoodsDelivered, GoodsGrown, TileLaid, Urbanized
from games.age_of_steam.network import colour_of, ends, turned
from games.age_of_steam.state import Line, Piece, State
from games.age_of_steam.tiles import read_sections
from rendering.age_of_steam import pieces, track
from rendering.age_of_steam.geometry import View
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point
from rendering.drawing.themes import RGB, mix
from rendering.scene import Scene

RING = 6.0
"""How wide the bright edge of a hex is, all of it inside."""


def way(state: State, start: str, hops: Iterable[Hop]) -> list[Line]:
    """The links of a delivery, each turned the way it goes; one that is gone is left out."""
    found, at = [], place(state, start)
    for hop in hops:
        to = place(state, hop.to)
        for line in state.lines:
            first, last = ends(state, line)
            if colour_of(line.owner) is hop.owner and (first, last) in ((at, to), (to, at)):
                found.append(line if first == at else _turned(line))
                break
        at = to
    return found


def place(state: State, name: str) -> Hex:
    """A place's hex; a hex is its own."""
    return next((at for at, known in state.board.names.items() if known == name), name)


def _turned(line: Line) -> Line:
    return Line(line.owner, turned(line.pieces))


def light(canvas: Canvas, view: View, lines: Iterable[Line], colour: RGB) -> None:
    """A light behind links."""
    for line in lines:
        for piece in line.pieces:
            if view.shows(view.centre(piece.at)):
                track.glow(canvas, view, piece, colour, round_ends=True)


def load(canvas: Canvas, scene: Scene, view: View, lines: list[Line], cube: Cube) -> None:
    """The cube on its way, shortly before its end."""
    if lines:
        points = track.course(view, lines[-1])
        at = points[round(0.72 * (len(points) - 1))]
        size = 30 * view.unit
        canvas.disc(at, size * 0.82, scene.theme.accent, scene.theme.halo, line=size * 0.08)
        pieces.cube(canvas, scene.theme, at, cube, size)


def lights(canvas: Canvas, scene: Scene, view: View) -> None:
    """Behind the track that the last move laid or used."""
    state: State = scene.view
    colour = glowing(scene)
    for event in last(scene):
        if isinstance(event, GoodsDelivered):
            light(canvas, view, way(state, event.start, event.hops), colour)
        elif isinstance(event, TileLaid) and view.shows(view.centre(event.at)):
            shade = mix(scene.theme.land, scene.theme.accent, 0.3)
            pieces.plate(canvas, view.centre(event.at), view.radius, shade, colour, 4 * view.unit)
            for a, b in read_sections(str(event.exits)):
                track.glow(canvas, view, Piece(event.at, a, b), colour, track.LAID)


def rings(canvas: Canvas, scene: Scene, view: View) -> None:
    """Around the places that the last move changed, and the cube that it moved."""
    state: State = scene.view
    colour = glowing(scene)
    for event in last(scene):
        if isinstance(event, GoodsDelivered):
            for name in (event.start, event.hops[-1].to):
                ring(canvas, view, view.centre(place(state, name)), colour)
            load(canvas, scene, view, way(state, event.start, event.hops), event.cube)
        elif isinstance(event, Urbanized):
            ring(canvas, view, view.centre(place(state, event.town)), colour)
        elif isinstance(event, GoodsGrown):
            ring(canvas, view, view.centre(place(state, event.city)), colour)


def ring(canvas: Canvas, view: View, at: Point, colour: RGB) -> None:
    """A bright edge within the hex around a point, if it can be seen."""
    if view.shows(at):
        pieces.outline(canvas, at, view.radius - RING / 2 * view.unit, colour, RING * view.unit)


def touched(scene: Scene) -> set[Hex]:
    """Where the last move put its lights and rings."""
    state: State = scene.view
    found: set[Hex] = set()
    for event in last(scene):
        if isinstance(event, TileLaid):
            found.add(event.at)
        elif isinstance(event, GoodsDelivered):
            found |= hexes(way(state, event.start, event.hops))
            found |= {place(state, name) for name in (event.start, event.hops[-1].to)}
        elif isinstance(event, Urbanized):
            found.add(place(state, event.town))
        elif isinstance(event, GoodsGrown):
            found.add(place(state, event.city))
    return found


def hexes(lines: Iterable[Line]) -> set[Hex]:
    """The hexes through which lines run."""
    return {piece.at for line in lines for piece in line.pieces}


def glowing(scene: Scene) -> RGB:
    """The colour of lights."""
    return scene.theme.accent


def last(scene: Scene) -> Iterator[object]:
    """What is marked: the last move, unless another is previewed."""
    return iter(() if scene.candidates or scene.routes else scene.events)
