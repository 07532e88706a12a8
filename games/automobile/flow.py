"""The phases in the order of play, and a game from its set-up to its end."""

from collections.abc import Iterator

from games.automobile.actions import Loan, Move
from games.automobile.board import Board
from games.automobile.components import CLASSES, DEMAND_TILES, START_RESEARCH, TILES_OF_A_KIND
from games.automobile.events import FirstDrawn
from games.automobile.money import take_loan, why_no_loan
from games.automobile.phases import (
    actions,
    choosing,
    demand,
    distribution,
    drawing,
    durant,
    executive,
    ford,
    howard,
    losses,
)
from games.automobile.state import AutomobileOptions, Phase, Player, Space, State
from games.engine.chance import Chance
from games.engine.contract import Event, Seat, clone
from games.engine.errors import GameError, NotLegal
from games.engine.flow import Flow, Stage
from games.engine.ranges import Ranged

FLOW: Flow[State, Move] = Flow(
    [
        Stage(Phase.DRAWING, runs=drawing.draw_tiles),
        Stage(Phase.CHOOSING, asks=choosing),
        Stage(Phase.DURANT, asks=durant),
        Stage(Phase.ACTIONS, asks=actions),
        Stage(Phase.FORD, asks=ford),
        Stage(Phase.HOWARD, asks=howard, runs=howard.end),
        Stage(Phase.DISTRIBUTION, asks=distribution, runs=distribution.end),
        Stage(Phase.EXECUTIVE, asks=executive),
        Stage(Phase.DEMAND, runs=demand.sell_by_demand),
        Stage(Phase.LOSSES, runs=losses.take_losses),
    ]
)

actors = FLOW.actors


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


def legal(state: State, seat: Seat) -> Iterator[Move | Ranged]:
    """Every legal action of a seat; a loan also for those who are not asked."""
    yield from FLOW.legal(state, seat)
    if refusal(state, seat, Loan()) is None:
        yield Loan()


def refusal(state: State, seat: Seat, action: Move) -> GameError | None:
    """Why a seat may not do this now, or nothing."""
    if isinstance(action, Loan) and state.phase is not Phase.OVER and 0 <= seat < len(state.players):
        key = why_no_loan(state, seat)
        return NotLegal(key) if key else None
    return FLOW.refusal(state, seat, action)


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
