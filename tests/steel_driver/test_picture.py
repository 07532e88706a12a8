"""Steel Driver's picture: legible, exact, and told in words."""

import json
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.engine.match import AnyMatch, Match, set_up
from games.engine.words import LOCALES, words
from games.steel_driver import GAME
from games.steel_driver.components import COMPANIES, Edition
from games.steel_driver.state import State
from rendering import ALT_TEXT, alt_text, describe, draw, focus_on, render
from rendering.drawing.canvas import Canvas
from rendering.drawing.header import HEADER
from rendering.drawing.themes import DARK, THEMES, Theme
from rendering.scene import WIDTH
from rendering.steel_driver import pieces
from rendering.steel_driver.atlas import ATLAS
from rendering.steel_driver.layout import lay_out
from tests.marks import rarely
from tests.rendering.legible import LONG, ODD, collisions, outside
from tests.rendering.scenes import scene_of
from tests.steel_driver.matches import MOMENTS, SIX, match_at

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_two_labels_overlap_and_none_leaves_the_picture(moment: str, locale: str) -> None:
    match = match_at(moment)
    for names in (SIX, LONG, ODD):
        for width in (WIDTH, 800):
            canvas = draw(scene_of(match, locale=locale, names=names, width=width))
            assert len(canvas.texts) > 90
            assert collisions(canvas) == []
            assert outside(canvas) == []


@pytest.mark.parametrize("edition", ["pegasus", "treefrog"])
@pytest.mark.parametrize("theme", rarely(THEMES.values(), [THEMES["light"]]), ids=THEMES)
def test_the_middle_of_every_built_link_has_its_companys_colour(theme: Theme, edition: str) -> None:
    match = match_at("start", edition=edition)
    state: State = match.state
    companies = list(state.railways)
    for turn in range(len(companies)):
        state.built = {
            name: companies[(number + turn) % len(companies)]
            for number, name in enumerate(state.board.routes)
        }
        picture = Image.open(BytesIO(render(scene_of(match, theme)))).convert("RGB")
        layout = lay_out(state.board)
        for name, company in state.built.items():
            x, y = layout.middle(name)
            pixel = picture.getpixel((round(x), round(y + HEADER)))
            assert pixel == theme.pieces[company.value], (name, company)


@pytest.mark.parametrize("edition", Edition)
@each_theme
def test_two_owners_can_be_told_apart_without_colour(theme: Theme, edition: Edition) -> None:
    curve = [(20.0 + step * 8, 40.0) for step in range(25)]
    grey = {}
    for company in COMPANIES[edition]:
        canvas = Canvas.blank(240, 80, 1.0, theme.land)
        canvas.paste(*pieces.link(theme, company, curve, 1.0))
        grey[company] = canvas.image.convert("L").crop((30, 30, 210, 50))
    for one, two in combinations(grey, 2):
        differing = ImageStat.Stat(ImageChops.difference(grey[one], grey[two])).mean[0]
        assert differing > 12, (one, two, differing)


def test_every_kind_of_goods_has_its_own_symbol() -> None:
    assert len(set(pieces.SYMBOLS.values())) == len(pieces.SYMBOLS)


def test_a_start_is_a_hexagon_and_another_city_a_circle() -> None:
    """A hexagon's corner reaches farther to the side than a circle does."""
    match = match_at("start")
    picture = draw(scene_of(match)).image
    layout = lay_out(match.state.board)
    for name, place in match.state.board.places.items():
        x, y = layout.cities[name]
        beside = picture.getpixel((round(x + ATLAS.city + 2), round(y + HEADER)))
        assert (beside in ((20, 20, 24), (252, 250, 244))) == place.start, name


def test_a_picture_depends_on_nothing_but_the_view() -> None:
    """The same table, another seed: what a spectator may not know leaves no trace."""
    pictures = []
    for seed in ("one", "two"):
        match: AnyMatch = Match(set_up("steel-driver", SIX, seed, keep_seats=True))
        match.state.marker = 0
        match.play_text(0, "auction green 2")
        pictures.append(render(scene_of(match)))
    assert pictures[0] == pictures[1]


def test_the_last_move_is_marked() -> None:
    match = match_at("crowded")
    marked, unmarked = scene_of(match), scene_of(match)
    object.__setattr__(unmarked, "events", ())
    assert render(marked) != render(unmarked)


def test_the_whole_line_from_coast_to_coast_is_marked() -> None:
    match = match_at("coast-to-coast")
    line = match.state.transcontinental
    scene = scene_of(match)
    picture = draw(scene).image
    layout = lay_out(match.state.board)
    for name in line.routes:
        (ax, ay), (bx, by) = layout.curves[name][11], layout.curves[name][13]
        x, y = layout.middle(name)
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        beside = x - (by - ay) / length * 14, y + (bx - ax) / length * 14
        assert picture.getpixel((round(beside[0]), round(beside[1] + HEADER))) == DARK.text, name


