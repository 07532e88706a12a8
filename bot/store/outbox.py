"""What is to be posted: written with what it tells of, marked as it is sent."""

from datetime import datetime

import msgspec

from bot.store.claims import Claims
from bot.store.database import Connection, Database, Value
from bot.store.rows import Destination, Notice, OutboxRow, Overtaken, PostedBoard, channel, direct

LARGEST = 2**63 - 1
ARRIVED = "AND message_id IS NOT NULL"
NEWEST_LOST = (
    "FROM games JOIN outbox ON outbox.id = (SELECT max(id) FROM outbox AS newest"
    " WHERE newest.game_id = games.id AND newest.version = games.played)"
    " WHERE state = 'lost' AND status = 'running' AND archived = 0"
)


class Outbox:
    """The outbox of each destination, oldest first. Marking a row changes nothing of a game."""

    def __init__(self, database: Database, claims: Claims) -> None:
        self._database = database
        self._claims = claims

    async def hold(self, destination: Destination) -> bool:
        """Whether it is this process that posts there; else another one hears that something waits."""
        return await self._claims.hold(claim(destination))

    async def check_held(self, destination: Destination) -> None:
        """Raises `Overtaken` where another process posts there by now: this one has stood still too long."""
        name = claim(destination)
        if not await self._database.reading.rows(
            "SELECT 1 FROM claims WHERE name = ? AND process = ?", name, self._claims.process
        ):
            self._claims.held.discard(name)
            raise Overtaken

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
            "SELECT id, game_id, version, tried, notice, since, called, message_id, made_at FROM outbox"
            f" WHERE {_column(destination)} = ? AND state = 'waiting' AND id > ? ORDER BY id LIMIT 1",
            destination.id,
            after,
        )
        if not rows:
            return None
        found = {**dict(rows[0]), "destination": destination, "called": users(rows[0]["called"])}
        if found["made_at"]:
            found["made_at"] = datetime.fromisoformat(found["made_at"])
        if found["notice"]:
            found["notice"] = msgspec.json.decode(found["notice"], type=Notice)
        return OutboxRow(**found)

    async def oldest(self) -> datetime | None:
        """Since when the oldest message waits that says so."""
        [row] = await self._database.reading.rows(
            "SELECT min(made_at) AS oldest FROM outbox WHERE state = 'waiting'"
        )
        return datetime.fromisoformat(row["oldest"]) if row["oldest"] else None

    async def before(self, row: OutboxRow) -> PostedBoard | None:
        """The board of the same game that arrived before a row's."""
        return await last_board(self._database.reading, row.game_id or 0, ARRIVED, before=row.id)

    async def told_before(self, row: OutboxRow, board: PostedBoard) -> PostedBoard | None:
        """The last board of the same game in a message before that of a board."""
        return await last_board(self._database.reading, row.game_id or 0, ARRIVED, upto=board.since - 1)

    async def overtaken(self, row: OutboxRow) -> int | None:
        """The first move that a newer board tells of, where one has arrived before a row's."""
        newest = await last_board(self._database.reading, row.game_id or 0, ARRIVED)
        return newest.since if newest and newest.version > (row.version or 0) else None

    async def followed(self, row: OutboxRow) -> bool:
        """Whether a newer board of the same game waits."""
        return bool(
            await self._database.reading.rows(
                "SELECT 1 FROM outbox WHERE game_id = ? AND version > ? AND state = 'waiting' LIMIT 1",
                row.game_id,
                row.version,
            )
        )

    async def board_in(self, message_id: int) -> tuple[int, int] | None:
        """The game of the board in a message, and after how many moves it is."""
        rows = await self._database.reading.rows(
            "SELECT game_id, version FROM outbox WHERE message_id = ? AND version IS NOT NULL"
            " ORDER BY version DESC LIMIT 1",
            message_id,
        )
        return (rows[0]["game_id"], rows[0]["version"]) if rows else None

    async def last_kept(self, row: OutboxRow) -> int | None:
        """The message of the last board before a row's whose picture stays."""
        rows = await self._database.reading.rows(
            "SELECT message_id FROM outbox WHERE game_id = ? AND version < ? AND kept = 1"
            " ORDER BY version DESC, id DESC LIMIT 1",
            row.game_id,
            row.since,
        )
        return rows[0]["message_id"] if rows else None

    async def tried(self, row: OutboxRow) -> None:
        """It is about to be sent; whether it arrives is not known yet. Raises `Overtaken` where another
        process posts there by now."""
        name = claim(row.destination)
        try:
            async with self._database.transaction() as db:
                db.put_one(
                    "UPDATE outbox SET tried = tried + 1 WHERE id = ?"
                    " AND EXISTS (SELECT 1 FROM claims WHERE name = ? AND process = ?)",
                    row.id,
                    name,
                    self._claims.process,
                )
        except Overtaken:
            self._claims.held.discard(name)
            raise

    async def arrived(self, row: OutboxRow, message_id: int) -> None:
        """It is there; what came before it is still to be put in order."""
        await self._mark("message_id = ? WHERE id = ?", message_id, row.id)

    async def joined(self, row: OutboxRow, board: PostedBoard, earlier: PostedBoard) -> None:
        """What a board's message told of is told by an earlier one now."""
        await self._mark(
            "since = ?, message_id = ? WHERE game_id = ? AND message_id = ?",
            earlier.since,
            earlier.message_id,
            row.game_id,
            board.message_id,
        )

    async def removed(self, row: OutboxRow) -> None:
        """It is there no more."""
        await self._mark("message_id = NULL WHERE id = ?", row.id)

    async def stays(self, board: PostedBoard) -> None:
        """The picture of a board stays in its channel."""
        await self._mark("kept = 1 WHERE id = ?", board.id)

    async def sent(self, row: OutboxRow, message_id: int | None = None) -> None:
        """It has arrived, and nothing is left to do about it."""
        await self._mark(
            "state = 'sent', message_id = coalesce(?, message_id) WHERE id = ?", message_id, row.id
        )

    async def called_to(self, destination: Destination) -> list[int]:
        """The games to which somebody is to be called by what waits there."""
        rows = await self._database.reading.rows(
            f"SELECT DISTINCT game_id FROM outbox WHERE {_column(destination)} = ? AND state = 'waiting'"
            " AND notice LIKE ?",
            destination.id,
            '{"key":"call"%',
        )
        return [row["game_id"] for row in rows]

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

    async def regained(self, place: Destination, now: datetime) -> None:
        """A place is there again: the newest board of its game is to be posted."""
        await self._mark(
            "state = 'waiting', made_at = ?"
            f" WHERE id IN (SELECT outbox.id {NEWEST_LOST} AND games.channel_id = ?)",
            now.isoformat(),
            place.id,
        )

    async def _mark(self, change: str, *values: Value) -> None:
        async with self._database.transaction() as db:
            db.put(f"UPDATE outbox SET {change}", *values)


