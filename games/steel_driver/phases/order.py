"""The order table: companies act along the top row, and those that can't go to the pass row."""

from collections.abc import Callable

from games.engine.contract import Event, Seat
from games.steel_driver.components import Company
from games.steel_driver.events import CompanyPassed
from games.steel_driver.state import Phase, Railway, State


def active_railway(state: State) -> Railway:
    """The company whose turn it is."""
    assert state.active is not None
    return state.railways[state.active]


def controller(state: State) -> Seat | None:
    """Who decides for the active company; nobody while there is none."""
    return state.railways[state.active].controller if state.active else None


def advance(state: State, stuck: Callable[[State], str | None], then: Phase) -> list[Event]:
    """Moves the marker to the next company that can act; `stuck` says why one can't. When all
    have passed, `then` follows."""
    events: list[Event] = []
    while len(state.pass_row) < len(state.order):
        state.active = _following(state)
        why = stuck(state)
        if why is None:
            return events
        state.pass_row.append(state.active)
        events.append(CompanyPassed(state.active, why, active_railway(state).cubes))
    state.active = None
    state.phase = then
    return events


def _following(state: State) -> Company:
    at = state.order.index(state.active) + 1 if state.active else 0
    row = state.order[at:] + state.order[:at]
    return next(company for company in row if company not in state.pass_row)
