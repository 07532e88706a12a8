"""What interfaces are told of a move before it is made, and in which words."""

import pytest

from games.engine.words import words
from games.great_western import GAME
from games.great_western.actions import Bid
from games.great_western.components import Train
from tests.great_western.table import A, Table


def test_the_choices_of_moves() -> None:
    state = Table().state
    told = {"bid A 3": ("bid", A, 3), "build Bristol": ("build", "Bristol"), "pass": ("pass",)}
    assert {text: GAME.advice.choices(GAME.read(state, text)) for text in told} == told


def test_a_bid_on_a_train_tells_what_it_would_carry() -> None:
    table = Table()
    table.first("Red")
    table.cars(A="12000")  # train A is C W C W C
    table.stock("Red", 23)
    told = {bid: GAME.advice.detail(table.state, Bid(A, bid)).figures for bid in (1, 2)}
    assert told[1] == {"carriages": 1, "wagons": 1, "lost": 1, "left": 22}, (
        "one was unavailable, and one is bid"
    )
    assert told[2] == {"carriages": 1, "wagons": 2, "lost": 0, "left": 21}


# For somebody who is absent


def safe(table: Table) -> str:
    """The safe move of whoever is asked."""
    seat = GAME.actors(table.state)[0]
    return GAME.write(GAME.advice.safe_move(table.state, seat))


def test_an_absent_player_makes_the_lowest_bid_on_the_free_train_with_most_in_carriages() -> None:
    table = Table()
    table.first("Red")
    table.cars(A="03000", B="01110", C="21000", D="00000")  # in carriages 0, 2, 3, 0
    assert safe(table) == "bid C 1"
    table.play("Red: bid C 1")
    assert safe(table) == "bid B 1", "nobody is outbid"
    table.play("Blue: bid B 1")
    assert safe(table) == "bid A 1", "wagons are better than nothing"
    table.play("Yellow: bid A 1")
    assert safe(table) == "bid D 1"


def test_equal_trains_are_bid_for_from_the_top() -> None:
    table = Table()
    table.cars(A="00000", B="00000", C="00000", D="00000")
    assert safe(table) == "bid A 1"


def test_an_absent_player_without_a_piece_bids_0() -> None:
    table = Table(("Red", "Blue"))
    table.first("Red")
    table.stock("Red", 0)
    assert safe(table) in ("bid A 0", "bid B 0")


def test_an_absent_player_connects_nothing() -> None:
    table = Table()
    table.building("Red", "30000")
    assert "build Reading" in table.legal()
    assert safe(table) == "pass"


# In words


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "Bid 2 on train B"), ("fr", "Enchérir à 2 sur le train B")]
)
def test_a_move_is_told_for_a_button(locale: str, told: str) -> None:
    move = GAME.read(Table().state, "bid B 2")
    assert words(locale, GAME.name).move(move) == told


def test_every_train_has_its_word() -> None:
    speaker = words("en", GAME.name)
    assert speaker.keys("train-") == [f"train-{train.value}" for train in Train]
    assert speaker.thing(Train.A) == speaker.say("train-A")
