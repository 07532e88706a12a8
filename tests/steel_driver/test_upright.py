"""Steel Driver on a phone: everything can be read, and nothing hides anything."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from math import dist

import pytest

from games.engine.match import AnyMatch, Match, Play, replay, set_up
from games.engine.words import LOCALES
from games.players.levels import PLAYERS
from games.steel_driver import GAME
from games.steel_driver.actions import Build
from games.steel_driver.events import LinkBuilt
from games.steel_driver.state import State
from rendering import in_form, render_all, sheets
from rendering.drawing.geometry import Box, Line, Point, added, box_around, overlap
from rendering.drawing.themes import THEMES, Theme
from rendering.maps.atlas import Atlas
from rendering.maps.layout import MapLayout
from rendering.scene import Form, Scene
from rendering.steel_driver.layout import TRACK, UPRIGHT_PLAN, WIDE_PLAN, Plan, lay_out, plan_of
from rendering.steel_driver.numbers import away, numbers
from rendering.steel_driver.preview import previewed
from tests.marks import rarely
from tests.rendering.crowded import LAYOUTS, names, opening, unwritten
from tests.rendering.legible import LONG, ODD, SAME, collisions, outside, too_small
from tests.rendering.scenes import scene_of
from tests.steel_driver.matches import MOMENTS, SIX, match_at
from tests.steel_driver.test_crowded import PLACES, board

LARGEST = 250_000
PIXEL = 2.0
"""A pixel of a phone, in units."""
each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
each_locale = pytest.mark.parametrize("locale", LOCALES)
each_plan = pytest.mark.parametrize("plan", [WIDE_PLAN, UPRIGHT_PLAN], ids=["wide", "upright"])
each_moment = pytest.mark.parametrize("moment", MOMENTS)


def on_phone(match: AnyMatch, **more: object) -> Scene:
    return in_form(scene_of(match, **more), Form.PHONE)


@cache
def by_computers(seed: int) -> tuple[AnyMatch, AnyMatch]:
    """A game of quick computers when most links are on the map, and at its end."""
    edition = "treefrog" if seed % 2 else "pegasus"
    match: AnyMatch = Match(set_up("steel-driver", SIX, str(seed), {"edition": edition}))
    turns: list[int] = []
    while seats := GAME.actors(match.state):
        if any(isinstance(move, Build) for move in GAME.legal(match.state, seats[0])):
            turns.append(match.played)
        view = GAME.view(match.state, seats[0])
        for move in PLAYERS["quick"](GAME, view, seats[0], f"{seed} {match.played}"):
            match.play(seats[0], move)
    *_, crowded = replay(match.setting, match.script[: turns[-1]])
    return crowded, match


def unreadable(scene: Scene) -> list[object]:
    """What is wrong with any of a scene's pictures."""
    return [
        fault
        for canvas in sheets(scene)
        for fault in (*too_small(canvas), *collisions(canvas), *outside(canvas))
    ]


def hidden(board_map: MapLayout, atlas: Atlas) -> Iterator[str]:
    """What stands on something else: names and costs, on cities, on each other, on track that there is or
    may be."""
    written = {name: named.box for name, named in board_map.names.items()}
    costs = {route: box_around(at, atlas.chip) for route, at in board_map.chips.items()}
    for (one, box), (other, other_box) in combinations((*written.items(), *costs.items()), 2):
        if overlap(box, other_box):
            yield f"{one} and {other}"
    for name, box in (*written.items(), *costs.items()):
        for city, at in board_map.cities.items():
            if away(box, at) < atlas.city:
                yield f"{name} stands on {city}"
    for name, box in written.items():
        for route, curve in board_map.curves.items():
            if any(away(box, at) < TRACK / 2 - 1 for at in _finely(curve)):
                yield f"{name} stands on {route}"
    for route, at in board_map.chips.items():
        for other, curve in board_map.curves.items():
            if other != route and any(dist(at, point) < atlas.chip for point in _finely(curve)):
                yield f"the cost of {route} stands on {other}"


@each_plan
def test_every_city_lies_where_the_atlas_places_it(plan: Plan) -> None:
    """Its spread has been made anew; and what it bends are routes."""
    layout, atlas = lay_out(GAME.board(), plan), plan.atlas
    assert set(layout.cities) == set(atlas.placed) == set(atlas.named)
    assert max(dist(at, atlas.placed[city]) for city, at in layout.cities.items()) < 1
    assert set(atlas.bent) <= set(GAME.board().routes)


