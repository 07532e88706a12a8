"""The buttons under a board: what matters stands on them, and nothing of it is cut."""

import random
from typing import Any

import pytest

from bot.messages.buttons import buttons_of, label_of
from bot.messages.limits import BUTTON
from bot.store.rows import GameRow, Player
from bot.tables.table import Table
from bot.words import speak
from games.engine.fuzz import random_move
from games.engine.match import AnyMatch, AnySetting, Match
from games.engine.words import LOCALES
from tests.games.settings import SETTINGS
from tests.marks import rarely
from tests.playthroughs import SEED

SMALL = [setting for setting in SETTINGS.values() if len(setting.seats) == setting.game.players[0]]
FEW = [
    setting
    for setting in SMALL
    if setting.options == setting.game.Options()
]  # fmt: skip


def row_of(match: AnyMatch) -> GameRow:
    """A running game as it would be kept."""
    game = match.game
    players = tuple(Player(number, name) for number, name in enumerate(match.setting.seats))
    return GameRow(
        1, "running", 1, 1, 0, "en", game.name, SEED, {}, match.setting.board.json, True, match.played,
        match.snapshot(), players,
    )  # fmt: skip


@pytest.mark.parametrize("setting", rarely(SMALL, FEW), ids=lambda setting: setting.game.name)
def test_no_label_of_a_whole_game_is_cut(setting: AnySetting) -> None:
    match: Any = Match(setting)
    dice, seen = random.Random(setting.seed), 0
    while seats := match.game.actors(match.state):
        table = Table(row_of(match), match)
        for locale in LOCALES:
            for button in buttons_of(table, speak(locale, match.game.name)):
                assert button.label and len(button.label) <= BUTTON
                assert not button.label.endswith(" …") and "……" not in button.label
                seen += 1
        seat = dice.choice(seats)
        match.play(seat, random_move(match.game, match.state, seat, dice))
    assert seen > 50


@pytest.mark.parametrize(
    ("move", "detail", "label"),
    [
        ("Pass", "", "Pass"),
        ("Bid 3", "7 left", "Bid 3 · 7 left"),
        ("Build", "x" * 80, "Build"),
        (f"A → {'b' * 40} → {'c' * 40} → D", "far", "A → … → D · far"),
        ("Deliver: A → B", f"+2 income (others: {'1 ' * 40})", "Deliver: A → B · +2 income"),
        (f"Deliver: A → {'b' * 60} → C", f"+2 income; {'x' * 60}", "Deliver: A → … → C · +2 income"),
        (f"A → {'b' * 40} → {'c' * 40} → D", "x" * 80, "A → … → D"),
        (f"{'a' * 60} → {'b' * 60}", "", f"{'a' * 60} →…"),
        (f"Take {'a' * 40} and {'b' * 40}", "", f"Take {'a' * 40} and…"),
    ],
)
def test_what_is_too_long_for_a_button_is_said_shorter(move: str, detail: str, label: str) -> None:
    assert label_of(move, detail) == label
