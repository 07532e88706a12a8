"""Who is served when; the workers are real processes."""

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.foreman import OVERTAKING, SMALL_QUEUE, Foreman, Lane
from bot.workers import Workers
from games.engine.errors import BadInput

ANN, BEN, CLEO = 1, 2, 3
PATIENCE = 60.0


@pytest.fixture
def foreman(own_workers: Workers) -> Foreman:
    return Foreman(own_workers)


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """What was done, in this order, a line for each."""
    file = tmp_path / "book"
    file.touch()
    return file


async def test_the_same_asked_twice_at_a_time_is_done_once(foreman: Foreman, book: Path) -> None:
    asked = [foreman.do(Lane.MOVE, whose, _note, book, "board") for whose in (ANN, BEN)]
    assert await asyncio.gather(*asked) == ["board", "board"]
    assert _lines(book) == ["board"]
    await foreman.do(Lane.MOVE, ANN, _note, book, "board")
    assert _lines(book) == ["board", "board"], "a move's board is not wanted again"


async def test_what_was_drawn_on_demand_is_remembered(foreman: Foreman, book: Path) -> None:
    for whose in (ANN, BEN, ANN):
        assert await foreman.do(Lane.DEMAND, whose, _note, book, "board") == "board"
    assert _lines(book) == ["board"]


async def test_a_failure_is_told_to_all_who_wait_and_not_remembered(foreman: Foreman, book: Path) -> None:
    asked = [foreman.do(Lane.DEMAND, whose, _refuse, book) for whose in (ANN, BEN)]
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(error) for error in told] == [BadInput, BadInput] and _lines(book) == ["refused"]
    with pytest.raises(BadInput):
        await foreman.do(Lane.DEMAND, ANN, _refuse, book)
    assert _lines(book) == ["refused", "refused"]


async def test_people_take_turns(book: Path) -> None:
    alone = Workers(1)
    foreman = Foreman(alone)
    many = [asyncio.create_task(foreman.do(Lane.MOVE, ANN, _note, book, f"ann {n}")) for n in range(40)]
    await asyncio.sleep(0)
    others = [foreman.do(Lane.MOVE, whose, _note, book, f"other {whose}") for whose in (BEN, CLEO)]
    await asyncio.gather(*many, *others)
    order = _lines(book)
    assert order[:4] == ["ann 0", "ann 1", "other 2", "other 3"]
    assert order[4:] == [f"ann {n}" for n in range(2, 40)]
    alone.close()


async def test_what_is_typed_comes_before_moves_and_moves_before_what_is_looked_at(book: Path) -> None:
    alone = Workers(1)
    foreman = Foreman(alone)
    lanes = [Lane.MOVE, Lane.FILM, Lane.DEMAND, Lane.MOVE, Lane.THOUGHT]
    await asyncio.gather(
        *(foreman.do(lane, n, _note, book, f"{lane.name} {n}") for n, lane in enumerate(lanes))
    )
    assert _lines(book) == ["MOVE 0", "THOUGHT 4", "MOVE 3", "DEMAND 2", "FILM 1"]
    alone.close()


@pytest.mark.parametrize("lane", [Lane.DEMAND, Lane.FILM])
async def test_whoever_waits_for_much_is_refused_more(foreman: Foreman, book: Path, lane: Lane) -> None:
    go = book.with_name("go")
    asked = [
        asyncio.create_task(foreman.do(lane, ANN, _wait_for, go, book, str(n)))
        for n in range(1 + SMALL_QUEUE)
    ]
    await _until(lambda: _lines(book) == ["0"])
    with pytest.raises(BadInput, match="pictures-waiting"):
        await foreman.do(lane, ANN, _note, book, "one more")
    others = asyncio.create_task(foreman.do(lane, BEN, _note, book, "ben"))
    same = asyncio.create_task(foreman.do(lane, ANN, _wait_for, go, book, "0"))
    await asyncio.sleep(0)
    go.touch()
    await asyncio.gather(*asked, others, same)
    assert await foreman.do(lane, ANN, _note, book, "one more") == "one more"
    assert sorted(_lines(book)) == ["0", "1", "2", "ben", "one more"]


