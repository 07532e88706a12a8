"""Files that somebody brings: what is in them, and a board of one's own in one."""

from typing import Any

import discord

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.messages.trial import own_board
from games.engine.errors import BadInput, NotLegal

LARGEST = 256 * 1024


def attached(interaction: Interaction, number: str) -> discord.Attachment:
    """What was put into a form, by its number there."""
    data: Any = interaction.data or {}
    found = ((data.get("resolved") or {}).get("attachments") or {}).get(number)
    if found is None:
        raise NotLegal("stale")
    return discord.Attachment(data=found, state=interaction._state)  # nobody else makes one of a form


async def contents(interaction: Interaction, file: discord.Attachment) -> bytes:
    """What is in a file, unless that is too much. Whoever brought it is answered later."""
    if file.size > LARGEST:
        raise BadInput("file-too-large", file=file.filename, limit=LARGEST)
    await interaction.response.defer(ephemeral=True, thinking=True)
    return await file.read()


async def own_figures(interaction: Interaction, game: str, file: discord.Attachment) -> bytes:
    """The figures of a board of one's own, after it was drawn for a trial."""
    text, whose, bot = await contents(interaction, file), interaction.user.id, interaction.client
    return await bot.foreman.do(Lane.DEMAND, whose, own_board, game, text, bot.trial)
