"""Before the database is opened: whether it can be, and who may read it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from bot.store.database import newest_migration
from bot.store.drivers import Where, shown
from bot.store.drivers.sqlite import DIALECT
from bot.store.rows import Newer, Occupied
from games.engine.errors import BadInput

OWNER_ALONE = 0o600


def check_database(path: Where) -> None:
    """Refuses a file that can't be used, with what to do about it. It takes a moment for a large one. About
    PostgreSQL one knows when it is opened."""
    if isinstance(path, str):
        return
    with told(path):
        if path.is_dir():
            raise IsADirectoryError("it is a folder")
        keep_private(path)
        with closing(sqlite3.connect(path)) as db:
            [[version]] = db.execute("PRAGMA user_version")
            if version > newest_migration(DIALECT):
                raise Newer(version, newest_migration(DIALECT))
            [[state]] = db.execute("PRAGMA quick_check(1)")
            if state != "ok":
                raise sqlite3.DatabaseError(state)


def keep_private(path: Path) -> None:
    """Lets nobody but its owner read the file, and those that SQLite puts beside it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # one that is somebody else's is theirs to guard
            file.chmod(OWNER_ALONE)


@contextmanager
def told(where: Where) -> Iterator[None]:
    """Turns what a database and the disk complain of into what to do about it."""
    try:
        yield
    except Occupied as error:
        raise BadInput("database-occupied", file=shown(where), host=error.host, pid=str(error.pid)) from error
    except Newer as error:
        raise BadInput("database-newer", file=shown(where), found=error.found, known=error.known) from error
    except (sqlite3.OperationalError, OSError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        key = "database-locked" if "locked" in reason else "database-unusable"
        if isinstance(where, str):
            key = "database-unreachable"
        raise BadInput(key, file=shown(where), reason=reason.strip()) from error
    except sqlite3.DatabaseError as error:
        raise BadInput("database-broken", file=shown(where), reason=str(error)) from error
