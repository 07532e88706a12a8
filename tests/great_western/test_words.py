"""What is said of Great Western, in both languages."""

import re

import pytest

from games.engine.errors import GameError
from games.engine.fuzz import random_match
from games.engine.match import AnySetting
from games.engine.words import LOCALES, words
from games.great_western import GAME
from games.great_western.components import Ending
from games.great_western.events import GameEnded, IncomePaid
from games.great_western.scoring import standing
from games.great_western.state import Phase
from tests.games.settings import SETTINGS
from tests.great_western.table import Table
from tests.marks import rarely

ENGLISH, FRENCH = (words(locale, GAME.name) for locale in LOCALES)
LONGEST_ANSWER = 1900
OURS = [setting for setting in SETTINGS.values() if setting.game is GAME]


def refused(table: Table, move: str, locale: str) -> str:
    with pytest.raises(GameError) as error:
        table.play(move)
    return words(locale, GAME.name).refuse(error.value, table.names)


# Places


def test_a_place_is_called_as_its_reader_calls_it() -> None:
    assert [speaker.place("London") for speaker in (ENGLISH, FRENCH)] == ["London", "Londres"]
    assert [speaker.place("Port Talbot") for speaker in (ENGLISH, FRENCH)] == ["Port Talbot", "Port Talbot"]
    assert [speaker.thing("London") for speaker in (ENGLISH, FRENCH)] == ["London", "Londres"]


def test_what_somebody_typed_is_not_taken_for_a_place() -> None:
    told = FRENCH.say("error-unknown-move", text="London")
    assert told.startswith("«\u202fLondon\u202f»")


def test_a_way_goes_from_place_to_place() -> None:
    table = Table()
    table.pieces("Reading", "Blue")
    table.building("Red", "10000")
    [event] = table.play("build Newbury")
    assert "(London → Reading → Newbury)" in ENGLISH.tell(event, table.names)
    assert "(Londres → Reading → Newbury)" in FRENCH.tell(event, table.names)


# Numbers


@pytest.mark.parametrize(
    ("pieces", "english", "french"),
    [
        (0, "Red receives no pieces.", "Red ne reçoit pas de pièce."),
        (1, "Red receives 1 piece.", "Red reçoit 1 pièce."),
        (2, "Red receives 2 pieces.", "Red reçoit 2 pièces."),
    ],
)
def test_one_piece_is_not_told_as_several(pieces: int, english: str, french: str) -> None:
    event = IncomePaid(0, pieces)
    assert [speaker.tell(event, ("Red",)) for speaker in (ENGLISH, FRENCH)] == [english, french]


@pytest.mark.parametrize(
    ("available", "told"),
    [
        (0, "You have no pieces available: a bid of 0 on a free train is all you can make."),
        (1, "You can't bid more than the 1 piece that is available to you."),
        (5, "You can't bid more than the 5 pieces that are available to you."),
    ],
)
def test_a_bid_beyond_the_stock_is_refused_with_what_there_is(available: int, told: str) -> None:
    table = Table(("Red", "Blue"))
    table.first("Red")
    table.stock("Red", available)
    assert refused(table, "bid A 9", "en") == told


def test_who_can_not_pay_the_way_is_told_all_that_there_is_for_it() -> None:
    table = Table()
    table.pieces("Reading", "Blue")
    table.building("Red", "30000")
    table.stock("Red", 0)
    assert refused(table, "build Newbury", "en") == (
        "The way to Newbury takes 3 pieces, and besides the 1 for the city you have 2 left on the train "
        "and in stock."
    )


@pytest.mark.parametrize("setting", rarely(OURS, OURS[:2]))
def test_both_languages_tell_the_same_numbers(setting: AnySetting) -> None:
    match = random_match(setting)
    for event in (event for turn in (match.opening, *match.turns) for event in turn.events):
        english, french = (speaker.tell(event, setting.seats) for speaker in (ENGLISH, FRENCH))
        assert sorted(re.findall(r"\d+", english)) == sorted(re.findall(r"\d+", french)), (english, french)
        assert english.endswith(".")
        assert french.endswith(".")


# The end


def test_what_ended_the_game_is_told() -> None:
    told = {ending: ENGLISH.tell(GameEnded(ending, [0]), ("Red", "Blue")) for ending in Ending}
    assert told == {
        Ending.CONNECTED: "Every city has a piece: the game is over. Red wins.",
        Ending.IDLE: "Nobody has connected a city for three turns: the game is over. Red wins.",
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tie_break_is_told_as_a_fact(locale: str) -> None:
    table = Table(("Red", "Blue"))
    table.state.phase = Phase.OVER
    table.player("Red").unavailable, table.player("Red").available = 0, 1
    told = [words(locale, GAME.name).score(place.tie_break[0]) for place in standing(table.state)]
    assert (
        told
        == {
            "en": ["tie-break: 24 pieces off the board", "tie-break: 1 piece off the board"],
            "fr": ["départage\u00a0: 24 pièces hors du plateau", "départage\u00a0: 1 pièce hors du plateau"],
        }[locale]
    )


# The rules


@pytest.mark.parametrize(("locale", "told"), [("en", "departs from the book"), ("fr", "un écart")])
def test_the_rules_say_that_the_default_departs_from_the_book_and_why(locale: str, told: str) -> None:
    text = words(locale, GAME.name).say("help-trains")
    assert told in text
    assert "boarding" in text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_topic_fits_an_answer(locale: str) -> None:
    speaker = words(locale, GAME.name)
    long = {key: len(speaker.say(key)) for key in speaker.keys("help-")}
    assert max(long.values()) <= LONGEST_ANSWER, long
