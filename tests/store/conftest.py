"""A store, open, that knows the fifth game."""

from collections.abc import AsyncIterator

import pytest_asyncio

from bot.store import Store
from bot.store.drivers import Where
from tests.store.house import House


@pytest_asyncio.fixture
async def house(where: Where, fifth_game: None) -> AsyncIterator[House]:
    there = House(where)
    there.store = await Store.open(there.where, lambda: there.now)
    yield there
    await there.store.close()
