"""Ratings kept game by game are those that all results together give; asking for them reads few rows."""

import random
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest_asyncio

from bot.store import Store
from bot.store.drivers import Where
from bot.store.rows import Player, RatingRow, ResultRow
from bot.tables.ratings import rate, rate_the_unrated, rows_of
from tests.fifth_game import NAME
from tests.store.plans import Said, slow_ones
from tests.store.test_store import ROW

GUILD = 9
START = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = [Player(number, f"P{number}") for number in range(1, 9)]


@pytest_asyncio.fixture
async def store(where: Where) -> AsyncIterator[Store]:
    found = await Store.open(where, lambda: START)
    yield found
    await found.close()


async def table_of(store: Store, number: int) -> int:
    row = replace(ROW, guild_id=GUILD, game=NAME, channel_id=number, players=tuple(PEOPLE[:3]))
    return await store.new_game(row, number)


async def end(store: Store, game_id: int, at: datetime, dice: random.Random) -> None:
    """A game ends, with some at its table, ties and replaced seats among them."""
    seats = dice.sample(PEOPLE, dice.randint(2, 5))
    results = [
        ResultRow(
            game_id, GUILD, NAME, seat, player.user_id, player.name, dice.randint(1, len(seats)), 7,
            len(seats), dice.random() < 0.9, at.isoformat(),
        )
        for seat, player in enumerate(seats)
    ]  # fmt: skip
    async with store.game(game_id) as game:
        await rate(game, results)


async def kept(store: Store) -> dict[int, RatingRow]:
    return {row.user_id: row for row in await store.ratings.best(GUILD, NAME, 100)}


async def test_game_by_game_is_the_same_as_all_at_once(store: Store) -> None:
    dice, games = random.Random(5), []
    for number in range(1, 60):
        games.append(await table_of(store, number))
        await end(store, games[-1], START + timedelta(hours=number // 2), dice)  # two at the same time
        assert await kept(store) == rows_of(await store.results.of_guild(GUILD, NAME)), number
    async with store.game(games[20]) as game:
        await rate(game, [])
    assert await store.results.of_guild(GUILD, NAME)
    assert await kept(store) == rows_of(await store.results.of_guild(GUILD, NAME)), "an end taken back"
    await end(store, games[30], START, dice)
    assert await kept(store) == rows_of(await store.results.of_guild(GUILD, NAME)), "another end"


async def test_what_an_older_version_left_is_rated_at_the_start(store: Store) -> None:
    dice = random.Random(6)
    for number in range(1, 12):
        await end(store, await table_of(store, number), START + timedelta(hours=number), dice)
    before = await kept(store)
    async with store._database.transaction() as db:
        await db.run("DELETE FROM ratings")
        await db.run("INSERT INTO unrated SELECT DISTINCT guild_id, game FROM results")
    await rate_the_unrated(store)
    assert await kept(store) == before != {}
    assert await store.ratings.unrated() == []


async def test_the_best_come_in_order(store: Store) -> None:
    people = [("new", 1300, 2), ("Ben", 1100, 3), ("ann", 1100, 9), ("dan", 900, 3)]
    async with store.desk() as desk:
        await desk.keep_ratings(
            RatingRow(GUILD, NAME, user, name, 25.0, 8.0, rating, games, games > 2)
            for user, (name, rating, games) in enumerate(people)
        )
    assert [row.name for row in await store.ratings.best(GUILD, NAME, 9)] == ["ann", "Ben", "dan", "new"]
    assert [row.name for row in await store.ratings.best(GUILD, NAME, 2)] == ["ann", "Ben"]
    assert await store.ratings.best(GUILD + 1, NAME, 9) == await store.ratings.best(GUILD, "x", 9) == []


async def test_no_question_about_results_looks_through_them_all(
    store: Store, where: Where, said: Said
) -> None:
    game_id = await table_of(store, 1)
    await end(store, game_id, START, random.Random(7))
    said.clear()
    await store.ratings.best(GUILD, NAME, 25)
    await store.ratings.one(GUILD, NAME, 1)
    await store.results.places(1, GUILD)
    await store.results.of_guild(GUILD, NAME)
    await store.results.has_since((await store.results.of_guild(GUILD, NAME))[0])
    assert len(said) == 5
    assert slow_ones(where, said) == {}


async def test_of_ten_thousand_results_only_the_best_are_fetched(store: Store) -> None:
    game_id = await table_of(store, 1)
    async with store._database.transaction() as db:
        for n in range(10_000):
            db.put(
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
                *(game_id, GUILD, NAME, f"{n:06}", n, n % 500, f"P{n % 500}", 1 + n % 3, n, 3),
            )
        for n in range(500):
            db.put(
                "INSERT INTO ratings"
                " (guild_id, game, user_id, name, folded, mu, sigma, rating, games, settled)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                *(GUILD, NAME, n, f"P{n}", f"p{n}", 25.0, 8.0, 1000 + n, 20, 1),
            )
    best = await store.ratings.best(GUILD, NAME, 25)
    places = await store.results.places(3, GUILD)
    assert [row.rating for row in best] == list(range(1499, 1474, -1))
    assert sum(place.times for place in places) == 20
