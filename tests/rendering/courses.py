"""Whole games, board by board, for films and charts."""

from dataclasses import replace
from functools import cache
from importlib import import_module

from games.engine import registry
from games.engine.match import AnyMatch, replay
from rendering.drawing.themes import DARK, Theme
from rendering.scene import Scene
from tests.rendering.scenes import scene_of

GAMES = registry.names()


@cache
def whole(game: str) -> AnyMatch:
    """A game to its end, with a full board: what `matches` of the game's own tests has to show."""
    match: AnyMatch = import_module(f"tests.{game.replace('-', '_')}.matches").whole()
    return match


def boards(match: AnyMatch, theme: Theme = DARK, locale: str = "en") -> list[Scene]:
    """Every board of a match, from the set-up on."""
    return [replace(scene, theme=theme, locale=locale) for scene in _boards(match)]


def few_boards(match: AnyMatch, theme: Theme = DARK, locale: str = "en") -> list[Scene]:
    """The first, the middle and the last board of a match."""
    scenes = boards(match, theme, locale)
    return [scenes[0], scenes[len(scenes) // 2], scenes[-1]]


@cache
def _boards(match: AnyMatch) -> list[Scene]:
    return [scene_of(again) for again in replay(match.setting, match.script)]
