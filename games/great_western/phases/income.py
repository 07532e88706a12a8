"""Phase 4: income, and the next turn; or the end."""

from games.engine.contract import Event
from games.great_western.components import IDLE_TURNS, Ending
from games.great_western.events import GameEnded, IncomePaid, TrainCleared, TurnEnded
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
    state.idle = 0 if state.connected else state.idle + 1
    if state.idle == IDLE_TURNS:
        state.phase = Phase.OVER
        return events
    state.first = last
    events.append(TurnEnded(state.turn, last, state.idle))
    state.turn += 1
    state.order = []
    state.phase = Phase.LOADING
    return events


def end(state: State) -> list[Event]:
    """The moment the game is over: pieces on trains become available."""
    events: list[Event] = []
    for train, box in state.trains.items():
        assert box.seat is not None
        if pieces := sum(box.cars):
            state.players[box.seat].available += pieces
            box.cars = [0] * len(box.cars)
            events.append(TrainCleared(box.seat, train, pieces))
    ending = Ending.CONNECTED if all(state.cities.values()) else Ending.IDLE
    winners = [place.seat for place in standing(state) if place.rank == 1]
    return [*events, GameEnded(ending, winners)]
