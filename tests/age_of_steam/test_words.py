"""What is said of Age of Steam, in both languages."""

import re

import pytest

from bot.messages.buttons import label_of
from games.age_of_steam import GAME
from games.age_of_steam.actions import Choose
from games.age_of_steam.components import Colour, Cube, Privilege
from games.age_of_steam.events import Dropped
from games.age_of_steam.state import Phase
from games.engine.ranges import Amount
from games.engine.words import LOCALES, words
from rendering import describe
from rendering.scene import Scene
from tests.age_of_steam.matches import played
from tests.age_of_steam.table import Table

FAIDUTTI = {"faidutti_engineer": True, "faidutti_production": True}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("colour", [*Cube, *(colour for colour in Colour if colour is not Colour.NOBODY)])
def test_so_many_of_a_colour_are_told_in_the_readers_word_for_it(colour: Cube | Colour, locale: str) -> None:
    speaker = words(locale, GAME.name)
    assert speaker.thing(Amount(colour.value, 2)) == f"2 × {speaker.thing(colour)}"


def test_the_sides_of_a_hex_are_told_in_the_readers_letters() -> None:
    match = played("full")
    english, french = (
        describe(Scene(GAME.name, match.state, match.setting.seats, locale=locale)) for locale in LOCALES
    )
    assert re.search(r"\b[NS]W\b", english) and re.search(r"\b[NS]O\b", french)
    assert not re.search(r"\b[NS]W\b", french)


def brought(table: Table, privilege: Privilege, locale: str) -> str:
    move = Choose(privilege)
    return words(locale, GAME.name).detail(move, GAME.advice.detail(table.state, move))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("options", [{}, FAIDUTTI])
def test_what_an_action_is_good_for_stands_on_its_button(options: dict[str, bool], locale: str) -> None:
    table, speaker = Table(**options), words(locale, GAME.name)
    table.begin(Phase.PRIVILEGES, "Peter")
    for privilege in Privilege:
        told = brought(table, privilege, locale)
        assert label_of(speaker.move(Choose(privilege)), told).endswith(f" · {told}")


def test_an_action_is_told_as_the_options_have_it() -> None:
    usual, faidutti = Table(), Table(**FAIDUTTI)
    assert brought(usual, Privilege.ENGINEER, "en") == "one tile more to lay"
    assert brought(faidutti, Privilege.ENGINEER, "en") == "one tile more to lay, and all of them at $2"
    assert "two cubes" in brought(usual, Privilege.PRODUCTION, "en")
    assert "four cubes and keep two" in brought(faidutti, Privilege.PRODUCTION, "en")
    assert "$1 more expenses" in brought(usual, Privilege.LOCOMOTIVE, "en")
    usual.give("Peter", engine=6)
    assert brought(usual, Privilege.LOCOMOTIVE, "en") == "the engine is as good as can be"


@pytest.mark.parametrize(("cost", "english", "french"), [(0, "", ""), (14, ", $14", ", 14\u00a0$")])
def test_in_short_too_it_is_told_what_who_drops_out_pays(cost: int, english: str, french: str) -> None:
    told = [
        words(locale, GAME.name).say("brief-bid-made-dropped", ("Peter",), seat=0, place=2, cost=cost)
        for locale in LOCALES
    ]
    assert {"seat", "place", "cost"} <= set(Dropped.__struct_fields__)
    assert told == [f"Peter out (place 2{english})", f"Peter se retire (place 2{french})"]
