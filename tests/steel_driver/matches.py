"""Matches to draw: played by players who bid with measure, so that the map fills up."""

import random
from collections.abc import Callable
from typing import Any

from games.engine.match import AnyMatch, Match, set_up
from games.steel_driver.actions import Auction, Bid
from games.steel_driver.state import Phase

SIX = ("Marguerite", "Don", "Tony", "Wolfgang Amadeus", "Simon", "Andy")

MOMENTS: dict[str, Callable[[AnyMatch], bool]] = {
    "start": lambda match: match.played == 0,
    "bidding": lambda match: match.state.phase is Phase.BIDDING,
    "crowded": lambda match: (
        match.state.round == 3 and match.state.phase is Phase.BUILDING and len(match.state.built) > 30
    ),
    "coast-to-coast": lambda match: match.state.transcontinental is not None,
    "claiming": lambda match: sum(len(railway.goods) for railway in match.state.railways.values()) > 16,
    "end": lambda match: match.state.phase is Phase.OVER,
}


def match_at(
    moment: str, names: tuple[str, ...] = SIX, edition: str = "pegasus", seed: str = "pic"
) -> AnyMatch:
    """A match that has come to one of the `MOMENTS`."""
    match = Match(set_up("steel-driver", names, seed, {"edition": edition}))
    dice = random.Random(5)
    while not MOMENTS[moment](match):
        seat = match.game.actors(match.state)[0]
        match.play(seat, dice.choice(_measured(list(match.game.legal(match.state, seat)))))
    return match


def whole() -> AnyMatch:
    """A game to its end."""
    return match_at("end")


def _measured(moves: list[Any]) -> list[Any]:
    openings = [move for move in moves if isinstance(move, Auction) and move.bid <= 2]
    raises = [move for move in moves if isinstance(move, Bid)]
    return openings or [*raises[:2], *(move for move in moves if not isinstance(move, Bid | Auction))]
