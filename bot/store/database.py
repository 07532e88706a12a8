"""A database as queries need it, whichever it is: transactions, statements, and what it says otherwise.

Queries are written once, in SQL that SQLite and PostgreSQL both understand; `bot.store.drivers` has the two.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

MIGRATIONS = Path(__file__).parent / "migrations"

Value = str | int | float | bytes | None
Row = dict[str, Any]
Done = tuple[list[Row], int]
"""What a statement found, and how many rows it changed."""


class Statement(NamedTuple):
    """SQL with its values."""

    sql: str
    values: tuple[Value, ...]
    must_change: bool = False


@dataclass(frozen=True)
class Dialect:
    """What one database says otherwise than the other."""

    folder: str
    """Where in `MIGRATIONS` those of its own are."""
    now: str
    """Seconds, by the clock that all processes share."""
    locked: str = ""
    """What follows a query whose rows nobody else is to change before the end of the transaction."""
    unlocked: str = ""
    """The same, but only of rows that nobody else holds."""


class Connection(ABC):
    """A connection, as far as queries need one. What is `put` goes to the database together with the next
    statement that somebody waits for: each way there and back takes longer than most statements."""

    dialect: ClassVar[Dialect]

    def __init__(self) -> None:
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
        """Runs a statement and counts the rows that it changed. One that is refused, because what must be
        there once is there already, raises `Refused`, and ends the transaction."""
        [(_, changed)] = await self._do(Statement(sql, values))
        return changed

    def lock(self, what: str) -> None:
        """Until the end of the transaction nobody else has the lock of this name; where one alone writes,
        that is so already."""
        return

    def tell(self, what: str) -> None:
        """With the end of the transaction all processes hear of it."""
        return

    @abstractmethod
    async def counters(self) -> dict[str, int]:
        """The last numbers that were given, of the tables that give each once."""

    @abstractmethod
    def count_on(self, table: str, last: int) -> None:
        """The numbers of a table's new rows follow that one."""

    async def _do(self, *asked: Statement) -> list[Done]:
        statements, self._put = [*self._put, *asked], []
        return (await self._run(statements))[-len(asked) :]

    @abstractmethod
    async def _run(self, statements: Sequence[Statement]) -> list[Done]:
        """Runs statements, one after the other."""


class Database(ABC):
    """A database, open: `reading` sees what is committed, `transaction` writes."""

    reading: Connection
    shared = False
    """Whether several processes may work on it."""

    @abstractmethod
    def transaction(self) -> AbstractAsyncContextManager[Connection]:
        """All that is written within it, or nothing."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on, whoever it is hears what processes tell."""
        return

    @abstractmethod
    async def close(self) -> None:
        """Waits for the transactions under way, then closes it."""


def migrations(dialect: Dialect) -> list[tuple[int, Path]]:
    """The numbered steps of a database, by their numbers: its own, and from where those begin on the common
    ones, where it has none of its own."""
    own, common = _numbered(MIGRATIONS / dialect.folder), _numbered(MIGRATIONS)
    first = min(own, default=0)
    return sorted(({number: path for number, path in common.items() if number > first} | own).items())


def newest_migration(dialect: Dialect) -> int:
    """The version of a database that is up to date."""
    return migrations(dialect)[-1][0]


def marks(values: Collection[object]) -> str:
    """A place for each of the values of `IN (...)`; nothing is in none."""
    return ", ".join("?" * len(values)) or "NULL"


def _numbered(folder: Path) -> dict[int, Path]:
    return {int(path.name.partition("_")[0]): path for path in folder.glob("[0-9]*.sql")}
