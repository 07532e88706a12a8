"""What is known of one's games away from their tables: told, but nothing is played from there."""

from io import BytesIO

import discord

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.messages.ids import HintAt
from bot.messages.items import layout
from bot.messages.parts import Gallery
from bot.messages.reader import taste_of
from bot.panels.look import PREVIEW, shown
from bot.tables.table import load
from bot.words import speak
from games.engine.errors import BadInput


async def hint_from_afar(interaction: Interaction) -> None:
    """What a computer would do in the game that has waited for its reader for the longest, among those with
    hints."""
    bot, user_id = interaction.client, interaction.user.id
    await interaction.response.defer(ephemeral=True, thinking=True)
    waiting = [
        row
        for row in await bot.store.games.of_user(user_id)
        if row.status == "running" and not row.archived and row.hints
        if user_id in [player.user_id for player in load(row).asked]
    ]
    if not waiting:
        raise BadInput("hint-nothing")
    row = min(waiting, key=lambda one: one.asked_at or bot.now())
    seat, (locale, theme) = load(row).seat_asked(user_id), await taste_of(interaction)
    panel = await bot.foreman.do(Lane.DEMAND, user_id, shown, row, seat, locale, theme, HintAt(), 0)
    speaker = speak(locale, row.game)
    name, where = speaker.say("game-name"), f"<#{row.channel_id}>"
    title = speaker.say("hint-for", name=name, where=where, others=len(waiting) - 1)
    parts = [part for part in panel.parts if isinstance(part, str | Gallery)]
    files = [discord.File(BytesIO(panel.preview.png), PREVIEW)] if panel.preview else []
    await interaction.edit_original_response(view=layout(title, *parts), attachments=files)
