"""The pace of a game: reminders and clocks, worked out from what people have chosen. Pure."""

from datetime import datetime, timedelta

from bot.schedule.hours import Rest, after, awake, counted
from bot.store.rows import Calls, Pace

HOUR = 3600.0
DEFAULT_REMINDER = 24.0


def rest_of(calls: Calls, away_until: datetime | None) -> Rest:
    """When a user is not to be disturbed."""
    return Rest(calls.zone, calls.quiet_start, calls.quiet_end, away_until)


def reminder_due(now: datetime, own: Calls, channel: Calls, rest: Rest) -> datetime | None:
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
