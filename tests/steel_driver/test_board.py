"""The board, its provenance, and boards of one's own."""

import json
from collections import Counter
from typing import Any

import pytest

from games.engine.errors import BadInput
from games.engine.match import Match, set_up
from games.engine.words import LOCALES, words
from games.steel_driver import GAME
from games.steel_driver.actions import Build
from games.steel_driver.components import Goods


def figures() -> dict[str, Any]:
    board: dict[str, Any] = json.loads(GAME.board().json)
    return board


def text_of(board: dict[str, Any]) -> bytes:
    """The board with a line for every row: header first, then places, then routes."""
    return json.dumps(board, indent=1).encode()


def refusal(board: dict[str, Any] | bytes) -> BadInput:
    with pytest.raises(BadInput) as error:
        GAME.read_board(board if isinstance(board, bytes) else text_of(board))
    for locale in LOCALES:
        assert words(locale, "steel-driver").refuse(error.value)
    return error.value


def test_the_sourced_facts_of_the_board() -> None:
    board = GAME.board()
    places, routes = board.places, board.between  # type: ignore[attr-defined]
    counts = Counter(place.goods for place in places.values())
    assert [counts[goods] for goods in list(Goods)[1:]] == [12, 6, 5, 3], "Treefrog's coloured goods cubes"
    assert board.ends == ("San Francisco", "New York")  # type: ignore[attr-defined]
    assert places["Pittsburgh"].value == 40
    assert not places["Pittsburgh"].start
    assert places["Baltimore"].start
    assert routes["Baltimore", "Pittsburgh"].cost == 3
    assert routes["Denver", "Omaha"].cost <= 5
    assert routes["Denver", "Kansas City"].cost <= 5
    assert ("Buffalo", "New York") in routes


def test_the_board_says_what_is_reconstructed() -> None:
    board = figures()
    known = {locale: text.partition("reconst")[0] for locale, text in board["provenance"].items()}
    assert all(known[locale] != board["provenance"][locale] for locale in LOCALES)
    sourced = [place for place in board["places"] if place["sourced"]]
    routes = [route["between"] for route in board["routes"] if "existence" in route["sourced"]]
    for text in known.values():
        assert [place["name"] for place in sourced if place["name"] not in text] == []
        assert [ends for ends in routes if not any(f"{a}–{b}" in text for a, b in (ends, ends[::-1]))] == []
        assert "38" not in text, "the number of cities is ours"
    assert (len(sourced), len(routes)) == (8, 4)
    assert sum("value" in place["sourced"] for place in board["places"]) == 1
    assert sum("cost" in route["sourced"] for route in board["routes"]) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_the_editions_say_which_of_their_figures_are_ours(locale: str) -> None:
    paragraphs = words(locale, "steel-driver").say("help-editions").split("\n\n")
    ours = {"en": ("Red", "Yellow", "goods colours of Pegasus"), "fr": ("Rouge", "Jaune", "de Pegasus")}[
        locale
    ]
    (told,) = [text for text in paragraphs if text.startswith(("▸ **What is ours", "▸ **Ce qui est de nous"))]
    assert [part for part in ours if part not in told] == []
    (cities,) = [text for text in paragraphs if "38" in text]
    assert "not in the rules" in cities or "pas dans les règles" in cities


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_names_the_ends_of_one_board(locale: str) -> None:
    speaker = words(locale, "steel-driver")
    texts = [speaker.say(key) for key in speaker.keys("help-")]
    assert [text for text in texts for end in GAME.board().ends if end in text] == []  # type: ignore[attr-defined]


def test_a_board_of_ones_own_can_be_played_on() -> None:
    board = figures()
    board["name"] = "Home"
    board["places"][0]["value"] = 90
    own = GAME.read_board(text_of(board))
    match = Match(set_up("steel-driver", ("a", "b", "c"), "1", board=own))
    assert match.state.board.places["Boston"].value == 90


