"""Pictures of Steel Driver."""

from PIL import Image

from games.steel_driver.actions import Build, Claim
from games.steel_driver.components import COMPANIES, GOODS_COLOURS
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import theme_palette
from rendering.drawing.sheet import GAP, Strip, sheet
from rendering.drawing.upright import upright
from rendering.picture import Picture
from rendering.scene import Scene
from rendering.steel_driver import board, cards, describe, legend, panels, pieces
from rendering.steel_driver.atlas import ATLAS, UPRIGHT
from rendering.steel_driver.emblems import EMBLEMS


def draw(scene: Scene) -> Canvas:
    """The whole board: header, map, panels."""
    strips = (
        Strip(ATLAS.height, board.paint, above=0),
        Strip(panels.ORDER, panels.order_and_profits),
        Strip(cards.tall(scene), cards.cards),
        Strip(panels.players_of(scene).table.tall(scene), panels.players),
    )
    return sheet(scene, panels.header, strips, below=2 * GAP)


def draw_map(scene: Scene) -> Canvas:
    """For a phone: whose turn it is, the map, the company that it is about, the legend."""
    strips = [Strip(UPRIGHT.height, board.paint, above=0), Strip(legend.STRIP, legend.strip)]
    if cards.in_question(scene):
        strips.insert(1, Strip(cards.ROW, cards.row))
    return upright(scene, strips, panels.when(scene), panels.asked(scene))


def draw_tables(scene: Scene) -> Canvas:
    """For a phone: order, companies, players."""
    strips = (
        Strip(panels.ORDER, panels.order),
        Strip(cards.tall(scene), cards.cards),
        Strip(panels.players_of(scene).table.tall(scene), panels.players),
    )
    return upright(scene, strips)


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
    phone=(draw_map, draw_tables),
    emblems=EMBLEMS,
)
