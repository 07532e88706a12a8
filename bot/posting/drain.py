"""Empties an outbox: every committed move ends with its board in the channel, once, in order.

A board is a new message, or takes the place of the last one in its message; a new one is followed by putting
the one before in order. An edit can be done over again, so that a crash in between changes nothing; a message
that can't be edited any more stops nothing.

One drain per destination, started after a commit; none waits for ever. A failed attempt is tried again
later by a timer, with a nonce, so that a retry is not a second message, until the message is there or its
place is gone.
"""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

import discord

from bot import metrics
from bot.messages.answer import UNWELL
from bot.messages.following import OutOfSight
from bot.messages.reader import channel_taste
from bot.messages.tags import keep_tags
from bot.posting.finding import mark, posted
from bot.runner import Runner
from bot.store.rows import CALLED, Call, Destination, OutboxRow, Overtaken, PostedBoard, Timer

if TYPE_CHECKING:
    from bot.posting.poster import Poster

log = logging.getLogger(__name__)

LONGEST_REQUEST = 30.0
GONE = (10003, 10004, 10013)  # unknown channel, server, user
FORBIDDEN = 403
UNEDITABLE = (400, 403, 404)
TOO_MANY_EDITS = 30046
"""Of a message that is older than an hour; Discord calls that a rate limit, and lets nobody try for long."""
NOBODY = discord.AllowedMentions.none()
UNFIT = (50035, 50006, 40005)  # a message that Discord does not take: malformed, empty, too large
PATIENCE = 3
"""Attempts after which a message that can't be made or is not taken holds up no other."""


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


