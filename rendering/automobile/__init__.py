"""Pictures of Automobile."""

from typing import Protocol

from PIL import Image

from games.automobile.components import COLOURS
from rendering.automobile import (
    characters,
    describe,
    distribution,
    executive,
    inside,
    panels,
    pieces,
    ring,
    turns,
)
from rendering.automobile.emblems import EMBLEMS
from rendering.automobile.layout import ring_of
from rendering.automobile.plans import PREVIEWED
from rendering.automobile.spaces import tint
from rendering.drawing.canvas import Canvas
from rendering.drawing.encoding import theme_palette
from rendering.drawing.geometry import Box
from rendering.drawing.header import asked
from rendering.drawing.sheet import GAP, Strip, sheet
from rendering.drawing.themes import INK, PAPER, RGB, mix
from rendering.drawing.upright import upright
from rendering.picture import Picture
from rendering.scene import Form, Scene


def draw(scene: Scene) -> Canvas:
    """The whole table: header, ring with what lies inside, players."""
    strips = (_ring(scene, above=0), _players(scene, above=0))
    return sheet(scene, panels.header, strips)


def board(scene: Scene) -> Canvas:
    """Upright: the ring, and in it the classes with what is sold of them."""
    when = panels.turn_of(scene), panels.phase_of(scene)
    return upright(scene, [_ring(scene, above=0)], when, asked(scene))


def tables(scene: Scene) -> Canvas:
    """Upright: what the ring of the wide form has inside, and the players."""
    rooms = (turns, characters, distribution, executive)
    return upright(scene, [*(_across(room, scene.form) for room in rooms), _players(scene, above=GAP)])


def _ring(scene: Scene, above: float) -> Strip:
    return Strip(ring_of(scene).size[1], _board, above)


def _players(scene: Scene, above: float) -> Strip:
    return Strip(panels.table_of(scene).table.tall(scene), panels.players, above)


class Room(Protocol):
    """A module that paints a part of the table into a box of its height."""

    def height(self, form: Form, /) -> float:
        """How tall it is in a form."""

    def paint(self, canvas: Canvas, scene: Scene, box: Box, /) -> None:
        """Paints it into a box."""


def _across(room: Room, form: Form) -> Strip:
    """A room over the whole width."""
    tall = room.height(form)

    def paint(canvas: Canvas, scene: Scene, top: float) -> None:
        room.paint(canvas, scene, (GAP, top, scene.units - GAP, top + tall))

    return Strip(tall, paint)


def _board(picture: Canvas, scene: Scene, top: float) -> None:
    canvas = Canvas.blank(*ring_of(scene).size, scene.scale, scene.theme.land, picture.least)
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
    phone=(board, tables),
    palette=palette,
    describe=describe.lines,
    asked=asked,
    seat_colour=pieces.player_colour,
    previewed=PREVIEWED,
    emblems=EMBLEMS,
)
