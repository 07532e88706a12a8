"""The board, its provenance, its tiles, and boards of one's own."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.board import Board, Terrain
from games.age_of_steam.components import Cube
from games.age_of_steam.laying import lays
from games.age_of_steam.state import Phase
from games.age_of_steam.tiles import (
    COMPLEX,
    SIMPLE,
    SUPPLY,
    TILE_OF,
    TOWN_TILES_OF,
    TOWNS,
    read_sections,
    turned,
)
from games.engine.errors import BadInput
from games.engine.match import Match, set_up
from games.engine.words import LOCALES, words
from tests.age_of_steam.table import Table


def figures() -> dict[str, Any]:
    board: dict[str, Any] = json.loads(GAME.board().json)
    return board


def text_of(board: dict[str, Any]) -> bytes:
    return json.dumps(board, indent=1).encode()


def refusal(board: dict[str, Any] | bytes) -> BadInput:
    with pytest.raises(BadInput) as error:
        GAME.read_board(board if isinstance(board, bytes) else text_of(board))
    for locale in LOCALES:
        assert words(locale, "age-of-steam").refuse(error.value)
    return error.value


def line(board: dict[str, Any], error: BadInput) -> str:
    """The line of the file that a refusal names."""
    number: int = error.figures["line"]
    return text_of(board).splitlines()[number - 1].decode().strip()


def rust_belt() -> Board:
    board = GAME.board()
    assert isinstance(board, Board)
    return board


# The board in the box


def test_the_map() -> None:
    board = rust_belt()
    assert Counter(terrain.name for terrain in board.terrain.values()) == {
        "PLAIN": 108,
        "LAKE": 27,
        "RIVER": 19,
        "TOWN": 14,
        "CITY": 12,
        "MOUNTAIN": 9,
    }
    assert Counter(at[0] for at in board.terrain) == {
        letter: 11 - number % 2 for number, letter in enumerate("ABCDEFGHIJKLMNOPQR")
    }
    mountains = [at for at, terrain in board.terrain.items() if terrain is Terrain.MOUNTAIN]
    assert sorted(mountains) == sorted(["R5", "R7", "R8", "R9", "R10", "Q10", "Q11", "P10", "O11"])
    assert set(board.rivers) == {at for at, terrain in board.terrain.items() if terrain is Terrain.RIVER}


def test_the_hexes_around_a_hex() -> None:
    board = rust_belt()
    assert board.neighbours["K10"] == ("K9", "L9", "L10", "K11", "J10", "J9")
    assert board.neighbours["J10"] == ("J9", "K10", "K11", None, "I11", "I10")
    assert board.neighbours["A1"] == (None, None, "B1", "A2", None, None)
    for at, around in board.neighbours.items():
        for edge, other in enumerate(around):
            assert other is None or board.neighbours[other][(edge + 3) % 6] == at


def test_the_cities() -> None:
    cities = {city.name: (city.colour.value, city.side, city.number) for city in rust_belt().cities.values()}
    assert cities == {
        "Chicago": ("red", "west", 1),
        "St. Louis": ("red", "west", 2),
        "Kansas City": ("purple", "west", 3),
        "Des Moines": ("blue", "west", 4),
        "Minneapolis": ("blue", "west", 5),
        "Duluth": ("purple", "west", 6),
        "Evansville": ("blue", "east", 1),
        "Cincinnati": ("blue", "east", 2),
        "Detroit": ("red", "east", 3),
        "Wheeling": ("yellow", "east", 4),
        "Pittsburgh": ("red", "east", 5),
        "Toronto": ("yellow", "east", 6),
    }
    assert rust_belt().cities["N4"].number == 3, "Detroit has a 3: the 1 on the printed board is an error"


def test_the_new_cities() -> None:
    new = {row.letter: (row.colour.value, row.side, row.number) for row in rust_belt().new_cities.values()}
    assert new == {
        "A": ("red", "west", 3),
        "B": ("blue", "west", 4),
        "C": ("black", "west", 5),
        "D": ("black", "west", 6),
        "E": ("yellow", "east", 1),
        "F": ("purple", "east", 2),
        "G": ("black", "east", 3),
        "H": ("black", "east", 4),
    }


def test_the_board_says_where_it_comes_from() -> None:
    provenance = figures()["provenance"]
    assert "Known from the printed game" in provenance["en"]
    assert "Connus du jeu imprimé" in provenance["fr"]


# The tiles


def test_136_tiles() -> None:
    assert {kind: count for kind, (count, _) in SIMPLE.items()} == {"straight": 48, "gentle": 55, "sharp": 7}
    assert [count for count, _ in COMPLEX.values()] == [4, 4, 3, 1, 1, 1, 1]
    assert [count for count, _ in TOWNS.values()] == [3, 2, 2, 2, 2]
    assert sum(SUPPLY.values()) == 136


def test_every_tile_in_six_rotations_is_one_kind() -> None:
    kinds: Counter[str] = Counter(TILE_OF.values())
    assert kinds == {
        "straight": 3,
        "gentle": 6,
        "sharp": 6,
        "cross-straights": 3,
        "cross-straight-gentle": 6,
        "cross-gentles": 6,
        "beside-straight-sharp": 6,
        "beside-gentles": 3,
        "beside-gentle-sharp-a": 6,
        "beside-gentle-sharp-b": 6,
    }
    for sections in TILE_OF:
        ends = [end for pair in sections for end in pair]
        assert len(ends) == len(set(ends)), "no two sections share an edge"


def test_every_set_of_up_to_four_exits_has_a_tile_for_a_town() -> None:
    assert Counter(map(len, TOWN_TILES_OF)) == {1: 6, 2: 15, 3: 20, 4: 15}


def test_a_tile_turned_six_times_is_itself() -> None:
    tile = read_sections("N-SE SW-NW")
    assert turned(tile, 1) == read_sections("NE-S NW-N")
    assert turned(tile, 6) == tile


# Boards of one's own


def test_a_board_of_ones_own_can_be_played_on() -> None:
    board = figures()
    board["name"] = "Home"
    board["cities"][0].update(name="Springtown", cubes=0)
    own = GAME.read_board(text_of(board))
    match = Match(set_up("age-of-steam", ("a", "b", "c"), "1", board=own))
    assert match.state.board.names["H6"] == "Springtown"
    assert match.state.cubes["H6"] == []
    assert match.game.read(match.state, "urbanize toledo a")


def test_the_most_cubes_that_a_board_may_ask_for_are_there() -> None:
    board = figures()
    for city in board["cities"]:
        city["cubes"] = 3
    match = Match(set_up("age-of-steam", ("a", "b", "c"), "1", board=GAME.read_board(text_of(board))))
    assert sum(match.state.bag.values()) == 96 - 52 - 36
    board["cities"][3]["cubes"] = 4
    assert refusal(board).key == "file-expected"


def test_a_town_beside_a_city_has_a_link_of_one_section_which_a_new_city_takes_away() -> None:
    """No town of the Rust Belt lies beside a city."""
    board = figures()
    row = board["map"][9]
    board["map"][9] = row[:20] + "o" + row[21:]
    board["towns"].append({"name": "Vincennes", "hex": "K10"})
    own = GAME.read_board(text_of(board))
    table = Table()
    table.board = table.state.board = own  # type: ignore[assignment]
    table.action("Peter", "urbanization")
    table.building("Peter")
    table.play("build K10 SW N")
    assert table.lines() == [("Peter", "Evansville", "Vincennes", 1), ("Peter", "Vincennes", None, 1)]
    table.play("build K9 S")
    assert ("Peter", "Indianapolis", "Vincennes", 2) in table.lines()
    table.building("Peter")
    table.play("urbanize Vincennes C")
    assert table.lines() == [("Peter", "Indianapolis", "Vincennes", 1)]


def test_a_board_without_towns_and_new_cities() -> None:
    board = figures()
    board["map"] = [row.replace("o", ".") for row in board["map"]]
    board["towns"], board["new_cities"] = [], []
    own = GAME.read_board(text_of(board))
    match = Match(set_up("age-of-steam", ("a", "b", "c"), "1", board=own))
    state = match.state
    state.phase, state.players[0].built = Phase.BUILDING, True
    assert len(list(lays(state, 0))) > 50
    assert sum(state.bag.values()) == 96 - 36 - 26


@pytest.mark.parametrize("row", [". x *", ".. *", ". . *" + " ." * 30])
def test_a_row_of_the_map_that_is_none_is_refused(row: str) -> None:
    board = figures()
    board["map"][0] = row
    error = refusal(board)
    assert error.key == "board-map-row"
    assert line(board, error) == json.dumps(row) + ","


def test_a_place_off_its_sign_is_refused() -> None:
    board = figures()
    board["cities"][2]["hex"] = "A10"
    error = refusal(board)
    assert (error.key, error.figures["place"], error.figures["hex"]) == (
        "board-place-on-map",
        "Kansas City",
        "A10",
    )
    assert line(board, error) == '"hex": "A10",'


def test_two_places_in_a_hex_are_refused() -> None:
    board = figures()
    board["towns"][1]["hex"] = board["towns"][0]["hex"]
    assert refusal(board).key == "board-place-on-map"


def test_a_sign_without_a_place_is_refused() -> None:
    board = figures()
    del board["towns"][3]
    error = refusal(board)
    assert (error.key, error.figures["hex"]) == ("board-nameless", "H2")
    assert line(board, error) == '"towns": ['


@pytest.mark.parametrize("name", ["Toledo", "TOLEDO", "Chicago"])
def test_a_name_twice_is_refused(name: str) -> None:
    board = figures()
    board["towns"][0]["name"] = name
    assert refusal(board).key == "board-place-twice"


@pytest.mark.parametrize("name", ["Red", "nobody", "A", "h", "Z", "K10", "b2"])
@pytest.mark.parametrize("field", ["cities", "towns"])
def test_a_name_that_means_something_else_in_the_notation_is_refused(name: str, field: str) -> None:
    board = figures()
    board[field][1]["name"] = name
    error = refusal(board)
    assert (error.key, error.figures["place"]) == ("board-name-reserved", name)
    assert line(board, error) == f'"name": "{name}",'


@pytest.mark.parametrize("field", ["cities", "new_cities"])
def test_a_number_twice_on_a_side_is_refused(field: str) -> None:
    board = figures()
    board[field][1]["number"] = board[field][0]["number"]
    error = refusal(board)
    assert (error.key, error.figures["number"]) == ("board-number-twice", board[field][0]["number"])


def test_a_letter_twice_is_refused() -> None:
    board = figures()
    board["new_cities"][1]["letter"] = "A"
    error = refusal(board)
    assert (error.key, error.figures["letter"]) == ("board-letter-twice", "A")


def test_a_river_off_the_map_is_refused() -> None:
    board = figures()
    board["rivers"]["Z20"] = ["N", "S"]
    error = refusal(board)
    assert (error.key, error.figures["hex"]) == ("board-unknown-hex", "Z20")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda b: b["cities"][3].update(colour="green"), "file-unknown-value"),
        (lambda b: b["cities"][3].update(side="north"), "file-unknown-value"),
        (lambda b: b["cities"][3].update(number=7), "file-expected"),
        (lambda b: b["cities"][3].update(number=0), "file-expected"),
        (lambda b: b["cities"][3].update(cubes=-1), "file-expected"),
        (lambda b: b["cities"][3].update(name="@everyone"), "file-expected"),
        (lambda b: b["cities"][3].update(name="Des-Moines"), "file-expected"),
        (lambda b: b["cities"][3].update(name=""), "file-expected"),
        (lambda b: b["cities"][3].update(hex="c8"), "file-expected"),
        (lambda b: b["cities"][3].update(hex="C8\n"), "file-expected"),
        (lambda b: b["cities"][3].update(size=2), "file-unknown-field"),
        (lambda b: b["cities"][3].pop("cubes"), "file-missing-field"),
        (lambda b: b.update(cities=b["cities"][:1]), "file-expected"),
        (lambda b: b["new_cities"][3].update(letter="I"), "file-expected"),
        (lambda b: b["towns"][3].update(colour="red"), "file-unknown-field"),
        (lambda b: b["rivers"].update(K10=["E"]), "file-unknown-value"),
        (lambda b: b["rivers"].update(k10=["N"]), "file-expected"),
        (lambda b: b.update(map=["."]), "file-expected"),
        (lambda b: b.update(map=[". . ."] * 21), "file-expected"),
        (lambda b: b.update(name=""), "file-expected"),
        (lambda b: b.update(game="steel-driver"), "file-unknown-value"),
        (lambda b: b.update(rules="mine"), "file-unknown-field"),
        (lambda b: b.pop("map"), "file-missing-field"),
    ],
)
def test_other_bad_boards_are_refused_with_line_and_reason(
    change: Callable[[dict[str, Any]], Any], key: str
) -> None:
    board = figures()
    change(board)
    error = refusal(board)
    assert error.key == key
    assert 1 <= error.figures["line"] <= len(text_of(board).splitlines())


def test_broken_json_is_refused_with_its_line() -> None:
    text = text_of(figures())[:2000]
    assert refusal(text).key == "file-not-json"
    assert refusal(text).figures["line"] == text.count(b"\n") + 1
    assert refusal(b"").key == "file-not-json"
    assert refusal(b"[]").key == "file-expected"


def test_a_colour_of_goods_for_every_city() -> None:
    board = rust_belt()
    assert {city.colour for city in board.cities.values()} == {Cube.RED, Cube.BLUE, Cube.PURPLE, Cube.YELLOW}


def test_more_rivers_than_edges_are_refused_but_played_on_where_they_are() -> None:
    board = figures()
    hex_ = next(iter(board["rivers"]))
    board["rivers"][hex_] = ["N"] * 7
    with pytest.raises(BadInput, match="board-too-many") as refused:
        GAME.own_board(text_of(board))
    assert b'"N"' in text_of(board).splitlines()[refused.value.figures["line"]]  # type: ignore[call-overload]
    assert GAME.read_board(text_of(board))
