"""Automobile's picture: legible, exact, and told in words."""

import random
import re
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from games.automobile.actions import (
    Bonus,
    Build,
    Close,
    FordBuild,
    HowardSale,
    Produce,
    Reduce,
    Sell,
)
from games.automobile.components import CLASSES
from games.automobile.events import TilesBuilt
from games.engine.match import AnyMatch
from games.engine.ranges import Amount, settled
from games.engine.words import LOCALES
from rendering import ALT_TEXT, alt_text, asked, describe, draw, previewed, render
from rendering.automobile import pieces
from rendering.automobile.cars import car
from rendering.automobile.layout import RINGS, places
from rendering.drawing.canvas import Canvas
from rendering.drawing.header import HEADER
from rendering.drawing.themes import DARK, THEMES, Theme
from rendering.scene import WIDTH, Form, Scene
from tests.automobile.crowded import custom_board, fill_up
from tests.automobile.matches import FIVE, MOMENTS, match_at, sensible
from tests.rendering.legible import LONG, ODD, SAME, collisions, outside
from tests.rendering.scenes import scene_of

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_two_labels_overlap_and_none_leaves_the_picture(moment: str, locale: str) -> None:
    match = match_at(moment)
    for names in (FIVE, SAME[:5], ODD[:5], LONG[:5]):
        canvas = draw(scene_of(match, locale=locale, names=names))
        assert len(canvas.texts) > 150
        assert collisions(canvas) == []
        assert outside(canvas) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("width", [800, WIDTH])
def test_the_fullest_board_has_room(width: int, locale: str) -> None:
    match = match_at("selling")
    fill_up(match)
    canvas = draw(scene_of(match, locale=locale, width=width))
    assert collisions(canvas) == []
    assert outside(canvas) == []


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_table_can_be_drawn(players: int, moment: str) -> None:
    canvas = draw(scene_of(match_at(moment, FIVE[:players]), width=800))
    assert canvas.image.width == 800
    assert collisions(canvas) == []
    assert outside(canvas) == []


@pytest.mark.parametrize("count", [12, 13, 19, 26])
def test_a_board_of_another_size_with_long_names_is_drawn(count: int) -> None:
    match = match_at("selling", board=custom_board(count))
    for locale in LOCALES:
        canvas = draw(scene_of(match, locale=locale))
        assert collisions(canvas) == []
        assert outside(canvas) == []
    fill_up(match)
    assert collisions(draw(scene_of(match))) == []


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("count", range(12, 27))
def test_the_ring_has_a_place_for_every_space_around_the_room_inside(count: int, form: Form) -> None:
    boxes, ring = [place.box for place in places(count, form)], RINGS[form]
    assert len(boxes) == count
    for one, two in combinations([*boxes, ring.inside], 2):
        assert one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]
    wide, tall = ring.size
    assert all(box[0] >= 0 and box[1] >= 0 and box[2] <= wide and box[3] <= tall for box in boxes)


@pytest.mark.parametrize("form", Form)
def test_the_ring_runs_clockwise_from_the_upper_left(form: Form) -> None:
    boxes, ring = [place.box for place in places(26, form)], RINGS[form]
    assert boxes[0][:2] == (min(box[0] for box in boxes), min(box[1] for box in boxes))
    assert boxes[ring.columns - 1][0] == max(box[0] for box in boxes)
    assert boxes[ring.columns + ring.rows - 2][1] == max(box[1] for box in boxes)
    assert boxes[-1][0] == boxes[0][0]


def test_every_theme_has_its_own_picture() -> None:
    match = match_at("crowded")
    assert len({render(scene_of(match, theme)) for theme in THEMES.values()}) == len(THEMES)


@each_theme
def test_two_owners_can_be_told_apart_without_colour(theme: Theme) -> None:
    """By their letters, or by numbers where two would have the same letter."""
    match = match_at("building")
    for names in (FIVE, SAME[:5]):
        scene = scene_of(match, theme, names=names)
        grey = []
        for seat in range(5):
            canvas = Canvas.blank(60, 60, 1.0, theme.land)
            pieces.piece(canvas, scene, (30, 30), seat, 25)
            grey.append(canvas.image.convert("L"))
        for one, two in combinations(grey, 2):
            assert ImageStat.Stat(ImageChops.difference(one, two)).mean[0] > 2


