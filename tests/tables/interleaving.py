"""Two writers at once, at every interleaving of their awaits.

Every word that is spoken with the database waits at a gate. A schedule says which of two tasks goes on
whenever both could; all schedules are tried, one after the other, each on a fresh copy of a database.
Only what is said within a transaction has no gate: nobody sees it before its end, and nobody else can
write meanwhile, so it makes no difference who speaks then.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.store.drivers.sqlite import SqliteConnection

Work = Callable[[], Awaitable[object]]
SPOKEN = ("rows", "all_rows", "run", "roll_back")
ENDS = ((), ("COMMIT",))
"""What is said at the end of a transaction; taking it back needs no words."""
TURNS_OF_THE_LOOP = 6


class Gates:
    """Holds two tasks at each of their awaits and lets one at a time go on."""

    def __init__(self) -> None:
        self.waiting: dict[asyncio.Task[Any], asyncio.Future[None]] = {}
        self.speaking = 0

    async def through(self) -> None:
        """Waits to be let through; only the tasks under test are held."""
        task = asyncio.current_task()
        assert task is not None
        if task.get_name() in ("first", "second"):
            gate = self.waiting[task] = asyncio.get_running_loop().create_future()
            await gate

    async def run(self, works: tuple[Work, Work], schedule: list[int]) -> tuple[list[object], list[int]]:
        """Runs two works by a schedule. What came of each, and how many could go on at each choice."""
        tasks = [
            asyncio.create_task(self._outcome(work), name=name)
            for work, name in zip(works, ("first", "second"), strict=True)
        ]
        choices: list[int] = []
        while not all(task.done() for task in tasks):
            await self._quiet(tasks)
            ready = [task for task in tasks if task in self.waiting]
            if not ready:
                assert all(task.done() for task in tasks), "both wait for ever"
                break
            pick = 0
            if len(ready) > 1:
                pick = schedule[len(choices)] if len(choices) < len(schedule) else 0
                choices.append(len(ready))
            self.waiting.pop(ready[pick]).set_result(None)
        return [task.result() for task in tasks], choices

    async def _outcome(self, work: Work) -> object:
        """What a work answers: what it returned, or how it was refused."""
        await self.through()
        try:
            return await work()
        except Exception as error:
            return f"{type(error).__name__}: {error}"

    async def _quiet(self, tasks: list[asyncio.Task[Any]]) -> None:
        """Until neither task can go on without us."""
        still = 0
        while still < TURNS_OF_THE_LOOP:
            before = set(self.waiting), [task.done() for task in tasks]
            await asyncio.sleep(0)
            same = before == (set(self.waiting), [task.done() for task in tasks])
            still = still + 1 if same and not self.speaking else 0


@contextmanager
def gated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gates]:
    """Puts a gate before everything that is said to a database."""
    gates = Gates()
    with monkeypatch.context() as patch:
        for name in SPOKEN:
            patch.setattr(SqliteConnection, name, _with_gate(getattr(SqliteConnection, name), gates))
        patch.setattr(asyncio, "to_thread", _at_once)
        yield gates


def schedules() -> Iterator[tuple[list[int], Callable[[list[int]], None]]]:
    """All schedules, depth first: each is told afterwards how many could go on at each of its choices."""
    schedule: list[int] | None = []
    told: list[list[int]] = []
    while schedule is not None:
        yield schedule, told.append
        choices = told.pop()
        taken = schedule + [0] * (len(choices) - len(schedule))
        schedule = None
        for at in reversed(range(len(choices))):
            if taken[at] + 1 < choices[at]:
                schedule = [*taken[:at], taken[at] + 1]
                break


def _with_gate(spoken: Callable[..., Awaitable[Any]], gates: Gates) -> Callable[..., Awaitable[Any]]:
    async def speak(connection: SqliteConnection, *values: Any) -> Any:
        if values in ENDS or not connection.in_transaction:
            await gates.through()
        gates.speaking += 1
        try:
            return await spoken(connection, *values)
        finally:
            gates.speaking -= 1

    return speak


async def _at_once(work: Callable[..., Any], *values: Any) -> Any:
    return work(*values)
