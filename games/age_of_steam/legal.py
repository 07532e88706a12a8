"""Who is asked, and everything that he may do: filtered by the rule that also checks a move."""

from collections.abc import Iterator

from games.age_of_steam.actions import Move
from games.age_of_steam.phases import auction, building, moving, privileges, production, shares
from games.age_of_steam.state import Phase, State
from games.contract import Seat
from games.errors import GameError
from games.phases import Asking, actors_of, refusal_of
from games.ranges import Ranged

ASKING: dict[Phase, Asking[State, Move]] = {
    Phase.SHARES: shares,
    Phase.AUCTION: auction,
    Phase.PRIVILEGES: privileges,
    Phase.BUILDING: building,
    Phase.MOVING: moving,
    Phase.PRODUCTION: production,
    Phase.PLACING: production,
}


def actors(state: State) -> list[Seat]:
    """The seat that the table waits for; none when the game is over."""
    return actors_of(ASKING.get(state.phase), state)


def legal(state: State, seat: Seat) -> Iterator[Move | Ranged]:
    """Every legal action of a seat."""
    return ASKING[state.phase].moves(state) if seat in actors(state) else iter(())


def refusal(state: State, seat: Seat, action: Move) -> GameError | None:
    """Why a seat may not do this now, or nothing."""
    return refusal_of(ASKING.get(state.phase), state, seat, action)
