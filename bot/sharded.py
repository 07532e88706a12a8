"""The bot as one of several processes, each with some of the shards."""

from discord.ext import commands

from bot.app import Roundhouse


class ShardedRoundhouse(Roundhouse, commands.AutoShardedBot):
    """Discord's side of the house, for the servers of its shards."""

    @property
    def is_heard(self) -> bool:
        """Whether all our shards are at the gateway."""
        return not any(shard.is_closed() for shard in self.shards.values())
