"""The words of menus: verbs, things, places, numbers, and moves on buttons."""

from enum import Enum

import pytest

from games.engine.words import words
from tests.fifth_game.table import GAME, started

pytestmark = pytest.mark.usefixtures("fifth_game")


class Verb(Enum):
    """Things of the game: what its moves begin with."""

    TAKE = "take"
    STACK = "stack"
    PASS = "pass"


@pytest.mark.parametrize(("locale", "told"), [("en", "Take 2 from Nevis"), ("fr", "En prendre 2 au Nevis")])
def test_a_move_is_told_for_a_button(locale: str, told: str) -> None:
    move = GAME.read(started().state, "take Nevis 2")
    assert words(locale, GAME.name).move(move) == told


def test_a_thing_of_the_game_has_its_word_and_the_rest_stands_for_itself() -> None:
    speaker = words("en", GAME.name)
    assert speaker.thing(Verb.TAKE) == speaker.say("verb-take")
    assert (speaker.thing("Nevis"), speaker.thing(7)) == ("Nevis", "7")


def test_messages_are_found_by_how_their_names_begin() -> None:
    speaker = words("en", GAME.name)
    verbs = speaker.keys("verb-")
    assert verbs == [f"verb-{verb.value}" for verb in Verb]
    assert all(speaker.has(key) for key in verbs)
    assert not speaker.has("verb-throw")
