"""Moves that are not understood, and what the answer suggests."""

import pytest

from games.engine.errors import NotUnderstood
from games.steel_driver import GAME
from tests.steel_driver.table import Table


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-move"),
        ("resign", "unknown-move"),
        ("pass please", "word-too-many"),
        ("bid", "incomplete"),
        ("bid four", "not-a-number"),
        ("bid -1", "number-out-of-range"),
        ("bid ٤", "not-a-number"),
        ("bid 99999999999", "number-out-of-range"),
        ("auction", "incomplete"),
        ("auction purple 1", "unknown-company"),
        ("auction green", "number-missing"),
        ("build", "incomplete"),
        ("build Boston", "build-needs-two-places"),
        ("build Boston-Albany-Buffalo", "build-needs-two-places"),
        ("build Boston-Zzyzx", "unknown-place"),
        ("build Bostn-Albany", "unknown-place-perhaps"),
        ("claim", "incomplete"),
        ("claim Chigaco", "unknown-place-perhaps"),
    ],
)
def test_what_is_not_understood(text: str, key: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(Table().state, text)
    assert error.value.key == key


def test_a_misspelt_city_is_suggested() -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(Table().state, "claim Chigaco")
    assert error.value.figures["place"] == "Chicago"


def test_a_long_text_is_not_repeated_whole() -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(Table().state, "x" * 10_000)
    assert len(error.value.figures["text"]) == 80
