"""Which time counts."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.schedule.hours import Rest, after, awake, counted, next_hour

NOON = datetime(2026, 3, 10, 12, 0, tzinfo=UTC)
NIGHT = Rest("UTC", 22, 7)
HOUR = 3600


def at(day: int, hour: int, minute: int = 0) -> datetime:
    return datetime(2026, 3, day, hour, minute, tzinfo=UTC)


def test_without_rest_all_time_counts() -> None:
    assert counted(NOON, NOON + timedelta(days=3), Rest()) == 72 * HOUR
    assert after(NOON, 72 * HOUR, Rest()) == NOON + timedelta(days=3)
    assert awake(NOON, Rest()) == NOON


def test_quiet_hours_over_midnight_do_not_count() -> None:
    assert NIGHT.is_quiet(at(10, 23))
    assert NIGHT.is_quiet(at(10, 6))
    assert not NIGHT.is_quiet(at(10, 7))
    assert counted(at(10, 21), at(11, 8), NIGHT) == 2 * HOUR
    assert after(at(10, 21), 2 * HOUR, NIGHT) == at(11, 8)
    assert awake(at(10, 23, 30), NIGHT) == at(11, 7)
    assert awake(at(10, 12), NIGHT) == at(10, 12)


def test_quiet_hours_within_a_day_do_not_count() -> None:
    siesta = Rest("UTC", 13, 15)
    assert counted(at(10, 12), at(10, 16), siesta) == 2 * HOUR
    assert after(at(10, 12), 3 * HOUR, siesta) == at(10, 17)


def test_quiet_hours_are_local() -> None:
    tokyo = Rest("Asia/Tokyo", 22, 7)  # 13 to 22 o'clock in UTC
    assert tokyo.is_quiet(at(10, 14))
    assert awake(at(10, 14), tokyo) == at(10, 22)


def test_nothing_counts_while_somebody_is_away() -> None:
    away = Rest(away_until=at(15, 12))
    assert counted(NOON, at(15, 12), away) == 0
    assert counted(NOON, at(15, 14), away) == 2 * HOUR
    assert after(NOON, HOUR, away) == at(15, 13)
    assert awake(NOON, away) == NOON, "being away is no quiet hour"


def test_the_next_full_hour_of_a_local_clock() -> None:
    assert next_hour(NOON, "Europe/Paris", 8) == at(11, 7)
    assert next_hour(NOON, "Europe/Paris", 14) == at(10, 13)


def test_summer_time_is_the_zones_business() -> None:
    before = datetime(2026, 3, 28, 20, 0, tzinfo=UTC)
    assert next_hour(before, "Europe/Paris", 8) == datetime(2026, 3, 29, 6, 0, tzinfo=UTC)


@given(
    st.integers(0, 23),
    st.integers(0, 23),
    st.integers(0, 400_000),
    st.sampled_from(["UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata"]),
)
def test_after_and_counted_agree(start: int, end: int, seconds: int, zone: str) -> None:
    rest = Rest(zone, start, end)
    due = after(NOON, seconds, rest)
    assert counted(NOON, due, rest) == pytest.approx(seconds, abs=1)
