"""Age of Steam's upright pictures: all that a decision needs can be read where they are 400 pixels wide."""

import json
import random
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import ImageChops

from games.age_of_steam import GAME
from games.age_of_steam.actions import Deliver, Lay, Urbanize
from games.age_of_steam.components import PRIVILEGES, TURNS, Cube
from games.age_of_steam.phases.building import most_lays
from games.age_of_steam.state import Phase, State
from games.engine.contract import clone
from games.engine.match import AnyMatch, Match, set_up
from games.engine.words import LOCALES
from rendering import focus_on, in_form, render_all, sheets
from rendering.age_of_steam.geometry import parts
from rendering.age_of_steam.places import cube_spots
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import DARK, THEMES, Theme
from rendering.scene import UPRIGHT_WIDTH, Form, Scene
from tests.age_of_steam.matches import ALL_MOMENTS, LATE, SIX, match_at, played
from tests.age_of_steam.on_map import covering, unnamed
from tests.age_of_steam.test_picture import SMALL, moves_of
from tests.marks import rarely
from tests.rendering.legible import LONG, ODD, SAME, collisions, outside, too_small
from tests.rendering.scenes import scene_of

LARGEST = 250_000
each_moment = pytest.mark.parametrize("moment", ALL_MOMENTS)
each_locale = pytest.mark.parametrize("locale", LOCALES)
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def phone(match: AnyMatch, theme: Theme = DARK, locale: str = "en", **more: Any) -> Scene:
    """The upright scene of a match."""
    return in_form(scene_of(match, theme, locale, **more), Form.PHONE)


def assert_legible(scene: Scene) -> list[Canvas]:
    """All that is written on the pictures of a scene can be read on a phone."""
    drawn = sheets(scene)
    for canvas in drawn:
        assert too_small(canvas) == []
        assert collisions(canvas) == []
        assert outside(canvas) == []
    return drawn


def texts(canvas: Canvas) -> list[str]:
    return [text for text, _ in canvas.texts]


@each_locale
@each_moment
def test_everything_can_be_read_on_a_phone(moment: str, locale: str) -> None:
    for names in (SIX, SAME, LONG, ODD):
        board, tables = assert_legible(phone(played(moment), locale=locale, names=names))
        assert len(board.texts) > 150
        assert len(tables.texts) > 60


@each_moment
def test_every_place_is_named_and_nothing_is_written_over_track_or_cubes(moment: str) -> None:
    scene = phone(played(moment))
    assert unnamed(scene) == []
    assert covering(scene) == []


@pytest.mark.parametrize("count", range(1, 13))
def test_cubes_in_a_city_can_be_counted(count: int) -> None:
    match = copy(played(LATE))
    match.state = clone(match.state)
    for at in match.state.cubes:
        match.state.cubes[at] = (list(Cube) * 3)[:count]
    scene = phone(match)
    assert_legible(scene)
    assert covering(scene) == []
    view = parts(scene.view.board)[0]
    size, spots = cube_spots(view, (0.0, 0.0), count)
    assert len(set(spots)) == count
    assert all(max(abs(ax - bx), abs(ay - by)) > 0.9 * size for (ax, ay), (bx, by) in combinations(spots, 2))
    assert size > 16 or count > 10, "8 pixels on a phone"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_table_can_be_read(players: int) -> None:
    assert_legible(phone(match_at(3, Phase.MOVING, SIX[:players])))


def test_the_map_says_whose_turn_it_is_and_has_every_coordinate() -> None:
    scene = phone(played("middle"))
    board, _ = sheets(scene)
    found = texts(board)
    assert sum(text.endswith(": deliver goods") for text in found) == 1
    state: State = scene.view
    for at in state.board.terrain:
        assert (at in found) == state.board.is_land(at), at


