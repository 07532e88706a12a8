"""The outboxes of all destinations: who has something to post, who waits, and what gives hope."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context

import discord

from bot.posting.drain import Drain, Left, Sendable, Trouble
from bot.runner import Runner
from bot.schedule.timers import TICK
from bot.store import Store
from bot.store.rows import Destination, OutboxRow, PostedBoard

BACKOFF = (1.0, 2.0, 5.0, 15.0, 60.0, 300.0, 600.0)


class Poster:
    """The outboxes of all destinations. `compose` makes the message of a row, `settle` what is left of a
    board when that of a row has come."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        compose: Callable[[OutboxRow], Awaitable[Sendable]],
        settle: Callable[[OutboxRow, PostedBoard, PostedBoard | None], Awaitable[Left | None]],
        backoff: Sequence[float] = BACKOFF,
        tick: float = TICK,
        apart: Context | None = None,
    ) -> None:
        self.client = client
        self.store = store
        self.compose = compose
        self.settle = settle
        self.backoff = backoff
        self.tick = tick
        self.apart = apart
        self._drains: dict[Destination, Drain] = {}
        self._looking = Runner(self._look, apart)
        self._hopes: set[int] = set()

    async def resume(self) -> None:
        """Takes up what waited when the bot stopped."""
        self._looking.kick()

    def kick(self, destination: Destination) -> None:
        """There is something to post."""
        if destination not in self._drains:
            self._drains[destination] = Drain(self, destination, self._drains.pop)
        self._drains[destination].runner.kick()

    def hope(self, guild_id: int | None = None) -> None:
        """Something has changed, in a server or everywhere, that may let us post where we could not."""
        for drain in list(self._drains.values()):
            if drain.trouble and (guild_id is None or drain.guild_id in (None, guild_id)):
                drain.runner.kick()
        if guild_id is not None:
            self._hopes.add(guild_id)
            self._looking.kick()

    def trouble(self, destination: Destination) -> bool:
        """Whether the last attempt to post there was forbidden."""
        drain = self._drains.get(destination)
        return drain is not None and drain.forbidden

    def troubles(self) -> list[Trouble]:
        """Where something waits because it can't be posted, longest first."""
        found = [drain.trouble for drain in self._drains.values() if drain.trouble]
        return sorted(found, key=lambda trouble: trouble.since)

    async def finish(self) -> None:
        """Lets what is under way end, and starts nothing more."""
        await self._looking.finish()
        await asyncio.gather(*(drain.runner.finish() for drain in list(self._drains.values())))

    async def _look(self) -> float:
        """Finds what waits, though nobody has told us of it, and the newest boards of places that we had
        lost."""
        outbox = self.store.outbox
        while self._hopes:
            guild_id = next(iter(self._hopes))
            for place in await outbox.without_board(guild_id):
                if self.client.get_channel(place.id):
                    await outbox.regained(place, self.store.now())
            self._hopes.discard(guild_id)
        for destination in await outbox.waiting():
            if destination not in self._drains:
                self.kick(destination)
        return self.tick
