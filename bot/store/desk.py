"""A transaction under way: what is asked for within it, and what is written that belongs to no game."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

import msgspec

from bot.store.database import Connection
from bot.store.games import Games
from bot.store.lessons import Lessons, begin_lesson, continue_lesson, drop_lesson
from bot.store.orders import Orders
from bot.store.outbox import put_notice
from bot.store.preferences import Preferences, Whose, put_preference
from bot.store.pruning import prune
from bot.store.ratings import Ratings, clear_ratings, put_ratings
from bot.store.results import Results
from bot.store.rows import (
    Calls,
    ClosedGame,
    Destination,
    Guess,
    LessonRow,
    Line,
    Notice,
    Preference,
    RatingRow,
    Timer,
    Wakes,
)
from bot.store.spectators import Spectators, drop_follow, put_follow, put_guess, put_seer
from bot.store.timers import Timers, put_timers
from bot.store.tries import Tries, begin_line, continue_line, drop_line
from bot.store.votes import Votes


class Queries:
    """Everything that is kept, by subject."""

    def __init__(self, db: Connection) -> None:
        self.games = Games(db)
        self.timers = Timers(db)
        self.votes = Votes(db)
        self.orders = Orders(db)
        self.preferences = Preferences(db)
        self.results = Results(db)
        self.ratings = Ratings(db)
        self.tries = Tries(db)
        self.spectators = Spectators(db)
        self.lessons = Lessons(db)


class Desk(Queries):
    """Writes in one transaction. What must be woken once it is committed is noted in `wakes`."""

    def __init__(self, db: Connection, now: Callable[[], datetime]) -> None:
        super().__init__(db)
        self.preferences = Preferences(db, remembering=True)
        self.now = now
        self.wakes = Wakes()
        self._db = db

    async def once(self, interaction_id: int, game_id: int) -> bool:
        """Notes that an interaction is carried out; false if it was before."""
        return bool(
            await self._db.run(
                "INSERT INTO interactions (id, game_id) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
                interaction_id,
                game_id,
            )
        )

    async def post(self, destination: Destination, notice: Notice, game_id: int | None = None) -> None:
        """A notice is to be posted."""
        put_notice(self._db, self.now(), destination, notice, game_id)
        self.wakes.destinations.add(destination)

    async def set_timers(self, *timers: Timer) -> None:
        """Sets timers; one of the same name is replaced."""
        put_timers(self._db, timers)
        self.wakes.timers = True

    async def take(self, timer: Timer) -> bool:
        """Takes a timer for what is then done about it; false if it was taken or set anew before."""
        return bool(
            await self._db.run(
                "DELETE FROM timers WHERE id = ? AND due_at = ?", timer.id, timer.due_at.isoformat()
            )
        )

    async def drop_timer(self, name: str) -> None:
        """What was to happen no longer is."""
        self._db.put("DELETE FROM timers WHERE name = ?", name)

    async def hold_ratings(self, guild_id: int, game: str) -> None:
        """Until the end of the transaction nobody else changes the ratings of a server in one game."""
        self._db.lock(f"ratings:{guild_id}:{game}")

    async def keep_ratings(self, rows: Iterable[RatingRow]) -> None:
        """How people are rated now, instead of how they were."""
        put_ratings(self._db, rows)

    async def clear_ratings(self, guild_id: int, game: str) -> None:
        """Forgets the ratings of a server in one game, which are worked out anew."""
        clear_ratings(self._db, guild_id, game)

    async def prefer(
        self,
        whose: Whose,
        id_: int,
        locale: str | None = None,
        theme: str | None = None,
        form: str | None = None,
    ) -> Preference:
        """Keeps a language, a theme and a form; nothing stands for Discord's own, and for the default."""
        self._db.lock(f"{whose}:{id_}")
        chosen = replace(await self.preferences.of(whose, id_), locale=locale, theme=theme, form=form)
        self._choose(whose, id_, chosen)
        return chosen

    async def call(self, whose: Whose, id_: int, **changes: object) -> Calls:
        """Changes how a user, or a channel, wants to be called."""
        self._db.lock(f"{whose}:{id_}")
        chosen = await self.preferences.of(whose, id_)
        calls = msgspec.structs.replace(chosen.calls, **changes)
        self._choose(whose, id_, replace(chosen, calls=calls))
        return calls

    async def set_away(self, user_id: int, until: datetime) -> None:
        """Somebody is away until a day."""
        self._db.put(
            "INSERT INTO away (user_id, until) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET until = excluded.until",
            user_id,
            until.isoformat(),
        )

    async def begin_line(self, line: Line) -> bool:
        """Keeps a new line that somebody tries; false if there is one of this number."""
        return await begin_line(self._db, line, self.now().isoformat())

    async def continue_line(self, line: Line, moves: tuple[tuple[int, str], ...]) -> bool:
        """Keeps other moves for a line, or that somebody looks at it; false if it is no longer as it was."""
        return await continue_line(self._db, line, moves, self.now().isoformat())

    async def drop_line(self, line: Line) -> None:
        """Forgets a line."""
        drop_line(self._db, line)

    async def follow(self, game_id: int, user_id: int) -> None:
        """Somebody follows a game from now on."""
        put_follow(self._db, game_id, user_id)

    async def unfollow(self, game_id: int, user_id: int) -> None:
        """Somebody follows a game no longer."""
        drop_follow(self._db, game_id, user_id)

    async def keep_guess(self, game_id: int, guess: Guess) -> bool:
        """Keeps what somebody says about who wins a game; false if he has said something before."""
        return await put_guess(self._db, game_id, guess)

    async def credit(self, guild_id: int, guess: Guess, correct: bool) -> None:
        """Counts a guess, right or wrong, for whoever made it."""
        put_seer(self._db, guild_id, guess, correct)

    async def begin_lesson(self, user_id: int, game: str) -> None:
        """Keeps a new lesson, at its beginning; one that there is stays as it is."""
        await begin_lesson(self._db, user_id, game, self.now().isoformat())

    async def continue_lesson(self, row: LessonRow, step: int, made: int) -> bool:
        """Keeps where somebody is in a lesson, or that he looks at it; false if he was elsewhere already."""
        return await continue_lesson(self._db, row, step, made, self.now().isoformat())

    async def drop_lesson(self, row: LessonRow) -> None:
        """Forgets a lesson."""
        drop_lesson(self._db, row)

    async def prune(self, after: ClosedGame) -> tuple[ClosedGame, bool]:
        """Removes a little of what nobody needs any more, going through the closed games after one. Returns
        how far it came, and whether there is more."""
        return await prune(self._db, self.now(), after)

    def _choose(self, whose: Whose, id_: int, chosen: Preference) -> None:
        put_preference(self._db, whose, id_, chosen)
        self.preferences.note(whose, id_, chosen)
