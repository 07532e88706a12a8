"""Discord's numbers, and how we share out the room they leave. No other module knows them."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

CUSTOM_ID = 100
BUTTON = 80
"""Letters on a button."""
OPTION = 100
"""Letters of an option: label, value and description; and of a suggestion while somebody types."""
OPTIONS = 25
"""Options of a menu, and suggestions."""
HINT = 150
"""Letters in a menu from which nothing is chosen yet."""
ROW = 5
"""Buttons side by side."""
FIELDS = 5
"""What a form holds."""
FORM = 45
"""Letters of a form's title, and of what a field is called."""
ABOUT = 100
"""Letters below what a field is called."""
TYPED = 12
"""Letters that somebody types where a number is asked for."""
EMOJI, EMOJI_NAME = 2000, 32
"""How many an application may have, and letters of the name of one."""
CONTENT = 2000
LAYOUT = 4000
"""Letters of all texts of a message with a layout."""

ANSWER = CONTENT - 100
"""What fits an answer, with room for a heading."""
LOG_PAGE = 1500
TOLD = LAYOUT - 600
"""For what happened; the question comes after it."""
BREAKDOWNS = 1300
"""For how all scores came about, at the end of a game."""


def cut(text: str, room: int) -> str:
    """A text without what Discord would refuse."""
    return text[:room]


def in_rows(items: Sequence[T]) -> list[Sequence[T]]:
    """Buttons in rows that Discord takes."""
    return [items[start : start + ROW] for start in range(0, len(items), ROW)]
