"""Empties the outbox: every committed move ends with its board in the channel, once, in order.

One drain per destination, started after a commit; none waits for ever. A failed attempt is tried again
later by a timer, with a nonce, so that a retry is not a second message.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import aiohttp
import discord

from bot.posting.finding import is_posted
from bot.runner import Runner
from bot.store import Store
from bot.store.rows import Destination, OutboxRow

log = logging.getLogger(__name__)

BACKOFF = (1.0, 2.0, 5.0, 15.0, 60.0, 300.0)
LONGEST_SEND = 30.0
GONE = (10003, 10004)  # unknown channel, unknown guild
FORBIDDEN = 403


class Sendable(Protocol):
    """A message ready to be sent."""

    @property
    def view(self) -> discord.ui.LayoutView:
        """All that the message shows."""

    @property
    def mentions(self) -> Sequence[int]:
        """The users whom it calls; nobody else is notified."""

    def files(self) -> list[discord.File]:
        """Its attachments, made anew at every call: sending uses them up."""


class Poster:
    """The outboxes of all destinations. `compose` makes the message of a row."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        compose: Callable[[OutboxRow], Awaitable[Sendable]],
        backoff: Sequence[float] = BACKOFF,
    ) -> None:
        self.client = client
        self.store = store
        self.compose = compose
        self.backoff = backoff
        self._drains: dict[Destination, Drain] = {}

    async def resume(self) -> None:
        """Takes up what waited when the bot stopped."""
        for destination in await self.store.outbox.waiting():
            self.kick(destination)

    def kick(self, destination: Destination) -> None:
        """There is something to post."""
        drain = self._drains.get(destination)
        if drain is None:
            drain = self._drains[destination] = Drain(self, destination, self._drains.pop)
        drain.runner.kick()

    def trouble(self, destination: Destination) -> bool:
        """Whether the last attempt to post there was forbidden."""
        drain = self._drains.get(destination)
        return drain is not None and drain.forbidden

    async def finish(self) -> None:
        """Lets what is under way end, and starts nothing more."""
        await asyncio.gather(*(drain.runner.finish() for drain in list(self._drains.values())))


class Drain:
    """One destination's outbox, oldest first."""

    def __init__(
        self, poster: Poster, destination: Destination, forget: Callable[[Destination], object]
    ) -> None:
        self.poster = poster
        self.destination = destination
        self.runner = Runner(self._empty)
        self.forbidden = False
        self._forget = forget
        self._failures = 0

    async def _empty(self) -> float | None:
        """Posts all that waits; if something can't be posted, says in how many seconds to try again."""
        outbox = self.poster.store.outbox
        while not self.runner.stopped and (row := await outbox.next(self.destination)):
            if not await self._post(row):
                return self._wait()
        if not self.runner.kicked:
            self._forget(self.destination)
        return None

    async def _post(self, row: OutboxRow) -> bool:
        """Posts one message; false where it has to wait."""
        outbox = self.poster.store.outbox
        try:
            channel = await self._channel()
            if row.tried and await is_posted(self.poster.client, channel, row):
                await outbox.sent(row)
                return True
            message = await self.poster.compose(row)
            await outbox.tried(row)
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
            log.warning("%s: %r", self.destination, error)
            return False
        except Exception:  # whatever it is, the message stays in the outbox
            log.exception("%s: the message of row %s can't be made", self.destination, row.id)
            return False
        await outbox.sent(row)
        self._failures, self.forbidden = 0, False
        return True

    async def _failed(self, error: discord.HTTPException) -> bool:
        log.warning("%s: %s", self.destination, error)
        store = self.poster.store
        if error.code in GONE:
            await store.outbox.lost(self.destination)
            return True
        if self.destination.kind == "direct" and error.status == FORBIDDEN:
            async with store.desk() as desk:  # closed to us: noticed, and not tried again until asked for
                await desk.call("user", self.destination.id, closed=True)
            await store.outbox.lost(self.destination)
            return True
        self.forbidden = error.status == FORBIDDEN
        return False

    def _wait(self) -> float | None:
        """Longer after each failure; where we may not post, until the next move there."""
        if self.forbidden:
            return None
        self._failures += 1
        return self.poster.backoff[min(self._failures, len(self.poster.backoff)) - 1]

    async def _channel(self) -> discord.abc.Messageable:
        client, id_ = self.poster.client, self.destination.id
        if self.destination.kind == "direct":
            user = client.get_user(id_) or await client.fetch_user(id_)
            return user.dm_channel or await user.create_dm()
        channel = client.get_channel(id_) or await client.fetch_channel(id_)
        assert isinstance(channel, discord.abc.Messageable)
        return channel
