"""What waits for whom in a position: its timers, the players' clocks, and who is called."""

import random
from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.schedule.hours import Rest
from bot.schedule.pace import bank_after, reminder_due, rest_of, zero_at
from bot.store import Desk, OpenGame
from bot.store.rows import (
    Destination,
    GameRow,
    Idle,
    Notice,
    Occasion,
    OrderDue,
    Reminder,
    Timer,
    TimeUp,
    direct,
)

IDLE = timedelta(days=30)
ORDER_DELAY = (20, 90)
"""Seconds: an order is played after a random time between these, so that it reveals nothing."""


async def reset_timers(game: OpenGame, asked: Sequence[int]) -> None:
    """Sets what is to happen if none of the seats that are asked moves, instead of what was set."""
    players = [game.row.players[seat].user_id for seat in asked]
    await game.preferences.look_up(players, game.row.home.id)
    await game.reset_timers(*await _timers(game, asked))


async def charge(game: OpenGame, seat: int) -> None:
    """Takes the time of a move off its player's bank."""
    row = game.row
    if row.pace.clock != "bank" or row.asked_at is None:
        return
    player = row.players[seat]
    rest = await rest_for(game, player.user_id)
    await game.seat(seat, bank=bank_after(row.pace, player.bank, row.asked_at, game.now(), rest))


async def call(game: OpenGame, asked: Sequence[int]) -> None:
    """Direct messages to those who are asked and want them; not in quiet hours."""
    for player in (game.row.players[seat] for seat in asked):
        destination = await called_at(game, game.row, player.user_id)
        quiet = (await rest_for(game, player.user_id)).is_quiet(game.now())
        if destination.kind == "direct" and not player.vacant and not quiet:
            await game.tell(Notice("call"), destination)


async def called_at(desk: Desk, row: GameRow, user_id: int) -> Destination:
    """Where a player is called: in direct messages if they are wanted and open, else in the channel."""
    calls = await desk.preferences.calls(user_id)
    return direct(user_id) if calls.direct and not calls.closed else row.home


async def rest_for(desk: Desk, user_id: int) -> Rest:
    """When a user is not to be disturbed."""
    away = await desk.preferences.away([user_id])
    return rest_of(await desk.preferences.calls(user_id), away.get(user_id))


async def next_reminder(desk: Desk, row: GameRow, user_id: int, rest: Rest) -> datetime | None:
    """When somebody is reminded next."""
    own = await desk.preferences.calls(user_id)
    channel = (await desk.preferences.of("channel", row.home.id)).calls
    return reminder_due(desk.now(), own, channel, rest)


async def _timers(game: OpenGame, asked: Sequence[int]) -> list[Timer]:
    """Reminders, clocks, orders, and the end of patience."""
    row, now = game.row, game.now()
    if row.status != "running" or row.archived:
        return []
    timers = [Timer(now + IDLE, Idle(row.played), row.id)]
    for seat in asked:
        player = row.players[seat]
        user_id, rest = player.user_id, await rest_for(game, player.user_id)
        waits = player.vacant and row.pace.at_zero != "default"
        reminder = None if player.vacant else await next_reminder(game, row, user_id, rest)
        zero = None if waits else zero_at(row.pace, player.bank, row.asked_at or now, rest)
        due: list[tuple[datetime | None, Occasion]] = [
            (reminder, Reminder(user_id, row.played)),
            (zero, TimeUp(user_id, row.played)),
            (await _order_due(game, seat, rest), OrderDue(user_id, row.played)),
        ]
        timers += [Timer(at, occasion, row.id) for at, occasion in due if at]
    return timers


async def _order_due(game: OpenGame, seat: int, rest: Rest) -> datetime | None:
    """Soon, but not at once; while its player is away only if the group wants that."""
    if await game.orders.of_seat(game.row.id, seat) is None:
        return None
    if rest.is_away(game.now()) and game.row.pace.away == "wait":
        return None
    return game.now() + timedelta(seconds=random.SystemRandom().uniform(*ORDER_DELAY))
