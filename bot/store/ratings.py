"""Ratings as they stand, as they are asked for and kept."""

from collections.abc import Iterable
from dataclasses import asdict, fields

from bot.store.database import Connection, Row, marks
from bot.store.rows import RatingRow

COLUMNS = [field.name for field in fields(RatingRow)]
SELECT = f"SELECT {', '.join(COLUMNS)} FROM ratings WHERE guild_id = ? AND game = ?"
KEPT = [*COLUMNS, "folded"]
UPSERT = (
    f"INSERT INTO ratings ({', '.join(KEPT)}) VALUES ({marks(KEPT)}) ON CONFLICT (guild_id, game, user_id)"
    f" DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in KEPT)}"
)


class Ratings:
    """Queries about ratings; each reads as many rows as it returns."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def one(self, guild_id: int, game: str, user_id: int) -> RatingRow | None:
        """Somebody's rating in one game on a server."""
        rows = await self._db.rows(f"{SELECT} AND user_id = ?", guild_id, game, user_id)
        return _rating(rows[0]) if rows else None

    async def best(self, guild_id: int, game: str, most: int) -> list[RatingRow]:
        """The best of a server in one game; those whose rating says little yet come last."""
        order = "ORDER BY settled DESC, rating DESC, folded, user_id LIMIT ?"
        return [_rating(row) for row in await self._db.rows(f"{SELECT} {order}", guild_id, game, most)]

    async def unrated(self) -> list[tuple[int, str]]:
        """The servers and games whose ratings are still to be worked out."""
        rows = await self._db.rows("SELECT guild_id, game FROM unrated")
        return [(row["guild_id"], row["game"]) for row in rows]


def put_ratings(db: Connection, rows: Iterable[RatingRow]) -> None:
    """Keeps ratings instead of those that the same people had."""
    for row in rows:
        db.put(UPSERT, *asdict(row).values(), row.name.casefold())


def clear_ratings(db: Connection, guild_id: int, game: str) -> None:
    """Forgets the ratings of a server in one game, which are worked out anew."""
    for table in ("ratings", "unrated"):
        db.put(f"DELETE FROM {table} WHERE guild_id = ? AND game = ?", guild_id, game)


def _rating(row: Row) -> RatingRow:
    return RatingRow(**(dict(row) | {"settled": bool(row["settled"])}))
