"""Pictures of Cairn."""

from PIL import Image

from games.cairn.actions import Stack
from games.cairn.components import COLOURS
from rendering.cairn import describe, panels, stones
from rendering.drawing import header
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import theme_palette
from rendering.drawing.sheet import Strip, sheet
from rendering.drawing.themes import mix
from rendering.drawing.upright import upright
from rendering.picture import Picture
from rendering.scene import Scene


def draw(scene: Scene) -> Canvas:
    """The whole table: header, heaps, cairns, players."""
    return sheet(scene, panels.header, (_heaps(scene), _cairns(scene), _players(scene)))


def heaps(scene: Scene) -> Canvas:
    """Upright: what can be taken, and what stands."""
    return upright(scene, (_heaps(scene), _cairns(scene)), panels.when(scene), header.asked(scene))


def players(scene: Scene) -> Canvas:
    """Upright: what everybody has."""
    return upright(scene, (_players(scene),))


def _heaps(scene: Scene) -> Strip:
    return Strip(panels.heaps_height(scene), panels.heaps)


def _cairns(scene: Scene) -> Strip:
    return Strip(panels.cairns_height(scene), panels.cairns)


def _players(scene: Scene) -> Strip:
    return Strip(panels.table_height(scene), panels.players)


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme."""
    theme = scene.theme
    own = tuple(theme.pieces[name] for name in (*(colour.value for colour in COLOURS), *stones.COLOURS))
    return theme_palette(theme, own, tuple(mix(colour, theme.panel, stones.FAINT) for colour in own))


PICTURE = Picture(
    draw=draw,
    phone=(heaps, players),
    palette=palette,
    describe=describe.lines,
    asked=header.asked,
    seat_colour=panels.player_colour,
    previewed=(Stack,),
)
