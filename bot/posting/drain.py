"""Empties an outbox: every committed move ends with its board in the channel, once, in order.

One drain per destination, started after a commit; none waits for ever. A failed attempt is tried again
later by a timer, with a nonce, so that a retry is not a second message, until the message is there or its
place is gone.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

import aiohttp
import discord

from bot.posting.finding import is_posted, mark
from bot.runner import Runner
from bot.store.rows import Destination, OutboxRow

if TYPE_CHECKING:
    from bot.posting.poster import Poster

log = logging.getLogger(__name__)

LONGEST_REQUEST = 30.0
GONE = (10003, 10004, 10013)  # unknown channel, server, user
FORBIDDEN = 403
UNFIT = (50035, 50006, 40005)  # a message that Discord does not take: malformed, empty, too large
PATIENCE = 3
"""Attempts after which a message that can't be made or is not taken holds up no other."""
OF_THE_PLACE = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)


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


@dataclass(frozen=True)
class Trouble:
    """Why something can't be posted, and since when it waits."""

    destination: Destination
    since: datetime
    why: str

    def __str__(self) -> str:
        place = self.destination
        return f"{place.kind} {place.id} {self.since.isoformat(timespec='seconds')} {self.why}"


class Drain:
    """One destination's outbox, oldest first."""

    def __init__(
        self, poster: "Poster", destination: Destination, forget: Callable[[Destination], object]
    ) -> None:
        self.poster = poster
        self.destination = destination
        self.runner = Runner(self._empty)
        self.trouble: Trouble | None = None
        self.forbidden = False
        self.guild_id: int | None = None
        self._forget = forget
        self._failures = 0
        self._failed: Counter[int] = Counter()
        self._arrived: set[int] = set()

    async def _empty(self) -> float | None:
        """Posts all that waits; if something can't be posted, says in how many seconds to try again."""
        outbox, wait, after = self.poster.store.outbox, None, 0
        while not self.runner.stopped and (row := await outbox.next(self.destination, after)):
            try:
                await self._post(row)
            except Exception as error:  # whatever it is, the message stays in the outbox
                if await self._is_over(error):
                    continue
                wait = self._wait(error)
                self._failed[row.id] += 1
                if not _is_unfit(error) or self._failed[row.id] < PATIENCE:
                    return wait
                after = row.id
            else:
                self._succeeded()
        if wait is None and not self.runner.kicked:
            self._forget(self.destination)
        return wait

    async def _post(self, row: OutboxRow) -> None:
        outbox = self.poster.store.outbox
        async with asyncio.timeout(LONGEST_REQUEST):
            channel = await self._channel()
            arrived = row.id in self._arrived or (
                bool(row.tried) and await is_posted(self.poster.client, channel, row)
            )
        if not arrived:
            message = await self.poster.compose(row)
            mark(message.view, row)
            await outbox.tried(row)
            async with asyncio.timeout(LONGEST_REQUEST):
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
            self._arrived.add(row.id)  # in case the disk does not take it now
        await outbox.sent(row)
        self._arrived.discard(row.id)

    async def _is_over(self, error: Exception) -> bool:
        """Whether nothing can be posted here any more; then nothing waits."""
        if not isinstance(error, discord.HTTPException):
            return False
        store = self.poster.store
        closed = self.destination.kind == "direct" and error.status == FORBIDDEN
        if error.code not in GONE and not closed and not self._is_out(error):
            return False
        log.warning("%s: given up: %s", self.destination, error)
        if closed:
            async with store.desk() as desk:  # noticed, and not tried again until asked for
                await desk.call("user", self.destination.id, closed=True)
        await store.outbox.lost(self.destination)
        return True

    def _is_out(self, error: discord.HTTPException) -> bool:
        """Whether the channel is of no server that we are in: we were shown the door."""
        client = self.poster.client
        return (
            error.status == FORBIDDEN
            and client.is_ready()
            and self.destination.kind == "channel"
            and client.get_channel(self.destination.id) is None
        )

    def _wait(self, error: Exception) -> float:
        """How long to wait after a failure: longer each time, and not all at once. It is told once."""
        self._failures += 1
        self.forbidden = isinstance(error, discord.HTTPException) and error.status == FORBIDDEN
        why = repr(error)
        if self.trouble is None or self.trouble.why != why:
            since = self.trouble.since if self.trouble else self.poster.store.now()
            self.trouble = Trouble(self.destination, since, why)
            unforeseen = not isinstance(error, OF_THE_PLACE)
            log.warning("%s waits: %s", self.destination, why, exc_info=error if unforeseen else None)
        longest = self.poster.backoff[min(self._failures, len(self.poster.backoff)) - 1]
        return longest * random.uniform(0.8, 1.0)

    def _succeeded(self) -> None:
        if self.trouble:
            log.info("%s: posted again", self.destination)
        self.trouble, self.forbidden, self._failures = None, False, 0

    async def _channel(self) -> discord.abc.Messageable:
        client, id_ = self.poster.client, self.destination.id
        if self.destination.kind == "direct":
            user = client.get_user(id_) or await client.fetch_user(id_)
            return user.dm_channel or await user.create_dm()
        channel = client.get_channel(id_) or await client.fetch_channel(id_)
        assert isinstance(channel, discord.abc.Messageable)
        guild = getattr(channel, "guild", None)
        self.guild_id = guild.id if guild else None
        return channel


def _is_unfit(error: Exception) -> bool:
    """Whether it is the message's own fault, so that another one may be posted."""
    if isinstance(error, discord.HTTPException):
        return error.code in UNFIT
    return not isinstance(error, OF_THE_PLACE)
