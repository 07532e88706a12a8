"""What people type, in either language."""

import re

import pytest
from msgspec import Struct

from games.engine import registry
from games.engine.contract import clone
from games.engine.errors import GameError, NotUnderstood
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Match, set_up
from games.engine.ranges import Ranged
from games.engine.typed import folded, in_notation, read_typed
from games.engine.words import LOCALES, words
from tests.games.typed import PEOPLE


def moments(game: str) -> list[AnyMatch]:
    """A game every few turns."""
    found: list[AnyMatch] = []

    def keep(match: AnyMatch, _: object) -> None:
        if match.played % 9 == 0 and match.game.actors(match.state):
            found.append(Match.resume(match.setting, match.snapshot()))

    random_match(set_up(game, PEOPLE, "moments"), keep)
    return found[:12]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", registry.names())
def test_a_move_can_be_typed_by_the_choices_that_a_menu_shows(game: str, locale: str) -> None:
    """The verb as the menu has it, and in the rest of the notation every thing in the reader's words."""
    speaker = words(locale, game)
    for match in moments(game):
        rules, seat = match.game, match.game.actors(match.state)[0]
        for move in rules.legal(match.state, seat):
            if isinstance(move, Ranged):
                continue
            notation = rules.write(move)
            verb, _, rest = notation.partition(" ")
            for thing in (thing for kind in rules.advice.things for thing in kind):
                rest = re.sub(rf"\b{thing.value}\b", speaker.thing(thing), rest, flags=re.I)
            shown = [speaker.say(key) for key in (f"verb-{verb}", f"command-{verb}") if speaker.has(key)]
            for typed in (f"{said} {rest}" for said in [verb, *shown]):
                for text in (typed, typed.upper(), folded(typed)):
                    assert read_typed(rules, match.state, seat, text) == move, text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", registry.names())
def test_no_word_means_two_things(game: str, locale: str) -> None:
    rules, speaker = registry.load(game), words(locale, game)
    for thing in (thing for kind in rules.advice.things for thing in kind):
        assert in_notation(rules, rules.board(), f"- {speaker.thing(thing)}") == f"- {thing.value}"
    for key in speaker.keys("verb-"):
        assert in_notation(rules, rules.board(), speaker.say(key)) == key.removeprefix("verb-")


@pytest.mark.parametrize("game", registry.names())
def test_everything_that_stands_in_a_menu_beside_names_is_among_the_things(game: str) -> None:
    rules = registry.load(game)
    for match in moments(game):
        for move in rules.legal(match.state, rules.actors(match.state)[0]):
            if not isinstance(move, Ranged):
                parts = rules.advice.choices(move)
                assert all(isinstance(part, (str, int, Struct, *rules.advice.things)) for part in parts), (
                    parts
                )


REFUSED = (
    "",
    "  ",
    "resign",
    "bid",
    "bid x",
    "bid 99999",
    "bid -1",
    "bid 3.5",
    "pass please",
    "build",
    "zzz 4 5 6",
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", REFUSED)
@pytest.mark.parametrize("game", registry.names())
def test_a_refusal_quotes_something_and_as_it_was_typed(game: str, text: str, locale: str) -> None:
    match = Match(set_up(game, PEOPLE, "typed"))
    state = clone(match.state)
    with pytest.raises(GameError) as refused:
        match.game.apply(state, 0, read_typed(match.game, state, 0, text))
    told = words(locale, game).refuse(refused.value, PEOPLE)
    assert not re.search(r'""|«\s*»', told), told
    quoted = re.findall(r'"(.+?)"|«\s*(.+?)\s*»', told)
    assert not isinstance(refused.value, NotUnderstood) or all(
        part in text for pair in quoted for part in pair
    ), told
