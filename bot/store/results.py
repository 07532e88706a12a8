"""Results in the SQLite file."""

from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any, Protocol

import aiosqlite

from bot.tables.results import ResultRow

COLUMNS = tuple(field.name for field in fields(ResultRow))
SELECT = f"SELECT {', '.join(COLUMNS)} FROM results"
INSERT = f"INSERT INTO results ({', '.join(COLUMNS)}) VALUES ({', '.join(f':{name}' for name in COLUMNS)})"
OLDEST_FIRST = "ORDER BY ended_at, game_id, seat"


class _Base(Protocol):
    """What these methods need of the store."""

    async def _rows(self, sql: str, *values: Any) -> list[Any]: ...


class ResultsStore:
    """Mixed into the store."""

    async def results_of_guild(self: _Base, guild_id: int, game: str | None = None) -> list[ResultRow]:
        rows = await self._rows(
            f"{SELECT} WHERE guild_id = ? AND game = coalesce(?, game) {OLDEST_FIRST}", guild_id, game
        )
        return [_result(row) for row in rows]

    async def results_of_user(self: _Base, user_id: int, guild_id: int) -> list[ResultRow]:
        rows = await self._rows(
            f"{SELECT} WHERE user_id = ? AND guild_id = ? {OLDEST_FIRST}", user_id, guild_id
        )
        return [_result(row) for row in rows]


async def write_results(
    db: aiosqlite.Connection, game_id: int, results: Sequence[ResultRow], ended_at: str
) -> None:
    """Keeps the results of a game, in the transaction of the move that ended it. A game that goes on,
    since its end was taken back, has none."""
    await db.execute("DELETE FROM results WHERE game_id = ?", (game_id,))
    await db.executemany(INSERT, [asdict(result) | {"ended_at": ended_at} for result in results])


def _result(row: Any) -> ResultRow:
    return ResultRow(**(dict(row) | {"counted": bool(row["counted"])}))
