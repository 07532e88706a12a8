"""A game from its set-up to its end: the move that is asked for, then all that follows by itself."""

from games.engine.chance import Chance
from games.engine.contract import Event, Seat
from games.steel_driver.actions import Move
from games.steel_driver.board import Board
from games.steel_driver.components import COMPANIES
from games.steel_driver.events import MarkerDrawn
from games.steel_driver.legal import FLOW
from games.steel_driver.state import Player, Railway, State, SteelDriverOptions


def setup(seats: int, options: SteelDriverOptions, board: Board, chance: Chance) -> tuple[State, list[Event]]:
    """A new game. The active player's marker, the youngest's by the rules, is drawn."""
    companies = COMPANIES[options.edition]
    state = State(
        board=board,
        chance=chance,
        edition=options.edition,
        supply=0,
        players=[Player() for _ in range(seats)],
        railways={company: Railway(shares=[0] * seats) for company in companies},
        order=list(companies),
        marker=chance.below(seats),
    )
    state.supply = state.all_cubes
    return state, [MarkerDrawn(state.marker), *FLOW.follow(state)]


def apply(state: State, seat: Seat, action: Move) -> list[Event]:
    """Checks the move, makes it, and goes on to where somebody is asked again."""
    return FLOW.play(state, seat, action) + FLOW.follow(state)
