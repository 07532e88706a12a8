"""Several processes of the bot on one database, each with some of the shards of one Discord."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

from tests.fifth_game import NAME
from tests.wire.driver import PATIENCE, Table, Wire

SHARDS = 4
DISCORDS_PATIENCE = 3.0
TRIES = 20
LONG_AGO = "2026-01-01T00:00:00+00:00"


class Fleet(Wire):
    """A Discord of our own, with a server for each shard, and a process for each share of them."""

    def __init__(self, folder: Path, address: str, shares: Sequence[str] = ("0-1", "2-3")) -> None:
        super().__init__(folder, {"ROUNDHOUSE_DATABASE": address})
        self.shares = shares
        self.discord.kill = lambda: None
        self._processes: dict[int, Process] = {}
        backend = self.discord.backend
        self.guilds = {shard_of(self.guild.id): self.guild.id}
        while len(self.guilds) < SHARDS:
            guild = backend.create_guild("wire")
            if self.guilds.setdefault(shard_of(guild.id), guild.id) == guild.id:
                for member in (backend.bot_user.id, *self.people):
                    backend.add_member(guild.id, member)

    async def open(self) -> None:
        await self.discord.open()
        await asyncio.gather(*(self.launch(number) for number in range(len(self.shares))))

    async def close(self) -> None:
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            await asyncio.wait_for(process.wait(), PATIENCE)
        await self.discord.close()

    async def launch(self, number: int) -> None:
        """Starts a process, and waits until all its shards are at the gateway."""
        before = self._lines(number)
        folder = self.folder / f"process-{number}"
        self._processes[number] = await self.spawn(
            ROUNDHOUSE_SHARDS=f"{self.shares[number]}/{SHARDS}", ROUNDHOUSE_DATA=str(folder)
        )
        shards = self._shards(number)
        await self.until(lambda: self._lines(number) == before + len(shards), "the start of a process")
        for shard in shards:
            await self._until_awake(Table(self, self.guilds[shard], NAME))

    def _shards(self, number: int) -> range:
        first, last = (int(shard) for shard in self.shares[number].split("-"))
        return range(first, last + 1)

    def _lines(self, number: int) -> int:
        """How many lines to the gateway there are of a process's shards, also of other processes."""
        return sum(len(self.discord.open_lines(shard)) for shard in self._shards(number))

    async def _until_awake(self, table: Table) -> None:
        """Two bots that begin at once may be too slow for Discord, on a busy machine."""
        answered = self.discord.answered
        for person in self.people:
            asked: list[int] = []
            while not any(one in answered for one in asked):
                assert len(asked) < TRIES, self.log.read_text()[-6000:]
                asked.append(table.command(person, "settings", "confirm", when="never"))
                end = perf_counter() + DISCORDS_PATIENCE
                while asked[-1] not in answered and perf_counter() < end:
                    await asyncio.sleep(0.05)
        self.at_one_press = True

    async def cut_down(self, number: int) -> None:
        """kill -9."""
        await self._end(number, Process.kill)

    async def dismiss(self, number: int) -> None:
        """SIGTERM: it finishes what is under way."""
        await self._end(number, Process.terminate)

    async def _end(self, number: int, end: Callable[[Process], None]) -> None:
        process, left = self._processes.pop(number), self._lines(number) - len(self._shards(number))
        end(process)
        await asyncio.wait_for(process.wait(), PATIENCE)
        await self.until(lambda: self._lines(number) <= left, "the end of its lines")

    def remind(self, *tables: Table) -> None:
        """Somebody is due to be reminded at each table; who looks at the clock next sees it."""
        for table in tables:
            self.rows(
                "UPDATE timers SET due_at = ? WHERE kind = 'remind' AND game_id IN"
                " (SELECT id FROM games WHERE channel_id = ?)",
                LONG_AGO,
                table.channel_id,
            )

    def direct(self, user: int) -> Table:
        """The direct messages of somebody, which belong to the first shard."""
        return Table(self, None, NAME, self.discord.backend.get_dm_channel(user).id)

    def tables(self, count: int, game: str = NAME) -> list[Table]:
        """New channels, in the servers of all shards."""
        return [Table(self, self.guilds[number % SHARDS], game) for number in range(count)]


def shard_of(guild_id: int) -> int:
    return (guild_id >> 22) % SHARDS
