"""PostgreSQL, by psycopg: many transactions at a time, each on its own connection, and others that read.

Nobody waits long for a server that does not answer: what is under way is given up, with its connection.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from typing import Any

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.rows import dict_row
from psycopg.types.numeric import Int8Dumper
from psycopg_pool import AsyncConnectionPool

from bot.store.database import (
    Connection,
    Database,
    Dialect,
    Done,
    Row,
    Statement,
    migrations,
    newest_migration,
)
from bot.store.rows import Newer, Overtaken, Refused, Unkept

DIALECT = Dialect(
    "postgres",
    "extract(epoch FROM clock_timestamp())",
    locked="FOR NO KEY UPDATE",
    unlocked="FOR UPDATE SKIP LOCKED",
)
PATIENCE = 2.0
"""Seconds; Discord waits three for an answer."""
EACH = 0.01
"""More seconds for each of many statements."""
CONNECTING = 10.0
ALL_THE_TIME = 3600.0
READERS, WRITERS = 4, 8
MIGRATING = "roundhouse: migrations"
CHANNEL = "roundhouse"
SILENT = 10.0
"""Seconds after which one who listens asks whether the server is still there."""
DEAF = 1.0
"""Seconds until one who could not listen tries again."""

Conn = AsyncConnection[Row]
Pool = AsyncConnectionPool[Conn]


NUMBERED = ("games", "outbox", "timers", "votes")


class Speaker(Connection):
    """A connection to a server, which has so many seconds to answer."""

    dialect = DIALECT
    patience = PATIENCE

    async def counters(self) -> dict[str, int]:
        """The last numbers that were given, of the tables that give each once."""
        found = await self.all_rows(
            *((f"SELECT last_value FROM {table}_id_seq WHERE is_called", ()) for table in NUMBERED)
        )
        return {table: rows[0]["last_value"] for table, rows in zip(NUMBERED, found, strict=True) if rows}

    def count_on(self, table: str, last: int) -> None:
        """The numbers of a table's new rows follow that one."""
        self.put(f"SELECT setval('{table}_id_seq', ?)", last)


class Reader(Speaker):
    """Asks each time on a connection that is free."""

    def __init__(self, pool: Pool, patience: float) -> None:
        super().__init__()
        self._pool = pool
        self.patience = patience

    async def _run(self, statements: Sequence[Statement]) -> list[Done]:
        return await _in_time(asyncio.create_task(self._ask(statements)), self.patience, len(statements))

    async def _ask(self, statements: Sequence[Statement]) -> list[Done]:
        async with self._pool.connection() as connection:
            return await _execute(connection, statements)


class Writer(Speaker):
    """A transaction under way."""

    def __init__(self, connection: Conn, patience: float) -> None:
        super().__init__()
        self.patience = patience
        self._connection = connection
        self._doing: asyncio.Task[list[Done]] | None = None
        self.put("BEGIN")

    def lock(self, what: str) -> None:
        """Until the end of the transaction nobody else has the lock of this name."""
        self.put("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", what)

    def tell(self, what: str) -> None:
        """With the end of the transaction all processes hear of it."""
        self.put(f"SELECT pg_notify('{CHANNEL}', ?)", what)

    @property
    def busy(self) -> bool:
        """Whether something was given up that is still under way."""
        return self._doing is not None and not self._doing.done()

    async def commit(self) -> None:
        """Keeps all of it; what had to change a row has done so, else nothing is kept."""
        if any(statement.must_change for statement in self._put):
            await self._do()
        await self.run("COMMIT")

    async def end(self) -> None:
        """Takes back what is not committed."""
        if self.busy:
            assert self._doing is not None
            self._doing.cancel()
            await asyncio.wait({self._doing})
        if not self._connection.closed:
            await self._connection.rollback()

    async def _run(self, statements: Sequence[Statement]) -> list[Done]:
        self._doing = asyncio.create_task(_execute(self._connection, statements))
        return await _in_time(self._doing, self.patience, len(statements))


