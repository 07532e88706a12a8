"""Every game's picture: of any width, the same wherever it is drawn, with names that can be read."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from rendering import draw, render
from rendering.drawing import typography
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import DARK, THEMES
from tests.fifth_game.table import NAMES, over, started
from tests.marks import rarely
from tests.rendering.courses import GAMES, few_boards, whole
from tests.rendering.legible import ODD
from tests.rendering.scenes import scene_of

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("game", rarely(GAMES, GAMES[:1]))
def test_eight_threads_draw_the_same_bytes_as_one(game: str) -> None:
    scenes = [scene for theme in THEMES.values() for scene in few_boards(whole(game), theme)]
    alone = [render(scene) for scene in scenes]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(render, scenes * 2)) == alone * 2


@each_game
def test_a_theme_changes_colours_and_moves_no_word(game: str) -> None:
    """So that what is said of words in one theme holds in all."""
    for scene in few_boards(whole(game)):
        dark, *others = (draw(replace(scene, theme=theme)).texts for theme in THEMES.values())
        assert len(dark) > 40
        assert all(texts == dark for texts in others)


@each_game
@pytest.mark.parametrize("width", [400, 1000, 1600, 3200])
def test_any_width_can_be_drawn(game: str, width: int) -> None:
    picture = Image.open(BytesIO(render(scene_of(whole(game), width=width))))
    assert picture.width == width
    assert picture.mode == "P"


def test_a_box_with_round_corners_can_be_drawn_at_any_size() -> None:
    for step in range(400):
        canvas = Canvas.blank(60, 60, 0.9, DARK.land)
        canvas.rectangle((5, 5, 30 + step / 40, 35), DARK.accent, DARK.text, 2, 15)
        canvas.rectangle((5, 5, 35, 30 + step / 40), DARK.accent, DARK.text, 2, 15)
        assert canvas.image.getpixel((16, 16)) == DARK.accent


def test_a_narrow_space_does_not_change_the_letters_around_it() -> None:
    """In French it stands in large figures and before some signs, and our letters do not have it."""
    canvas = Canvas.blank(400, 60, 1.0, DARK.panel)
    for text in ("1\u202f200\u00a0$ ?", "1\u00a0200\u00a0$ ?"):
        canvas.text((5, 30), text, 30, DARK.text, bold=True, room=300)
        assert typography.width(text, 30) == typography.width("1\u00a0200\u00a0$ ?", 30)
    assert canvas.texts[0] == canvas.texts[1]


@pytest.mark.usefixtures("fifth_game")
@pytest.mark.parametrize("name", ODD)
def test_odd_names_are_drawn_or_replaced(name: str) -> None:
    match = over(4)
    canvas = draw(scene_of(match, names=(name, *NAMES[1:])))
    drawn = [text for text, _ in canvas.texts]
    assert scene_of(match, names=(name, *NAMES[1:])).name(0)
    assert not any("🚂" in text or "\u200d" in text for text in drawn)


@pytest.mark.usefixtures("fifth_game")
def test_a_name_that_cannot_be_drawn_becomes_its_seat() -> None:
    scene = scene_of(started(4), names=("🚂🚃🚃", "李小龍", *NAMES[2:]))
    assert [scene.name(0), scene.name(1)] == ["Player 1", "Player 2"]


@pytest.mark.usefixtures("fifth_game")
def test_right_to_left_names_stand_in_the_order_of_reading() -> None:
    scene = scene_of(started(4), names=("שלום", *NAMES[1:]))
    assert scene.name(0) == "םולש"
