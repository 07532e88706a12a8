"""How far something is: told from another thread, said a few times by a message."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import copy_context

from bot.messages.answer import UNWELL

log = logging.getLogger(__name__)

TIMES = 4


class HowFar:
    """Called in a thread with how much is done, of how much. `say` runs on the event loop, once for each
    quarter at most, and never twice at a time."""

    def __init__(self, say: Callable[[int, int], Awaitable[object]]) -> None:
        self._say = say
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()  # discord.py's; a thread has none
        self._task: asyncio.Task[None] | None = None
        self._quarter = 0

    def __call__(self, done: int, whole: int) -> None:
        """Tells how much is done; safe from any thread, and returns at once."""
        quarter = TIMES * done // whole
        if self._quarter < quarter < TIMES:
            self._quarter = quarter
            self._loop.call_soon_threadsafe(self._tell, done, whole, context=self._context)

    async def finish(self) -> None:
        """Waits for what is being said, so that nothing comes after the end."""
        if self._task:
            await self._task

    def _tell(self, done: int, whole: int) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._try(done, whole))

    async def _try(self, done: int, whole: int) -> None:
        try:
            await self._say(done, whole)
        except UNWELL as error:
            log.info("how far it is could not be said: %r", error)
