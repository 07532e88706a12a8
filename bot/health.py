"""`python -m bot.health`: whether the bot is connected and its event loop runs, and where it can't post.

The bot writes a file while it is well; one that is too old says that it is not. A line in it is a place where
something waits to be posted: what and which, since when, and why. That is told, but is no illness.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from bot import settings
from games.engine.errors import BadInput

log = logging.getLogger(__name__)

EVERY = 30.0
TOO_OLD = 100.0


def beat(data: Path, waiting: Iterable[str] = ()) -> None:
    """The bot is well, and something waits to be posted there."""
    _file(data).write_text("".join(f"{line}\n" for line in waiting), "utf-8")


async def keep_beating(data: Path, is_well: Callable[[], bool], waiting: Callable[[], Iterable[str]]) -> None:
    """Beats for as long as the bot runs and is well; a disk that does not take it is only noted."""
    taken = True
    while True:
        try:
            if is_well():
                beat(data, waiting())
            taken = True
        except OSError as error:
            if taken:
                log.warning("no sign of life can be written: %s", error)
            taken = False
        await asyncio.sleep(EVERY)


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
