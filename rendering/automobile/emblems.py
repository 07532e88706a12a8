"""Automobile's emblems: the classes by their badges, the characters by their portraits."""

from collections.abc import Callable
from functools import partial

from games.automobile.components import CarClass, Character
from rendering.automobile.characters import portrait
from rendering.automobile.pieces import emblem
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import DARK
from rendering.picture import EMBLEM

MIDDLE = EMBLEM / 2


def _class(car_class: CarClass, canvas: Canvas) -> None:
    emblem(canvas, (MIDDLE, MIDDLE), car_class, MIDDLE - 1)


def _character(character: Character, canvas: Canvas) -> None:
    canvas.disc((MIDDLE, MIDDLE), MIDDLE - 1, DARK.chip, DARK.accent, line=3)
    portrait(canvas, (MIDDLE, MIDDLE + 6), DARK.pieces["brown"], DARK.chip, character, 0.5)


EMBLEMS: dict[str, Callable[[Canvas], None]] = {
    **{f"carclass-{car_class.value}": partial(_class, car_class) for car_class in CarClass},
    **{f"character-{character.value}": partial(_character, character) for character in Character},
}
