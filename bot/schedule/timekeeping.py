"""What waits for whom: the timers of a position, and the players' clocks."""

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from bot.schedule.hours import Rest
from bot.schedule.pace import (
    IDLE,
    ORDER_DELAY,
    Kind,
    Notice,
    TimerRow,
    bank_after,
    reminder_due,
    rest_of,
    zero_at,
)
from bot.store.rows import GameRow, Letter, Player, Store
from games.engine.match import Match

if TYPE_CHECKING:
    from bot.tables.sessions import Table


class Timekeeper:
    """Works out timers from rows; it keeps nothing itself."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self.store = store
        self.now = now

    async def rest(self, user_id: int) -> Rest:
        """When a user is not to be disturbed."""
        preference = await self.store.preference("user", user_id)
        return rest_of(preference.slow, (await self.store.away([user_id])).get(user_id))

    async def banked(self, row: GameRow, seat: int) -> tuple[Player, ...]:
        """The players with the mover's clock as it is after a move."""
        if row.pace.clock != "bank" or row.asked_at is None:
            return row.players
        player = row.players[seat]
        rest = await self.rest(player.user_id)
        bank = bank_after(row.pace, player.bank, row.asked_at, self.now(), rest)
        return tuple(replace(p, bank=bank) if p is player else p for p in row.players)

    async def timers(self, row: GameRow, match: Match[Any, Any]) -> list[TimerRow]:
        """What is to happen if nobody moves: reminders, clocks, orders, and the end of patience."""
        now = self.now()
        if row.status != "running" or row.archived:
            return []
        timers = [TimerRow("idle", now + IDLE, row.id, 0, row.played)]
        for seat in match.game.actors(match.state):
            player = row.players[seat]
            rest = await self.rest(player.user_id)
            waits = player.vacant and row.pace.at_zero != "default"
            due: dict[Kind, datetime | None] = {
                "remind": None if player.vacant else await self.reminder(row, player.user_id, rest),
                "clock": None if waits else zero_at(row.pace, player.bank, row.asked_at or now, rest),
                "order": await self.order_due(row, seat, rest),
            }
            timers += [
                TimerRow(kind, at, row.id, player.user_id, row.played) for kind, at in due.items() if at
            ]
        return timers

    async def calls(self, table: "Table") -> list[Letter]:
        """Direct messages to those who are asked and want them; not in quiet hours."""
        letters = []
        for player in table.asked:
            slow = (await self.store.preference("user", player.user_id)).slow
            quiet = (await self.rest(player.user_id)).is_quiet(self.now())
            if slow.direct and not slow.closed and not player.vacant and not quiet:
                letters.append(Letter(-player.user_id, Notice("call"), table.row.id))
        return letters

    async def reminder(self, row: GameRow, user_id: int, rest: Rest) -> datetime | None:
        """When somebody is reminded next."""
        own = (await self.store.preference("user", user_id)).slow
        channel = (await self.store.preference("channel", row.channel_id or 0)).slow
        return reminder_due(self.now(), own, channel, rest)

    async def order_due(self, row: GameRow, seat: int, rest: Rest) -> datetime | None:
        """Soon, but not at once; while its player is away only if the group wants that."""
        if await self.store.order(row.id, seat) is None:
            return None
        if rest.is_away(self.now()) and row.pace.away == "wait":
            return None
        return self.now() + timedelta(seconds=random.SystemRandom().uniform(*ORDER_DELAY))
