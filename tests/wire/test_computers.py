"""kill -9 while computers think and play: no move is lost, none is made twice, and each board comes once."""

import asyncio

import pytest

from tests.marks import rarely
from tests.wire.driver import Table, Wire

pytestmark = pytest.mark.asyncio(loop_scope="module")

POINTS = [0.0, *(number * 0.04 for number in range(1, 20))]
"""Seconds after a move at which the bot is killed: before the first thought, in it, and after the last."""
assert len(POINTS) == 20


@pytest.mark.parametrize("wait", rarely(POINTS, [0.0, 0.2]))
async def test_killed_while_computers_play(wire: Wire, wait: float) -> None:
    table = wire.table()
    await table.set_up_against_computers(3)
    for _ in range(2):
        move = table.button()
        await asyncio.sleep(wait)
        wire.kill()
        await wire.death()
        wire.discord.nonces.clear()
        await wire.start()
        await table.computers()
        _check(table, move)
        if not table.running:
            break


def _check(table: Table, move: int) -> None:
    """Every move is there once, those of computers too; one board lives, and each was posted once."""
    stored = table.stored()
    assert [number for number, _ in stored] == list(range(1, table.played + 1))
    people = [interaction for _, interaction in stored if interaction is not None]
    assert len(people) == len(set(people))
    assert not table.accepted(move) or move in people
    rows = table.wire.rows(
        "SELECT outbox.version, state FROM outbox JOIN games ON games.id = game_id"
        " WHERE games.channel_id = ? AND since IS NOT NULL ORDER BY outbox.id",
        table.channel_id,
    )
    versions = [version for version, _ in rows]
    assert versions == sorted(set(versions)) and {state for _, state in rows} == {"sent"}
    shown = [message.id for message in table.messages() if message.attachments and not message.is_ephemeral]
    assert len(shown) == len(set(shown))
