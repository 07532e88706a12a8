"""Pictures of Great Western."""

from functools import lru_cache

from PIL import Image

from games.great_western.actions import Connect
from games.great_western.components import COLOURS
from rendering.drawing import encoding
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import INK, PAPER, Theme, mix
from rendering.great_western import board, describe, panels, pieces
from rendering.great_western.atlas import ATLAS
from rendering.picture import Picture
from rendering.scene import WIDTH, Scene


def draw(scene: Scene) -> Canvas:
    """The whole board: header, map, trains, income, players."""
    count = len(scene.view.players)
    top = panels.HEADER
    canvas = Canvas.blank(WIDTH, top + ATLAS.height + panels.height(count), scene.scale, scene.theme.ground)
    around = Canvas.blank(WIDTH, ATLAS.height, scene.scale, scene.theme.sea)
    board.paint(around, scene)
    canvas.place(around, (0, top))
    panels.header(canvas, scene)
    top += ATLAS.height + panels.GAP
    panels.trains(canvas, scene, top)
    top += (panels.TRAIN + panels.GAP) * count
    panels.track(canvas, scene, top)
    top += panels.TRACK + panels.GAP
    panels.players(canvas, scene, top)
    return canvas


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme."""
    return _palette(scene.theme)


@lru_cache(maxsize=6)
def _palette(theme: Theme) -> Image.Image:
    own = [theme.pieces[name] for name in (*(colour.value for colour in COLOURS), "black")]
    return encoding.theme_palette(
        theme, own, [mix(theme.panel, theme.accent, 0.5), mix(theme.panel, theme.text, 0.3), INK, PAPER]
    )


PICTURE = Picture(
    draw=draw,
    palette=palette,
    describe=describe.sentences,
    asked=panels.asked,
    seat_colour=pieces.player_colour,
    previewed=(Connect,),
)
