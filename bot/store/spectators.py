"""Who follows which game, who says who wins, and how often that was right, as it is asked for and kept."""

import msgspec

from bot.store.database import Connection
from bot.store.rows import Calls, Guess, Seer


class Spectators:
    """Queries about those who look on."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def follows(self, game_id: int, user_id: int) -> bool:
        """Whether somebody follows a game."""
        return bool(
            await self._db.rows("SELECT 1 FROM follows WHERE game_id = ? AND user_id = ?", game_id, user_id)
        )

    async def followers(self, game_id: int) -> dict[int, Calls]:
        """Who follows a game, and how they want to be called."""
        rows = await self._db.rows(
            "SELECT follows.user_id, calls FROM follows LEFT JOIN preferences"
            " ON preferences.kind = 'user' AND preferences.id = follows.user_id"
            " WHERE game_id = ? ORDER BY follows.user_id",
            game_id,
        )
        return {row["user_id"]: msgspec.json.decode(row["calls"] or "{}", type=Calls) for row in rows}

    async def guesses(self, game_id: int) -> list[Guess]:
        """Who says who wins a game."""
        rows = await self._db.rows(
            "SELECT user_id, name, seat FROM guesses WHERE game_id = ? ORDER BY user_id", game_id
        )
        return [Guess(**dict(row)) for row in rows]

    async def guess_of(self, game_id: int, user_id: int) -> Guess | None:
        """What somebody has said about who wins a game."""
        rows = await self._db.rows(
            "SELECT user_id, name, seat FROM guesses WHERE game_id = ? AND user_id = ?", game_id, user_id
        )
        return Guess(**dict(rows[0])) if rows else None

    async def seers(self, guild_id: int, most: int) -> list[Seer]:
        """Those of a server who were right most often; of several with the fewest guesses first."""
        rows = await self._db.rows(
            "SELECT user_id, name, correct, guesses FROM seers WHERE guild_id = ?"
            " ORDER BY correct DESC, guesses, user_id LIMIT ?",
            guild_id,
            most,
        )
        return [Seer(**dict(row)) for row in rows]


def put_follow(db: Connection, game_id: int, user_id: int) -> None:
    """Somebody follows a game."""
    db.put(
        "INSERT INTO follows (game_id, user_id) VALUES (?, ?) ON CONFLICT (game_id, user_id) DO NOTHING",
        game_id,
        user_id,
    )


def drop_follow(db: Connection, game_id: int, user_id: int) -> None:
    """Somebody follows a game no longer."""
    db.put("DELETE FROM follows WHERE game_id = ? AND user_id = ?", game_id, user_id)


async def put_guess(db: Connection, game_id: int, guess: Guess) -> bool:
    """Keeps what somebody says about who wins; false if he has said something before."""
    return bool(
        await db.run(
            "INSERT INTO guesses (game_id, user_id, name, seat) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (game_id, user_id) DO NOTHING",
            game_id,
            guess.user_id,
            guess.name,
            guess.seat,
        )
    )


def put_seer(db: Connection, guild_id: int, guess: Guess, correct: bool) -> None:
    """Counts a guess for whoever made it."""
    db.put(
        "INSERT INTO seers (guild_id, user_id, name, correct, guesses) VALUES (?, ?, ?, ?, 1)"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name,"
        " correct = seers.correct + excluded.correct, guesses = seers.guesses + 1",
        guild_id,
        guess.user_id,
        guess.name,
        int(correct),
    )
