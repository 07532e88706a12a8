"""Ratings: who counts, ties, and the same from the same results."""

import random
from dataclasses import replace

import pytest

from bot.store.rows import PlaceRow, ResultRow
from bot.tables.ratings import START, Rated, ranking, rows_of
from bot.tables.results import Career, career_of
from tests.fifth_game import NAME

RESULT = ResultRow(game_id=1, guild_id=1, game=NAME, seat=0, user_id=0, name="", rank=1, score=0, players=0)


def game(number: int, ranks: dict[str, int], replaced: str = "") -> list[ResultRow]:
    """A finished game: who came in at which rank; everybody has a letter."""
    return [
        replace(
            RESULT,
            game_id=number,
            seat=seat,
            user_id=ord(name),
            name=name,
            rank=rank,
            score=100 - rank,
            players=len(ranks),
            counted=name not in replaced,
            ended_at=f"2026-01-01T00:00:{number:02}+00:00",
        )
        for seat, (name, rank) in enumerate(ranks.items())
    ]


def rated(*games: list[ResultRow]) -> dict[str, int]:
    return {one.name: one.rating for one in rows_of([row for rows in games for row in rows]).values()}


def test_nothing_is_rated_before_the_first_result() -> None:
    assert rows_of([]) == {}
    assert ranking([]) == []


def test_the_winner_gains_and_the_last_loses() -> None:
    found = rated(game(1, {"a": 1, "b": 2, "c": 3}))
    assert found["a"] > found["b"] > found["c"]
    assert found["a"] > START > found["c"]
    assert sum(found.values()) == pytest.approx(3 * START, abs=2)


def test_beating_the_strong_brings_more_than_beating_the_new() -> None:
    strong = [game(number, {"a": 1, "b": 2, "c": 3}) for number in range(1, 8)]
    fresh = rated(game(8, {"d": 1, "e": 2, "f": 3}))
    assert rated(*strong, game(8, {"d": 1, "a": 2, "f": 3}))["d"] > fresh["d"]


@pytest.mark.parametrize("ranks", [(1, 1, 3), (1, 2, 2), (1, 1, 3, 4, 5), (1, 2, 2, 4, 5, 5), (1,) * 6])
def test_equals_stay_equal_and_a_better_rank_never_brings_less(ranks: tuple[int, ...]) -> None:
    found = rated(game(1, dict(zip("abcdef", ranks, strict=False))))
    places = dict(zip(found.values(), ranks, strict=True))
    assert len(places) == len(set(ranks)), "those who tie have one rating"
    assert sorted(places, reverse=True) == sorted(places, key=lambda rating: places[rating])


def test_a_tie_of_all_changes_nothing() -> None:
    assert set(rated(game(1, {"a": 1, "b": 1, "c": 1})).values()) == {START}


def test_a_game_of_two_is_not_rated() -> None:
    assert rated(game(1, {"a": 1, "b": 2})) == {}


def test_three_seats_of_two_people_are_not_rated() -> None:
    rows = game(1, {"a": 1, "b": 2, "c": 3})
    assert rated([*rows[:2], replace(rows[2], user_id=ord("a"))]) == {}


def test_a_replaced_seat_counts_for_nobody_and_the_others_are_rated_among_themselves() -> None:
    found = rated(game(1, {"a": 1, "b": 2, "c": 3}, replaced="a"))
    assert set(found) == {"b", "c"}
    assert found["b"] > START > found["c"]
    assert rated(game(1, {"a": 1, "b": 2, "c": 3}, replaced="ab")) == {}
    four = rated(game(1, {"a": 1, "b": 2, "c": 3, "d": 4}, replaced="b"))
    assert four == rated(game(1, {"a": 1, "c": 2, "d": 3}))


def test_ratings_follow_from_the_results_alone_however_they_are_given() -> None:
    games = [game(number, {"a": 1 + number % 3, "b": 2, "c": 3 - number % 3}) for number in range(1, 20)]
    rows = [row for rows in games for row in rows]
    expected = rows_of(rows)
    random.Random(1).shuffle(rows)
    assert rows_of(rows) == expected
    assert {one.games for one in expected.values()} == {19}


def test_the_newest_name_is_shown() -> None:
    later = [replace(row, name="Z") if row.name == "a" else row for row in game(2, {"a": 1, "b": 2, "c": 3})]
    assert rows_of([*game(1, {"a": 1, "b": 2, "c": 3}), *later])[ord("a")].name == "Z"


def test_ranks_are_shared_and_provisional_ratings_come_last() -> None:
    people = [
        Rated(3, "ann", 1100, 9), Rated(2, "Ben", 1100, 3), Rated(4, "dan", 900, 3), Rated(1, "new", 1300, 2),
    ]  # fmt: skip
    ranked = [(rank, one.name) for rank, one in ranking(people)]
    assert ranked == [(1, "ann"), (1, "Ben"), (3, "dan"), (4, "new")]
    assert [one.provisional for one in people] == [False, False, False, True]


def test_a_record_sums_up_what_counts() -> None:
    career = career_of([PlaceRow(NAME, 3, 1, 12), PlaceRow(NAME, 1, 2, 41), PlaceRow(NAME, 2, 1, 20)])
    assert career == Career(4, {1: 2, 2: 1, 3: 1}, 41)
    assert (career.won, career.average) == (2, 1.75)
    assert career_of([]) is None
