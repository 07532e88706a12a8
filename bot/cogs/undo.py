"""`/undo`: at once where nobody else is touched by it; else the others are asked."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import table_here
from bot.cogs.naming import named
from bot.messages.answer import answer
from bot.messages.reader import speaker_for
from bot.panels.playing import play
from bot.tables import votes
from games.engine.errors import NeedsConsent
from games.engine.history import UNDO

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Undo(commands.Cog):
    """Taking a move back."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-undo"), description=named("command-undo-about"))
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction) -> None:
        """Takes one's own last move back, or asks the others for it."""
        try:
            await play(interaction, UNDO)
        except NeedsConsent:
            table = await table_here(interaction)
            vote = await votes.ask_to_undo(self.bot.store, table.row.id, interaction.user.id, interaction.id)
            speaker = await speaker_for(interaction)
            await answer(interaction, speaker.say("undo-asked", turns=vote.turns))


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Undo(bot))
