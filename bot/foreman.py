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

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may wait


class Foreman:
    """A queue for each lane, in which people and channels take turns. All but moves leave a worker free for
    them. The same work is not done twice at a time; what was on demand is remembered for a while."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._waiting: dict[Lane, dict[int, deque[Job]]] = {lane: {} for lane in Lane}
        self._jobs: dict[bytes, Job] = {}
        self._busy: dict[Lane, int] = dict.fromkeys(Lane, 0)
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
            job = self._jobs[payload] = Job(payload)
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
        while sum(self._busy.values()) < self._workers.count and (found := self._next()):
            lane, job = found
            self._busy[lane] += 1
            task = asyncio.create_task(self._have_done(lane, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> tuple[Lane, Job] | None:
        others = sum(self._busy.values()) - self._busy[Lane.MOVE]
        for lane, queues in self._waiting.items():
            if not queues or (lane is not Lane.MOVE and others >= max(self._workers.count - 1, 1)):
                continue
            whose = next(iter(queues))
            queue = queues.pop(whose)
            job = queue.popleft()
            if queue:
                queues[whose] = queue  # behind the others
            return lane, job
        return None

    async def _have_done(self, lane: Lane, job: Job) -> None:
        try:
            result = await self._workers.do(job.payload)
            if lane is Lane.DEMAND:
                self._remembered[job.payload] = result
            job.result.set_result(result)
        except Exception as error:
            job.result.set_exception(error)
        finally:
            self._busy[lane] -= 1
            del self._jobs[job.payload]
            self._hand_out()
