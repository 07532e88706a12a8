"""Looking ahead: the moves that suggest themselves, and the score if the game ended now."""

from typing import Any

from games.engine.contract import Place, Seat, clone
from games.steel_driver.actions import Auction, Bid, Build, Claim, Move, Pass
from games.steel_driver.components import GOODS_COLOURS
from games.steel_driver.legal import FLOW, actors, legal
from games.steel_driver.rules import apply
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


def detail(state: State, action: Move) -> dict[str, Any]:
    """What a move costs and brings."""
    match action:
        case Bid() if state.sale:
            return {
                "company": state.sale.company,
                "left": state.players[state.sale.asked].cubes - action.cubes,
            }
        case Build(start, end):
            return {"cost": state.board.between[start, end].cost, "earned": _earned(state, action)}
        case Claim(place):
            colour = GOODS_COLOURS[state.edition][state.board.places[place].goods]
            return {"colour": colour, "gain": _gain(state, action)}
    return {}


def forecast(state: State) -> list[Place]:
    """The standing if the game ended now: profits paid, goods claimed for the best value."""
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


def purse(state: State) -> list[int]:
    """What each player has to spend: the cubes that companies are bid for with."""
    return [player.cubes for player in state.players]


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
