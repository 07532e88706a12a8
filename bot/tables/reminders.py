"""Calls: reminders of the asked, the daily digest, and how somebody wants to be called."""

from datetime import datetime

import msgspec

from bot.schedule import position
from bot.schedule.hours import awake, next_hour
from bot.store import Desk, OpenGame, Store
from bot.store.preferences import Whose
from bot.store.rows import CALLED, Call, Calls, Digest, Notice, Reminder, Timer, direct
from bot.tables import boards
from bot.tables.table import load
from games.engine.errors import BadInput


async def remind(game: OpenGame, timer: Timer) -> None:
    """Calls the asked player again, and sets the next reminder from now on."""
    assert isinstance(timer.occasion, Reminder)
    row, user_id = game.row, timer.occasion.user_id
    if row.status != "running" or row.archived or row.played != timer.occasion.version:
        return
    rest = await position.rest_for(game, user_id)
    if rest.is_quiet(game.now()):  # they were changed since
        await game.set_timers(msgspec.structs.replace(timer, due_at=awake(game.now(), rest)))
        return
    notice = Notice("remind", {"version": row.played}, (user_id,), ("mute", "stop"))
    await game.tell(notice, await position.called_at(game, row, user_id))
    if due := await position.next_reminder(game, row, user_id, rest):
        await game.set_timers(msgspec.structs.replace(timer, due_at=due))


async def call(game: OpenGame, timer: Timer) -> None:
    """Calls somebody who was asked while at the table, and has not moved since."""
    assert isinstance(timer.occasion, Call)
    row, user_id = game.row, timer.occasion.user_id
    seat = row.seat_of(user_id)
    if seat is None or row.status != "running" or row.archived or seat not in load(row).seats_asked:
        return
    since = await game.games.last_actions(row.id, row.played, row.played - timer.occasion.version)
    player = row.players[seat]
    if seat in [action.seat for action in since] or player.level or player.vacant:
        return
    if await position.call(game, [player]):
        await game.tell(Notice(CALLED, mentions=(user_id,)))


async def mute(store: Store, game_id: int, user_id: int) -> None:
    """No more reminders of this turn."""
    async with store.game(game_id) as game:
        if game.row.seat_of(user_id) is None:
            raise BadInput("not-seated")
        await game.drop_timer(Timer(game.now(), Reminder(user_id, game.row.played), game_id).name)


async def digest(desk: Desk, timer: Timer) -> None:
    """Once a day, all games that wait for somebody."""
    assert isinstance(timer.occasion, Digest)
    user_id = timer.occasion.user_id
    calls = await desk.preferences.calls(user_id)
    if calls.digest is None or calls.closed:
        return
    waiting = [
        f"<#{row.channel_id}>"
        for row in await desk.games.of_user(user_id)
        if row.status == "running"
        and not row.archived
        and user_id in [player.user_id for player in load(row).asked]
    ]
    if waiting:
        await desk.post(direct(user_id), Notice("digest", {"games": waiting}, buttons=("digestoff",)))
    await _set_digest(desk, user_id, calls)


async def change_calls(store: Store, whose: Whose, id_: int, **changes: object) -> Calls:
    """Changes how a user wants to be called, or the channel's interval; what waits is set anew."""
    async with store.desk() as desk:
        calls = await desk.call(whose, id_, **changes)
        if whose == "user":
            await _set_digest(desk, id_, calls)
    if whose == "user":
        await refresh_timers_of(store, id_)
    elif (row := await store.games.in_channel(id_)) is not None:
        await refresh_timers(store, row.id)
    return calls


async def set_away(store: Store, user_id: int, until: datetime) -> None:
    """Somebody is away until a day; time away never counts, also afterwards."""
    async with store.desk() as desk:
        await desk.set_away(user_id, until)
    await refresh_timers_of(store, user_id)


async def refresh_timers_of(store: Store, user_id: int) -> None:
    """Sets the timers of all games that somebody plays in anew."""
    for row in await store.games.of_user(user_id):
        await refresh_timers(store, row.id, user_id)


async def refresh_timers(store: Store, game_id: int, user_id: int | None = None) -> None:
    """Sets the timers of a running game anew, after somebody's preferences have changed."""
    async with store.game(game_id) as game:
        if game.row.status == "running":
            await boards.ask_anew(game, user_id)


async def _set_digest(desk: Desk, user_id: int, calls: Calls) -> None:
    timer = Timer(desk.now(), Digest(user_id))
    if calls.digest is None:
        await desk.drop_timer(timer.name)
    else:
        due = next_hour(desk.now(), calls.zone, calls.digest)
        await desk.set_timers(msgspec.structs.replace(timer, due_at=due))
