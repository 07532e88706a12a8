"""Ratings in one game on one server: each finished game goes on from what they were. From all results they
come out the same."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, permutations, product
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import Desk, OpenGame, Store
from bot.store.rows import GameRow, RatingRow, ResultRow

FEWEST_PEOPLE = 3
SETTLED = 3
START = 1000
SCALE = 40

MODEL = PlackettLuce()


@dataclass(frozen=True)
class Rated:
    """Somebody's rating, from so many games."""

    user_id: int
    name: str
    rating: int
    games: int

    @property
    def provisional(self) -> bool:
        """Whether it says little yet."""
        return self.games < SETTLED


async def rate(game: OpenGame, results: Sequence[ResultRow]) -> None:
    """Keeps the results of a game, none while it goes on, and rates its players with them."""
    again = await game.keep_results(results)
    guild_id = game.row.guild_id
    if guild_id is None or not (results or again):
        return
    await game.hold_ratings(guild_id, game.row.game)
    if again or await game.results.has_since(results[0]):
        await rate_anew(game, guild_id, game.row.game)
        return
    for seats in _rated_games(results):
        found = [await game.ratings.one(guild_id, game.row.game, seat.user_id) for seat in seats]
        before = {row.user_id: row for row in found if row is not None}
        await game.keep_ratings(_rated(before, seats))


async def rate_anew(desk: Desk, guild_id: int, game: str) -> None:
    """Works the ratings of a server in one game out from all of its results."""
    await desk.hold_ratings(guild_id, game)
    results = await desk.results.of_guild(guild_id, game)
    rows = await asyncio.to_thread(rows_of, results)
    await desk.clear_ratings(guild_id, game)
    await desk.keep_ratings(rows.values())


async def rate_the_unrated(store: Store) -> None:
    """Works out the ratings that an older version did not keep."""
    for guild_id, game in await store.ratings.unrated():
        async with store.desk() as desk:
            await rate_anew(desk, guild_id, game)


def rows_of(results: Iterable[ResultRow]) -> dict[int, RatingRow]:
    """By user, the ratings after these results of one game on one server."""
    rows: dict[int, RatingRow] = {}
    for seats in _rated_games(results):
        rows |= {row.user_id: row for row in _rated(rows, seats)}
    return rows


async def changed_by(store: Store, game: GameRow) -> dict[int, RatingRow]:
    """By user, the ratings that a game was the last to change; none where it is not rated."""
    guild_id = game.guild_id or 0
    found = [await store.ratings.one(guild_id, game.game, player.user_id) for player in game.players]
    return {row.user_id: row for row in found if row and row.last_game == game.id}


def rated_of(row: RatingRow) -> Rated:
    """A rating as it is shown."""
    return Rated(row.user_id, row.name, row.rating, row.games)


def ranking(best: Sequence[Rated]) -> list[tuple[int, Rated]]:
    """The best with a rank, in their order: equal ratings share one, and provisional ones come last."""
    keys = [(one.provisional, -one.rating) for one in best]
    return [(1 + keys.index(key), one) for key, one in zip(keys, best, strict=True)]


def _rated(before: Mapping[int, RatingRow], seats: Sequence[ResultRow]) -> list[RatingRow]:
    """The ratings of those who sat at a table, after the game."""
    had = [before.get(seat.user_id) for seat in seats]
    skills = [MODEL.rating(row.mu, row.sigma) if row else MODEL.rating() for row in had]
    rows = []
    for seat, row, skill in zip(seats, had, _after(skills, [seat.rank for seat in seats]), strict=True):
        games = row.games + 1 if row else 1
        rows.append(
            RatingRow(
                guild_id=seat.guild_id or 0,
                game=seat.game,
                user_id=seat.user_id,
                name=seat.name,
                mu=skill.mu,
                sigma=skill.sigma,
                rating=_shown(skill),
                games=games,
                settled=games >= SETTLED,
                last_game=seat.game_id,
                change=_shown(skill) - (row.rating if row else START),
            )
        )
    return rows


def _rated_games(results: Iterable[ResultRow]) -> Iterator[list[ResultRow]]:
    """The games that are rated, oldest first, each as the seats that count."""
    in_order = sorted(results, key=lambda result: (result.ended_at, result.game_id, result.seat))
    for _, game in groupby(in_order, key=lambda result: (result.ended_at, result.game_id)):
        seats = list(game)
        counted = [seat for seat in seats if seat.counted]
        if len({seat.user_id for seat in seats}) >= FEWEST_PEOPLE and len(counted) > 1:
            yield counted


def _after(before: Sequence[PlackettLuceRating], ranks: Sequence[int]) -> list[PlackettLuceRating]:
    """The skills after a game. A tie is the mean of the orders that it leaves open: by the library's own
    reading of equal ranks those who share the first place gain less than the third."""
    by_rank = sorted(range(len(ranks)), key=ranks.__getitem__)
    tied = [list(seats) for _, seats in groupby(by_rank, key=ranks.__getitem__)]
    outcomes: list[list[PlackettLuceRating]] = [[] for _ in before]
    for order in product(*(permutations(seats) for seats in tied)):
        seats = list(chain(*order))
        for seat, [skill] in zip(seats, MODEL.rate([[before[seat]] for seat in seats]), strict=True):
            outcomes[seat].append(skill)
    return [
        MODEL.rating(fmean(skill.mu for skill in skills), fmean(skill.sigma for skill in skills))
        for skills in outcomes
    ]


def _shown(skill: PlackettLuceRating) -> int:
    return round(START + SCALE * (skill.mu - MODEL.mu))
