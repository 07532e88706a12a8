"""Results of finished games, as they are asked for and kept."""

from collections.abc import Sequence
from dataclasses import astuple, fields, replace
from sqlite3 import Row

from bot.store.database import Connection
from bot.store.rows import ResultRow

COLUMNS = ", ".join(field.name for field in fields(ResultRow))
SELECT = f"SELECT {COLUMNS} FROM results"
INSERT = f"INSERT INTO results ({COLUMNS}) VALUES ({', '.join('?' * len(fields(ResultRow)))})"
OLDEST_FIRST = "ORDER BY ended_at, game_id, seat"


class Results:
    """Queries about results."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def of_guild(self, guild_id: int, game: str | None = None) -> list[ResultRow]:
        """The results of a server's finished games, or of one kind of them, oldest first."""
        rows = await self._db.rows(
            f"{SELECT} WHERE guild_id = ? AND game = coalesce(?, game) {OLDEST_FIRST}", guild_id, game
        )
        return [_result(row) for row in rows]

    async def of_user(self, user_id: int, guild_id: int) -> list[ResultRow]:
        """Somebody's results on a server, oldest first."""
        rows = await self._db.rows(
            f"{SELECT} WHERE user_id = ? AND guild_id = ? {OLDEST_FIRST}", user_id, guild_id
        )
        return [_result(row) for row in rows]


async def put_results(db: Connection, game_id: int, results: Sequence[ResultRow], ended_at: str) -> None:
    """Keeps the results of a game instead of those it had: a game whose end was taken back has none."""
    await db.run("DELETE FROM results WHERE game_id = ?", game_id)
    await db.run_many(INSERT, [astuple(replace(result, ended_at=ended_at)) for result in results])


def _result(row: Row) -> ResultRow:
    return ResultRow(**(dict(row) | {"counted": bool(row["counted"])}))
