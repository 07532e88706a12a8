"""What was drawn once and is used again: caches for all pictures, bounded in bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count
from threading import Lock
from typing import TypeVar, cast

from PIL import Image

Kept = Image.Image | tuple[Image.Image, int, int]
W = TypeVar("W")
T = TypeVar("T", Image.Image, tuple[Image.Image, int, int])

CACHE_LIMIT, TILES_LIMIT = 28 * 1024 * 1024, 4 * 1024 * 1024
"""For what pictures are drawn with, and for the tiles of finished ones: those of a board in both forms."""
REMEMBERED = 32
_LARGEST = 12 * 1024 * 1024


class _Shelf:
    """What was drawn, by keys; what nobody has wanted for the longest time makes room for others. It is asked
    a thousand times for a picture, so it does less than a cache of `cachetools`."""

    def __init__(self, limit: int) -> None:
        self.bytes = 0
        self._limit = limit
        self._found: OrderedDict[Hashable, Kept] = OrderedDict()
        self._lock = Lock()

    def kept(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        with self._lock:
            found = self._found.get(key)
            if found is not None:
                self._found.move_to_end(key)
                return found
        found = make()
        if (size := _bytes(found)) <= _LARGEST:
            with self._lock:
                if key not in self._found:
                    self._found[key] = found
                    self.bytes += size
                while self.bytes > self._limit:
                    self.bytes -= _bytes(self._found.popitem(last=False)[1])
        return found

    def clear(self) -> None:
        with self._lock:
            self._found.clear()
            self.bytes = 0


def kept(key: Hashable, make: Callable[[], T]) -> T:
    """What `make` draws, kept under its key. Threads may draw the same twice; it is the same."""
    return cast(T, _pictures.kept(key, make))


def kept_tile(key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
    """The same for a tile of a board: there are many, and most are not needed again after some moves."""
    return cast(Image.Image, _tiles.kept(key, make))


def remembered(key: Hashable, work_out: Callable[[], W]) -> W:
    """What was worked out, not drawn: some of the last."""
    with _lock:
        if key in _worked_out:
            _worked_out.move_to_end(key)
            return cast(W, _worked_out[key])
    found = work_out()
    with _lock:
        _worked_out[key] = found
        while len(_worked_out) > REMEMBERED:
            _worked_out.popitem(last=False)
    return found


def numbered(picture: Image.Image) -> int:
    """The number of a picture that is not changed any more. No other of this process has it."""
    found: int | None = picture.__dict__.get(_NUMBER)
    if found is None:
        found = picture.__dict__[_NUMBER] = next(_numbers)
    return found


def cached_bytes() -> int:
    """How much the caches hold now."""
    return _pictures.bytes + _tiles.bytes


def forget() -> None:
    """Empties the caches."""
    _pictures.clear()
    _tiles.clear()
    with _lock:
        _worked_out.clear()


def _bytes(value: Kept) -> int:
    picture = value[0] if isinstance(value, tuple) else value
    return picture.width * picture.height * len(picture.getbands())


_pictures, _tiles = _Shelf(CACHE_LIMIT), _Shelf(TILES_LIMIT)
_worked_out: OrderedDict[Hashable, object] = OrderedDict()
_lock = Lock()
_NUMBER = "roundhouse_number"
_numbers = count(1)
