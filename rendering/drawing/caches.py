"""What was drawn once and is used again: one cache for all pictures, bounded in bytes."""

from collections.abc import Callable, Hashable
from threading import Lock
from typing import TypeVar, cast

from cachetools import LRUCache
from PIL import Image

Kept = Image.Image | tuple[Image.Image, int, int]
T = TypeVar("T", Image.Image, tuple[Image.Image, int, int])

CACHE_LIMIT = 28 * 1024 * 1024
_LARGEST = 12 * 1024 * 1024


def kept(key: Hashable, make: Callable[[], T]) -> T:
    """What `make` draws, kept under its key. Threads may draw the same twice; it is the same."""
    with _lock:
        found = cast("T | None", _pictures.get(key))
    if found is None:
        found = make()
        if _bytes(found) <= _LARGEST:
            with _lock:
                _pictures[key] = found
    return found


def cached_bytes() -> int:
    """How much the cache holds now."""
    return int(_pictures.currsize)


def _bytes(value: Kept) -> int:
    picture = value[0] if isinstance(value, tuple) else value
    return picture.width * picture.height * len(picture.getbands())


_pictures: LRUCache[Hashable, Kept] = LRUCache(CACHE_LIMIT, _bytes)
_lock = Lock()