async def last_board(
    db: Connection, game_id: int, which: str = "", before: int = LARGEST, upto: int = LARGEST
) -> PostedBoard | None:
    """The newest board of a game, or the newest before a row, or after so many moves; of all, or of those
    that have arrived."""
    rows = await db.rows(
        "SELECT id, since, version, asked, message_id, kept FROM outbox WHERE game_id = ? AND version <= ?"
        f" AND id < ? {which} ORDER BY version DESC, id DESC LIMIT 1",
        game_id,
        upto,
        before,
    )
    if not rows:
        return None
    found = dict(rows[0])
    return PostedBoard(**{**found, "asked": users(found["asked"]), "kept": bool(found["kept"])})


def claim(destination: Destination) -> str:
    """By what name a place is claimed."""
    return f"{destination.kind}:{destination.id}"


def users(text: str) -> tuple[int, ...]:
    """Users as they stand in a column."""
    return msgspec.json.decode(text, type=tuple[int, ...])


def put_notice(
    db: Connection, now: datetime, destination: Destination, notice: Notice, game_id: int | None
) -> None:
    """A notice is to be posted."""
    db.put(
        f"INSERT INTO outbox (game_id, {_column(destination)}, notice, made_at) VALUES (?, ?, ?, ?)",
        game_id,
        destination.id,
        msgspec.json.encode(notice).decode(),
        now.isoformat(),
    )


def _column(destination: Destination) -> str:
    return "channel_id" if destination.kind == "channel" else "user_id"
