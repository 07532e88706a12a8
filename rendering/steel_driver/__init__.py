"""Pictures of Steel Driver."""

from PIL import Image

from games.steel_driver.actions import Build, Claim
from games.steel_driver.components import COMPANIES, GOODS_COLOURS
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import theme_palette
from rendering.drawing.sheet import GAP, Strip, sheet
from rendering.picture import Picture
from rendering.scene import Scene
from rendering.steel_driver import board, describe, panels, pieces
from rendering.steel_driver.atlas import ATLAS


def draw(scene: Scene) -> Canvas:
    """The whole board: header, map, panels."""
    strips = (
        Strip(ATLAS.height, board.paint, above=0),
        Strip(panels.ORDER, panels.order_and_profits),
        Strip(panels.CARDS, panels.cards),
        Strip(panels.TABLE.tall(scene), panels.players),
    )
    return sheet(scene, panels.header, strips, below=2 * GAP)


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme and edition."""
    theme, edition = scene.theme, scene.view.edition
    coloured = (*COMPANIES[edition], *GOODS_COLOURS[edition].values())
    names = dict.fromkeys([*(thing.value for thing in coloured), "blue"])
    return theme_palette(theme, tuple(theme.pieces[name] for name in names))


PICTURE = Picture(
    draw=draw,
    palette=palette,
    describe=describe.lines,
    asked=panels.asked,
    seat_colour=pieces.player_colour,
    previewed=(Build, Claim),
)
