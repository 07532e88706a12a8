"""Great Western's picture: legible, exact, and told in words."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from games.engine.match import AnyMatch
from games.engine.words import LOCALES
from games.great_western.actions import Connect
from games.great_western.components import COLOURS
from games.great_western.state import Phase
from rendering import ALT_TEXT, alt_text, describe, draw, render
from rendering.drawing.canvas import Canvas
from rendering.drawing.header import HEADER
from rendering.drawing.themes import DARK, INK, THEMES, Theme
from rendering.great_western import pieces, trains
from rendering.great_western.layout import lay_out
from rendering.scene import WIDTH
from tests.great_western.matches import FOUR, MOMENTS, match_at
from tests.rendering.contrast import contrast
from tests.rendering.legible import LONG, ODD, SAME, collisions, outside
from tests.rendering.scenes import scene_of

LEAST = 3.0
"""What WCAG asks of pictures."""

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_two_labels_overlap_and_none_leaves_the_picture(moment: str, locale: str) -> None:
    match = match_at(MOMENTS[moment])
    for names in (FOUR, SAME[:4], ODD[:4], LONG[:4]):
        canvas = draw(scene_of(match, locale=locale, names=names))
        assert len(canvas.texts) > 90
        assert collisions(canvas) == []
        assert outside(canvas) == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ferries", [True, False])
def test_every_table_can_be_drawn(players: int, ferries: bool) -> None:
    match = match_at(30, FOUR[:players], ferries)
    canvas = draw(scene_of(match, width=800))
    assert canvas.image.width == 800
    assert collisions(canvas) == []


@each_theme
def test_two_owners_can_be_told_apart_without_colour(theme: Theme) -> None:
    """By their letters, or by numbers where two would have the same letter."""
    for names in (FOUR, SAME[:4]):
        scene = scene_of(match_at(0), theme, names=names)
        grey = []
        for seat in range(4):
            canvas = Canvas.blank(60, 60, 1.0, theme.land)
            pieces.piece(canvas, scene, (30, 30), seat, 25)
            grey.append(canvas.image.convert("L"))
        for one, two in combinations(grey, 2):
            assert ImageStat.Stat(ImageChops.difference(one, two)).mean[0] > 3


@each_theme
def test_a_way_has_its_owners_colour_in_its_middle(theme: Theme) -> None:
    match = match_at(0)
    while not any(turn for turn in match.turns[-1:] if _ways(turn)):
        match = match_at(match.played + 1)
    (event,) = _ways(match.turns[-1])[-1:]
    layout = lay_out(match.state.board)
    picture = Image.open(BytesIO(render(scene_of(match, theme)))).convert("RGB")
    a, b = event.way[-2:]
    curve = layout.curves["-".join(sorted((a, b)))]
    colours = {picture.getpixel((round(x), round(y + HEADER))) for x, y in curve}
    assert pieces.player_colour(theme, event.seat) in colours


def _ways(turn: Any) -> list[Any]:
    return [event for event in turn.events if type(event).__name__ == "CityConnected"]


@each_theme
def test_the_track_of_two_owners_can_be_told_apart_without_colour(theme: Theme) -> None:
    """By its pattern: in one grey for all."""
    grey = replace(theme, pieces=dict.fromkeys(theme.pieces, (150, 150, 150)))
    shown = []
    for seat in range(4):
        canvas = Canvas.blank(140, 60, 1.0, theme.land)
        canvas.paste(*pieces.track(grey, (seat,), False, [(20, 30), (70, 30), (120, 30)], 1.0))
        shown.append(canvas.image)
    for one, two in combinations(shown, 2):
        assert ImageChops.difference(one, two).getbbox()


@each_theme
@pytest.mark.parametrize("is_carriage", [True, False])
def test_pieces_of_every_colour_stand_out_from_their_car(theme: Theme, is_carriage: bool) -> None:
    """Its colour or its dark edges contrast with what is behind."""
    canvas = Canvas.blank(100, 70, 1.0, theme.panel)
    trains.car(canvas, theme, (0, 0), is_carriage, 0, INK)
    behind = canvas.image.getpixel((48, 34))
    assert isinstance(behind, tuple)
    for name in ("black", *(colour.value for colour in COLOURS)):
        assert max(contrast(behind[:3], colour) for colour in (theme.pieces[name], INK)) > LEAST


def test_carriages_look_different_from_wagons() -> None:
    shown = []
    for is_carriage in (True, False):
        canvas = Canvas.blank(100, 70, 1.0, DARK.panel)
        trains.car(canvas, DARK, (0, 0), is_carriage, 0, DARK.text)
        shown.append(canvas.image.convert("L"))
    assert ImageStat.Stat(ImageChops.difference(*shown)).mean[0] > 12


def test_cities_that_could_be_connected_are_numbered_and_one_shows_its_way() -> None:
    match = next(m for m in map(match_at, range(20, 60)) if _connections(m))
    moves = _connections(match)
    several = draw(scene_of(match, candidates=moves * (1 if len(moves) > 1 else 2)))
    assert outside(several) == []
    one = draw(scene_of(match, candidates=moves[:1])).image
    assert ImageChops.difference(one, draw(scene_of(match)).image).getbbox()


def _connections(match: AnyMatch) -> list[Connect]:
    if match.state.phase is not Phase.BUILDING:
        return []
    seat = match.game.actors(match.state)[0]
    return [move for move in match.game.legal(match.state, seat) if isinstance(move, Connect)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_fact_is_told_in_words(moment: str, locale: str) -> None:
    match = match_at(MOMENTS[moment])
    scene = scene_of(match, locale=locale)
    told = describe(scene)
    for seat, name in enumerate(match.setting.seats):
        assert name in told
        assert str(match.state.players[seat].available) in told
    assert all(scene.words.place(city) in told for city in match.state.cities)
    assert 200 < len(alt_text(scene)) <= ALT_TEXT


def test_a_bid_is_told_in_words_while_it_stands_and_the_order_always() -> None:
    bidding, building = match_at(MOMENTS["bidding"]), match_at(MOMENTS["middle"])
    assert (bidding.state.phase, building.state.phase) == (Phase.BIDDING, Phase.BUILDING)
    told = describe(scene_of(bidding))
    for train, box in bidding.state.trains.items():
        if box.seat is not None:
            line = next(line for line in told.splitlines() if f": train {train.value}," in line)
            assert f"{bidding.setting.seats[box.seat]} with a bid of {box.bid};" in line
    told = describe(scene_of(building))
    assert "with a bid of" not in told
    for place, train in enumerate(building.state.order, 1):
        seat = building.setting.seats[building.state.trains[train].seat]
        assert f"Builds no. {place}: train {train.value}, taken by {seat};" in told


def test_a_city_stands_on_the_map_as_its_reader_calls_it() -> None:
    written = {
        locale: {text for text, _ in draw(scene_of(match_at(0), locale=locale)).texts} for locale in LOCALES
    }
    assert "London" in written["en"]
    assert "Londres" in written["fr"]
    assert "London" not in written["fr"]


def test_the_file_is_small() -> None:
    for moment in MOMENTS.values():
        assert len(render(scene_of(match_at(moment), width=WIDTH))) < 250_000
