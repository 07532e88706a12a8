"""What a move and a look cost in a long game, and in a full house, beside what they cost at the beginning."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.store import Store
from bot.store.drivers import Where
from bot.store.rows import Player
from bot.tables import lobby, play
from bot.tables.table import latest, of_game
from tests.databases import fresh
from tests.fifth_game import NAME, found

Taken = tuple[list[float], list[float]]
"""Seconds at the beginning, and later."""

MEASURED = 60
SHORT, LONG = 10, 1000
FEW, MANY = 10, 10_000
FIRST = PLACE = GUILD = 1
PEOPLE = [Player(number, name) for number, name in enumerate(("Ann", "Ben", "Cleo"), 1)]
MOVE, UNDO = "take Nevis 1", "undo"
NOW = datetime(2026, 1, 1, tzinfo=UTC)

FILLING = (
    "INSERT INTO games (status, channel_id, guild_id, host_id, locale, game, seed, options, board, played,"
    " snapshot, created_at, changed_at) SELECT 'over', channel_id, guild_id, host_id, locale, game, seed,"
    " options, board, played, snapshot, created_at, changed_at FROM games WHERE id = 1",
    "INSERT INTO seats (game_id, seat, user_id, name, closed)"
    " SELECT (SELECT max(id) FROM games), seat, user_id, name, 1 FROM seats WHERE game_id = 1",
    "INSERT INTO actions SELECT (SELECT max(id) FROM games), sequence, seat, move, origin, NULL, made_at"
    " FROM actions WHERE game_id = 1",
    "INSERT INTO outbox (game_id, channel_id, version, state)"
    " SELECT (SELECT max(id) FROM games), channel_id, version, 'sent' FROM outbox WHERE game_id = 1",
    "INSERT INTO interactions SELECT (SELECT max(id) FROM interactions) + 1, max(id) FROM games",
    "INSERT INTO results SELECT game_id, 1, (SELECT game FROM games WHERE id = 1), '2025', seat, user_id,"
    " name, 1, 1, 3, 1 FROM seats WHERE game_id = (SELECT max(id) FROM games)",
    "INSERT INTO ratings SELECT 1, game, (SELECT max(id) FROM games), 'P', 'p', 25.0, 8.0, 1000, 9, 1, 0, 0"
    " FROM games WHERE id = 1",
)
"""Another game like the first, which is over, by the same people in the same place; and somebody rated."""


class House:
    """A store, and the games that are begun there."""

    def __init__(self, store: Store, first: int = 1) -> None:
        self.store = store
        self._numbers = count(first)

    async def begin(self, place: int, rows: int) -> int:
        """A game that runs, after so many moves: of all but the first each was taken back."""
        row = await lobby.open_lobby(
            self.store, NAME, {}, None, PEOPLE[0], (place, GUILD), "en", next(self._numbers)
        )
        for person in PEOPLE[1:]:
            await lobby.join(self.store, row.id, next(self._numbers), person)
        await lobby.start(self.store, row.id, next(self._numbers))
        await self.row(row.id, MOVE)
        for _ in range((rows - 1) // 2):
            await self.row(row.id, MOVE)
            await self.row(row.id, UNDO)
        return row.id

    async def row(self, game_id: int, text: str) -> None:
        """Whoever is asked moves, or whoever moved takes it back."""
        table = await of_game(self.store, game_id)
        seat = table.seats_asked[0] - (text == UNDO)
        user_id = table.row.players[seat].user_id
        _, played = await play.move(self.store, game_id, user_id, text, 10**6 + next(self._numbers))
        assert played

    async def row_and_board(self, game_id: int, text: str) -> None:
        """A move is kept, and played again as its board needs it."""
        await self.row(game_id, text)
        row = (await of_game(self.store, game_id)).row
        (await latest(self.store, row, since=row.played)).play()

    async def fill(self, games: int) -> None:
        """So many games are kept beside those that there are."""
        async with self.store._database.transaction() as db:
            for _ in range(games):
                for sql in FILLING:
                    db.put(sql)
                await db.rows("SELECT 1")
            if db.dialect.folder == "postgres":  # it would do so by itself before long; SQLite never does
                await db.run("ANALYZE")


def figures(kind: str = "sqlite") -> dict[str, float]:
    """How many times as long each takes as at the beginning."""
    with ExitStack() as stack:
        stack.enter_context(found())
        folders = [Path(stack.enter_context(TemporaryDirectory())) for _ in range(3)]
        return asyncio.run(_figures([stack.enter_context(fresh(kind, folder)) for folder in folders]))


async def _figures(places: list[Where]) -> dict[str, float]:
    houses = [House(await Store.open(where, lambda: NOW)) for where in places]
    long, few, many = houses
    try:
        return {**await _by_length(long), **await _by_games(few, many)}
    finally:
        for house in houses:
            await house.store.close()


async def _by_length(house: House) -> dict[str, float]:
    """What a row of a long game costs, by one of a short game."""
    long, places = await house.begin(PLACE, LONG), count(PLACE + 1)
    taken: dict[str, Taken] = {text: ([], []) for text in (MOVE, UNDO)}
    for _ in range(MEASURED):
        short = await house.begin(next(places), SHORT)
        for text, times in taken.items():
            for game_id, durations in zip((short, long), times, strict=True):
                durations.append(await _seconds(house.row_and_board, game_id, text))
    return {f"{text}: row {LONG:,} of a game by row {SHORT}": _ratio(times) for text, times in taken.items()}


async def _by_games(few: House, many: House) -> dict[str, float]:
    """What moves and looks cost where many games are kept, by few."""
    for house, games in ((few, FEW), (many, MANY)):
        assert await house.begin(PLACE, SHORT) == FIRST
        await house.fill(games)
    works: dict[str, Callable[[House], Awaitable[object]]] = {
        MOVE: lambda house: house.row_and_board(FIRST, MOVE),
        UNDO: lambda house: house.row_and_board(FIRST, UNDO),
        "game of a channel": lambda house: house.store.games.in_channel(PLACE),
        "games of a user": lambda house: house.store.games.of_user(PEOPLE[0].user_id),
        "games of a server": lambda house: house.store.games.of_guild(GUILD),
        "leaderboard": lambda house: house.store.ratings.best(GUILD, NAME, FEW),
    }
    taken: dict[str, Taken] = {name: ([], []) for name in works}
    for _ in range(MEASURED):
        for name, work in works.items():
            for house, durations in zip((few, many), taken[name], strict=True):
                durations.append(await _seconds(work, house))
    return {f"{name}: {MANY:,} games by {FEW}": _ratio(times) for name, times in taken.items()}


async def _seconds(work: Callable[..., Awaitable[object]], *arguments: object) -> float:
    begun = perf_counter()
    await work(*arguments)
    return perf_counter() - begun


def _ratio(taken: Taken) -> float:
    first, later = (median(durations) for durations in taken)
    return later / first
