"""The contract of a game: the verbs of its rules are all that the engine knows of it.

A game is a folder with a `GAME` in its `__init__`. State, actions and events are msgspec structs;
an action has a short notation both ways. What user interfaces ask besides is its `advice`.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from games.engine import reading
from games.engine.chance import Chance
from games.engine.copying import copier

if TYPE_CHECKING:
    from games.engine.advice import Advice
    from games.engine.mind import Mind
    from games.engine.ranges import Ranged

Seat = int
"""A place at the table, counted clockwise from 0."""


def kebab(name: str) -> str:
    """`CompanySold` as `company-sold`: the tag of a struct, and part of its message keys."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, tag=kebab, gc=False):
    """What a seat does. Every game has its own kinds. Like an event it is a value that refers to nothing that
    could refer back: the garbage collector, a quarter of a replay's time, need not look at it."""


class Event(Struct, frozen=True, tag=kebab, gc=False):
    """What happened. Told by the message `event-<tag>`; a field called `seat`, or ending in
    `_seat` or `seats`, names players."""


class ScorePart(Struct, frozen=True):
    """A line of a final score: the message `score-<key>`, its figures, and what it is worth."""

    key: str
    amount: int
    figures: Mapping[str, object] = {}


class Placing(Struct, frozen=True):
    """Where a seat ended. Equal ranks share the place."""

    seat: Seat
    rank: int
    score: int
    entries: list[ScorePart]
    tie_break: list[ScorePart]


class Board:
    """A board in play: what the rules read, made once from the figures of its file.

    A state refers to its board; in JSON only the digest stands for it (see `freeze`). `labels` are the names
    that stand on it and in moves."""

    labels: Collection[str] = ()

    def __init__(self, figures: Struct) -> None:
        self.figures = figures
        self.json = msgspec.json.encode(figures)
        self.digest = blake2b(self.json, digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


class Derived(ABC):
    """What is worked out from a state and kept with it, in its `__dict__`, and what copies of it need not
    work out again."""

    @abstractmethod
    def carried(self, state: Any, copy: Any) -> "Derived":
        """The same for a copy of the state, which may then change on its own."""


class BaseState(Struct, kw_only=True, dict=True):
    """What every game's state has. `dict=True` gives a place for what is derived and cached."""

    board: Board
    chance: Chance


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game; each field has a default."""


S = TypeVar("S", bound=BaseState)
A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Game(Generic[S, A]):
    """The table of verbs. `apply` checks, then changes the state in place; a refused action
    raises one of `games.engine.errors` and changes nothing."""

    name: str
    players: range
    State: type[S]
    Options: type[Options]
    folder: Path
    default_board: str
    draws_later: bool
    """Whether chance is drawn after the set-up: then the seed of a running game is a secret."""
    read_board: Callable[[bytes], Board]
    """A board that the rules can be played on; a file that isn't one is refused with the line."""

    setup: Callable[[int, Any, Any, Chance], tuple[S, list[Event]]]
    actors: Callable[[S], Sequence[Seat]]
    legal: Callable[[S, Seat], Iterable["A | Ranged"]]
    """Every legal action of a seat, asked or not; moves too many to list are one `Ranged`."""
    apply: Callable[[S, Seat, A], list[Event]]
    view: Callable[[S, Seat | None], S]
    result: Callable[[S], list[Placing] | None]
    check: Callable[[S], list[str]]

    write: Callable[[A], str]
    read: Callable[[S, str], A]
    advice: "Advice[S, A]"
    """What user interfaces ask besides."""
    mind: "Mind[S, A]"
    """What computer players ask besides."""
    asides: tuple[type[Action], ...] = ()
    """Kinds of moves that are open at any time and answer no question; none of them is forced."""
    check_room: Callable[[Any], None] = lambda figures: None
    """Refuses the figures of a board with more on it than a picture has room for."""

    def board(self) -> Board:
        """The board that is played on unless the group brings its own."""
        return self.read_board((self.folder / "boards" / f"{self.default_board}.json").read_bytes())

    def own_board(self, text: bytes) -> Board:
        """The board that a group brings. One that is played on already is read by `read_board`: it goes on,
        also where less is taken than once was."""
        board = self.read_board(text)
        with reading.located(text):
            self.check_room(board.figures)
        return board


AnyGame = Game[Any, Any]
"""A game of which nothing is known but the contract."""


def freeze(state: BaseState) -> bytes:
    """The state as JSON, its board as a digest."""
    return _ENCODER.encode(state)


def thaw(kind: type[S], data: bytes, board: Board) -> S:
    """The state that `freeze` wrote, on the same board."""

    def find_board(_: type, digest: str) -> Board:
        if digest != board.digest:
            raise ValueError(f"state of board {digest}, given {board.digest}")
        return board

    return msgspec.json.decode(data, type=kind, dec_hook=find_board)


def clone(state: S) -> S:
    """An independent copy that shares the board, and takes along what is `Derived`."""
    copied = copier(type(state), Board)
    assert copied
    copy: S = copied(state)
    for name, kept in state.__dict__.items():
        if isinstance(kept, Derived):
            copy.__dict__[name] = kept.carried(state, copy)
    return copy


def open_view(state: S, _: Seat | None) -> S:
    """The view of a game without secrets: everything but the seed, for every viewer."""
    seen = clone(state)
    seen.chance = state.chance.hidden()
    return seen


def standing(scores: Sequence[tuple[list[ScorePart], list[ScorePart]]]) -> list[Placing]:
    """The places, best first, from each seat's entries and tie-breaks; equals share a rank."""

    def amounts(parts: list[ScorePart]) -> list[int]:
        return [part.amount for part in parts]

    keys = [(sum(amounts(parts)), amounts(ties)) for parts, ties in scores]
    places = [
        Placing(seat, 1 + sum(other > key for other in keys), key[0], *scores[seat])
        for seat, key in enumerate(keys)
    ]
    return sorted(places, key=lambda place: place.rank)


def _digest_of(board: object) -> str:
    assert isinstance(board, Board), f"no JSON for {board!r}"
    return board.digest


_ENCODER = msgspec.json.Encoder(enc_hook=_digest_of)
