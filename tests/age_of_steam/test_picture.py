"""Age of Steam's picture: legible, exact, and told in words."""

import json
import random
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from games.age_of_steam import GAME
from games.age_of_steam.actions import Bid, Deliver, Lay, Urbanize
from games.age_of_steam.board import Terrain
from games.age_of_steam.components import Cube
from games.age_of_steam.events import GoodsDelivered, GoodsGrown, TileLaid, Urbanized
from games.age_of_steam.state import Phase, Piece, State
from games.engine.contract import Event
from games.engine.match import AnyMatch
from games.engine.words import LOCALES
from rendering import ALT_TEXT, alt_text, describe, draw, focus_on, previewed, render
from rendering.age_of_steam import board, pieces, track
from rendering.age_of_steam.geometry import crosses, whole
from rendering.age_of_steam.ways import way
from rendering.drawing import caches
from rendering.drawing.canvas import Canvas
from rendering.drawing.header import HEADER
from rendering.drawing.themes import DARK, THEMES, Theme, luminance
from rendering.scene import WIDTH
from tests.age_of_steam.matches import ALL_MOMENTS, SIX, match_at, play, played
from tests.age_of_steam.on_map import covering, unnamed
from tests.rendering.legible import LONG, ODD, SAME, collisions, outside
from tests.rendering.scenes import scene_of

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)

SMALL = {
    "game": "age-of-steam",
    "name": "Small",
    "provenance": {"en": "Made up.", "fr": "Inventé."},
    "map": ["* . o .", ". ~ . ^", ". # . *", "o . . ."],
    "cities": [
        {"name": "Here", "hex": "A1", "colour": "red", "side": "west", "number": 1, "cubes": 2},
        {"name": "There", "hex": "D3", "colour": "blue", "side": "east", "number": 1, "cubes": 2},
    ],
    "towns": [{"name": "Between", "hex": "C1"}, {"name": "Beyond", "hex": "A4"}],
    "new_cities": [{"letter": "A", "colour": "black", "side": "west", "number": 6}],
    "rivers": {"B2": ["N", "SE"]},
}


