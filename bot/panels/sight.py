"""Who may see where a table stands. We are told of no members, so Discord is asked, and its answers are
remembered for a while."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeVar

import discord
from cachetools import TTLCache

from bot.store.rows import GameRow

T = TypeVar("T")

REMEMBERED = 10_000
SECONDS = 120
NOT_THERE = (403, 404)
"""What Discord says where somebody, or we, have no business."""


class Sight:
    """The servers that people share with us, and what they may see there."""

    def __init__(self, client: discord.Client, now: Callable[[], datetime]) -> None:
        self._client = client
        self._members: TTLCache[tuple[int, int], discord.Member | None] = TTLCache(
            REMEMBERED, SECONDS, timer=lambda: now().timestamp()
        )

    def note(self, person: discord.User | discord.Member) -> None:
        """Remembers somebody who has just done something in a server."""
        if isinstance(person, discord.Member):
            self._members[person.guild.id, person.id] = person

    def knows(self, guild_id: int, user_id: int) -> bool:
        """Whether it is known already if somebody is in a server."""
        return (guild_id, user_id) in self._members

    async def sees(self, row: GameRow, user_id: int, fresh: bool = False) -> discord.Guild | None:
        """The server of a table, if somebody may see the channel where it stands; asked anew if it is to be
        `fresh`. What stands in a private thread is nobody's to find."""
        if row.guild_id is None or row.channel_id is None:
            return None
        guild = self._client.get_guild(row.guild_id)
        guild = guild or await _asked(self._client.fetch_guild(row.guild_id, with_counts=False))
        member = await self._member(guild, user_id, fresh) if guild else None
        if guild is None or member is None:
            return None
        place = guild.get_channel_or_thread(row.channel_id) or await _asked(
            guild.fetch_channel(row.channel_id)
        )
        if isinstance(place, discord.Thread):
            if place.is_private():
                return None
            place = place.parent or await _asked(guild.fetch_channel(place.parent_id))
        if place is None or isinstance(place, discord.Thread):
            return None
        return guild if place.permissions_for(member).view_channel else None

    async def _member(self, guild: discord.Guild, user_id: int, fresh: bool) -> discord.Member | None:
        key = guild.id, user_id
        if fresh or key not in self._members:
            self._members[key] = await _asked(guild.fetch_member(user_id))
        return self._members.get(key)


async def _asked(question: Awaitable[T]) -> T | None:
    """What Discord answers; nothing where there is nothing for whom we ask."""
    try:
        return await question
    except discord.HTTPException as error:
        if error.status not in NOT_THERE:
            raise
        return None
