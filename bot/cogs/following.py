"""`/follow`, and *Follow this game* in the menu of a board: for those who look on."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import board_of, table_here
from bot.cogs.naming import named
from bot.panels import following

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Following(commands.Cog):
    """Following a game, and saying who will win."""

    @app_commands.command(name=named("command-follow"), description=named("command-follow-about"))
    @app_commands.guild_only()
    async def follow(self, interaction: Interaction) -> None:
        """Shows whoever looks on how to follow the channel's game, and whether they do."""
        await following.show(interaction, (await table_here(interaction)).row)


@app_commands.guild_only()
async def follow_this(interaction: Interaction, message: discord.Message) -> None:
    """The same for the game of a message."""
    row, _ = await board_of(interaction, message)
    await following.show(interaction, row)


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Following())
    bot.tree.add_command(app_commands.ContextMenu(name=named("command-follow-this"), callback=follow_this))
