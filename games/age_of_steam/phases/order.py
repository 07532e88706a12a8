"""Who comes first by a privilege, and who then."""

from games.age_of_steam.components import Privilege
from games.age_of_steam.state import State
from games.engine.contract import Seat


def first_of(state: State, privilege: Privilege) -> Seat:
    """Its holder, else the first in order."""
    return queue(state, privilege)[0]


def after(state: State, privilege: Privilege) -> Seat | None:
    """Who comes after the one who is asked, if anybody."""
    seats = queue(state, privilege)
    place = seats.index(state.asked) + 1
    return seats[place] if place < len(seats) else None


def queue(state: State, privilege: Privilege) -> list[Seat]:
    """All of them."""
    return sorted(state.order, key=lambda seat: state.players[seat].privilege is not privilege)