async def test_what_is_looked_at_leaves_a_worker_for_moves(foreman: Foreman, book: Path) -> None:
    go = book.with_name("go")
    looked = [
        asyncio.create_task(foreman.do(lane, whose, _wait_for, go, book, f"{lane.name} {whose}"))
        for whose in (ANN, BEN, CLEO)
        for lane in (Lane.FILM, Lane.DEMAND)
    ]
    await _until(lambda: _lines(book))
    for number in range(3):
        await foreman.do(Lane.MOVE, 4, _note, book, f"move {number}")
    assert _lines(book) == ["FILM 1", "move 0", "move 1", "move 2"]
    go.touch()
    await asyncio.gather(*looked)
    assert _lines(book)[4:7] == ["DEMAND 1", "DEMAND 2", "DEMAND 3"], "films are last"


async def test_a_game_has_a_worker_of_its_own_while_that_one_has_the_time(
    foreman: Foreman, book: Path
) -> None:
    subjects = [Subject("ABBA"[n % 4], n) for n in range(40)]
    pids = await asyncio.gather(*(foreman.do(Lane.MOVE, n, _draw, each) for n, each in enumerate(subjects)))
    by = {game: [pid for each, pid in zip(subjects, pids, strict=True) if each.game == game] for game in "AB"}
    assert min(len(set(by["A"])), len(set(by["B"]))) == 1, "whoever is done first helps the other"
    assert by["A"][0] != by["B"][0]
    go = book.with_name("go")
    busy = asyncio.create_task(foreman.do(Lane.MOVE, ANN, _wait_for, go, book, "busy", subjects[0]))
    await _until(lambda: _lines(book))
    assert await foreman.do(Lane.MOVE, BEN, _draw, subjects[0]) == by["B"][0]
    go.touch()
    await busy


async def test_a_move_is_not_overtaken_for_ever_while_its_games_worker_is_busy(
    foreman: Foreman, book: Path
) -> None:
    go = book.with_name("go")
    busy = asyncio.create_task(foreman.do(Lane.FILM, ANN, _wait_for, go, book, "film", Subject("A", 0)))
    await _until(lambda: _lines(book))
    words = ["B", "A", *(f"B {n}" for n in range(2 * OVERTAKING))]
    moves = [
        asyncio.create_task(foreman.do(Lane.MOVE, n, _note, book, word, Subject(word[0], n)))
        for n, word in enumerate(words)
    ]
    await asyncio.gather(*moves)
    assert _lines(book).index("A") == 2 + OVERTAKING
    go.touch()
    await busy


async def test_at_the_end_what_is_begun_is_finished_and_the_rest_left(foreman: Foreman, book: Path) -> None:
    go = book.with_name("go")
    asked = [asyncio.create_task(foreman.do(Lane.DEMAND, ANN, _wait_for, go, book, str(n))) for n in range(2)]
    await _until(lambda: _lines(book))
    ending = asyncio.create_task(foreman.finish())
    await asyncio.sleep(0)
    go.touch()
    await ending
    assert await asked[0] == "0" and _lines(book) == ["0"]
    with pytest.raises(asyncio.CancelledError):
        await asked[1]


# In a worker


@dataclass(frozen=True)
class Subject:
    game: str
    number: int


def _note(book: Path, word: str, about: Subject | None = None) -> str:
    line = os.open(book, os.O_WRONLY | os.O_APPEND)
    os.write(line, f"{word}\n".encode())
    os.close(line)
    return word


def _draw(subject: Subject) -> int:
    time.sleep(0.01)
    return os.getpid()


def _wait_for(go: Path, book: Path, word: str, about: Subject | None = None) -> str:
    _note(book, word)
    while not go.exists():
        time.sleep(0.01)
    return word


def _refuse(book: Path) -> None:
    _note(book, "refused")
    raise BadInput("no-game")


# Here


def _lines(book: Path) -> list[str]:
    return book.read_text().splitlines()


async def _until(happened: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.02)
