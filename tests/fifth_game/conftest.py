"""The fifth game is there for the tests of this folder, and so is a simulated Discord."""

import pytest

from tests.bot.conftest import simcord_bot, table  # noqa: F401


@pytest.fixture(autouse=True, scope="module")
def always(fifth_game: None) -> None:
    """The house finds the game."""
