"""One bot for all tests of a file; it is killed and started again many times."""

from collections.abc import AsyncIterator
from contextlib import nullcontext

import pytest
import pytest_asyncio

from tests.bot.conftest import TESTED
from tests.postgres import database
from tests.wire.driver import Wire


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Wire]:
    """A Discord with a bot at its gateway."""
    with database() if TESTED == "postgres" else nullcontext() as address:
        settings = {"ROUNDHOUSE_DATABASE": address} if address else {}
        found = Wire(tmp_path_factory.mktemp("wire"), settings)
        try:
            await found.open()
            yield found
        finally:
            await found.close()


@pytest_asyncio.fixture(loop_scope="module")
async def wire(world: Wire) -> Wire:
    """The same, whatever the test before left behind."""
    world.discord.troubles.clear()
    if not world.alive:
        await world.start()
    return world
