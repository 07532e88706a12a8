"""The picture: legible, exact, the same everywhere."""

import json
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.engine.match import AnyMatch, Match, set_up
from games.engine.words import LOCALES
from games.steel_driver import GAME
from games.steel_driver.components import COMPANIES, Edition
from games.steel_driver.state import State
from rendering import draw, render
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box
from rendering.drawing.header import HEADER
from rendering.drawing.themes import DARK, THEMES, Theme
from rendering.scene import WIDTH
from rendering.steel_driver import pieces
from rendering.steel_driver.atlas import ATLAS
from rendering.steel_driver.layout import lay_out
from tests.rendering.matches import MOMENTS, SIX, match_at, scene_of

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
LONG = tuple(f"{letter}{'W' * 31}" for letter in "ABCDEF")
ODD = ("🚂🚃🚃", "دعاء محمد", "שָׁלוֹם", "W" * 32, "李小龍", "a\u0301\u0323́̂ Zoë 👨‍👩‍👧")


def collisions(canvas: Canvas) -> list[tuple[str, str]]:
    """Pairs of texts that overlap by more than the roundness of their letters."""

    def overlap(one: Box, two: Box) -> bool:
        return min(one[2], two[2]) - max(one[0], two[0]) > 1 and min(one[3], two[3]) - max(one[1], two[1]) > 1

    return [(a, b) for (a, one), (b, two) in combinations(canvas.texts, 2) if overlap(one, two)]


def outside(canvas: Canvas) -> list[str]:
    width, height = (side / canvas.scale for side in canvas.image.size)
    return [
        text for text, box in canvas.texts if box[0] < 0 or box[1] < 0 or box[2] > width or box[3] > height
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_two_labels_overlap_and_none_leaves_the_picture(moment: str, locale: str) -> None:
    match = match_at(moment)
    for theme in THEMES.values():
        for names in (SIX, LONG, ODD):
            for width in (WIDTH, 800):
                canvas = draw(scene_of(match, theme, locale, names=names, width=width))
                assert len(canvas.texts) > 90
                assert collisions(canvas) == []
                assert outside(canvas) == []


@pytest.mark.parametrize("edition", ["pegasus", "treefrog"])
@each_theme
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


@pytest.mark.parametrize("name", ODD)
def test_odd_names_are_drawn_or_replaced(name: str) -> None:
    match = match_at("crowded")
    canvas = draw(scene_of(match, names=(name, *SIX[1:])))
    drawn = [text for text, _ in canvas.texts]
    assert scene_of(match, names=(name, *SIX[1:])).name(0)
    assert not any("🚂" in text or "\u200d" in text for text in drawn)


def test_a_name_that_cannot_be_drawn_becomes_its_seat() -> None:
    scene = scene_of(match_at("start"), names=("🚂🚃🚃", "李小龍", *SIX[2:]))
    assert [scene.name(0), scene.name(1)] == ["Player 1", "Player 2"]


def test_right_to_left_names_stand_in_the_order_of_reading() -> None:
    scene = scene_of(match_at("start"), names=("שלום", *SIX[1:]))
    assert scene.name(0) == "םולש"


def test_a_picture_depends_on_nothing_but_the_view() -> None:
    """The same table, another seed: what a spectator may not know leaves no trace."""
    pictures = []
    for seed in ("one", "two"):
        match: AnyMatch = Match(set_up("steel-driver", SIX, seed, keep_seats=True))
        match.state.marker = 0
        match.play_text(0, "auction green 2")
        pictures.append(render(scene_of(match)))
    assert pictures[0] == pictures[1]


def test_eight_threads_draw_the_same_bytes_as_one() -> None:
    scenes = [scene_of(match_at(moment), theme) for moment in MOMENTS for theme in THEMES.values()]
    alone = [render(scene) for scene in scenes]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(render, scenes * 2)) == alone * 2


@pytest.mark.parametrize("width", [400, 1000, 1600, 3200])
def test_any_width_can_be_drawn(width: int) -> None:
    picture = Image.open(BytesIO(render(scene_of(match_at("crowded"), width=width))))
    assert picture.width == width
    assert picture.mode == "P"


def test_a_box_with_round_corners_can_be_drawn_at_any_size() -> None:
    for step in range(400):
        canvas = Canvas.blank(60, 60, 0.9, DARK.land)
        canvas.rectangle((5, 5, 30 + step / 40, 35), DARK.accent, DARK.text, 2, 15)
        canvas.rectangle((5, 5, 35, 30 + step / 40), DARK.accent, DARK.text, 2, 15)
        assert canvas.image.getpixel((16, 16)) == DARK.accent


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
