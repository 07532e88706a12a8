"""How many moves a second are kept, with one process or two, in either database.

`python -m tests.moves WHERE FIRST` is one of the processes: it begins games in channels from that one on,
says so, and plays them all at once, as fast as it goes, when it is told to.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.store import Store
from bot.store.drivers import Where
from tests.databases import DATABASES, fresh
from tests.fifth_game import found
from tests.growth import MOVE, UNDO, House

GAMES = 20
SECONDS = 5.0
ROOT = Path(__file__).parent.parent
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def figures() -> Iterator[tuple[str, float]]:
    """Moves a second. A file has room for one process."""
    for kind in DATABASES:
        for processes in (1, 2) if kind == "postgres" else (1,):
            with TemporaryDirectory() as folder, fresh(kind, Path(folder)) as where:
                yield (
                    f"moves kept, {processes} process{'es' * (processes > 1)}, {kind}",
                    measure(where, processes),
                )


def measure(where: Where, processes: int) -> float:
    """Moves a second of so many processes together."""
    with ExitStack() as stack:
        started = [
            stack.enter_context(
                subprocess.Popen(
                    [sys.executable, "-m", "tests.moves", str(where), str(1 + number * 1000)],
                    cwd=ROOT,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
            for number in range(processes)
        ]
        for process in started:
            assert process.stdout and process.stdout.readline() == "ready\n"
        for process in started:
            assert process.stdin
            process.stdin.write("go\n")
            process.stdin.flush()
        return sum(float(process.stdout.readline()) for process in started if process.stdout)


async def play(where: Where, first: int) -> None:
    """One process."""
    store = await Store.open(where, lambda: NOW)
    try:
        await store.claims.enter()
        house = House(store, first * 10**6)
        games = [await house.begin(place, 1) for place in range(first, first + GAMES)]
        print("ready", flush=True)
        sys.stdin.readline()
        begun = perf_counter()
        moves = sum(await asyncio.gather(*(_played(house, game, begun + SECONDS) for game in games)))
        print(moves / (perf_counter() - begun), flush=True)
    finally:
        await store.close()


async def _played(house: House, game: int, end: float) -> int:
    moves = 0
    while perf_counter() < end:
        await house.row(game, (UNDO, MOVE)[moves % 2])
        moves += 1
    return moves


if __name__ == "__main__":
    where, first = sys.argv[1:]
    with found():
        asyncio.run(play(where if where.startswith("postgresql:") else Path(where), int(first)))
