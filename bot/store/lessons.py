"""Lessons that somebody plays, as they are asked for and kept. They belong to no game."""

from typing import Any

from bot.store.database import Connection
from bot.store.rows import LessonRow

COLUMNS = "user_id, number, game, step, made"


class Lessons:
    """Queries about lessons."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def one(self, user_id: int, number: int) -> LessonRow | None:
        """Somebody's lesson by its number."""
        return _one(
            await self._db.rows(
                f"SELECT {COLUMNS} FROM lessons WHERE user_id = ? AND number = ?", user_id, number
            )
        )

    async def in_game(self, user_id: int, game: str) -> LessonRow | None:
        """Somebody's lesson in a game."""
        return _one(
            await self._db.rows(
                f"SELECT {COLUMNS} FROM lessons WHERE user_id = ? AND game = ?", user_id, game
            )
        )


async def begin_lesson(db: Connection, user_id: int, game: str, now: str) -> None:
    """Keeps a new lesson, at its beginning; one that there is stays as it is."""
    db.lock(f"lessons:{user_id}")
    await db.run(
        f"INSERT INTO lessons ({COLUMNS}, looked_at)"
        " SELECT ?, (SELECT coalesce(max(number), 0) + 1 FROM lessons WHERE user_id = ?), ?, 0, 0, ?"
        " WHERE NOT EXISTS (SELECT 1 FROM lessons WHERE user_id = ? AND game = ?)",
        user_id,
        user_id,
        game,
        now,
        user_id,
        game,
    )


async def continue_lesson(db: Connection, row: LessonRow, step: int, made: int, now: str) -> bool:
    """Keeps where somebody is, and that he looks at it; false if he was elsewhere already."""
    return bool(
        await db.run(
            "UPDATE lessons SET step = ?, made = ?, looked_at = ?"
            " WHERE user_id = ? AND number = ? AND step = ? AND made = ?",
            step,
            made,
            now,
            row.user_id,
            row.number,
            row.step,
            row.made,
        )
    )


def drop_lesson(db: Connection, row: LessonRow) -> None:
    """Forgets a lesson."""
    db.put("DELETE FROM lessons WHERE user_id = ? AND number = ?", row.user_id, row.number)


def _one(rows: list[Any]) -> LessonRow | None:
    return LessonRow(**dict(rows[0])) if rows else None
