"""What interfaces are told of a move before it is made: its choices, one after the other, and its figures."""

from random import Random
from typing import Any

import pytest

from games.engine import registry
from games.engine.fuzz import random_match
from games.engine.match import set_up
from games.engine.ranges import settled
from games.engine.words import LOCALES, words

each_game = pytest.mark.parametrize("name", registry.names())


def every_move(name: str) -> list[tuple[Any, Any]]:
    """Each kind of move that comes up in a game, with a state in which it is legal."""
    found: dict[type[Any], tuple[Any, Any]] = {}
    game = registry.load(name)

    def look(match: Any, _: Any) -> None:
        for seat in game.actors(match.state):
            for move in game.advice.likely(match.state, seat):
                if type(move) not in found:
                    view = game.view(match.state, seat)
                    found[type(move)] = view, settled(move, Random(1))

    random_match(set_up(name, ("Ann", "Ben", "Cleo"), "advice"), look)
    return list(found.values())


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_move_can_be_told_with_its_figures(name: str, locale: str) -> None:
    speaker, advice = words(locale, name), registry.load(name).advice
    for state, move in every_move(name):
        assert speaker.move(move)
        detail = advice.detail(state, move)
        assert speaker.detail(move, detail) or not detail.figures


@each_game
def test_the_choices_of_a_move_begin_with_its_verb(name: str) -> None:
    game = registry.load(name)
    for _, move in every_move(name):
        assert str(game.advice.choices(move)[0]) == game.write(move).split()[0]


@each_game
def test_everybody_stands_somewhere_with_so_much_to_spend(name: str) -> None:
    match = random_match(set_up(name, ("Ann", "Ben", "Cleo"), "advice"))
    progress = match.game.advice.progress(match.state)
    assert progress.standing == match.game.result(match.state)
    assert len(progress.means) == 3
    assert min(progress.means) >= 0
