"""Several processes on one database: each place is one's alone, and what a dead one had is another's."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store, claims
from bot.store.drivers import Where, postgres
from bot.store.rows import Digest, Notice, Occupied, Overtaken, Prune, Timer, direct
from tests.bot.test_start_database import started
from tests.databases import rows
from tests.wire.proxy import Line

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TO_ANN = direct(5)
SOON = NOW + timedelta(hours=9)
LONG_AGO = "UPDATE processes SET until = 0 WHERE id = ?"


async def opened(where: Where) -> Store:
    return await Store.open(where, lambda: NOW)


@pytest_asyncio.fixture
async def pair(where: Where) -> AsyncIterator[tuple[Store, Store]]:
    """Two processes, as far as the database can tell."""
    stores = await opened(where), await opened(where)
    for store in stores:
        await store.claims.enter(alone=False)
    yield stores
    for store in stores:
        await store.close()


@pytest.fixture
def neighbour() -> Iterator[subprocess.Popen[bytes]]:
    """Another process of this machine."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        yield process
        process.kill()


def register(where: Where, pid: int, host: str | None = None) -> None:
    """Says that another process is there."""
    rows(
        where,
        "INSERT INTO processes (id, host, pid, born, until) VALUES ('other', ?, ?, ?, 1e12)",
        host or claims._host(),
        pid,
        claims._born(pid) or "",
    )


async def test_a_place_is_ones_alone_until_that_one_leaves(pair: tuple[Store, Store]) -> None:
    one, other = pair
    assert await one.outbox.hold(TO_ANN)
    assert not await other.outbox.hold(TO_ANN)
    assert await one.outbox.hold(TO_ANN)
    assert await other.outbox.hold(direct(6))
    await one.claims.leave()
    assert await other.outbox.hold(TO_ANN)


async def test_who_has_not_been_heard_of_for_too_long_has_lost_it(
    where: Where, pair: tuple[Store, Store]
) -> None:
    one, other = pair
    async with one.desk() as desk:
        await desk.post(TO_ANN, Notice("call"))
    assert await one.outbox.hold(TO_ANN)
    row = await one.outbox.next(TO_ANN)
    assert row is not None
    await one.outbox.tried(row)
    lapsed = one.claims.process
    rows(where, LONG_AGO, lapsed)
    assert await other.outbox.hold(TO_ANN)
    with pytest.raises(Overtaken):
        await one.outbox.tried(row)
    await other.outbox.tried(row)
    assert not await one.outbox.hold(TO_ANN)
    assert await one.claims.stay(), "it comes back as another"
    assert one.claims.process != lapsed and one.claims.held == set()
    assert not await other.claims.stay()


async def test_a_dead_process_is_seen_to_be_gone(where: Where, pair: tuple[Store, Store]) -> None:
    one, other = pair
    dead = subprocess.Popen([sys.executable, "-c", ""])
    register(where, dead.pid)
    dead.wait()
    rows(where, "INSERT INTO claims (name, process) VALUES ('direct:5', 'other')")
    assert await one.claims.stay(), "there is more to do"
    assert not await other.claims.stay()
    assert await other.outbox.hold(TO_ANN)


