"""Computers of many games think at once: in turn, for a share of the time, and nobody waits for ever."""

import asyncio
import pickle
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from bot import thinking
from bot.store.rows import GameRow, Player
from bot.tables import computers
from bot.tables.lobby import NAMES
from bot.thinking import Thinkers
from games.engine.match import Match, set_up
from tests.fifth_game import NAME


class Desk:
    """Games that wait for a computer, until it has answered."""

    def __init__(self, count: int) -> None:
        players = tuple(Player(number, NAMES[number - 1], level="strong") for number in (1, 2))
        setting = set_up(NAME, NAMES[:2], "s", keep_seats=True)
        first = GameRow(
            1, "running", 1, 1, 1, "en", NAME, "s", {}, setting.board.json, True, 0,
            Match(setting).snapshot(), players, thinking=True,
        )  # fmt: skip
        self.rows = {number: replace(first, id=number) for number in range(1, count + 1)}
        self.games = self.claims = self

    @property
    def thinking(self) -> list[int]:
        return [number for number, row in self.rows.items() if row.thinking]

    async def one(self, number: int) -> GameRow:
        return self.rows[number]

    async def hold(self, name: str) -> bool:
        return True

    async def answered(self, _: Any, row: GameRow, __: int, moves: str) -> None:
        self.rows[row.id] = replace(row, thinking=False)


class Slow:
    """A worker who says when it begins, and ends when it is let."""

    count = 1

    def __init__(self) -> None:
        self.begun: list[tuple[int, float]] = []
        self.let = asyncio.Event()

    async def do(self, payload: bytes) -> str:
        _, (row, _, seconds) = pickle.loads(payload)
        self.begun.append((row.id, seconds))
        await self.let.wait()
        return "pass"


@asynccontextmanager
async def asked(count: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Desk, Slow, Thinkers]]:
    """So many games wait at once for computers who are slow."""
    desk, slow = Desk(count), Slow()
    monkeypatch.setattr(computers, "answer", desk.answered)
    thinkers = Thinkers(desk, slow)  # type: ignore[arg-type]
    for number in desk.rows:
        thinkers.kick(number)
    yield desk, slow, thinkers
    slow.let.set()
    await thinkers.finish()


async def until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not happened():
            await asyncio.sleep(0.01)


async def test_they_take_turns_and_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with asked(10, monkeypatch) as (desk, slow, _):
        await until(lambda: slow.begun)
        assert slow.begun == [(1, pytest.approx(computers.LONGEST / 10))], "one at a time"
        slow.let.set()
        await until(lambda: not desk.thinking)
        assert [number for number, _ in slow.begun] == list(desk.rows)
        assert slow.begun[-1][1] == computers.LONGEST, "nobody else waits"


async def test_who_waits_too_long_plays_without_a_thought_and_none_is_begun_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.05)
    async with asked(3, monkeypatch) as (desk, slow, thinkers):
        await until(lambda: not desk.thinking)
        assert caplog.text.count("played without a thought") == 3
        begun = len(slow.begun)
        slow.let.set()
        desk.rows[1] = replace(desk.rows[1], thinking=True)
        thinkers.kick(1)
        await until(lambda: not desk.thinking)
        assert [number for number, _ in slow.begun[begun:]] == [1]


async def test_a_bot_that_stops_begins_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    async with asked(3, monkeypatch) as (desk, slow, _):
        await until(lambda: slow.begun)
    assert len(slow.begun) == 1 and desk.thinking == [2, 3]
