"""Results of finished games, as they are asked for and kept."""

from collections.abc import Sequence
from dataclasses import astuple, fields
from datetime import datetime

from bot.store.database import Connection, Row
from bot.store.rows import PlaceRow, ResultRow

COLUMNS = ", ".join(field.name for field in fields(ResultRow))
SELECT = f"SELECT {COLUMNS} FROM results"
INSERT = f"INSERT INTO results ({COLUMNS}) VALUES ({', '.join('?' * len(fields(ResultRow)))})"
OLDEST_FIRST = "ORDER BY ended_at, game_id, seat"


class Results:
    """Queries about results."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def of_guild(self, guild_id: int, game: str) -> list[ResultRow]:
        """The results of a server's finished games of one kind, oldest first."""
        rows = await self._db.rows(f"{SELECT} WHERE guild_id = ? AND game = ? {OLDEST_FIRST}", guild_id, game)
        return [_result(row) for row in rows]

    async def places(self, user_id: int, guild_id: int) -> list[PlaceRow]:
        """How often somebody has come in at each rank on a server, and the best score, game by game."""
        rows = await self._db.rows(
            "SELECT game, rank, count(*) AS times, max(score) AS best FROM results"
            " WHERE user_id = ? AND guild_id = ? AND counted = 1 GROUP BY game, rank",
            user_id,
            guild_id,
        )
        return [PlaceRow(**dict(row)) for row in rows]

    async def games_since(self, guild_id: int, since: datetime) -> list[int]:
        """The games of a server that have ended since a time."""
        rows = await self._db.rows(
            "SELECT DISTINCT game_id FROM results WHERE guild_id = ? AND ended_at >= ? ORDER BY game_id",
            guild_id,
            since.isoformat(),
        )
        return [row["game_id"] for row in rows]

    async def has_since(self, row: ResultRow) -> bool:
        """Whether another game of this kind ended on the server at the same time, or later."""
        return bool(
            await self._db.rows(
                "SELECT 1 FROM results WHERE guild_id = ? AND game = ? AND ended_at >= ? AND game_id != ?"
                " LIMIT 1",
                row.guild_id,
                row.game,
                row.ended_at,
                row.game_id,
            )
        )


async def put_results(db: Connection, game_id: int, results: Sequence[ResultRow]) -> int:
    """Keeps the results of a game instead of those it had: a game whose end was taken back has none. Returns
    how many it had."""
    had = await db.run("DELETE FROM results WHERE game_id = ?", game_id)
    for result in results:
        db.put(INSERT, *astuple(result))
    return had


def _result(row: Row) -> ResultRow:
    return ResultRow(**(dict(row) | {"counted": bool(row["counted"])}))
