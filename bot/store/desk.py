"""A transaction under way: what is asked for within it, and what is written that belongs to no game."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

import msgspec

from bot.store.database import Connection
from bot.store.games import Games
from bot.store.orders import Orders
from bot.store.outbox import put_notice
from bot.store.preferences import Preferences, Whose, put_preference
from bot.store.pruning import prune
from bot.store.ratings import Ratings, clear_ratings, put_ratings
from bot.store.results import Results
from bot.store.rows import Calls, ClosedGame, Destination, Notice, Preference, RatingRow, Timer, Wakes
from bot.store.timers import Timers, put_timers
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
        put_notice(self._db, destination, notice, game_id)
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

    async def keep_ratings(self, rows: Iterable[RatingRow]) -> None:
        """How people are rated now, instead of how they were."""
        put_ratings(self._db, rows)

    async def clear_ratings(self, guild_id: int, game: str) -> None:
        """Forgets the ratings of a server in one game, which are worked out anew."""
        clear_ratings(self._db, guild_id, game)

    async def prefer(
        self, whose: Whose, id_: int, locale: str | None = None, theme: str | None = None
    ) -> Preference:
        """Keeps a language and a theme; nothing stands for Discord's own, and for the default."""
        chosen = replace(await self.preferences.of(whose, id_), locale=locale, theme=theme)
        self._choose(whose, id_, chosen)
        return chosen

    async def call(self, whose: Whose, id_: int, **changes: object) -> Calls:
        """Changes how a user, or a channel, wants to be called."""
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

    async def prune(self, after: ClosedGame) -> tuple[ClosedGame, bool]:
        """Removes a little of what nobody needs any more, going through the closed games after one. Returns
        how far it came, and whether there is more."""
        return await prune(self._db, self.now(), after)

    def _choose(self, whose: Whose, id_: int, chosen: Preference) -> None:
        put_preference(self._db, whose, id_, chosen)
        self.preferences.note(whose, id_, chosen)
