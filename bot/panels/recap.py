"""What has happened since a player's last move, in pages."""

import asyncio

import discord

from bot.aliases import Interaction
from bot.messages.ids import RecapId
from bot.messages.items import buttons_alone
from bot.messages.log import log_pages
from bot.messages.pages import paged, turning
from bot.messages.reader import speaker_for
from bot.tables.table import Table, as_of
from games.engine.errors import BadInput
from games.engine.words import Words

FROM_THE_START = -1


async def turned(interaction: Interaction, id_: RecapId) -> None:
    """Turns to another page, in the same message."""
    bot = interaction.client
    row = await bot.store.games.one(id_.game)
    if row is None or row.snapshot is None:
        raise BadInput("no-game")
    table = await as_of(bot.store, row, min(id_.upto, row.played))
    speaker = await speaker_for(interaction, row.game)
    text, view = await recap_page(table, id_.since, speaker, id_.page)
    await interaction.response.edit_message(content=text, view=view)


async def recap_page(
    table: Table, since: int, speaker: Words, number: int = 0
) -> tuple[str, discord.ui.View]:
    """A page of what happened after a move, with buttons to the others."""
    row = table.row
    page = paged(await asyncio.to_thread(log_pages, table, speaker, since), number, size=1)
    key = "recap-so-far" if since == FROM_THE_START else "recap-since"
    title = speaker.say(key, page=page.number + 1, pages=page.count)
    others = turning(page, lambda other: RecapId(row.id, since, row.played, other), speaker)
    return f"{title}\n{page.items[0]}", buttons_alone(others)
