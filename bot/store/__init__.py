"""What is kept. Reading goes by subject; a game is changed through one door alone."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from sqlite3 import IntegrityError
from weakref import WeakValueDictionary

import msgspec

from bot.store.database import Database
from bot.store.desk import Desk, Queries
from bot.store.door import OpenGame
from bot.store.games import columns
from bot.store.outbox import Outbox
from bot.store.rows import ChannelTaken, GameRow, Repeated, Timer, Wakes
from games.engine.errors import BadInput

__all__ = ["Desk", "OpenGame", "Store"]

IN_A_NEW_GAME = (
    "status", "channel_id", "guild_id", "host_id", "locale", "game", "seed", "options", "board", "keep_seats",
)  # fmt: skip


class Store(Queries):
    """Everything that is kept. What is asked here is what was committed; `woken` hears after every commit
    who must be woken."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        super().__init__(database.reading)
        self.now = now
        self.outbox = Outbox(database)
        self.woken: Callable[[Wakes], None] = lambda _: None
        self._database = database
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @classmethod
    async def open(cls, path: Path, now: Callable[[], datetime]) -> "Store":
        """Opens a database file and brings it up to date."""
        return cls(await Database.open(path), now)

    async def close(self) -> None:
        """Lets the transaction under way end, and closes the file."""
        await self._database.close()

    @asynccontextmanager
    async def game(self, game_id: int) -> AsyncIterator[OpenGame]:
        """The only way to change anything of a game: one lock, one transaction, one guarded version. It is
        all kept together at the end of the block, or not at all; it can't be entered twice."""
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            async with self._database.transaction() as db:
                row = await Queries(db).games.one(game_id)
                if row is None:
                    raise BadInput("no-game")
                game = OpenGame(db, self.now, row)
                yield game
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
            except IntegrityError as error:
                raise ChannelTaken from error
            game_id = int(found["id"])
            if not await Desk(db, self.now).once(interaction_id, game_id):
                raise Repeated
            await OpenGame(db, self.now, replace(row, id=game_id)).arrange(row.players)
        return game_id

    async def put_off(self, timer: Timer, wait: timedelta) -> None:
        """A timer that could not be dealt with is tried again later, so that it holds up no other."""
        async with self.desk() as desk:
            if await desk.take(timer):
                await desk.set_timers(msgspec.structs.replace(timer, due_at=self.now() + wait))
