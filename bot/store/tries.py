"""Lines that somebody tries, as they are asked for and kept. They change nothing of a game."""

from typing import Any

import msgspec

from bot.store.database import Connection
from bot.store.rows import Line

COLUMNS = "user_id, game_id, number, version, seat, world, moves"
Moves = tuple[tuple[int, str], ...]


class Tries:
    """Queries about lines."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def of_user(self, user_id: int, game_id: int) -> list[Line]:
        """Somebody's lines in a game, the one that was looked at last first."""
        rows = await self._db.rows(
            f"SELECT {COLUMNS} FROM tries WHERE user_id = ? AND game_id = ? ORDER BY looked_at DESC, number",
            user_id,
            game_id,
        )
        return [_line(row) for row in rows]


async def begin_line(db: Connection, line: Line, now: str) -> bool:
    """Keeps a new line; false if there is one of this number."""
    return bool(
        await db.run(
            f"INSERT INTO tries ({COLUMNS}, looked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (user_id, game_id, number) DO NOTHING",
            line.user_id,
            line.game_id,
            line.number,
            line.version,
            line.seat,
            line.world,
            _written(line.moves),
            now,
        )
    )


async def continue_line(db: Connection, line: Line, moves: Moves, now: str) -> bool:
    """Keeps other moves for a line, and that somebody looks at it; false if it is no longer as it was."""
    return bool(
        await db.run(
            "UPDATE tries SET moves = ?, looked_at = ?"
            " WHERE user_id = ? AND game_id = ? AND number = ? AND version = ? AND moves = ?",
            _written(moves),
            now,
            line.user_id,
            line.game_id,
            line.number,
            line.version,
            _written(line.moves),
        )
    )


def drop_line(db: Connection, line: Line) -> None:
    """Forgets a line."""
    db.put(
        "DELETE FROM tries WHERE user_id = ? AND game_id = ? AND number = ?",
        line.user_id,
        line.game_id,
        line.number,
    )


def _written(moves: Moves) -> str:
    return msgspec.json.encode(moves).decode()


def _line(row: Any) -> Line:
    return Line(**{**dict(row), "moves": msgspec.json.decode(row["moves"], type=Moves)})
