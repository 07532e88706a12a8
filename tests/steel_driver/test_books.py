"""Everything that one can know of a game of Steel Driver is in its sentences."""

from itertools import product

import pytest

from games.engine.match import Match, set_up
from games.engine.words import words
from tests.games.books import audit
from tests.marks import audited
from tests.playthroughs import NAMES
from tests.steel_driver.books import SteelDriverBooks

GAMES = list(product(range(3, 7), ("pegasus", "treefrog"), range(13)))


@pytest.mark.parametrize(
    ("players", "edition", "seed"), audited(GAMES, kept=[game for game in GAMES if game[2] == 0])
)
def test_the_sentences_tell_every_figure(players: int, edition: str, seed: int) -> None:
    setting = set_up("steel-driver", NAMES[:players], f"books {seed}", {"edition": edition})
    audit(setting, SteelDriverBooks)


@pytest.mark.parametrize("edition", ["pegasus", "treefrog"])
def test_a_thrifty_game_tells_how_the_supply_runs_short_and_fills_again(edition: str) -> None:
    """Red builds with what it is sold for, Blue is sold once for too little; all other cubes are kept."""
    match = Match(set_up("steel-driver", NAMES[:4], "books", {"edition": edition}))
    books, speaker = SteelDriverBooks(match), words("en", "steel-driver")
    turn, told = match.opening, []
    while True:
        sentences = [speaker.tell(event, match.setting.seats) for event in turn.events]
        for sentence in sentences:
            books.read(sentence)
        told += sentences
        books.compare(match.state)
        if not (seats := match.game.actors(match.state)):
            break
        legal = [match.game.write(move) for move in match.game.legal(match.state, seats[0])]
        wanted = ["auction red 3", *(["auction blue 1"] if match.state.round == 1 else []), "pass"]
        thrifty = [move for move in wanted if move in legal]
        turn = match.play_text(seats[0], (thrifty or legal)[0])
    assert any("goods cubes stand in" in sentence for sentence in told) == (edition == "treefrog")
    assert any("the supply runs short" in sentence for sentence in told)
    assert "Blue has no goods: its shares are worth nothing." in told
