"""What can be read on a picture: labels that overlap or leave it, and names that are hard to draw."""

from itertools import combinations

from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.upright import FIGURES, LETTERS

LONG = tuple(f"{letter}{'W' * 31}" for letter in "ABCDEF")
ODD = ("🚂🚃🚃", "دعاء محمد", "שָׁלוֹם", "W" * 32, "李小龍", "a\u0301\u0323́̂ Zoë 👨‍👩‍👧")
SAME = ("Ann", "Anna", "Anne", "Annie", "Annika", "Annabel")


def collisions(canvas: Canvas) -> list[tuple[str, str]]:
    """Pairs of texts that overlap by more than the roundness of their letters."""

    def overlap(one: Box, two: Box) -> bool:
        return min(one[2], two[2]) - max(one[0], two[0]) > 1 and min(one[3], two[3]) - max(one[1], two[1]) > 1

    return [(a, b) for (a, one), (b, two) in combinations(canvas.texts, 2) if overlap(one, two)]


def outside(canvas: Canvas) -> list[str]:
    """Texts that leave the picture."""
    width, height = (side / canvas.scale for side in canvas.image.size)
    return [
        text for text, box in canvas.texts if box[0] < 0 or box[1] < 0 or box[2] > width or box[3] > height
    ]


def too_small(canvas: Canvas) -> list[tuple[str, float]]:
    """Texts of an upright picture that can't be read where it is 400 pixels wide: letters of less than 11
    pixels, figures of less than 13."""

    def least(text: str) -> float:
        return LETTERS if any(letter.isalpha() for letter in text) else FIGURES

    sizes = zip(canvas.texts, canvas.sizes, strict=True)
    return [(text, size) for (text, _), size in sizes if size < least(text) - 0.5]
