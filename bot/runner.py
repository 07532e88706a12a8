"""Work that is kicked awake: never two at once, none that waits for ever."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context, copy_context

log = logging.getLogger(__name__)

AFTER_A_FAILURE = 60.0


class Runner:
    """Does its work when it is kicked, and once more if it is kicked meanwhile. The work says in how many
    seconds it wants to be woken by itself; one that fails is tried again after a minute, for ever. It belongs
    to the `context` of whoever kicks it, unless another is given."""

    def __init__(self, work: Callable[[], Awaitable[float | None]], context: Context | None = None) -> None:
        self.task: asyncio.Task[None] | None = None
        self.stopped = False
        self.kicked = False
        self._work = work
        self._context = context
        self._handle: asyncio.TimerHandle | None = None
        self._failure = ""

    def kick(self) -> None:
        """There is something to do, or may be."""
        self.kicked = True
        self._disarm()
        if not self.stopped and (self.task is None or self.task.done()):
            context = copy_context() if self._context is None else self._context.copy()
            self.task = context.run(lambda: asyncio.create_task(self._run()))

    async def finish(self) -> None:
        """Lets what is under way end, and starts nothing more."""
        self.stopped = True
        self._disarm()
        if self.task:
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        wait = None
        while self.kicked and not self.stopped:
            self.kicked = False
            try:
                wait = await self._work()
                self._failure = ""
            except Exception as error:
                self._tell(error)
                wait = AFTER_A_FAILURE
        if wait is not None and not self.stopped:
            self._handle = asyncio.get_running_loop().call_later(wait, self.kick)

    def _tell(self, error: Exception) -> None:
        """Says so once, however often it is tried; a failure that one knows of needs no traceback."""
        if repr(error) != self._failure:
            self._failure = repr(error)
            foreseen = isinstance(error, OSError)
            log.warning("tried again every minute: %r", error, exc_info=None if foreseen else error)

    def _disarm(self) -> None:
        if self._handle:
            self._handle.cancel()
            self._handle = None
