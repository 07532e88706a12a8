"""A store, open, that knows the fifth game."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.store import Store
from tests.store.house import House


@pytest_asyncio.fixture
async def house(tmp_path: Path, fifth_game: None) -> AsyncIterator[House]:
    there = House(tmp_path / "roundhouse.sqlite")
    there.store = await Store.open(there.path, lambda: there.now)
    yield there
    await there.store.close()
