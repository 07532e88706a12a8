"""A game from its set-up to its end: the move that is asked for, then all that follows by itself."""

from collections.abc import Callable

from games.chance import Chance
from games.contract import Event, Seat
from games.steel_driver.actions import Move
from games.steel_driver.board import Board
from games.steel_driver.components import COMPANIES
from games.steel_driver.events import MarkerDrawn
from games.steel_driver.legal import ASKING, actors, refusal
from games.steel_driver.phases import building, claiming, final, rounds
from games.steel_driver.state import Phase, Player, Railway, State, SteelDriverOptions

BY_ITSELF: dict[Phase, Callable[[State], list[Event]]] = {
    Phase.CUBES: rounds.deal_cubes,
    Phase.BUILDING: building.next_company,
    Phase.PROFITS: rounds.pay_profits,
    Phase.GOODS: final.place_goods,
    Phase.CLAIMING: claiming.next_company,
    Phase.SHARES: final.pay_shares,
}


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
    return state, [MarkerDrawn(state.marker), *follow(state)]


def apply(state: State, seat: Seat, action: Move) -> list[Event]:
    """Checks the move, makes it, and goes on to where somebody is asked again."""
    if refused := refusal(state, seat, action):
        raise refused
    return ASKING[state.phase].play(state, action) + follow(state)


def follow(state: State) -> list[Event]:
    """What happens by itself until somebody is asked."""
    events: list[Event] = []
    while state.phase is not Phase.OVER and not actors(state):
        events += BY_ITSELF[state.phase](state)
    return events
