"""The clock goes on: past a failing timer, past a failing disk, and when somebody sets it."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

import pytest

from bot.schedule.timers import Handlers, Timers
from bot.store import Desk, Store
from bot.store.rows import Digest, Timer
from tests.bot.discord_table import DiscordTable
from tests.databases import hurry, locked

HOUR = timedelta(hours=1)


class Ringing:
    """A clock of its own on the bot's store, which notes for whom it rang."""

    def __init__(self, store: Store) -> None:
        self.rang: list[int] = []
        self.broken: set[int] = set()
        self.timers = Timers(store, Handlers({}, {Digest: self._ring}))

    async def _ring(self, _: Desk, timer: Timer) -> None:
        assert isinstance(timer.occasion, Digest)
        if timer.occasion.user_id in self.broken:
            raise ZeroDivisionError
        self.rang.append(timer.occasion.user_id)


async def _set(store: Store, *due: tuple[int, datetime]) -> None:
    async with store.desk() as desk:
        await desk.set_timers(*(Timer(at, Digest(user_id)) for user_id, at in due))


async def test_a_failing_timer_holds_up_no_other(
    table: DiscordTable, caplog: pytest.LogCaptureFixture
) -> None:
    store, clock = table.bot.store, Ringing(table.bot.store)
    now = store.now()
    store.woken = lambda _: None
    await _set(store, (1, now - HOUR), (2, now - HOUR / 2))
    clock.broken = {1}
    assert await clock.timers._ring() > 0
    assert clock.rang == [2]
    caplog.clear()


async def test_a_failing_disk_stops_no_clock(table: DiscordTable, caplog: pytest.LogCaptureFixture) -> None:
    """Neither the timer nor its being put off can be written; both are tried again, once a minute."""
    store, clock = table.bot.store, Ringing(table.bot.store)
    store.woken = lambda _: None
    await hurry(store)
    await _set(store, (1, store.now() - HOUR))
    with _locked(table):
        with table.within():
            clock.timers.kick()
        await table.env.settle()
        await table.env.advance_time(200)
    assert clock.rang == []
    told = [record for record in caplog.records if record.name == "bot.runner"]
    assert len(told) == 1 and told[0].exc_info is None, "told once, as something that happens"
    await table.env.advance_time(61)
    assert clock.rang == [1]
    await clock.timers.finish()


@pytest.mark.parametrize("jump", [timedelta(hours=3), timedelta(days=40)])
async def test_a_clock_that_jumps_is_noticed_within_a_minute(table: DiscordTable, jump: timedelta) -> None:
    store, clock = table.bot.store, Ringing(table.bot.store)
    store.woken = lambda _: None
    real = store.now
    await _set(store, (1, real() + jump))
    with table.within():
        clock.timers.kick()
    await table.env.settle()
    store.now = lambda: real() - jump
    await table.env.advance_time(120)
    assert clock.rang == [], "back: it is not yet time"
    store.now = lambda: real() + jump
    await table.env.advance_time(61)
    assert clock.rang == [1]
    await clock.timers.finish()


async def test_an_idle_clock_still_looks(table: DiscordTable) -> None:
    """Nothing is set; then something is, and nobody tells the clock."""
    store, clock = table.bot.store, Ringing(table.bot.store)
    store.woken = lambda _: None
    with table.within():
        clock.timers.kick()
    await table.env.settle()
    await _set(store, (1, store.now()))
    await table.env.advance_time(61)
    assert clock.rang == [1]
    await clock.timers.finish()


@contextmanager
def _locked(table: DiscordTable) -> Iterator[None]:
    with locked(table.bot.settings.database):
        yield
