"""The week of a server, for those who look on: told in one of its channels, if who manages it wants that."""

from datetime import timedelta

from bot.store import Desk, Store
from bot.store.rows import Notice, Timer, Weekly, channel

WEEK = timedelta(days=7)


async def want(store: Store, wanted: Weekly) -> Timer:
    """From now on the channel is told every week, in place of any other of its server."""
    async with store.desk() as desk:
        timer = Timer(desk.now() + WEEK, wanted)
        await desk.set_timers(timer)
    return timer


async def want_no_more(store: Store, guild_id: int) -> None:
    """No channel of a server is told any more."""
    async with store.desk() as desk:
        await desk.drop_timer(Timer(desk.now(), Weekly(guild_id, 0, "")).name)


async def tell(desk: Desk, timer: Timer) -> None:
    """Tells of this week, if there is anything to tell, and of the next one in a week."""
    wanted = timer.occasion
    assert isinstance(wanted, Weekly)
    since = desk.now() - WEEK
    ended = await desk.results.games_since(wanted.guild_id, since)
    if ended or await desk.games.of_guild(wanted.guild_id):
        figures = {"guild": wanted.guild_id, "locale": wanted.locale, "since": since.isoformat()}
        await desk.post(channel(wanted.channel_id), Notice("weekly", figures))
    await desk.set_timers(Timer(desk.now() + WEEK, wanted))
