"""A game as its phases: in some of them somebody is asked, others run by themselves."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, Protocol, TypeVar

from games.engine.contract import Event, Seat
from games.engine.errors import GameError, NotAsked, NotLegal, NotYourTurn
from games.engine.ranges import Ranged

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


class Asking(Protocol[S_contra, A]):
    """A phase that asks. `why_not` is the one place where legality is decided; `figures` fill its
    message. It returns `EXPECTED` for a move that answers another question."""

    EXPECTED: str

    def waits_for(self, state: S_contra, /) -> Seat | None:
        """Who is asked; nobody where the phase goes on by itself."""

    def moves(self, state: S_contra, /) -> Iterator[A | Ranged]:
        """Every legal move of whoever is asked, lazily."""

    def why_not(self, state: S_contra, action: A, /) -> str | None:
        """The key of the message that says why a move is not legal now; nothing where it is."""

    def figures(self, state: S_contra, action: A, /) -> Mapping[str, object]:
        """The figures of the message of `why_not`, by their names in it."""

    def play(self, state: S_contra, action: A, /) -> list[Event]:
        """Makes a move that is legal, in place, and tells what happened."""


class Phased(Protocol):
    """A state that says which phase it is in."""

    @property
    def phase(self) -> Enum:
        """The phase of the stage that the game is in; of none when it is over."""


S = TypeVar("S", bound=Phased)


@dataclass(frozen=True)
class Stage(Generic[S, A]):
    """A phase of a game: it `asks`, it `runs` by itself, or it runs while there is nobody to ask."""

    phase: Enum
    asks: Asking[S, A] | None = None
    runs: Callable[[S], list[Event]] | None = None


class Flow(Generic[S, A]):
    """The phases of a game, in the order of play."""

    def __init__(self, stages: Sequence[Stage[S, A]]) -> None:
        self._asking = {stage.phase: stage.asks for stage in stages if stage.asks}
        self._by_itself = {stage.phase: stage.runs for stage in stages if stage.runs}

    def actors(self, state: S) -> list[Seat]:
        """The seat that the table waits for; none when the game is over."""
        phase = self._asking.get(state.phase)
        seat = phase.waits_for(state) if phase else None
        return [] if seat is None else [seat]

    def legal(self, state: S, seat: Seat) -> Iterator[A | Ranged]:
        """Every legal action of a seat: filtered by the rule that also checks a move."""
        phase = self._asking.get(state.phase)
        return phase.moves(state) if phase and phase.waits_for(state) == seat else iter(())

    def refusal(self, state: S, seat: Seat, action: A) -> GameError | None:
        """Why a seat may not do this now, or nothing."""
        phase = self._asking.get(state.phase)
        asked = phase.waits_for(state) if phase else None
        if phase is None or asked is None:
            return NotLegal("game-over")
        if seat != asked:
            return NotYourTurn("not-your-turn", seats=[asked])
        key = phase.why_not(state, action)
        if key is None:
            return None
        error = NotAsked if key == phase.EXPECTED else NotLegal
        return error(key, **phase.figures(state, action))

    def play(self, state: S, seat: Seat, action: A) -> list[Event]:
        """Checks a move and makes it."""
        if refused := self.refusal(state, seat, action):
            raise refused
        return self._asking[state.phase].play(state, action)

    def check_turn(self, state: S) -> Iterator[str]:
        """What is wrong with whose turn it is: until the game is over, somebody is asked who can answer."""
        seats = self.actors(state)
        if bool(seats) != (state.phase in self._asking or state.phase in self._by_itself):
            yield f"the table waits for {seats} in {state.phase}"
        for seat in seats:
            if next(self.legal(state, seat), None) is None:
                yield f"seat {seat} is asked but has no legal move"

    def follow(self, state: S) -> list[Event]:
        """What happens by itself until somebody is asked, or the game is over."""
        events: list[Event] = []
        while state.phase in self._by_itself and not self.actors(state):
            events += self._by_itself[state.phase](state)
        return events
