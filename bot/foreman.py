"""Hands out work to the workers, fairly: what one person asks for never holds up another's move."""

import asyncio
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Any, TypeVar

from cachetools import LRUCache

from bot.workers import Workers, packed
from games.engine.errors import BadInput

T = TypeVar("T")

SMALL_QUEUE = 2
"""What one person may have waiting of anything but moves."""
REMEMBERED = 24
OVERTAKING = 8
"""Jobs that may overtake one while its game's own worker is busy."""


class Lane(IntEnum):
    """What comes first."""

    THOUGHT = 0
    """What is typed is completed."""
    MOVE = 1
    """Boards after a move, and panels to make one."""
    DEMAND = 2
    """What somebody wants to look at."""
    FILM = 3


class Job:
    """Work that waits, or is being done; several may wait for the same."""

    def __init__(self, payload: bytes, game: str) -> None:
        self.payload = payload
        self.game = game
        self.overtaken = 0
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may wait


class Foreman:
    """A queue for each lane, in which people and channels take turns. All but moves leave a worker free for
    them. The same work is not done twice at a time; what was on demand is remembered for a while.

    A game has a worker of its own, as long as that one has the time: what is drawn once and kept need not be
    drawn and kept by each.
    """

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._waiting: dict[Lane, dict[int, deque[Job]]] = {lane: {} for lane in Lane}
        self._jobs: dict[bytes, Job] = {}
        self._busy: dict[Lane, int] = dict.fromkeys(Lane, 0)
        self._free = list(range(workers.count))
        self._own: dict[str, int] = {}
        self._remembered: LRUCache[bytes, Any] = LRUCache(REMEMBERED)
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(self, lane: Lane, whose: int, work: Callable[..., T], *arguments: Any) -> T:
        """Has a worker do something for a person or a channel. What is on demand is refused to whoever waits
        for too much already."""
        payload = packed(work, *arguments)
        if payload in self._remembered:
            remembered: T = self._remembered[payload]
            return remembered
        job = self._jobs.get(payload)
        if job is None:
            queue = self._waiting[lane].setdefault(whose, deque())
            if lane is not Lane.MOVE and len(queue) >= SMALL_QUEUE:
                raise BadInput("pictures-waiting")
            game = next((about.game for about in arguments if hasattr(about, "game")), "")
            job = self._jobs[payload] = Job(payload, game)
            queue.append(job)
            self._hand_out()
        result: T = await asyncio.shield(job.result)
        return result

    async def finish(self) -> None:
        """Lets what is being done end; what waits is not begun."""
        for queues in self._waiting.values():
            for job in (job for queue in queues.values() for job in queue):
                job.result.cancel()
            queues.clear()
        await asyncio.gather(*self._tasks)

    def _hand_out(self) -> None:
        while self._free and (found := self._next()):
            lane, job = found
            worker = self._worker(job)
            self._free.remove(worker)
            self._busy[lane] += 1
            task = asyncio.create_task(self._have_done(lane, job, worker))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> tuple[Lane, Job] | None:
        others = sum(self._busy.values()) - self._busy[Lane.MOVE]
        for lane, queues in self._waiting.items():
            if not queues or (lane is not Lane.MOVE and others >= max(self._workers.count - 1, 1)):
                continue
            first = whose = next(iter(queues))
            if queues[first][0].overtaken < OVERTAKING:
                whose = next((whose for whose, queue in queues.items() if self._is_free_for(queue[0])), first)
                queues[first][0].overtaken += whose != first
            queue = queues.pop(whose)
            job = queue.popleft()
            if queue:
                queues[whose] = queue  # behind the others
            return lane, job
        return None

    def _is_free_for(self, job: Job) -> bool:
        return self._own.get(job.game, self._free[0]) in self._free

    def _worker(self, job: Job) -> int:
        """A free one, the game's own if possible."""
        own = self._own.setdefault(job.game, len(self._own) % self._workers.count) if job.game else None
        return own if own in self._free else self._free[0]

    async def _have_done(self, lane: Lane, job: Job, worker: int) -> None:
        try:
            result = await self._workers.do(job.payload, worker)
            if lane is Lane.DEMAND:
                self._remembered[job.payload] = result
            job.result.set_result(result)
        except Exception as error:
            job.result.set_exception(error)
        finally:
            self._busy[lane] -= 1
            self._free.append(worker)
            del self._jobs[job.payload]
            self._hand_out()
