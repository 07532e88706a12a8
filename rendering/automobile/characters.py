"""The six characters in the order of play, with their R&D and who has chosen them."""

from dataclasses import dataclass

from PIL import ImageDraw

from games.automobile.components import CHARACTERS, RESEARCH_OF, Character
from games.automobile.state import State
from rendering.automobile import pieces
from rendering.automobile.touched import characters_touched
from rendering.drawing.canvas import Canvas, sprite
from rendering.drawing.geometry import Box, Point
from rendering.drawing.pieces import cube
from rendering.drawing.themes import INK, PAPER, RGB, mix
from rendering.scene import Form, Scene

HEIGHT = 168.0
NAMES = {Form.WIDE: 34.0, Form.PHONE: 26.0}
ASIDE = {Form.WIDE: 20.0, Form.PHONE: 13.0}
"""How far a portrait stands to the left of the middle."""


def height(_: Form) -> float:
    """How tall the fields are."""
    return HEIGHT


@dataclass(frozen=True)
class Look:
    """By what a portrait is known."""

    head: str
    glasses: bool = False
    moustache: bool = False
    beard: bool = False


LOOKS = {
    Character.FORD: Look("bowler"),
    Character.KETTERING: Look("hair", glasses=True),
    Character.SLOAN: Look("bald", moustache=True),
    Character.HOWARD: Look("boater", moustache=True),
    Character.DURANT: Look("top hat", beard=True),
    Character.CHRYSLER: Look("flat cap", glasses=True),
}


def paint(canvas: Canvas, scene: Scene, box: Box) -> None:
    """A field for each, left to right."""
    state: State = scene.view
    wide = (box[2] - box[0] + 8) / len(CHARACTERS)
    for number, character in enumerate(CHARACTERS):
        left = box[0] + number * wide
        field = (left, box[1], left + wide - 8, box[3])
        _field(canvas, scene, field, character)
        if character is Character.FORD and character in state.characters:
            _token(canvas, scene, field)


def _field(canvas: Canvas, scene: Scene, box: Box, character: Character) -> None:
    state: State = scene.view
    theme = scene.theme
    seat = state.characters.get(character)
    lit = character in characters_touched(scene.events)
    canvas.rectangle(box, theme.panel, theme.accent if lit else theme.panel_edge, line=4 if lit else 2)
    middle = (box[0] + box[2]) / 2
    suit = mix(theme.panel, theme.muted, 0.5) if seat is None else pieces.player_colour(theme, seat)
    portrait(canvas, (middle - ASIDE[scene.form], box[1] + 64), suit, theme.panel, character)
    for step in range(RESEARCH_OF[character]):
        cube(canvas, (box[2] - 26, box[1] + 30 + step * 34), PAPER, 32)
    if seat is not None:
        pieces.piece(canvas, scene, (middle - ASIDE[scene.form], box[1] + 98), seat, 20)
    name = scene.words.say(f"character-{character.value}")
    ink = theme.muted if seat is None else theme.text
    at, room = (middle, box[3] - 24), box[2] - box[0] - 16
    canvas.text(at, name, NAMES[scene.form], ink, anchor="mm", bold=True, room=room)


def portrait(
    canvas: Canvas, at: Point, suit: RGB, ground: RGB, character: Character, size: float = 1.0
) -> None:
    """A bust: each has a hat or hair, glasses, a moustache or a beard of his own."""
    skin, hat = mix(suit, PAPER, 0.6), mix(suit, INK, 0.6)
    look = LOOKS[character]

    def paint(draw: ImageDraw.ImageDraw, unit: float) -> None:
        unit *= size

        def box(*sides: float) -> list[float]:
            return [side * unit for side in sides]

        draw.pieslice(box(4, 62, 92, 150), 180, 360, suit)
        draw.polygon(box(36, 66, 60, 66, 48, 92), PAPER)
        draw.polygon(box(44, 68, 52, 68, 50, 90, 46, 90), INK)
        draw.ellipse(box(30, 22, 66, 70), skin)
        match look.head:
            case "bowler":
                draw.pieslice(box(29, 6, 67, 52), 180, 360, hat)
                draw.rounded_rectangle(box(20, 26, 76, 33), 3 * unit, hat)
            case "boater":
                draw.rectangle(box(33, 10, 63, 28), hat)
                draw.rounded_rectangle(box(19, 26, 77, 32), 3 * unit, hat)
                draw.rectangle(box(33, 20, 63, 26), PAPER)
            case "top hat":
                draw.rectangle(box(33, 0, 63, 28), hat)
                draw.rounded_rectangle(box(24, 25, 72, 32), 3 * unit, hat)
            case "flat cap":
                draw.pieslice(box(25, 12, 71, 50), 180, 360, hat)
                draw.polygon(box(24, 30, 52, 30, 40, 38, 18, 38), hat)
            case "hair":
                draw.pieslice(box(28, 16, 68, 60), 180, 360, hat)
                draw.polygon(box(28, 38, 68, 38, 60, 32, 40, 34), skin)
            case _:
                for side in (28, 60):
                    draw.ellipse(box(side, 34, side + 8, 54), hat)
        for eye in (41, 55):
            draw.ellipse(box(eye - 2.2, 40, eye + 2.2, 45), INK)
            if look.glasses:
                draw.ellipse(box(eye - 6, 36.5, eye + 6, 48.5), None, INK, max(round(1.8 * unit), 1))
        if look.glasses:
            draw.line(box(46, 42, 50, 42), INK, max(round(1.8 * unit), 1))
        if look.beard:
            draw.pieslice(box(30, 34, 66, 82), 20, 160, hat)
        if look.moustache:
            draw.polygon(box(36, 58, 48, 50, 60, 58, 48, 56), hat)

    key = ("portrait", suit, ground, character, size)
    canvas.centre(sprite(key, (96 * size, 104 * size), canvas.scale, paint), at)


def _token(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Ford's token: bright as long as it can be used."""
    state: State = scene.view
    theme = scene.theme
    at = box[2] - 26, box[1] + 72
    fill = theme.accent if state.expects_ford else mix(theme.panel, theme.muted, 0.4)
    pieces.gear(canvas, at, 20, fill, theme.panel)
