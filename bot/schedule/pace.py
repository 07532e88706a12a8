"""The pace of a game: reminders, clocks and what waits for whom, worked out from rows. Pure."""

from datetime import datetime, timedelta
from typing import Any, Literal

from msgspec import Struct

from bot.schedule.hours import Rest, after, awake, counted

HOUR = 3600.0
DEFAULT_REMINDER = 24.0
IDLE = timedelta(days=30)
ORDER_DELAY = (20, 90)
"""Seconds: an order is played after a random time between these, so that it reveals nothing."""

Kind = Literal["remind", "clock", "order", "idle", "vote", "digest"]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """What the group has chosen for a game, in hours. `bank` is a stock of time that grows by
    `increment` with each move, after a `grace` that costs nothing; `limit` is `hours` a turn."""

    clock: Literal["none", "bank", "limit"] = "none"
    hours: float = 72.0
    increment: float = 12.0
    grace: float = 6.0
    at_zero: Literal["note", "default", "offer"] = "note"
    away: Literal["wait", "orders"] = "wait"


class SlowPreference(Struct, frozen=True):
    """How a user wants to be called; of a channel only `reminder` counts. Hours; 0 is never."""

    zone: str = "UTC"
    quiet_start: int = 0
    quiet_end: int = 0
    direct: bool = False
    closed: bool = False
    reminder: float | None = None
    digest: int | None = None


class TimerRow(Struct, frozen=True):
    """Something that is to happen later. There is one of a kind for a game and a user."""

    kind: Kind
    due_at: datetime
    game_id: int = 0
    user_id: int = 0
    version: int = 0
    id: int = 0


class Notice(Struct, frozen=True):
    """A message that is no board: `notice-<key>` with its figures, whom it calls, and its buttons."""

    key: str
    figures: dict[str, Any] = {}
    mentions: tuple[int, ...] = ()
    buttons: tuple[str, ...] = ()


def rest_of(preference: SlowPreference, away_until: datetime | None) -> Rest:
    """When a user is not to be disturbed."""
    return Rest(preference.zone, preference.quiet_start, preference.quiet_end, away_until)


def reminder_due(now: datetime, own: SlowPreference, channel: SlowPreference, rest: Rest) -> datetime | None:
    """When a user is reminded next: his own interval, else the channel's; never in quiet hours, and
    not while he is away."""
    hours = next((h for h in (own.reminder, channel.reminder) if h is not None), DEFAULT_REMINDER)
    if not hours:
        return None
    begin = max(now, rest.away_until) if rest.away_until else now
    return awake(begin + timedelta(hours=hours), rest)


def time_left(pace: Pace, bank: float | None) -> float:
    """The seconds that a player has for this turn, the grace counted."""
    if pace.clock == "limit":
        return pace.hours * HOUR
    return (pace.hours * HOUR if bank is None else bank) + pace.grace * HOUR


def zero_at(pace: Pace, bank: float | None, asked_at: datetime, rest: Rest) -> datetime | None:
    """When a player's time is up; nothing where there is no clock."""
    waits = rest if pace.away == "wait" else Rest(rest.zone, rest.start, rest.end)
    return None if pace.clock == "none" else after(asked_at, time_left(pace, bank), waits)


def bank_after(pace: Pace, bank: float | None, asked_at: datetime, now: datetime, rest: Rest) -> float | None:
    """What is in the bank after a move: what it took beyond the grace is gone, and it grows."""
    if pace.clock != "bank":
        return bank
    used = max(counted(asked_at, now, rest) - pace.grace * HOUR, 0)
    had = pace.hours * HOUR if bank is None else bank
    return max(had - used, 0) + pace.increment * HOUR
