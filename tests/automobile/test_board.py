"""The board, its provenance, and boards of one's own."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.automobile import GAME
from games.automobile.board import Board
from games.automobile.components import CarClass
from games.engine.errors import BadInput
from games.engine.match import Match, set_up
from games.engine.words import LOCALES, words
from tests.automobile.table import LOW, LUXURY, MID


def figures() -> dict[str, Any]:
    board: dict[str, Any] = json.loads(GAME.board().json)
    return board


def text_of(board: dict[str, Any]) -> bytes:
    return json.dumps(board, indent=1).encode()


def refusal(board: dict[str, Any] | bytes) -> BadInput:
    with pytest.raises(BadInput) as error:
        GAME.read_board(board if isinstance(board, bytes) else text_of(board))
    for locale in LOCALES:
        assert words(locale, "automobile").refuse(error.value)
    return error.value


def line(board: dict[str, Any], error: BadInput) -> str:
    """The line of the file that a refusal names."""
    number: int = error.figures["line"]
    return text_of(board).splitlines()[number - 1].decode().strip()


# The board in the box


def test_the_sourced_facts_of_the_board() -> None:
    board = GAME.board()
    assert isinstance(board, Board)
    models = list(board.models)
    assert len(models) == 26
    assert (models[0], models[2], models[-1]) == ("Duryea", "Franklin A", "Cord 810")
    assert board.models["Duryea"].cost == 200
    assert board.models["Hupmobile"].car_class is LOW
    assert 2 * board.models["Franklin A"].cost == 600
    assert {car_class: row.price for car_class, row in board.classes.items()} == {
        LUXURY: 200,
        MID: 150,
        LOW: 100,
    }
    assert (board.classes[LOW].reduced, board.classes[LUXURY].reduced) == (70, None)
    costs = [row.cost for row in board.models.values()]
    assert costs == sorted(costs)
    assert [row.year for row in board.models.values()] == sorted(row.year for row in board.models.values())


def test_the_reconstructed_figures_are_those_that_were_agreed() -> None:
    board = GAME.board()
    assert isinstance(board, Board)
    assert Counter(row.car_class for row in board.models.values()) == {MID: 10, LOW: 8, LUXURY: 8}
    assert Counter(row.cost for row in board.models.values()) == {200: 2, 300: 6, 400: 7, 500: 6, 600: 5}
    assert board.classes[MID].reduced == 120
    assert {band: row.unit_cost for band, row in board.classes.items()} == {LUXURY: 100, MID: 80, LOW: 60}
    assert {band: row.slots for band, row in board.classes.items()} == {
        LUXURY: (2, 1, 1),
        MID: (4, 2, 2),
        LOW: (2, 2, 4),
    }
    assert [board.classes[MID].slots_in(turn) for turn in (1, 2, 3, 4)] == [4, 6, 8, 8]


def test_the_board_says_what_is_reconstructed() -> None:
    board = figures()
    assert "econstructed" in board["provenance"]["en"]
    assert "econstitué" in board["provenance"]["fr"]
    assert [row["model"] for row in board["spaces"] if "cost" in row["sourced"]] == ["Duryea"]


# Boards of one's own


def test_a_board_of_ones_own_can_be_played_on() -> None:
    board = figures()
    board["name"] = "Home"
    board["spaces"][0].update(model="Benz Velo", cost=250)
    own = GAME.read_board(text_of(board))
    match = Match(set_up("automobile", ("a", "b", "c"), "1", board=own))
    seat = match.state.asked
    match.play_text(seat, "choose Durant")
    match.play_text(seat, "build velo")
    assert match.state.players[seat].cash == 1750


def test_a_class_that_is_missing_is_refused() -> None:
    board = figures()
    del board["classes"]["mid"]
    error = refusal(board)
    assert (error.key, error.figures["field"]) == ("file-missing-field", "mid")
    assert line(board, error) == '"classes": {'


@pytest.mark.parametrize("car_class", CarClass)
def test_a_class_without_a_model_is_refused(car_class: CarClass) -> None:
    board = figures()
    other = LOW if car_class is not LOW else MID
    for row in board["spaces"]:
        if row["class"] == car_class.value:
            row["class"] = other.value
    error = refusal(board)
    assert (error.key, error.figures["car_class"]) == ("board-no-model", car_class)
    assert line(board, error) == '"spaces": ['


@pytest.mark.parametrize("output", [[0, 2], [5, 4], [0, 0]])
def test_an_output_that_is_no_range_is_refused(output: list[int]) -> None:
    board = figures()
    board["classes"]["mid"]["output"][1] = output
    error = refusal(board)
    assert error.key == "board-output"
    assert (error.figures["low"], error.figures["high"]) == tuple(output)
    before = text_of(board).splitlines()[: error.figures["line"]]
    assert [row.strip() for row in before].count(b"[") == 3 + 2, "luxury's three rows, then mid's second"


@pytest.mark.parametrize("reduced", [100, 110])
def test_a_reduced_price_below_the_full_one_is_asked_for(reduced: int) -> None:
    board = figures()
    board["classes"]["low"]["reduced"] = reduced
    error = refusal(board)
    assert error.key == "board-reduced-price"
    assert (error.figures["reduced"], error.figures["price"]) == (reduced, 100)
    assert line(board, error) == f'"reduced": {reduced},'


@pytest.mark.parametrize(
    ("first", "second"), [("Duryea", "Duryea"), ("Ford T", "FORD T"), ("Pierce-Arrow", "Pierce Arrow")]
)
def test_a_name_that_is_typed_like_another_is_refused(first: str, second: str) -> None:
    board = figures()
    board["spaces"][20]["model"] = first
    board["spaces"][24]["model"] = second
    board["spaces"] = [row for n, row in enumerate(board["spaces"]) if n >= 20 or row["model"] != first]
    error = refusal(board)
    assert error.key == "board-place-twice"
    lines = text_of(board).splitlines()
    assert f'"model": "{second}"'.encode() in lines[error.figures["line"]], "the row starts a line above"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda b: b["spaces"][3].update(cost=100), "file-expected"),
        (lambda b: b["spaces"][3].update(cost=315), "file-expected"),
        (lambda b: b["spaces"][3].update(cost="lots"), "file-expected"),
        (lambda b: b["spaces"][3].update(year=12), "file-expected"),
        (lambda b: b["spaces"][3].update(model=""), "file-expected"),
        (lambda b: b["spaces"][3].update(model="@everyone"), "file-expected"),
        (lambda b: b["spaces"][3].update(model="Packard  L"), "file-expected"),
        (lambda b: b["spaces"][3].update(model="Packard:L"), "file-expected"),
        (lambda b: b["spaces"][3].update(model="Packard_L"), "file-expected"),
        (lambda b: b["spaces"][3].update(model="Packard L\n"), "file-expected"),
        (lambda b: b["spaces"][3].update(model="P" * 25), "file-expected"),
        (lambda b: b["spaces"][3].update({"class": "sport"}), "file-unknown-value"),
        (lambda b: b["spaces"][3].update(sourced=["rumour"]), "file-unknown-value"),
        (lambda b: b["spaces"][3].update(colour="blue"), "file-unknown-field"),
        (lambda b: b["spaces"][3].pop("year"), "file-missing-field"),
        (lambda b: b.update(spaces=b["spaces"][:11]), "file-expected"),
        (lambda b: b.update(spaces=[*b["spaces"], b["spaces"][0]]), "file-expected"),
        (lambda b: b["classes"].update(sport=b["classes"]["low"]), "file-unknown-value"),
        (lambda b: b["classes"]["low"].update(price=0), "file-expected"),
        (lambda b: b["classes"]["low"].update(price=105), "file-expected"),
        (lambda b: b["classes"]["low"].update(unit_cost=20), "file-expected"),
        (lambda b: b["classes"]["low"].update(output=[[1, 2], [2, 4]]), "file-expected"),
        (lambda b: b["classes"]["low"].update(output=[[1, 2], [2, 4], [3, 29]]), "file-expected"),
        (lambda b: b["classes"]["low"].update(slots=[1, 2]), "file-expected"),
        (lambda b: b["classes"]["low"].update(slots=[1, 2, 13]), "file-expected"),
        (lambda b: b["classes"]["low"].update(slots=[-1, 2, 3]), "file-expected"),
        (lambda b: b["classes"]["low"].pop("reduced"), "file-missing-field"),
        (lambda b: b.update(name=""), "file-expected"),
        (lambda b: b.update(name="x" * 41), "file-expected"),
        (lambda b: b.update(game="steel-driver"), "file-unknown-value"),
        (lambda b: b.pop("classes"), "file-missing-field"),
        (lambda b: b.update(rules="mine"), "file-unknown-field"),
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


def test_a_bad_figure_is_refused_with_its_line() -> None:
    board = figures()
    board["spaces"][5]["cost"] = -2
    error = refusal(board)
    assert (error.key, error.figures["where"]) == ("file-expected", "spaces[5].cost")
    assert line(board, error) == '"cost": -2,'


def test_broken_json_is_refused_with_its_line() -> None:
    text = text_of(figures())[:2000]
    assert refusal(text).key == "file-not-json"
    assert refusal(text).figures["line"] == text.count(b"\n") + 1
    assert refusal(b"").key == "file-not-json"
    assert refusal(b"\xff\xfe\x00").key == "file-not-json"
    assert refusal(b"[]").key == "file-expected"


@pytest.mark.parametrize(("car_class", "reduced"), [("luxury", 150), ("mid", None), ("low", None)])
def test_luxury_alone_has_no_reduced_price(car_class: str, reduced: int | None) -> None:
    board = figures()
    board["classes"][car_class]["reduced"] = reduced
    assert refusal(board).key == "board-reduced-class"
