"""What is removed because nobody needs it any more. Moves and results stay, and whatever can be looked at."""

from datetime import UTC, datetime, timedelta

from bot.store.database import Connection, Value, marks
from bot.store.rows import ClosedGame

KEPT = timedelta(days=30)
REPEATED = timedelta(days=7)
"""Discord repeats an interaction within minutes, if at all."""
KEPT_MESSAGES = 10_000
"""Rows of the outbox that stay for whoever wants to know what was posted."""
TRIED = timedelta(days=28)
"""Since somebody last looked at a line of a game that is over, or at a lesson; a line of one that is played
stays until it is dropped."""
BATCH = 200
"""Rows of a kind that one transaction removes: no move waits for it long."""
FIRST_INTERACTION = datetime(2015, 1, 1, tzinfo=UTC)
"""Discord's numbers tell their time: milliseconds since then, and 22 more bits."""

UNDER_WAY = (
    "SELECT 1 FROM games WHERE games.id = outbox.game_id AND games.status IN ('lobby', 'running')"
    " AND games.archived = 0"
)
"""The messages of such a game are brought up to date, or posted again if their place is regained."""


async def prune(db: Connection, now: datetime, after: ClosedGame) -> tuple[ClosedGame, bool]:
    """Removes a batch of each kind that is old, of closed games those `after` the last that was gone through.
    Returns the last one now, and whether there is more to remove."""
    interaction = (now - REPEATED - FIRST_INTERACTION) // timedelta(milliseconds=1) << 22
    done = [
        await _delete(db, "interactions", "id < ?", interaction),
        await _delete(
            db,
            "outbox",
            f"id <= (SELECT max(id) FROM outbox) - {KEPT_MESSAGES}"
            f" AND state != 'waiting' AND NOT EXISTS ({UNDER_WAY})",
        ),
        await _delete_votes(db, now - KEPT),
        await db.run(
            "DELETE FROM tries WHERE (user_id, game_id, number) IN"
            " (SELECT user_id, game_id, number FROM tries WHERE looked_at < ? AND NOT EXISTS"
            f" (SELECT 1 FROM games WHERE id = tries.game_id AND status = 'running') LIMIT {BATCH})",
            (now - TRIED).isoformat(),
        ),
        await db.run(
            "DELETE FROM lessons WHERE (user_id, number) IN"
            f" (SELECT user_id, number FROM lessons WHERE looked_at < ? LIMIT {BATCH})",
            (now - TRIED).isoformat(),
        ),
    ]
    closed = await db.rows(
        "SELECT changed_at, id, snapshot IS NULL AND id < (SELECT max(id) FROM games) AS unbegun FROM games"
        " WHERE status IN ('pending', 'over', 'cancelled') AND (changed_at, id) > (?, ?) AND changed_at < ?"
        f" ORDER BY changed_at, id LIMIT {BATCH} {db.dialect.unlocked}",
        *after,
        (now - KEPT).isoformat(),
    )
    _tidy(db, [row["id"] for row in closed])
    _forget(db, [row["id"] for row in closed if row["unbegun"]])
    last = (closed[-1]["changed_at"], closed[-1]["id"]) if closed else after
    return last, BATCH in (*done, len(closed))


async def _delete(db: Connection, table: str, where: str, *values: Value) -> int:
    """Removes a batch of a table's rows, and counts them."""
    return await db.run(
        f"DELETE FROM {table} WHERE id IN (SELECT id FROM {table} WHERE {where} LIMIT {BATCH})", *values
    )


async def _delete_votes(db: Connection, before: datetime) -> int:
    """Removes a batch of votes that are over, with their ballots."""
    votes = await db.rows(
        f"SELECT id FROM votes WHERE state != 'open' AND made_at < ? LIMIT {BATCH}", before.isoformat()
    )
    ids = [row["id"] for row in votes]
    _remove(db, "ballots", "vote_id", ids)
    _remove(db, "votes", "id", ids)
    return len(ids)


def _tidy(db: Connection, games: list[int]) -> None:
    """Removes what only somebody who plays, or looks on, needs."""
    for table in ("positions", "invitations", "orders", "follows", "guesses"):
        _remove(db, table, "game_id", games)


def _forget(db: Connection, games: list[int]) -> None:
    """Removes games that were never begun. The newest game there is stays: the next one would get its number,
    and its buttons."""
    for table in ("seats", "interactions", "outbox"):
        _remove(db, table, "game_id", games)
    _remove(db, "games", "id", games)


def _remove(db: Connection, table: str, column: str, ids: list[int]) -> None:
    if ids:
        db.put(f"DELETE FROM {table} WHERE {column} IN ({marks(ids)})", *ids)
