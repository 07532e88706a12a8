"""The picture of the fifth game: legible in every theme and language, described, and drawn anywhere alike."""

import pickle
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from games.cairn.actions import Stack
from games.engine.course import course_of
from games.engine.words import LOCALES
from rendering import ALT_TEXT, alt_text, describe, draw, in_form, previewed, render, sheets
from rendering.chart import render_chart
from rendering.drawing.themes import THEMES, Theme
from rendering.film import film
from rendering.scene import UPRIGHT, Form
from tests.fifth_game import NAME
from tests.fifth_game.table import DRAWN, GAME, WHOLE, over, played, started
from tests.rendering.legible import LONG, ODD, collisions, outside, too_small
from tests.rendering.scenes import scene_of

MOMENTS = {
    "start": started(4),
    "gathering": played(*WHOLE[4][:6], players=4),
    "stacking": played(*WHOLE[4][:11], players=4),
    "end": over(4),
}
each_moment = pytest.mark.parametrize("moment", MOMENTS)
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
each_locale = pytest.mark.parametrize("locale", LOCALES)


@each_locale
@each_theme
@each_moment
def test_no_two_labels_overlap_and_none_leaves_the_picture(moment: str, theme: Theme, locale: str) -> None:
    for names in (("Ann", "Ben", "Cleo", "Dan"), LONG[:4], ODD[:4]):
        for width in (1600, 400):
            canvas = draw(scene_of(MOMENTS[moment], theme, locale, names=names, width=width))
            assert len(canvas.texts) > 40
            assert collisions(canvas) == []
            assert outside(canvas) == []


@each_locale
@each_moment
def test_upright_all_can_be_read(moment: str, locale: str) -> None:
    for names in (("Ann", "Ben", "Cleo", "Dan"), LONG[:4], ODD[:4]):
        scene = in_form(scene_of(MOMENTS[moment], locale=locale, names=names), Form.PHONE)
        for sheet in sheets(replace(scene, width=UPRIGHT)):
            assert len(sheet.texts) > 10
            assert too_small(sheet) == []
            assert collisions(sheet) == []
            assert outside(sheet) == []


@each_theme
@each_moment
def test_the_picture_has_the_width_that_was_asked_for(moment: str, theme: Theme) -> None:
    for width in (400, 1600):
        picture = Image.open(BytesIO(render(scene_of(MOMENTS[moment], theme, width=width))))
        assert (picture.width, picture.mode) == (width, "P")


@each_locale
@each_moment
def test_every_fact_is_told(moment: str, locale: str) -> None:
    match = MOMENTS[moment]
    scene = scene_of(match, locale=locale)
    told = describe(scene)
    for seat, name in enumerate(match.setting.seats):
        assert name in told
        for heap, count in match.state.players[seat].bag.items():
            assert not count or f"{count} × {heap}" in told
    assert len(alt_text(scene)) <= ALT_TEXT


@each_theme
@each_moment
def test_a_scene_that_was_pickled_is_drawn_alike(moment: str, theme: Theme) -> None:
    scene = scene_of(MOMENTS[moment], theme, "fr")
    there = pickle.loads(pickle.dumps(scene))
    assert render(there) == render(scene)
    assert describe(there) == describe(scene)


def test_a_cairn_that_is_thought_of_is_a_ghost() -> None:
    match = played(*DRAWN)
    stack = GAME.read(match.state, "stack Nevis:2")
    assert isinstance(stack, Stack)
    assert previewed(NAME, stack)
    plain, ghost = scene_of(match), scene_of(match, candidates=[stack])
    assert ImageChops.difference(draw(plain).image, draw(ghost).image).getbbox()


def test_the_last_move_is_marked() -> None:
    match = played("take Nevis 2")
    marked, unmarked = scene_of(match), scene_of(match)
    object.__setattr__(unmarked, "events", ())
    assert render(marked) != render(unmarked)


def test_a_film_and_a_chart_are_made_of_it() -> None:
    scenes = [scene_of(match) for match in MOMENTS.values()]
    assert film(scenes, width=400).startswith(b"GIF")
    assert render_chart(scenes[-1], course_of(MOMENTS["end"])).startswith(b"\x89PNG")
