"""Processes that draw and think, so that the one that answers is never held up.

They are forked from a server that has everything imported (`bot.preloaded`), so they are warm at once and
share memory. One that dies or takes too long is replaced, and its work is done once more.
"""

import asyncio
import ctypes
import os
import pickle
import resource
import signal
import traceback
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import connection, get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any

from games.engine import registry

COUNT = 2
LONGEST = 30.0
"""Seconds for one piece of work; none of ours takes a tenth of it."""
IDLE = 0.5
NICE = 5
"""Who answers comes before who draws, also where there are few processors."""
ROOMS = ("games", "rendering")


class TooHeavy(Exception):
    """A trial took too long or too much memory."""


class Workers:
    """A few processes, which start at once. They know no event loop: several bots may share them."""

    def __init__(self, count: int = COUNT) -> None:
        self.count = count
        self._starter = ThreadPoolExecutor(1, "workers")  # the first start waits for all that is preloaded
        self._pools = [self._started() for _ in range(count)]
        """A single process in each: work can go to one of them, and one that dies harms no other."""
        self._given = [0] * count

    def wait(self) -> None:
        """Waits until they are there."""
        for pool in self._pools:
            pool.result()

    async def do(self, payload: bytes, worker: int | None = None) -> Any:
        """Has one of them, or whichever has least to do, do what `packed` has made; once more if it dies."""
        if worker is None:
            worker = min(range(self.count), key=self._given.__getitem__)
        self._given[worker] += 1
        try:
            return await self._done(worker, payload)
        finally:
            self._given[worker] -= 1

    def close(self) -> None:
        """Lets what is under way end."""
        for pool in self._pools:
            if not pool.exception():
                pool.result().shutdown(cancel_futures=True)
        self._starter.shutdown()

    async def _done(self, worker: int, payload: bytes) -> Any:
        started = self._pools[worker]
        try:
            return await _result(started, payload)
        except Exception as error:
            if not isinstance(error, BrokenProcessPool) and not (started.done() and started.exception()):
                raise  # it is the work's own
            if started is self._pools[worker]:  # the first to notice puts a new one in its place
                self._pools[worker] = self._started()
            return await _result(self._pools[worker], payload)

    def _started(self) -> "Future[ProcessPoolExecutor]":
        return self._starter.submit(_start)


def packed(work: Callable[..., object], *arguments: object) -> bytes:
    """Work as it travels to a worker; the same work is the same bytes."""
    return pickle.dumps((work, arguments), pickle.HIGHEST_PROTOCOL)


def tried(seconds: float, memory: int, work: Callable[..., object], *arguments: object) -> None:
    """Does in a process of its own what may be too much; raises `TooHeavy` if it fails, or takes more seconds
    of a processor or more bytes than it may. For a worker."""
    child = os.fork()
    if not child:
        _give_back()
        memory += _memory()
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        signal.setitimer(signal.ITIMER_PROF, seconds)  # ends the process if it rings
        signal.setitimer(signal.ITIMER_REAL, LONGEST / 2)  # before the worker's own rings
        try:
            work(*arguments)
        except MemoryError:
            os._exit(1)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if status:
        raise TooHeavy


def _give_back() -> None:
    """Gives the system what was freed, else it would be room beyond the limit."""
    if trim := getattr(ctypes.CDLL(None), "malloc_trim", None):
        trim(0)


def _memory() -> int:
    """Bytes of data that this process has; none where the system does not tell."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[5]) * resource.getpagesize() if told.exists() else 0


async def _result(started: "Future[ProcessPoolExecutor]", payload: bytes) -> Any:
    pool = started.result() if started.done() else await asyncio.wrap_future(started)
    return await asyncio.get_running_loop().run_in_executor(pool, _do, payload)


def _start() -> ProcessPoolExecutor:
    context = get_context("forkserver")
    context.set_forkserver_preload(["bot.preloaded"])
    places = {name: list(import_module(name).__path__) for name in ROOMS}
    pool = ProcessPoolExecutor(1, context, _prepare, (places,))
    pool.submit(os.getpid).result()
    return pool


# In a worker


def _prepare(places: Mapping[str, Sequence[str]]) -> None:
    """A worker begins: it knows the games that its house knows, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house
    os.nice(NICE)
    for name, found in places.items():
        import_module(name).__path__[:] = found
    registry.names.cache_clear()
    Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    """Ends with the house: one that is killed can't close its workers. What was drawn with is given back to
    the system when there is nothing to do; to do so after every picture would take a third longer."""
    house = parent_process()
    assert house is not None
    give_back = getattr(ctypes.CDLL(None), "malloc_trim", None)
    before = _began
    while not connection.wait([house.sentinel], timeout=IDLE):
        if give_back and _began == before > 0:
            give_back(0)
        before = _began if _began != before else 0
    os._exit(0)


_began = 0
"""Pieces of work so far."""


def _do(payload: bytes) -> Any:
    global _began  # for the thread that watches
    _began += 1
    signal.setitimer(signal.ITIMER_REAL, LONGEST)  # ends the process if it rings
    try:
        work, arguments = pickle.loads(payload)
        return work(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
