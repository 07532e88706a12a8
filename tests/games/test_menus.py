"""The words of menus: verbs, things, places, numbers, and moves on buttons."""

import pytest

from games.engine.words import words
from games.great_western import GAME
from games.great_western.components import Train
from tests.great_western.table import Table


@pytest.mark.parametrize(("locale", "told"), [("en", "Bid 2 on train B"), ("fr", "Miser 2 sur le train B")])
def test_a_move_is_told_for_a_button(locale: str, told: str) -> None:
    move = GAME.read(Table().state, "bid B 2")
    assert words(locale, GAME.name).move(move) == told


def test_a_thing_of_the_game_has_its_word_and_the_rest_stands_for_itself() -> None:
    speaker = words("en", GAME.name)
    assert speaker.thing(Train.A) == speaker.say("train-A")
    assert (speaker.thing("Bristol"), speaker.thing(7)) == ("Bristol", "7")


def test_messages_are_found_by_how_their_names_begin() -> None:
    speaker = words("en", GAME.name)
    trains = speaker.keys("train-")
    assert trains == [f"train-{train.value}" for train in Train]
    assert all(speaker.has(key) for key in trains)
    assert not speaker.has("train-E")
