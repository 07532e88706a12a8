"""How soon people are answered while computers think for others."""

import asyncio
from itertools import cycle
from pathlib import Path
from time import perf_counter

from games.engine import registry
from tests.wire.driver import Table, Wire


async def against_computers(folder: Path, tables: int, rounds: int) -> tuple[list[float], list[float]]:
    """Somebody moves at each of several tables with three strong computers, all at once, again and again: the
    seconds until each is answered, and until each is asked again."""
    wire = Wire(folder)
    await wire.open()
    answers: list[float] = []
    turns: list[float] = []
    try:
        crowd = [wire.table(game) for game, _ in zip(cycle(registry.names()), range(tables), strict=False)]
        for table in crowd:
            await table.set_up_against_computers(3)
        for _ in range(rounds):
            crowd = [table for table in crowd if table.running]
            moves = await asyncio.gather(*(_moved(table, turns) for table in crowd))
            answers += [wire.discord.seconds(move) for move in moves]
    finally:
        await wire.close()
    return answers, turns


async def _moved(table: Table, turns: list[float]) -> int:
    begun = perf_counter()
    move = table.likely()
    await table.answer(move)
    await table.computers()
    turns.append(perf_counter() - begun)
    return move
