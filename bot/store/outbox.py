"""What is to be posted: written with what it tells of, marked as it is sent."""

import msgspec

from bot.store.database import Connection, Database, Value
from bot.store.rows import Destination, Notice, OutboxRow, channel, direct

NEWEST_LOST = (
    "FROM games JOIN outbox ON outbox.game_id = games.id AND outbox.version = games.played"
    " WHERE state = 'lost' AND status = 'running' AND archived = 0"
)


class Outbox:
    """The outbox of each destination, oldest first. Marking a row changes nothing of a game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self) -> list[Destination]:
        """Where something is to be posted."""
        rows = await self._database.reading.rows(
            "SELECT DISTINCT channel_id, user_id FROM outbox WHERE state = 'waiting'"
        )
        return [
            channel(row["channel_id"]) if row["user_id"] is None else direct(row["user_id"]) for row in rows
        ]

    async def next(self, destination: Destination, after: int = 0) -> OutboxRow | None:
        """What is to be posted next, or next after a row."""
        rows = await self._database.reading.rows(
            "SELECT id, game_id, version, tried, notice FROM outbox"
            f" WHERE {_column(destination)} = ? AND state = 'waiting' AND id > ? ORDER BY id LIMIT 1",
            destination.id,
            after,
        )
        if not rows:
            return None
        notice = msgspec.json.decode(rows[0]["notice"], type=Notice) if rows[0]["notice"] else None
        return OutboxRow(**{**dict(rows[0]), "notice": notice, "destination": destination})

    async def tried(self, row: OutboxRow) -> None:
        """It is about to be sent; whether it arrives is not known yet."""
        await self._mark("tried = tried + 1 WHERE id = ?", row.id)

    async def sent(self, row: OutboxRow) -> None:
        """It has arrived."""
        await self._mark("state = 'sent' WHERE id = ?", row.id)

    async def lost(self, destination: Destination) -> None:
        """Nothing can be posted there any more."""
        await self._mark(
            f"state = 'lost' WHERE {_column(destination)} = ? AND state = 'waiting'", destination.id
        )

    async def without_board(self, guild_id: int) -> list[Destination]:
        """Where games of a server are played whose newest board is lost."""
        rows = await self._database.reading.rows(
            f"SELECT games.channel_id {NEWEST_LOST} AND guild_id = ?", guild_id
        )
        return [channel(row["channel_id"]) for row in rows]

    async def regained(self, place: Destination) -> None:
        """A place is there again: the newest board of its game is to be posted."""
        await self._mark(
            f"state = 'waiting' WHERE id IN (SELECT outbox.id {NEWEST_LOST} AND games.channel_id = ?)",
            place.id,
        )

    async def _mark(self, change: str, *values: Value) -> None:
        async with self._database.transaction() as db:
            db.put(f"UPDATE outbox SET {change}", *values)


def put_notice(db: Connection, destination: Destination, notice: Notice, game_id: int | None) -> None:
    """A notice is to be posted."""
    db.put(
        f"INSERT INTO outbox (game_id, {_column(destination)}, notice) VALUES (?, ?, ?)",
        game_id,
        destination.id,
        msgspec.json.encode(notice).decode(),
    )


def _column(destination: Destination) -> str:
    return "channel_id" if destination.kind == "channel" else "user_id"