class PostgresDatabase(Database):
    """A database on a server."""

    shared = True

    def __init__(self, address: str, patience: float) -> None:
        self._address = address
        self._patience = patience
        self._read = _pool(address, READERS, "SET default_transaction_read_only = on")
        self._write = _pool(address, WRITERS, f"SET lock_timeout = '{PATIENCE}s'")
        self._ending: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Task[None] | None = None
        self.reading = Reader(self._read, patience)

    async def open(self) -> None:
        """Connects."""
        with _told():
            await self._read.open(wait=True, timeout=CONNECTING)
            await self._write.open(wait=True, timeout=CONNECTING)

    async def close(self) -> None:
        """Waits for the transactions under way, then lets go of the server."""
        if self._listening:
            self._listening.cancel()
            await asyncio.wait({self._listening})
        while self._ending:
            await asyncio.wait(self._ending)
        await self._write.close()
        await self._read.close()

    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on, whoever it is hears what processes tell."""
        self._listening = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Callable[[str], None]) -> None:
        while True:
            with suppress(psycopg.Error, OSError):
                async with await _connected(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    while True:
                        async for notification in connection.notifies(timeout=SILENT):
                            heard(notification.payload)
                        async with asyncio.timeout(PATIENCE):  # who is cut off without a word hears nothing
                            await connection.execute(b"SELECT 1")
            await asyncio.sleep(DEAF)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """All that is written within it, or nothing."""
        with _told():
            connection = await self._write.getconn(PATIENCE)
        writer = Writer(connection, self._patience)
        try:
            yield writer
            await writer.commit()
        finally:
            ending = asyncio.create_task(self._end(writer, connection))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)
            if not writer.busy:
                await asyncio.shield(ending)

    async def _end(self, writer: Writer, connection: Conn) -> None:
        try:
            await writer.end()
        except psycopg.Error:
            await connection.close()
        finally:
            await self._write.putconn(connection)


async def open_address(address: str, patient: bool = False) -> PostgresDatabase:
    """Opens a database and brings it up to date. One who is `patient` waits however long it takes."""
    with _told():
        await migrate(address)
    database = PostgresDatabase(address, ALL_THE_TIME if patient else PATIENCE)
    try:
        await database.open()
    except BaseException:
        await database.close()
        raise
    return database


async def migrate(address: str) -> None:
    """Runs the migrations that the database has not seen, all or none; refuses one that a newer version has
    brought further."""
    async with await _connected(address) as connection:
        await connection.execute("SELECT pg_advisory_xact_lock(hashtext(%s))", [MIGRATING])
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number bigint PRIMARY KEY)")
        cursor = await connection.execute("SELECT coalesce(max(number), 0) FROM migrations")
        [[done]] = await cursor.fetchall()
        newest = newest_migration(DIALECT)
        if done > newest:
            raise Newer(done, newest)
        for number, path in migrations(DIALECT):
            if number > done:
                await connection.execute(path.read_bytes())
                await connection.execute("INSERT INTO migrations VALUES (%s)", [number])


async def _connected(address: str, autocommit: bool = False) -> AsyncConnection:
    return await AsyncConnection.connect(address, autocommit=autocommit, connect_timeout=round(CONNECTING))


def _pool(address: str, size: int, setting: str) -> Pool:
    async def configure(connection: Conn) -> None:
        connection.adapters.register_dumper(int, Int8Dumper)  # one form of a statement, however large a value
        await connection.execute(setting.encode())

    return AsyncConnectionPool(
        address,
        connection_class=AsyncConnection[Row],
        kwargs={"autocommit": True, "row_factory": dict_row, "connect_timeout": round(CONNECTING)},
        min_size=1,
        max_size=size,
        open=False,
        configure=configure,
        check=_check,
        timeout=PATIENCE,
    )


async def _check(connection: Conn) -> None:
    """Notices where the server has hung up meanwhile; nobody is asked for that."""
    connection.pgconn.consume_input()


async def _in_time(doing: asyncio.Task[list[Done]], patience: float, statements: int) -> list[Done]:
    """What comes of so many statements, or `Unkept` where that takes too long: then they are given up."""
    try:
        done, _ = await asyncio.wait({doing}, timeout=patience + statements * EACH)
    except asyncio.CancelledError:
        doing.cancel()
        raise
    if not done:
        doing.cancel()
        raise Unkept("no answer")
    with _told():
        return doing.result()


async def _execute(connection: Conn, statements: Sequence[Statement]) -> list[Done]:
    """Runs statements on one way there and back."""
    if len(statements) == 1:
        cursors = [await connection.execute(*_spoken(statements[0]))]
    else:
        async with connection.pipeline():
            cursors = [await connection.execute(*_spoken(statement)) for statement in statements]
    for cursor, statement in zip(cursors, statements, strict=True):
        if statement.must_change and not cursor.rowcount:
            raise Overtaken
    return [(await cursor.fetchall() if cursor.description else [], cursor.rowcount) for cursor in cursors]


def _spoken(statement: Statement) -> tuple[bytes, list[Any]]:
    return _translated(statement.sql), [int(v) if isinstance(v, bool) else v for v in statement.values]


@cache
def _translated(sql: str) -> bytes:
    return sql.replace("%", "%%").replace("?", "%s").encode()


@contextmanager
def _told() -> Iterator[None]:
    """What psycopg complains of, as all databases do."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Refused(str(error)) from error
    except (psycopg.OperationalError, errors.ReadOnlySqlTransaction) as error:
        raise Unkept(str(error)) from error