def test_the_west_stands_above_the_east_and_they_share_what_lies_between() -> None:
    board = played("start").state.board
    west, east = parts(board)
    assert west.radius == east.radius > 50
    seen = [{at for at in board.terrain if view.has(view.centre(at))} for view in (west, east)]
    assert seen[0] | seen[1] == set(board.terrain)
    assert {at[0] for at in seen[0] & seen[1]} == {"I", "J"}
    assert "A11" in seen[0]
    assert "R6" in seen[1]


def test_the_tables_have_what_every_company_has() -> None:
    scene = phone(played("middle"))
    state: State = scene.view
    found = texts(sheets(scene)[1])
    for name, player in zip(SIX, state.players, strict=True):
        assert name in found
        assert f"${player.cash}" in found
        assert f"{player.balance:+d}".replace("-", "\N{MINUS SIGN}") in found
    assert "Locomotive" in found
    assert "Goods in the east" in found
    assert {row.name for row in state.board.cities.values()} <= set(found)


def test_the_actions_that_are_free_and_the_bids_are_in_the_tables() -> None:
    choosing = phone(played("choosing"))
    free = [privilege for privilege in PRIVILEGES if choosing.view.holder_of(privilege) is None]
    assert texts(sheets(choosing)[1]).count("free") == len(free) > 0
    bidding = phone(played("auction"))
    found = texts(sheets(bidding)[1])
    assert all(f"bids ${bid}" in found for bid in bidding.view.auction.bids.values())
    assert "out, place 6" in found


def test_bankrupts_come_last() -> None:
    match = match_at(2, Phase.MOVING)
    seat = next(seat for seat in range(6) if seat != match.state.asked)
    match.state.players[seat].out = 2
    match.state.order.remove(seat)
    tables = assert_legible(phone(match))[1]
    rows = {text: box[1] for text, box in tables.texts if text in SIX}
    assert max(rows, key=lambda name: rows[name]) == match.setting.seats[seat]
    assert "Bankrupt in turn 2" in texts(tables)


def test_the_tiles_that_run_out_are_counted() -> None:
    match = played("full")
    assert "Tiles left, of the scarce kinds" in texts(sheets(phone(match))[1])
    assert "Tiles left, of the scarce kinds" not in texts(sheets(phone(played("start")))[1])


def test_what_each_column_is_expected_to_bring_stands_beside_it() -> None:
    scene = phone(played("start"))
    assert texts(sheets(scene)[1]).count("1.0") == 12
    assert texts(sheets(replace(scene, locale="fr"))[1]).count("1,0") == 12


@each_theme
def test_a_theme_moves_no_word(theme: Theme) -> None:
    for moment in ("auction", "full"):
        scene = phone(played(moment))
        for one, other in zip(sheets(scene), sheets(replace(scene, theme=theme)), strict=True):
            assert one.texts == other.texts


@each_theme
def test_the_files_are_small(theme: Theme) -> None:
    for moment in ("full", "end", LATE):
        for picture in render_all(phone(played(moment), theme)):
            assert len(picture) < LARGEST


@each_locale
def test_moves_that_are_compared_can_be_read(locale: str) -> None:
    match = played("building")
    lays = moves_of(match, Lay)
    apart = list({move.at: move for move in lays}.values())
    at = max((move.at for move in lays), key=[move.at for move in lays].count)
    same = [move for move in lays if move.at == at]
    for candidates in (lays[:1], apart[:5], lays[:25], same, (same * 13)[:25]):
        for focus in ((), focus_on("age-of-steam", candidates)):
            drawn = assert_legible(phone(match, locale=locale, candidates=candidates, focus=focus))
            numbers = range(1, len(candidates) + 1) if focus == [at] else ()
            assert all(str(number) in texts(drawn[0]) for number in numbers)


