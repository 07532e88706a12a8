"""`python -m tests.wire.process`: the bot as it is started, in a house that has the fifth game.

Where `WATCHED_LOOP` names a file, how late the event loop was at worst, and how long it was held up by its
own work, is written there, in seconds.
"""

import asyncio
import os
import sys
from pathlib import Path
from time import perf_counter, thread_time

from bot.__main__ import main
from tests.fifth_game import found

EVERY = 0.005


class Watched(asyncio.DefaultEventLoopPolicy):
    """Loops that note how late they are."""

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        loop, file, worst = super().new_event_loop(), Path(os.environ["WATCHED_LOOP"]), (0.0, 0.0)

        def look(due: float, worked: float) -> None:
            nonlocal worst
            late = perf_counter() - due
            now = max(late, worst[0]), max(min(late, thread_time() - worked), worst[1])
            if now != worst and file.exists():
                worst = now
                file.write_text("{} {}".format(*worst))
            loop.call_later(EVERY, look, perf_counter() + EVERY, thread_time())

        loop.call_soon(look, perf_counter(), thread_time())
        return loop


if __name__ == "__main__":
    if "WATCHED_LOOP" in os.environ:
        asyncio.set_event_loop_policy(Watched())
    with found():
        sys.exit(main())