@each_plan
def test_all_of_a_route_is_on_the_map(plan: Plan) -> None:
    for curve in lay_out(GAME.board(), plan).curves.values():
        for x, y in curve:
            assert TRACK / 2 < x < plan.atlas.width - TRACK / 2
            assert TRACK / 2 < y < plan.atlas.height - TRACK / 2


@each_plan
def test_nothing_on_the_map_stands_on_anything_else(plan: Plan) -> None:
    assert list(hidden(lay_out(GAME.board(), plan), plan.atlas)) == []


@each_plan
def test_a_name_is_nearest_to_its_own_city(plan: Plan) -> None:
    layout = lay_out(GAME.board(), plan)
    for name, written in layout.names.items():
        farther = {city: away(written.box, at) for city, at in layout.cities.items()}
        assert min(farther, key=lambda city: farther[city]) == name


@each_plan
def test_the_middle_of_a_link_is_in_no_city(plan: Plan) -> None:
    """There it shows whose it is."""
    layout = lay_out(GAME.board(), plan)
    for route in layout.curves:
        assert min(dist(layout.middle(route), city) for city in layout.cities.values()) > plan.atlas.city + 8


@each_plan
def test_no_link_lies_under_another(plan: Plan) -> None:
    """Away from cities, where they come together, none for longer than it takes to cross one."""
    layout = lay_out(GAME.board(), plan)
    curves = {
        route: [at for at in _finely(curve) if min(dist(at, city) for city in layout.cities.values()) > 31]
        for route, curve in layout.curves.items()
    }
    for (one, way), (other, over) in combinations(curves.items(), 2):
        under = [at for at in way if any(dist(at, point) < TRACK / 2 for point in over)]
        assert added(dist(a, b) for a, b in pairwise(under)) < 1.5 * TRACK, (one, other)


@each_locale
@each_moment
def test_everything_can_be_read_on_a_phone(moment: str, locale: str) -> None:
    for edition in ("pegasus", "treefrog"):
        match = match_at(moment, edition=edition)
        assert unreadable(on_phone(match, locale=locale)) == []
        assert [canvas.image.width for canvas in sheets(on_phone(match))] == [1080, 1080]


@each_locale
@each_moment
def test_whatever_the_players_are_called(moment: str, locale: str) -> None:
    for called in (LONG, ODD, SAME):
        assert unreadable(on_phone(match_at(moment), locale=locale, names=called)) == []


@each_locale
@pytest.mark.parametrize("seed", rarely(range(20), [0], pytest.mark.long))
def test_in_what_computers_build_too(seed: int, locale: str) -> None:
    for match in by_computers(seed):
        assert unreadable(on_phone(match, locale=locale)) == []


@each_theme
@pytest.mark.parametrize("seed", rarely(range(20), [1], pytest.mark.long))
def test_nor_is_the_file_of_what_they_build_large(seed: int, theme: Theme) -> None:
    for match in by_computers(seed):
        assert [
            len(picture) for picture in render_all(on_phone(match, theme=theme)) if len(picture) >= LARGEST
        ] == []


@each_theme
def test_no_file_is_large(theme: Theme) -> None:
    for moment in MOMENTS:
        map_, tables = render_all(on_phone(match_at(moment), theme=theme))
        assert len(map_) < LARGEST, moment
        assert len(tables) < LARGEST, moment


@each_moment
def test_a_theme_changes_colours_and_moves_no_word(moment: str) -> None:
    scene = on_phone(match_at(moment))
    dark, *others = ([c.texts for c in sheets(replace(scene, theme=theme))] for theme in THEMES.values())
    assert all(texts == dark for texts in others)


@each_locale
def test_the_legend_says_what_signs_mean(locale: str) -> None:
    for scene in (scene_of(match_at("start"), locale=locale), on_phone(match_at("start"), locale=locale)):
        texts = {text for canvas in sheets(scene) for text, _ in canvas.texts}
        keys = ("sets", "route", "start", "links", "marker")
        assert {scene.words.say(f"picture-{key}") for key in keys} <= texts


def numbered(scene: Scene) -> list[Point]:
    """Where the numbers of a scene's choices stand."""
    state: State = scene.view
    choices = [
        (move.end, state.board.between[move.start, move.end].name)
        if isinstance(move, Build)
        else (move.place, "")
        for move in scene.candidates
    ]
    return numbers(state.board, plan_of(scene)).placed(choices)


