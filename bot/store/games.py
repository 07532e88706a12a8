"""Games, seats and moves, as they are asked for."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from datetime import datetime

import msgspec

from bot.store.database import Connection, Row, Value, marks
from bot.store.rows import ActionRow, Appeal, GameRow, Pace, Player, Script

GAME = ", ".join(field.name for field in fields(GameRow) if field.name != "players")
PLAYER = ", ".join(field.name for field in fields(Player))
"""The columns by name: a newer version that runs beside this one may have added others."""
RECENT = 64
"""Moves of a game among which the latest are looked for."""


class Games:
    """Queries about games."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def one(self, game_id: int, locked: bool = False) -> GameRow | None:
        """A game by its number; if it is to be `locked`, nobody else changes it before the end of the
        transaction."""
        lock = self._db.dialect.locked if locked else ""
        rows, seats = await self._db.all_rows(
            (f"SELECT {GAME} FROM games WHERE id = ? {lock}", [game_id]),
            (f"SELECT {PLAYER} FROM seats WHERE game_id = ? ORDER BY seat", [game_id]),
        )
        return _game(rows[0], [_player(seat) for seat in seats]) if rows else None

    async def place(self, game_id: int) -> tuple[int | None, int | None] | None:
        """The server and the channel of a game."""
        rows = await self._db.rows("SELECT guild_id, channel_id FROM games WHERE id = ?", game_id)
        return (rows[0]["guild_id"], rows[0]["channel_id"]) if rows else None

    async def in_channel(self, channel_id: int) -> GameRow | None:
        """The channel's open or running game, or the last that ended there."""
        return _first(
            await self._found(
                "WHERE id = coalesce((SELECT id FROM games WHERE channel_id = ?"
                " AND status IN ('lobby', 'running') AND archived = 0), (SELECT id FROM games"
                " WHERE channel_id = ? AND status != 'cancelled' ORDER BY id DESC LIMIT 1))",
                channel_id,
                channel_id,
            )
        )

    async def of_guild(self, guild_id: int) -> list[GameRow]:
        """The open and running games of a server."""
        return await self._found(
            "WHERE guild_id = ? AND status IN ('lobby', 'running') ORDER BY id", guild_id
        )

    async def of_user(self, user_id: int) -> list[GameRow]:
        """The open and running games that somebody sits at."""
        return await self._found(
            "WHERE status IN ('lobby', 'running')"
            " AND id IN (SELECT game_id FROM seats WHERE user_id = ? AND closed = 0) ORDER BY id",
            user_id,
        )

    async def announced(self, most: int) -> list[GameRow]:
        """The open tables that are announced, the newest first."""
        return await self._found(
            "WHERE status = 'lobby' AND appeal IS NOT NULL ORDER BY id DESC LIMIT ?", most
        )

    async def running(self) -> list[GameRow]:
        """All games that are being played."""
        return await self._found("WHERE status = 'running' ORDER BY id")

    async def thinking(self) -> list[int]:
        """The games in which the table waits for a computer."""
        rows = await self._db.rows("SELECT id FROM games WHERE thinking = 1 ORDER BY id")
        return [row["id"] for row in rows]

    async def actions(self, game_id: int, upto: int) -> list[ActionRow]:
        """The moves of a game, the first so many."""
        rows = await self._db.rows(
            "SELECT seat, move, origin FROM actions WHERE game_id = ? AND sequence <= ? ORDER BY sequence",
            game_id,
            upto,
        )
        return [ActionRow(**dict(row)) for row in rows]

    async def last_actions(self, game_id: int, upto: int, count: int) -> list[ActionRow]:
        """The last of the first so many moves of a game, newest first."""
        rows = await self._db.rows(
            "SELECT seat, move, origin FROM actions WHERE game_id = ? AND sequence <= ?"
            " ORDER BY sequence DESC LIMIT ?",
            game_id,
            upto,
            count,
        )
        return [ActionRow(**dict(row)) for row in rows]

    async def seats_moved(self, game_id: int, played: int, after: datetime) -> set[int]:
        """The seats whose players have moved after a time, among the last of so many moves of a game."""
        rows = await self._db.rows(
            "SELECT seat FROM actions"
            " WHERE game_id = ? AND sequence > ? AND made_at > ? AND origin = 'player'",
            game_id,
            played - RECENT,
            after.isoformat(),
        )
        return {row["seat"] for row in rows}

    async def position(self, game_id: int, played: int) -> bytes | None:
        """The snapshot of a game after so many moves, where it is kept."""
        rows = await self._db.rows(
            "SELECT snapshot FROM positions WHERE game_id = ? AND played = ?", game_id, played
        )
        return bytes(rows[0]["snapshot"]) if rows else None

    async def has_move(self, interaction_id: int) -> bool:
        """Whether an interaction has been played as a move already."""
        return bool(await self._db.rows("SELECT 1 FROM actions WHERE interaction_id = ?", interaction_id))

    async def _found(self, where: str, *values: Value) -> list[GameRow]:
        rows = await self._db.rows(f"SELECT {GAME} FROM games {where}", *values)
        seats = await self._db.rows(
            f"SELECT game_id, {PLAYER} FROM seats WHERE game_id IN ({marks(rows)}) ORDER BY game_id, seat",
            *(row["id"] for row in rows),
        )
        return [_game(row, [_player(seat) for seat in seats if seat["game_id"] == row["id"]]) for row in rows]


def columns(changes: Mapping[str, object]) -> dict[str, Value]:
    """Fields of a game as they stand in its columns."""
    return {name: _column(value) for name, value in changes.items()}


def _column(value: object) -> Value:
    match value:
        case datetime():
            return value.isoformat()
        case Pace() | Script() | Appeal():
            return msgspec.json.encode(value).decode()
        case Mapping():
            return json.dumps(value)
        case str() | int() | float() | bytes() | None:
            return value
    raise TypeError(f"no column for {value!r}")


def _first(found: list[GameRow]) -> GameRow | None:
    return found[0] if found else None


def _game(row: Row, players: Sequence[Player]) -> GameRow:
    told = {
        "options": json.loads(row["options"]),
        "keep_seats": bool(row["keep_seats"]),
        "players": tuple(players),
        "pace": msgspec.json.decode(row["pace"], type=Pace),
        "asked_at": row["asked_at"] and datetime.fromisoformat(row["asked_at"]),
        "archived": bool(row["archived"]),
        "thinking": bool(row["thinking"]),
        "hints": bool(row["hints"]),
        "script": row["script"] and msgspec.json.decode(row["script"], type=Script),
        "appeal": row["appeal"] and msgspec.json.decode(row["appeal"], type=Appeal),
    }
    return GameRow(**{**row, **told})


def _player(row: Row) -> Player:
    flags = bool(row["replaced"]), bool(row["vacant"])
    return Player(row["user_id"], row["name"], *flags, row["bank"], row["level"])
