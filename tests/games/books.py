"""Books that are kept from what is told alone: the English sentences of a game, and nothing else.

A game's books are a class whose methods each read one kind of sentence. A sentence that no method reads, or
that two read, is a fault; so is a book that differs from the state after any turn.
"""

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from games.engine.contract import Event
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, AnySetting, Match
from games.engine.words import words

Entry = TypeVar("Entry", bound=Callable[..., None])


def reads(pattern: str) -> Callable[[Entry], Entry]:
    """A method that is given the named groups of the sentences that a pattern fits; spaces and line breaks in
    the pattern are as free as in a text."""

    def mark(entry: Entry) -> Entry:
        entry.pattern = re.compile(re.sub(r"\s+", r"\\s+", pattern.strip()))  # type: ignore[attr-defined]
        return entry

    return mark


class Books:
    """What one who only reads knows of a match."""

    def __init__(self, match: AnyMatch) -> None:
        self.seats = match.setting.seats
        self._entries = [entry for name in dir(self) if hasattr(entry := getattr(self, name), "pattern")]

    def read(self, sentence: str) -> None:
        """Enters what a sentence tells."""
        found = [(entry, fits) for entry in self._entries if (fits := entry.pattern.fullmatch(sentence))]
        assert len(found) == 1, f"{len(found)} entries for: {sentence}"
        entry, fits = found[0]
        entry(**fits.groupdict())

    @abstractmethod
    def compare(self, state: Any) -> None:
        """Asserts that the books agree with a state."""


def audit(setting: AnySetting, keep: Callable[[AnyMatch], Books]) -> None:
    """Plays a random game of a setting, and keeps books of it from its sentences."""
    speaker = words("en", setting.game.name)
    books = keep(Match(setting))

    def enter(events: Iterable[Event], match: AnyMatch) -> None:
        for event in events:
            books.read(speaker.tell(event, setting.seats))
        books.compare(match.state)

    opened = Match(setting)
    enter(opened.opening.events, opened)
    random_match(setting, lambda match, turn: enter(turn.events, match))
