"""What has happened since a player's last move, in pages."""

import discord

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.messages.ids import RecapId
from bot.messages.items import buttons_alone
from bot.messages.log import log_pages
from bot.messages.pages import paged, turning
from bot.messages.reader import speaker_for
from bot.tables.table import Passage, whole
from games.engine.errors import BadInput, NotLegal

FROM_THE_START = -1


async def turned(interaction: Interaction, id_: RecapId) -> None:
    """Turns to another page, in the same message."""
    bot = interaction.client
    row = await bot.store.games.one(id_.game)
    if row is None or row.snapshot is None:
        raise BadInput("no-game")
    if interaction.message is None or interaction.message.flags.components_v2:  # it is no recap
        raise NotLegal("stale")
    await interaction.response.defer()
    passage = await whole(bot.store, row, min(id_.upto, row.played))
    text, view = await recap_page(interaction, passage, id_.since, id_.page)
    await interaction.edit_original_response(content=text, view=view)


async def recap_page(
    interaction: Interaction, passage: Passage, since: int, number: int = 0
) -> tuple[str, discord.ui.View]:
    """A page of what happened after a move, with buttons to the others."""
    row, speaker = passage.row, await speaker_for(interaction, passage.row.game)
    pages = await interaction.client.foreman.do(
        Lane.DEMAND, interaction.user.id, log_pages, passage, speaker.locale, since
    )
    page = paged(pages, number, size=1)
    key = "recap-so-far" if since == FROM_THE_START else "recap-since"
    title = speaker.say(key, page=page.number + 1, pages=page.count)
    others = turning(page, lambda other: RecapId(row.id, since, row.played, other), speaker)
    return f"{title}\n{page.items[0]}", buttons_alone(others)
