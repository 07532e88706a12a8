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
from rendering.picture import Picture
from rendering.scene import Scene


def draw(scene: Scene) -> Canvas:
    """The whole table: header, heaps, cairns, players."""
    strips = (
        Strip(panels.HEAPS, panels.heaps),
        Strip(panels.CAIRNS, panels.cairns),
        Strip(panels.TABLE.tall(scene), panels.players),
    )
    return sheet(scene, panels.header, strips)


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme."""
    theme = scene.theme
    own = tuple(theme.pieces[name] for name in (*(colour.value for colour in COLOURS), *stones.COLOURS))
    return theme_palette(theme, own, tuple(mix(colour, theme.panel, stones.FAINT) for colour in own))


PICTURE = Picture(
    draw=draw,
    palette=palette,
    describe=describe.lines,
    asked=header.asked,
    seat_colour=panels.player_colour,
    previewed=(Stack,),
)