@pytest.mark.parametrize(
    "name", ["Baden", "St. Louis", "Val d'Or", "Coeur d’Alene", "Washington D.C.", "São Paulo 2"]
)
def test_a_name_that_a_board_may_have_can_be_typed(name: str) -> None:
    board = json.loads(json.dumps(figures()).replace('"St. Louis"', json.dumps(name)))
    match = Match(set_up("steel-driver", ("a", "b", "c"), "1", board=GAME.read_board(text_of(board))))
    action = Build(name, "Chicago")
    assert GAME.read(match.state, GAME.write(action)) == action


def test_a_missing_city_is_refused_with_its_line() -> None:
    board = figures()
    board["places"] = [place for place in board["places"] if place["name"] != "Albany"]
    board["goods"]["northeast"] = 11
    error = refusal(board)
    assert (error.key, error.figures["place"]) == ("board-unknown-place", "Albany")
    assert b"Albany" in text_of(board).splitlines()[error.figures["line"] - 1]


def test_a_negative_cost_is_refused_with_its_line() -> None:
    board = figures()
    board["routes"][5]["cost"] = -2
    error = refusal(board)
    assert error.key == "file-expected"
    assert error.figures["where"] == "routes[5].cost"
    assert b'"cost": -2' in text_of(board).splitlines()[error.figures["line"] - 1]


def test_a_disconnected_network_is_refused_with_its_line() -> None:
    board = figures()
    board["routes"] = [route for route in board["routes"] if "Bismarck" not in route["between"]]
    error = refusal(board)
    assert (error.key, error.figures["place"]) == ("board-not-connected", "Bismarck")
    lines = text_of(board).splitlines()
    assert b"Bismarck" in lines[error.figures["line"]], "the row starts a line above the name"


def test_other_bad_boards_are_refused_with_line_and_reason() -> None:
    def bad(change: Any) -> str:
        board = figures()
        change(board)
        error = refusal(board)
        assert error.figures["line"] >= 1
        return error.key

    assert bad(lambda b: b["places"].append(b["places"][0])) == "board-place-twice"
    assert bad(lambda b: b["routes"].append(b["routes"][0])) == "board-route-twice"
    assert bad(lambda b: b["routes"][0].update(between=["Boston", "Boston"])) == "board-route-to-itself"
    assert bad(lambda b: [place.update(start=False) for place in b["places"]]) == "board-no-start"
    assert bad(lambda b: b["goods"].update(pacific=4)) == "board-goods-count"
    assert bad(lambda b: b.update(transcontinental=["Boston", "Atlantis"])) == "board-unknown-place"
    assert bad(lambda b: b.update(transcontinental=["Boston", "Boston"])) == "board-route-to-itself"
    assert bad(lambda b: b["places"][3].update(value="lots")) == "file-expected"
    assert bad(lambda b: b["places"][3].update(value=5000)) == "file-expected"
    assert bad(lambda b: b["places"][3].update(name="A-B")) == "file-expected"
    assert bad(lambda b: b["places"][3].update(name="@everyone")) == "file-expected"
    assert bad(lambda b: b["places"][3].update(name="Boston\n")) == "file-expected"
    assert bad(lambda b: b["places"][3].update(name="New  Boston")) == "file-expected"
    assert bad(lambda b: b["goods"].update(moon=1)) == "file-unknown-value"
    assert bad(lambda b: b["places"][3].update(goods="moon")) == "file-unknown-value"
    assert bad(lambda b: b["places"][3].pop("lon")) == "file-missing-field"
    assert bad(lambda b: b.update(colour="blue")) == "file-unknown-field"
    assert bad(lambda b: b.update(places=[])) == "file-expected"
    assert bad(lambda b: b.update(game="great-western")) == "file-unknown-value"


def test_broken_json_is_refused_with_its_line() -> None:
    text = text_of(figures())
    assert refusal(text[:2000]).key == "file-not-json"
    assert refusal(text[:2000]).figures["line"] == text[:2000].count(b"\n") + 1
    assert refusal(b"").key == "file-not-json"
    assert refusal(b"\xff\xfe\x00").key == "file-not-json"
    assert refusal(b"[]").key == "file-expected"
