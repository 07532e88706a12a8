"""Two processes, half of the shards each, on one PostgreSQL. One is killed, and its shards start elsewhere:
no acknowledged move is lost, none is made twice, and every board is in its channel once."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from bot.messages.signs import signs
from bot.words import speak
from tests.marks import rarely
from tests.postgres import database
from tests.wire.driver import Table, ids, texts
from tests.wire.fleet import SHARDS, Fleet

pytestmark = pytest.mark.asyncio(loop_scope="module")

LONGEST = 1.0
"""Seconds that a process goes on once everybody has moved: by then most boards are posted."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def fleet(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Fleet]:
    with database() as address:
        found = Fleet(tmp_path_factory.mktemp("fleet"), address)
        try:
            await found.open()
            yield found
        finally:
            await found.close()


async def test_the_emoji_are_uploaded_once_and_known_to_both(fleet: Fleet) -> None:
    """Both have begun at once, for the first time."""
    await fleet.until(lambda: len(fleet.discord.emoji) == len(signs()), "the emoji")
    games = {game: None for game, _ in signs()}
    for place in (0, SHARDS - 1):
        told = ""
        for game in games:
            table = fleet.tables(SHARDS, game)[place]
            await table.set_up()
            table.likely()
            await fleet.until(lambda table=table: table.played and not table.waiting(), "a board")
            told += texts(table.board)
        assert re.search(r"<:\w+:\d+>", told)
    uploads = Counter(call.body["name"] for call in fleet.discord.calls if call.kind == "draw")
    assert set(uploads.values()) == {1} and len(uploads) == len(signs())


async def test_a_press_in_a_direct_message_reaches_a_game_of_the_other_process(fleet: Fleet) -> None:
    """Direct messages come to the first shard's process, the game is of the last shard's. What is pressed
    there and a move at the same moment come one after the other."""
    busy, *_, table = fleet.tables(SHARDS)
    for one in (busy, table):
        await one.set_up()
    for person in fleet.people:
        await table.answer(table.command(person, "settings", "calls", direct=True))
    asked = table.asked
    press = await _press_below_a_reminder(fleet, table, busy, "mute")
    await table.answer(press)
    assert said(fleet, press) == speak("en").say("muted")
    assert reminders_due(fleet, table) == []
    await table.play_on()
    while table.asked != asked:
        await table.play_on()
    press, move = await _press_below_a_reminder(fleet, table, busy, "stop"), table.button()
    await table.answer(press)
    await table.answer(move)
    assert said(fleet, press) == speak("en").say("reminders-stopped")
    assert table.accepted(move)
    await fleet.until(lambda: table.boards() == [table.played], "the board")
    while table.asked != asked:
        await table.play_on()
    assert reminders_due(fleet, table) == []
    await table.settle()
    table.check()


async def _press_below_a_reminder(fleet: Fleet, table: Table, busy: Table, deed: str) -> int:
    """Whoever is asked at a table is reminded in a direct message, and presses a button there."""
    asked, place = table.asked, fleet.direct(table.asked)
    assert reminders_due(fleet, table) == [asked]
    before = len(place.reminders())
    fleet.remind(table)
    while len(place.reminders()) == before:  # whoever looks at the clock sees it
        await busy.go_round()
    message = place.reminders()[-1]
    [button] = [i for i in ids(message) if f":{deed}:" in i]
    return place.press(asked, message, button)


def said(fleet: Fleet, interaction: int) -> str:
    """What somebody was answered."""
    return str(fleet.discord.answered[interaction].body["data"]["content"])


def reminders_due(fleet: Fleet, table: Table) -> list[int]:
    """Who is to be reminded next at a table."""
    found = fleet.rows(
        "SELECT occasion FROM timers WHERE kind = 'remind' AND game_id IN"
        " (SELECT id FROM games WHERE channel_id = ?)",
        table.channel_id,
    )
    return [json.loads(occasion)["user_id"] for (occasion,) in found]


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("tables", "kills"), rarely([(4, 2), (20, 50)], [(4, 2)], pytest.mark.long))
async def test_one_is_killed_while_channels_move(fleet: Fleet, tables: int, kills: int) -> None:
    dice = Random(kills)
    crowd = fleet.tables(tables)
    for _ in range(kills):
        crowd = [_open(fleet, table) for table in crowd]
        for table in crowd:
            await table.set_up()
            table.button()
        await asyncio.sleep(dice.uniform(0, LONGEST))
        number = dice.randrange(2)
        await fleet.cut_down(number)
        await fleet.launch(number)
        await asyncio.gather(*map(_carry_on, crowd))


def _open(fleet: Fleet, table: Table) -> Table:
    """A table, or another one in the same server where its game is over."""
    return table if not table.boards() or table.running else Table(fleet, table.guild_id, table.game)


async def _carry_on(table: Table) -> None:
    """Everybody goes on from what he sees, and all is well."""
    await table.settle()
    if table.running:
        await table.play_on()
    table.check()
