"""Which games there are: every folder of `games` that holds a `GAME`."""

from functools import cache
from importlib import import_module
from pathlib import Path

import games
from games.engine.contract import AnyGame
from games.engine.errors import BadInput


@cache
def names() -> tuple[str, ...]:
    """The games by name: `some_game/` is `some-game`."""
    folders = (found.parent for place in games.__path__ for found in Path(place).glob("*/boards"))
    return tuple(sorted(folder.name.replace("_", "-") for folder in folders))


def load(name: str) -> AnyGame:
    """A game by its name."""
    if name not in names():
        raise BadInput("unknown-game", game=name, games=list(names()))
    game: AnyGame = import_module(f"games.{name.replace('-', '_')}").GAME
    return game
