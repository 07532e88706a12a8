"""Text that somebody else wrote, within a message of ours."""

import re
from enum import Enum

from bot.messages.signs import without_signs
from games.engine.errors import GameError

_SIGNS = re.compile(r"[\\*_~|`<>@#\[\]():/]|^[ \t]*[-+]|^[ \t]*[0-9]+\.", re.MULTILINE)


def as_typed(text: str) -> str:
    """A text that Discord shows letter by letter: no mention, link, time, emoji, heading or list in it."""
    return _SIGNS.sub(lambda sign: f"{sign[0][:-1]}\\{sign[0][-1]}", without_signs(text))


def refused_as_typed(error: GameError) -> GameError:
    """An error that quotes what somebody typed letter by letter."""
    told = GameError(error.key, **{name: _typed(figure) for name, figure in error.figures.items()})
    told.game, told.seats = error.game, [as_typed(name) for name in error.seats]
    return told


def _typed(figure: object) -> object:
    match figure:
        case GameError():
            return refused_as_typed(figure)
        case list() | tuple():
            return [_typed(item) for item in figure]
        case str() if not isinstance(figure, Enum):
            return as_typed(figure)
    return figure
