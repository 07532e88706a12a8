"""Answers to whoever pressed or typed something: never silence, and nobody else sees them."""

import logging
from typing import Any

import aiohttp
import discord

from bot.aliases import Interaction
from bot.messages.plain import refused_as_typed
from bot.messages.reader import speaker_for
from bot.store.rows import Repeated, Unkept
from bot.words import speak
from games.engine.errors import GameError
from games.engine.words import nearest

log = logging.getLogger(__name__)

UNWELL = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
ANSWERED = (40060, 10062)  # already acknowledged, unknown interaction


async def answer(interaction: Interaction, text: str, **more: Any) -> None:
    """Says something to one person alone."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, **more)
    else:
        await interaction.response.send_message(text, ephemeral=True, **more)


async def admit(interaction: Interaction, error: Exception) -> None:
    """Tells an error to the one who made it, in his language; what is unforeseen is logged."""
    if isinstance(error, discord.HTTPException) and error.code in ANSWERED:
        log.info("answered before, or too late: %s", error)
        return
    try:
        await answer(interaction, await _told(interaction, error))
    except UNWELL as unwell:
        log.warning("%r could not be told: %r", error, unwell)


async def _told(interaction: Interaction, error: Exception) -> str:
    if isinstance(error, Unkept):  # his own choice of a language is on that disk, too
        log.warning("nothing is kept: %s", error)
        return speak(nearest(interaction.locale.value)).say("error-unkept")
    if isinstance(error, GameError):
        told = refused_as_typed(error)
        return (await speaker_for(interaction, error.game)).refuse(told, told.seats)
    speaker = await speaker_for(interaction)
    if isinstance(error, Repeated):
        return speaker.say("move-made-before")
    if isinstance(error, UNWELL):  # what was done is done; only the answer is missing
        log.warning("an answer was not taken: %r", error)
        return speaker.say("error-unanswered")
    log.error("an interaction failed", exc_info=error)
    return speaker.say("error-unforeseen")
