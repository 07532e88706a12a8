"""Phase 1: three dice a train; each puts a black piece into the car of its face, a 1 into none."""

from games.engine.contract import Event
from games.great_western.components import DICE
from games.great_western.events import TrainLoaded
from games.great_western.state import Phase, State, TrainBox


def load_trains(state: State) -> list[Event]:
    """All trains in use, from the top."""
    events: list[Event] = []
    for train in state.trains:
        dice = sorted(state.chance.below(6) + 1 for _ in range(DICE))
        cars = [dice.count(face) for face in range(2, 7)]
        state.trains[train] = TrainBox(cars, dice)
        events.append(TrainLoaded(state.turn, train, dice))
    state.bidder = state.first
    state.phase = Phase.BIDDING
    return events
