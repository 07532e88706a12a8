"""What people type, in either language."""

import re

import pytest
from msgspec import Struct

from games.engine import registry
from games.engine.contract import clone
from games.engine.errors import Ambiguous, GameError, NotUnderstood
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Match, set_up
from games.engine.ranges import Ranged
from games.engine.typed import folded, in_notation, read_typed
from games.engine.words import LOCALES, words

PEOPLE = ["Ann", "Ben", "Cleo"]
TYPED = {
    "steel-driver": {
        "passer": "pass",
        "miser 4": "bid 4",
        "Enchérir 4": "bid 4",
        "encherir 4": "bid 4",
        "ENCHÉRIR  4": "bid 4",
        "auction vert 1": "auction green 1",
        "mettre-aux-enchères Vert, 1": "auction green 1",
        "Mettre une compagnie aux enchères vert 1": "auction green 1",
        "construire Boston – Albany": "build Boston-Albany",
        "reclamer chicago": "claim Chicago",
    },
    "great-western": {
        "passer": "pass",
        "miser A 2": "bid A 2",
        "enchérir sur le train A 2": "bid A 2",
        "Miser sur un train A 2": "bid A 2",
        "construire reading": "build Reading",
        "relier READING": "build Reading",
        "construire Londres": "build London",
    },
    "age-of-steam": {
        "passer": "pass",
        "Passer et rester": "stay",
        "titres 2": "shares 2",
        "choisir ordre du tour": "choose turn-order",
        "choisir Première construction": "choose first-build",
        "urbaniser indianapolis b": "urbanize Indianapolis B",
        "construire G8 NO-SE": "build G8 SE-NW",
        "construire K9 NE, SO": "build K9 NE SW",
        "construire K9 NE et SO": "build K9 NE SW",
        "construire G8 N–SE": "build G8 N-SE",
        "construire G8 courbe large N-SE": "build G8 gentle N-SE",
        "construire G8 droite N-S": "build G8 straight N-S",
        "construire K9 ville NE SO": "build K9 town NE SW",
        "Miser pour l'ordre du tour 3": "bid 3",
        "livrer bleu Evansville-vert-Indianapolis": "deliver blue Evansville-green-Indianapolis",
        "placer violet Chicago": "place purple Chicago",
    },
    "automobile": {
        "passer": "pass",
        "choisir Ford": "choose Ford",
        "distribuer moyen:2, bas:1": "distribute mid:2 low:1",
        "construire Duryea 1 + pièces": "build Duryea 1+parts",
        "produire duryea:4, franklin a:6": "produce Duryea:4 Franklin-A:6",
        "emprunter": "loan",
    },
}


def at_the_start(game: str) -> AnyMatch:
    return Match(set_up(game, PEOPLE, "typed"))


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, texts in TYPED.items() for text in texts])
def test_what_is_shown_in_french_can_be_typed(game: str, text: str) -> None:
    match = at_the_start(game)
    meant = match.game.read(match.state, TYPED[game][text])
    assert read_typed(match.game, match.state, 0, text) == meant


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
    match = at_the_start(game)
    state = clone(match.state)
    with pytest.raises(GameError) as refused:
        match.game.apply(state, 0, read_typed(match.game, state, 0, text))
    told = words(locale, game).refuse(refused.value, PEOPLE)
    assert not re.search(r'""|«\s*»', told), told
    quoted = re.findall(r'"(.+?)"|«\s*(.+?)\s*»', told)
    assert not isinstance(refused.value, NotUnderstood) or all(
        part in text for pair in quoted for part in pair
    ), told


@pytest.mark.parametrize(
    ("text", "key"), [("bid 4 5", "word-too-many"), ("bid 12345", "number-out-of-range")]
)
def test_the_refusal_says_what_is_wrong(text: str, key: str) -> None:
    match = at_the_start("steel-driver")
    with pytest.raises(NotUnderstood) as refused:
        read_typed(match.game, match.state, 0, text)
    assert refused.value.key == key


def test_a_name_that_fits_only_one_of_several_now_is_that_one() -> None:
    match = at_the_start("automobile")
    seen = set()
    while match.state.turn < 2:
        rules, seat = match.game, match.game.actors(match.state)[0]
        for word in ("old", "ford", "chry"):
            try:
                rules.read(match.state, f"build {word}")
            except Ambiguous as error:
                legal = [
                    action
                    for name in error.candidates
                    if (action := rules.read(match.state, f"build {name}"))
                    in set(rules.legal(match.state, seat))
                ]
                seen.add(len(legal))
                if len(legal) == 1:
                    assert read_typed(rules, match.state, seat, f"build {word}") == legal[0]
                else:
                    with pytest.raises(Ambiguous):
                        read_typed(rules, match.state, seat, f"build {word}")
            except NotUnderstood:
                continue
        match.play(seat, rules.advice.likely(match.state, seat)[0])
    assert 1 in seen
