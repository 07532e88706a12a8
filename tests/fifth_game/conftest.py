"""The fifth game is there for the tests of this folder."""

import pytest


@pytest.fixture(autouse=True, scope="module")
def always(fifth_game: None) -> None:
    """The house finds the game."""
