"""The phases of a game: who is asked, everything that he may do, and what runs by itself."""

from collections.abc import Iterator

from games.automobile.actions import Loan, Move
from games.automobile.money import why_no_loan
from games.automobile.phases import (
    actions,
    choosing,
    demand,
    distribution,
    drawing,
    durant,
    executive,
    ford,
    howard,
    losses,
)
from games.automobile.state import Phase, State
from games.engine.contract import Seat
from games.engine.errors import GameError, NotLegal
from games.engine.flow import Flow
from games.engine.ranges import Ranged

FLOW: Flow[State, Move] = Flow(
    asking={
        Phase.CHOOSING: choosing,
        Phase.DURANT: durant,
        Phase.ACTIONS: actions,
        Phase.FORD: ford,
        Phase.HOWARD: howard,
        Phase.DISTRIBUTION: distribution,
        Phase.EXECUTIVE: executive,
    },
    by_itself={
        Phase.DRAWING: drawing.draw_tiles,
        Phase.HOWARD: howard.end,
        Phase.DISTRIBUTION: distribution.end,
        Phase.DEMAND: demand.sell_by_demand,
        Phase.LOSSES: losses.take_losses,
    },
)

actors = FLOW.actors


def legal(state: State, seat: Seat) -> Iterator[Move | Ranged]:
    """Every legal action of a seat; a loan also for those who are not asked."""
    yield from FLOW.legal(state, seat)
    if refusal(state, seat, Loan()) is None:
        yield Loan()


def refusal(state: State, seat: Seat, action: Move) -> GameError | None:
    """Why a seat may not do this now, or nothing."""
    if isinstance(action, Loan) and state.phase is not Phase.OVER and 0 <= seat < len(state.players):
        key = why_no_loan(state, seat)
        return NotLegal(key) if key else None
    return FLOW.refusal(state, seat, action)
