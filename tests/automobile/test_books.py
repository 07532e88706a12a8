"""Whole games in books that are kept from the sentences alone: nothing appears or vanishes untold."""

from collections import Counter
from itertools import product

import pytest

from games.automobile import events as told
from games.engine.contract import Event
from games.engine.fuzz import random_match
from games.engine.match import set_up
from tests.automobile.books import AutomobileBooks
from tests.games.books import audit
from tests.marks import audited
from tests.playthroughs import NAMES

GAMES = list(product((3, 4, 5), range(34)))


@pytest.mark.parametrize(("players", "seed"), audited(GAMES, [game for game in GAMES if game[1] < 4]))
def test_books_that_are_kept_from_the_sentences_agree_with_the_table(players: int, seed: int) -> None:
    audit(set_up("automobile", NAMES[:players], f"books {seed}"), AutomobileBooks)


def test_every_kind_of_sentence_comes_up_in_these_books() -> None:
    kinds: Counter[str] = Counter()
    for players, seed in GAMES:
        if seed < 4:
            match = random_match(set_up("automobile", NAMES[:players], f"books {seed}"))
            turns = [match.opening, *match.turns]
            kinds.update(type(event).__name__ for turn in turns for event in turn.events)
    assert set(kinds) == {
        kind.__name__ for kind in Event.__subclasses__() if kind.__module__ == told.__name__
    }
