"""The bot on the simulated Discord, with a database on disk."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
import simcord

from bot.app import Roundhouse
from bot.settings import Settings
from tests.bot.discord_table import DiscordTable


def new_bot(folder: Path) -> Roundhouse:
    return Roundhouse(Settings(None, folder, 8765, False), backoff=(10.0, 20.0))


@pytest.fixture
def simcord_bot(tmp_path: Path) -> Roundhouse:
    return new_bot(tmp_path)


@pytest_asyncio.fixture
async def table(
    simcord_env: simcord.Env, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[DiscordTable]:
    """A server with a channel and people; errors in handlers fail the test."""
    found = DiscordTable(simcord_env, lambda: new_bot(tmp_path))
    yield found
    await found.close()
    bad = [
        record
        for record in caplog.records
        if record.levelno >= logging.ERROR and record.name not in found.expected_errors
    ]
    assert not bad, [record.getMessage() for record in bad]
