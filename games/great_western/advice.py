"""What interfaces ask: likely moves, what they cost and bring, how everybody stands."""

from itertools import compress

from games.engine.advice import Advice, Ceiling, Command, Detail, Progress, moment_of_turn
from games.engine.contract import Seat
from games.great_western import network
from games.great_western.actions import Bid, Connect, Done, Move
from games.great_western.components import Train
from games.great_western.events import GameEnded, OrderSet, TrainBoarded, TurnEnded
from games.great_western.flow import actors, legal
from games.great_western.phases.bidding import lowest
from games.great_western.phases.boarding import cars_of
from games.great_western.phases.building import connection
from games.great_western.scoring import standing
from games.great_western.state import Phase, State

SEVERAL = 4
TOPICS = {Phase.BIDDING: "trains", Phase.BUILDING: "building"}
"""What the rules say of each phase that asks."""


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


def choices(action: Move) -> tuple[object, ...]:
    """The action as choices, one after the other."""
    match action:
        case Bid(train, pieces):
            return "bid", train, pieces
        case Connect(city):
            return "build", city
        case Done():
            return ("pass",)


def detail(state: State, action: Move) -> Detail:
    """What a train carries for the bidder if the bid stands; what a city costs and brings."""
    match action:
        case Bid(train, pieces):
            cars = cars_of(state, train, state.bidder, pieces)
            carriages = sum(compress(cars, state.board.carriages[train]))
            lost = sum(state.trains[train].cars) - sum(cars)
            left = state.players[state.bidder].available - pieces
            return Detail(
                {"carriages": carriages, "wagons": sum(cars) - carriages, "lost": lost, "left": left}
            )
        case Connect(city):
            made = connection(state, city)
            passages = sum(made.seat not in state.cities[passed] for passed in made.way[1:-1])
            return Detail(
                {
                    "links": made.cost - passages,
                    "passages": passages,
                    "needed": made.needed,
                    "carriages": made.carriages,
                    "points": state.board.cities[city].points,
                }
            )
    possible = sum(isinstance(move, Connect) for seat in actors(state) for move in legal(state, seat))
    return Detail({"possible": possible})


def safe_move(state: State, seat: Seat) -> Move:
    """To be done; else the lowest bid on a free train, of which there always is one: the fullest, carriages
    first."""
    moves = list(legal(state, seat))
    if Done() in moves:
        return Done()
    bids = [move for move in moves if isinstance(move, Bid) and state.trains[move.train].seat is None]
    return min(
        bids,
        key=lambda bid: (bid.pieces, -state.carriage_pieces(bid.train), -state.wagon_pieces(bid.train)),
    )


def ceilings(state: State, seat: Seat) -> list[Ceiling]:
    """Every train that whoever is asked can still come to stand on. Nobody drops out of a bidding."""
    lows = [
        move for move in legal(state, seat) if isinstance(move, Bid) and move.pieces == lowest(state, move)
    ]
    return [Ceiling(bid.pieces, f"bid {bid.train.value} up to", what=bid.train) for bid in lows]


def progress(state: State) -> Progress:
    """Cities count as they are; what can be spent are the pieces that may be used."""
    return Progress(standing(state), [player.available for player in state.players])


def behind(state: State) -> float:
    """The cities that somebody is connected to: with the last of them the game ends."""
    return sum(map(bool, state.cities.values())) / len(state.cities)


ADVICE: Advice[State, Move] = Advice(
    commands=(Command("bid", takes=True), Command("build", takes=True), Command("pass", takes=False)),
    moment=moment_of_turn,
    choices=choices,
    likely=likely,
    detail=detail,
    milestones=(
        OrderSet,
        TurnEnded,
        GameEnded,
    ),
    headlines=(
        TrainBoarded,
        OrderSet,
        TurnEnded,
        GameEnded,
    ),
    progress=progress,
    behind=behind,
    things=(Train,),
    safe_move=safe_move,
    topic=lambda state: TOPICS.get(state.phase),
    pass_move=Done(),
    bids=(Bid,),
    ceilings=ceilings,
)
