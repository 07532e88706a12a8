"""`/resign` and `/replace`: who sits where, once a game runs."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import seat_here
from bot.messages.answer import answer
from bot.messages.reader import speaker_for
from bot.tables import seats, votes
from bot.words import arguments, named
from games.engine.errors import BadInput

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Seats(commands.Cog):
    """Leaving a game, and coming into one."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-resign"), description=named("command-resign-about"))
    @app_commands.guild_only()
    async def resign(self, interaction: Interaction) -> None:
        """Offers one's own seat to whoever takes it."""
        table, _ = await seat_here(interaction)
        await seats.resign(self.bot.store, table.row.id, interaction.id, interaction.user.id)
        await answer(interaction, (await speaker_for(interaction)).say("seat-offered"))

    @app_commands.command(name=named("command-replace"), description=named("command-replace-about"))
    @arguments("player", "by")
    @app_commands.guild_only()
    async def replace(self, interaction: Interaction, player: discord.Member, by: discord.Member) -> None:
        """The host invites at once; anybody else at the table asks the others first."""
        table, _ = await seat_here(interaction)
        row, user_id = table.row, interaction.user.id
        seat = row.seat_of(player.id)
        if seat is None or row.status != "running":
            raise BadInput("not-at-the-table")
        if by.bot:
            raise BadInput("seated-already")
        speaker = await speaker_for(interaction)
        if user_id == row.host_id:
            await seats.invite(self.bot.store, row.id, seat, by.id)
            await answer(interaction, speaker.say("invited"))
            return
        await votes.ask_to_replace(self.bot.store, row.id, user_id, seat, by.id)
        await answer(interaction, speaker.say("vote-opened"))


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Seats(bot))
