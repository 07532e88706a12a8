"""The fifth game is there for the tests of this folder, and so is a simulated Discord."""

from collections.abc import Iterator

import pytest

from tests.bot.conftest import simcord_bot, table  # noqa: F401
from tests.fifth_game import found


@pytest.fixture(autouse=True)
def fifth_game() -> Iterator[None]:
    """The house finds the game."""
    with found():
        yield