def test_the_classes_have_different_badges_and_cars() -> None:
    badges, cars = [], []
    for car_class in CLASSES:
        canvas = Canvas.blank(60, 60, 1.0, DARK.panel)
        pieces.emblem(canvas, (30, 30), car_class, 28)
        badges.append(canvas.image.convert("L").point(lambda value: 255 if value > 70 else 0))
        canvas = Canvas.blank(110, 60, 1.0, DARK.panel)
        car(canvas, (55, 30), car_class, (DARK.text, DARK.panel), 100)
        cars.append(canvas.image.convert("L"))
    for shown in (badges, cars):
        for one, two in combinations(shown, 2):
            assert ImageStat.Stat(ImageChops.difference(one, two)).mean[0] > 12


@each_theme
def test_a_hall_has_its_owners_colour(theme: Theme) -> None:
    match = match_at("crowded")
    picture = Image.open(BytesIO(render(scene_of(match, theme)))).convert("RGB")
    spots = dict(zip(match.state.spaces, places(26), strict=True))
    for model, space in match.state.spaces.items():
        if space.seat is not None:
            left, _, _, bottom = spots[model].box
            pixel = picture.getpixel((round(left + 16), round(HEADER + bottom - 16)))
            assert pixel == pieces.player_colour(theme, space.seat), model


def changed(one: Scene, two: Scene) -> list[str]:
    """The spaces that look different on two pictures."""
    difference = ImageChops.difference(draw(one).image, draw(two).image)
    found = []
    for model, place in zip(one.view.spaces, places(len(one.view.spaces)), strict=True):
        left, top, right, bottom = (round(side) for side in place.box)
        down = round(HEADER)
        if difference.crop((left, top + down, right, bottom + down)).getbbox():
            found.append(model)
    return found


def around(scene: Scene, model: str) -> Any:
    """The pixel just above a space."""
    left, top, _, _ = places(len(scene.view.spaces))[scene.view.board.position[model]].box
    return draw(scene).image.getpixel((round(left + 60), round(top + HEADER - 3)))


@each_theme
def test_the_spaces_of_the_last_move_are_framed(theme: Theme) -> None:
    match = match_at("start")
    while not (built := _built(match)):
        seat = match.game.actors(match.state)[0]
        match.play(seat, sensible(match, seat, random.Random(3)))
    scene = scene_of(match, theme)
    assert around(scene, built) == theme.accent
    assert around(scene_of(match, theme, events=[]), built) != theme.accent


def _built(match: AnyMatch) -> str | None:
    """Where the last move built."""
    events = match.turns[-1].events if match.turns else ()
    return next((event.model for event in events if isinstance(event, TilesBuilt)), None)


def test_a_sale_and_a_choice_are_marked_too() -> None:
    for moment in ("selling", "building"):
        match = match_at(moment)
        assert render(scene_of(match)) != render(scene_of(match, events=[]))


def test_a_closed_space_says_so() -> None:
    match = match_at("end")
    closed = sum(space.closed for space in match.state.spaces.values())
    assert closed
    assert [text for text, _ in draw(scene_of(match)).texts].count("Closed") == closed


def test_the_most_advanced_space_has_the_flag() -> None:
    match = match_at("building")
    place = places(26)[match.state.mark]
    picture = draw(scene_of(match)).image
    x, y = round(place.road[0]), round(place.road[1] + HEADER)
    assert DARK.accent in {picture.getpixel((x + dx, y - 18)) for dx in range(-4, 5)}


def test_r_and_d_is_written_on_the_spaces_ahead() -> None:
    match = match_at("start")
    texts = [text for text, _ in draw(scene_of(match)).texts]
    assert {"1", "3", "6", "10", "15", "21"} <= set(texts)


MOVES = {
    "building": [Build("Cord 810", 2, False), Build("Cord 810", 1, True)],
    "crowded": [Close("Hudson 20"), Bonus("Hudson 20"), Reduce("Hudson 20", 2)],
    "selling": [
        HowardSale((Amount("Duryea", 1),)),
        Produce((Amount("Duryea", 4),)),
        Sell("Duryea", CLASSES[1]),
    ],
}


