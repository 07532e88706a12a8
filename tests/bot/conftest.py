"""The bot on the simulated Discord, with a database on disk; its tests play the fifth game."""

import logging
import os
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
import simcord
from discord.app_commands import CommandOnCooldown, MissingPermissions
from simcord._runtime import _BOT_SCOPE

from bot.app import Roundhouse
from bot.settings import Settings
from bot.store.drivers.postgres import PostgresDatabase
from bot.store.rows import Repeated
from bot.workers import Workers
from games.engine.errors import GameError
from tests.bot import api
from tests.bot.discord_table import DiscordTable
from tests.fifth_game import found
from tests.postgres import database


@cache
def workers() -> Workers:
    """One set of processes for all bots of a test run; they know the fifth game."""
    with found():
        made = Workers()
        made.wait()  # before simcord's clock stands still: processes can't start while it does
    return made


TESTED = os.environ.get("TESTED_DATABASE", "sqlite")
"""What the bot keeps everything in: `sqlite` or `postgres`."""
DAY = 86400.0
"""Days pass quickly here: nobody looks at the clock every minute."""


def new_bot(folder: Path, postgres: str | None = None) -> Roundhouse:
    chosen = Settings(None, folder, 8765, False, postgres=postgres)
    return Roundhouse(chosen, backoff=(30.0, 60.0), tick=DAY, workers=workers())


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
def postgres(monkeypatch: pytest.MonkeyPatch) -> Iterator[str | None]:
    """The address of a database, where the bot is tested with PostgreSQL."""
    if TESTED != "postgres":
        yield None
        return
    opened = PostgresDatabase.open

    async def apart(opening: PostgresDatabase) -> None:
        """Simcord would wait for those who keep the connections, as if they were the bot."""
        token = _BOT_SCOPE.set(None)
        try:
            await opened(opening)
        finally:
            _BOT_SCOPE.reset(token)

    monkeypatch.setattr(PostgresDatabase, "open", apart)
    monkeypatch.setattr("bot.store.drivers.postgres.PATIENCE", DAY)  # simcord's clock runs ahead of a server
    monkeypatch.setattr(PostgresDatabase, "shared", False)  # nobody else is there, but who was before
    monkeypatch.setattr(PostgresDatabase, "listen", lambda *_: None)
    with database() as address:
        yield address


@pytest.fixture
def simcord_bot(tmp_path: Path, postgres: str | None) -> Roundhouse:
    return new_bot(tmp_path, postgres)


@pytest_asyncio.fixture
async def table(
    simcord_env: simcord.Env, tmp_path: Path, postgres: str | None, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[DiscordTable]:
    """A server with a channel and people. An error in a handler fails the test, and so does a
    request that Discord would not have taken."""
    there = DiscordTable(simcord_env, lambda: new_bot(tmp_path, postgres))
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
