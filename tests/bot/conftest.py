"""The bot on the simulated Discord, with a database on disk; its tests play the fifth game."""

import logging
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
import simcord
from discord.app_commands import CommandOnCooldown, MissingPermissions

from bot.app import Roundhouse
from bot.settings import Settings
from bot.store.rows import Repeated
from bot.workers import Workers
from games.engine.errors import GameError
from tests.bot import api
from tests.bot.discord_table import DiscordTable
from tests.fifth_game import found


@cache
def workers() -> Workers:
    """One set of processes for all bots of a test run; they know the fifth game."""
    with found():
        made = Workers()
        made.wait()  # before simcord's clock stands still: processes can't start while it does
    return made


DAY = 86400.0
"""Days pass quickly here: nobody looks at the clock every minute."""


def new_bot(folder: Path) -> Roundhouse:
    return Roundhouse(Settings(None, folder, 8765, False), backoff=(30.0, 60.0), tick=DAY, workers=workers())


def _answered(error: BaseException) -> bool:
    """Refusals are told to whoever made them; a repeated interaction can't be answered twice."""
    cause = getattr(error, "original", error)
    return (
        isinstance(cause, GameError | Repeated | MissingPermissions | CommandOnCooldown)
        or getattr(cause, "code", None) == 40060
    )


@pytest.fixture(autouse=True, scope="module")
def always(fifth_game: None) -> None:
    """The house finds the game that most of these tests play."""


@pytest.fixture
def simcord_bot(tmp_path: Path) -> Roundhouse:
    return new_bot(tmp_path)


@pytest_asyncio.fixture
async def table(
    simcord_env: simcord.Env, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[DiscordTable]:
    """A server with a channel and people. An error in a handler fails the test, and so does a
    request that Discord would not have taken."""
    there = DiscordTable(simcord_env, lambda: new_bot(tmp_path))
    yield there
    await there.close()
    bad = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not bad, [record.getMessage() for record in bad]
    unforeseen = [error for error in simcord_env.errors if not _answered(error)]
    assert unforeseen == []
    if api.FILE.exists():
        assert api.complaints(simcord_env.http_requests) == []


@pytest.fixture(scope="module")
def own_workers() -> Iterator[Workers]:
    """A pair for the tests of a file that leave it as it was."""
    made = Workers()
    made.wait()
    yield made
    made.close()
