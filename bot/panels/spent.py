"""A message whose question is answered: it loses its buttons, however it came to be answered."""

from contextlib import suppress
from typing import Any

import discord

from bot.aliases import Interaction
from bot.messages.answer import UNWELL
from bot.messages.items import layout


async def put_away(interaction: Interaction, view: discord.ui.LayoutView | None = None) -> None:
    """Takes the buttons off the message that was pressed, after the answer: a view instead of it, or its own
    text. If Discord does not take it, whoever presses next tries again."""
    message = interaction.message
    if message is None or message.flags.ephemeral or not _has_what_was_pressed(interaction, message):
        return
    shown = view or layout(_text(message))
    keep_mark(interaction, shown)
    with suppress(*UNWELL):
        await message.edit(view=shown, allowed_mentions=discord.AllowedMentions.none())


def keep_mark(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """Numbers the first component as the message has it: by that the poster knows that it arrived."""
    if interaction.message and interaction.message.components:
        view.children[0].id = getattr(interaction.message.components[0], "id", None)


def _has_what_was_pressed(interaction: Interaction, message: discord.Message) -> bool:
    pressed: Any = interaction.data or {}
    return str(pressed.get("custom_id")) in str([part.to_dict() for part in message.components])


def _text(message: discord.Message) -> str:
    shown = [part.content for part in message.components if isinstance(part, discord.TextDisplay)]
    return "\n".join(shown) or message.content
