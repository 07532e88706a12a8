"""How a match went, moment by moment."""

import pytest

from games.engine import registry
from games.engine.course import MOST, course_of, spread
from games.engine.fuzz import random_match
from games.engine.match import Match, set_up

THREE = ("Ann", "Ben", "Cleo")
each_game = pytest.mark.parametrize("game", registry.names())


@each_game
def test_a_course_leads_from_the_set_up_to_the_final_scores(game: str) -> None:
    match = random_match(set_up(game, THREE, "course"))
    course = course_of(match)
    assert (course.turns[0], course.turns[-1]) == (0, match.played)
    assert len(course.turns) == len(course.scores) == len(course.purses) <= MOST
    final = {place.seat: place.score for place in match.game.result(match.state) or ()}
    assert list(course.scores[-1]) == [final[seat] for seat in range(3)]
    assert {len(purse) for purse in course.purses} == {3}


@each_game
def test_a_match_that_has_not_begun_is_one_moment(game: str) -> None:
    assert list(course_of(Match(set_up(game, THREE, "course"))).turns) == [0]


def test_moments_are_spread_evenly_with_the_first_and_the_last() -> None:
    assert spread(5, 10) == [0, 1, 2, 3, 4]
    assert spread(101, 5) == [0, 25, 50, 75, 100]
