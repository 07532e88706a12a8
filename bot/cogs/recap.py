"""Films for one reader: what has happened since his last move, and the game over again."""

import logging
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import table_here
from bot.cogs.naming import arguments, named
from bot.cogs.unhurried import unhurried
from bot.foreman import Lane
from bot.messages.answer import UNWELL
from bot.messages.film import last_move_of, moves_of_round, reel_of
from bot.messages.reader import speaker_for, taste_of
from bot.panels.recap import FROM_THE_START, recap_page
from bot.tables.table import Passage, whole
from games.engine.errors import BadInput
from rendering.film import bound, still

if TYPE_CHECKING:
    from bot.app import Roundhouse

log = logging.getLogger(__name__)

TIMES_TOLD = 4
"""How often it is said how far a film is."""


class Recap(commands.Cog):
    """`/recap` and `/replay`."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        self._readers: set[int] = set()

    @app_commands.command(name=named("command-recap"), description=named("command-recap-about"))
    @unhurried()
    @app_commands.guild_only()
    async def recap(self, interaction: Interaction) -> None:
        """Tells what happened since one's last move, in words at once and as a film when it is drawn."""
        row = (await table_here(interaction)).row
        with self._reader(interaction.user.id):
            await interaction.response.defer(ephemeral=True, thinking=True)
            passage = await whole(self.bot.store, row)
            since = last_move_of(passage.actions, row.seat_of(interaction.user.id))
            if since == row.played:
                speaker = await speaker_for(interaction, row.game)
                await interaction.edit_original_response(content=speaker.say("recap-nothing"))
                return
            text, view = await recap_page(interaction, passage, FROM_THE_START if since is None else since)
            await interaction.edit_original_response(content=text, view=view)
            if row.played:
                await self._show(interaction, passage, (since or 0, row.played), text)

    @app_commands.command(name=named("command-replay"), description=named("command-replay-about"))
    @unhurried()
    @arguments("first", "last", number="round")
    @app_commands.guild_only()
    async def replay(
        self,
        interaction: Interaction,
        first: app_commands.Range[int, 0] | None = None,
        last: app_commands.Range[int, 0] | None = None,
        number: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Shows the game as a film: all of it, from one move to another, or a whole round."""
        row = (await table_here(interaction)).row
        for move in (first, last):
            if move is not None and move > row.played:
                raise BadInput("no-such-turn", turn=move, played=row.played)
        with self._reader(interaction.user.id):
            await interaction.response.defer(ephemeral=True, thinking=True)
            passage = await whole(self.bot.store, row)
            moves = first or 0, row.played if last is None else last
            if number is not None:
                user_id = interaction.user.id
                found = await self.bot.foreman.do(Lane.DEMAND, user_id, moves_of_round, passage, number)
                if found is None:
                    raise BadInput("no-such-round", round=number)
                moves = found
            moves = min(moves), max(moves)
            speaker = await speaker_for(interaction, row.game)
            title = speaker.say("replay-title", first=moves[0], last=moves[1])
            await self._show(interaction, passage, moves, title)

    async def _show(
        self, interaction: Interaction, passage: Passage, moves: tuple[int, int], text: str
    ) -> None:
        """Draws the film board by board, and puts it under a text, which says how far it is meanwhile."""
        foreman, user_id = self.bot.foreman, interaction.user.id
        speaker, taste = await speaker_for(interaction, passage.row.game), await taste_of(interaction)
        await interaction.edit_original_response(content=f"{text}\n-# {speaker.say('film-follows')}")
        reel = await foreman.do(Lane.FILM, user_id, reel_of, passage, moves, *taste)
        stills, boards = [], len(reel.scenes)
        for number, scene in enumerate(reel.scenes, 1):
            stills.append(await foreman.do(Lane.FILM, user_id, still, scene, number, boards))
            if TIMES_TOLD * number // boards > TIMES_TOLD * (number - 1) // boards and number < boards:
                far = speaker.say("film-drawing", done=number, boards=boards)
                await _try(interaction.edit_original_response(content=f"{text}\n-# {far}"))
        shown = await foreman.do(Lane.FILM, user_id, bound, stills)
        film = discord.File(BytesIO(shown), "recap.gif", description=reel.described)
        await interaction.edit_original_response(content=text, attachments=[film])

    @contextmanager
    def _reader(self, user_id: int) -> Iterator[None]:
        """One film at a time for each reader."""
        if user_id in self._readers:
            raise BadInput("film-busy")
        self._readers.add(user_id)
        try:
            yield
        finally:
            self._readers.discard(user_id)


async def _try(saying: Awaitable[object]) -> None:
    """Says how far it is; what can't be said is no reason to stop."""
    try:
        await saying
    except UNWELL as error:
        log.info("how far it is could not be said: %r", error)


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Recap(bot))
