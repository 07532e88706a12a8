"""`python -m bot.health`: whether the bot is connected, its event loop runs and its database answers; since
when the oldest message waits, and where it can't post.

The bot writes a file while it is well; one that is too old says that it is not. A line in it is what waits to
be posted: since when, where, and why. That is told, but is no illness.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

from bot import settings
from games.engine.errors import BadInput

log = logging.getLogger(__name__)

EVERY = 30.0
SOON = 1.0
"""Until the first beat: who waits for a new process to be well need not wait long."""
TOO_OLD = 100.0


def beat(data: Path, waiting: Iterable[str] = ()) -> None:
    """The bot is well, and something waits to be posted there."""
    _file(data).write_text("".join(f"{line}\n" for line in waiting), "utf-8")


async def keep_beating(
    data: Path, is_well: Callable[[], bool], waiting: Callable[[], Awaitable[Iterable[str]]]
) -> None:
    """Beats for as long as the bot runs and is well. What waits is asked for also while it is not: then it
    grows old. A disk that does not take it, or a database that does not answer, is only noted."""
    taken, begun = True, False
    while True:
        try:
            found = await waiting()
            if is_well():
                beat(data, found)
                begun = True
            taken = True
        except Exception as error:  # whatever it is, it may be over the next time
            if taken:
                log.warning("no sign of life can be written: %r", error)
            taken = False
        await asyncio.sleep(EVERY if begun else SOON)


def main() -> int:
    """0 when the last beat is recent. Prints where something waits."""
    try:
        file = _file(settings.read().data)
        age = time.time() - file.stat().st_mtime
        print(file.read_text("utf-8"), end="")
    except (OSError, BadInput) as error:
        print(error, file=sys.stderr)
        return 1
    return 0 if abs(age) < TOO_OLD else 1


def _file(data: Path) -> Path:
    return data / "alive"


if __name__ == "__main__":
    sys.exit(main())
