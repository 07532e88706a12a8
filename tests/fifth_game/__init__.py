"""Cairn, a fifth game: a folder in `games`, one in `rendering`, and nothing else anywhere.

Its modules can be imported once this package is; the house finds it while it is `found`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import games
import rendering
from games.engine import registry

HERE = Path(__file__).parent
NAME = "cairn"
MADE_OF_NAMES = ("bot.cogs.opening",)
"""What knows the games by name from its import on, and is made anew."""


@contextmanager
def found() -> Iterator[None]:
    """Lets the house find the game's two folders, and forget them afterwards."""
    for package in (games, rendering):
        package.__path__.append(str(HERE / package.__name__))
    _forget_names()
    try:
        yield
    finally:
        for package in (games, rendering):
            package.__path__.remove(str(HERE / package.__name__))
        _forget_names()


def _forget_names() -> None:
    registry.names.cache_clear()
    for name in MADE_OF_NAMES:
        sys.modules.pop(name, None)


with found():
    for package in (games, rendering):
        import_module(f"{package.__name__}.{NAME}")
