"""Who comes first by a privilege, and who then."""

from games.age_of_steam.components import Privilege
from games.age_of_steam.state import State
from games.engine.contract import Seat


def first_of(state: State, privilege: Privilege) -> Seat:
    """Its holder, else the first in order."""
    return _queue(state, privilege)[0]


def after(state: State, privilege: Privilege) -> Seat | None:
    """Who comes after the one who is asked, if anybody."""
    queue = _queue(state, privilege)
    place = queue.index(state.asked) + 1
    return queue[place] if place < len(queue) else None


def _queue(state: State, privilege: Privilege) -> list[Seat]:
    return sorted(state.order, key=lambda seat: state.players[seat].privilege is not privilege)
