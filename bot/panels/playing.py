"""A move that is pressed or typed: checked and stored first, then acknowledged, then drawn and posted."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.messages.answer import UNWELL, answer
from bot.messages.ids import MoveId, is_code
from bot.messages.items import layout
from bot.messages.reader import speaker_for
from bot.panels.look import spelled_out
from bot.panels.place import running_here
from bot.tables import play as tables
from bot.tables.table import Table, of_game

PATIENCE = 0.8
"""Seconds for lock and disk; Discord waits three for an answer."""


async def move(interaction: Interaction, id_: MoveId) -> None:
    """A move under a board, or *Confirm* in a panel."""
    await play(interaction, id_.move, id_.version, id_.game)


async def play(
    interaction: Interaction,
    text: str | Awaitable[str],
    version: int | None = None,
    game_id: int | None = None,
) -> None:
    """Plays a move in a game, or in the channel's where none is named; one that is still being worked out is
    waited for."""
    bot = interaction.client
    if game_id is None:
        game_id = (await running_here(interaction)).id
    moving = asyncio.create_task(_move(interaction, game_id, text, version))
    if not (await asyncio.wait({moving}, timeout=PATIENCE))[0]:
        with suppress(*UNWELL):  # the move is made all the same, and told once it is
            await interaction.response.defer(ephemeral=True, thinking=True)
    table, played = await moving
    await _acknowledge(interaction, table, played, bot.poster.trouble(table.row.home))


async def _move(
    interaction: Interaction, game_id: int, text: str | Awaitable[str], version: int | None
) -> tuple[Table, bool]:
    told = text if isinstance(text, str) else await text
    if is_code(told):
        told = await _spelled(interaction, game_id, told, version)
    store = interaction.client.store
    return await tables.move(store, game_id, interaction.user.id, told, interaction.id, version)


async def _spelled(interaction: Interaction, game_id: int, code: str, version: int | None) -> str:
    """The move behind a code, for who has a seat; one of another version is refused where it is played."""
    table = await of_game(interaction.client.store, game_id)
    seat = table.row.seat_of(interaction.user.id)
    if seat is None or version not in (None, table.row.played):
        return code
    user_id = interaction.user.id
    return await interaction.client.foreman.do(Lane.MOVE, user_id, spelled_out, table.row, seat, code)


async def _acknowledge(interaction: Interaction, table: Table, played: bool, trouble: bool) -> None:
    speaker = await speaker_for(interaction, table.row.game)
    text = speaker.say("move-made") if played else speaker.say("move-made-before")
    if trouble:
        text += "\n" + speaker.say("cannot-post")
    message = interaction.message
    if message is None or trouble or interaction.response.is_done():
        await answer(interaction, text)
    elif message.flags.ephemeral:
        await interaction.response.edit_message(view=layout(text), attachments=[])
    else:
        await interaction.response.defer()