async def test_one_on_another_machine_of_the_same_name_is_not_taken_for_dead(
    where: Where, pair: tuple[Store, Store], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its number is nobody's here; machines are told apart by when they were started."""
    (tmp_path / "boot").write_text("another\n")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(claims, "BOOT", tmp_path / "boot")
        host = claims._host()
    assert host.partition(":")[0] == claims._host().partition(":")[0] != host
    register(where, 2**22 + 1, host)
    assert not await pair[0].claims.stay()
    assert rows(where, "SELECT 1 FROM processes WHERE id = 'other'")


async def test_a_timer_that_is_due_is_dealt_with_by_one(pair: tuple[Store, Store], where: Where) -> None:
    one, other = pair
    async with one.desk() as desk:
        await desk.set_timers(*(Timer(NOW + timedelta(hours=n), Digest(n)) for n in range(30)))
    shares = await asyncio.gather(*(store.due_timers(SOON) for store in pair))
    due = [timer.occasion for share in shares for timer in share]
    assert len(due) == 11 and set(due) == {Prune(), *(Digest(n) for n in range(10))}
    assert [await store.due_timers(SOON) for store in pair] == list(shares), "its own again"
    rows(where, LONG_AGO, one.claims.process)
    assert len(await other.due_timers(SOON)) == 11


async def test_a_timer_that_is_set_anew_is_anybodys(pair: tuple[Store, Store]) -> None:
    one, other = pair
    async with one.desk() as desk:
        await desk.set_timers(Timer(NOW, Digest(1)))
    assert len(await one.due_timers(NOW)) == 2
    assert await other.due_timers(NOW) == []
    async with one.desk() as desk:
        await desk.set_timers(Timer(NOW, Digest(1)))
    assert [timer.occasion for timer in await other.due_timers(NOW)] == [Digest(1)]


@pytest.mark.parametrize("where", ["postgres"], indirect=True)
async def test_whose_place_it_is_hears_of_what_waits_there(pair: tuple[Store, Store]) -> None:
    one, other = pair
    heard: asyncio.Queue[str] = asyncio.Queue()
    one.listen(heard.put_nowait)
    assert await one.outbox.hold(TO_ANN)
    while heard.empty():  # until it listens
        assert not await other.outbox.hold(TO_ANN)
        await asyncio.sleep(0.01)
    assert heard.get_nowait() == "direct:5"
    await other.claims.leave()
    while await heard.get() != claims.LEFT:
        pass


@pytest.mark.parametrize("where", ["postgres"], indirect=True)
async def test_who_is_cut_off_without_a_word_hears_again(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "SILENT", 0.1)
    monkeypatch.setattr(postgres, "PATIENCE", 0.5)
    assert isinstance(where, str)
    line = Line(where)
    deaf, other = await opened(await line.open()), await opened(where)
    heard: asyncio.Queue[str] = asyncio.Queue()
    deaf.listen(heard.put_nowait)
    try:
        for cut in (lambda: None, line.lose):
            cut()
            async with asyncio.timeout(60):
                while heard.empty():
                    await other.claims.tell("something")
                    await asyncio.sleep(0.01)
            while not heard.empty():
                heard.get_nowait()
    finally:
        for store in (deaf, other):
            await store.close()
        await line.close()


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_in_a_file_there_is_room_for_one(where: Where, neighbour: subprocess.Popen[bytes]) -> None:
    store = await opened(where)
    register(where, neighbour.pid)
    with pytest.raises(Occupied):
        await store.claims.enter()
    neighbour.kill()
    neighbour.wait()
    await store.claims.enter()
    await store.close()


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_one_on_another_machine_is_waited_for(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be dead, or it goes on saying that it is there."""
    store = await opened(where)
    register(where, 1, "elsewhere")
    waited = iter(["UPDATE processes SET until = until + 1", "UPDATE processes SET until = 0"])

    async def wait(_: float) -> None:
        rows(where, next(waited))

    monkeypatch.setattr(asyncio, "sleep", wait)
    with pytest.raises(Occupied, match="elsewhere"):
        await store.claims.enter()
    await store.claims.enter()
    await store.close()


@pytest.mark.parametrize(("language", "words"), [("C", "Stop that one"), ("fr_FR.UTF-8", "Arr\u00eatez-le")])
async def test_a_second_bot_is_told_what_to_do(
    tmp_path: Path, neighbour: subprocess.Popen[bytes], language: str, words: str
) -> None:
    await (await opened(tmp_path / "roundhouse.sqlite")).close()
    register(tmp_path / "roundhouse.sqlite", neighbour.pid)
    done = started(tmp_path, language)
    assert done.returncode == 1 and words in done.stderr, done.stderr
    assert str(neighbour.pid) in done.stderr and "Traceback" not in done.stderr
