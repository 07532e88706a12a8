"""The map with everything on it, a picture of its own."""

from itertools import pairwise

from PIL import Image

from games.engine.contract import Seat
from games.great_western import network
from games.great_western.actions import Connect
from games.great_western.board import LinkRow
from games.great_western.events import CityConnected
from games.great_western.state import State
from rendering.drawing.caches import kept
from rendering.drawing.canvas import Canvas
from rendering.great_western import cartouche, ground, pieces
from rendering.great_western.layout import Chart, chart_of, lay_out, name_of
from rendering.maps import pieces as shared
from rendering.maps.atlas import Atlas
from rendering.maps.layout import MapLayout
from rendering.scene import Scene


def paint(picture: Canvas, scene: Scene, top: float) -> None:
    """The map, from the top down."""
    picture.place(draw(scene, chart_of(scene), scene.scale, picture.least), (0, top))


def draw(scene: Scene, chart: Chart, scale: float, least: float = 0.0) -> Canvas:
    """A map alone, at a scale; no text on it is smaller than the least."""
    state: State = scene.view
    layout = lay_out(state.board, scene.locale, chart)
    canvas = Canvas.on(_ground(scene, chart.atlas, layout, scale), scale, least)
    _track(canvas, scene, layout)
    for row in _rows(state):
        at = layout.chips[name_of(row.between)]
        shared.chip(canvas, scene.theme, at, row.cost, chart.atlas.chip)
    for name in layout.names.values():
        for line, at in name.lines:
            canvas.text(at, line, chart.name, scene.theme.text, anchor="mm", halo=scene.theme.halo)
    _cities(canvas, scene, chart, layout)
    cartouche.paint(canvas, scene, chart, layout)
    return canvas


def _rows(state: State) -> tuple[LinkRow, ...]:
    """The links that there are, and the ferries if they are played with."""
    return state.board.rows if state.ferries else state.board.links


def _ground(scene: Scene, atlas: Atlas, layout: MapLayout, scale: float) -> Image.Image:
    """What never changes in a game, which is kept: 4 MB at 1,600 pixels. A board of another country has plain
    land."""
    state: State = scene.view
    theme = scene.theme

    def make() -> Image.Image:
        if layout.at_home:
            canvas = Canvas.on(ground.paint(theme, scale, atlas), scale)
        else:
            canvas = Canvas.blank(atlas.width, atlas.height, scale, theme.land)
        for link in state.board.links:
            shared.route(canvas, theme, layout.curves[name_of(link.between)])
        for ferry in state.board.ferries if state.ferries else ():
            canvas.paste(*pieces.ferry(theme, layout.curves[name_of(ferry.between)], scale))
        return canvas.image

    where = str(atlas.folder), atlas.width, atlas.height
    return kept(("great western", state.board.digest, state.ferries, where, theme.name, scale), make)


def _track(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    """What has been paid for, in the colours of those who have. Bright is that of the last move; or, where a
    single move is previewed, what it would pay for, as that would be then."""
    state: State = scene.view
    number = state.board.number
    paid = {seat: set(player.track) for seat, player in enumerate(state.players)}
    bright = {
        number[ends]
        for event in scene.events
        if isinstance(event, CityConnected)
        for ends in pairwise(event.way)
    }
    moves = _connections(scene)
    if len(moves) == 1:
        seat = _builder(state)
        _, way = network.ways(state, seat)[moves[0].city]
        bright = {number[ends] for ends in pairwise(way)}
        paid[seat] |= bright
    for place, row in enumerate(state.board.rows):
        seats = tuple(seat for seat in paid if place in paid[seat])
        if seats:
            curve = layout.curves[name_of(row.between)]
            canvas.paste(*pieces.track(scene.theme, seats, place in bright, curve, canvas.scale))


def _cities(canvas: Canvas, scene: Scene, chart: Chart, layout: MapLayout) -> None:
    state: State = scene.view
    moves = _connections(scene)
    numbers = {move.city: str(number) if len(moves) > 1 else "" for number, move in enumerate(moves, 1)}
    for name, seats in state.cities.items():
        at = layout.cities[name]
        if name in numbers:
            pieces.choice(canvas, scene.theme, chart.place, at, numbers[name])
        pieces.city(canvas, scene, chart.place, at, state.board.cities[name].points, seats)


def _connections(scene: Scene) -> list[Connect]:
    return [move for move in scene.candidates if isinstance(move, Connect)]


def _builder(state: State) -> Seat:
    seat = state.trains[state.builder].seat
    assert seat is not None
    return seat
