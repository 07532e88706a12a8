"""What is kept moves from one database to another and back, and is the same there."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot import move as moving
from bot.move import TABLES, main, move
from bot.store import Store
from bot.store.claims import Claims
from bot.store.database import Connection
from bot.store.drivers import Where
from bot.store.rows import Occupied
from bot.tables.table import as_of, of_game
from games.engine import record
from games.engine.errors import BadInput
from tests import postgres
from tests.databases import fresh, rows
from tests.fifth_game.table import WHOLE
from tests.store.house import PEOPLE, House
from tests.store.test_claims import register
from tests.store.test_migration import BEFORE, NOW

NOT_MOVED = {"processes", "claims", "migrations", "sqlite_sequence"}


@pytest.fixture
def address() -> Iterator[str]:
    with postgres.database() as found:
        yield found


def kept(where: Where) -> dict[str, list[tuple[object, ...]]]:
    """Every row, in an order of its own."""
    return {
        table: sorted(rows(where, f"SELECT {names(where, table)} FROM {table}"), key=repr) for table in TABLES
    }


def names(where: Where, table: str) -> str:
    if isinstance(where, Path):
        found = rows(where, "SELECT name FROM pragma_table_info(?)", table)
    else:
        found = rows(where, "SELECT column_name FROM information_schema.columns WHERE table_name = ?", table)
    return ", ".join(sorted(name for (name,) in found))


async def match_files(where: Where) -> list[str]:
    """The match file of every game that was begun."""
    store = await Store.open(where, lambda: NOW)
    try:
        games = [
            await store.games.one(number) for (number,) in rows(where, "SELECT id FROM games ORDER BY id")
        ]
        return [record.write((await as_of(store, row)).match) for row in games if row and row.snapshot]
    finally:
        await store.close()


async def test_a_database_of_the_last_release_moves_to_postgres_and_back(
    tmp_path: Path, address: str, fifth_game: None
) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    with closing(sqlite3.connect(old)) as db:
        db.executescript(BEFORE.read_text("utf-8"))
    moved = await move(old, address)
    assert moved == sum(map(len, kept(old).values())) > 100
    assert kept(address) == kept(old)
    assert await move(address, new) == moved
    assert kept(new) == kept(old)
    files = await match_files(old)
    assert await match_files(address) == await match_files(new) == files != []


async def test_what_is_moved_goes_on(tmp_path: Path, where: Where, house: House, address: str) -> None:
    """New rows get numbers that were never given."""
    game = await house.started(1)
    await house.move(game, *WHOLE[3][:3])
    async with house.store.game(game) as opened:
        await opened.post_board()  # the greatest number is given, and taken back
        opened._db.put("DELETE FROM outbox WHERE state = 'waiting' AND version = 3")
    await house.store.close()
    given = await counters(where)
    for target in (address, tmp_path / "other.sqlite"):
        await move(where, target)
        where = house.where = target
        for table in ("outbox", "timers", "votes"):
            assert (await counters(target)).get(table) == given.get(table), table
    house.store = await Store.open(where, lambda: house.now)
    await house.move(game, *WHOLE[3][3:])
    assert (await of_game(house.store, game)).row.status == "over"
    assert (await house.lobby(9)).id == game + 1


async def counters(where: Where) -> dict[str, int]:
    store = await Store.open(where, lambda: NOW)
    try:
        return await store._database.reading.counters()
    finally:
        await store.close()


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
async def test_a_database_with_anything_in_it_is_left_as_it_is(house: House, tmp_path: Path, to: str) -> None:
    await house.started(1)
    await house.store.close()
    (tmp_path / "to").mkdir()
    with fresh(to, tmp_path / "to") as target:
        store = await Store.open(target, lambda: NOW)
        async with store.desk() as desk:
            await desk.prefer("user", PEOPLE[0].user_id, "fr")
        await store.close()
        before = kept(target)
        with pytest.raises(BadInput, match="move-not-empty"):
            await move(house.where, target)
        assert kept(target) == before


async def test_it_waits_for_no_bot(house: House, address: str) -> None:
    await house.store.close()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as neighbour:
        register(house.where, neighbour.pid)
        with pytest.raises(BadInput, match="database-occupied"):
            await move(house.where, address)
        neighbour.kill()


async def test_however_long_it_takes_nobody_else_begins(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.started(1)
    await house.store.close()
    monkeypatch.setattr(moving, "OFTEN", 0.05)
    copied = moving._copied

    async def slowly(source: Connection, target: Connection) -> dict[str, moving.Tally]:
        first = until(house.where), until(address)
        async with asyncio.timeout(60):
            while until(house.where) == first[0] or until(address) == first[1]:
                await asyncio.sleep(0.05)
        return await copied(source, target)

    monkeypatch.setattr(moving, "_copied", slowly)
    assert await move(house.where, address) > 0


async def test_what_somebody_else_may_have_changed_is_not_taken_over(
    house: House, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who moves it was believed to be gone, and a bot has begun."""
    await house.started(1)
    await house.store.close()
    monkeypatch.setattr(moving, "OFTEN", 0.05)
    copied, stay, noticed = moving._copied, Claims.stay, asyncio.Event()

    async def staying(self: Claims) -> bool:
        try:
            return await stay(self)
        except Occupied:
            noticed.set()
            raise

    async def disturbed(source: Connection, target: Connection) -> dict[str, moving.Tally]:
        rows(house.where, "DELETE FROM processes")
        register(house.where, os.getppid())
        async with asyncio.timeout(60):
            await noticed.wait()
        return await copied(source, target)

    monkeypatch.setattr(Claims, "stay", staying)
    monkeypatch.setattr(moving, "_copied", disturbed)
    with pytest.raises(BadInput, match="database-occupied"):
        await move(house.where, address)
    assert kept(address)["games"] == []


def until(where: Where) -> float:
    """How long somebody is believed to be there."""
    [[found]] = rows(where, "SELECT max(until) FROM processes")
    return float(found)


def test_every_table_is_moved(where: Where) -> None:
    """A table of a later migration is not forgotten."""
    asyncio.run(match_files(where))  # brings it up to date
    if isinstance(where, Path):
        found = rows(where, "SELECT name FROM sqlite_schema WHERE type = 'table'")
    else:
        found = rows(where, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert {name for (name,) in found} - NOT_MOVED == set(TABLES)


def test_it_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 1 and "bot.move" in capsys.readouterr().err
    assert main([str(tmp_path / "none.sqlite"), str(tmp_path / "new.sqlite")]) == 1
    assert str(tmp_path / "none.sqlite") in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
