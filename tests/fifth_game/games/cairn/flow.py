"""The phases in the order of play, and a game from its set-up to its end."""

from games.cairn.actions import Move
from games.cairn.board import Board
from games.cairn.events import FirstDrawn, HeapDrawn
from games.cairn.phases import gathering, stacking, storm
from games.cairn.state import CairnOptions, Phase, Player, State
from games.engine.chance import Chance
from games.engine.contract import Event, Seat
from games.engine.flow import Flow, Stage

FLOW: Flow[State, Move] = Flow(
    [
        Stage(Phase.GATHERING, asks=gathering),
        Stage(Phase.STORM, runs=storm.blow),
        Stage(Phase.STACKING, asks=stacking),
    ]
)

actors, legal = FLOW.actors, FLOW.legal


def setup(seats: int, options: CairnOptions, board: Board, chance: Chance) -> tuple[State, list[Event]]:
    """A new game; the first player is drawn, and the stones of each heap."""
    first = chance.below(seats)
    drawn = {
        name: heap.least + chance.below(heap.most - heap.least + 1) for name, heap in board.heaps.items()
    }
    state = State(
        board=board,
        chance=chance,
        storm=options.storm,
        players=[Player() for _ in range(seats)],
        drawn=drawn,
        heaps=dict(drawn),
        bears=board.bears,
        first=first,
        asked=first,
    )
    return state, [FirstDrawn(first), *(HeapDrawn(heap, stones) for heap, stones in drawn.items())]


def apply(state: State, seat: Seat, action: Move) -> list[Event]:
    """Checks the move, makes it, and goes on to where somebody is asked again."""
    return FLOW.play(state, seat, action) + FLOW.follow(state)
