"""`legal` is complete and exact: every conceivable action is in it, or is refused."""

import random
from itertools import product

import pytest

from games.engine.contract import clone, freeze
from games.engine.errors import GameError
from games.engine.match import Match, set_up
from games.steel_driver import GAME
from games.steel_driver.actions import Auction, Bid, Build, Claim, Move, Pass
from games.steel_driver.components import Company
from games.steel_driver.state import State


def conceivable(state: State) -> list[Move]:
    """Every action that could be written down, sensible or not."""
    places = [*state.board.places, "Atlantis"]
    return [
        Pass(),
        *(Auction(company, bid) for company, bid in product(Company, range(-1, 12))),
        *(Bid(cubes) for cubes in range(-1, 70)),
        *(Build(start, end) for start, end in product(places, repeat=2)),
        *(Claim(place) for place in places),
    ]


@pytest.mark.parametrize("players", range(3, 7))
def test_what_is_legal_is_exactly_what_is_accepted(players: int) -> None:
    match = Match(set_up("steel-driver", [str(n) for n in range(players)], f"legal {players}"))
    dice = random.Random(players)
    while seats := GAME.actors(match.state):
        state: State = match.state
        moves = set(GAME.legal(state, seats[0]))
        if dice.random() < 0.06:
            before = freeze(state)
            for action in conceivable(state):
                try:
                    GAME.apply(clone(state) if action in moves else state, seats[0], action)
                    accepted = True
                except GameError:
                    accepted = False
                assert accepted == (action in moves), action
            assert freeze(state) == before
        match.play(seats[0], dice.choice(sorted(moves, key=GAME.write)))
