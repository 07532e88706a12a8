"""The panel of *More…*, menu by menu: each shows the board as soon as what it leads to can be drawn, and
says what it offers without cutting it."""

import random
from typing import Any

import pytest

from bot.messages.ids import MenuAt, NumbersAt, PanelAt
from bot.messages.limits import OPTION
from bot.messages.parts import Menu
from bot.messages.picture import Look, Picture
from bot.panels import look
from bot.panels.panel import looking_at
from bot.panels.tree import parts_of, text_of
from games.engine.fuzz import random_move
from games.engine.match import AnySetting, Match
from games.engine.words import LOCALES
from rendering import previewed
from tests.bot.test_buttons import FEW, row_of

LOOKED_AT = 12
"""Positions of a game in which its menus are gone through."""
DEEP = 6
"""Menus that are opened on the way down, at most so many beside each other."""


@pytest.mark.parametrize("setting", FEW, ids=lambda setting: setting.game.name)
def test_each_menu_shows_the_board_of_what_it_leads_to(
    setting: AnySetting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look, "picture_of", lambda _: Picture(b"", ""))
    match: Any = Match(setting)
    dice = random.Random(setting.seed)
    positions = []
    while seats := match.game.actors(match.state):
        positions.append((row_of(match), seats[0]))
        match.play(dice.choice(seats), random_move(match.game, match.state, seats[0], dice))
    dice.shuffle(positions)
    with_map = 0
    for row, seat in positions[:LOOKED_AT]:
        for locale in LOCALES:
            with_map += _gone_through(row, seat, locale, MenuAt(), dice)
    assert with_map > LOOKED_AT / 2


def _gone_through(row: Any, seat: int, locale: str, place: PanelAt, dice: random.Random) -> int:
    """How many menus from a place on show the board."""
    panel = look.shown(row, seat, locale, Look("dark"), place, 0)
    looking = looking_at(row, seat, locale)
    path = getattr(place, "path", ())
    options = [option for part in panel.parts if isinstance(part, Menu) for option in part.options]
    assert all(option.label and len(option.label) <= OPTION for option in options)
    assert len({option.value for option in options}) == len(options) or isinstance(place, NumbersAt)
    assert all(len(option.detail) <= OPTION for option in options)
    if isinstance(place, NumbersAt):
        assert panel.preview
        return 1
    whole = [(move, tuple(map(text_of, parts_of(looking.game, move)))) for move in looking.offer.legal]
    drawn = [move for move, parts in whole if parts[: len(path)] == path and previewed(row.game, move)]
    assert panel.preview or not drawn, path
    deeper = [option.value for option in options if isinstance(option.value, MenuAt | NumbersAt)]
    dice.shuffle(deeper)
    found = sum(_gone_through(row, seat, locale, value, dice) for value in deeper[:DEEP])
    return found + (panel.preview is not None)
