"""The map with everything on it."""

from games.steel_driver.actions import Build, Claim
from games.steel_driver.events import GoodsClaimed, LineCompleted, LinkBuilt
from games.steel_driver.state import Phase, State
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Point
from rendering.maps import pieces as shared
from rendering.maps.layout import MapLayout
from rendering.scene import Scene
from rendering.steel_driver import panels, pieces
from rendering.steel_driver.atlas import ATLAS
from rendering.steel_driver.layout import lay_out

GOODS_CUBE = 52.0


def paint(picture: Canvas, scene: Scene, top: float) -> None:
    """The map, from the top down, with its legend."""
    state: State = scene.view
    layout = lay_out(state.board)
    canvas = shared.ground(scene, ATLAS, layout)
    final = state.phase in (Phase.CLAIMING, Phase.OVER)
    if not final:
        _routes(canvas, scene, layout)
    _links(canvas, scene, layout)
    _ghosts(canvas, scene, layout)
    _claimed(canvas, scene, layout)
    _cities(canvas, scene, layout)
    if final:
        _goods(canvas, scene, layout)
    _numbers(canvas, scene, layout)
    panels.legend(canvas, scene)
    picture.place(canvas, (0, top))


def _cities(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    state: State = scene.view
    theme = scene.theme
    shared.names(canvas, theme, layout)
    for name, place in state.board.places.items():
        fill = pieces.goods_colour(theme, state.edition, place.goods)
        symbol = pieces.SYMBOLS[place.goods]
        pieces.city(canvas, theme, layout.cities[name], place.start, fill, symbol, place.value)


def _routes(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    state: State = scene.view
    free = [route for name, route in state.board.routes.items() if name not in state.built]
    for route in free:
        shared.route(canvas, scene.theme, layout.curves[route.name])
    numbered = (
        {layout.chips[name] for name in _candidate_routes(scene)} if len(scene.candidates) > 1 else set()
    )
    for route in free:
        if layout.chips[route.name] not in numbered:
            shared.chip(canvas, scene.theme, layout.chips[route.name], route.cost)


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
            canvas.disc(layout.cities[event.place], ATLAS.city + 15, scene.theme.accent, scene.theme.accent)


def _goods(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    """The goods cubes that lie on the map, over the values that count no more."""
    state: State = scene.view
    for place, goods in state.goods.items():
        pieces.goods_cube(canvas, scene.theme, layout.cities[place], state.edition, goods, GOODS_CUBE)


def _candidate_routes(scene: Scene) -> list[str]:
    builds = [action for action in scene.candidates if isinstance(action, Build)]
    return [scene.view.board.between[build.start, build.end].name for build in builds]


def _ghosts(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    """Links that could be built."""
    company = scene.view.active
    for name in _candidate_routes(scene) if company else ():
        canvas.paste(*pieces.ghost(scene.theme, company, layout.curves[name], scene.scale))


def _number_place(scene: Scene, layout: MapLayout, build: Build) -> Point:
    """Where a link's cost stands; nearer to its end where both directions are offered."""
    route = scene.view.board.between[build.start, build.end]
    if Build(build.end, build.start) not in scene.candidates:
        return layout.chips[route.name]
    curve = layout.curves[route.name]
    return curve[len(curve) * 2 // 3 if build.end == route.b else len(curve) // 3]


def _numbers(canvas: Canvas, scene: Scene, layout: MapLayout) -> None:
    """The numbers of the moves that could be made, where there are several."""
    several = len(scene.candidates) > 1
    for number, action in enumerate(scene.candidates, 1):
        match action:
            case Build() if several:
                at = _number_place(scene, layout, action)
            case Claim(place):
                x, y = layout.cities[place]
                at = x - ATLAS.city * 0.8, y - ATLAS.city * 0.8
            case _:
                continue
        canvas.disc(at, 25 if several else 17, scene.theme.accent, scene.theme.halo)
        if several:
            ink = scene.theme.ink_on(scene.theme.accent)
            canvas.text(at, str(number), 34, ink, anchor="mm", bold=True)
