"""Looking into a database, whichever it is, behind the bot's back."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from bot.store import Store
from bot.store.drivers import Where
from bot.store.drivers.postgres import PostgresDatabase
from bot.store.drivers.sqlite import SqliteDatabase
from tests import postgres

DATABASES = ("sqlite", "postgres")


@contextmanager
def fresh(kind: str, folder: Path) -> Iterator[Where]:
    """A database of a kind that nobody has written to."""
    if kind == "sqlite":
        yield folder / "roundhouse.sqlite"
        return
    with postgres.database() as address:
        yield address


def rows(where: Where, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """What is kept; or changes it."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as db, db:
            return db.execute(sql, values).fetchall()
    with psycopg.connect(where) as connection:
        cursor = connection.execute(sql.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []


async def hurry(store: Store) -> None:
    """Does not wait long for what is locked."""
    if isinstance(store._database, SqliteDatabase):
        await store._database._writing.rows("PRAGMA busy_timeout = 10")
    elif isinstance(store._database, PostgresDatabase):
        pool = store._database._write
        open_ones = [await pool.getconn() for _ in range(pool.get_stats()["pool_size"])]
        for connection in open_ones:
            await connection.execute(b"SET lock_timeout = '10ms'")
            await pool.putconn(connection)


@contextmanager
def locked(where: Where) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            yield
            db.execute("ROLLBACK")
        return
    with psycopg.connect(where) as connection:
        for table in postgres.tables(connection):
            connection.execute(f"LOCK TABLE {table} IN EXCLUSIVE MODE".encode())
        yield
        connection.rollback()


def dump(where: Where) -> list[str]:
    """All that a database has."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as db:
            return list(db.iterdump())
    with psycopg.connect(where) as connection:
        return [
            f"{table} {row}"
            for table in postgres.tables(connection)
            for row in connection.execute(f"SELECT * FROM {table} ORDER BY {table}".encode())
        ]
