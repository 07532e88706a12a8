"""What interfaces ask: likely moves, what they cost and bring, how everybody stands."""

from games.engine.advice import Advice, Command, Detail, Progress, moment_of_turn, pass_or_draw
from games.engine.contract import Seat
from games.great_western import network
from games.great_western.actions import Bid, Connect, Done, Move
from games.great_western.components import Train
from games.great_western.flow import legal
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
    """What a train carries, what a city costs and brings."""
    match action:
        case Bid(train):
            carriages = state.carriage_pieces(train)
            return Detail({"pieces": carriages + state.wagon_pieces(train), "carriages": carriages})
        case Connect(city):
            seat = state.trains[state.builder].seat
            assert seat is not None
            cost, way = network.ways(state, seat)[city]
            passages = sum(seat not in state.cities[passed] for passed in way[1:-1])
            return Detail(
                {
                    "links": cost - passages,
                    "passages": passages,
                    "carriages": city_cost(state, city),
                    "points": state.board.cities[city].points,
                }
            )
    seat = state.trains[state.builder].seat if state.order else None
    possible = sum(isinstance(move, Connect) for move in legal(state, seat)) if seat is not None else 0
    return Detail({"possible": possible})


def progress(state: State) -> Progress:
    """Cities count as they are; what can be spent are the pieces that may be used."""
    return Progress(standing(state), [player.available for player in state.players])


ADVICE: Advice[State, Move] = Advice(
    commands=(Command("bid", takes=True), Command("build", takes=True), Command("pass", takes=False)),
    moment=moment_of_turn,
    choices=choices,
    likely=likely,
    detail=detail,
    progress=progress,
    things=(Train,),
    safe_move=pass_or_draw(legal, Done()),
    pass_move=Done(),
)
