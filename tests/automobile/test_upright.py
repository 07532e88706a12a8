"""Automobile's upright pictures: all that a decision needs can be read where they are 400 pixels wide."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from PIL import ImageChops

from games.automobile.actions import Bonus, Build, Close, Produce, Reduce, Sell
from games.automobile.components import CLASSES
from games.automobile.events import TilesBuilt
from games.engine.contract import Action
from games.engine.match import AnyMatch
from games.engine.ranges import Amount, settled
from games.engine.words import LOCALES
from rendering import in_form, previewed, render_all, sheets
from rendering.automobile.layout import RINGS, places
from rendering.automobile.spaces import shade
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import LIGHT, THEMES, Theme
from rendering.drawing.typography import ELLIPSIS
from rendering.drawing.upright import HEADER
from rendering.scene import NARROWEST, UPRIGHT, UPRIGHT_WIDTH, Form, Scene
from tests.automobile.crowded import by_computers, custom_board, fill_up
from tests.automobile.matches import FIVE, MOMENTS, match_at, sensible
from tests.marks import rarely
from tests.rendering.legible import LONG, ODD, SAME, collisions, outside, too_small
from tests.rendering.scenes import scene_of

LARGEST = 250_000
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
each_locale = pytest.mark.parametrize("locale", LOCALES)
each_moment = pytest.mark.parametrize("moment", MOMENTS)


def upright(scene: Scene, **more: object) -> list[Canvas]:
    return sheets(replace(in_form(scene, Form.PHONE), **{"width": UPRIGHT, **more}))


def check(scene: Scene) -> None:
    """Everything can be read."""
    for sheet in upright(scene):
        assert too_small(sheet) == []
        assert collisions(sheet) == []
        assert outside(sheet) == []


@each_locale
@each_moment
def test_all_can_be_read_at_every_moment(moment: str, locale: str) -> None:
    for names in (FIVE, SAME[:5], ODD[:5], LONG[:5]):
        check(scene_of(match_at(moment), locale=locale, names=names))


@pytest.mark.parametrize("players", [3, 4, 5])
@each_moment
def test_at_every_table(players: int, moment: str) -> None:
    check(scene_of(match_at(moment, FIVE[:players])))


@each_locale
@pytest.mark.parametrize("seed", rarely(range(30), [0, 1]))
def test_whatever_computers_play(seed: int, locale: str) -> None:
    for scene in by_computers(seed):
        for names in (FIVE, LONG[:5], SAME[:5]):
            check(replace(scene, locale=locale, names=names))


@each_locale
def test_on_the_fullest_board(locale: str) -> None:
    match = match_at("selling")
    fill_up(match)
    for names in (FIVE, SAME[:5]):
        check(scene_of(match, locale=locale, names=names))


@each_locale
@pytest.mark.parametrize("count", [12, 13, 19, 26])
def test_on_a_board_of_somebody_s_own(count: int, locale: str) -> None:
    match = match_at("selling", board=custom_board(count))
    check(scene_of(match, locale=locale))
    fill_up(match)
    scene = scene_of(match, locale=locale)
    check(scene)
    assert all(len(file) < LARGEST for file in render_all(in_form(scene, Form.PHONE)))


@each_moment
def test_a_theme_moves_no_word(moment: str) -> None:
    scene = scene_of(match_at(moment))
    dark, *others = ([sheet.texts for sheet in upright(scene, theme=theme)] for theme in THEMES.values())
    assert len(dark[0]) > 60
    assert all(texts == dark for texts in others)


@each_theme
def test_the_files_are_small(theme: Theme) -> None:
    full = match_at("selling")
    fill_up(full)
    for match in (*map(match_at, MOMENTS), full):
        files = render_all(in_form(scene_of(match, theme), Form.PHONE))
        assert len(files) == 2
        assert all(len(file) < LARGEST for file in files)


def test_the_ring_has_names_costs_and_prices_and_the_tables_have_what_everybody_has() -> None:
    match = match_at("crowded")
    board, tables = ([text for text, _ in sheet.texts] for sheet in upright(scene_of(match)))
    written = " ".join(board)
    assert all(set(model.split()) <= set(written.split()) for model in match.state.spaces)
    for row in match.state.board.models.values():
        assert f"${row.cost}" in board
    for row in match.state.board.classes.values():
        assert {f"${row.price}", f"${row.unit_cost}"} <= set(board)
    assert {f"${player.cash:,}" for player in match.state.players} <= set(tables)
    assert [text for text in tables if text in FIVE] == _in_order(match)


def _in_order(match: AnyMatch) -> list[str]:
    return [match.setting.seats[seat] for seat in match.state.playing_order]


def test_a_space_says_how_many_factories_and_cars_it_has_and_whose_they_are() -> None:
    match = match_at("crowded")
    scene = scene_of(match)
    board, _ = upright(scene)
    for (_, space), place in zip(match.state.spaces.items(), places(26, Form.PHONE), strict=True):
        if space.seat is not None:
            here = _texts_in(board, place.box)
            assert scene.marks[space.seat] in here
            assert here[-2:] == [str(space.factories), scene.marks[space.seat]] or str(space.cars) in here
            assert not space.factories or str(space.factories) in here


def _texts_in(board: Canvas, box: tuple[float, float, float, float]) -> list[str]:
    left, top, right, bottom = box
    return [
        text
        for text, (x, y, _, _) in board.texts
        if left <= x < right and top + HEADER <= y < bottom + HEADER
    ]


def test_closed_spaces_say_so() -> None:
    match = match_at("end")
    closed = sum(space.closed for space in match.state.spaces.values())
    board, _ = upright(scene_of(match))
    assert closed and [text for text, _ in board.texts].count("Closed") == closed


@each_theme
def test_the_spaces_of_the_last_move_are_framed(theme: Theme) -> None:
    match = match_at("start")
    while not (built := next((e.model for e in _events(match) if isinstance(e, TilesBuilt)), None)):
        seat = match.game.actors(match.state)[0]
        match.play(seat, sensible(match, seat, random.Random(3)))
    left, top, _, _ = places(26, Form.PHONE)[match.state.board.position[built]].box
    at = round(left + 60), round(top + HEADER - 3)
    assert upright(scene_of(match, theme))[0].image.getpixel(at) == theme.accent
    assert upright(scene_of(match, theme, events=[]))[0].image.getpixel(at) != theme.accent


def _events(match: AnyMatch) -> list[object]:
    return list(match.turns[-1].events) if match.turns else []


MOVES: dict[str, list[Action]] = {
    "building": [Build("Cord 810", 2, False), Build("Cord 810", 1, True)],
    "crowded": [Close("Hudson 20"), Bonus("Hudson 20"), Reduce("Hudson 20", 2)],
    "selling": [Produce((Amount("Duryea", 4),)), Sell("Duryea", CLASSES[1])],
}


@pytest.mark.parametrize("moment", MOVES)
def test_one_candidate_is_a_ghost(moment: str) -> None:
    match = match_at(moment)
    for move in MOVES[moment]:
        scene = scene_of(match, candidates=[move])
        check(scene)
        ghost, plain = upright(scene)[0].image, upright(scene_of(match))[0].image
        model = move.amounts[0].what if isinstance(move, Produce) else move.model
        spots = dict(zip(match.state.spaces, places(26, Form.PHONE), strict=True))
        different = ImageChops.difference(ghost, plain)
        changed = [name for name, spot in spots.items() if different.crop(_pixels(spot.box)).getbbox()]
        assert changed == [model]
        inside = different.crop(_pixels(RINGS[Form.PHONE].inside)).getbbox()
        assert bool(inside) is isinstance(move, Sell)


def _pixels(box: tuple[float, float, float, float]) -> tuple[int, int, int, int]:
    left, top, right, bottom = (round(side) for side in box)
    return left, top + round(HEADER), right, bottom + round(HEADER)


@each_locale
@pytest.mark.parametrize("moment", ["start", "building", "selling", "crowded"])
def test_several_candidates_are_numbered(moment: str, locale: str) -> None:
    match = match_at(moment)
    seat = match.game.actors(match.state)[0]
    legal = [settled(move, random.Random(1)) for move in match.game.legal(match.state, seat)]
    scene = scene_of(match, locale=locale, candidates=legal)
    check(scene)
    count = sum(previewed("automobile", move) for move in legal)
    if count > 1:
        texts = {text for text, _ in upright(scene)[0].texts}
        shown = {number for text in texts for number in _numbers(text)}
        assert set(range(1, count + 1)) <= shown


@each_locale
@pytest.mark.parametrize("form", Form)
def test_the_price_of_what_could_be_built_stands_beside_its_number(form: Form, locale: str) -> None:
    match = match_at("building")
    legal = match.game.legal(match.state, match.game.actors(match.state)[0])
    models = {move.model: move for move in legal if isinstance(move, Build)}
    scene = in_form(scene_of(match, locale=locale, candidates=list(models.values())[:9]), form)
    assert len(models) > 2
    plain, numbered = (
        Counter(text for text, _ in sheets(shown)[0].texts if "$" in text)
        for shown in (replace(scene, candidates=()), scene)
    )
    assert plain == numbered


def test_a_name_in_two_lines_has_no_car_behind_it() -> None:
    scene = scene_of(match_at("start"), theme=LIGHT)
    board = upright(scene)[0]
    for line in ("Oldsmobile", "Curved Dash"):
        (box,) = [box for text, box in board.texts if text == line]
        colours = board.image.crop([round(side) for side in box]).getcolors(1 << 16) or []
        assert shade(LIGHT) not in {colour for _, colour in colours}


@pytest.mark.parametrize("width", [NARROWEST, UPRIGHT_WIDTH])
@each_locale
def test_no_word_is_cut(locale: str, width: int) -> None:
    for moment in MOMENTS:
        for sheet in upright(scene_of(match_at(moment), locale=locale), width=width):
            assert [text for text, _ in sheet.texts if text.endswith(ELLIPSIS)] == []


def _numbers(text: str) -> range:
    """The numbers that a text is or runs through."""
    first, _, last = text.partition("–")
    return range(int(first), int(last or first) + 1) if first.isdigit() else range(0)
