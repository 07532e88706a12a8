"""Processes that die, hang, eat memory or are left alone; these tests have real ones."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

import bot.workers
from bot.workers import TooHeavy, Workers, packed, tried
from games.engine.errors import BadInput, NotLegal, told_by
from tests.wire.driver import ROOT

PATIENCE = 60.0
MUCH = 200 * 2**20


async def test_a_worker_that_is_killed_is_replaced_and_its_work_done(
    own_workers: Workers, tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    work = asyncio.create_task(own_workers.do(packed(_slowly_once, begun)))
    await _until(lambda: begun.exists() and begun.read_text())
    victim = int(begun.read_text())
    os.kill(victim, signal.SIGKILL)
    assert await work != victim
    await _until(lambda: not _lives(victim))


async def test_what_kills_its_worker_again_and_again_harms_no_other(tmp_path: Path) -> None:
    two = Workers(2)
    begun = tmp_path / "begun"
    beside = asyncio.create_task(two.do(packed(_while_there, begun), 1))
    await _until(begun.exists)
    with pytest.raises(BrokenProcessPool):
        await two.do(packed(_die), 0)
    begun.unlink()
    assert await beside == await two.do(packed(os.getpid), 1) != await two.do(packed(os.getpid), 0)
    two.close()


async def test_what_takes_too_long_is_ended_and_the_next_is_done(tmp_path: Path) -> None:
    impatient = Workers(1)
    impatient.wait()
    pid = await impatient.do(packed(_be_impatient, 0.2))
    begun = tmp_path / "begun"
    assert await impatient.do(packed(_slowly_once, begun)) != pid, "it is done again, by another"
    await _until(lambda: not _lives(pid))
    impatient.close()


async def test_errors_travel_with_their_figures_and_whose_words_they_are_in(own_workers: Workers) -> None:
    with pytest.raises(NotLegal) as refused:
        await own_workers.do(packed(_refuse))
    assert (refused.value.key, refused.value.figures) == ("too-dear", {"cost": 3})
    assert (refused.value.game, refused.value.seats) == ("a-game", ("Ann", "Ben"))
    with pytest.raises(BadInput) as bad:
        await own_workers.do(packed(_misread))
    assert bad.value.path == ("rows", 7)


@pytest.mark.parametrize("work", ["_loop", "_eat", "_fail"])
async def test_what_is_too_heavy_ends_and_its_worker_lives_on(work: str) -> None:
    alone = Workers(1)
    alone.wait()
    pid = await alone.do(packed(os.getpid))
    with pytest.raises(TooHeavy):
        await alone.do(packed(tried, 0.2, MUCH, globals()[work]))
    await alone.do(packed(tried, PATIENCE, MUCH, _little))
    assert await alone.do(packed(os.getpid)) == pid
    alone.close()


def test_a_house_that_is_killed_leaves_no_worker_behind() -> None:
    house = subprocess.Popen(
        [sys.executable, "-m", "tests.bot.test_workers"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert house.stdout is not None
    pids = [int(pid) for pid in house.stdout.readline().split()]
    assert pids and all(map(_lives, pids))
    house.kill()
    house.wait()
    house.stdout.close()
    end = time.monotonic() + PATIENCE
    while any(map(_lives, pids)):
        assert time.monotonic() < end
        time.sleep(0.02)


# In a worker


def _slowly_once(begun: Path) -> int:
    """Hangs the first time, and says who does it."""
    if not begun.exists():
        begun.write_text(str(os.getpid()))
        time.sleep(PATIENCE)
    return os.getpid()


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _while_there(begun: Path) -> int:
    begun.touch()
    while begun.exists():
        time.sleep(0.01)
    return os.getpid()


def _be_impatient(seconds: float) -> int:
    bot.workers.LONGEST = seconds
    return os.getpid()


def _refuse() -> None:
    with told_by("a-game", ("Ann", "Ben")):
        raise NotLegal("too-dear", cost=3)


def _misread() -> None:
    raise BadInput("file-misshapen", ("rows", 7))


def _loop() -> None:
    while True:
        pass


def _eat() -> None:
    eaten = []
    while True:
        eaten.append(bytearray(2**20))


def _fail() -> None:
    raise ZeroDivisionError


def _little() -> None:
    assert bytearray(MUCH // 4)


# Here


async def _until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.02)


def _lives(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


if __name__ == "__main__":
    house = Workers()
    house.wait()
    print(*(pid for pool in house._pools for pid in pool.result()._processes), flush=True)
    time.sleep(PATIENCE)
