"""`/learn`: a lesson of a game, played by whoever asks for it and seen by nobody else."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.naming import arguments, game_choices, named
from bot.cogs.unhurried import unhurried
from bot.panels import learning

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Learning(commands.Cog):
    """Lessons."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-learn"), description=named("command-learn-about"))
    @unhurried()
    @arguments("game")
    @app_commands.choices(game=game_choices())
    async def learn(self, interaction: Interaction, game: str) -> None:
        """Begins a lesson, or goes on where it was left."""
        await learning.begin(interaction, game)


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Learning(bot))
