"""A store with games in it, and a clock that one sets."""

from datetime import UTC, datetime, timedelta
from itertools import count

from bot.schedule.timers import Timers
from bot.store import Store
from bot.store.drivers import Where
from bot.store.pruning import FIRST_INTERACTION
from bot.store.rows import GameRow, Player, channel
from bot.tables import lobby, play
from bot.tables.handlers import HANDLERS
from bot.tables.table import of_game
from tests.databases import rows
from tests.fifth_game import NAME

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = [Player(11, "Ann"), Player(12, "Ben"), Player(13, "Cleo")]
DAY = timedelta(days=1)


class House:
    """A store with a clock that one sets, and games in it."""

    def __init__(self, where: Where) -> None:
        self.where = where
        self.now = BEGINNING
        self.store: Store
        self._count = count()

    def interaction(self) -> int:
        """A number as Discord gives one now."""
        since = (self.now - FIRST_INTERACTION) // timedelta(milliseconds=1)
        return (since << 22) + next(self._count)

    async def lobby(self, place: int | None) -> GameRow:
        return await lobby.open_lobby(
            self.store, NAME, {}, None, PEOPLE[0], (place, 1), "en", self.interaction()
        )

    async def started(self, place: int) -> int:
        row = await self.lobby(place)
        for person in PEOPLE[1:]:
            await lobby.join(self.store, row.id, self.interaction(), person)
        await lobby.arrange(self.store, row.id, self.interaction(), {}, keep_seats=True)
        await lobby.start(self.store, row.id, self.interaction())
        return row.id

    async def move(self, game_id: int, *moves: str) -> None:
        for move in moves:
            asked = (await of_game(self.store, game_id)).asked[0].user_id
            await play.move(self.store, game_id, asked, move, self.interaction())

    async def post(self, place: int) -> list[int | None]:
        """Everything that waits for a channel is posted; the versions of its boards."""
        versions = []
        while row := await self.store.outbox.next(channel(place)):
            await self.store.outbox.sent(row)
            versions += [row.version] if row.notice is None else []
        return versions

    async def days_pass(self, days: int) -> None:
        """Time passes, and what was to happen happens."""
        for _ in range(days):
            self.now += DAY
            await Timers(self.store, HANDLERS)._ring()

    def count(self, table: str, which: str = "1 = 1") -> int:
        [[found]] = rows(self.where, f"SELECT count(*) FROM {table} WHERE {which}")
        return int(found)

    def prunes(self) -> list[datetime]:
        found = rows(self.where, "SELECT due_at FROM timers WHERE kind = 'prune'")
        return [datetime.fromisoformat(due) for (due,) in found]
