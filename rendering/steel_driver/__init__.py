"""Pictures of Steel Driver."""

from functools import lru_cache

from PIL import Image

from games.steel_driver.actions import Build, Claim
from games.steel_driver.components import COMPANIES, GOODS_COLOURS, Edition
from rendering.drawing import encoding
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import Theme
from rendering.picture import Picture
from rendering.scene import WIDTH, Scene
from rendering.steel_driver import board, describe, panels, pieces
from rendering.steel_driver.atlas import ATLAS


def draw(scene: Scene) -> Canvas:
    """The whole board: header, map, panels."""
    top = panels.HEADER
    bottom = top + ATLAS.height + panels.height(len(scene.view.players))
    canvas = Canvas.blank(WIDTH, bottom, scene.scale, scene.theme.ground)
    around = Canvas.blank(WIDTH, ATLAS.height, scene.scale, scene.theme.sea)
    board.paint(around, scene)
    panels.legend(around, scene)
    canvas.place(around, (0, top))
    panels.header(canvas, scene)
    top += ATLAS.height + panels.GAP
    panels.order(canvas, scene, top)
    panels.profits(canvas, scene, top)
    top += panels.ORDER + panels.GAP
    panels.cards(canvas, scene, top)
    top += panels.CARDS + panels.GAP
    panels.players(canvas, scene, top)
    return canvas


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme and edition."""
    return _palette(scene.theme, scene.view.edition)


@lru_cache(maxsize=6)
def _palette(theme: Theme, edition: Edition) -> Image.Image:
    names = [company.value for company in COMPANIES[edition]] + [
        c.value for c in GOODS_COLOURS[edition].values()
    ]
    return encoding.theme_palette(theme, [theme.pieces[name] for name in dict.fromkeys([*names, "blue"])])


PICTURE = Picture(
    draw=draw,
    palette=palette,
    describe=describe.sentences,
    asked=panels.asked,
    seat_colour=pieces.player_colour,
    previewed=(Build, Claim),
)
