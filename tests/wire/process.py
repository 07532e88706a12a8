"""`python -m tests.wire.process`: the bot as it is started, in a house that has the fifth game.

Where `WATCHED_LOOP` names a file, how long the event loop was held up at worst is written there, in seconds.
"""

import asyncio
import os
import sys
from pathlib import Path
from time import perf_counter

from bot.__main__ import main
from tests.fifth_game import found

EVERY = 0.005


class Watched(asyncio.DefaultEventLoopPolicy):
    """Loops that note how late they are."""

    def new_event_loop(self) -> asyncio.AbstractEventLoop:
        loop, file, worst = super().new_event_loop(), Path(os.environ["WATCHED_LOOP"]), 0.0

        def look(due: float) -> None:
            nonlocal worst
            late = perf_counter() - due
            if late > worst and file.exists():
                worst = late
                file.write_text(str(worst))
            loop.call_later(EVERY, look, perf_counter() + EVERY)

        loop.call_soon(look, perf_counter())
        return loop


if __name__ == "__main__":
    if "WATCHED_LOOP" in os.environ:
        asyncio.set_event_loop_policy(Watched())
    with found():
        sys.exit(main())
