"""Nothing appears or vanishes untold: books that are kept from the sentences alone agree with the state."""

from itertools import product

import pytest

from games.age_of_steam import events as told
from games.age_of_steam.tiles import SUPPLY
from games.engine.contract import Event
from games.engine.match import AnyMatch, Turn, set_up
from games.engine.words import words
from tests.age_of_steam.books import SteamBooks
from tests.age_of_steam.table import SIX, scripted
from tests.games.books import audit
from tests.marks import audited

GAMES = list(product((3, 4, 5, 6), (False, True), range(7)))
RICH = list(product((3, 4, 5, 6), (10, 60, 410), (False, True), range(2)))
SOME = [(3, False, 0), (6, True, 0)]
RICHEST = (5, 410, True, 0)
SOME_RICH = [(3, 10, False, 0), (4, 60, False, 0), RICHEST, (6, 60, False, 0)]


@pytest.mark.parametrize(("players", "variants", "number"), audited(GAMES, SOME))
def test_the_books_of_random_games(players: int, variants: bool, number: int) -> None:
    options = {"faidutti_engineer": variants, "faidutti_production": variants}
    audit(set_up("age-of-steam", SIX[:players], f"books {number}", options), SteamBooks)


@pytest.mark.parametrize(("players", "cash", "variants", "number"), audited(RICH, SOME_RICH))
def test_the_books_of_games_that_last(players: int, cash: int, variants: bool, number: int) -> None:
    options = {"faidutti_engineer": variants, "faidutti_production": variants}
    seed, speaker, kinds = f"books {number}", words("en", "age-of-steam"), set[type[Event]]()
    opened: AnyMatch = scripted(players, seed, cash=cash, most=0, **options)
    books = SteamBooks(opened, cash)

    def enter(match: AnyMatch, turn: Turn) -> None:
        for event in turn.events:
            books.read(speaker.tell(event, match.setting.seats))
            kinds.add(type(event))
        books.compare(match.state)

    enter(opened, opened.opening)
    scripted(players, seed, enter, cash=cash, **options)
    if (players, cash, variants, number) == RICHEST:
        untold = {kind.__name__ for kind in told_kinds() - kinds}
        assert untold <= {"Bankrupt", "Stayed", "LineTaken", "LinesLost", "LineGone", "LineShortened"}


def told_kinds() -> set[type[Event]]:
    return {kind for kind in Event.__subclasses__() if kind.__module__ == told.__name__}


def test_the_box_holds_136_track_tiles() -> None:
    assert sum(SUPPLY.values()) == 136
