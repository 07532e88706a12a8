"""What the games' pictures share when they are told in words."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from games.engine.words import LONGEST_LIST

T = TypeVar("T")


def sentences(*texts: str) -> str:
    """What stands on the picture without a full stop, as sentences of one line."""
    return " ".join(text if text.endswith(("?", "!", ".")) else f"{text}." for text in texts)


def in_lots(items: Sequence[T]) -> Iterator[Sequence[T]]:
    """A long list, as many at a time as one sentence tells."""
    for start in range(0, len(items), LONGEST_LIST):
        yield items[start : start + LONGEST_LIST]
