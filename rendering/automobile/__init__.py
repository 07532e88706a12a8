"""Pictures of Automobile."""

from PIL import Image

from games.automobile.components import COLOURS
from rendering.automobile import describe, inside, panels, pieces, ring
from rendering.automobile.layout import HEIGHT
from rendering.automobile.plans import PREVIEWED
from rendering.automobile.spaces import tint
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import theme_palette
from rendering.drawing.header import asked
from rendering.drawing.sheet import Strip, sheet
from rendering.drawing.themes import INK, PAPER, RGB, mix
from rendering.picture import Picture
from rendering.scene import WIDTH, Scene


def draw(scene: Scene) -> Canvas:
    """The whole table: header, ring with what lies inside, players."""
    strips = (
        Strip(HEIGHT, _board, above=0),
        Strip(panels.TABLE.tall(scene), panels.players, above=0),
    )
    return sheet(scene, panels.header, strips)


def _board(picture: Canvas, scene: Scene, top: float) -> None:
    canvas = Canvas.blank(WIDTH, HEIGHT, scene.scale, scene.theme.land)
    ring.paint(canvas, scene)
    inside.paint(canvas, scene)
    picture.place(canvas, (0, top))


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme."""
    theme = scene.theme
    players = [theme.pieces[colour.value] for colour in COLOURS]
    enamels = list(pieces.CLASS_COLOURS.values())
    own = (*players, *enamels, pieces.loss_colour(theme), theme.pieces["brown"])
    floors = [tint(theme, colour) for colour in players]
    shades: list[RGB] = [
        *(mix(theme.panel, theme.muted, share) for share in (0.34, 0.4, 0.5, 0.6)),
        *(mix(theme.panel, enamel, 0.3) for enamel in enamels),
        mix(theme.panel, theme.accent, 0.5),
        mix(theme.panel, theme.text, 0.3),
        mix(theme.panel, theme.ground, 0.8),
        mix(theme.land, theme.text, 0.35),
        ring.asphalt(theme),
    ]
    edges = [mix(floor, theme.text, share) for floor in floors for share in (0.35, 0.7)]
    edges += [mix(enamel, theme.ink_on(enamel), share) for enamel in enamels for share in (0.35, 0.7)]
    return theme_palette(theme, own, (*floors, *shades, *edges, INK, PAPER))


PICTURE = Picture(
    draw=draw,
    palette=palette,
    describe=describe.lines,
    asked=asked,
    seat_colour=pieces.player_colour,
    previewed=PREVIEWED,
)
