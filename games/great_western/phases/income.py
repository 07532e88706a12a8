"""Phase 4: income, and the next turn; or the end."""

from games.engine.contract import Event
from games.great_western.components import IDLE_TURNS
from games.great_western.events import GameEnded, IncomePaid, TurnEnded
from games.great_western.scoring import standing
from games.great_western.state import Phase, State


def pay_income(state: State) -> list[Event]:
    """A piece for every city, as far as the unavailable ones go."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        pieces = min(len(state.cities_of(seat)), player.unavailable)
        player.unavailable -= pieces
        player.available += pieces
        events.append(IncomePaid(seat, pieces))
    last = state.trains[state.order[-1]].seat
    assert last is not None
    state.first = last
    state.idle = 0 if state.connected else state.idle + 1
    events.append(TurnEnded(state.turn, last, state.idle))
    if state.idle == IDLE_TURNS:
        state.phase = Phase.OVER
        return events
    state.turn += 1
    state.order = []
    state.phase = Phase.LOADING
    return events


def end(state: State) -> list[Event]:
    """The moment the game is over: pieces on trains become available."""
    for box in state.trains.values():
        assert box.seat is not None
        state.players[box.seat].available += sum(box.cars)
        box.cars = [0] * len(box.cars)
    return [GameEnded([place.seat for place in standing(state) if place.rank == 1])]