class Left(Protocol):
    """What is left of a board."""

    @property
    def own(self) -> Sendable | None:
        """In its own message, which goes where nothing is."""

    @property
    def before(self) -> Sendable | None:
        """In the message before, where that goes on with it."""


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
        self.runner = Runner(self._empty, poster.apart)
        self.trouble: Trouble | None = None
        self.forbidden = False
        self.guild_id: int | None = None
        self._forget = forget
        self._failures = 0
        self._failed: Counter[int] = Counter()
        self._arrived: dict[int, int] = {}

    async def _empty(self) -> float | None:
        """Posts all that waits; if something can't be posted, says in how many seconds to try again."""
        outbox, wait, after = self.poster.store.outbox, None, 0
        if not await outbox.hold(self.destination):  # another process has heard that something waits
            if not self.runner.kicked:
                self._forget(self.destination)
            return None
        while not self.runner.stopped and (row := await outbox.next(self.destination, after)):
            try:
                await self._post(row)
            except Overtaken:
                self.runner.kick()  # if it is ours again, it begins anew
                return None
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
        """Posts what a row is for; what was done already is not done again."""
        async with asyncio.timeout(LONGEST_REQUEST):
            channel = await self._channel()
        try:
            message_id = await (self._notice if row.version is None else self._board)(channel, row)
        except OutOfSight:
            message_id = None
        await self.poster.store.outbox.sent(row, message_id)
        self._arrived.pop(row.id, None)
        if row.version is not None and row.made_at:
            metrics.BOARD.observe((self.poster.store.now() - row.made_at).total_seconds())

    async def _notice(self, channel: discord.abc.Messageable, row: OutboxRow) -> int | None:
        """A notice, or what has become of one that is there already, in its message; where that is. What is
        told by the tags of a post has no message, and a call that was answered has none any more."""
        if row.notice is not None and row.notice.key == "tags":
            game = await self.poster.store.games.one(row.game_id or 0)
            if game is not None:
                async with asyncio.timeout(LONGEST_REQUEST):
                    await keep_tags(channel, game, (await channel_taste(self.poster.store, game)).locale)
            return None
        if row.message_id is None:
            return await self._sent(channel, row)
        if row.notice is not None and row.notice.key == CALLED:
            await self._delete(channel, row.message_id)
            await self.poster.store.outbox.removed(row)
            return None
        message = await self.poster.compose(row)
        mark(message.view, row)
        await self._edited(channel, row.message_id, message)
        return row.message_id

    async def _board(self, channel: discord.abc.Messageable, row: OutboxRow) -> int | None:
        """A board in the message of the last one, or in one of its own: then the last one is put in order.
        Where it is."""
        outbox = self.poster.store.outbox
        before = await outbox.before(row)
        known = before.message_id if before else None
        message_id = row.message_id
        if message_id is None:
            if (told_from := await outbox.overtaken(row)) is not None:
                await self._tell_late(channel, row, told_from)
                return None
            if before and known and _is_same(before, row) and await self._goes_on(channel, row, known):
                await outbox.arrived(row, known)
                return known
            message_id = await self._sent(channel, row)
            await outbox.arrived(row, message_id)
        if before and known and known != message_id:
            await self._settle(channel, row, before, known)
        return message_id

    async def _settle(
        self, channel: discord.abc.Messageable, row: OutboxRow, board: PostedBoard, message_id: int
    ) -> None:
        """Leaves of a board what is worth keeping: in its message, or in the one before that it goes on."""
        outbox = self.poster.store.outbox
        earlier = await outbox.told_before(row, board)
        if earlier and (earlier.kept or not earlier.message_id):
            earlier = None
        left = await self.poster.settle(row, board, earlier)
        if left and left.before and earlier and earlier.message_id:
            if not await self._edited(channel, earlier.message_id, left.before):
                left = await self.poster.settle(row, board, None)
            elif left.own is None:
                await self._delete(channel, message_id)
                await outbox.joined(row, board, earlier)
        if left and left.own and await self._edited(channel, message_id, left.own) and left.own.files():
            await outbox.stays(board)

    async def _delete(self, channel: discord.abc.Messageable, message_id: int) -> None:
        """Removes a message that says nothing more; one that can't be removed stays."""
        assert isinstance(channel, discord.TextChannel | discord.Thread | discord.VoiceChannel)
        await self.poster.store.outbox.check_held(self.destination)
        with suppress(discord.NotFound, discord.Forbidden):
            async with asyncio.timeout(LONGEST_REQUEST):
                await channel.get_partial_message(message_id).delete()

    async def _tell_late(self, channel: discord.abc.Messageable, row: OutboxRow, told_from: int) -> None:
        """Tells of a board that could not be made before a newer one was there, unless that tells of it."""
        assert row.version is not None and row.since is not None
        if row.version < told_from:
            late = PostedBoard(row.id, row.since, row.version, (), None, kept=False)
            left = await self.poster.settle(row, late, None)
            await self._sent(channel, row, left.own if left else None)

    async def _goes_on(self, channel: discord.abc.Messageable, row: OutboxRow, message_id: int) -> bool:
        """Brings a message up to date; not if a newer board waits, which does it. False if it can't be."""
        if await self.poster.store.outbox.followed(row):
            return True
        return await self._edited(channel, message_id, await self.poster.compose(row))

    async def _edited(self, channel: discord.abc.Messageable, message_id: int, message: Sendable) -> bool:
        """Puts a message in the place of another; false if that is gone, or can't be edited any more."""
        assert isinstance(channel, discord.TextChannel | discord.Thread | discord.VoiceChannel)
        await self.poster.store.outbox.check_held(self.destination)
        try:
            async with asyncio.timeout(LONGEST_REQUEST):
                await channel.get_partial_message(message_id).edit(
                    view=message.view, attachments=message.files(), allowed_mentions=NOBODY
                )
        except (discord.HTTPException, discord.RateLimited) as error:
            if not _is_uneditable(error):
                raise
            log.info("%s: message %d stays as it is: %r", self.destination, message_id, error)
            return False
        return True

    async def _sent(
        self, channel: discord.abc.Messageable, row: OutboxRow, message: Sendable | None = None
    ) -> int:
        """Sends the message of a row, or another in its place, unless an earlier attempt arrived; where it
        is."""
        async with asyncio.timeout(LONGEST_REQUEST):
            arrived = self._arrived.get(row.id)
            if arrived is None and row.tried:
                arrived = await posted(self.poster.client, channel, row)
        if arrived is None:
            message = message or await self.poster.compose(row)
            mark(message.view, row)
            await self.poster.store.outbox.tried(row)
            async with asyncio.timeout(LONGEST_REQUEST):
                sent = await channel.send(
                    view=message.view,
                    files=message.files(),
                    allowed_mentions=discord.AllowedMentions(
                        everyone=False,
                        roles=False,
                        replied_user=False,
                        users=[discord.Object(id_) for id_ in message.mentions],
                    ),
                    nonce=f"rh-{row.id}",
                    silent=row.version is not None and not message.mentions,
                )
            arrived = self._arrived[row.id] = sent.id  # in case the disk does not take it now
        return arrived

    async def _is_over(self, error: Exception) -> bool:
        """Whether nothing can be posted here any more; then nothing waits."""
        if not isinstance(error, discord.HTTPException):
            return False
        store = self.poster.store
        closed = self.destination.kind == "direct" and error.status == FORBIDDEN
        if error.code not in GONE and not closed and not await self._is_out(error):
            return False
        log.warning("%s: given up: %s", self.destination, error)
        if closed:
            user_id = self.destination.id
            calls = [
                Timer(store.now(), Call(user_id, game.played), game.id)
                for game_id in await store.outbox.called_to(self.destination)
                if (game := await store.games.one(game_id))
            ]
            async with store.desk() as desk:  # noticed, and not tried again until asked for
                await desk.call("user", user_id, closed=True)
                await desk.set_timers(*calls)  # whoever is still asked is called in the channel
        await store.outbox.lost(self.destination)
        return True

    async def _is_out(self, error: discord.HTTPException) -> bool:
        """Whether the channel is of no server that we are in: we were shown the door. Of a server of another
        process's shards we know nothing, and not every thread is in sight."""
        client, id_ = self.poster.client, self.destination.id
        if error.status != FORBIDDEN or self.destination.kind != "channel" or not client.is_ready():
            return False
        game = await self.poster.store.games.in_channel(id_)
        guild_id = game.guild_id if game else None
        if isinstance(client, discord.AutoShardedClient):
            shard = ((guild_id or 0) >> 22) % (client.shard_count or 1) if game else None
            if shard not in client.shards:
                return False
        return client.get_channel(id_) is None and (guild_id is None or client.get_guild(guild_id) is None)

    def _wait(self, error: Exception) -> float:
        """How long to wait after a failure: longer each time, and not all at once. It is told once."""
        self._failures += 1
        self.forbidden = isinstance(error, discord.HTTPException) and error.status == FORBIDDEN
        why = repr(error)
        if self.trouble is None or self.trouble.why != why:
            since = self.trouble.since if self.trouble else self.poster.store.now()
            self.trouble = Trouble(self.destination, since, why)
            unforeseen = not isinstance(error, UNWELL)
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


def _is_same(before: PostedBoard, row: OutboxRow) -> bool:
    """Whether a board goes into the message of the one before; one that is posted anew does not."""
    return before.since == row.since and before.version < (row.version or 0)


def _is_uneditable(error: discord.HTTPException | discord.RateLimited) -> bool:
    """Whether Discord does not let a message be edited any more, or not for long."""
    if isinstance(error, discord.RateLimited):
        return True
    return error.status in UNEDITABLE or error.code == TOO_MANY_EDITS


def _is_unfit(error: Exception) -> bool:
    """Whether it is the message's own fault, so that another one may be posted."""
    if isinstance(error, discord.HTTPException):
        return error.code in UNFIT
    return not isinstance(error, UNWELL)
