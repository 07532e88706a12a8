"""Lets computers move: whatever game waits for one is thought about, in processes of their own."""

import asyncio
import logging
import os
from contextvars import Context
from typing import cast

from bot.runner import Runner
from bot.schedule.timers import TICK
from bot.store import Store
from bot.store.rows import GameRow
from bot.tables import computers
from bot.tables.table import load
from bot.workers import Workers, packed

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds to wait for a thought, also for its turn; after that a computer plays what comes to mind."""
PROCESSES = max(1, min(4, (os.cpu_count() or 1) // 2))
"""Half of the processors think, the others answer and draw."""
GAME = "game"
"""Before its number, by what a game to think about is claimed."""


class Thinkers:
    """One runner for each game that waits for a computer. They take turns; the more there are, the less time
    each has. What was thought counts only for the position that it was about, so nothing is played twice;
    what a crash interrupts is thought about anew."""

    def __init__(
        self, store: Store, workers: Workers | None = None, tick: float = TICK, apart: Context | None = None
    ) -> None:
        self.store = store
        self.tick = tick
        self._workers = workers
        self._own = workers is None
        self._apart = apart
        self._count = workers.count if workers else PROCESSES
        self._turns = asyncio.Semaphore(self._count)
        self._runners: dict[int, Runner] = {}
        self._looking = Runner(self._look, apart)

    def resume(self) -> None:
        """Takes up what waited when the bot stopped."""
        self._looking.kick()

    def kick(self, game_id: int) -> None:
        """A game waits for a computer."""
        if game_id not in self._runners:
            self._runners[game_id] = Runner(lambda: self._think(game_id), self._apart)
        self._runners[game_id].kick()

    @property
    def waiting(self) -> int:
        """How many games wait for a computer."""
        return len(self._runners)

    async def finish(self) -> None:
        """Lets what is under way end, and starts nothing more."""
        await self._looking.finish()
        await asyncio.gather(*(runner.finish() for runner in list(self._runners.values())))
        if self._own and self._workers:
            self._workers.close()

    async def _look(self) -> float:
        """Finds what waits, though nobody has told us of it."""
        for game_id in await self.store.games.thinking():
            if game_id not in self._runners:
                self.kick(game_id)
        return self.tick

    async def _think(self, game_id: int) -> None:
        """Plays on until somebody else is asked."""
        runner = self._runners[game_id]
        if not await self.store.claims.hold(f"{GAME}:{game_id}"):  # another process has heard that it waits
            if not runner.kicked:
                self._runners.pop(game_id, None)
            return
        while not self._looking.stopped and (row := await self.store.games.one(game_id)) and row.thinking:
            seat = load(row).seats_asked[0]
            moves = await self._thought(row, seat)
            if moves is not None:
                await computers.answer(self.store, row, seat, moves)
        if not runner.kicked:
            self._runners.pop(game_id, None)

    async def _thought(self, row: GameRow, seat: int) -> str | None:
        """What is played: what was thought of or, where that fails or takes too long, what comes to mind;
        nothing where the bot stops."""
        try:
            async with asyncio.timeout(PATIENCE), self._turns:
                if self._looking.stopped:
                    return None
                seconds = computers.LONGEST * self._count / max(self._count, len(self._runners))
                work = packed(computers.thought, row, seat, seconds)
                return cast(str, await self._staff().do(work))
        except Exception as error:  # whatever it is, the game goes on
            log.warning("game %d, move %d: played without a thought: %r", row.id, row.played + 1, error)
            return await asyncio.to_thread(computers.unthought, row, seat)

    def _staff(self) -> Workers:
        """Who thinks; they are called when the first of them is needed."""
        self._workers = self._workers or Workers(PROCESSES)
        return self._workers
