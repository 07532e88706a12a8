"""Great Western's upright pictures: all that a decision needs can be read where they are 400 pixels wide."""

from dataclasses import replace

import pytest
from PIL import ImageChops

from games.engine.match import AnyMatch
from games.engine.words import LOCALES
from games.great_western.actions import Connect
from games.great_western.state import Phase
from rendering import in_form, render_all, sheets
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import THEMES, Theme
from rendering.great_western.layout import UPRIGHT as ATLAS
from rendering.scene import UPRIGHT, Form, Scene
from tests.great_western.covered import by_computers, crowded, hidden
from tests.great_western.matches import FOUR, MOMENTS, match_at
from tests.great_western.test_crowded import board
from tests.marks import rarely
from tests.rendering.crowded import LAYOUTS, opening, unwritten
from tests.rendering.legible import LONG, ODD, SAME, collisions, outside, too_small
from tests.rendering.scenes import scene_of

LARGEST = 250_000
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
each_locale = pytest.mark.parametrize("locale", LOCALES)
each_moment = pytest.mark.parametrize("moment", MOMENTS)


def upright(scene: Scene, **more: object) -> list[Canvas]:
    return sheets(replace(in_form(scene, Form.PHONE), **{"width": UPRIGHT, **more}))


def check(scene: Scene) -> None:
    """Everything can be read, and no name stands on anything."""
    for sheet in upright(scene):
        assert too_small(sheet) == []
        assert collisions(sheet) == []
        assert outside(sheet) == []
    assert list(hidden(in_form(scene, Form.PHONE))) == []


@each_locale
@each_moment
def test_all_can_be_read_at_every_moment(moment: str, locale: str) -> None:
    for names in (FOUR, SAME[:4], ODD[:4], LONG[:4]):
        check(scene_of(match_at(MOMENTS[moment]), locale=locale, names=names))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ferries", [True, False])
@each_locale
def test_at_every_table(players: int, ferries: bool, locale: str) -> None:
    for moves in (0, 30):
        check(scene_of(match_at(moves, FOUR[:players], ferries), locale=locale))


@each_locale
@pytest.mark.parametrize("seed", rarely(range(20), [0, 1]))
def test_whatever_computers_build(seed: int, locale: str) -> None:
    for names in (FOUR, LONG[:4], SAME[:4]):
        check(scene_of(by_computers(seed), locale=locale, names=names))


@each_locale
def test_where_three_have_paid_for_every_link(locale: str) -> None:
    scene = scene_of(match_at(0), locale=locale)
    crowded(scene.view)
    check(scene)


@pytest.mark.parametrize("layout", rarely(LAYOUTS, ["spread"]))
def test_a_board_of_somebody_s_own_can_be_drawn(layout: str) -> None:
    scene = opening("great-western", board(layout))
    chart, tables = upright(scene)
    assert too_small(chart) + too_small(tables) == []
    assert unwritten(chart, [*scene.view.cities]) == []
    assert [text for text in outside(chart) if "M" in text] == []
    assert all(len(file) < LARGEST for file in render_all(in_form(scene, Form.PHONE)))


@each_moment
def test_a_theme_moves_no_word(moment: str) -> None:
    scene = scene_of(match_at(MOMENTS[moment]))
    dark, *others = ([sheet.texts for sheet in upright(scene, theme=theme)] for theme in THEMES.values())
    assert len(dark[0]) > 90
    assert all(texts == dark for texts in others)


@each_theme
@each_moment
def test_the_files_are_small(moment: str, theme: Theme) -> None:
    files = render_all(in_form(scene_of(match_at(MOMENTS[moment]), theme), Form.PHONE))
    assert len(files) == 2
    assert all(len(file) < LARGEST for file in files)


@each_theme
@pytest.mark.parametrize("seed", rarely(range(20), [], pytest.mark.long))
def test_so_are_those_of_what_computers_build(seed: int, theme: Theme) -> None:
    files = render_all(in_form(scene_of(by_computers(seed), theme), Form.PHONE))
    assert all(len(file) < LARGEST for file in files)


def test_the_trains_are_with_the_map_while_they_bid_and_with_the_tables_while_they_build() -> None:
    bidding, building = match_at(MOMENTS["bidding"]), match_at(MOMENTS["middle"])
    assert (bidding.state.phase, building.state.phase) == (Phase.BIDDING, Phase.BUILDING)
    for match, with_map in ((bidding, True), (building, False)):
        chart, tables = ([text for text, _ in sheet.texts] for sheet in upright(scene_of(match)))
        assert ("builds no. 1" in chart) is with_map
        assert ("builds no. 1" in tables) is not with_map
        assert {train.value for train in match.state.trains} <= set(chart if with_map else tables)
        assert set(match.state.cities) - {"Port Talbot"} <= set(chart)
        for player in match.state.players:
            assert {str(player.available), str(player.unavailable)} <= set(tables)


def test_a_bid_stands_beside_who_made_it() -> None:
    match = match_at(MOMENTS["bidding"])
    scene = scene_of(match)
    chart, _ = upright(scene)
    boxes = dict(reversed(chart.texts))
    made = [box for box in match.state.trains.values() if box.seat is not None]
    assert made
    for train in made:
        mark = boxes[scene.marks[train.seat]]
        assert any(
            text == str(train.bid) and 0 < box[0] - mark[2] < 60 and abs(box[1] - mark[1]) < 12
            for text, box in chart.texts
        )


def test_cities_that_could_be_connected_are_numbered_and_one_shows_its_way() -> None:
    match = next(found for moves in range(20, 60) if _choices(found := match_at(moves)))
    moves = _choices(match)
    scene = scene_of(match, candidates=moves)
    check(scene)
    shown = {text for text, _ in upright(scene)[0].texts}
    assert {str(number) for number in range(1, len(moves) + 1)} <= shown
    one, plain = upright(scene, candidates=moves[:1])[0].image, upright(scene, candidates=())[0].image
    assert ImageChops.difference(one, plain).getbbox()


def test_the_last_move_is_marked() -> None:
    match = match_at(0)
    while not _connected(match):
        match = match_at(match.played + 1)
    marked, unmarked = upright(scene_of(match))[0], upright(scene_of(match, events=[]))[0]
    assert ImageChops.difference(marked.image, unmarked.image).getbbox()


@each_theme
def test_the_sea_is_not_half_of_the_map(theme: Theme) -> None:
    image = upright(scene_of(match_at(MOMENTS["middle"]), theme))[0].image
    chart = image.crop((0, image.height - round(ATLAS.height), image.width, image.height))
    wet = sum(count for count, colour in chart.getcolors(1 << 24) or () if colour == theme.sea)
    assert 0.05 < wet / (chart.width * chart.height) < 0.4


def _choices(match: AnyMatch) -> list[Connect]:
    if match.state.phase is not Phase.BUILDING:
        return []
    legal = match.game.legal(match.state, match.game.actors(match.state)[0])
    found = [move for move in legal if isinstance(move, Connect)]
    return found if len(found) > 1 else []


def _connected(match: AnyMatch) -> bool:
    return any(type(event).__name__ == "CityConnected" for turn in match.turns[-1:] for event in turn.events)
