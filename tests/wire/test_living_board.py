"""kill -9 before and after each edit of a living board, and a Discord that refuses edits: one board lives,
what came before is told once and in order, and the game goes on."""

from typing import Any

import pytest

from tests.marks import rarely
from tests.wire.driver import Table, Wire, texts
from tests.wire.server import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="module")

# What is done to old messages when somebody moves: the moves before, and the request of the bot
SITUATIONS = {
    "shrink": (0, "edit"),
    "join": (2, "edit"),
    "remove": (2, "delete"),
    "goes-on": (-1, "edit"),
    "keep": (0, "edit"),
}
POINTS = [
    (name, moment, again) for name in SITUATIONS for moment in ("before", "after") for again in (False, True)
]
assert len(POINTS) == 20
VIA = {"Via": "1.1 google"}  # so that discord.py waits as long as it is told
REFUSALS: dict[str, dict[str, Any]] = {
    "too-many-edits": {"does": 429, "code": 30046, "retry_after": 1800.0, "headers": VIA},
    "no-access": {"does": 403, "code": 50001},
    "unknown": {"does": 404, "code": 10008},
}
MANY = 1000


@pytest.mark.parametrize(
    ("name", "moment", "again"), rarely(POINTS, [("shrink", "after", False), ("remove", "before", True)])
)
async def test_killed_at_an_edit(wire: Wire, name: str, moment: str, again: bool) -> None:
    table = wire.table()
    kind = await _come_to(table, name)
    for number in range(2 if again else 1):
        wire.discord.troubles.append(Trouble(kind, "kill", moment == "after", channel_id=table.channel_id))
        if number == 0:
            _act(table, name)
        else:
            await wire.start()
        await wire.death()
    wire.discord.nonces.clear()  # Discord keeps them for some minutes only
    await wire.start()
    await table.settle()
    table.check()
    await table.play_on()
    table.check()


@pytest.mark.parametrize("refusal", REFUSALS)
@pytest.mark.parametrize("name", ["shrink", "join", "goes-on", "keep"])
async def test_an_edit_that_is_refused_stops_nothing(wire: Wire, name: str, refusal: str) -> None:
    table = wire.table()
    await _come_to(table, name)
    trouble = Trouble("edit", times=MANY, channel_id=table.channel_id, **REFUSALS[refusal])
    wire.discord.troubles.append(trouble)
    _act(table, name)
    await wire.until(lambda: trouble.times < MANY, "the refusal")
    await table.settle()
    assert table.boards()[-1] == table.played
    await table.play_on()
    assert table.boards()[-1] == table.played


async def test_a_moment_worth_it_keeps_its_picture(wire: Wire) -> None:
    """The board after the storm stays, and the boards after it lead there."""
    table = wire.table()
    await _come_to(table, "keep")
    await table.play_on()
    [kept] = [message for message in table.messages() if message.attachments and message is not table.board]
    assert "storm" in texts(kept)
    await table.play_on()
    assert f"/{table.channel_id}/{kept.id})" in texts(table.board)
    table.check()


async def test_a_line_of_several_moves_is_one_message(wire: Wire) -> None:
    """The moves of several people that belong together stand in one line, once the next is asked."""
    table = wire.table()
    await _come_to(table, "join")
    await table.play_on()
    told = [texts(message) for message in table.messages() if "Gathered: " in texts(message)]
    assert len(told) == 1 and told[0].count(" from ") == 2
    table.check()


async def _come_to(table: Table, name: str) -> str:
    """Plays up to a situation; the kind of request that comes of the next move."""
    moves, kind = SITUATIONS[name]
    await table.set_up()
    for _ in range(abs(moves)):
        await table.play_on()
    while name == "keep" and "storm" not in texts(table.board):
        await table.play_on()
    return kind


def _act(table: Table, name: str) -> None:
    if name == "goes-on":
        table.undo()
    else:
        table.button()
