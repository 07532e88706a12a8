"""The map with everything on it."""

from itertools import pairwise
from math import cos, pi, sin

from games.great_western import network
from games.great_western.actions import Connect
from games.great_western.events import CityConnected
from games.great_western.state import State
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import RGB, mix
from rendering.great_western import pieces
from rendering.great_western.atlas import ATLAS
from rendering.great_western.layout import lay_out, name_of
from rendering.maps import pieces as shared
from rendering.maps.layout import MapLayout
from rendering.scene import Scene

CORNERS = {1: (0.0,), 2: (-0.5, 0.5), 3: (-1.0, 0.0, 1.0), 4: (-1.5, -0.5, 0.5, 1.5)}


def paint(picture: Canvas, scene: Scene, top: float) -> None:
    """The map, from the top down."""
    state: State = scene.view
    layout = lay_out(state.board, scene.locale)
    canvas = shared.ground(scene, ATLAS, layout)
    _links(canvas, scene, layout)
    _ways(canvas, scene, layout)
    _costs(canvas, scene, layout)
    _cities(canvas, scene, layout)
    _candidates(canvas, scene, layout)
    picture.place(canvas, (0, top))


def _links(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    state: State = scene.view
    for link in state.board.links:
        shared.route(canvas, scene.theme, layout.curves[name_of(link.between)])
    for ferry in state.board.ferries if state.ferries else ():
        canvas.paste(*pieces.ferry(scene.theme, layout.curves[name_of(ferry.between)], scene.scale))


def _costs(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    state: State = scene.view
    for link in (*state.board.links, *(state.board.ferries if state.ferries else ())):
        shared.chip(canvas, scene.theme, layout.chips[name_of(link.between)], link.cost)


def _ways(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    """The ways of the last move, and of the one move that is previewed."""
    state: State = scene.view
    for event in scene.events:
        if isinstance(event, CityConnected):
            _way(canvas, scene, layout, event.way, pieces.player_colour(scene.theme, event.seat))
    moves = _connections(scene)
    if len(moves) == 1:
        seat = _builder(state)
        colour = mix(pieces.player_colour(scene.theme, seat), scene.theme.land, 0.35)
        _way(canvas, scene, layout, network.ways(state, seat)[moves[0].city][1], colour)


def _way(canvas: Canvas, scene: Scene, layout: MapLayout, way: list[str], colour: RGB) -> None:
    for ends in pairwise(way):
        canvas.paste(*pieces.way(scene.theme, colour, layout.curves[name_of(ends)], scene.scale))


def _cities(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    state: State = scene.view
    theme = scene.theme
    chosen = {move.city for move in _connections(scene)}
    shared.names(canvas, theme, layout)
    for name, seats in state.cities.items():
        x, y = layout.cities[name]
        if name not in chosen:
            pieces.city(canvas, theme, (x, y), state.board.cities[name].points, not seats)
        for corner, seat in zip(CORNERS.get(len(seats), ()), seats, strict=True):
            angle = pi / 2 + corner * 1.05
            pieces.piece(canvas, scene, (x + 36 * cos(angle), y + 36 * sin(angle)), seat)


def _candidates(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    """Cities that could be connected, numbered where there are several."""
    moves = _connections(scene)
    for number, move in enumerate(moves, 1):
        x, y = layout.cities[move.city]
        canvas.disc((x, y), 27, scene.theme.accent, scene.theme.halo)
        if len(moves) > 1:
            ink = scene.theme.ink_on(scene.theme.accent)
            canvas.text((x, y), str(number), 34, ink, anchor="mm", bold=True)


def _connections(scene: Scene) -> list[Connect]:
    return [move for move in scene.candidates if isinstance(move, Connect)]


def _builder(state: State) -> int:
    seat = state.trains[state.builder].seat
    assert seat is not None
    return seat
