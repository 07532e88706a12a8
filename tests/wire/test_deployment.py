"""A new version beside the old one: for a while two processes run the same shards, and both hear of whatever
somebody does. It is done once, answered once, told once, and whoever is to be called is called once."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.postgres import database
from tests.wire.driver import ids, texts
from tests.wire.fleet import Fleet
from tests.wire.server import Call

pytestmark = pytest.mark.asyncio(loop_scope="module")

OLD, NEW = 0, 1
TABLES = 4
MOVES = 4
LONGEST = 60
UPDATED = 7
"""The answer to a ballot: the vote as it is."""
ACKNOWLEDGED = 400
"""What Discord says to the second answer."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def fleet(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Fleet]:
    """Two processes with all shards each."""
    with database() as address:
        found = Fleet(tmp_path_factory.mktemp("deployment"), address, ("0-3", "0-3"))
        try:
            await found.discord.open()
            await found.launch(OLD)
            await found.launch(NEW)
            yield found
        finally:
            await found.close()


async def test_both_are_asked_and_it_is_one_move(fleet: Fleet) -> None:
    crowd = fleet.tables(TABLES)
    await asyncio.gather(*(table.set_up() for table in crowd))
    for number in range(MOVES):
        await asyncio.gather(*(table.play_on(typed=number % 2 == 1) for table in crowd))
    for table in crowd:
        assert table.played == MOVES
        for move in table.moves:
            await both_answered(fleet, move)
            assert table.accepted(move)
        table.check()
    told_once(fleet)


async def test_what_the_others_are_asked_is_asked_once(fleet: Fleet) -> None:
    """Votes, with their ballots, and an undo: what one has done is no reason for the other to refuse."""
    [table] = fleet.tables(1)
    await table.set_up()
    for _ in range(3):
        await table.play_on()
    mover = table.mover
    undone = table.command(mover, "undo")
    table.moves.append(undone)
    await both_answered(fleet, undone)
    assert table.played == 4 and table.accepted(undone)
    host, *others = fleet.people
    for asked in ("undo", "end"):
        path = ("undo",) if asked == "undo" else ("game", "end")
        await both_answered(fleet, table.command(host, *path))
    await table.settle()
    votes = [message for message in table.messages() if any(":yes-" in i for i in ids(message))]
    assert len(votes) == len(fleet.rows("SELECT 1 FROM votes"))
    for person in others:
        vote = next(
            message for message in reversed(table.messages()) if any(":yes-" in i for i in ids(message))
        )
        [yes] = [i for i in ids(vote) if ":yes-" in i]
        ballot = table.press(person, vote, yes)
        await both_answered(fleet, ballot)
        assert fleet.discord.answered[ballot].body["type"] == UPDATED
    assert fleet.rows("SELECT status FROM games WHERE channel_id = ?", table.channel_id) == [("cancelled",)]
    await table.settle()
    assert sum("common consent" in texts(message) for message in table.messages()) == 1
    told_once(fleet)


async def test_whoever_is_to_be_called_is_called_once(fleet: Fleet) -> None:
    """Both look at the clock when somebody moves; each reminder is due, again and again."""
    crowd = fleet.tables(TABLES + 1)
    await asyncio.gather(*(table.set_up() for table in crowd))
    busy, *quiet = crowd
    for times in range(1, 4):
        fleet.remind(*quiet)
        while not all(len(table.reminders()) >= times for table in quiet):
            assert busy.played < LONGEST
            await busy.go_round()
        await asyncio.gather(*(table.settle() for table in quiet))
        assert [len(table.reminders()) for table in quiet] == [times] * len(quiet)
    told_once(fleet)


async def test_the_old_one_leaves_and_nobody_notices(fleet: Fleet) -> None:
    """It is asked to stop while everybody moves: all are answered, and every board comes."""
    crowd = fleet.tables(2 * TABLES)
    await asyncio.gather(*(table.set_up() for table in crowd))
    moves = [table.button() for table in crowd]
    leaving = asyncio.create_task(fleet.dismiss(OLD))
    for table, move in zip(crowd, moves, strict=True):
        await table.answer(move)
        await table.settle()
        assert table.accepted(move)
    await leaving
    for table in crowd:
        await table.play_on()
        table.check()
    told_once(fleet)


async def both_answered(fleet: Fleet, interaction: int) -> None:
    """Both have answered, and Discord has taken one of the answers."""
    answers = lambda: [call.status for call in answers_to(fleet, interaction)]  # noqa: E731
    await fleet.until(lambda: len(answers()) == 2 and None not in answers(), "both answers")
    assert sorted(status == ACKNOWLEDGED for status in answers()) == [False, True]


def answers_to(fleet: Fleet, interaction: int) -> list[Call]:
    return [
        c for c in fleet.discord.calls if c.kind == "callback" and c.path.split("/")[2] == str(interaction)
    ]


def told_once(fleet: Fleet) -> None:
    """No message was sent twice, also none that Discord took for the same."""
    sent = Counter(call.body["nonce"] for call in fleet.discord.calls if call.kind == "board")
    assert {nonce for nonce, times in sent.items() if times > 1} == set()
