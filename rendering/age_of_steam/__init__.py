"""Pictures of Age of Steam."""

from collections.abc import Sequence

from PIL import Image

from games.age_of_steam.actions import Lay, Urbanize
from games.age_of_steam.components import COLOURS, Cube
from games.engine.contract import Action
from rendering.age_of_steam import board, describe, display, ground, panels, pieces, track, zoom
from rendering.age_of_steam.geometry import whole
from rendering.age_of_steam.ghosts import PREVIEWED
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import theme_palette
from rendering.drawing.sheet import Strip, sheet
from rendering.drawing.themes import INK, PAPER, RGB, mix
from rendering.picture import Picture
from rendering.scene import Scene

LONGEST_WAY = 4


def draw(scene: Scene) -> Canvas:
    """The whole table: header, map, goods display, auction or actions, players. With a focus, the
    header and a part of the map alone."""
    if zoom.places(scene):
        return zoom.draw(scene)
    strips = (
        Strip(whole(scene.view.board).height, _map, above=0),
        Strip(display.TALL, display.paint),
        Strip(panels.STRIP, panels.strip),
        Strip(panels.TABLE.tall(scene), panels.players),
    )
    return sheet(scene, panels.header, strips, header_first=True)


def _map(picture: Canvas, scene: Scene, top: float) -> None:
    picture.place(board.paint(scene, whole(scene.view.board)), (0, top))


def focus_on(actions: Sequence[Action]) -> Sequence[str]:
    """The hex whose tiles or new cities are compared, or the hexes of a way; nothing where the moves
    lie all over the map."""
    laid = [move for move in actions if isinstance(move, Lay | Urbanize)]
    names = [move.at if isinstance(move, Lay) else move.town for move in laid]
    found = sorted(set(names))
    together = len(found) == 1 or len(found) == len(actions) <= LONGEST_WAY
    return found if together and len(names) == len(actions) else ()


def palette(scene: Scene) -> Image.Image:
    """The 256 colours of a theme."""
    theme = scene.theme
    own = tuple(theme.pieces[colour.value] for colour in COLOURS)
    ties = track.ballast(theme)
    bright = [mix(theme.land, theme.accent, 0.3), mix(theme.panel, theme.accent, 0.28)]
    shades: list[RGB] = [
        *ground.river_colours(theme),
        *ground.shore_colours(theme),
        *ground.rock_colours(theme),
        *bright,
        ties,
        mix(theme.land, ties, 0.5),
        mix(theme.land, INK, 0.38),
        mix(theme.land, INK, 0.6),
        track.nobodys(theme),
        *(mix(theme.panel, theme.pieces[cube.value], 0.25) for cube in Cube),
        *(mix(theme.accent, INK, share) for share in (0.25, 0.5, 0.75)),
        *(mix(theme.land, theme.accent, share) for share in (0.5, 0.75)),
        *(mix(theme.land, theme.muted, share) for share in (0.3, 0.6)),
    ]
    return theme_palette(theme, own, (*shades, INK, PAPER))


PICTURE = Picture(
    draw=draw,
    palette=palette,
    describe=describe.lines,
    asked=panels.asked,
    seat_colour=pieces.player_colour,
    previewed=PREVIEWED,
    focus=focus_on,
)
