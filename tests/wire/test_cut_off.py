"""A database out of reach for ten seconds: people are told so, nothing is lost, and all goes on by itself."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from time import perf_counter

import pytest
import pytest_asyncio

from bot.words import speak
from tests.postgres import database
from tests.wire.driver import PATIENCE, Table, Wire
from tests.wire.proxy import Line

OUT_OF_REACH = 10.0


@pytest_asyncio.fixture
async def line(tmp_path: Path) -> AsyncIterator[tuple[Line, Table]]:
    """A game that runs, and the line from the bot to its database."""
    with database() as address:
        line = Line(address)
        wire = Wire(tmp_path, {"ROUNDHOUSE_DATABASE": await line.open()})
        wire.where = address
        try:
            await wire.open()
            table = wire.table()
            await table.set_up()
            yield line, table
        finally:
            line.mend()
            await wire.close()
            await line.close()


@pytest.mark.parametrize("cut", [Line.silence, Line.break_off])
async def test_people_are_told_and_nothing_is_lost(
    line: tuple[Line, Table], cut: Callable[[Line], None]
) -> None:
    wire, table = line[1].wire, line[1]
    await table.play_on()
    played = table.played
    cut(line[0])
    begun = perf_counter()
    told = speak("en").say("error-unkept")
    answers = []
    while told not in answers:  # the first may be on its way already
        assert perf_counter() < begun + PATIENCE, answers
        move = table.button()
        await table.answer(move)
        answers.append((wire.discord.answered[move].body.get("data") or {}).get("content"))
    await asyncio.sleep(max(begun + OUT_OF_REACH - perf_counter(), 0))
    line[0].mend()
    assert table.played == played
    while table.played == played:
        assert perf_counter() < begun + PATIENCE, answers
        await table.answer(table.button())
    await table.settle()
    await table.play_on()
    table.check()
