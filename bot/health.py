"""`python -m bot.health`: whether the bot is connected and its event loop runs.

The bot touches a file while it is well; one that is too old says that it is not.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bot import settings

EVERY = 30.0
TOO_OLD = 100.0


def beat(data: Path) -> None:
    """The bot is well."""
    _file(data).touch()


async def keep_beating(data: Path, is_well: Callable[[], bool]) -> None:
    """Beats for as long as the bot runs and is well."""
    while True:
        if is_well():
            beat(data)
        await asyncio.sleep(EVERY)


def main() -> int:
    """0 when the last beat is recent."""
    try:
        age = time.time() - _file(settings.read().data).stat().st_mtime
    except OSError:
        return 1
    return 0 if age < TOO_OLD else 1


def _file(data: Path) -> Path:
    return data / "alive"


if __name__ == "__main__":
    sys.exit(main())
