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
from tests.attack.outcome import Outcome
from tests.fifth_game import NAME, found

TABLES = 8
SPEED = 600.0
LONGEST_LIFE = 2.0
SETTLING = 60.0


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
        await house.death()
        await house.start()
        _check(crowd, outcome)
        before = [table.steps for table in crowd.tables]
        await _within(SETTLING, lambda: all(t.steps > b for t, b in zip(crowd.tables, before, strict=True)))
        crowd.stuck += [
            f"{table.table.game} does not go on: {table._game()}"
            for table, steps in zip(crowd.tables, before, strict=True)
            if table.steps == steps
        ]
        await crowd.end()
        await _within(SETTLING, lambda: not house.rows("SELECT 1 FROM outbox WHERE state = 'waiting'"))
        _judge(house, crowd, outcome)
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
        await _within(SETTLING, lambda: not discord.under_way)
        discord.nonces.clear()
    starting = asyncio.create_task(house.start())
    if way == "start":
        await asyncio.sleep(random.uniform(0, 0.5))
    else:
        await starting
        _check(crowd, outcome)
        longest = random.uniform(0, 1) if way == "time" else LONGEST_LIFE
        await _within(longest, lambda: not house.alive)
    house.kill()
    await starting
    return way


def _check(crowd: Crowd, outcome: Outcome) -> None:
    """Whether what was acknowledged in the lives before is still there."""
    lost = crowd.lost()
    outcome.lost += len(lost)
    outcome.notes += [f"lost: {what}" for what in lost]


async def _within(seconds: float, happened: object) -> None:
    """Waits for something, but not for ever."""
    assert callable(happened)
    end = perf_counter() + seconds
    while perf_counter() < end and not happened():
        await asyncio.sleep(0.02)


def _judge(house: House, crowd: Crowd, outcome: Outcome) -> None:
    """What all the lives have left behind."""
    rows = house.rows("SELECT id, state FROM outbox")
    posted = {f"rh-{id_}" for id_, state in rows if state == "sent"}
    waiting = [id_ for id_, state in rows if state == "waiting"]
    lost = [nonce for nonce in posted if not house.discord.created[nonce]]
    doubled = {nonce: times for nonce, times in house.discord.created.items() if times > 1}
    gaps = house.rows(
        "SELECT game_id FROM actions GROUP BY game_id HAVING count(*) != max(sequence) OR min(sequence) != 1"
    )
    outcome.lost += len(lost) + len(gaps)
    outcome.doubled += len(doubled)
    outcome.stuck += len(crowd.stuck) + len(waiting)
    complaints = house.complaints()
    outcome.unhandled += len(complaints)
    outcome.notes += [f"stuck: {what}" for what in crowd.stuck]
    outcome.notes += [f"never posted: row {id_}" for id_ in waiting]
    outcome.notes += [f"marked as sent, but not there: {nonce}" for nonce in lost]
    outcome.notes += [
        f"doubled: {times} times {house.rows('SELECT * FROM outbox WHERE id = ?', nonce.partition('-')[2])}"
        for nonce, times in doubled.items()
    ]
    outcome.notes += [f"a gap in the moves of {game}" for (game,) in gaps]
    outcome.notes += [f"unhandled: {line} ({times} times)" for line, times in Counter(complaints).items()]


def main() -> int:
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    outcome = attack(count, seed)
    print("\n".join([*outcome.notes, outcome.told()]))
    return 0 if outcome.well else 1


if __name__ == "__main__":
    sys.exit(main())
