"""Pictures of Great Western."""

from PIL import Image

from games.great_western.actions import Connect
from games.great_western.components import COLOURS
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import theme_palette
from rendering.drawing.sheet import GAP, Strip, sheet
from rendering.drawing.themes import INK, PAPER, mix
from rendering.great_western import board, describe, panels, pieces
from rendering.great_western.atlas import ATLAS
from rendering.picture import Picture
from rendering.scene import Scene


def draw(scene: Scene) -> Canvas:
    """The whole board: header, map, trains, income, players."""
    count = len(scene.names)
    strips = (
        Strip(ATLAS.height, board.paint, above=0),
        Strip(count * (panels.TRAIN + GAP) - GAP, panels.trains),
        Strip(panels.TRACK, panels.track),
        Strip(panels.TABLE.tall(scene), panels.players),
    )
    return sheet(scene, panels.header, strips, below=2 * GAP)


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme."""
    theme = scene.theme
    own = tuple(theme.pieces[name] for name in (*(colour.value for colour in COLOURS), "black"))
    cars = mix(theme.panel, theme.accent, 0.5), mix(theme.panel, theme.text, 0.3)
    return theme_palette(theme, own, (*cars, INK, PAPER))


PICTURE = Picture(
    draw=draw,
    palette=palette,
    describe=describe.lines,
    asked=panels.asked,
    seat_colour=pieces.player_colour,
    previewed=(Connect,),
)
