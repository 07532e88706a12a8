"""Answers to whoever pressed or typed something: never silence, and nobody else sees them."""

import logging
from typing import Any

import aiohttp
import discord

from bot.aliases import Interaction
from bot.messages.plain import refused_as_typed
from bot.messages.reader import speaker_for
from bot.store.rows import Repeated
from games.engine.errors import GameError

log = logging.getLogger(__name__)

UNWELL = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
ANSWERED = (40060, 10062)  # already acknowledged, unknown interaction


async def answer(interaction: Interaction, text: str, **more: Any) -> None:
    """Says something to one person alone."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, **more)
    else:
        await interaction.response.send_message(text, ephemeral=True, **more)


async def admit(interaction: Interaction, error: Exception) -> None:
    """Tells an error to the one who made it, in his language; what is unforeseen is logged."""
    if isinstance(error, GameError):
        speaker = await speaker_for(interaction, error.game)
        told = refused_as_typed(error)
        await answer(interaction, speaker.refuse(told, told.seats))
        return
    if isinstance(error, Repeated):
        speaker = await speaker_for(interaction)
        await answer(interaction, speaker.say("move-made-before"))
        return
    if isinstance(error, discord.HTTPException) and error.code in ANSWERED:
        log.info("answered before, or too late: %s", error)
        return
    speaker = await speaker_for(interaction)
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
