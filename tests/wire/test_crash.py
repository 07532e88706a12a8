"""kill -9 at fifty points, and a Discord in trouble: no acknowledged move is lost, none is made twice,
and every board is in the channel once."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest
import pytest_asyncio

from tests.databases import locked
from tests.marks import rarely
from tests.wire.driver import Table, Wire
from tests.wire.server import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="module")

# What somebody does, and the requests of the bot that come of it
STEPS = {
    "new": ("callback",),
    "join": ("callback",),
    "option": ("callback",),
    "begin": ("callback", "board"),
    "button": ("callback", "board"),
    "typed": ("callback", "board"),
    "more": ("followup",),
    "pick": ("panel",),
    "confirm": ("callback", "board"),
    "undo": ("callback",),
}
WAKING = ("login", "application", "commands", "sync", "channel", "history", "board")
MOMENTS = ("before", "after")
AT_ONCE = 3
REQUESTS = range(2 * AT_ONCE + 1)  # an answer and a board each
assert 2 * sum(map(len, STEPS.values())) + 2 * len(WAKING) + len(REQUESTS) + 1 == 50


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(
    ("step", "kind"),
    rarely(
        [(step, kind) for step in STEPS for kind in STEPS[step]],
        [("button", "board")],
    ),
)
async def test_killed_at_a_request(wire: Wire, step: str, kind: str, moment: str) -> None:
    """Somebody does something, and the bot dies of it."""
    table = wire.table()
    await _prepare(table, step)
    await _killed_by(wire, Trouble(kind, "kill", moment == "after"), lambda: _do(table, step))
    await wire.start()
    await _carry_on(table)


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("kind", WAKING)
async def test_killed_while_waking(wire: Wire, kind: str, moment: str) -> None:
    """It dies while it posts a board, and again, much later, while it starts."""
    table = wire.table()
    await table.set_up()
    posted = kind != "board"
    await _killed_by(wire, Trouble("board", "kill", posted), table.button)
    wire.discord.nonces.clear()  # Discord keeps them for some minutes only
    if kind == "sync":
        wire.discord.backend.commands.clear()
    wire.discord.troubles.append(Trouble(kind, "kill", moment == "after"))
    await wire.start()
    await wire.death()
    await wire.start()
    await _carry_on(table)


@pytest.mark.slow
async def test_killed_and_posted_late(wire: Wire) -> None:
    """Discord posts the dead bot's board after the new one has looked for it: the nonce holds."""
    table = wire.table()
    await table.set_up()
    await _killed_by(wire, Trouble("board", "kill", late=True), table.button)
    await wire.start()
    await _carry_on(table)


@pytest.mark.parametrize("number", rarely(REQUESTS, [AT_ONCE]))
async def test_killed_at_any_time(wire: Wire, tables: list[Table], number: int) -> None:
    """Several tables move at once, and the bot dies somewhere in the middle."""
    made = len(wire.discord.calls)
    for table in tables:
        table.button()
    await wire.until(lambda: len(wire.discord.calls) >= made + number, "the bot's requests")
    wire.kill()
    await wire.death()
    await wire.start()
    await asyncio.gather(*map(_carry_on, tables))


VIA = {"Via": "1.1 google"}  # without it discord.py takes a 429 for a ban, and leaves it to us
CALLBACK_TROUBLES = {
    "500": Trouble("callback", 500),
    "500-though-done": Trouble("callback", 500, after=True),
    "429": Trouble("callback", 429, times=2, headers=VIA),
    "silence": Trouble("callback", "silence"),
    "silence-though-done": Trouble("callback", "silence", after=True),
}
BOARD_TROUBLES = {
    "500": Trouble("board", 500, times=2),
    "500-though-done": Trouble("board", 500, after=True),
    "503": Trouble("board", 503, times=2),
    "429": Trouble("board", 429, times=3, headers=VIA),
    "429-ban": Trouble("board", 429, times=2),
    "silence": Trouble("board", "silence", times=2),
    "silence-though-done": Trouble("board", "silence", after=True),
}


