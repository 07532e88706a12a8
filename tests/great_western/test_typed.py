"""What French players type."""

import pytest

from games.engine.match import Match, set_up
from games.engine.typed import read_typed
from games.great_western import GAME

PEOPLE = ["Ann", "Ben", "Cleo"]
TYPED = {
    "passer": "pass",
    "miser A 2": "bid A 2",
    "enchérir sur le train A 2": "bid A 2",
    "Miser sur un train A 2": "bid A 2",
    "construire reading": "build Reading",
    "relier READING": "build Reading",
    "construire Londres": "build London",
}


@pytest.mark.parametrize("text", TYPED)
def test_what_is_shown_in_french_can_be_typed(text: str) -> None:
    state = Match(set_up(GAME.name, PEOPLE, "typed")).state
    assert read_typed(GAME, state, 0, text) == GAME.read(state, TYPED[text])
