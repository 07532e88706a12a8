"""What interfaces ask: likely moves, what they cost and bring, how everybody stands."""

from games.engine.advice import Advice, Ceiling, Command, Detail, Moment, Progress, behind_of_turns
from games.engine.contract import Placing, Seat, clone
from games.steel_driver.actions import Auction, Bid, Build, Claim, Move, Pass, read_company, write
from games.steel_driver.components import BUILDER_BONUS, GOODS_COLOURS, OTHERS_BONUS, ROUNDS, Company
from games.steel_driver.events import AuctionsEnded, CompanySold, GameEnded, LineCompleted, RoundEnded
from games.steel_driver.flow import FLOW, actors, apply, legal
from games.steel_driver.network import completed_by
from games.steel_driver.phases.building import city_pays
from games.steel_driver.scoring import standing, value
from games.steel_driver.state import Phase, State, Transcontinental

SEVERAL = 4
TOPICS = {
    Phase.AUCTION: "auctions",
    Phase.BIDDING: "auctions",
    Phase.BUILDING: "building",
    Phase.CLAIMING: "final",
}
"""What the rules say of each phase that asks."""


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
        case Auction(_, bid):
            return Detail({"left": state.players[state.marker].cubes - bid})
        case Build():
            cost, line = _cost(state, action), _line(state, action)
            figures = {
                "cost": cost,
                "earned": city_pays(state, action),
                "bonus": BUILDER_BONUS if line else 0,
                "others": line.others if line else [],
                "others_bonus": OTHERS_BONUS,
            }
            return Detail(figures, cost)
        case Claim(place):
            colour = GOODS_COLOURS[state.edition][state.board.places[place].goods]
            return Detail({"colour": colour, "gain": _gain(state, action)})
    return Detail({})


def moment(state: State) -> Moment:
    """The round; a sale is part of the auctions, and about its company."""
    if state.sale:
        return Moment(state.round, Phase.AUCTION.value, state.sale.company.value)
    return Moment(state.round, state.phase.value)


def ceilings(state: State, seat: Seat) -> list[Ceiling]:
    """The company on sale, for who is still in; who holds the marker may put up any company."""
    after = " for {}, then pass"
    if state.sale:
        sold, company = state.sale, state.sale.company.value
        return [Ceiling(sold.bid + 1, "bid up to", after.format(company))] if seat in sold.bidders else []
    openings = [move for move in legal(state, seat) if isinstance(move, Auction) and move.bid == 1]
    return [
        Ceiling(1, f"{write(move)}, then bid up to", after.format(move.company.value), move.company)
        for move in openings
    ]


def read_about(state: State, text: str) -> str:
    """A company that may come to be on sale."""
    return read_company(state, text.strip().casefold()).value


def progress(state: State) -> Progress:
    """What can be spent are the cubes that companies are bid for with."""
    return Progress(_standing_now(state), [player.cubes for player in state.players])


def safe_move(state: State, seat: Seat) -> Move:
    """For an absent player: a pass; where something must be done, the cheapest link and of several the one
    that brings most, or the goods cube that adds most to a share."""
    moves = list(legal(state, seat))
    builds = [move for move in moves if isinstance(move, Build)]
    claims = [move for move in moves if isinstance(move, Claim)]
    if builds:
        return min(builds, key=lambda build: (_cost(state, build), -_brings(state, build)))
    return max(claims, key=lambda claim: _gain(state, claim)) if claims else Pass()


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


def _build_rank(state: State, build: Build) -> tuple[bool, int, int]:
    """What joins the coasts first, then most profit, then the cheapest."""
    return _line(state, build) is None, -_brings(state, build), _cost(state, build)


def _cost(state: State, build: Build) -> int:
    return state.board.between[build.start, build.end].cost


def _brings(state: State, build: Build) -> int:
    return city_pays(state, build) + (BUILDER_BONUS if _line(state, build) else 0)


def _line(state: State, build: Build) -> Transcontinental | None:
    assert state.active is not None
    return completed_by(state, state.active, state.board.between[build.start, build.end])


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
    milestones=(
        AuctionsEnded,
        LineCompleted,
        RoundEnded,
        GameEnded,
    ),
    headlines=(
        CompanySold,
        AuctionsEnded,
        LineCompleted,
        RoundEnded,
        GameEnded,
    ),
    progress=progress,
    behind=lambda state: behind_of_turns(state.round, ROUNDS),
    things=(Company,),
    safe_move=safe_move,
    topic=lambda state: TOPICS.get(state.phase),
    pass_move=Pass(),
    bids=(Auction, Bid),
    ceilings=ceilings,
)
