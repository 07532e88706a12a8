"""The browser's tests run when they are asked for: `pytest -m browser`."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.browser.page import DESK, PHONE, Browser, Channel, Process

FAILED = pytest.StashKey[bool]()
SIZES = {size["width"]: size for size in (DESK, PHONE)}


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Tells the page how its test has ended."""
    report: Any = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def channel(process: Process, request: pytest.FixtureRequest, shots: Path) -> Iterator[Channel]:
    """The page, opened as wide as the test's case or its mark `width` says, else as on a desk. A test that
    fails leaves a screenshot of it."""
    mark = request.node.get_closest_marker("width")
    width = getattr(request, "param", mark.args[0] if mark else DESK["width"])
    with Browser() as browser:
        channel = browser.open(process.address, SIZES[width])
        yield channel
        if request.node.stash.get(FAILED, False):
            with suppress(Exception):  # the page may be what has failed
                channel.page.screenshot(path=shots / f"failed-{request.node.name}.png")
