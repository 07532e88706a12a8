"""What nobody needs any more is removed once a day, a little at a time."""

from datetime import timedelta

from bot.store import Desk
from bot.store.rows import Prune, Timer

DAILY = timedelta(days=1)
WHILE_THERE_IS_MORE = timedelta(minutes=1)


async def prune(desk: Desk, timer: Timer) -> None:
    """Removes a little, and goes on tomorrow, or soon if there is more."""
    assert isinstance(timer.occasion, Prune)
    last, more = await desk.prune(timer.occasion.after)
    await desk.set_timers(Timer(desk.now() + (WHILE_THERE_IS_MORE if more else DAILY), Prune(last)))
