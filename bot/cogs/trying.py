"""`/try`, and *Try from here* in the menu of a board: lines that only their owner sees."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import board_of, table_here
from bot.cogs.naming import arguments, named
from bot.cogs.unhurried import unhurried
from bot.panels import trying
from games.engine.errors import BadInput

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Trying(commands.Cog):
    """Lines to try."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-try"), description=named("command-try-about"))
    @unhurried()
    @arguments(at="at-line")
    @app_commands.guild_only()
    async def try_(self, interaction: Interaction, at: app_commands.Range[int, 0] | None = None) -> None:
        """Shows the line that was looked at last; begins one where there is none, or from a board that is
        named."""
        row = (await table_here(interaction)).row
        if at is not None and at > row.played:
            raise BadInput("no-such-turn", turn=at, played=row.played)
        if at is None and await self.bot.store.tries.of_user(interaction.user.id, row.id):
            await trying.show(interaction, row)
            return
        newest = row.played if row.status == "running" else max(row.played - 1, 0)
        await trying.begin(interaction, row, newest if at is None else at)


@unhurried()
@app_commands.guild_only()
async def try_here(interaction: Interaction, message: discord.Message) -> None:
    """Begins a line from the board of a message."""
    row, version = await board_of(interaction, message)
    await trying.begin(interaction, row, version)


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Trying(bot))
    bot.tree.add_command(app_commands.ContextMenu(name=named("command-try-here"), callback=try_here))
