"""Scenes of matches, as spectators see them."""

from typing import Any

from games.engine.match import AnyMatch
from rendering.drawing.themes import DARK, Theme
from rendering.scene import Scene


def scene_of(match: AnyMatch, theme: Theme = DARK, locale: str = "en", **more: Any) -> Scene:
    """The spectators' picture of a match, with its last move; `more` are a scene's other fields."""
    last = (match.turns or [match.opening])[-1]
    fields = {"names": match.setting.seats, "events": list(last.events)} | more
    view = match.game.view(match.state, None)
    return Scene(match.game.name, view, theme=theme, locale=locale, **fields)
