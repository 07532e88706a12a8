"""What French players type."""

import pytest

from games.great_western import GAME
from tests.games.typed import reads_as

TYPED = {
    "passer": "pass",
    "miser A 2": "bid A 2",
    "enchérir sur le train A 2": "bid A 2",
    "Miser sur un train A 2": "bid A 2",
    "construire reading": "build Reading",
    "relier READING": "build Reading",
    "construire Londres": "build London",
}


@pytest.mark.parametrize(("text", "notation"), TYPED.items())
def test_what_is_shown_in_french_can_be_typed(text: str, notation: str) -> None:
    assert reads_as(GAME, text, notation)
