"""Small pictures that stand in texts."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from games.engine import registry
from games.engine.words import LOCALES, words
from rendering.emblems import PIXELS, emblems_of
from rendering.picture import picture_of

LARGEST = 256 * 1024
"""Discord's limit."""
SHOWN = 22
"""Pixels across beside a line of text."""
APART, FEW = 40, 6
"""So many of 255 steps apart, in so many pixels at least."""
each_game = pytest.mark.parametrize("game", registry.names())


def drawn(game: str) -> dict[str, Image.Image]:
    return {name: Image.open(BytesIO(file)) for name, file in emblems_of(game).items()}


@each_game
def test_they_are_squares_on_a_clear_ground(game: str) -> None:
    for name, file in emblems_of(game).items():
        picture = Image.open(BytesIO(file))
        assert picture.size == (PIXELS, PIXELS) and picture.mode == "RGBA" and len(file) <= LARGEST, name
        assert picture.getchannel("A").getextrema() == (0, 255), name


@each_game
def test_they_are_called_as_the_words_that_they_stand_beside(game: str) -> None:
    for locale in LOCALES:
        assert all(words(locale, game).has(name) for name in picture_of(game).emblems)


@each_game
def test_no_two_look_alike_without_colour(game: str) -> None:
    def grey(picture: Image.Image) -> Image.Image:
        ground = Image.new("RGBA", picture.size, (49, 51, 56))
        return (
            Image.alpha_composite(ground, picture).convert("L").resize((SHOWN, SHOWN), Image.Resampling.BOX)
        )

    shown = {name: grey(picture) for name, picture in drawn(game).items()}
    for first, second in combinations(shown, 2):
        difference = sorted(ImageChops.difference(shown[first], shown[second]).tobytes())
        assert difference[-FEW] >= APART, (first, second)


@each_game
def test_they_are_the_same_bytes_every_time(game: str) -> None:
    assert emblems_of(game) == emblems_of(game)
