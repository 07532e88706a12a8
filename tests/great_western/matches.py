"""Matches to draw."""

import random

from games.engine.match import AnyMatch, Match, set_up
from games.great_western.actions import Bid, Done

FOUR = ("Marguerite", "Don", "Wolfgang Amadeus", "Andy")
MOMENTS = {"start": 0, "bidding": 2, "middle": 40, "late": 60, "end": 999}
"""After so many moves."""


def match_at(moves: int, names: tuple[str, ...] = FOUR, ferries: bool = True) -> AnyMatch:
    """A game of players who bid low and connect what they can."""
    match = Match(set_up("great-western", names, "1", {"ferries": ferries}))
    dice = random.Random(4)
    while match.played < moves and (seats := match.game.actors(match.state)):
        legal = list(match.game.legal(match.state, seats[0]))
        bids = [move for move in legal if isinstance(move, Bid)]
        lowest = min((bid.pieces for bid in bids), default=0)
        choices = [bid for bid in bids if bid.pieces <= lowest + 1]
        choices = choices or [move for move in legal if not isinstance(move, Done)] or legal
        match.play(seats[0], dice.choice(choices))
    return match


def whole() -> AnyMatch:
    """A game to its end."""
    return match_at(MOMENTS["end"])
