"""A board that is put together from tiles has the very pixels that it has when it is painted as a whole."""

from itertools import product

import pytest
from PIL import Image, ImageDraw
from PIL.Image import Dither

from games.engine import registry
from rendering import in_form, palette, sheets
from rendering.drawing import caches, tiles
from rendering.drawing.caches import cached_bytes, forget
from rendering.drawing.canvas import Canvas
from rendering.drawing.layers import Layer, Rounded, paint
from rendering.drawing.themes import DARK, THEMES, Theme
from rendering.drawing.tiles import indexed
from rendering.scene import Form
from tests.rendering.courses import boards, whole

RED, BLUE = (200, 30, 30), (30, 30, 200)
each_game = pytest.mark.parametrize("game", registry.names())
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@each_theme
@pytest.mark.parametrize("form", Form)
@each_game
def test_tiles_have_the_pixels_of_the_whole(game: str, form: Form, theme: Theme) -> None:
    """Those of boards one after the other, which share most of them, and of one that is drawn again."""
    scenes = boards(whole(game), theme)
    middle = len(scenes) // 2
    for scene in (*scenes[middle : middle + 2], scenes[middle]):
        shown = in_form(scene, form)
        colours = palette(shown)
        for canvas in sheets(shown):
            tiled = indexed(canvas, colours)
            assert tiled.getpalette() == colours.getpalette()
            painted = canvas.image.quantize(palette=colours, dither=Dither.NONE)
            assert tiled.tobytes() == painted.tobytes()


@each_game
def test_of_the_next_board_only_what_has_changed_is_painted(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = []
    monkeypatch.setattr(tiles, "paint", lambda *found: painted.append(paint(*found)))
    scenes = boards(whole(game))
    middle = len(scenes) // 2
    forget()
    counts = []
    for scene in (scenes[middle], scenes[middle], scenes[middle + 1]):
        painted.clear()
        for canvas in sheets(scene):
            indexed(canvas, palette(scene))
        counts.append(len(painted))
    first, again, following = counts
    assert again == 0
    assert 0 < following < 0.7 * first


@pytest.mark.parametrize("radius", [0, 3.5, 10, 13.5, 18.9])
@pytest.mark.parametrize("edge", [None, RED])
def test_a_box_looks_as_pillow_draws_it_wherever_its_part_begins(
    radius: float, edge: tuple[int, int, int] | None
) -> None:
    line = 3 if edge else 0
    for wide, tall in product((41, 60, 151), (40, 57, 93)):
        whole = Image.new("RGB", (220, 170), DARK.land)
        ImageDraw.Draw(whole).rounded_rectangle(
            (31, 37, 31 + wide - 1, 37 + tall - 1), radius, BLUE, edge, line
        )
        box = Rounded(wide, tall, radius, BLUE, edge, line)
        layer = Layer(31, 37, 31 + wide, 37 + tall, 31, 37, box)
        for left, top in product((0, 31, 33, 40, 31 + wide - 5), (0, 38, 44, 37 + tall - 9)):
            part = Image.new("RGB", (220 - left, 170 - top), DARK.land)
            paint(part, [layer], {}, left, top)
            assert part.tobytes() == whole.crop((left, top, 220, 170)).tobytes()


def test_of_a_part_that_is_put_onto_a_canvas_nothing_leaves_its_place() -> None:
    part = Canvas.blank(100, 80, 1.0, DARK.panel)
    part.disc((0, 0), 30, RED, BLUE)
    part.rectangle((-50, 40, 300, 200), RED, BLUE)
    part.text((60, 10), "Wolfgang Amadeus", 40, DARK.text)
    canvas, other = (Canvas.blank(300, 300, 1.0, DARK.land) for _ in range(2))
    canvas.place(part, (50, 60))
    other.image.paste(part.image, (50, 60))
    assert canvas.image.tobytes() == other.image.tobytes()


def test_what_somebody_draws_on_a_canvas_himself_is_seen() -> None:
    canvas = Canvas.blank(300, 300, 1.0, DARK.land)
    canvas.disc((100, 100), 30, RED, BLUE)
    colours = Image.new("P", (1, 1))
    colours.putpalette((*DARK.land, *RED, *BLUE))
    ImageDraw.Draw(canvas.image).rectangle((10, 10, 50, 50), BLUE)
    canvas.disc((40, 40), 10, RED, RED)
    around = Canvas.blank(400, 400, 1.0, DARK.land)
    around.place(canvas, (0, 0))
    for drawn in (canvas, around):
        shown = indexed(drawn, colours).convert("RGB")
        assert [shown.getpixel(at) for at in ((12, 12), (40, 40), (100, 100))] == [BLUE, RED, RED]


def test_what_is_kept_has_a_limit() -> None:
    """However many different boards are drawn."""
    forget()
    colours = Image.new("P", (1, 1))
    colours.putpalette(DARK.land)
    for number in range(60):
        canvas = Canvas.blank(1600, 1000, 1.0, (number, 0, 0))
        indexed(canvas, colours)
    assert 0 < cached_bytes() <= caches.TILES_LIMIT
