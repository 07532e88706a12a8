"""The database file: SQLite with WAL and `synchronous=FULL`, and numbered migrations.

One connection writes, one transaction at a time; another one reads what is committed, and can't write.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from sqlite3 import OperationalError, Row
from typing import NamedTuple

import aiosqlite

from bot.store.rows import Overtaken, Unkept

MIGRATIONS = Path(__file__).parent / "migrations"

Value = str | int | float | bytes | None
Done = tuple[list[Row], int]
"""What a statement found, and how many rows it changed."""


class Statement(NamedTuple):
    """SQL with its values."""

    sql: str
    values: tuple[Value, ...]
    must_change: bool = False


class Connection:
    """A connection, as far as queries need one. What is `put` goes to its thread together with the next
    statement that somebody waits for: each way there and back takes longer than most statements."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._put: list[Statement] = []

    def put(self, sql: str, *values: Value) -> None:
        """A statement within a transaction that can't be refused, and whose result nobody needs."""
        self._put.append(Statement(sql, values))

    def put_one(self, sql: str, *values: Value) -> None:
        """The same, but it must change a row: else `Overtaken` is raised with what is next waited for."""
        self._put.append(Statement(sql, values, must_change=True))

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """What a query finds, or a statement returns."""
        [(found, _)] = await self._do(Statement(sql, values))
        return found

    async def all_rows(self, *queries: tuple[str, Sequence[Value]]) -> list[list[Row]]:
        """What several queries find, asked together."""
        done = await self._do(*(Statement(sql, tuple(values)) for sql, values in queries))
        return [found for found, _ in done]

    async def run(self, sql: str, *values: Value) -> int:
        """Runs a statement and counts the rows that it changed."""
        [(_, changed)] = await self._do(Statement(sql, values))
        return changed

    async def roll_back(self) -> None:
        """Takes back what is not committed, if there is anything: a full disk has done so already."""
        self._put.clear()
        await self._connection.rollback()

    async def close(self) -> None:
        """Closes it; nothing can be asked of it afterwards."""
        await self._connection.close()

    async def _do(self, *asked: Statement) -> list[Done]:
        statements, self._put = [*self._put, *asked], []
        connection = self._connection
        try:
            done: list[Done] = await connection._execute(  # type: ignore[no-untyped-call]
                _run, connection._conn, statements
            )
        except OperationalError as error:
            raise Unkept(str(error)) from error
        return done[-len(asked) :]


class Database:
    """The file, open: `reading` sees what is committed, `transaction` writes."""

    def __init__(self, reading: Connection, writing: Connection) -> None:
        self.reading = reading
        self._writing = writing
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Opens the file and brings it up to date."""
        writing = await _connect(path, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
        try:
            await migrate(writing)
            reading = await _connect(path, "query_only = ON")
        except BaseException:
            await writing.close()  # its thread would keep the process alive
            raise
        return cls(Connection(reading), Connection(writing))

    async def close(self) -> None:
        """Waits for the transaction under way, then closes the file."""
        async with self._turn:
            await self.reading.close()
            await self._writing.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """All that is written within it, or nothing."""
        async with self._turn:
            try:
                self._writing.put("BEGIN IMMEDIATE")
                yield self._writing
                await self._writing.run("COMMIT")
            except BaseException:  # also one who no longer waits for what has still begun
                await self._writing.roll_back()
                raise


async def migrate(connection: aiosqlite.Connection) -> None:
    """Runs the migrations that the file has not seen, each with its number in one transaction."""
    [[done]] = await connection.execute_fetchall("PRAGMA user_version")
    for number, path in _migrations():
        if number > done:
            script = f"BEGIN;\n{path.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
            await connection.executescript(script)


def newest_migration() -> int:
    """The version of a file that is up to date."""
    return _migrations()[-1][0]


def _migrations() -> list[tuple[int, Path]]:
    return sorted((int(path.name.partition("_")[0]), path) for path in MIGRATIONS.glob("[0-9]*.sql"))


async def _connect(path: Path, *pragmas: str) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = Row
    try:
        for pragma in pragmas:
            await connection.execute_fetchall(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection


def _run(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[Done]:
    """Runs statements, in the thread of their connection."""
    done = []
    for sql, values, must_change in statements:
        cursor = connection.execute(sql, values)
        done.append((cursor.fetchall(), cursor.rowcount))
        if must_change and not cursor.rowcount:
            raise Overtaken
    return done
