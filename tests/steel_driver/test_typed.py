"""What French players type."""

import pytest

from games.engine.errors import NotUnderstood
from games.engine.match import Match, set_up
from games.engine.typed import read_typed
from games.steel_driver import GAME
from tests.games.typed import PEOPLE, reads_as

TYPED = {
    "passer": "pass",
    "miser 4": "bid 4",
    "Enchérir 4": "bid 4",
    "encherir 4": "bid 4",
    "ENCHÉRIR  4": "bid 4",
    "auction vert 1": "auction green 1",
    "mettre-aux-enchères Vert, 1": "auction green 1",
    "Mettre une compagnie aux enchères vert 1": "auction green 1",
    "construire Boston – Albany": "build Boston-Albany",
    "reclamer chicago": "claim Chicago",
}


@pytest.mark.parametrize(("text", "notation"), TYPED.items())
def test_what_is_shown_in_french_can_be_typed(text: str, notation: str) -> None:
    assert reads_as(GAME, text, notation)


@pytest.mark.parametrize(
    ("text", "key"), [("bid 4 5", "word-too-many"), ("bid 12345", "number-out-of-range")]
)
def test_the_refusal_says_what_is_wrong(text: str, key: str) -> None:
    state = Match(set_up(GAME.name, PEOPLE, "typed")).state
    with pytest.raises(NotUnderstood) as refused:
        read_typed(GAME, state, 0, text)
    assert refused.value.key == key
