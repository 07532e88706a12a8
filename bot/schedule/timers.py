"""The timers: one handle for the next row. A row is taken in the transaction that does what it was for,
so nothing is lost by a restart and nothing happens twice."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextvars import Context
from dataclasses import dataclass
from datetime import timedelta

from bot.runner import Runner
from bot.store import Desk, OpenGame, Store
from bot.store.rows import Occasion, Timer, Unkept

log = logging.getLogger(__name__)

TICK = 60.0
"""Seconds: the wall clock may jump, and is looked at that often."""
SHORTEST_SLEEP = 0.05
A_WHILE = 5.0
"""Seconds until one looks whether another process has done what it was about to."""
PUT_OFF = timedelta(hours=1)


@dataclass(frozen=True)
class Handlers:
    """What is done about each kind of occasion: of a game, within its door, or of nobody's."""

    games: Mapping[type[Occasion], Callable[[OpenGame, Timer], Awaitable[None]]]
    others: Mapping[type[Occasion], Callable[[Desk, Timer], Awaitable[None]]]


class Timers:
    """Waits for the next timer, and has it dealt with."""

    def __init__(
        self, store: Store, handlers: Handlers, tick: float = TICK, apart: Context | None = None
    ) -> None:
        self.runner = Runner(self._ring, apart)
        self.tick = tick
        self._store = store
        self._handlers = handlers

    def kick(self) -> None:
        """The timers have changed."""
        self.runner.kick()

    async def finish(self) -> None:
        """Lets what is under way end, and starts nothing more."""
        await self.runner.finish()

    async def _ring(self) -> float:
        """Deals with what is due, and says in how many seconds the next will be, or to look again."""
        store = self._store
        while (due := await store.timers.next_due()) and due <= store.now():
            timers = await store.due_timers(store.now())
            if not timers:  # another process deals with them
                return min(A_WHILE, self.tick)
            for timer in timers:
                if self.runner.stopped:
                    return self.tick
                await self._act(timer)
        wait = self.tick if due is None else (due - store.now()).total_seconds()
        return min(max(wait, SHORTEST_SLEEP), self.tick)

    async def _act(self, timer: Timer) -> None:
        """Does what a timer is for. One that fails is put off, so that it holds up no other; if it is the
        disk that fails, all are tried again in a minute."""
        try:
            await self._deal_with(timer)
        except Unkept:
            raise
        except Exception:
            log.exception("timer %s", timer)
            await self._store.put_off(timer, PUT_OFF)

    async def _deal_with(self, timer: Timer) -> None:
        kind = type(timer.occasion)
        if timer.game_id is None:
            async with self._store.desk() as desk:
                if await desk.take(timer):
                    await self._handlers.others[kind](desk, timer)
            return
        async with self._store.game(timer.game_id) as game:
            if await game.take(timer):
                await self._handlers.games[kind](game, timer)
