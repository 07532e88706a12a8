"""Ratings in one game on one server, computed anew from all of its results."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, permutations, product
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.rows import ResultRow

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


def ratings(results: Iterable[ResultRow]) -> dict[int, Rated]:
    """By user, the ratings after these results of one game on one server."""
    skills: dict[int, PlackettLuceRating] = {}
    names: dict[int, str] = {}
    games: dict[int, int] = {}
    for seats in _rated_games(results):
        before = [skills.get(seat.user_id) or MODEL.rating() for seat in seats]
        for seat, skill in zip(seats, _after(before, [seat.rank for seat in seats]), strict=True):
            skills[seat.user_id] = skill
            names[seat.user_id] = seat.name
            games[seat.user_id] = games.get(seat.user_id, 0) + 1
    return {user: Rated(user, names[user], _shown(skill), games[user]) for user, skill in skills.items()}


def ranking(rated: Mapping[int, Rated]) -> list[tuple[int, Rated]]:
    """Everybody with a rank, best first: equal ratings share one, and provisional ones come last."""
    keys = {user: (one.provisional, -one.rating) for user, one in rated.items()}
    ranked = [(1 + sum(other < keys[user] for other in keys.values()), one) for user, one in rated.items()]
    return sorted(ranked, key=lambda place: (place[0], place[1].name.casefold(), place[1].user_id))


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
