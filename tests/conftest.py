"""What holds for all tests."""

import pytest

PATIENCE = 60


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a busy machine the bot may take far longer than the five seconds that simcord waits for it."""
    for item in items:
        if "simcord_env" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.simcord(settle_timeout=PATIENCE))
