"""Votes with their ballots, and invitations to a seat, as they are asked for."""

from bot.store.database import Connection
from bot.store.rows import Vote


class Votes:
    """Queries about votes."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def one(self, vote_id: int) -> Vote | None:
        """A vote by its number."""
        rows = await self._db.rows("SELECT * FROM votes WHERE id = ?", vote_id)
        ballots = await self._db.rows("SELECT user_id, yes FROM ballots WHERE vote_id = ?", vote_id)
        if not rows:
            return None
        fields = {name: value for name, value in dict(rows[0]).items() if name != "made_at"}
        return Vote(**fields, ballots={row["user_id"]: bool(row["yes"]) for row in ballots})

    async def holder(self, game_id: int, seat: int, user_id: int) -> int | None:
        """Instead of whom somebody is invited to a seat; nobody where he is not invited."""
        rows = await self._db.rows(
            "SELECT holder_id FROM invitations WHERE game_id = ? AND seat = ? AND user_id = ?",
            game_id,
            seat,
            user_id,
        )
        return int(rows[0]["holder_id"]) if rows else None
