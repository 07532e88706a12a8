"""What the lesson says of a plan is so."""

from games.age_of_steam import GAME
from games.age_of_steam.actions import Lay
from games.engine.lesson import figures, lesson_of
from games.engine.words import words


def test_the_link_of_the_lesson_is_planned_in_one_go_by_the_first_way() -> None:
    lesson = lesson_of(GAME.name)
    [number] = [at for at, step in enumerate(lesson.steps) if step.moves > 1]
    tiles = [move for move in lesson.wanted(number, 0) if isinstance(move, Lay)]
    match = lesson.match_at(lesson.steps[number].at)
    seen = GAME.view(match.state, lesson.seat)
    [plan] = [plan for plan in GAME.advice.best_plans(seen, lesson.seat) if list(plan.moves) == tiles]
    found = figures(lesson, number, words("en", GAME.name))
    assert (plan.start, plan.goal) == (found["start"], found["end"]), "as its menu calls it"
    first, *_ = GAME.advice.plans(seen, lesson.seat, plan.start)[plan.goal]
    assert list(first) == tiles and lesson.does(number, 0, tiles)
