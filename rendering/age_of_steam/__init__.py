"""Pictures of Age of Steam."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.age_of_steam.actions import Deliver, Lay, Urbanize
from games.age_of_steam.components import COLOURS, Cube
from games.engine.contract import Action
from rendering.age_of_steam import board, describe, display, ground, panels, pieces, track, upright, zoom
from rendering.age_of_steam.emblems import EMBLEMS
from rendering.age_of_steam.geometry import whole
from rendering.age_of_steam.ghosts import PREVIEWED
from rendering.drawing import encoding
from rendering.drawing.canvas import Canvas
from rendering.drawing.sheet import Strip, sheet
from rendering.drawing.themes import INK, PAPER, RGB, Theme, mix
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
    """The hex whose tiles or new cities are compared, the hexes of a way, or the stations of deliveries;
    nothing where the moves lie all over the map."""
    if stations := [move for move in actions if isinstance(move, Deliver)]:
        return sorted({name for move in stations for name in (move.start, *(hop.to for hop in move.way))})
    laid = [move for move in actions if isinstance(move, Lay | Urbanize)]
    names = [move.at if isinstance(move, Lay) else move.town for move in laid]
    found = sorted(set(names))
    together = len(found) == 1 or len(found) == len(actions) <= LONGEST_WAY
    return found if together and len(names) == len(actions) else ()


def palette(scene: Scene) -> Image.Image:
    """The colours of a theme, with a step between where letters and tracks end: more would make the file
    larger, and nobody sees them."""
    return _palette(scene.theme)


@lru_cache(maxsize=8)
def _palette(theme: Theme) -> Image.Image:
    players = [pieces.player_colour(theme, seat) for seat in range(len(COLOURS))]
    goods = [pieces.goods_colour(theme, cube) for cube in Cube]
    themed = [value for value in vars(theme).values() if isinstance(value, tuple)]
    shades: list[RGB] = [
        *ground.river_colours(theme),
        *ground.shore_colours(theme),
        ground.grid_colour(theme),
        *ground.rock_colours(theme),
        mix(theme.land, theme.accent, 0.3),
        mix(theme.panel, theme.accent, 0.28),
        mix(theme.land, INK, 0.38),
        mix(theme.land, INK, 0.6),
        track.nobodys(theme),
        track.ballast(theme),
        panels.alarm(theme),
        *(mix(theme.panel, colour, 0.25) for colour in goods),
        *(mix(colour, INK, share) for colour in goods for share in (0.12, 0.38)),
        *(mix(colour, PAPER, 0.25) for colour in goods),
    ]
    meeting = [(theme.halo, theme.text), (theme.land, theme.halo), (theme.land, theme.muted)]
    meeting += [(theme.panel, theme.text), (theme.panel, theme.muted), (theme.accent, INK)]
    edges = [mix(a, b, 0.5) for a, b in meeting]
    return encoding.palette([INK, PAPER, *themed, *players, *goods, *shades, *edges])


PICTURE = Picture(
    draw=draw,
    palette=palette,
    phone=(upright.board, upright.tables),
    describe=describe.lines,
    asked=panels.asked,
    seat_colour=pieces.player_colour,
    previewed=PREVIEWED,
    focus=focus_on,
    emblems=EMBLEMS,
)
