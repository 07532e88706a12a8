"""`python -m tests.attack.disk N [seed]`: N times the disk or the clock lets the bot down.

The disk is full (no file of the bot may grow), or the database is locked by somebody else for seconds; the
clock jumps forth and back, by hours and days. Meanwhile nothing may be acknowledged that is not kept;
afterwards every table must go on WITHOUT a restart.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path
from random import Random

from games.engine import registry
from tests.attack.crowd import Crowd
from tests.attack.house import House
from tests.attack.judging import besiege, goes_on
from tests.attack.outcome import Outcome, run
from tests.fifth_game import NAME, found

HOUR = 3600.0
FARTHEST = 96 * HOUR
"""After a week the bot forgets which interactions it has dealt with, which is what is looked at here."""
JUMPS = (-3 * HOUR, 5 * HOUR, -30 * HOUR, 48 * HOUR, 60.0, -60.0)


class Disk:
    """What a disk and a clock can do to one."""

    def __init__(self, house: House, random: Random) -> None:
        self.house, self.random = house, random
        self.offset = 0.0
        self.ways: dict[str, Callable[[], Awaitable[None]]] = {
            "full": self._full,
            "locked": self._locked,
            "locked for long": self._locked_for_long,
            "clock forth": lambda: self._clock(5 * HOUR),
            "clock back": lambda: self._clock(-3 * HOUR),
            "clock about": self._about,
        }

    async def _full(self) -> None:
        """No file may grow; what is there stays readable."""
        self.house.limit_files(True)
        await asyncio.sleep(self.random.uniform(0.5, 3.0))
        self.house.limit_files(False)

    async def _locked(self, seconds: float = 1.5) -> None:
        other = sqlite3.connect(self.house.folder / "roundhouse.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        other.execute("ROLLBACK")
        other.close()

    async def _locked_for_long(self) -> None:
        await self._locked(7.0)

    async def _clock(self, by: float) -> None:
        self.offset += by if abs(self.offset + by) < FARTHEST else -by
        self.house.set_clock(self.offset)

    async def _about(self) -> None:
        for _ in range(6):
            await self._clock(self.random.choice(JUMPS))
            await asyncio.sleep(self.random.uniform(0, 0.5))


def attack(count: int, seed: int) -> Outcome:
    """So many failures, one after the other."""
    with tempfile.TemporaryDirectory() as folder, found():
        return asyncio.run(_attack(Path(folder), count, Random(seed)))


async def _attack(folder: Path, count: int, random: Random) -> Outcome:
    outcome = Outcome("disk and clock", 0)
    house = House(folder, speed=60.0)
    await house.open()
    try:
        crowd = Crowd(house, [*registry.names(), NAME, NAME], random)
        crowd.begin()
        await goes_on(crowd, outcome, "at the start")
        await besiege(house, crowd, outcome, cycle(Disk(house, random).ways.items()), count)
    finally:
        await house.close()
    return outcome


if __name__ == "__main__":
    sys.exit(run(attack))
