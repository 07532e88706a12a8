"""Cairn, a fifth game: a folder in `games`, one in `rendering`, and nothing else anywhere.

Its modules can be imported once this package is; the house finds it while it is `found`."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import games
import rendering
from games.engine import registry

HERE = Path(__file__).parent
NAME = "cairn"


@contextmanager
def found() -> Iterator[None]:
    """Lets the house find the game's two folders, and forget them afterwards."""
    for package in (games, rendering):
        package.__path__.append(str(HERE / package.__name__))
    registry.names.cache_clear()
    try:
        yield
    finally:
        for package in (games, rendering):
            package.__path__.remove(str(HERE / package.__name__))
        registry.names.cache_clear()


with found():
    for package in (games, rendering):
        import_module(f"{package.__name__}.{NAME}")
