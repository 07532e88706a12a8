"""Many channels of all games move at once, over the wire: how long people wait, and what it takes."""

import asyncio
import statistics
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import cycle
from pathlib import Path
from time import perf_counter

from games.engine import registry
from tests.wire.driver import Table, Wire

TOGETHER = 10
"""Tables that are set up at a time: that is not what is measured."""
UNDISTURBED = 0.02
STOLEN = 7
"""Where /proc/stat has it."""


@dataclass
class Load:
    """What was measured, in seconds and megabytes."""

    rounds: list["Round"] = field(default_factory=list)
    loop_late: float = 0.0
    loop_held_up: float = 0.0
    """By its own work."""
    memory: list[float] = field(default_factory=list)
    """After each round."""

    @property
    def answers(self) -> list[float]:
        return [answer for found in self.rounds for answer in found.answers]

    @property
    def boards(self) -> list[float]:
        return [board for found in self.rounds for board in found.boards]

    def figures(self) -> dict[str, float]:
        """In milliseconds."""
        return {
            "answer, median": statistics.median(self.answers) * 1e3,
            "answer, 99 of 100 within": percentile(self.answers, 99) * 1e3,
            "board, median": statistics.median(self.boards) * 1e3,
            "board, 99 of 100 within": percentile(self.boards, 99) * 1e3,
            "event loop held up at most, by its own work": self.loop_held_up * 1e3,
            "event loop late at most, for whatever reason": self.loop_late * 1e3,
        }

    def undisturbed(self) -> "Load":
        """The rounds during which nobody else had the machine's processors."""
        return replace(self, rounds=[found for found in self.rounds if found.stolen < UNDISTURBED])


@dataclass
class Round:
    """A move at every table."""

    answers: list[float]
    boards: list[float]
    stolen: float
    """The share of the processors' time that other machines on the same computer had."""


def percentile(values: list[float], share: int) -> float:
    """What so many of a hundred are within."""
    return sorted(values)[min(len(values) * share // 100, len(values) - 1)]


async def measure(folder: Path, tables: int, rounds: int, within: float = 1.0) -> Load:
    """Plays rounds in which somebody moves at every table within so many seconds."""
    watch = folder / "held-up"
    wire = Wire(folder, {"WATCHED_LOOP": str(watch)})
    await wire.open()
    load = Load()
    try:
        crowd = [wire.table(game) for game, _ in zip(cycle(registry.names()), range(tables), strict=False)]
        for first in range(0, tables, TOGETHER):
            await asyncio.gather(*(table.set_up() for table in crowd[first : first + TOGETHER]))
        await _round(wire, crowd, Load(), within)  # what is drawn once is drawn now
        watch.write_text("0 0")
        for _ in range(rounds):
            crowd = [table if table.running else wire.table(table.game) for table in crowd]
            await asyncio.gather(*(table.set_up() for table in crowd))
            await _round(wire, crowd, load, within)
            for table in crowd:
                await table.settle()
            await asyncio.sleep(2.0)  # people think, and workers give back what they drew with
            load.memory.append(wire.memory())
            _forget(wire)
        load.loop_late, load.loop_held_up = map(float, watch.read_text().split())
        for table in crowd:
            table.check()
    finally:
        await wire.close()
    return load


async def _round(wire: Wire, tables: list[Table], load: Load, within: float) -> None:
    """A move at every table within so many seconds: how long each answer and each board took."""
    discord = wire.discord
    before, stolen = len(discord.calls), _processors()
    moves = {}
    begun = perf_counter()
    for number, table in enumerate(tables):
        await asyncio.sleep(max(begun + within * number / len(tables) - perf_counter(), 0))
        moves[table.channel_id] = table.likely()
        await asyncio.sleep(0)  # sent, before the next one is made up
    await wire.until(lambda: discord.answered.keys() >= set(moves.values()), "the answers")
    await wire.until(lambda: len(_arrivals(wire, before)) >= len(tables), "the boards")
    arrivals = _arrivals(wire, before)
    others, whole = (after - before for before, after in zip(stolen, _processors(), strict=True))
    load.rounds.append(
        Round(
            [discord.seconds(move) for move in moves.values()],
            [arrivals[channel] - discord.emitted[move] for channel, move in moves.items()],
            others / whole,
        )
    )


def _processors() -> tuple[int, int]:
    """How long others had our processors so far, and the whole time."""
    times = [int(time) for time in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    return times[STOLEN], sum(times)


def _forget(wire: Wire) -> None:
    """What was posted long ago takes up room, and nobody looks at it."""
    for call in wire.discord.calls:
        call.files.clear()
    backend = wire.discord.backend
    backend.cdn._blobs.clear()
    backend.transcript.clear()


def _arrivals(wire: Wire, since: int) -> dict[int, float]:
    """When a board arrived in each channel."""
    boards = [call for call in wire.discord.calls[since:] if call.shows_board and call.status]
    assert max(Counter(call.channel_id for call in boards).values(), default=1) == 1
    return {call.channel_id: call.arrived for call in boards if call.channel_id}
