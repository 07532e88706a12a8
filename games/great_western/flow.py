"""The phases in the order of play, and a game from its set-up to its end."""

from games.engine.chance import Chance
from games.engine.contract import Event, Seat
from games.engine.flow import Flow, Stage
from games.great_western.actions import Move
from games.great_western.board import Board
from games.great_western.events import FirstDrawn
from games.great_western.phases import bidding, boarding, building, income, loading
from games.great_western.state import GreatWesternOptions, Phase, Player, State, TrainBox, trains_for

FLOW: Flow[State, Move] = Flow(
    [
        Stage(Phase.LOADING, runs=loading.load_trains),
        Stage(Phase.BIDDING, asks=bidding),
        Stage(Phase.BOARDING, runs=boarding.board_trains),
        Stage(Phase.BUILDING, asks=building),
        Stage(Phase.INCOME, runs=income.pay_income),
    ]
)

actors, legal = FLOW.actors, FLOW.legal


def setup(
    seats: int, options: GreatWesternOptions, board: Board, chance: Chance
) -> tuple[State, list[Event]]:
    """A new game; the first player is drawn."""
    first = chance.below(seats)
    state = State(
        board=board,
        chance=chance,
        ferries=options.ferries,
        boarding=options.boarding,
        players=[Player() for _ in range(seats)],
        trains={train: TrainBox([0] * 5) for train in trains_for(seats)},
        cities={city: list(range(seats)) if city == board.start else [] for city in board.cities},
        first=first,
        bidder=first,
    )
    return state, [FirstDrawn(first), *follow(state)]


def apply(state: State, seat: Seat, action: Move) -> list[Event]:
    """Checks the move, makes it, and goes on to where somebody is asked again."""
    return FLOW.play(state, seat, action) + follow(state)


def follow(state: State) -> list[Event]:
    """What happens by itself; the end is told once it has come."""
    events = FLOW.follow(state)
    return events + income.end(state) if state.phase is Phase.OVER else events