def test_candidates_are_drawn_as_ghosts_and_numbered() -> None:
    match = match_at("crowded")
    moves = list(match.game.legal(match.state, match.game.actors(match.state)[0]))
    assert len(moves) > 2
    assert focus_on("steel-driver", moves) == ()
    one = draw(scene_of(match, candidates=moves[:1]))
    several = draw(scene_of(match, candidates=moves))
    texts = [text for text, _ in several.texts]
    assert [str(number) for number in range(1, len(moves) + 1) if str(number) not in texts] == []
    assert collisions(several) == []
    plain = draw(scene_of(match))
    assert ImageChops.difference(one.image, plain.image).getbbox()


def test_claims_are_numbered_on_their_cities() -> None:
    match = match_at("claiming")
    moves = list(match.game.legal(match.state, match.game.actors(match.state)[0]))
    canvas = draw(scene_of(match, candidates=moves))
    assert outside(canvas) == []
    assert {str(number) for number in range(1, len(moves) + 1)} <= {text for text, _ in canvas.texts}


def test_a_board_of_another_country_is_drawn_on_plain_ground() -> None:
    figures = json.loads(GAME.board().json)
    for place in figures["places"]:
        place["lon"], place["lat"] = place["lon"] + 100, place["lat"] + 8
    board = GAME.read_board(json.dumps(figures).encode())
    match = Match(set_up("steel-driver", SIX, "1", board=board))
    canvas = draw(scene_of(match))
    assert outside(canvas) == []
    assert canvas.image.getpixel((30, round(HEADER + ATLAS.height - 30))) == DARK.land


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_fact_of_the_panels_is_told(moment: str, locale: str) -> None:
    match = match_at(moment)
    told = describe(scene_of(match, locale=locale))
    for seat, name in enumerate(match.setting.seats):
        assert name in told
        assert str(match.state.players[seat].cash) in told
    for name in match.state.built:
        assert name.replace("-", "–") in told
    for place in match.state.goods:
        assert place in told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_alt_text_fits_and_has_the_most_needed_first(moment: str, locale: str) -> None:
    names = tuple(f"{letter}{'w' * 31}" for letter in "ABCDEF")
    scene = scene_of(match_at(moment), locale=locale, names=names)
    told = alt_text(scene)
    assert 200 < len(told) <= ALT_TEXT
    assert describe(scene).startswith(told)


@pytest.mark.parametrize(
    ("edition", "shown", "in_words"),
    [
        ("pegasus", "Supply 24", "24 cubes are left in the supply."),
        (
            "treefrog",
            "Supply 24 + 26 goods",
            "24 cubes are left in the supply; 26 goods cubes can stand in for more.",
        ),
    ],
)
def test_the_supply_does_not_count_the_goods_cubes_that_can_stand_in(
    edition: str, shown: str, in_words: str
) -> None:
    scene = scene_of(match_at("start", edition=edition))
    assert shown in [text for text, _ in draw(scene).texts]
    assert in_words in describe(scene)


def test_goods_cubes_that_stand_in_are_told() -> None:
    match = match_at("start", edition="treefrog")
    state: State = match.state
    state.players[0].cubes += 28
    state.supply -= 28
    scene = scene_of(match)
    assert "Supply 0 + 22 goods" in [text for text, _ in draw(scene).texts]
    assert "No cube is left in the supply; 22 goods cubes can stand in for more." in describe(scene)


def test_goods_cubes_on_the_map_are_none_of_the_supply() -> None:
    scene = scene_of(match_at("claiming", edition="treefrog"))
    assert not any("goods" in text and "Supply" in text for text, _ in draw(scene).texts)
    assert "supply" not in describe(scene)


def test_the_ends_of_the_board_are_told_and_who_joined_them() -> None:
    assert "No line joins San Francisco and New York yet." in describe(scene_of(match_at("start")))
    match = match_at("coast-to-coast")
    builder = words("en", "steel-driver").thing(match.state.transcontinental.builder)
    told = describe(scene_of(match))
    assert f"{builder} has completed the line between San Francisco and New York" in told


def test_whose_turn_it_is_comes_first() -> None:
    match = match_at("crowded")
    asked = match.setting.seats[match.game.actors(match.state)[0]]
    assert f"{asked}: build a link for" in alt_text(scene_of(match))[:120]


def test_free_routes_are_told_with_their_costs() -> None:
    told = describe(scene_of(match_at("start", SIX)))
    assert "From Boston: Albany 2 and New York 2." in told
