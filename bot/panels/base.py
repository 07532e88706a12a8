"""What every button and menu shares: they survive a restart, and never end in silence."""

import logging
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

import aiohttp
import discord

from bot.store.rows import Repeated
from games.engine.errors import GameError

if TYPE_CHECKING:
    from bot.app import Roundhouse

log = logging.getLogger(__name__)

UNWELL = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
ANSWERED = (40060, 10062)  # already acknowledged, unknown interaction

Item = TypeVar("Item", bound=discord.ui.Item[Any])


class Pressed(discord.ui.DynamicItem[Item], template=r"rh:never"):
    """A button or menu whose custom id says what it does. `pressed` does it; a refusal is told to
    whoever pressed, and anything unforeseen is logged and admitted."""

    @abstractmethod
    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        """What the button or menu does."""

    async def callback(self, interaction: "discord.Interaction[Any]") -> None:
        try:
            await self.pressed(interaction)
        except Exception as error:
            await admit(interaction, error)


async def admit(interaction: "discord.Interaction[Roundhouse]", error: Exception) -> None:
    """Tells an error to the one who made it, in his language."""
    if isinstance(error, GameError):
        speaker = await interaction.client.speaker(interaction, error.game)
        await answer(interaction, speaker.refuse(error, error.seats))
        return
    if isinstance(error, Repeated):
        speaker = await interaction.client.speaker(interaction)
        await answer(interaction, speaker.say("move-made-before"))
        return
    if isinstance(error, discord.HTTPException) and error.code in ANSWERED:
        log.info("answered before, or too late: %s", error)
        return
    speaker = await interaction.client.speaker(interaction)
    if isinstance(error, UNWELL):  # what was done is done; only the answer is missing
        log.warning("an answer was not taken: %r", error)
        text = speaker.say("error-unanswered")
    else:
        log.error("an interaction failed", exc_info=error)
        text = speaker.say("error-unforeseen")
    try:
        await answer(interaction, text)
    except UNWELL:
        log.warning("and could not be told")


async def answer(interaction: "discord.Interaction[Any]", text: str, **more: Any) -> None:
    """Says something to one person alone."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, **more)
    else:
        await interaction.response.send_message(text, ephemeral=True, **more)


def button(
    label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> "discord.ui.Button[Any]":
    """A button; labels are cut where Discord would refuse them."""
    return discord.ui.Button(label=label[:80], custom_id=custom_id[:100], style=style)
