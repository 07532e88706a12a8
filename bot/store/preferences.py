"""What users and channels have chosen, and who is away."""

from collections.abc import Iterable
from datetime import datetime
from typing import Literal

import msgspec

from bot.store.database import Connection, Row, marks
from bot.store.rows import Calls, Preference

Whose = Literal["user", "channel"]
COLUMNS = "kind, id, locale, theme, calls, form"


class Preferences:
    """Queries about preferences."""

    def __init__(self, db: Connection, remembering: bool = False) -> None:
        self._db = db
        self._remembered: dict[tuple[Whose, int], Preference] | None = {} if remembering else None
        self._away: dict[int, datetime | None] = {}

    async def of(self, whose: Whose, id_: int) -> Preference:
        """What a user or a channel has chosen; within a transaction it is looked up once."""
        if self._remembered is None:
            return await self._found(whose, id_)
        if (whose, id_) not in self._remembered:
            self._remembered[whose, id_] = await self._found(whose, id_)
        return self._remembered[whose, id_]

    def note(self, whose: Whose, id_: int, chosen: Preference) -> None:
        """Remembers what is chosen within a transaction."""
        if self._remembered is not None:
            self._remembered[whose, id_] = chosen

    async def look_up(self, user_ids: Iterable[int], channel_id: int) -> None:
        """Remembers, for the rest of a transaction, what users and a channel have chosen, and who is away."""
        users = list(user_ids)
        chosen, away = await self._db.all_rows(
            (
                f"SELECT {COLUMNS} FROM preferences WHERE kind = 'user' AND id IN ({marks(users)})"
                f" UNION ALL SELECT {COLUMNS} FROM preferences WHERE kind = 'channel' AND id = ?",
                [*users, channel_id],
            ),
            (f"SELECT user_id, until FROM away WHERE user_id IN ({marks(users)})", users),
        )
        for user_id in users:
            self.note("user", user_id, Preference())
        self.note("channel", channel_id, Preference())
        for row in chosen:
            self.note(row["kind"], row["id"], _preference(row))
        self._away = dict.fromkeys(users) | {
            row["user_id"]: datetime.fromisoformat(row["until"]) for row in away
        }

    async def _found(self, whose: Whose, id_: int) -> Preference:
        rows = await self._db.rows(f"SELECT {COLUMNS} FROM preferences WHERE kind = ? AND id = ?", whose, id_)
        return _preference(rows[0]) if rows else Preference()

    async def calls(self, user_id: int) -> Calls:
        """How a user wants to be called."""
        return (await self.of("user", user_id)).calls

    async def away(self, user_ids: Iterable[int]) -> dict[int, datetime]:
        """Until when users are, or were last, away."""
        users = list(user_ids)
        if self._away.keys() >= set(users):
            return {user: until for user in users if (until := self._away[user])}
        rows = await self._db.rows(
            f"SELECT user_id, until FROM away WHERE user_id IN ({marks(users)})", *users
        )
        return {row["user_id"]: datetime.fromisoformat(row["until"]) for row in rows}


def _preference(row: Row) -> Preference:
    return Preference(row["locale"], row["theme"], msgspec.json.decode(row["calls"], type=Calls), row["form"])


def put_preference(db: Connection, whose: Whose, id_: int, chosen: Preference) -> None:
    """Keeps what a user or a channel has chosen."""
    db.put(
        "INSERT INTO preferences (kind, id, locale, theme, calls, form) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (kind, id) DO UPDATE SET locale = excluded.locale, theme = excluded.theme,"
        " calls = excluded.calls, form = excluded.form",
        whose,
        id_,
        chosen.locale,
        chosen.theme,
        msgspec.json.encode(chosen.calls).decode(),
        chosen.form,
    )
