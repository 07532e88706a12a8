"""Days and hours as they are typed, and being away from whatever game it is."""

from datetime import UTC, datetime

import pytest

from bot.cogs.away import read_day
from bot.cogs.settings import read_hours
from games.engine.errors import BadInput
from tests.bot.discord_table import DiscordTable, told
from tests.bot.slow import DAY, THREE, notices

NOW = datetime(2026, 1, 5, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "zone", "day"),
    [
        ("2026-12-24", "UTC", "2026-12-24T00:00+00:00"),
        ("2026-12-24", "Europe/Paris", "2026-12-23T23:00+00:00"),
        ("2026-12-24T10:00", "Europe/Paris", "2026-12-24T09:00+00:00"),
        ("2026-12-24T10:00+02:00", "Europe/Paris", "2026-12-24T08:00+00:00"),
        ("2026-12-24T10:00Z", "America/New_York", "2026-12-24T10:00+00:00"),
        (" 3 ", "UTC", "2026-01-08T00:00+00:00"),
    ],
)
def test_a_day_is_where_one_lives_unless_it_says_where(text: str, zone: str, day: str) -> None:
    assert read_day(text, NOW, zone) == datetime.fromisoformat(day)


@pytest.mark.parametrize(
    "text",
    ["0001-01-01", "9999-12-31", "9999-12-31T23:59:59-23:59", "²", "٣", "1_0", "-3", "0", "366", "9999999999",
     "", "2026-01-05", "nan", "inf", "2026-13-01", "tomorrow", "1e3", "\ud800"],
)  # fmt: skip
@pytest.mark.parametrize("zone", ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_what_is_no_day_to_come_is_refused(text: str, zone: str) -> None:
    with pytest.raises(BadInput) as error:
        read_day(text, NOW, zone)
    assert error.value.key == "bad-day"


@pytest.mark.parametrize("text", ["²-7", "24-7", "22", "22-7-3", "", "-1-3", "22–", "1e1-2"])
def test_what_are_no_hours_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as error:
        read_hours(text)
    assert error.value.key == "bad-hours"


@pytest.mark.parametrize("another", [False, True])
async def test_somebody_whose_game_is_put_aside_can_be_away(table: DiscordTable, another: bool) -> None:
    await table.start(*THREE)
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", reminders=0.0)
    await table.env.advance_time(31 * DAY)
    question = notices(table)[-1]
    await table.press(table["ann"], question, table.id_with(question, ":archive:"))
    if another:
        await table.start("ann", "ben", "dan")
    said = told(table, await table["ann"].slash(table.channel, "away", until="3"))
    assert "You are away until" in said
    assert "Welcome back" in told(table, await table["ann"].slash(table.channel, "away"))
    said = told(table, await table["ann"].slash(table.channel, "settings calls", digest=8))
    assert "digest" in said
