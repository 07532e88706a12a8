"""The store's part for slow play: timers, notices, orders, votes and those who are away."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any, Protocol

import aiosqlite
import msgspec

from bot.schedule.pace import TimerRow
from bot.store.rows import GameRow, Letter, Vote

OF_A_MOVE = ("remind", "clock", "order", "idle")
"""Kinds of timers that belong to the position, and go with it."""


class _Base(Protocol):
    """What these methods need of the store."""

    _now: Callable[[], datetime]

    def _transaction(self) -> AbstractAsyncContextManager[aiosqlite.Connection]: ...
    async def _rows(self, sql: str, *values: Any) -> list[Any]: ...
    async def _update(self, db: aiosqlite.Connection, row: GameRow) -> None: ...


class SlowPlayStore:
    """Mixed into the store. Every method is one transaction."""

    # Timers

    async def due(self: _Base, now: datetime) -> TimerRow | None:
        """The oldest timer that has run out."""
        rows = await self._rows(
            "SELECT * FROM timers WHERE due_at <= ? ORDER BY due_at, id LIMIT 1", now.isoformat()
        )
        return _timer(rows[0]) if rows else None

    async def next_due(self: _Base) -> datetime | None:
        """When the next timer runs out."""
        rows = await self._rows("SELECT due_at FROM timers ORDER BY due_at LIMIT 1")
        return datetime.fromisoformat(rows[0]["due_at"]) if rows else None

    async def timers(self: _Base, game_id: int) -> list[TimerRow]:
        rows = await self._rows("SELECT * FROM timers WHERE game_id = ? ORDER BY id", game_id)
        return [_timer(row) for row in rows]

    async def set_timers(self: _Base, timers: Sequence[TimerRow]) -> None:
        """Sets timers; one of the same kind, game and user is replaced."""
        async with self._transaction() as db:
            await put_timers(db, timers)

    async def reset_timers(self: _Base, game_id: int, timers: Sequence[TimerRow]) -> None:
        """The timers of a position instead of those that it had."""
        async with self._transaction() as db:
            await reset_timers(db, game_id, timers)

    async def drop_timer(self: _Base, kind: str, game_id: int = 0, user_id: int = 0) -> None:
        async with self._transaction() as db:
            await db.execute(
                "DELETE FROM timers WHERE kind = ? AND game_id = ? AND user_id = ?", (kind, game_id, user_id)
            )

    async def fire(
        self: _Base,
        timer: TimerRow,
        letters: Sequence[Letter] = (),
        timers: Sequence[TimerRow] = (),
        row: GameRow | None = None,
    ) -> bool:
        """Takes a timer and does what it was for, in one; false if somebody took it before."""
        async with self._transaction() as db:
            cursor = await db.execute("DELETE FROM timers WHERE id = ?", (timer.id,))
            if not cursor.rowcount:
                return False
            await put_timers(db, timers)
            await put_letters(db, letters)
            if row is not None:
                await self._update(db, row)
            return True

    async def send(self: _Base, letters: Sequence[Letter]) -> None:
        """Notices are to be posted."""
        async with self._transaction() as db:
            await put_letters(db, letters)

    # Away

    async def away(self: _Base, user_ids: Iterable[int]) -> dict[int, datetime]:
        """Until when users are, or were last, away."""
        found = {}
        for user_id in user_ids:
            for row in await self._rows("SELECT until FROM away WHERE user_id = ?", user_id):
                found[user_id] = datetime.fromisoformat(row["until"])
        return found

    async def set_away(self: _Base, user_id: int, until: datetime) -> None:
        async with self._transaction() as db:
            await db.execute("INSERT OR REPLACE INTO away VALUES (?, ?)", (user_id, until.isoformat()))

    # Standing orders

    async def order(self: _Base, game_id: int, seat: int) -> bytes | None:
        rows = await self._rows("SELECT steps FROM orders WHERE game_id = ? AND seat = ?", game_id, seat)
        return str(rows[0]["steps"]).encode() if rows else None

    async def set_order(self: _Base, game_id: int, seat: int, steps: bytes | None) -> None:
        async with self._transaction() as db:
            await put_order(db, game_id, seat, steps)

    # Votes

    async def open_vote(self: _Base, vote: Vote, timer: TimerRow, ask: Callable[[int], Letter]) -> int:
        """Keeps a new vote, the time it ends, and the letter that asks for it; an open one of the same
        kind is closed."""
        async with self._transaction() as db:
            await db.execute(
                "UPDATE votes SET state = 'failed' WHERE game_id = ? AND kind = ? AND state = 'open'",
                (vote.game_id, vote.kind),
            )
            cursor = await db.execute(
                "INSERT INTO votes (game_id, kind, asker_id, version, turns, seat, other_id, made_at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    vote.game_id, vote.kind, vote.asker_id, vote.version, vote.turns, vote.seat,
                    vote.other_id, self._now().isoformat(),
                ),
            )  # fmt: skip
            assert cursor.lastrowid is not None
            await put_timers(db, [msgspec.structs.replace(timer, user_id=cursor.lastrowid)])
            await put_letters(db, [ask(cursor.lastrowid)])
            return cursor.lastrowid

    async def vote(self: _Base, vote_id: int) -> Vote | None:
        rows = await self._rows("SELECT * FROM votes WHERE id = ?", vote_id)
        ballots = await self._rows("SELECT user_id, yes FROM ballots WHERE vote_id = ?", vote_id)
        if not rows:
            return None
        fields = {name: rows[0][name] for name in rows[0].keys() if name != "made_at"}  # noqa: SIM118  # a Row iterates over its values
        return Vote(**fields, ballots={row["user_id"]: bool(row["yes"]) for row in ballots})

    async def cast(self: _Base, vote_id: int, user_id: int, yes: bool) -> None:
        async with self._transaction() as db:
            await db.execute(
                "INSERT INTO ballots VALUES (?, ?, ?)"
                " ON CONFLICT (vote_id, user_id) DO UPDATE SET yes = excluded.yes",
                (vote_id, user_id, yes),
            )

    async def close_vote(self: _Base, vote_id: int, state: str, letters: Sequence[Letter] = ()) -> bool:
        """Ends a vote, once."""
        async with self._transaction() as db:
            cursor = await db.execute(
                "UPDATE votes SET state = ? WHERE id = ? AND state = 'open'", (state, vote_id)
            )
            await db.execute("DELETE FROM timers WHERE kind = 'vote' AND user_id = ?", (vote_id,))
            if cursor.rowcount:
                await put_letters(db, letters)
            return bool(cursor.rowcount)


async def put_timers(db: aiosqlite.Connection, timers: Sequence[TimerRow]) -> None:
    await db.executemany(
        "INSERT OR REPLACE INTO timers (kind, due_at, game_id, user_id, version) VALUES (?, ?, ?, ?, ?)",
        [(t.kind, t.due_at.isoformat(), t.game_id, t.user_id, t.version) for t in timers],
    )


async def reset_timers(db: aiosqlite.Connection, game_id: int, timers: Sequence[TimerRow]) -> None:
    """The timers of a new position instead of those of the old one."""
    marks = ", ".join("?" * len(OF_A_MOVE))
    await db.execute(f"DELETE FROM timers WHERE game_id = ? AND kind IN ({marks})", (game_id, *OF_A_MOVE))
    await put_timers(db, timers)


async def put_letters(db: aiosqlite.Connection, letters: Sequence[Letter]) -> None:
    await db.executemany(
        "INSERT INTO outbox (game_id, channel_id, kind, notice) VALUES (?, ?, 'notice', ?)",
        [(letter.game_id, letter.place, msgspec.json.encode(letter.notice).decode()) for letter in letters],
    )


async def put_order(db: aiosqlite.Connection, game_id: int, seat: int, steps: bytes | None) -> None:
    await db.execute("DELETE FROM orders WHERE game_id = ? AND seat = ?", (game_id, seat))
    if steps is not None:
        await db.execute("INSERT INTO orders VALUES (?, ?, ?)", (game_id, seat, steps.decode()))


def _timer(row: Any) -> TimerRow:
    return TimerRow(
        row["kind"],
        datetime.fromisoformat(row["due_at"]),
        row["game_id"],
        row["user_id"],
        row["version"],
        row["id"],
    )