@pytest.mark.parametrize("step", rarely(["begin", "button", "typed", "confirm"], ["button"]))
@pytest.mark.parametrize("name", rarely(CALLBACK_TROUBLES, ["silence-though-done"]))
async def test_answers_in_trouble(wire: Wire, name: str, step: str) -> None:
    """What was done counts, whether Discord hears of it or not, and its board comes."""
    table = wire.table()
    await _prepare(table, step)
    interaction_id = await _through(wire, CALLBACK_TROUBLES[name], lambda: _do(table, step))
    await table.answer(interaction_id)
    await _carry_on(table)


@pytest.mark.parametrize("name", rarely(BOARD_TROUBLES, ["silence-though-done"]))
async def test_boards_in_trouble(wire: Wire, name: str) -> None:
    """The bot stays up, and posts the board once Discord is well again."""
    table = wire.table()
    await table.set_up()
    await _through(wire, BOARD_TROUBLES[name], table.button)
    await _carry_on(table)


@pytest.mark.slow
async def test_waking_in_trouble(wire: Wire) -> None:
    """Discord is unwell when the bot comes back to a board that may be posted or not."""
    table = wire.table()
    await table.set_up()
    await _killed_by(wire, Trouble("board", "kill", after=True), table.button)
    wire.discord.nonces.clear()
    wire.discord.troubles += [
        Trouble("commands", 500),
        Trouble("channel", 429, headers=VIA),
        Trouble("channel", "silence"),
        Trouble("history", 503),
        Trouble("history", "silence"),
    ]
    await wire.start()
    await _carry_on(table)
    assert not any(trouble.times for trouble in wire.discord.troubles)


async def test_a_locked_disk_and_a_deferral_that_is_refused(wire: Wire) -> None:
    """The move is made all the same, and its board comes."""
    table = wire.table()
    await table.set_up()
    with locked(wire.where):
        await _through(wire, Trouble("callback", 404), table.button)
    await wire.until(lambda: table.played == 1, "the move")
    await _carry_on(table)


async def test_cut_off_from_the_gateway(wire: Wire) -> None:
    table = wire.table()
    await table.set_up()
    table.button()
    await wire.discord.hang_up()
    await wire.until(lambda: not wire.discord.connected.is_set(), "the gateway's end")
    await wire.until(wire.discord.connected.is_set, "the bot's return")
    await _carry_on(table)


@pytest_asyncio.fixture(loop_scope="module")
async def tables(wire: Wire) -> list[Table]:
    """Running games."""
    found = [wire.table() for _ in range(AT_ONCE)]
    await asyncio.gather(*(table.set_up() for table in found))
    return found


async def _prepare(table: Table, step: str) -> None:
    """Comes to where a step can be taken."""
    if step == "new":
        return
    if step == "join":
        await table.answer(table.new())
        await table.answer(table.join(1))
    elif step == "begin":
        await table.gather()
    elif step == "option":
        await table.gather()
        await table.answer(table.options())
    else:
        await table.set_up()
        if step == "undo":
            await table.answer(table.button())
            await table.settle()
        if step == "pick":
            await table.open_panel()
        elif step == "confirm":
            await table.choose_move()


def _do(table: Table, step: str) -> int:
    """Takes a step and returns its interaction's id."""
    interaction_id: int = table.join(2) if step == "join" else getattr(table, step)()
    return interaction_id


async def _through(wire: Wire, trouble: Trouble, act: Callable[[], int]) -> int:
    """Does something while Discord is unwell, until it is well again."""
    trouble = replace(trouble)
    wire.discord.troubles.append(trouble)
    interaction_id = act()
    await wire.until(lambda: not trouble.times, "the end of the trouble")
    return interaction_id


async def _killed_by(wire: Wire, trouble: Trouble, act: Callable[[], object]) -> None:
    wire.discord.troubles.append(trouble)
    act()
    await wire.death()


async def _carry_on(table: Table) -> None:
    """Everybody goes on from what he sees, and all is well."""
    await table.settle()
    await table.set_up()
    await table.play_on()
    table.check()
