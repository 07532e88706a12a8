"""The application's emoji: uploaded once, anew where a picture has changed; without them all goes on."""

import re

import pytest

from bot.messages.signs import signs
from tests.wire.driver import Table, Wire, texts
from tests.wire.server import Trouble

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = max(signs())[0]
MOVES = 3
"""Within so many of each game somebody names a thing of it."""
FULL = 30008  # the code of Discord for an application that has as many as it may


def uploads(wire: Wire) -> int:
    return sum(call.kind == "draw" for call in wire.discord.calls)


async def all_there(wire: Wire) -> None:
    await wire.until(lambda: len(wire.discord.emoji) == len(signs()), "the emoji")


async def started_again(wire: Wire) -> int:
    """How many were uploaded at another start, after which somebody has moved."""
    before = uploads(wire)
    wire.kill()
    await wire.death()
    await wire.start()
    table = wire.table(GAME)
    await table.set_up()
    await wire.until(lambda: not wire.discord.under_way, "what is under way")
    return uploads(wire) - before


async def test_they_are_uploaded_once(wire: Wire) -> None:
    await all_there(wire)
    assert uploads(wire) == len(signs())
    assert all(re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) for name in wire.discord.emoji.values())
    assert await started_again(wire) == 0


async def moved(wire: Wire, table: Table) -> str:
    """What the newest board tells after another move."""
    before = table.played
    table.likely()
    await wire.until(lambda: table.played > before and not table.waiting(), "a board")
    return texts(table.board)


async def told(wire: Wire) -> str:
    """What a few moves of each game are told by."""
    found = []
    for game in {game: None for game, _ in signs()}:
        table = wire.table(game)
        await table.set_up()
        found += [await moved(wire, table) for _ in range(MOVES)]
    return "".join(found)


async def test_they_stand_in_texts(wire: Wire) -> None:
    await all_there(wire)
    known = {f"<:{name}:{number}>" for number, name in wire.discord.emoji.items()}
    shown = set(re.findall(r"<:\w+:\d+>", await told(wire)))
    assert shown and shown <= known


async def test_one_that_has_changed_is_replaced(wire: Wire) -> None:
    await all_there(wire)
    number, name = next(iter(wire.discord.emoji.items()))
    wire.discord.emoji[number] = f"{name[:-6]}000000"
    before = uploads(wire)
    wire.kill()
    await wire.death()
    await wire.start()
    await wire.until(lambda: name in wire.discord.emoji.values(), "the new picture")
    assert uploads(wire) - before == 1
    assert number not in wire.discord.emoji and len(wire.discord.emoji) == len(signs())


@pytest.mark.parametrize("kind", ["emoji", "draw"])
async def test_a_refusal_stops_nothing(wire: Wire, kind: str) -> None:
    await all_there(wire)
    wire.discord.emoji.clear()
    wire.discord.troubles.append(Trouble(kind, 400, times=99, code=FULL))
    before = uploads(wire)
    await started_again(wire)
    if kind == "draw":
        await wire.until(lambda: uploads(wire) > before, "an attempt")
    assert not re.search(r"<:|[\ue000-\uf8ff]", await told(wire))
    assert uploads(wire) - before == (1 if kind == "draw" else 0)
    wire.discord.troubles.clear()
    await started_again(wire)
    await all_there(wire)
