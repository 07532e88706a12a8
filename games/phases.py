"""A phase in which somebody is asked, the same in every game."""

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from games.contract import Event, Seat
from games.errors import GameError, NotLegal, NotYourTurn
from games.ranges import Ranged

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")
S = TypeVar("S")


class Asking(Protocol[S_contra, A]):
    """`why_not` is the one place where legality is decided; `figures` fill its message."""

    def waits_for(self, state: S_contra, /) -> Seat | None: ...
    def moves(self, state: S_contra, /) -> Iterator[A | Ranged]: ...
    def why_not(self, state: S_contra, action: A, /) -> str | None: ...
    def figures(self, state: S_contra, action: A, /) -> dict[str, Any]: ...
    def play(self, state: S_contra, action: A, /) -> list[Event]: ...


def actors_of(phase: Asking[S, Any] | None, state: S) -> list[Seat]:
    """The seat that a phase waits for, if there is one."""
    seat = phase.waits_for(state) if phase else None
    return [] if seat is None else [seat]


def refusal_of(phase: Asking[S, A] | None, state: S, seat: Seat, action: A) -> GameError | None:
    """Why a seat may not do this now, or nothing."""
    asked = actors_of(phase, state)
    if phase is None or not asked:
        return NotLegal("game-over")
    if seat not in asked:
        return NotYourTurn("not-your-turn", seats=asked)
    key = phase.why_not(state, action)
    return NotLegal(key, **phase.figures(state, action)) if key else None
