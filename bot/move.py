"""`python -m bot.move FROM TO`: copies all that is kept into another database, which must be empty.

Each is a file of SQLite or the address of a PostgreSQL database; both are brought up to date first. It is all
there in the end, row by row as it was, or nothing is.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec
from tqdm import tqdm

from bot.store.claims import Claims
from bot.store.database import Connection, Database, Row, marks
from bot.store.drivers import Where, open_database, shown
from bot.store.opening import check_database, told
from bot.store.rows import Unkept
from bot.words import speak
from games.engine.errors import BadInput
from games.engine.tool import system_locale

TABLES = {
    "games": ("id",),
    "seats": ("game_id", "seat"),
    "actions": ("game_id", "sequence"),
    "positions": ("game_id", "played"),
    "interactions": ("id",),
    "orders": ("game_id", "seat"),
    "invitations": ("game_id", "seat", "user_id"),
    "votes": ("id",),
    "ballots": ("vote_id", "user_id"),
    "preferences": ("kind", "id"),
    "away": ("user_id",),
    "timers": ("id",),
    "outbox": ("id",),
    "results": ("game_id", "seat"),
    "ratings": ("guild_id", "game", "user_id"),
    "unrated": ("guild_id", "game"),
    "tries": ("user_id", "game_id", "number"),
    "follows": ("game_id", "user_id"),
    "guesses": ("game_id", "user_id"),
    "seers": ("guild_id", "user_id"),
    "lessons": ("user_id", "number"),
}
"""What is copied, each after what it refers to, and by what its rows are told apart."""
OF_ITSELF = "prune:0:0"
"""The timer that is in an empty database."""
AT_A_TIME = 200
OFTEN = 5.0
"""Seconds; who does not say for much longer that he is there is taken for gone."""
DIGITS = 2**256


@dataclass
class Tally:
    """The rows of a table: how many, and a digest of them in any order."""

    rows: int = 0
    digest: int = 0

    def count(self, row: Row) -> None:
        """One more row."""
        text = msgspec.json.encode(row, order="sorted")
        self.rows += 1
        self.digest = (self.digest + int.from_bytes(sha256(text).digest())) % DIGITS


def main(arguments: list[str]) -> int:
    """0 when all of it is there, 1 with a sentence that says what to do."""
    speaker = speak(system_locale())
    try:
        if len(arguments) != 2:
            raise BadInput("move-usage")
        source, target = map(_where, arguments)
        copied = asyncio.run(move(source, target))
    except BadInput as error:
        print(speaker.refuse(error), file=sys.stderr)
        return 1
    print(speaker.say("moved", rows=copied, file=shown(target)))
    return 0


async def move(source: Where, target: Where) -> int:
    """Copies a database into an empty one; how many rows it was."""
    if isinstance(source, Path) and not source.is_file():
        raise BadInput("move-from-nothing", file=shown(source))
    check_database(source)
    check_database(target)
    with told(source):
        before = await open_database(source, patient=True)
    try:
        with told(target):
            after = await open_database(target, patient=True)
        try:
            return await _alone(before, source, after, target)
        finally:
            await after.close()
    finally:
        await before.close()


async def _alone(before: Database, source: Where, after: Database, target: Where) -> int:
    """The same, while no bot runs on either."""
    holders = Claims(before), Claims(after)
    try:
        for claims, where in zip(holders, (source, target), strict=True):
            with told(where):
                await claims.enter(alone=True)
        both = zip(holders, (source, target), strict=True)
        with told(target):
            async with after.transaction() as db, _staying(both):
                return await _moved(before.reading, db, target)
    finally:
        for claims in holders:
            with suppress(Unkept):
                await claims.leave()


@asynccontextmanager
async def _staying(holders: Iterable[tuple[Claims, Where]]) -> AsyncIterator[None]:
    """Says again and again that we are there. Raises in the end if somebody took us for gone, and has begun:
    what was copied may be what was. While a file is written to, nobody else can begin there."""

    async def stay(claims: Claims, where: Where) -> None:
        with told(where):
            while True:
                await asyncio.sleep(OFTEN)
                await claims.stay()

    tasks = [asyncio.create_task(stay(*holder)) for holder in holders]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _moved(source: Connection, target: Connection, where: Where) -> int:
    """Copies everything, and sees that it is all there; how many rows it was."""
    if not await _is_empty(target):
        raise BadInput("move-not-empty", file=shown(where))
    target.put("DELETE FROM timers")
    tallies = await _copied(source, target)
    if tallies != await _counted(target):
        raise BadInput("move-differs", file=shown(where))
    given = await source.counters()
    for table, key in TABLES.items():
        if key == ("id",) and table != "interactions":
            [found] = await target.rows(f"SELECT max(id) AS last FROM {table}")
            if last := max(given.get(table, 0), found["last"] or 0):
                target.count_on(table, last)
    return sum(tally.rows for tally in tallies.values())


async def _copied(source: Connection, target: Connection) -> dict[str, Tally]:
    counts = [(f"SELECT count(*) AS rows FROM {table}", ()) for table in TABLES]
    total = sum(found["rows"] for [found] in await source.all_rows(*counts))
    tallies = {table: Tally() for table in TABLES}
    with tqdm(total=total, unit=" rows") as progress:
        for table, tally in tallies.items():
            async for rows in _batches(source, table):
                for row in rows:
                    tally.count(row)
                    target.put(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks(row)})", *row.values())
                await target.rows("SELECT 1")
                progress.update(len(rows))
    return tallies


async def _counted(db: Connection) -> dict[str, Tally]:
    tallies = {table: Tally() for table in TABLES}
    for table, tally in tallies.items():
        async for rows in _batches(db, table):
            for row in rows:
                tally.count(row)
    return tallies


async def _batches(db: Connection, table: str) -> AsyncIterator[list[Row]]:
    """All rows of a table, some at a time."""
    key = TABLES[table]
    names = ", ".join(key)
    rows = await db.rows(f"SELECT * FROM {table} ORDER BY {names} LIMIT {AT_A_TIME}")
    while rows:
        yield rows
        rows = await db.rows(
            f"SELECT * FROM {table} WHERE ({names}) > ({marks(key)}) ORDER BY {names} LIMIT {AT_A_TIME}",
            *(rows[-1][name] for name in key),
        )


async def _is_empty(db: Connection) -> bool:
    found = [await db.rows(f"SELECT * FROM {table} LIMIT 2") for table in TABLES]
    return {row.get("name") for rows in found for row in rows} <= {OF_ITSELF}


def _where(text: str) -> Where:
    return text if text.startswith(("postgresql://", "postgres://")) else Path(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
