"""Timers, as they are asked for and set."""

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from bot.store.claims import alive
from bot.store.database import Connection, Row
from bot.store.rows import Occasion, Timer

COLUMNS = "id, due_at, occasion, game_id"
BATCH = 20
"""Timers that a process claims at a time."""


class Timers:
    """Queries about timers."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def next_due(self) -> datetime | None:
        """When the next timer runs out."""
        [row] = await self._db.rows("SELECT min(due_at) AS due_at FROM timers")
        return datetime.fromisoformat(row["due_at"]) if row["due_at"] else None

    async def of_game(self, game_id: int) -> list[Timer]:
        """The timers of a game."""
        return [
            _timer(row)
            for row in await self._db.rows(
                f"SELECT {COLUMNS} FROM timers WHERE game_id = ? ORDER BY id", game_id
            )
        ]


async def claim_timers(db: Connection, now: datetime, process: str) -> list[Timer]:
    """Some of the oldest timers that have run out, claimed by a process."""
    free = f"process IS NULL OR process = ? OR process NOT IN ({alive(db.dialect.now)})"
    rows = await db.rows(
        "UPDATE timers SET process = ? WHERE id IN (SELECT id FROM timers"
        f" WHERE due_at <= ? AND ({free}) ORDER BY due_at, id LIMIT {BATCH} {db.dialect.unlocked})"
        f" RETURNING {COLUMNS}",
        process,
        now.isoformat(),
        process,
    )
    return sorted(map(_timer, rows), key=lambda timer: (timer.due_at, timer.id))


def put_timers(db: Connection, timers: Iterable[Timer]) -> None:
    """Sets timers; one of the same name is replaced."""
    for timer in timers:
        db.put(
            "INSERT INTO timers (name, kind, due_at, game_id, occasion) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at, occasion = excluded.occasion,"
            " process = NULL",
            timer.name,
            timer.kind,
            timer.due_at.astimezone(UTC).isoformat(),  # compared as texts
            timer.game_id,
            msgspec.json.encode(timer.occasion).decode(),
        )


def _timer(row: Row) -> Timer:
    occasion: Occasion = msgspec.json.decode(row["occasion"], type=Occasion)
    return Timer(datetime.fromisoformat(row["due_at"]), occasion, row["game_id"], row["id"])
