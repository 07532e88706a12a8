"""What is offered while somebody types: the right moves, worded no more than needed, and remembered."""

from dataclasses import replace
from typing import Any

import pytest

from bot.messages.limits import OPTIONS
from bot.panels.offers import REMEMBERED, Offer, offer_of
from bot.store.rows import GameRow
from bot.tables.table import Table
from bot.words import speak
from games.engine import registry
from games.engine.match import Match, set_up
from games.engine.ranges import Ranged
from tests.fifth_game import NAME

ROW = GameRow(1, "running", 1, 1, 1, "en", "", "", {}, b"", False, 0, b"")


def table_of(game: str) -> Table:
    return Table(replace(ROW, game=game), Match(set_up(game, ["Ann", "Ben", "Cleo"], "offers")))


def asked(table: Table) -> Offer:
    seat = table.match.game.actors(table.match.state)[0]
    return Offer(table.match.game, table.seen(seat), seat)


def fitting(offer: Offer, typed: str, speaker: Any) -> list[str]:
    """Every move that fits, by wording them all."""
    moves: list[Any] = []
    for move in offer.ordered:
        moves += move.examples() if isinstance(move, Ranged) else [move]
    told = {offer.game.write(move): speaker.move(move) for move in moves}
    words = typed.casefold().split()
    return [text for text, label in told.items() if all(w in f"{text} {label}".casefold() for w in words)]


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_first_that_fit_are_offered_in_either_language(game: str, locale: str) -> None:
    offer, speaker = asked(table_of(game)), speak(locale, game)
    for typed in ("", "1", "a", "ch", "vert", "green 7", "xyz"):
        found = [suggestion.value for suggestion in offer.suggestions("", typed, speaker)]
        assert found == fitting(offer, typed, speaker)[:OPTIONS], typed


def test_words_are_made_for_what_is_shown_alone_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    offer = max((asked(table_of(game)) for game in registry.names()), key=lambda offer: len(offer.legal))
    speaker = speak("en", offer.game.name)
    assert len(offer.legal) > OPTIONS
    worded = []
    word = speaker.move
    monkeypatch.setattr(speaker, "move", lambda move: worded.append(move) or word(move))
    offer.suggestions("", "", speaker)
    assert len(worded) == OPTIONS
    offer.suggestions("", "a", speaker)
    offer.suggestions("", "xyz", speaker)
    offer.suggestions("", "xyz", speaker)
    assert len(worded) == len(offer.legal), "each move at most once"


def test_the_offer_of_a_position_is_remembered_until_the_next_move() -> None:
    table = table_of(NAME)
    first = offer_of(table, 0)
    assert offer_of(table, 0) is first
    assert offer_of(table, 1) is not first
    assert offer_of(at(table, "moved"), 0) is not first
    for number in range(REMEMBERED):
        offer_of(at(table, f"moved {number}"), 0)
    assert offer_of(table, 0) is not first, "the oldest are forgotten"


def at(table: Table, position: str) -> Table:
    return replace(table, row=replace(table.row, snapshot=position.encode()))
