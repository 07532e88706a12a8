"""Empties the outbox: every committed move ends with its board in the channel, once, in order.

One drain per channel, started after a commit; none waits for ever. A failed attempt is tried again
later by a timer, with a nonce, so that a retry is not a second message.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.messages.notice import NoticeMessage, notice_message
from bot.messages.turn import Message, turn_message
from bot.store.rows import OutboxRow

if TYPE_CHECKING:
    from bot.app import Roundhouse

log = logging.getLogger(__name__)

BACKOFF = (1.0, 2.0, 5.0, 15.0, 60.0, 300.0)
LOOK_BACK = 30
LONGEST_SEND = 30.0
GONE = (10003, 10004)  # unknown channel, unknown guild
FORBIDDEN = 403


class Poster:
    """The outboxes of all channels."""

    def __init__(self, bot: "Roundhouse", backoff: Sequence[float] = BACKOFF) -> None:
        self.bot = bot
        self.backoff = backoff
        self._drains: dict[int, Drain] = {}

    async def resume(self) -> None:
        """Takes up what waited when the bot stopped."""
        for channel_id in await self.bot.store.waiting_channels():
            self.kick(channel_id)

    def kick(self, channel_id: int) -> None:
        """There is something to post in a channel."""
        drain = self._drains.get(channel_id)
        if drain is None:
            drain = self._drains[channel_id] = Drain(self, channel_id, self._drains.pop)
        drain.kick()

    def trouble(self, channel_id: int) -> bool:
        """Whether the last attempt to post in a channel was forbidden."""
        drain = self._drains.get(channel_id)
        return drain is not None and drain.forbidden

    async def finish(self) -> None:
        """Lets what is under way end, and starts nothing more."""
        for drain in list(self._drains.values()):
            drain.stop()
        await asyncio.gather(
            *(drain.task for drain in self._drains.values() if drain.task), return_exceptions=True
        )


class Drain:
    """One channel's outbox, oldest first."""

    def __init__(self, poster: Poster, channel_id: int, forget: Callable[[int], object]) -> None:
        self.poster = poster
        self.channel_id = channel_id
        self.task: asyncio.Task[None] | None = None
        self.forbidden = False
        self._forget = forget
        self._timer: asyncio.TimerHandle | None = None
        self._failures = 0
        self._dirty = False
        self._stopped = False

    def kick(self) -> None:
        self._dirty = True
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if not self._stopped and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._run())

    def stop(self) -> None:
        self._stopped = True
        if self._timer:
            self._timer.cancel()

    async def _run(self) -> None:
        store = self.poster.bot.store
        while self._dirty and not self._stopped:
            self._dirty = False
            while not self._stopped and (row := await store.next_unsent(self.channel_id)):
                if not await self._post(row):
                    return
        if not self._dirty and not self.forbidden:
            self._forget(self.channel_id)

    async def _post(self, row: OutboxRow) -> bool:
        """Posts one board; false where it has to wait."""
        store = self.poster.bot.store
        try:
            channel = await self._channel()
            if row.tried and await self._is_there(channel, row):
                await store.mark_sent(row.id)
                return True
            message = await self._message(row)
            await store.mark_tried(row.id)
            async with asyncio.timeout(LONGEST_SEND):
                await channel.send(
                    view=message.view,
                    files=message.files(),
                    allowed_mentions=discord.AllowedMentions(
                        everyone=False,
                        roles=False,
                        replied_user=False,
                        users=[discord.Object(id_) for id_ in message.mentions],
                    ),
                    nonce=f"rh-{row.id}",
                )
        except discord.HTTPException as error:
            return await self._failed(error)
        except (OSError, TimeoutError, aiohttp.ClientError) as error:
            log.warning("channel %s: %r", self.channel_id, error)
            self._later()
            return False
        except Exception:  # whatever it is, the board stays in the outbox
            log.exception("channel %s: the board of version %s can't be made", self.channel_id, row.version)
            self._later()
            return False
        await store.mark_sent(row.id)
        self._failures, self.forbidden = 0, False
        return True

    async def _failed(self, error: discord.HTTPException) -> bool:
        log.warning("channel %s: %s", self.channel_id, error)
        if error.code in GONE:
            await self.poster.bot.store.mark_lost(self.channel_id)
            return True
        if self.channel_id < 0 and error.status == FORBIDDEN:
            await self.poster.bot.close_direct(-self.channel_id)  # closed to us: noticed, and not retried
            await self.poster.bot.store.mark_lost(self.channel_id)
            return True
        if error.status == FORBIDDEN:
            self.forbidden = True  # the next move here tries again
            return False
        self._later()
        return False

    def _later(self) -> None:
        delay = self.poster.backoff[min(self._failures, len(self.poster.backoff) - 1)]
        self._failures += 1
        if not self._stopped:
            self._timer = asyncio.get_running_loop().call_later(delay, self.kick)

    async def _message(self, row: OutboxRow) -> Message | NoticeMessage:
        bot = self.poster.bot
        if row.notice is not None:
            return await notice_message(bot, row, row.notice)
        assert row.game_id is not None
        assert row.version is not None
        return await turn_message(bot, row.game_id, row.version)

    async def _channel(self) -> discord.abc.Messageable:
        bot = self.poster.bot
        if self.channel_id < 0:
            user = bot.get_user(-self.channel_id) or await bot.fetch_user(-self.channel_id)
            return user.dm_channel or await user.create_dm()
        channel = bot.get_channel(self.channel_id) or await bot.fetch_channel(self.channel_id)
        assert isinstance(channel, discord.abc.Messageable)
        return channel

    async def _is_there(self, channel: discord.abc.Messageable, row: OutboxRow) -> bool:
        """Whether an earlier attempt arrived after all: a message of ours with this row's buttons."""
        mark = f":{row.game_id}:{row.version}" if row.notice is None else f":o{row.id}"
        user = self.poster.bot.user
        async for message in channel.history(limit=LOOK_BACK):
            if user and message.author.id == user.id and any(_has(item, mark) for item in message.components):
                return True
        return False


def _has(component: object, mark: str) -> bool:
    custom_id = getattr(component, "custom_id", None) or ""
    children = getattr(component, "children", None) or []
    return f"{custom_id}:".find(f"{mark}:") >= 0 or any(_has(child, mark) for child in children)
