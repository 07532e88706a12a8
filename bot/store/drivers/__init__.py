"""The databases: a file of SQLite, or PostgreSQL where its address is given."""

from pathlib import Path
from urllib.parse import urlsplit

from bot.store.database import Database
from bot.store.drivers import sqlite

Where = Path | str
"""A file of SQLite, or the address of a PostgreSQL database."""


def shown(where: Where) -> str:
    """Where a database is, without what opens it."""
    if isinstance(where, Path):
        return str(where)
    parts = urlsplit(where)
    return f"{parts.hostname or ''}{parts.path}"


async def open_database(where: Where, patient: bool = False) -> Database:
    """Opens a database and brings it up to date. One who is `patient` waits for a server as long as it
    takes."""
    if isinstance(where, Path):
        return await sqlite.open_file(where)
    from bot.store.drivers import postgres  # only where it is used

    return await postgres.open_address(where, patient)
