"""Everybody chooses one of the seven actions, in order."""

from collections.abc import Iterator

from games.age_of_steam.actions import Choose, Move
from games.age_of_steam.components import MOST_ENGINE, PRIVILEGES, Privilege
from games.age_of_steam.events import EngineImproved, PrivilegeChosen
from games.age_of_steam.phases import building
from games.age_of_steam.state import State
from games.engine.contract import Event, Seat

EXPECTED = "choose-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    return (choose for choose in map(Choose, PRIVILEGES) if why_not(state, choose) is None)


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, Choose):
        return EXPECTED
    return "privilege-taken" if state.holder_of(action.privilege) is not None else None


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"one_of": [p for p in PRIVILEGES if state.holder_of(p) is None]}
    if isinstance(action, Choose):
        told |= {"privilege": action.privilege, "owner_seat": state.holder_of(action.privilege)}
    return told


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, Choose)
    seat = state.asked
    player = state.players[seat]
    player.privilege = action.privilege
    events: list[Event] = [PrivilegeChosen(seat, action.privilege)]
    if action.privilege is Privilege.LOCOMOTIVE and player.engine < MOST_ENGINE:
        player.engine += 1
        events.append(EngineImproved(seat, player.engine))
    place = state.order.index(seat) + 1
    if place < len(state.order):
        state.asked = state.order[place]
    else:
        building.begin(state)
    return events
