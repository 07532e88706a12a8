"""Pictures of Great Western."""

from PIL import Image

from games.great_western.actions import Connect
from games.great_western.components import COLOURS
from games.great_western.state import Phase, State
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import theme_palette
from rendering.drawing.sheet import GAP, Strip, sheet
from rendering.drawing.themes import PAPER, mix
from rendering.drawing.upright import upright
from rendering.great_western import board, consists, describe, ground, panels, pieces, trains
from rendering.great_western.emblems import EMBLEMS
from rendering.great_western.layout import chart_of
from rendering.picture import Picture
from rendering.scene import Scene


def draw(scene: Scene) -> Canvas:
    """The whole board: header, map, trains, income, players."""
    strips = (_chart(scene), _trains(scene, above=GAP), _track(scene), _players(scene))
    return sheet(scene, panels.header, strips, below=2 * GAP)


def upright_map(scene: Scene) -> Canvas:
    """Upright: the map; while they bid for trains, these above it."""
    above = [_trains(scene, above=GAP), Strip(0, _nothing)] if _is_bidding(scene) else []
    return upright(scene, [*above, _chart(scene)], panels.when(scene), panels.asked(scene))


def upright_tables(scene: Scene) -> Canvas:
    """Upright: the trains, if they are not with the map; income and players."""
    above = [] if _is_bidding(scene) else [_trains(scene, above=GAP)]
    return upright(scene, [*above, _players(scene), _track(scene)])


def _is_bidding(scene: Scene) -> bool:
    state: State = scene.view
    return state.phase is Phase.BIDDING


def _chart(scene: Scene) -> Strip:
    return Strip(chart_of(scene).atlas.height, board.paint, above=0)


def _trains(scene: Scene, above: float) -> Strip:
    return Strip(consists.height(scene), consists.paint, above)


def _track(scene: Scene) -> Strip:
    return Strip(panels.track_height(scene), panels.track)


def _players(scene: Scene) -> Strip:
    return Strip(panels.table_height(scene), panels.players)


def _nothing(_: Canvas, __: Scene, ___: float) -> None:
    """Leaves room."""


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme."""
    theme = scene.theme
    own = tuple(theme.pieces[name] for name in (*(colour.value for colour in COLOURS), "black"))
    livery = *trains.LIVERY, mix(trains.IRON, PAPER, 0.55)
    return theme_palette(
        theme, own, (*livery, *ground.tones(theme), *pieces.plate(theme, empty=True), pieces.GOLD)
    )


PICTURE = Picture(
    draw=draw,
    phone=(upright_map, upright_tables),
    palette=palette,
    describe=describe.lines,
    asked=panels.asked,
    seat_colour=pieces.player_colour,
    previewed=(Connect,),
    emblems=EMBLEMS,
)
