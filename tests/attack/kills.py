"""`python -m tests.attack.kills N [seed]`: kill -9 at N points over every kind of writing.

Several tables play at once, so that a kill meets several writings on their way. The point is a time, the so
many-th request to Discord (before or after it is carried out), or the so many-th commit. Then the bot starts
again, and all that it had acknowledged must be there, nothing twice; in the end every board and notice is
posted exactly once.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from itertools import cycle, islice
from pathlib import Path
from random import Random
from time import perf_counter

from games.engine import registry
from tests.attack.crowd import Crowd
from tests.attack.house import House
from tests.attack.judging import SETTLING, check, goes_on, judge, within
from tests.attack.outcome import Outcome, run
from tests.fifth_game import NAME, found

TABLES = 8
SPEED = 600.0
LONGEST_LIFE = 2.0


def attack(count: int, seed: int) -> Outcome:
    """Kills the bot so many times."""
    with tempfile.TemporaryDirectory() as folder, found():
        return asyncio.run(_attack(Path(folder), count, Random(seed)))


async def _attack(folder: Path, count: int, random: Random) -> Outcome:
    outcome = Outcome("kills", 0)
    house = House(folder, SPEED)
    await house.open()
    try:
        others = [name for name in registry.names() if name != NAME]
        games = [NAME] * (TABLES - len(others)) + list(islice(cycle(others), len(others)))
        crowd = Crowd(house, games, random)
        crowd.begin()
        ways: Counter[str] = Counter()
        began = perf_counter()
        while outcome.tried < count:
            ways[await _life(house, crowd, outcome, random)] += 1
            outcome.tried += 1
            if outcome.tried % 50 == 0:
                print(f"{outcome.tried} kills in {perf_counter() - began:.0f} s", flush=True)
        await house.start()
        check(crowd, outcome)
        await goes_on(crowd, outcome, "the last kill")
        await judge(house, crowd, outcome)
        outcome.notes += [f"killed by {dict(ways)}", f"acknowledged {dict(crowd.done)}"]
    finally:
        await house.close()
    return outcome


async def _life(house: House, crowd: Crowd, outcome: Outcome, random: Random) -> str:
    """The bot starts, and dies; returns what it dies of."""
    way = random.choice(["time", "start", "request", "commit"])
    discord = house.discord
    discord.last_words = house.fatal_commit = None
    if way == "request":
        discord.last_words = random.randint(1, 30), random.random() < 0.5
    elif way == "commit":
        house.fatal_commit = random.randint(1, 12), random.random() < 0.5
    if random.random() < 0.5:  # Discord keeps them for some minutes only, and is done with its work by then
        await asyncio.sleep(0.1)
        await within(SETTLING, lambda: not discord.under_way)
        discord.nonces.clear()
    starting = asyncio.create_task(house.start())
    if way == "start":
        await asyncio.sleep(random.uniform(0, 0.5))
    else:
        await starting
        check(crowd, outcome)
        longest = random.uniform(0, 1) if way == "time" else LONGEST_LIFE
        await within(longest, lambda: not house.alive)
    house.kill()
    await starting
    return way


if __name__ == "__main__":
    sys.exit(run(attack))
