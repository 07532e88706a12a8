"""The browser's tests run when they are asked for: `pytest -m browser`."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.page import Browser, Channel, Process


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    """Where screenshots go: `ROUNDHOUSE_SCREENSHOTS`, or the test's own folder."""
    folder = Path(os.environ.get("ROUNDHOUSE_SCREENSHOTS") or tmp_path / "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """The bot as `make play` starts it, with an empty data folder."""
    process = Process(tmp_path / "data")
    process.start()
    yield process
    process.stop()


@pytest.fixture
def channel(process: Process) -> Iterator[Channel]:
    """The page, opened."""
    with Browser() as browser:
        yield browser.open(process.address)
