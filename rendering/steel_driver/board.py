"""The map with everything on it."""

from games.engine.contract import Action
from games.steel_driver.actions import Build, Claim
from games.steel_driver.events import GoodsClaimed, LineCompleted, LinkBuilt
from games.steel_driver.state import State
from rendering.drawing.canvas import Canvas
from rendering.maps import pieces as shared
from rendering.maps.layout import MapLayout
from rendering.scene import Scene
from rendering.steel_driver import legend, pieces
from rendering.steel_driver.layout import lay_out, plan_of
from rendering.steel_driver.numbers import numbers
from rendering.steel_driver.panels import FINAL

GOODS_CUBE = 52 / 31
"""How large a goods cube on the map is, by the radius of its city."""


def paint(picture: Canvas, scene: Scene, top: float) -> None:
    """The map, from the top down; in its sea the legend, where that has no strip of its own."""
    state: State = scene.view
    atlas = plan_of(scene).atlas
    layout = lay_out(state.board, plan_of(scene))
    canvas = shared.ground(scene, atlas, layout)
    final = state.phase in FINAL
    if not final:
        _routes(canvas, scene, layout)
    _links(canvas, scene, layout)
    _ghosts(canvas, scene, layout)
    if not final:
        _costs(canvas, scene, layout)
    _claimed(canvas, scene, layout)
    _cities(canvas, scene, layout)
    if final:
        _goods(canvas, scene, layout)
    _numbers(canvas, scene)
    if atlas.free:
        legend.at_sea(canvas, scene, atlas.free[0])
    picture.place(canvas, (0, top))


def _cities(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    state: State = scene.view
    theme = scene.theme
    plan = plan_of(scene)
    shared.names(canvas, theme, layout, plan.name)
    for name, place in state.board.places.items():
        fill = pieces.goods_colour(theme, state.edition, place.goods)
        symbol = pieces.SYMBOLS[place.goods]
        pieces.city(
            canvas, theme, layout.cities[name], plan.atlas.city, place.start, fill, symbol, place.value
        )


def _routes(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    state: State = scene.view
    free = [route for name, route in state.board.routes.items() if name not in state.built]
    for route in free:
        shared.route(canvas, scene.theme, layout.curves[route.name], plan_of(scene).ties)


def _costs(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    state: State = scene.view
    for name, route in state.board.routes.items():
        if name not in state.built:
            shared.chip(canvas, scene.theme, layout.chips[name], route.cost, plan_of(scene).atlas.chip)


def _links(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    state: State = scene.view
    for name in _marked(scene):
        canvas.paste(*shared.glow(scene.theme.text, layout.curves[name], scene.scale))
    for name, company in state.built.items():
        canvas.paste(*pieces.link(scene.theme, company, layout.curves[name], scene.scale))


def _marked(scene: Scene) -> list[str]:
    """The routes of the last move: the links just built, or the whole line from coast to coast."""
    state: State = scene.view
    if state.transcontinental and any(isinstance(event, LineCompleted) for event in scene.events):
        return state.transcontinental.routes
    built = [event for event in scene.events if isinstance(event, LinkBuilt)]
    return [state.board.between[event.start, event.end].name for event in built]


def _claimed(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    """A light behind the cities whose goods the last turn claimed."""
    for event in scene.events:
        if isinstance(event, GoodsClaimed):
            radius = plan_of(scene).atlas.city + 15
            canvas.disc(layout.cities[event.place], radius, scene.theme.accent, scene.theme.accent)


def _goods(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    """The goods cubes that lie on the map, over the values that count no more."""
    state: State = scene.view
    size = plan_of(scene).atlas.city * GOODS_CUBE
    for place, goods in state.goods.items():
        pieces.goods_cube(canvas, scene.theme, layout.cities[place], state.edition, goods, size)


def _candidate_routes(scene: Scene) -> list[str]:
    builds = [action for action in scene.candidates if isinstance(action, Build)]
    return [scene.view.board.between[build.start, build.end].name for build in builds]


def _ghosts(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    """Links that could be built."""
    company = scene.view.active
    for name in _candidate_routes(scene) if company else ():
        canvas.paste(*pieces.ghost(scene.theme, company, layout.curves[name], scene.scale))


def _numbers(canvas: Canvas, scene: Scene) -> None:
    """The numbers of the moves that could be made; where there is a single one, a city has a dot."""
    places = [
        (number, choice)
        for number, move in enumerate(scene.candidates, 1)
        if (choice := _choice(scene, move))
    ]
    several = len(scene.candidates) > 1
    if not several and any(route for _, (_, route) in places):
        return
    plan, theme = plan_of(scene), scene.theme
    radius, size = plan.number if several else (plan.number[0] * 0.7, 0.0)
    found = numbers(scene.view.board, plan).placed([choice for _, choice in places])
    for (number, _), at in zip(places, found, strict=True):
        canvas.disc(at, radius, theme.accent, theme.halo)
        if several:
            canvas.text(at, str(number), size, theme.ink_on(theme.accent), anchor="mm", bold=True)


def _choice(scene: Scene, move: Action) -> tuple[str, str] | None:
    """The city that a move is about, and the route by which it would be reached, if there is one."""
    match move:
        case Build(start, end):
            return end, scene.view.board.between[start, end].name
        case Claim(place):
            return place, ""
    return None
