"""What holds for all tests, and a simulated Discord for those that want it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot.store.drivers import Where
from tests.bot.conftest import postgres, simcord_bot, table  # noqa: F401
from tests.databases import DATABASES, fresh
from tests.fifth_game import found
from tests.store.plans import said  # noqa: F401

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")  # on a busy machine how long something takes says nothing

PATIENCE = 19
"""Seconds; a wait of the bot that is shorter would be waited for, and orders are played after 20 and more."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a busy machine the bot may take far longer than the five seconds that simcord waits for it."""
    for item in items:
        if "simcord_env" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.simcord(settle_timeout=PATIENCE))


@pytest.fixture(scope="module")
def fifth_game() -> Iterator[None]:
    """The house finds the game that stands for any other, while the tests of a file run."""
    with found():
        yield


@pytest.fixture(params=DATABASES)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Where]:
    """A database of each kind that nobody has written to."""
    with fresh(request.param, tmp_path) as found:
        yield found