def moves_of(match: AnyMatch, kind: type[Any]) -> list[Any]:
    seat = match.game.actors(match.state)[0]
    return [move for move in match.game.legal(match.state, seat) if isinstance(move, kind)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", ALL_MOMENTS)
def test_no_two_labels_overlap_and_none_leaves_the_picture(moment: str, locale: str) -> None:
    for names in (SIX, SAME, LONG, ODD):
        canvas = draw(scene_of(played(moment), locale=locale, names=names))
        assert len(canvas.texts) > 150
        assert collisions(canvas) == []
        assert outside(canvas) == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_table_can_be_drawn(players: int) -> None:
    match = match_at(3, Phase.MOVING, SIX[:players])
    canvas = draw(scene_of(match, width=800))
    assert canvas.image.width == 800
    assert collisions(canvas) == []
    assert outside(canvas) == []


def test_the_map_is_the_width_of_the_picture_and_every_hex_can_be_told() -> None:
    match = played("start")
    state: State = match.state
    drawn = [text for text, _ in draw(scene_of(match)).texts]
    for at in state.board.terrain:
        assert (at in drawn) == state.board.is_land(at), at
    view = whole(state.board)
    middles = [view.centre(at)[0] for at in state.board.terrain]
    assert min(middles) - view.radius < 30
    assert max(middles) + view.radius > WIDTH - 30


@pytest.mark.parametrize("moment", ALL_MOMENTS)
def test_every_place_is_named_and_nothing_is_written_over_track_or_cubes(moment: str) -> None:
    scene = scene_of(played(moment))
    assert unnamed(scene) == []
    assert covering(scene) == []


def test_a_coordinate_stands_in_the_same_place_of_every_hex() -> None:
    scene = scene_of(played("full"))
    view = whole(scene.view.board)
    canvas = board.paint(scene, view)
    middles = {
        text: ((box[0] + box[2]) / 2 - x, (box[1] + box[3]) / 2 - y)
        for text, box in canvas.texts
        if text in scene.view.board.terrain
        for x, y in [view.centre(text)]
    }
    inner = {at: spot for at, spot in middles.items() if at[0] != "A"}
    assert len(inner) > 140
    assert all(-view.radius < x < -0.8 * view.radius and abs(y) < 3 for x, y in inner.values())


@each_theme
def test_track_has_its_owners_colour_and_a_disc_with_his_mark(theme: Theme) -> None:
    match = played("full")
    state: State = match.state
    canvas = draw(scene_of(match, theme, events=()))
    view = whole(state.board)
    for line in state.lines:
        if line.owner is not None:
            points = track.course(view, line)
            near = {canvas.image.getpixel((round(x), round(y + HEADER))) for x, y in points}
            assert pieces.player_colour(theme, line.owner) in near
    letters = [text for text, box in canvas.texts if HEADER < box[1] < HEADER + view.height]
    for seat, name in enumerate(match.setting.seats):
        assert letters.count(name[0]) >= sum(line.owner == seat for line in state.lines)


@each_theme
def test_two_owners_can_be_told_apart_without_colour(theme: Theme) -> None:
    for names in (SIX, SAME):
        scene = scene_of(played("start"), theme, names=names)
        grey = []
        for seat in range(6):
            canvas = Canvas.blank(60, 60, 1.0, theme.land)
            pieces.disc(canvas, scene, (30, 30), seat, 25)
            grey.append(canvas.image.convert("L"))
        for one, two in combinations(grey, 2):
            assert ImageStat.Stat(ImageChops.difference(one, two)).mean[0] > 2


@each_theme
def test_goods_and_cities_can_be_told_apart_without_colour(theme: Theme) -> None:
    assert len(set(pieces.SYMBOLS.values())) == len(Cube)
    grey = []
    for cube in Cube:
        canvas = Canvas.blank(60, 60, 1.0, theme.panel)
        pieces.cube(canvas, theme, (30, 30), cube, 50)
        grey.append(canvas.image.convert("L"))
    for one, two in combinations(grey, 2):
        assert ImageStat.Stat(ImageChops.difference(one, two)).mean[0] > 3


@each_theme
def test_black_goods_and_cities_stand_out_from_what_they_lie_on(theme: Theme) -> None:
    for ground in (theme.panel, theme.land, pieces.goods_colour(theme, Cube.BLACK)):
        canvas = Canvas.blank(60, 60, 1.0, ground)
        pieces.cube(canvas, theme, (30, 30), Cube.BLACK, 50)
        colours: Any = {colour for _, colour in canvas.image.getcolors(9999) or []}
        assert max(abs(luminance(colour) - luminance(ground)) for colour in colours) > 0.2


def test_unfinished_track_looks_different_from_finished() -> None:
    view = whole(played("start").state.board)
    shown = []
    for loose in (True, False):
        canvas = Canvas.blank(view.width, view.height, 1.0, DARK.land)
        track.lay(canvas, DARK, view, Piece("G8", 0, 3), 0, loose)
        shown.append(canvas.image)
    x, y = (round(value) for value in view.edge("G8", 3))
    box = (x - 20, y - 60, x + 20, y)
    assert ImageStat.Stat(ImageChops.difference(shown[0].crop(box), shown[1].crop(box))).mean[0] > 12


def test_a_crossing_has_a_bridge() -> None:
    assert crosses((0, 3), (2, 4))
    assert crosses((3, 5), (0, 4))
    assert not crosses((3, 5), (0, 2))
    assert not crosses((0, 6), (3, 6))


@pytest.mark.parametrize("kind", [TileLaid, Urbanized, GoodsDelivered, GoodsGrown])
def test_the_last_move_is_marked(kind: type[Event]) -> None:
    match = match_at(2, Phase.SHARES)
    while not any(isinstance(event, kind) for event in match.turns[-1].events):
        play(match, random.Random(1))
    view = whole(match.state.board)
    box = (0, round(HEADER), WIDTH, round(HEADER + view.height))
    marked = draw(scene_of(match)).image.crop(box)
    unmarked = draw(scene_of(match, events=())).image.crop(box)
    assert ImageChops.difference(marked, unmarked).getbbox()


def test_candidates_are_drawn_as_ghosts_and_numbered() -> None:
    match = played("building")
    moves = moves_of(match, Lay)
    apart = list({move.at: move for move in moves}.values())
    assert len(apart) > 4
    plain = draw(scene_of(match)).image
    for candidates in (apart[:1], apart[:5], moves[:25]):
        canvas = draw(scene_of(match, candidates=candidates))
        assert collisions(canvas) == []
        assert outside(canvas) == []
        assert ImageChops.difference(canvas.image, plain).getbbox()
    texts = [text for text, _ in draw(scene_of(match, candidates=apart[:5])).texts]
    without = [text for text, _ in draw(scene_of(match, candidates=apart[:1])).texts]
    assert all(texts.count(str(n)) > without.count(str(n)) for n in range(1, 6))


def test_deliveries_show_their_way() -> None:
    match = played("full")
    ways = sorted(moves_of(match, Deliver), key=lambda way: -len(way.way))
    assert len(ways[0].way) > 2
    for candidates in (ways[:1], ways[:4]):
        canvas = draw(scene_of(match, candidates=candidates))
        assert collisions(canvas) == []
        view = whole(match.state.board)
        for line in way(match.state, candidates[0].start, candidates[0].way):
            piece = line.pieces[len(line.pieces) // 2]
            x, y = view.centre(piece.at)
            box = (round(x - 60), round(y + HEADER - 52), round(x + 60), round(y + HEADER + 52))
            colours = [colour for _, colour in canvas.image.crop(box).getcolors(99999) or []]
            assert DARK.accent in colours


@pytest.mark.parametrize("locale", LOCALES)
def test_a_part_of_the_map_is_enlarged(locale: str) -> None:
    match = played("building")
    unfocused = draw(scene_of(match)).image.height
    for at in ("A1", "H6", "K9", "R10", "Chicago", "A11"):
        canvas = draw(scene_of(match, locale=locale, focus=[at], names=LONG))
        assert canvas.image.height < unfocused
        assert collisions(canvas) == []
        assert outside(canvas) == []
    moves = moves_of(match, Lay)
    at = moves[0].at
    assert at in [text for text, _ in draw(scene_of(match, focus=[at])).texts]


def test_what_the_board_does_not_have_is_no_focus() -> None:
    match = played("start")
    assert render(scene_of(match, focus=["Z99"])) == render(scene_of(match))


def test_candidates_of_one_hex_are_shown_side_by_side() -> None:
    match = played("building")
    moves = moves_of(match, Lay)
    at = max((move.at for move in moves), key=[move.at for move in moves].count)
    same = [move for move in moves if move.at == at]
    assert len(same) > 2
    for candidates in (same, (same * 13)[:25]):
        canvas = draw(scene_of(match, candidates=candidates, focus=[at]))
        texts = [text for text, _ in canvas.texts]
        assert all(str(number) in texts for number in range(1, len(candidates) + 1))
        assert collisions(canvas) == []
        assert outside(canvas) == []


def test_new_cities_can_be_previewed() -> None:
    match = played("building")
    town = next(at for at in match.state.board.towns if match.state.is_town(at))
    name = match.state.board.names[town]
    for letters in ("A", "AE"):
        candidates = [Urbanize(name, letter) for letter in letters]
        for focus in ((), (town,)):
            canvas = draw(scene_of(match, candidates=candidates, focus=focus))
            assert collisions(canvas) == []
            assert outside(canvas) == []
            assert focus == () or set(letters) <= {text for text, _ in canvas.texts}


def test_bankrupts_are_struck_out_and_come_last() -> None:
    match = match_at(2, Phase.MOVING)
    seat = next(seat for seat in range(6) if seat != match.state.asked)
    match.state.players[seat].out = 2
    match.state.order.remove(seat)
    canvas = draw(scene_of(match))
    assert collisions(canvas) == []
    rows = {text: box[1] for text, box in canvas.texts if text in SIX}
    assert max(rows, key=lambda name: rows[name]) == match.setting.seats[seat]
    assert "Bankrupt in turn 2" in [text for text, _ in canvas.texts]
    assert f"{match.setting.seats[seat]} went bankrupt in turn 2." in describe(scene_of(match))


def test_the_auction_shows_bids_and_places() -> None:
    match = played("auction")
    texts = [text for text, _ in draw(scene_of(match)).texts]
    sale = match.state.auction
    assert any(text.startswith("out, place 6") for text in texts) == bool(sale.dropped)
    assert all(f"bids ${bid}" in texts for bid in sale.bids.values())
    assert sale.dropped
    assert sale.bids


def test_a_board_of_another_size_can_be_drawn() -> None:
    small = GAME.read_board(json.dumps(SMALL).encode())
    match = match_at(2, Phase.MOVING, SIX[:3], board=small)
    for locale in LOCALES:
        canvas = draw(scene_of(match, locale=locale))
        assert collisions(canvas) == []
        assert outside(canvas) == []
    assert draw(scene_of(match, focus=["B2"])).image.width == WIDTH
    assert "Here" in describe(scene_of(match))


def test_a_large_board_can_be_drawn() -> None:
    figures = json.loads(GAME.board().json)
    figures["map"] = [row.ljust(35) + " ." * 8 for row in figures["map"]] + [". " * 25 + "."] * 9
    large = GAME.read_board(json.dumps(figures).encode())
    canvas = draw(scene_of(match_at(1, Phase.SHARES, board=large)))
    assert collisions(canvas) == []
    assert outside(canvas) == []


def test_a_picture_depends_on_nothing_but_the_view() -> None:
    scene = scene_of(played("full"))
    first = render(scene)
    caches.forget()
    assert render(scene_of(played("full"))) == first
    assert Image.open(BytesIO(first)).mode == "P"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", ALL_MOMENTS)
def test_every_fact_is_told_in_words(moment: str, locale: str) -> None:
    match = played(moment)
    state: State = match.state
    scene = scene_of(match, locale=locale)
    told = describe(scene)
    for seat, name in enumerate(match.setting.seats):
        assert name in told
        assert str(state.players[seat].cash) in told
    assert all(place in told for place in state.board.names.values())
    assert all(at in told for at, terrain in state.board.terrain.items() if terrain is not Terrain.PLAIN)
    assert 400 < len(alt_text(scene)) <= ALT_TEXT
    assert all(name in alt_text(scene) for name in match.setting.seats)


def test_the_file_is_small() -> None:
    for moment in ALL_MOMENTS:
        assert len(render(scene_of(played(moment), width=WIDTH))) < 250_000


def test_only_moves_on_the_map_are_previewed() -> None:
    assert previewed("age-of-steam", Lay("G8", ((0, 3),)))
    assert not previewed("age-of-steam", Bid(1))


def test_a_preview_looks_at_the_hex_or_the_way_that_it_is_about() -> None:
    one, other = Lay("G8", ((0, 3),)), Lay("G8", ((0, 2),))
    assert focus_on("age-of-steam", [one, other]) == ["G8"]
    assert focus_on("age-of-steam", [one, Lay("G9", ((0, 3),))]) == ["G8", "G9"]
    assert focus_on("age-of-steam", [Lay(f"G{row}", ((0, 3),)) for row in range(1, 9)]) == ()
    assert focus_on("age-of-steam", [Urbanize("Indianapolis", "B")]) == ["Indianapolis"]
