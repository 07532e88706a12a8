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
        guild = await self._guild(row)
        member = await self._member(guild, user_id, fresh) if guild else None
        place = await _place(guild, row) if guild and member else None
        return guild if place and member and place.permissions_for(member).view_channel else None

    async def may_look(self, row: GameRow, user_id: int) -> bool:
        """Whether somebody who knows of a table may see where it stands: also in a private thread, for those
        who are in it."""
        guild = await self._guild(row)
        place = await _found(guild, row) if guild else None
        if isinstance(place, discord.Thread) and place.is_private():
            return await _asked(place.fetch_member(user_id)) is not None
        return await self.sees(row, user_id) is not None

    async def is_public(self, row: GameRow, told_in: int) -> bool:
        """Whether all who read a channel of a table's server may see where the table stands. Of the servers
        of another process we are told nothing, and of no thread that is archived: then Discord is asked."""
        guild = await self._guild(row)
        place = await _place(guild, row) if guild else None
        if guild is None or place is None:
            return False
        return place.id == told_in or place.permissions_for(guild.default_role).view_channel

    async def _guild(self, row: GameRow) -> discord.Guild | None:
        if row.guild_id is None:
            return None
        guild = self._client.get_guild(row.guild_id)
        return guild or await _asked(self._client.fetch_guild(row.guild_id, with_counts=False))

    async def _member(self, guild: discord.Guild, user_id: int, fresh: bool) -> discord.Member | None:
        key = guild.id, user_id
        if fresh or key not in self._members:
            self._members[key] = await _asked(guild.fetch_member(user_id))
        return self._members.get(key)


async def _place(guild: discord.Guild, row: GameRow) -> discord.abc.GuildChannel | None:
    """The channel by which one sees a table: where it stands, or where its thread does. There is none for a
    private thread."""
    place = await _found(guild, row)
    if isinstance(place, discord.Thread):
        if place.is_private():
            return None
        place = place.parent or await _asked(guild.fetch_channel(place.parent_id))
    return None if isinstance(place, discord.Thread) else place


async def _found(guild: discord.Guild, row: GameRow) -> discord.abc.GuildChannel | discord.Thread | None:
    if row.channel_id is None:
        return None
    return guild.get_channel_or_thread(row.channel_id) or await _asked(guild.fetch_channel(row.channel_id))


async def _asked(question: Awaitable[T]) -> T | None:
    """What Discord answers; nothing where there is nothing for whom we ask."""
    try:
        return await question
    except discord.HTTPException as error:
        if error.status not in NOT_THERE:
            raise
        return None
