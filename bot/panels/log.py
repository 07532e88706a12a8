"""The log, a page at a time."""

import asyncio

import discord

from bot.aliases import Interaction
from bot.messages.answer import answer
from bot.messages.ids import LogId
from bot.messages.items import buttons_alone
from bot.messages.log import log_pages
from bot.messages.pages import paged, turning
from bot.messages.reader import speaker_for
from bot.tables.table import as_of
from games.engine.errors import BadInput

LAST = -1


async def turned(interaction: Interaction, id_: LogId) -> None:
    """Shows a page of the log to whoever asks."""
    text, view = await log_page(interaction, id_.game, id_.page)
    await answer(interaction, text, view=view)


async def log_page(interaction: Interaction, game_id: int, number: int = LAST) -> tuple[str, discord.ui.View]:
    """A page of what happened, with buttons to the others."""
    bot = interaction.client
    row = await bot.store.games.one(game_id)
    if row is None or row.snapshot is None:
        raise BadInput("no-game")
    speaker = await speaker_for(interaction, row.game)
    table = await as_of(bot.store, row)
    page = paged(await asyncio.to_thread(log_pages, table, speaker), number, size=1)
    title = speaker.say("log-title", page=page.number + 1, pages=page.count)
    others = turning(page, lambda other: LogId(row.id, row.played, other), speaker)
    return f"{title}\n{page.items[0]}", buttons_alone(others)