def covered(scene: Scene) -> Iterator[str]:
    """What is under a number: a city, a name, a cost, another number."""
    plan = plan_of(scene)
    layout, radius = lay_out(scene.view.board, plan), plan.number[0]
    signs: list[tuple[str, Box]] = [(name, named.box) for name, named in layout.names.items()]
    if scene.view.phase.value == "building":
        signs += [
            (route, box_around(at, plan.atlas.chip))
            for route, at in layout.chips.items()
            if route not in scene.view.built
        ]
    found = numbered(scene)
    for number, at in enumerate(found, 1):
        for name, box in signs:
            if away(box, at) < radius - PIXEL:
                yield f"{number} covers {name}"
        for city, place in layout.cities.items():
            if dist(at, place) < radius + plan.atlas.city - PIXEL:
                yield f"{number} covers {city}"
    for (one, at), (two, other) in combinations(enumerate(found, 1), 2):
        if dist(at, other) < 2 * radius - PIXEL:
            yield f"{one} covers {two}"


@pytest.mark.parametrize("moment", ["crowded", "claiming", "first"])
def test_the_number_of_a_choice_hides_nothing(moment: str) -> None:
    match = match_at("start") if moment == "first" else match_at(moment)
    while moment == "first" and match.state.phase.value != "building":
        seat = GAME.actors(match.state)[0]
        match.play(seat, list(GAME.legal(match.state, seat))[0 if match.state.sale is None else -1])
    moves = list(GAME.legal(match.state, GAME.actors(match.state)[0]))
    scene = on_phone(match, candidates=moves)
    assert len(moves) > 2
    assert list(covered(scene)) == []
    drawn = [text for text, _ in sheets(scene)[0].texts]
    assert [str(number) for number in range(1, len(moves) + 1) if str(number) not in drawn] == []
    assert collisions(sheets(scene)[0]) == []


@pytest.mark.parametrize("seed", rarely(range(20), [0, 1], pytest.mark.long))
def test_the_numbers_of_computers_choices_hide_nothing(seed: int) -> None:
    crowded, _ = by_computers(seed)
    moves = list(GAME.legal(crowded.state, GAME.actors(crowded.state)[0]))
    assert list(covered(on_phone(crowded, candidates=moves))) == []


@pytest.mark.parametrize("form", Form)
def test_a_preview_shows_what_the_company_would_have(form: Form) -> None:
    match = match_at("crowded")
    seat, before = GAME.actors(match.state)[0], match.state.railways[match.state.active]
    earning = 0
    for move in GAME.legal(match.state, seat):
        *_, after = replay(match.setting, [*match.script, Play(seat, move)])
        event = next(event for event in after.turns[-1].events if isinstance(event, LinkBuilt))
        scene = in_form(scene_of(match, candidates=[move]), form)
        told = {str(before.cubes - event.cost), str(before.links_left - 1), f"${event.profit}", "→"}
        earning += event.earned > 0
        for canvas in sheets(scene):
            assert told <= {text for text, _ in canvas.texts}
            assert collisions(canvas) == []
            assert form is Form.WIDE or too_small(canvas) == []
    assert earning > 0


def test_a_preview_counts_the_bonus_of_joining_the_coasts() -> None:
    """Of whoever takes part."""
    match = match_at("coast-to-coast")
    move = match.turns[-1].chosen
    earlier = match.undone()
    seat, action = move.seat, move.move
    scene = scene_of(earlier, candidates=[action])
    after = previewed(scene)
    bonus = match.state.transcontinental
    assert set(after) == {bonus.builder, *bonus.others}
    for company, then in after.items():
        railway = match.state.railways[company]
        assert (then.cubes, then.profit) == (railway.cubes, railway.profit)
    assert seat == GAME.actors(earlier.state)[0]
    assert previewed(replace(scene, candidates=[action, action])) == {}


@pytest.mark.parametrize("layout", rarely(LAYOUTS, ["heap"]))
def test_a_board_as_crowded_as_it_may_be_is_drawn_whole(layout: str) -> None:
    scene = in_form(opening("steel-driver", json.dumps(board(layout)).encode()), Form.PHONE)
    map_, _ = sheets(scene)
    assert unwritten(map_, names(PLACES)) == []
    assert too_small(map_) == []


def test_a_board_of_another_country_is_drawn_upright() -> None:
    figures = json.loads(GAME.board().json)
    for place in figures["places"]:
        place["lon"], place["lat"] = place["lon"] + 100, place["lat"] + 8
    own = GAME.read_board(json.dumps(figures).encode())
    scene = on_phone(Match(set_up("steel-driver", SIX, "1", board=own)))
    for canvas in sheets(scene):
        assert too_small(canvas) == []
        assert outside(canvas) == []


def _finely(curve: Line) -> Iterator[Point]:
    for (ax, ay), (bx, by) in pairwise(curve):
        for step in range(3):
            yield ax + (bx - ax) * step / 3, ay + (by - ay) * step / 3
