"""A game that nobody plays, shown to a channel, with a tour for whoever wants it."""

from io import BytesIO

import discord

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.messages.ids import ShowId
from bot.messages.items import layout
from bot.messages.reader import Taste, taste, taste_of
from bot.panels.look import PREVIEW
from bot.panels.showpiece import showpiece
from games.engine import registry
from games.engine.errors import NotLegal


async def posted(interaction: Interaction, game: str) -> None:
    """Posts the position to the channel, in its language."""
    await interaction.response.defer(thinking=True)
    chosen = await interaction.client.store.preferences.of("channel", interaction.channel_id or 0)
    locale = (interaction.guild_locale or interaction.locale).value
    await _put(interaction, ShowId(0, game, 0), taste(chosen, locale))


async def stopped(interaction: Interaction, id_: ShowId) -> None:
    """Shows a stop of the tour to whoever pressed, in the same message as the one before."""
    if id_.name not in registry.names():
        raise NotLegal("stale")
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    await _put(interaction, id_, await taste_of(interaction))


async def _put(interaction: Interaction, id_: ShowId, taste: Taste) -> None:
    user_id = interaction.user.id
    shown = await interaction.client.foreman.do(Lane.DEMAND, user_id, showpiece, id_.name, id_.stop, *taste)
    files = [discord.File(BytesIO(shown.preview.png), PREVIEW)] if shown.preview else []
    await interaction.edit_original_response(view=layout(*shown.parts), attachments=files)
