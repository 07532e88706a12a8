"""The fifth game is there for the tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.fifth_game import found


@pytest.fixture(autouse=True)
def fifth_game() -> Iterator[None]:
    """The house finds the game."""
    with found():
        yield
