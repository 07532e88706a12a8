"""Twenty channels of all games move at once: everybody is answered well within Discord's three seconds."""

import asyncio
import statistics
import tempfile
from itertools import cycle
from pathlib import Path
from time import perf_counter

import pytest

from games.engine import registry
from tests.wire.driver import Table, Wire

TABLES = 20
ROUNDS = 3
LIMIT = 2.0


@pytest.mark.slow
async def test_everybody_is_answered_in_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = await measure(tmp_path)
    with capsys.disabled():
        print("\n" + ", ".join(f"{name} {value:.3f}" for name, value in found.items()))
    assert found["answer_max"] < LIMIT
    assert found["loop_stood_max"] < LIMIT


def figures() -> dict[str, float]:
    """In seconds: how long people waited for an answer and for their board while twenty channels moved at
    once, and how long the bot's event loop stood still."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder)))


async def measure(folder: Path) -> dict[str, float]:
    """Plays some rounds at all tables at once."""
    wire = Wire(folder)
    await wire.open()
    try:
        tables = [wire.table(game) for game, _ in zip(cycle(registry.names()), range(TABLES))]
        await asyncio.gather(*(table.set_up() for table in tables))
        pinging = asyncio.create_task(wire.discord.ping())
        answers, boards = [], []
        for _ in range(ROUNDS):
            answered, posted = await _round(wire, tables)
            answers += answered
            boards += posted
        pinging.cancel()
        for table in tables:
            await table.settle()
            table.check()
    finally:
        await wire.close()
    return {
        "answer_median": statistics.median(answers),
        "answer_max": max(answers),
        "board_median": statistics.median(boards),
        "board_max": max(boards),
        "loop_stood_median": statistics.median(wire.discord.pongs),
        "loop_stood_max": max(wire.discord.pongs),
    }


async def _round(wire: Wire, tables: list[Table]) -> tuple[list[float], list[float]]:
    """A move at every table: how long each answer and each board took."""
    discord = wire.discord
    before = len(_posted(wire))
    begun = perf_counter()
    moves = [table.button() for table in tables]
    await wire.until(lambda: discord.answered.keys() >= set(moves), "the answers")
    await wire.until(lambda: len(_posted(wire)) >= before + len(tables), "the boards")
    return [discord.seconds(move) for move in moves], [at - begun for at in _posted(wire)[before:]]


def _posted(wire: Wire) -> list[float]:
    """When each board arrived."""
    return [call.arrived for call in wire.discord.calls if call.kind == "board"]
