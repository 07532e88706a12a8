"""Standing orders, as they are asked for."""

from bot.store.database import Connection


class Orders:
    """Queries about standing orders. What an order says is not the store's business."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def of_seat(self, game_id: int, seat: int) -> bytes | None:
        """A seat's order, as it was given."""
        rows = await self._db.rows("SELECT steps FROM orders WHERE game_id = ? AND seat = ?", game_id, seat)
        return str(rows[0]["steps"]).encode() if rows else None
