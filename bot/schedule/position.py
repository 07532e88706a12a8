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
    Player,
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
    players = [player.user_id for player in game.row.players]
    await game.preferences.look_up(players, game.row.home.id)
    await game.reset_timers(*await _timers(game, asked))
    lives = game.row.status == "running" and not game.row.archived
    thinking = lives and any([await _computed(game, seat) for seat in asked])
    if thinking != game.row.thinking:
        await game.change(thinking=thinking)
    if thinking:
        game.wakes.thinkers.add(game.row.id)


async def charge(game: OpenGame, seat: int) -> None:
    """Takes the time of a move off its player's bank."""
    row, player = game.row, game.row.players[seat]
    if row.pace.clock != "bank" or row.asked_at is None or player.level:
        return
    rest = await rest_for(game, player.user_id)
    await game.seat(seat, bank=bank_after(row.pace, player.bank, row.asked_at, game.now(), rest))


async def call(game: OpenGame, players: Sequence[Player]) -> list[int]:
    """Direct messages to those of the newly asked who want them; who is to be called by the board. In quiet
    hours nobody is."""
    called = []
    for player in players:
        if (await rest_for(game, player.user_id)).is_quiet(game.now()):
            continue
        destination = await called_at(game, game.row, player.user_id)
        if destination.kind == "direct":
            await game.tell(Notice("call"), destination)
        else:
            called.append(player.user_id)
    return called


async def call_to_the_end(game: OpenGame, mover: int | None) -> list[int]:
    """Who is called by the board at the end: all who played, but for the one who ended it and those whose
    hours are quiet."""
    here = (player for player in game.row.players if not player.vacant and not player.is_computer)
    players = {player.user_id for player in here} - {mover}
    return [user for user in sorted(players) if not (await rest_for(game, user)).is_quiet(game.now())]


async def foretell(game: OpenGame, player: Player) -> None:
    """A direct message to one who is asked next, if that is wanted; not in quiet hours."""
    calls = await game.preferences.calls(player.user_id)
    quiet = (await rest_for(game, player.user_id)).is_quiet(game.now())
    if calls.next and not calls.closed and not player.vacant and not quiet:
        await game.tell(Notice("next"), direct(player.user_id))


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


async def orders_wait(game: OpenGame, seat: int) -> bool:
    """Whether a seat's standing order is not played now: its player is away, and the group wants to wait."""
    return _waits(game, await rest_for(game, game.row.players[seat].user_id))


async def _computed(game: OpenGame, seat: int) -> bool:
    """Whether a computer plays a seat: its own, or for somebody who is away, where the group wants that."""
    player = game.row.players[seat]
    away = (await rest_for(game, player.user_id)).is_away(game.now())
    return player.level is not None or (away and game.row.pace.away == "computer")


def _waits(game: OpenGame, rest: Rest) -> bool:
    return rest.is_away(game.now()) and game.row.pace.away == "wait"


async def _timers(game: OpenGame, asked: Sequence[int]) -> list[Timer]:
    """Reminders, clocks, orders, and the end of patience."""
    row, now = game.row, game.now()
    if row.status != "running" or row.archived:
        return []
    timers = [Timer(now + IDLE, Idle(row.played), row.id)]
    for seat in asked:
        player = row.players[seat]
        if player.level:  # a computer needs no clock
            continue
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
    if _waits(game, rest):
        return None
    return game.now() + timedelta(seconds=random.SystemRandom().uniform(*ORDER_DELAY))
