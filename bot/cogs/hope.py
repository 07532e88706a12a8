"""What Discord tells of that may let us post again where we could not: rights, channels, threads, servers."""

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Hope(commands.Cog):
    """Hears the events of the `guilds` intent; that of our own roles comes without one."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def arrived(self, guild: discord.Guild) -> None:
        """We are in a server, perhaps again."""
        self.bot.poster.hope(guild.id)

    @commands.Cog.listener("on_guild_update")
    async def server_changed(self, _: discord.Guild, guild: discord.Guild) -> None:
        """A server is not what it was."""
        self.bot.poster.hope(guild.id)

    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_member_update")
    async def changed(
        self, _: Any, changed: discord.Role | discord.abc.GuildChannel | discord.Member
    ) -> None:
        """A role, a channel, or we ourselves are not what they were."""
        self.bot.poster.hope(changed.guild.id)

    @commands.Cog.listener("on_raw_thread_update")
    async def thread_changed(self, update: discord.RawThreadUpdateEvent) -> None:
        """A thread is no longer archived or locked, perhaps."""
        self.bot.poster.hope(update.guild_id)

    @commands.Cog.listener("on_thread_join")
    async def thread_found(self, thread: discord.Thread) -> None:
        """We see a thread that we did not see."""
        self.bot.poster.hope(thread.guild.id)

    @commands.Cog.listener("on_resumed")
    @commands.Cog.listener("on_ready")
    async def connected(self) -> None:
        """Discord hears us, perhaps again."""
        self.bot.poster.hope()


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Hope(bot))
