"""Who is asked, and everything that he may do: filtered by the rule that also checks a move."""

from collections.abc import Iterator
from typing import Any, Protocol

from games.contract import Event, Seat
from games.errors import GameError, NotLegal, NotYourTurn
from games.steel_driver.actions import Move
from games.steel_driver.phases import auction, bidding, building, claiming
from games.steel_driver.state import Phase, State


class Asking(Protocol):
    """A phase in which somebody is asked."""

    def waits_for(self, state: State, /) -> Seat | None: ...
    def moves(self, state: State, /) -> Iterator[Move]: ...
    def why_not(self, state: State, action: Move, /) -> str | None: ...
    def figures(self, state: State, action: Move, /) -> dict[str, Any]: ...
    def play(self, state: State, action: Move, /) -> list[Event]: ...


ASKING: dict[Phase, Asking] = {
    Phase.AUCTION: auction,
    Phase.BIDDING: bidding,
    Phase.BUILDING: building,
    Phase.CLAIMING: claiming,
}


def actors(state: State) -> list[Seat]:
    """The seat that the table waits for; none when the game is over."""
    phase = ASKING.get(state.phase)
    seat = phase.waits_for(state) if phase else None
    return [] if seat is None else [seat]


def legal(state: State, seat: Seat) -> Iterator[Move]:
    """Every legal action of a seat."""
    return ASKING[state.phase].moves(state) if seat in actors(state) else iter(())


def refusal(state: State, seat: Seat, action: Move) -> GameError | None:
    """Why a seat may not do this now, or nothing."""
    asked = actors(state)
    if not asked:
        return NotLegal("game-over")
    if seat not in asked:
        return NotYourTurn("not-your-turn", seats=asked)
    phase = ASKING[state.phase]
    key = phase.why_not(state, action)
    return NotLegal(key, **phase.figures(state, action)) if key else None