@pytest.mark.parametrize("moment", MOVES)
def test_one_candidate_is_a_ghost(moment: str) -> None:
    match = match_at(moment)
    plain = scene_of(match)
    for move in MOVES[moment]:
        assert previewed("automobile", move)
        scene = scene_of(match, candidates=[move])
        model = move.amounts[0].what if hasattr(move, "amounts") else move.model
        assert changed(scene, plain) == [model]
        assert collisions(draw(scene)) == []


def test_fords_tile_is_a_ghost_beside_the_others() -> None:
    match = match_at("crowded")
    own = next(model for model, space in match.state.spaces.items() if space.factories in (1, 2))
    for parts in (False, True):
        scene = scene_of(match, candidates=[FordBuild(own, parts)])
        assert changed(scene, scene_of(match)) == [own]


@pytest.mark.parametrize("moment", ["start", "building", "selling", "crowded"])
def test_several_candidates_are_numbered(moment: str) -> None:
    match = match_at(moment)
    seat = match.game.actors(match.state)[0]
    legal = [settled(move, random.Random(1)) for move in match.game.legal(match.state, seat)]
    moves = [move for move in legal if previewed("automobile", move)]
    canvas = draw(scene_of(match, candidates=legal))
    assert collisions(canvas) == []
    assert outside(canvas) == []
    if len(moves) > 1:
        shown = " ".join(text for text, _ in canvas.texts).split()
        assert {str(number) for number in range(1, len(moves) + 1)} <= set(shown)


def test_a_candidates_sale_has_a_place_among_the_slots() -> None:
    match = match_at("selling")
    seat = match.game.actors(match.state)[0]
    (sale, *_) = [move for move in match.game.legal(match.state, seat) if isinstance(move, Sell)]
    both = (draw(scene_of(match, candidates=more)).image for more in ([], [sale]))
    left, top, right, bottom = (round(side) for side in RINGS[Form.WIDE].inside)
    down = round(HEADER)
    inside = ImageChops.difference(*both).crop((left, top + down, right, bottom + down))
    assert inside.getbbox()


def test_hidden_tiles_leave_no_trace() -> None:
    """Neither in the spectator's picture nor in the one of a player, who reads them elsewhere."""
    match = match_at("building")
    first = [render(scene_of(match)), describe(scene_of(match))]
    for player in match.state.players:
        player.tiles = [7 - tile for tile in reversed(player.tiles)]
    match.state.bag = [7 - tile for tile in match.state.bag]
    assert [render(scene_of(match)), describe(scene_of(match))] == first
    own = Scene("automobile", match.game.view(match.state, 1), match.setting.seats)
    spectators = Scene("automobile", match.game.view(match.state, None), match.setting.seats)
    assert render(own) == render(spectators)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_fact_is_told_in_words(moment: str, locale: str) -> None:
    match = match_at(moment)
    scene = scene_of(match, locale=locale)
    told = describe(scene)
    for seat, name in enumerate(match.setting.seats):
        assert name in told
        assert str(match.state.players[seat].cash % 1000) in told
    assert all(model in told for model in match.state.spaces)
    figures = re.findall(r"\d+", re.sub(r"(?<=\d)[\s,](?=\d{3}\b)", "", told))
    for text, _ in draw(scene).texts:
        if "$" in text:
            assert re.sub(r"\D", "", text) in figures
    for tiles in match.state.revealed.values():
        assert "+".join(map(str, tiles)) in told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_alt_text_fits_and_has_the_most_needed_first(moment: str, locale: str) -> None:
    scene = scene_of(match_at(moment), locale=locale, names=LONG[:5])
    told = alt_text(scene)
    assert 200 < len(told) <= ALT_TEXT
    assert describe(scene).startswith(told)
    usual = scene_of(match_at(moment), locale=locale)
    assert asked(usual) in alt_text(usual)


def test_the_file_is_small() -> None:
    for moment in MOMENTS:
        assert len(render(scene_of(match_at(moment), width=WIDTH))) < 200_000
    match = match_at("selling")
    fill_up(match)
    assert len(render(scene_of(match))) < 250_000
