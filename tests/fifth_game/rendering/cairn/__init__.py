"""Pictures of Cairn."""

from functools import lru_cache

from PIL import Image

from games.cairn.actions import Stack
from games.cairn.components import COLOURS
from rendering.cairn import describe, panels, stones
from rendering.drawing import encoding
from rendering.drawing.canvas import Canvas
from rendering.drawing.header import HEIGHT
from rendering.drawing.themes import Theme, mix
from rendering.picture import Picture
from rendering.scene import WIDTH, Scene


def draw(scene: Scene) -> Canvas:
    """The whole table: header, heaps, cairns, players."""
    strips = (
        (panels.HEAPS, panels.heaps),
        (panels.CAIRNS, panels.cairns),
        (panels.table_height(scene), panels.players),
    )
    height = HEIGHT + sum(tall + panels.GAP for tall, _ in strips) + panels.GAP
    canvas = Canvas.blank(WIDTH, height, scene.scale, scene.theme.ground)
    panels.header(canvas, scene)
    top = HEIGHT + panels.GAP
    for tall, paint in strips:
        paint(canvas, scene, top)
        top += tall + panels.GAP
    return canvas


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme."""
    return _palette(scene.theme)


@lru_cache(maxsize=6)
def _palette(theme: Theme) -> Image.Image:
    own = [theme.pieces[name] for name in (*(colour.value for colour in COLOURS), *stones.COLOURS)]
    return encoding.theme_palette(theme, own, [mix(colour, theme.panel, stones.FAINT) for colour in own])


PICTURE = Picture(
    draw=draw,
    palette=palette,
    describe=describe.sentences,
    asked=panels.asked,
    seat_colour=panels.player_colour,
    previewed=(Stack,),
)
