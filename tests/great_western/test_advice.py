"""What interfaces are told of a move before it is made, and in which words."""

import pytest

from games.engine.words import words
from games.great_western import GAME
from games.great_western.components import Train
from tests.great_western.table import A, Table


def test_the_choices_of_moves() -> None:
    state = Table().state
    told = {"bid A 3": ("bid", A, 3), "build Bristol": ("build", "Bristol"), "pass": ("pass",)}
    assert {text: GAME.advice.choices(GAME.read(state, text)) for text in told} == told


def test_a_bid_on_a_train_tells_what_it_carries() -> None:
    table = Table()
    table.cars(A="10200")
    carriages = table.state.carriage_pieces(A)
    detail = GAME.advice.detail(table.state, GAME.read(table.state, "bid A 1"))
    assert dict(detail.figures) == {"pieces": 3, "carriages": carriages}


@pytest.mark.parametrize(("locale", "told"), [("en", "Bid 2 on train B"), ("fr", "Miser 2 sur le train B")])
def test_a_move_is_told_for_a_button(locale: str, told: str) -> None:
    move = GAME.read(Table().state, "bid B 2")
    assert words(locale, GAME.name).move(move) == told


def test_every_train_has_its_word() -> None:
    speaker = words("en", GAME.name)
    assert speaker.keys("train-") == [f"train-{train.value}" for train in Train]
    assert speaker.thing(Train.A) == speaker.say("train-A")
