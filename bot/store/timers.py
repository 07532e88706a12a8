"""Timers, as they are asked for and set."""

from collections.abc import Iterable
from datetime import UTC, datetime
from sqlite3 import Row

import msgspec

from bot.store.database import Connection
from bot.store.rows import Occasion, Timer


class Timers:
    """Queries about timers."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def due(self, now: datetime) -> Timer | None:
        """The oldest timer that has run out."""
        rows = await self._db.rows(
            "SELECT * FROM timers WHERE due_at <= ? ORDER BY due_at, id LIMIT 1", now.isoformat()
        )
        return _timer(rows[0]) if rows else None

    async def next_due(self) -> datetime | None:
        """When the next timer runs out."""
        [row] = await self._db.rows("SELECT min(due_at) AS due_at FROM timers")
        return datetime.fromisoformat(row["due_at"]) if row["due_at"] else None

    async def of_game(self, game_id: int) -> list[Timer]:
        """The timers of a game."""
        return [
            _timer(row)
            for row in await self._db.rows("SELECT * FROM timers WHERE game_id = ? ORDER BY id", game_id)
        ]


def put_timers(db: Connection, timers: Iterable[Timer]) -> None:
    """Sets timers; one of the same name is replaced."""
    for timer in timers:
        db.put(
            "INSERT INTO timers (name, kind, due_at, game_id, occasion) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at, occasion = excluded.occasion",
            timer.name,
            timer.kind,
            timer.due_at.astimezone(UTC).isoformat(),  # compared as texts
            timer.game_id,
            msgspec.json.encode(timer.occasion).decode(),
        )


def _timer(row: Row) -> Timer:
    occasion: Occasion = msgspec.json.decode(row["occasion"], type=Occasion)
    return Timer(datetime.fromisoformat(row["due_at"]), occasion, row["game_id"], row["id"])
