"""The store in an SQLite file: WAL, `synchronous=FULL`, numbered migrations."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from sqlite3 import IntegrityError
from typing import Any

import aiosqlite
import msgspec

from bot.schedule.pace import Notice, Pace, SlowPreference, TimerRow
from bot.store.results import ResultsStore, write_results
from bot.store.rows import (
    NOTHING,
    ActionRow,
    ChannelTaken,
    Consequences,
    GameRow,
    Letter,
    OutboxRow,
    Player,
    Preference,
    Repeated,
)
from bot.store.slow import SlowPlayStore, put_letters, put_order, reset_timers
from bot.tables.results import ResultRow

MIGRATIONS = Path(__file__).parent / "migrations"


class SqliteStore(SlowPlayStore, ResultsStore):
    """One connection, one transaction at a time."""

    def __init__(self, connection: aiosqlite.Connection, now: Callable[[], datetime]) -> None:
        self._connection = connection
        self._now = now
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, now: Callable[[], datetime]) -> "SqliteStore":
        """Opens the file and brings it up to date."""
        connection = await aiosqlite.connect(path, isolation_level=None)
        connection.row_factory = aiosqlite.Row
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                await connection.execute_fetchall(f"PRAGMA {pragma}")
            await migrate(connection)
        except BaseException:
            await connection.close()  # its thread would keep the process alive
            raise
        return cls(connection, now)

    async def close(self) -> None:
        async with self._turn:
            await self._connection.close()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        async with self._turn:
            await self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
            except BaseException:
                await self._connection.execute("ROLLBACK")
                raise
            await self._connection.execute("COMMIT")

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        async with self._turn:
            return list(await self._connection.execute_fetchall(sql, values))

    # Games

    async def new_game(self, row: GameRow, interaction_id: int) -> int:
        async with self._transaction() as db:
            game_id = await self._insert_game(db, row)
            await _once(db, interaction_id, game_id)
            await _write_players(db, game_id, row.players)
        return game_id

    async def _insert_game(self, db: aiosqlite.Connection, row: GameRow) -> int:
        now = self._now().isoformat()
        try:
            cursor = await db.execute(
                "INSERT INTO games (status, channel_id, guild_id, host_id, locale, game, seed, options,"
                " board, keep_seats, created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    row.status, row.channel_id, row.guild_id, row.host_id, row.locale, row.game, row.seed,
                    json.dumps(row.options), row.board, row.keep_seats, now, now,
                ),
            )  # fmt: skip
        except IntegrityError as error:
            raise ChannelTaken from error
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    async def game(self, game_id: int) -> GameRow | None:
        found = await self._games("WHERE games.id = ?", game_id)
        return found[0] if found else None

    async def game_in(self, channel_id: int) -> GameRow | None:
        found = await self._games(
            "WHERE channel_id = ? AND status != 'cancelled'"
            " ORDER BY status IN ('lobby', 'running') AND archived = 0 DESC, id DESC LIMIT 1",
            channel_id,
        )
        return found[0] if found else None

    async def games_of_guild(self, guild_id: int) -> list[GameRow]:
        return await self._games(
            "WHERE guild_id = ? AND status IN ('lobby', 'running') ORDER BY id", guild_id
        )

    async def games_of_user(self, user_id: int) -> list[GameRow]:
        return await self._games(
            "WHERE status IN ('lobby', 'running')"
            " AND id IN (SELECT game_id FROM seats WHERE user_id = ?) ORDER BY id",
            user_id,
        )

    async def running(self) -> list[GameRow]:
        return await self._games("WHERE status = 'running' ORDER BY id")

    async def _games(self, where: str, *values: Any) -> list[GameRow]:
        rows = await self._rows(f"SELECT * FROM games {where}", *values)
        games = []
        for row in rows:
            sitting = await self._rows("SELECT * FROM seats WHERE game_id = ? ORDER BY seat", row["id"])
            fields = {name: row[name] for name in row.keys() if name not in ("created_at", "changed_at")}  # noqa: SIM118  # a Row iterates over its values
            fields |= {
                "options": json.loads(row["options"]),
                "keep_seats": bool(row["keep_seats"]),
                "players": tuple(_player(player) for player in sitting),
                "pace": msgspec.json.decode(row["pace"], type=Pace),
                "asked_at": row["asked_at"] and datetime.fromisoformat(row["asked_at"]),
                "archived": bool(row["archived"]),
            }
            games.append(GameRow(**fields))
        return games

    async def change_lobby(self, row: GameRow, interaction_id: int) -> None:
        async with self._transaction() as db:
            await _once(db, interaction_id, row.id)
            await self._update(db, row)
            await _write_players(db, row.id, row.players)

    async def start(self, row: GameRow, interaction_id: int, timers: Sequence[TimerRow] = ()) -> None:
        async with self._transaction() as db:
            await _once(db, interaction_id, row.id)
            await self._update(db, row)
            await _write_players(db, row.id, row.players)
            await _to_post(db, row)
            await reset_timers(db, row.id, timers)

    async def move(
        self,
        row: GameRow,
        action: ActionRow,
        interaction_id: int,
        then: Consequences = NOTHING,
        results: Sequence[ResultRow] = (),
    ) -> None:
        async with self._transaction() as db:
            try:
                await db.execute(
                    "INSERT INTO actions (game_id, sequence, seat, move, interaction_id, made_at, origin)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (
                        row.id, row.played, action.seat, action.move, interaction_id, self._now().isoformat(),
                        action.origin,
                    ),
                )  # fmt: skip
            except IntegrityError as error:
                raise Repeated from error
            await self._update(db, row)
            await _write_players(db, row.id, row.players)
            await _to_post(db, row)
            await reset_timers(db, row.id, then.timers)
            await put_letters(db, then.letters)
            if then.order is not None:
                await put_order(db, row.id, action.seat, then.order.steps)
            await write_results(db, row.id, results, self._now().isoformat())

    async def reseat(
        self, row: GameRow, interaction_id: int, timers: Sequence[TimerRow], letters: Sequence[Letter]
    ) -> None:
        """Keeps who sits where, and what follows from it."""
        async with self._transaction() as db:
            await _once(db, interaction_id, row.id)
            await self._update(db, row)
            await _write_players(db, row.id, row.players)
            await reset_timers(db, row.id, timers)
            await put_letters(db, letters)

    async def _update(self, db: aiosqlite.Connection, row: GameRow) -> None:
        try:
            await db.execute(
                "UPDATE games SET status = ?, channel_id = ?, host_id = ?, seed = ?, options = ?, board = ?,"
                " keep_seats = ?, played = ?, snapshot = ?, pace = ?, asked_at = ?, archived = ?,"
                " changed_at = ? WHERE id = ?",
                (
                    row.status, row.channel_id, row.host_id, row.seed, json.dumps(row.options), row.board,
                    row.keep_seats, row.played, row.snapshot, msgspec.json.encode(row.pace).decode(),
                    row.asked_at and row.asked_at.isoformat(), row.archived, self._now().isoformat(), row.id,
                ),
            )  # fmt: skip
        except IntegrityError as error:
            raise ChannelTaken from error

    async def has_move(self, interaction_id: int) -> bool:
        return bool(await self._rows("SELECT 1 FROM actions WHERE interaction_id = ?", interaction_id))

    async def actions(self, game_id: int, upto: int) -> list[ActionRow]:
        rows = await self._rows(
            "SELECT seat, move, origin FROM actions WHERE game_id = ? AND sequence <= ? ORDER BY sequence",
            game_id,
            upto,
        )
        return [ActionRow(**dict(row)) for row in rows]

    # The outbox

    async def waiting_channels(self) -> list[int]:
        rows = await self._rows("SELECT DISTINCT channel_id FROM outbox WHERE state = 'waiting'")
        return [row["channel_id"] for row in rows]

    async def next_unsent(self, channel_id: int) -> OutboxRow | None:
        rows = await self._rows(
            "SELECT id, game_id, channel_id, version, tried, notice FROM outbox"
            " WHERE channel_id = ? AND state = 'waiting' ORDER BY id LIMIT 1",
            channel_id,
        )
        if not rows:
            return None
        notice = msgspec.json.decode(rows[0]["notice"], type=Notice) if rows[0]["notice"] else None
        return OutboxRow(**{**dict(rows[0]), "notice": notice})

    async def mark_tried(self, outbox_id: int) -> None:
        async with self._transaction() as db:
            await db.execute("UPDATE outbox SET tried = tried + 1 WHERE id = ?", (outbox_id,))

    async def mark_sent(self, outbox_id: int) -> None:
        async with self._transaction() as db:
            await db.execute("UPDATE outbox SET state = 'sent' WHERE id = ?", (outbox_id,))

    async def mark_lost(self, channel_id: int) -> None:
        async with self._transaction() as db:
            await db.execute(
                "UPDATE outbox SET state = 'lost' WHERE channel_id = ? AND state = 'waiting'", (channel_id,)
            )

    async def repost(self, game_id: int) -> None:
        async with self._transaction() as db:
            await db.execute(
                "UPDATE outbox SET state = 'waiting', tried = 0"
                " WHERE game_id = ? AND version = (SELECT played FROM games WHERE id = ?)",
                (game_id, game_id),
            )

    # Preferences

    async def preference(self, kind: str, id_: int) -> Preference:
        rows = await self._rows(
            "SELECT locale, theme, slow FROM preferences WHERE kind = ? AND id = ?", kind, id_
        )
        if not rows:
            return Preference()
        slow = msgspec.json.decode(rows[0]["slow"], type=SlowPreference)
        return Preference(rows[0]["locale"], rows[0]["theme"], slow)

    async def prefer(self, kind: str, id_: int, preference: Preference) -> None:
        async with self._transaction() as db:
            await db.execute(
                "INSERT INTO preferences (kind, id, locale, theme, slow) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (kind, id) DO UPDATE SET locale = excluded.locale, theme = excluded.theme,"
                " slow = excluded.slow",
                (
                    kind,
                    id_,
                    preference.locale,
                    preference.theme,
                    msgspec.json.encode(preference.slow).decode(),
                ),
            )


async def migrate(connection: aiosqlite.Connection) -> None:
    """Runs the migrations that the file has not seen, each with its number in one transaction."""
    rows = list(await connection.execute_fetchall("PRAGMA user_version"))
    done = int(rows[0][0])
    for path in sorted(MIGRATIONS.glob("[0-9]*.sql")):
        number = int(path.name.partition("_")[0])
        if number > done:
            script = f"BEGIN;\n{path.read_text('utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;"
            await connection.executescript(script)


async def _once(db: aiosqlite.Connection, interaction_id: int, game_id: int) -> None:
    try:
        await db.execute("INSERT INTO interactions (id, game_id) VALUES (?, ?)", (interaction_id, game_id))
    except IntegrityError as error:
        raise Repeated from error


def _player(row: Any) -> Player:
    return Player(row["user_id"], row["name"], bool(row["replaced"]), bool(row["vacant"]), row["bank"])


async def _write_players(db: aiosqlite.Connection, game_id: int, players: tuple[Player, ...]) -> None:
    await db.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))
    await db.executemany(
        "INSERT INTO seats (game_id, seat, user_id, name, replaced, vacant, bank)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(game_id, seat, p.user_id, p.name, p.replaced, p.vacant, p.bank) for seat, p in enumerate(players)],
    )


async def _to_post(db: aiosqlite.Connection, row: GameRow) -> None:
    await db.execute(
        "INSERT INTO outbox (game_id, channel_id, version) VALUES (?, ?, ?)",
        (row.id, row.channel_id, row.played),
    )
