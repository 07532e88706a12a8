"""What is too long for one menu or message, in pages."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.messages.ids import Id
from bot.messages.limits import OPTIONS
from bot.messages.parts import Button
from games.engine.words import Words

T = TypeVar("T")


@dataclass(frozen=True)
class Page(Generic[T]):
    """A page, its number from 0, and how many there are."""

    items: Sequence[T]
    number: int
    count: int


def paged(items: Sequence[T], number: int, size: int = OPTIONS) -> Page[T]:
    """A page of the items: the last where there are not so many, and from the end below 0."""
    count = max(-(-len(items) // size), 1)
    number = number % count if number < 0 else min(number, count - 1)
    return Page(items[number * size : (number + 1) * size], number, count)


def turning(page: Page[T], to: Callable[[int], Id], speaker: Words, back: Id | None = None) -> list[Button]:
    """The buttons to the pages beside this one, and back to where one came from."""
    found = [Button(back, speaker.say("button-back"))] if back else []
    if page.number:
        found.append(Button(to(page.number - 1), speaker.say("button-previous")))
    if page.number + 1 < page.count:
        found.append(Button(to(page.number + 1), speaker.say("button-next")))
    return found
