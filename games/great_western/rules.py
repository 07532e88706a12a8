"""A game from its set-up to its end: the move that is asked for, then all that follows by itself."""

from collections.abc import Callable

from games.chance import Chance
from games.contract import Event, Seat
from games.great_western.actions import Move
from games.great_western.board import Board
from games.great_western.events import FirstDrawn
from games.great_western.legal import ASKING, actors, refusal
from games.great_western.phases import boarding, income, loading
from games.great_western.state import GreatWesternOptions, Phase, Player, State, TrainBox, trains_for

BY_ITSELF: dict[Phase, Callable[[State], list[Event]]] = {
    Phase.LOADING: loading.load_trains,
    Phase.BOARDING: boarding.board_trains,
    Phase.INCOME: income.pay_income,
}


def setup(
    seats: int, options: GreatWesternOptions, board: Board, chance: Chance
) -> tuple[State, list[Event]]:
    """A new game; the first player is drawn."""
    first = chance.below(seats)
    state = State(
        board=board,
        chance=chance,
        ferries=options.ferries,
        players=[Player() for _ in range(seats)],
        trains={train: TrainBox([0] * 5) for train in trains_for(seats)},
        cities={city: list(range(seats)) if city == board.start else [] for city in board.cities},
        first=first,
        bidder=first,
    )
    return state, [FirstDrawn(first), *follow(state)]


def apply(state: State, seat: Seat, action: Move) -> list[Event]:
    """Checks the move, makes it, and goes on to where somebody is asked again."""
    if refused := refusal(state, seat, action):
        raise refused
    return ASKING[state.phase].play(state, action) + follow(state)


def follow(state: State) -> list[Event]:
    """What happens by itself until somebody is asked, or the game is over."""
    events: list[Event] = []
    while state.phase is not Phase.OVER and not actors(state):
        events += BY_ITSELF[state.phase](state)
    return events + income.end(state) if state.phase is Phase.OVER else events
