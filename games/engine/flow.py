"""A game as its phases: in some of them somebody is asked, others run by themselves."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from games.engine.contract import Event, Seat
from games.engine.errors import GameError, NotLegal, NotYourTurn
from games.engine.ranges import Ranged

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


class Asking(Protocol[S_contra, A]):
    """A phase that asks. `why_not` is the one place where legality is decided; `figures` fill its
    message."""

    def waits_for(self, state: S_contra, /) -> Seat | None: ...
    def moves(self, state: S_contra, /) -> Iterator[A | Ranged]: ...
    def why_not(self, state: S_contra, action: A, /) -> str | None: ...
    def figures(self, state: S_contra, action: A, /) -> dict[str, Any]: ...
    def play(self, state: S_contra, action: A, /) -> list[Event]: ...


class Phased(Protocol):
    """A state that says which phase it is in."""

    phase: Any


S = TypeVar("S", bound=Phased)


@dataclass(frozen=True)
class Flow(Generic[S, A]):
    """The phases of a game. One may be in both tables: it runs by itself while nobody is asked."""

    asking: Mapping[Any, Asking[S, A]]
    by_itself: Mapping[Any, Callable[[S], list[Event]]]

    def actors(self, state: S) -> list[Seat]:
        """The seat that the table waits for; none when the game is over."""
        phase = self.asking.get(state.phase)
        seat = phase.waits_for(state) if phase else None
        return [] if seat is None else [seat]

    def legal(self, state: S, seat: Seat) -> Iterator[A | Ranged]:
        """Every legal action of a seat: filtered by the rule that also checks a move."""
        return self.asking[state.phase].moves(state) if seat in self.actors(state) else iter(())

    def refusal(self, state: S, seat: Seat, action: A) -> GameError | None:
        """Why a seat may not do this now, or nothing."""
        asked = self.actors(state)
        if not asked:
            return NotLegal("game-over")
        if seat not in asked:
            return NotYourTurn("not-your-turn", seats=asked)
        phase = self.asking[state.phase]
        key = phase.why_not(state, action)
        return NotLegal(key, **phase.figures(state, action)) if key else None

    def play(self, state: S, seat: Seat, action: A) -> list[Event]:
        """Checks a move and makes it."""
        if refused := self.refusal(state, seat, action):
            raise refused
        return self.asking[state.phase].play(state, action)

    def follow(self, state: S) -> list[Event]:
        """What happens by itself until somebody is asked, or the game is over."""
        events: list[Event] = []
        while state.phase in self.by_itself and not self.actors(state):
            events += self.by_itself[state.phase](state)
        return events
