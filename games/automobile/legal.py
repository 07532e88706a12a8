"""Who is asked, and everything that a seat may do: filtered by the rule that also checks a move."""

from collections.abc import Iterator

from games.automobile.actions import Loan, Move
from games.automobile.money import why_no_loan
from games.automobile.phases import actions, choosing, distribution, durant, executive, ford, howard
from games.automobile.state import Phase, State
from games.contract import Seat
from games.errors import GameError, NotLegal
from games.phases import Asking, actors_of, refusal_of
from games.ranges import Ranged

ASKING: dict[Phase, Asking[State, Move]] = {
    Phase.CHOOSING: choosing,
    Phase.DURANT: durant,
    Phase.ACTIONS: actions,
    Phase.FORD: ford,
    Phase.HOWARD: howard,
    Phase.DISTRIBUTION: distribution,
    Phase.EXECUTIVE: executive,
}


def actors(state: State) -> list[Seat]:
    """The seat that the table waits for; none when the game is over."""
    return actors_of(ASKING.get(state.phase), state)


def legal(state: State, seat: Seat) -> Iterator[Move | Ranged]:
    """Every legal action of a seat; a loan also for those who are not asked."""
    if seat in actors(state):
        yield from ASKING[state.phase].moves(state)
    if refusal(state, seat, Loan()) is None:
        yield Loan()


def refusal(state: State, seat: Seat, action: Move) -> GameError | None:
    """Why a seat may not do this now, or nothing."""
    if isinstance(action, Loan) and state.phase is not Phase.OVER and 0 <= seat < len(state.players):
        key = why_no_loan(state, seat)
        return NotLegal(key) if key else None
    return refusal_of(ASKING.get(state.phase), state, seat, action)
