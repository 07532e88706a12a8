"""Films for one reader: what has happened since his last move, and the game over again."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import table_here
from bot.messages.film import last_move_of, make_reel, moves_of_round
from bot.messages.how_far import HowFar
from bot.messages.reader import speaker_for, taste_of
from bot.panels.recap import FROM_THE_START, recap_page
from bot.tables.table import Table, as_of
from bot.words import arguments, named
from games.engine.errors import BadInput
from games.engine.words import Words

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Recap(commands.Cog):
    """`/recap` and `/replay`. One film is drawn at a time, so that boards do not wait behind films."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        self._readers: set[int] = set()
        self._one = asyncio.Semaphore(1)

    @app_commands.command(name=named("command-recap"), description=named("command-recap-about"))
    @app_commands.guild_only()
    async def recap(self, interaction: Interaction) -> None:
        """Tells what happened since one's last move, in words at once and as a film when it is drawn."""
        now = await table_here(interaction)
        with self._reader(interaction.user.id):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await as_of(self.bot.store, now.row)
            speaker = await speaker_for(interaction, now.row.game)
            since = last_move_of(table, table.row.seat_of(interaction.user.id))
            if since == table.row.played:
                await interaction.edit_original_response(content=speaker.say("recap-nothing"))
                return
            text, view = await recap_page(table, FROM_THE_START if since is None else since, speaker)
            await interaction.edit_original_response(content=text, view=view)
            if table.row.played:
                await self._show(interaction, table, (since or 0, table.row.played), speaker, text)

    @app_commands.command(name=named("command-replay"), description=named("command-replay-about"))
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
        now = await table_here(interaction)
        played = now.row.played
        for move in (first, last):
            if move is not None and move > played:
                raise BadInput("no-such-turn", turn=move, played=played)
        with self._reader(interaction.user.id):
            await interaction.response.defer(ephemeral=True, thinking=True)
            table = await as_of(self.bot.store, now.row, played)
            moves = first or 0, played if last is None else last
            if number is not None:
                found = await asyncio.to_thread(moves_of_round, table, number)
                if found is None:
                    raise BadInput("no-such-round", round=number)
                moves = found
            moves = min(moves), max(moves)
            speaker = await speaker_for(interaction, now.row.game)
            title = speaker.say("replay-title", first=moves[0], last=moves[1])
            await self._show(interaction, table, moves, speaker, title)

    async def _show(
        self,
        interaction: Interaction,
        table: Table,
        moves: tuple[int, int],
        speaker: Words,
        text: str,
    ) -> None:
        """Draws the film and puts it under a text, which says how far it is meanwhile."""
        _, theme = await taste_of(interaction)

        async def say(done: int, boards: int) -> None:
            far = speaker.say("film-drawing", done=done, boards=boards)
            await interaction.edit_original_response(content=f"{text}\n-# {far}")

        await interaction.edit_original_response(content=f"{text}\n-# {speaker.say('film-follows')}")
        progress = HowFar(say)
        async with self._one:
            reel = await self.bot.draw(make_reel, table, moves, speaker, theme, progress)
        await progress.finish()
        film = discord.File(BytesIO(reel.film), "recap.gif", description=reel.described)
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


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Recap(bot))
