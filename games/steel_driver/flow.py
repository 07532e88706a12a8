"""The phases in the order of play, and a game from its set-up to its end."""

from games.engine.chance import Chance
from games.engine.contract import Event, Seat
from games.engine.flow import Flow, Stage
from games.steel_driver.actions import Move
from games.steel_driver.board import Board
from games.steel_driver.components import COMPANIES
from games.steel_driver.events import MarkerDrawn
from games.steel_driver.phases import auction, bidding, building, claiming, final, rounds
from games.steel_driver.state import Phase, Player, Railway, State, SteelDriverOptions

FLOW: Flow[State, Move] = Flow(
    [
        Stage(Phase.CUBES, runs=rounds.deal_cubes),
        Stage(Phase.AUCTION, asks=auction),
        Stage(Phase.BIDDING, asks=bidding),
        Stage(Phase.BUILDING, asks=building, runs=building.next_company),
        Stage(Phase.PROFITS, runs=rounds.pay_profits),
        Stage(Phase.GOODS, runs=final.place_goods),
        Stage(Phase.CLAIMING, asks=claiming, runs=claiming.next_company),
        Stage(Phase.SHARES, runs=final.pay_shares),
    ]
)

actors, legal = FLOW.actors, FLOW.legal


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
