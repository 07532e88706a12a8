"""The contract of a game: six verbs and a check are all that the other rooms know of it.

A game is a folder with a `GAME` in its `__init__`. State, actions and events are msgspec structs;
an action has a short notation both ways.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from games.engine.chance import Chance

if TYPE_CHECKING:
    from games.engine.ranges import Ranged

Seat = int
"""A place at the table, counted clockwise from 0."""


def kebab(name: str) -> str:
    """`CompanySold` as `company-sold`: the tag of a struct, and part of its message keys."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Action(Struct, frozen=True, tag=kebab):
    """What a seat does. Every game has its own kinds."""


class Event(Struct, frozen=True, tag=kebab):
    """What happened. Told by the message `event-<tag>`; a field called `seat`, or ending in
    `_seat` or `seats`, names players."""


class Entry(Struct, frozen=True):
    """A line of a final score: the message `score-<key>`, its figures, and what it is worth."""

    key: str
    amount: int
    figures: dict[str, Any] = {}


class Place(Struct, frozen=True):
    """Where a seat ended. Equal ranks share the place."""

    seat: Seat
    rank: int
    score: int
    entries: list[Entry]
    tie_break: list[Entry]


class Board:
    """A board in play: what the rules read, made once from the figures of its file.

    A state refers to its board; in JSON only the digest stands for it (see `freeze`)."""

    def __init__(self, figures: Struct) -> None:
        self.figures = figures
        self.json = msgspec.json.encode(figures)
        self.digest = blake2b(self.json, digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


class BaseState(Struct, kw_only=True, dict=True):
    """What every game's state has. `dict=True` gives a place for what is derived and cached."""

    board: Any
    chance: Chance


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game; each field has a default."""


def no_hand(_: Any, __: Seat) -> None:
    """Nobody sees anything that the others don't."""


def no_starts(_: Any, __: Seat) -> list[str]:
    """No goal takes several moves."""
    return []


def no_plans(_: Any, __: Seat, ___: str) -> dict[str, Any]:
    """No goal takes several moves."""
    return {}


S = TypeVar("S", bound=BaseState)
A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Game(Generic[S, A]):
    """The table of verbs. `apply` checks, then changes the state in place; a refused action
    raises one of `games.errors` and changes nothing."""

    name: str
    players: range
    State: type[S]
    Options: type[Options]
    folder: Path
    default_board: str
    draws_later: bool
    """Whether chance is drawn after the set-up: then the seed of a running game is a secret."""
    read_board: Callable[[bytes], Board]

    setup: Callable[[int, Any, Any, Chance], tuple[S, list[Event]]]
    actors: Callable[[S], Sequence[Seat]]
    legal: Callable[[S, Seat], Iterable["A | Ranged"]]
    """Every legal action of a seat, asked or not; moves too many to list are one `Ranged`."""
    apply: Callable[[S, Seat, A], list[Event]]
    view: Callable[[S, Seat | None], S]
    result: Callable[[S], list[Place] | None]
    check: Callable[[S], list[str]]

    write: Callable[[A], str]
    read: Callable[[S, str], A]
    parts: Callable[[A], tuple[Any, ...]]
    """An action as the choices that lead to it, the verb first, for menus."""
    likely: Callable[[S, Seat], "Sequence[A | Ranged]"]
    """A few legal moves to offer first."""
    detail: Callable[[S, A], dict[str, Any]]
    """What a player wants to know of a move before it is made: the figures of `detail-<tag>`."""
    forecast: Callable[[S], list[Place]]
    """The standing if the game ended now."""
    purse: Callable[[S], list[int]]
    """What each player has to spend, by seat."""
    hand: Callable[[S, Seat], dict[str, Any] | None] = no_hand
    """What only this player sees, from his view: the figures of the message `hand`."""
    starts: Callable[[S, Seat], list[str]] = no_starts
    """Where several moves that lead to a goal could begin, for games in which they do."""
    plans: Callable[[S, Seat, str], dict[str, list[Sequence[A]]]] = no_plans
    """By goal, the best few ways there from a start: moves to be made one after the other."""
    asides: tuple[type[Action], ...] = ()
    """Kinds of moves that are open at any time and answer no question; none of them is forced."""

    def board(self) -> Board:
        """The board that is played on unless the group brings its own."""
        return self.read_board((self.folder / "boards" / f"{self.default_board}.json").read_bytes())


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
    """An independent copy that shares the board."""
    return thaw(type(state), freeze(state), state.board)


def open_view(state: S, _: Seat | None) -> S:
    """The view of a game without secrets: everything but the seed, for every viewer."""
    seen = clone(state)
    seen.chance = state.chance.hidden()
    return seen


def standing(scores: Sequence[tuple[list[Entry], list[Entry]]]) -> list[Place]:
    """The places, best first, from each seat's entries and tie-breaks; equals share a rank."""

    def amounts(entries: list[Entry]) -> list[int]:
        return [entry.amount for entry in entries]

    keys = [(sum(amounts(entries)), amounts(ties)) for entries, ties in scores]
    places = [
        Place(seat, 1 + sum(other > key for other in keys), key[0], *scores[seat])
        for seat, key in enumerate(keys)
    ]
    return sorted(places, key=lambda place: place.rank)


def _digest_of(board: Any) -> str:
    assert isinstance(board, Board), f"no JSON for {board!r}"
    return board.digest


_ENCODER = msgspec.json.Encoder(enc_hook=_digest_of)
