"""A game from its set-up to its end: the move that is asked for, then all that follows by itself."""

from games.automobile.actions import Loan, Move
from games.automobile.board import Board
from games.automobile.components import CLASSES, DEMAND_TILES, START_RESEARCH, TILES_OF_A_KIND
from games.automobile.events import FirstDrawn
from games.automobile.legal import FLOW, refusal
from games.automobile.money import take_loan
from games.automobile.state import AutomobileOptions, Player, Space, State
from games.engine.chance import Chance
from games.engine.contract import Event, Seat, clone


def setup(seats: int, _: AutomobileOptions, board: Board, chance: Chance) -> tuple[State, list[Event]]:
    """A new game; the first player is drawn, the others follow clockwise."""
    first = chance.below(seats)
    order = [(first + step) % seats for step in range(seats)]
    state = State(
        board=board,
        chance=chance,
        players=[Player(START_RESEARCH - seats, bands=dict.fromkeys(CLASSES, 0)) for _ in range(seats)],
        spaces={model: Space() for model in board.models},
        order=order,
        bag=[tile for tile in DEMAND_TILES for _ in range(TILES_OF_A_KIND)],
        asked=first,
    )
    return state, [FirstDrawn(first), *FLOW.follow(state)]


def apply(state: State, seat: Seat, action: Move) -> list[Event]:
    """Checks the move, makes it, and goes on to where somebody is asked again."""
    if isinstance(action, Loan):
        if refused := refusal(state, seat, action):
            raise refused
        return [take_loan(state, seat)]
    return FLOW.play(state, seat, action) + FLOW.follow(state)


def view(state: State, seat: Seat | None) -> State:
    """What a viewer may know: a tile of somebody else is a 0, and of the bag nothing is seen but
    how many are in it."""
    seen = clone(state)
    seen.chance = state.chance.hidden()
    seen.bag = [0] * len(state.bag)
    for other, player in enumerate(seen.players):
        if other != seat:
            player.tiles = [0] * len(player.tiles)
    return seen
