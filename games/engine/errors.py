"""What can go wrong, told by a message key and its figures: words are for `games.engine.words`.

A submitted move fails in one of three ways: it is not understood, it is not legal now, or it is
somebody else's turn. A file or a set-up that can't be used is `BadInput`.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager


class GameError(Exception):
    """An error fit for the player: `key` names the message, `figures` fill it. `game` has the
    words for it and `seats` the names, where they are known."""

    game: str | None = None
    seats: Sequence[str] = ()

    def __init__(self, key: str, **figures: object) -> None:
        super().__init__(key, figures)
        self.key = key
        self.figures = figures

    def __reduce__(self) -> tuple[object, ...]:
        return _as_it_was, (type(self), self.__dict__)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.figures.items())
        return f"{self.key}({told})"


class NotUnderstood(GameError):
    """The text is no move of this game."""


class Ambiguous(NotUnderstood):
    """A fragment of the text may be several things; each of the `candidates` could stand in its place."""

    def __init__(self, key: str, fragment: str, candidates: Sequence[str], **figures: object) -> None:
        super().__init__(key, text=fragment, **figures)
        self.fragment = fragment
        self.candidates = candidates


class NotLegal(GameError):
    """The move is understood but the rules do not allow it now."""


class NotAsked(NotLegal):
    """The move answers another question than the one that is asked now."""


class NeedsConsent(NotLegal):
    """It touches others: they must agree to it first."""


class NotYourTurn(GameError):
    """The table waits for somebody else."""


class BadInput(GameError):
    """A file, a board or a set-up that can't be used. `path` leads to the place in the file."""

    def __init__(self, key: str, path: tuple[str | int, ...] = (), **figures: object) -> None:
        super().__init__(key, **figures)
        self.path = path


def _as_it_was(kind: type[GameError], told: dict[str, object]) -> GameError:
    """An error that has travelled to another process."""
    error = kind.__new__(kind)
    error.__dict__.update(told)
    return error


@contextmanager
def told_by(game: str, seats: Sequence[str] = ()) -> Iterator[None]:
    """Lets the errors that pass be told in a game's words, with the names at its table."""
    try:
        yield
    except GameError as error:
        error.game, error.seats = game, seats
        raise
