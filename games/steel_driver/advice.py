"""What interfaces ask: likely moves, what they cost and bring, how everybody stands."""

from games.engine.advice import Advice, Command, Detail, Moment, Progress, pass_or_draw
from games.engine.contract import Placing, Seat, clone
from games.steel_driver.actions import Auction, Bid, Build, Claim, Move, Pass, read_company
from games.steel_driver.components import GOODS_COLOURS, Company
from games.steel_driver.flow import FLOW, actors, apply, legal
from games.steel_driver.scoring import standing, value
from games.steel_driver.state import Phase, State

SEVERAL = 4


def likely(state: State, seat: Seat) -> list[Move]:
    """A few legal moves that a player would look at first, the best first; a pass comes last."""
    moves = list(legal(state, seat))
    openings = [move for move in moves if isinstance(move, Auction) and move.bid == 1]
    raises = [move for move in moves if isinstance(move, Bid)][:SEVERAL]
    builds = sorted((m for m in moves if isinstance(m, Build)), key=lambda build: _build_rank(state, build))
    claims = sorted((m for m in moves if isinstance(m, Claim)), key=lambda claim: -_gain(state, claim))
    others = [move for move in moves if isinstance(move, Pass)]
    return [*openings, *raises, *builds[:SEVERAL], *claims[:SEVERAL], *others]


def choices(action: Move) -> tuple[object, ...]:
    """The action as choices, one after the other."""
    match action:
        case Auction(company, bid):
            return "auction", company, bid
        case Bid(cubes):
            return "bid", cubes
        case Pass():
            return ("pass",)
        case Build(start, end):
            return "build", start, end
        case Claim(place):
            return "claim", place


def detail(state: State, action: Move) -> Detail:
    """What a move costs and brings."""
    match action:
        case Bid(cubes) if state.sale:
            left = state.players[state.sale.asked].cubes - cubes
            return Detail({"company": state.sale.company, "left": left})
        case Build(start, end):
            cost = state.board.between[start, end].cost
            return Detail({"cost": cost, "earned": _earned(state, action)}, cost)
        case Claim(place):
            colour = GOODS_COLOURS[state.edition][state.board.places[place].goods]
            return Detail({"colour": colour, "gain": _gain(state, action)})
    return Detail({})


def moment(state: State) -> Moment:
    """The round; a sale is part of the auctions, and about its company."""
    if state.sale:
        return Moment(state.round, Phase.AUCTION.value, state.sale.company.value)
    return Moment(state.round, state.phase.value)


def read_about(state: State, text: str) -> str:
    """A company that may come to be on sale."""
    return read_company(state, text.strip().casefold()).value


def progress(state: State) -> Progress:
    """What can be spent are the cubes that companies are bid for with."""
    return Progress(_standing_now(state), [player.cubes for player in state.players])


def _standing_now(state: State) -> list[Placing]:
    """Profits paid, goods claimed for the best value."""
    future = clone(state)
    if future.phase not in (Phase.CLAIMING, Phase.OVER):
        future.sale, future.active = None, None
        rest = [company for company in future.order if company not in future.pass_row]
        future.pass_row += rest
        future.round = 5
        future.phase = Phase.PROFITS
        FLOW.follow(future)
    while seats := actors(future):
        claims = [move for move in legal(future, seats[0]) if isinstance(move, Claim)]
        apply(future, seats[0], max(claims, key=lambda claim: _gain(future, claim)))
    return standing(future)


def _build_rank(state: State, build: Build) -> tuple[int, int]:
    """Most profit first, then the cheapest."""
    return -_earned(state, build), state.board.between[build.start, build.end].cost


def _earned(state: State, build: Build) -> int:
    assert state.active is not None
    reached = build.end in state.railways[state.active].places
    return 0 if reached else state.board.places[build.end].value


def _gain(state: State, claim: Claim) -> int:
    """What a cube adds to the value of a share."""
    assert state.active is not None
    goods = state.railways[state.active].goods
    return value({**goods, claim.place: state.goods[claim.place]}) - value(goods)


ADVICE: Advice[State, Move] = Advice(
    commands=(
        Command("auction", takes=True),
        Command("bid", takes=True),
        Command("build", takes=True),
        Command("claim", takes=True),
        Command("pass", takes=False),
    ),
    moment=moment,
    read_about=read_about,
    choices=choices,
    likely=likely,
    detail=detail,
    progress=progress,
    things=(Company,),
    safe_move=pass_or_draw(legal, Pass()),
    pass_move=Pass(),
)
