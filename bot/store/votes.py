"""Votes with their ballots, and invitations to a seat, as they are asked for."""

from dataclasses import fields

import msgspec

from bot.store.database import Connection
from bot.store.rows import Pace, Vote, VoteKind

COLUMNS = ", ".join(field.name for field in fields(Vote) if field.name != "ballots")


class Votes:
    """Queries about votes."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def one(self, vote_id: int) -> Vote | None:
        """A vote by its number."""
        rows = await self._db.rows(f"SELECT {COLUMNS} FROM votes WHERE id = ?", vote_id)
        ballots = await self._db.rows("SELECT user_id, yes FROM ballots WHERE vote_id = ?", vote_id)
        if not rows:
            return None
        told = dict(rows[0])
        pace = told.pop("pace")
        pace = msgspec.json.decode(pace, type=Pace) if pace else None
        return Vote(**told, pace=pace, ballots={row["user_id"]: bool(row["yes"]) for row in ballots})

    async def asker(self, game_id: int, kind: VoteKind) -> int | None:
        """Who has asked for what is being voted on; nobody where there is no vote of this kind."""
        rows = await self._db.rows(
            "SELECT asker_id FROM votes WHERE game_id = ? AND state = 'open' AND kind = ?", game_id, kind
        )
        return int(rows[0]["asker_id"]) if rows else None

    async def holder(self, game_id: int, seat: int, user_id: int) -> int | None:
        """Instead of whom somebody is invited to a seat; nobody where he is not invited."""
        rows = await self._db.rows(
            "SELECT holder_id FROM invitations WHERE game_id = ? AND seat = ? AND user_id = ?",
            game_id,
            seat,
            user_id,
        )
        return int(rows[0]["holder_id"]) if rows else None
