"""Great Western's map: nothing on it covers anything else, whoever is wherever."""

from itertools import combinations
from math import dist

import pytest

from games.engine.words import LOCALES
from games.great_western.actions import Connect
from games.great_western.state import State
from rendering import draw, in_form, render
from rendering.drawing.geometry import box_around
from rendering.drawing.header import HEADER
from rendering.drawing.themes import THEMES, Theme
from rendering.great_western import board, ground, pieces
from rendering.great_western.layout import CHARTS, Chart, chart_of, name_of
from rendering.scene import Form
from tests.great_western.covered import (
    away,
    by_computers,
    circles,
    crowded,
    finely,
    hidden,
    layout_of,
    map_of,
    written,
)
from tests.great_western.matches import MOMENTS, match_at
from tests.marks import rarely
from tests.rendering.legible import LONG, SAME
from tests.rendering.scenes import scene_of

SEA_AT_MOST = 0.2
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
each_locale = pytest.mark.parametrize("locale", LOCALES)
each_form = pytest.mark.parametrize("form", Form)
each_chart = pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)


@each_locale
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_name_touches_no_circle_piece_or_track(moment: str, locale: str) -> None:
    scene = scene_of(match_at(MOMENTS[moment]), locale=locale)
    assert len(written(scene)) >= len(scene.view.cities)
    assert list(hidden(scene)) == []


@each_theme
@each_locale
def test_nor_in_any_theme_whatever_the_players_are_called(theme: Theme, locale: str) -> None:
    for names in (LONG[:4], SAME[:4]):
        assert list(hidden(scene_of(match_at(MOMENTS["end"]), theme, locale, names=names))) == []


@each_locale
@pytest.mark.parametrize("seed", rarely(range(20), [0], pytest.mark.long))
def test_nor_in_what_computers_build(seed: int, locale: str) -> None:
    assert list(hidden(scene_of(by_computers(seed), locale=locale))) == []


@each_theme
@pytest.mark.parametrize("seed", rarely(range(20), [], pytest.mark.long))
def test_nor_is_the_file_of_what_they_build_large(seed: int, theme: Theme) -> None:
    assert len(render(scene_of(by_computers(seed), theme))) < 250_000


@each_locale
def test_nor_where_three_have_paid_for_every_link(locale: str) -> None:
    scene = scene_of(match_at(0), locale=locale)
    crowded(scene.view)
    assert list(hidden(scene)) == []


@each_form
@each_locale
def test_a_name_is_nearest_to_its_own_city(form: Form, locale: str) -> None:
    layout = layout_of(in_form(scene_of(match_at(0), locale=locale), form))
    for name, place in layout.names.items():
        apart = {city: away(place.box, at) for city, at in layout.cities.items()}
        assert min(apart, key=lambda city: apart[city]) == name


@each_theme
@each_form
def test_four_pieces_at_the_map_s_end_are_whole(form: Form, theme: Theme) -> None:
    """Each has its colour on all sides, in a city where a value stands and a choice has its number."""
    scene = scene_of(match_at(0), theme, candidates=[Connect("Truro"), Connect("Penzance")])
    scene = in_form(scene, form)
    state: State = scene.view
    state.trains[state.order[0] if state.order else next(iter(state.trains))].seat = 0
    state.cities["Penzance"] = [0, 1, 2, 3]
    place, at, canvas = chart_of(scene).place, layout_of(scene).cities["Penzance"], map_of(scene)
    radius, places = place.pieces(at, 4)
    for seat, (x, y) in enumerate(places):
        sides = [
            (x + dx * (radius - 4), y + dy * (radius - 4)) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ]
        colour = pieces.player_colour(theme, seat)
        assert {canvas.image.getpixel((round(px), round(py))) for px, py in sides} == {colour}
    texts = {text for text, box in canvas.texts if away(box, at) < place.radius + 2 * place.badge}
    assert {*scene.marks, str(state.board.cities["Penzance"].points), "2"} <= texts


@each_chart
@pytest.mark.parametrize("count", range(1, 5))
def test_no_piece_covers_another_or_the_value_or_the_number(count: int, chart: Chart) -> None:
    middle, place = (0.0, 0.0), chart.place
    radius, places = place.pieces(middle, count)
    for one, other in combinations(places, 2):
        assert dist(one, other) >= 2 * radius
    for at in places:
        assert dist(at, place.coin_place(middle)) >= radius + place.coin - 1
        assert dist(at, place.badge_place(middle)) >= radius + place.badge - 1
        assert dist(at, middle) + radius <= place.radius + 3


@each_form
@pytest.mark.parametrize("ferries", [True, False])
def test_no_two_signs_on_the_map_overlap_nor_leave_it(ferries: bool, form: Form) -> None:
    scene = in_form(scene_of(match_at(0, ferries=ferries)), form)
    layout, chart = layout_of(scene), chart_of(scene)
    signs = [("cost", at, chart.atlas.chip * 1.1) for at in layout.chips.values()]
    for city in layout.cities.values():
        signs += [("city", at, radius) for at, radius in circles(chart, city)[:2]]
    for (kind, one, reach), (other_kind, other, other_reach) in combinations(signs, 2):
        if kind == "cost" or (other_kind == "city" and one[0] != other[0]):
            assert dist(one, other) > reach + other_reach
    for city in layout.cities.values():
        for at, radius in circles(chart, city):
            left, top, right, bottom = box_around(at, radius)
            assert left > 0
            assert top > 0
            assert right < chart.atlas.width
            assert bottom < chart.atlas.height


@each_theme
def test_track_has_the_colour_of_everybody_who_paid_for_it_and_of_nobody_else(theme: Theme) -> None:
    scene = scene_of(match_at(MOMENTS["late"]), theme)
    layout, state, canvas = layout_of(scene), scene.view, map_of(scene)
    shared = 0
    for number, row in enumerate(state.board.rows):
        curve, chip = layout.curves[name_of(row.between)], layout.chips[name_of(row.between)]
        ends = [layout.cities[end] for end in row.between]
        free = [at for at in finely(curve) if dist(at, chip) > 40 and min(dist(at, end) for end in ends) > 80]
        near = {canvas.image.getpixel((round(x) + dx, round(y) + dy)) for x, y in free for dx, dy in _STAR}
        owners = {seat for seat, player in enumerate(state.players) if number in player.track}
        shared += len(owners) > 1
        if free:
            assert {seat for seat in range(4) if pieces.player_colour(theme, seat) in near} == owners
    assert shared > 3


@each_theme
def test_the_sea_is_not_much_of_the_map(theme: Theme) -> None:
    image = map_of(scene_of(match_at(0), theme)).image
    sea = {theme.sea, ground.tones(theme)[1]}
    wet = sum(count for count, colour in image.getcolors(1 << 24) or () if colour in sea)
    assert 0.05 < wet / (image.width * image.height) < SEA_AT_MOST


def test_the_map_is_a_picture_of_its_own_at_any_scale() -> None:
    """So that it can stand alone."""
    scene = scene_of(match_at(MOMENTS["middle"]))
    for chart in CHARTS.values():
        small, size = board.draw(scene, chart, 0.5), (chart.atlas.width / 2, chart.atlas.height / 2)
        assert small.image.size == size
        assert len(small.texts) >= len(map_of(scene).texts)
    assert draw(scene).image.height > HEADER + CHARTS[Form.WIDE].atlas.height


_STAR = [(dx, dy) for dx in range(-8, 9, 2) for dy in range(-8, 9, 2)]
