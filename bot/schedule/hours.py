"""Time that counts: not in somebody's quiet hours, and not while somebody is away. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

LONGEST = timedelta(days=400)


@dataclass(frozen=True)
class Rest:
    """When a player is not to be disturbed: from one local hour to another, and until a day, which may
    be past. The same hour twice is no rest at all."""

    zone: str = "UTC"
    start: int = 0
    end: int = 0
    away_until: datetime | None = None

    def is_quiet(self, at: datetime) -> bool:
        """Whether it is one of the quiet hours."""
        hour = at.astimezone(ZoneInfo(self.zone)).hour
        if self.start <= self.end:
            return self.start <= hour < self.end
        return hour >= self.start or hour < self.end

    def is_away(self, at: datetime) -> bool:
        """Whether somebody has said to be away then."""
        return self.away_until is not None and at < self.away_until


def awake(at: datetime, rest: Rest) -> datetime:
    """The first moment from `at` on that is not quiet."""
    return next((begin for begin, _ in _spans(at, rest, away=False)), at)


def counted(start: datetime, end: datetime, rest: Rest) -> float:
    """The seconds between two moments that count."""
    spans = ((begin, min(stop, end)) for begin, stop in _spans(start, rest) if begin < end)
    total = 0.0
    for begin, stop in spans:
        total += (stop - begin).total_seconds()
        if stop >= end:
            break
    return total


def after(start: datetime, seconds: float, rest: Rest) -> datetime:
    """The moment at which so many seconds have counted."""
    left = timedelta(seconds=max(seconds, 0))
    for begin, stop in _spans(start, rest):
        if stop - begin >= left:
            return begin + left
        left -= stop - begin
    return start + LONGEST


def next_hour(at: datetime, zone: str, hour: int) -> datetime:
    """The next time that a local clock shows a full hour."""
    local = at.astimezone(ZoneInfo(zone))
    due = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    while due <= local:
        due = (due + timedelta(days=1)).replace(hour=hour)
    return due.astimezone(UTC)


def _spans(start: datetime, rest: Rest, away: bool = True) -> Iterator[tuple[datetime, datetime]]:
    """The stretches of time that count, from `start` on."""
    at = max(start, rest.away_until) if away and rest.away_until else start
    last = start + LONGEST
    if rest.start == rest.end:
        yield at, max(last, at + LONGEST)
        return
    while at < last:
        if rest.is_quiet(at):
            at = next_hour(at, rest.zone, rest.end)
            continue
        stop = next_hour(at, rest.zone, rest.start)
        yield at, stop
        at = stop
