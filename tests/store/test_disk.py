"""A disk that is full or locked, and writers who give up: the next one finds the file as it was."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store
from bot.store.drivers.sqlite import SqliteConnection, SqliteDatabase
from bot.store.rows import Notice, Unkept, direct
from tests.store.test_store import ROW, opened

TO_ANN = direct(5)


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    found = await opened(tmp_path / "db.sqlite")
    yield found
    await found.close()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes to the file."""
    other = sqlite3.connect(path / "db.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


def writing(store: Store) -> SqliteConnection:
    assert isinstance(store._database, SqliteDatabase)
    return store._database._writing


async def test_a_full_disk_takes_nothing_and_the_next_who_writes_is_served(store: Store) -> None:
    [pages] = await writing(store).rows("PRAGMA page_count")
    await writing(store).rows(f"PRAGMA max_page_count = {pages['page_count']}")
    with pytest.raises(Unkept, match="full"):
        async with store.desk() as desk:
            await desk.post(TO_ANN, Notice("call", {"long": "x" * 100_000}))
    assert await store.outbox.waiting() == []
    await writing(store).rows("PRAGMA max_page_count = 1000000")
    assert await store.new_game(ROW, 100)


async def test_a_locked_file_is_told(store: Store, tmp_path: Path) -> None:
    await writing(store).rows("PRAGMA busy_timeout = 50")
    with locked(tmp_path), pytest.raises(Unkept, match="locked"):
        await store.new_game(ROW, 100)
    assert await store.new_game(ROW, 100)


async def test_who_gives_up_while_the_file_is_locked_leaves_no_transaction_open(
    store: Store, tmp_path: Path
) -> None:
    with locked(tmp_path):
        giving_up = asyncio.create_task(store.new_game(ROW, 100))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        giving_up.cancel()
    with suppress(asyncio.CancelledError):
        await giving_up
    assert await store.new_game(ROW, 101), "its turn came, and the file is free"
