"""Whoever reads what is told of a game knows every figure of it."""

import pytest

from games.engine.match import AnySetting
from games.great_western import GAME
from tests import playthroughs
from tests.games.books import audit
from tests.great_western.books import GreatWesternBooks
from tests.marks import audited

SEEDS = 9
GAMES = [
    setting
    for seed in range(SEEDS)
    for _, setting in playthroughs.settings(f"books {seed}")
    if setting.game is GAME
]
KEPT = [setting for setting in GAMES if setting.seed == "books 0"]


@pytest.mark.parametrize("setting", audited(GAMES, KEPT))
def test_the_books_kept_from_the_sentences_of_a_whole_game_agree_with_the_table(setting: AnySetting) -> None:
    audit(setting, GreatWesternBooks)
