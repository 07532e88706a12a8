"""Looking ahead: the moves that suggest themselves, and the score if the game ended now."""

from typing import Any

from games.engine.contract import Place, Seat
from games.great_western import network
from games.great_western.actions import Bid, Connect, Done, Move
from games.great_western.legal import legal
from games.great_western.phases.bidding import lowest
from games.great_western.phases.building import city_cost
from games.great_western.scoring import standing
from games.great_western.state import State

SEVERAL = 4


def likely(state: State, seat: Seat) -> list[Move]:
    """Every train at its lowest bid; the cities worth most; then to be done."""
    moves = list(legal(state, seat))
    bids = [move for move in moves if isinstance(move, Bid) and move.pieces == lowest(state, move)]
    cities = [move for move in moves if isinstance(move, Connect)]
    cities.sort(
        key=lambda move: (-state.board.cities[move.city].points, network.ways(state, seat)[move.city][0])
    )
    others = [move for move in moves if isinstance(move, Done)]
    return [*bids, *cities[:SEVERAL], *others]


def detail(state: State, action: Move) -> dict[str, Any]:
    """What a train carries, what a city costs and brings."""
    match action:
        case Bid(train):
            carriages = state.carriage_pieces(train)
            return {"pieces": carriages + state.wagon_pieces(train), "carriages": carriages}
        case Connect(city):
            seat = state.trains[state.builder].seat
            assert seat is not None
            cost, way = network.ways(state, seat)[city]
            passages = sum(seat not in state.cities[passed] for passed in way[1:-1])
            return {
                "links": cost - passages,
                "passages": passages,
                "carriages": city_cost(state, city),
                "points": state.board.cities[city].points,
            }
    seat = state.trains[state.builder].seat if state.order else None
    possible = sum(isinstance(move, Connect) for move in legal(state, seat)) if seat is not None else 0
    return {"possible": possible}


def forecast(state: State) -> list[Place]:
    """The standing if the game ended now: cities count as they are."""
    return standing(state)


def purse(state: State) -> list[int]:
    """What each player has to spend: the pieces that may be used."""
    return [player.available for player in state.players]
