"""What the rules say of each question, and what a bid is: what interfaces ask of every game alike."""

from typing import Any

import pytest

from games.engine import registry
from games.engine.fuzz import random_match
from games.engine.match import set_up
from games.engine.words import LOCALES, words

each_game = pytest.mark.parametrize("name", registry.names())


def look_at_every_position(name: str, look: Any) -> None:
    random_match(set_up(name, ("Ann", "Ben", "Cleo"), "topics"), lambda match, _: look(match))


@each_game
def test_every_question_has_its_topic_of_the_rules(name: str) -> None:
    game = registry.load(name)
    seen = set()
    look_at_every_position(
        name, lambda match: seen.add((game.advice.topic(match.state), bool(game.actors(match.state))))
    )
    for topic, asks in seen:
        if topic is None:
            assert not asks
            continue
        for locale in LOCALES:
            assert words(locale, name).has(f"topic-{topic}")
            assert words(locale, name).has(f"help-{topic}")


@each_game
def test_the_number_of_a_bid_comes_last(name: str) -> None:
    game = registry.load(name)

    def look(match: Any) -> None:
        for seat in game.actors(match.state):
            for move in game.legal(match.state, seat):
                if isinstance(move, game.advice.bids):
                    number = game.advice.choices(move)[-1]
                    assert isinstance(number, int)
                    assert game.write(move).split()[-1] == str(number)

    look_at_every_position(name, look)
