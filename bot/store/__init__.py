"""What is kept. Reading goes by subject; a game is changed through one door alone."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import msgspec

from bot.store.claims import Claims
from bot.store.database import Database
from bot.store.desk import Desk, Queries
from bot.store.door import OpenGame
from bot.store.drivers import Where, open_database
from bot.store.games import columns
from bot.store.outbox import Outbox
from bot.store.rows import ChannelTaken, GameRow, Refused, Repeated, Timer, Unkept, Wakes
from bot.store.timers import claim_timers
from games.engine.errors import BadInput

__all__ = ["Desk", "OpenGame", "Store"]

IN_A_NEW_GAME = (
    "status", "channel_id", "guild_id", "host_id", "locale", "game", "seed", "options", "board", "keep_seats",
    "pace", "hints", "script", "source", "tags",
)  # fmt: skip


class Store(Queries):
    """Everything that is kept. What is asked here is what was committed; `woken` hears after every commit
    who must be woken, and `leaving` is called before that of a game, to do what follows from any change."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        super().__init__(database.reading)
        self.now = now
        self.claims = Claims(database)
        self.outbox = Outbox(database, self.claims)
        self.woken: Callable[[Wakes], None] = lambda _: None
        self.leaving: Callable[[OpenGame], Awaitable[None]] = _nothing
        self._database = database
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @classmethod
    async def open(cls, where: Where, now: Callable[[], datetime]) -> "Store":
        """Opens a database and brings it up to date."""
        return cls(await open_database(where), now)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hears what other processes tell: what this one has claimed and has something to do about, or that
        one has left."""
        self._database.listen(heard)

    async def close(self) -> None:
        """Leaves what this process had claimed to others, and closes the database when the transactions under
        way have ended."""
        with suppress(Unkept):  # they will see that it is gone
            await self.claims.leave()
        await self._database.close()

    @asynccontextmanager
    async def game(self, game_id: int) -> AsyncIterator[OpenGame]:
        """The only way to change anything of a game: one lock, one transaction, one guarded version. It is
        all kept together at the end of the block, or not at all; it can't be entered twice."""
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            async with self._database.transaction() as db:
                row = await Queries(db).games.one(game_id, locked=True)
                if row is None:
                    raise BadInput("no-game")
                game = OpenGame(db, self.now, row)
                yield game
                await self.leaving(game)
            self.woken(game.wakes)

    @asynccontextmanager
    async def desk(self) -> AsyncIterator[Desk]:
        """A transaction about what belongs to no game: preferences, and who is away."""
        async with self._database.transaction() as db:
            desk = Desk(db, self.now)
            yield desk
        self.woken(desk.wakes)

    async def new_game(self, row: GameRow, interaction_id: int) -> int:
        """Keeps a new lobby and returns its number; raises `ChannelTaken` or `Repeated`."""
        kept = columns({name: getattr(row, name) for name in IN_A_NEW_GAME})
        kept |= dict.fromkeys(("created_at", "changed_at"), self.now().isoformat())
        async with self._database.transaction() as db:
            try:
                [found] = await db.rows(
                    f"INSERT INTO games ({', '.join(kept)}) VALUES ({', '.join('?' * len(kept))})"
                    " RETURNING id",
                    *kept.values(),
                )
            except Refused as error:
                raise ChannelTaken from error
            game_id = int(found["id"])
            if not await Desk(db, self.now).once(interaction_id, game_id):
                raise Repeated
            opened = OpenGame(db, self.now, replace(row, id=game_id))
            await opened.arrange(row.players)
            await self.leaving(opened)
        self.woken(opened.wakes)
        return game_id

    async def due_timers(self, now: datetime) -> list[Timer]:
        """The oldest timers that have run out, as far as no other process deals with them; it is left to this
        one."""
        process = await self.claims.present()
        async with self._database.transaction() as db:
            return await claim_timers(db, now, process)

    async def put_off(self, timer: Timer, wait: timedelta) -> None:
        """A timer that could not be dealt with is tried again later, so that it holds up no other."""
        async with self.desk() as desk:
            if await desk.take(timer):
                await desk.set_timers(msgspec.structs.replace(timer, due_at=self.now() + wait))


async def _nothing(_: OpenGame) -> None:
    """Nothing follows."""
