"""SQLite: a file, with WAL and `synchronous=FULL`.

One connection writes, one transaction at a time; another one reads what is committed, and can't write.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from sqlite3 import IntegrityError, OperationalError

import aiosqlite

from bot.store.database import Connection, Database, Dialect, Done, Row, Statement, migrations
from bot.store.rows import Overtaken, Refused, Unkept

DIALECT = Dialect("sqlite", "((julianday('now') - 2440587.5) * 86400.0)")


class SqliteConnection(Connection):
    """A connection with its thread."""

    dialect = DIALECT

    def __init__(self, connection: aiosqlite.Connection) -> None:
        super().__init__()
        self._connection = connection

    async def roll_back(self) -> None:
        """Takes back what is not committed, if there is anything: a full disk has done so already."""
        self._put.clear()
        await self._connection.rollback()

    async def close(self) -> None:
        """Closes it; nothing can be asked of it afterwards."""
        await self._connection.close()

    @property
    def in_transaction(self) -> bool:
        """Whether something is written that is not committed yet."""
        return self._connection.in_transaction

    async def counters(self) -> dict[str, int]:
        """The last numbers that were given, of the tables that give each once."""
        return {
            row["name"]: row["seq"]
            for row in await self.rows("SELECT name, seq FROM sqlite_sequence WHERE seq > 0")
        }

    def count_on(self, table: str, last: int) -> None:
        """The numbers of a table's new rows follow that one; where they are given once."""
        self.put("DELETE FROM sqlite_sequence WHERE name = ?", table)
        self.put(
            "INSERT INTO sqlite_sequence SELECT name, ? FROM sqlite_schema"
            " WHERE name = ? AND sql LIKE '%AUTOINCREMENT%'",
            last,
            table,
        )

    async def _run(self, statements: Sequence[Statement]) -> list[Done]:
        connection = self._connection
        try:
            return await connection._execute(  # type: ignore[no-any-return,no-untyped-call]
                _run, connection._conn, statements
            )
        except IntegrityError as error:
            raise Refused(str(error)) from error
        except OperationalError as error:
            raise Unkept(str(error)) from error


class SqliteDatabase(Database):
    """The file, open."""

    def __init__(self, reading: SqliteConnection, writing: SqliteConnection) -> None:
        self.reading: SqliteConnection = reading
        self._writing = writing
        self._turn = asyncio.Lock()

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


async def open_file(path: Path) -> SqliteDatabase:
    """Opens a file and brings it up to date."""
    writing = await _connect(path, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
    try:
        await migrate(writing)
        reading = await _connect(path, "query_only = ON")
    except BaseException:
        await writing.close()  # its thread would keep the process alive
        raise
    return SqliteDatabase(SqliteConnection(reading), SqliteConnection(writing))


async def migrate(connection: aiosqlite.Connection) -> None:
    """Runs the migrations that the file has not seen, each with its number in one transaction."""
    [found] = await connection.execute_fetchall("PRAGMA user_version")
    for number, path in migrations(DIALECT):
        if number > found["user_version"]:
            script = f"BEGIN;\n{path.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
            await connection.executescript(script)


async def _connect(path: Path, *pragmas: str) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = _named  # type: ignore[assignment]  # any factory of sqlite3 does
    try:
        for pragma in pragmas:
            await connection.execute_fetchall(f"PRAGMA {pragma}")
    except BaseException:
        await connection.close()
        raise
    return connection


def _named(cursor: sqlite3.Cursor, row: tuple[object, ...]) -> Row:
    return {column[0]: value for column, value in zip(cursor.description, row, strict=True)}


def _run(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[Done]:
    """Runs statements, in the thread of their connection."""
    done = []
    for sql, values, must_change in statements:
        cursor = connection.execute(sql, values)
        done.append((cursor.fetchall(), cursor.rowcount))
        if must_change and not cursor.rowcount:
            raise Overtaken
    return done