@each_locale
def test_deliveries_can_be_followed(locale: str) -> None:
    match = played("full")
    ways = sorted(moves_of(match, Deliver), key=lambda way: -len(way.way))
    for candidates in (ways[:1], ways[:4], ways[-3:]):
        for focus in ((), focus_on("age-of-steam", candidates)):
            scene = phone(match, locale=locale, candidates=candidates, focus=focus)
            board, _ = assert_legible(scene)
            assert ImageChops.difference(
                board.image.crop((0, 0, UPRIGHT_WIDTH, 1000)),
                sheets(phone(match, locale=locale, focus=focus))[0].image.crop((0, 0, UPRIGHT_WIDTH, 1000)),
            ).getbbox()


def links_of(match: AnyMatch) -> list[Sequence[Any]]:
    """The links that somebody who builds could think of."""
    return [plan.moves for plan in match.game.advice.best_plans(match.state, match.state.asked)]


def building() -> AnyMatch:
    match = match_at(2, Phase.BUILDING, cash=40)
    assert match.state.lays < most_lays(match.state)
    return match


def test_links_that_could_be_built_can_be_read() -> None:
    match = building()
    links = links_of(match)
    assert len(links) > 6
    for routes in (links[:1], links[:3], links[:5], links[:9]):
        found = sorted({lay.at for route in routes for lay in route})
        for focus in ((), found):
            board, _ = assert_legible(phone(match, routes=routes, focus=focus))
            numbers = range(1, len(routes) + 1) if len(routes) > 5 else ()
            assert all(str(number) in texts(board) for number in numbers)


def test_new_cities_can_be_compared() -> None:
    match = played("building")
    town = next(at for at in match.state.board.towns if match.state.is_town(at))
    name = match.state.board.names[town]
    for letters in ("A", "AE"):
        candidates = [Urbanize(name, letter) for letter in letters]
        for focus in ((), (town,)):
            board, _ = assert_legible(phone(match, candidates=candidates, focus=focus))
            assert focus == () or set(letters) <= set(texts(board))


@each_locale
def test_a_part_of_the_map_fills_the_width(locale: str) -> None:
    match = played("full")
    whole = sheets(phone(match))[0].image.height
    for at in ("A1", "H6", "K9", "R10", "Chicago", "A11"):
        board, _ = assert_legible(phone(match, locale=locale, focus=[at], names=LONG))
        assert board.image.height < whole * 0.6


def test_a_focus_all_over_the_map_shows_its_parts() -> None:
    match = played("full")
    everywhere = sheets(phone(match, focus=["A1", "R10"]))[0].image.size
    assert everywhere == sheets(phone(match))[0].image.size


def test_a_board_of_somebodys_own_can_be_read() -> None:
    board = GAME.read_board(json.dumps(SMALL).encode())
    match = match_at(2, Phase.MOVING, SIX[:3], board=board)
    assert len(parts(board)) == 1
    for locale in LOCALES:
        assert_legible(phone(match, locale=locale))
    assert_legible(phone(match, focus=["B2"]))


def test_a_large_board_can_be_read() -> None:
    figures = json.loads(GAME.board().json)
    figures["map"] = [row.ljust(35) + " ." * 8 for row in figures["map"]] + [". " * 25 + "."] * 9
    board = GAME.read_board(json.dumps(figures).encode())
    assert len(parts(board)) == 3
    assert_legible(phone(match_at(1, Phase.SHARES, board=board)))


@pytest.mark.parametrize("seed", rarely(range(12), range(1)))
def test_what_computers_reach_can_be_read(seed: int) -> None:
    """The last deliveries of whole games: such networks as people build."""
    match, dice = Match(set_up("age-of-steam", SIX, f"crowded {seed}")), random.Random(seed)
    while match.state.turn < TURNS[len(SIX)] or match.state.phase is not Phase.MOVING:
        match.play(match.state.asked, match.game.mind.policy(match.state, match.state.asked, dice))
    scene = phone(match)
    assert_legible(scene)
    assert unnamed(scene) == []
    assert covering(scene) == []
    assert covering(in_form(scene, Form.WIDE)) == []
    assert all(len(picture) < LARGEST for picture in render_all(scene))
