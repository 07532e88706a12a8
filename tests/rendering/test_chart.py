"""The chart of a finished game: readable, complete, in every theme and language."""

from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image

from games.engine.course import MOST, Course, course_of, spread
from games.engine.words import LOCALES
from rendering import ALT_TEXT, seat_colour
from rendering.chart import LEFT, RIGHT, chart, describe_chart, render_chart
from rendering.drawing.axis import apart, ticks
from rendering.drawing.themes import DARK, THEMES, Theme
from rendering.scene import Scene
from tests.rendering.courses import GAMES, boards, whole
from tests.rendering.legible import LONG, ODD, collisions, outside
from tests.rendering.scenes import scene_of

each_game = pytest.mark.parametrize("game", GAMES)
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def end_of(game: str, theme: Theme = DARK, locale: str = "en", **more: object) -> Scene:
    return scene_of(whole(game), theme, locale, events=(), **more)


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_labels_overlap_and_none_leaves_the_picture(game: str, locale: str) -> None:
    course = course_of(whole(game))
    count = len(course.scores[0])
    for names in (whole(game).setting.seats, LONG[:count], ODD[:count]):
        for width in (1600, 800, 400):
            canvas = chart(end_of(game, locale=locale, names=names, width=width), course)
            assert collisions(canvas) == []
            assert outside(canvas) == []


@each_game
def test_a_theme_moves_no_word(game: str) -> None:
    course = course_of(whole(game))
    dark, *others = (chart(end_of(game, theme), course).texts for theme in THEMES.values())
    assert all(texts == dark for texts in others)


@each_game
@each_theme
def test_every_line_has_its_players_colour_and_every_label_his_final_figures(game: str, theme: Theme) -> None:
    course = course_of(whole(game))
    scene = end_of(game, theme)
    picture = Image.open(BytesIO(render_chart(scene, course))).convert("RGB")
    plot = picture.crop((round(LEFT), 0, round(RIGHT), picture.height))
    seen = {colour for _, colour in plot.getcolors(1_000_000) or []}
    assert {seat_colour(game, theme, seat) for seat in range(len(scene.names))} <= seen
    texts = [text for text, _ in chart(scene, course).texts]
    for figure in (*course.scores[-1], *course.purses[-1]):
        assert f"{figure:,}".replace("-", "\N{MINUS SIGN}") in texts
    assert not any(text.startswith("-") for text in texts)
    for name in scene.drawn_names:
        assert sum(text.rstrip("…") == name[: len(text.rstrip("…"))] for text in texts if len(text) > 2) >= 2


@each_game
@each_theme
def test_no_two_players_share_a_colour(game: str, theme: Theme) -> None:
    colours = [seat_colour(game, theme, seat) for seat in range(whole(game).game.players[-1])]
    for one, two in combinations(colours, 2):
        assert sum(abs(a - b) for a, b in zip(one, two, strict=True)) > 60


def test_the_players_stand_in_the_order_of_their_last_figures() -> None:
    scene = end_of(GAMES[0])
    count = len(scene.names)
    last = list(range(1000, 1000 + count))  # so close that the lines lie aside of each other by more
    course = Course([0, 1], [[0] * count, last], [[0] * count, last])
    beside = [(text, box[1]) for text, box in chart(scene, course).texts if text in scene.names]
    tops = dict(beside[:count])
    assert sorted(tops, key=lambda name: tops[name]) == list(reversed(scene.names))
    told = describe_chart(scene, course)
    assert sorted(scene.names, key=told.index) == list(reversed(scene.names))


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_chart_is_told_in_words(game: str, locale: str) -> None:
    scene, course = end_of(game, locale=locale), course_of(whole(game))
    told = describe_chart(scene, course)
    assert len(told) <= ALT_TEXT
    assert all(name in told for name in scene.names)
    long = end_of(
        game, locale=locale, names=[f"{letter}{'W' * 60}" for letter in "ABCDEF"[: len(scene.names)]]
    )
    assert len(describe_chart(long, course)) <= ALT_TEXT
    assert str(whole(game).played) in told


@each_game
def test_the_file_is_small(game: str) -> None:
    assert len(render_chart(end_of(game), course_of(whole(game)))) < 150_000


@each_game
def test_a_game_in_which_nothing_happened_has_a_chart(game: str) -> None:
    nobody = [0] * len(whole(game).setting.seats)
    canvas = chart(end_of(game), Course([0], [nobody], [nobody]))
    assert collisions(canvas) == []


@each_game
def test_the_course_ends_with_the_result_and_is_bounded(game: str) -> None:
    match = whole(game)
    course = course_of(match)
    result = {place.seat: place.score for place in match.game.result(match.state) or []}
    assert list(course.scores[-1]) == [result[seat] for seat in sorted(result)]
    assert list(course.purses[-1]) == match.game.advice.progress(match.state).means
    assert course.turns[0] == 0
    assert course.turns[-1] == match.played
    assert len(course.turns) == len(course.scores) == len(course.purses) <= MOST
    scenes = boards(whole(game))
    for turn, purses in zip(course.turns, course.purses, strict=True):
        assert list(purses) == match.game.advice.progress(scenes[turn].view).means


def test_a_spread_is_even_and_has_both_ends() -> None:
    assert spread(3, 60) == [0, 1, 2]
    for count in range(61, 400):
        places = spread(count, 60)
        assert places[0] == 0
        assert places[-1] == count - 1
        assert len(set(places)) == 60
        steps = {b - a for a, b in pairwise(places)}
        assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 800, [0, 200, 400, 600, 800]),
        (0, 0, [0, 1]),
        (-6, 41, [-10, 0, 10, 20, 30, 40, 50]),
        (0, 12, [0, 5, 10, 15]),
        (1990, 2010, [1990, 1995, 2000, 2005, 2010]),
    ],
)
def test_an_axis_has_round_numbers(low: int, high: int, expected: list[int]) -> None:
    assert ticks(low, high, 7 if low < 0 else 6) == expected


def test_labels_are_moved_apart_and_stay_in_order() -> None:
    assert apart([100, 100, 10], 20, 0, 110) == [90, 110, 10]
    placed = apart([0, 0, 0, 0, 0, 0], 50, 0, 250)
    assert sorted(placed) == [0, 50, 100, 150, 200, 250]
