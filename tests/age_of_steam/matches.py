"""Matches to draw: of players who are rich and build much, so that the map fills up."""

import random
from copy import copy
from functools import cache
from typing import Any

from games.age_of_steam.actions import Bid, Deliver, Issue, Lay, Pass, Upgrade, Urbanize
from games.age_of_steam.advice import delivery_rank
from games.age_of_steam.components import TURNS
from games.age_of_steam.laying import distance_left
from games.age_of_steam.network import network
from games.age_of_steam.state import Phase
from games.engine.contract import clone
from games.engine.match import AnyMatch, Match, set_up

SIX = ("Marguerite", "Don", "Tony", "Wolfgang Amadeus", "Simon", "Andy")
FIVE = ("Marguerite", "Don", "Simone", "Andy", "Tony")

MOMENTS: dict[str, tuple[int, Phase, int]] = {
    "start": (1, Phase.SHARES, 0),
    "auction": (3, Phase.AUCTION, 4),
    "choosing": (3, Phase.PRIVILEGES, 3),
    "building": (4, Phase.BUILDING, 2),
    "middle": (4, Phase.MOVING, 5),
    "placing": (4, Phase.PLACING, 0),
    "full": (6, Phase.MOVING, 3),
    "end": (9, Phase.OVER, 0),
}
"""Turn, phase, and how many moves into it; one after the other in a game."""
LATE = "late"
"""The last deliveries of a whole game, by computers: such networks as people build."""
ALL_MOMENTS = (*MOMENTS, LATE)


def played(moment: str) -> AnyMatch:
    """A match of six that has come to one of the moments."""
    return _late() if moment == LATE else _played()[moment]


@cache
def _played() -> dict[str, AnyMatch]:
    """One game that comes by all the `MOMENTS`, as it was at each."""
    match, dice, found = _rich(SIX, "rails"), random.Random(7), {}
    for moment, (turn, phase, moves) in MOMENTS.items():
        _go_on(match, dice, turn, phase, moves)
        found[moment] = kept = copy(match)
        kept.state, kept.turns = clone(match.state), [*match.turns]
    return found


@cache
def _late() -> AnyMatch:
    match, dice = Match(set_up("age-of-steam", SIX, "late")), random.Random(7)
    state = match.state
    while (state.turn, state.phase, state.asked) != (TURNS[len(SIX)], Phase.MOVING, state.order[-1]):
        match.play(state.asked, match.game.mind.policy(state, state.asked, dice))
        state = match.state
    return match


def match_at(
    turn: int, phase: Phase, names: tuple[str, ...] = SIX, seed: str = "rails", **more: Any
) -> AnyMatch:
    """A game of rich players who build much, come to a phase of a turn, and `moves` further."""
    match = _rich(names, seed, more.get("cash", 300), more.get("board"))
    _go_on(match, random.Random(7), turn, phase, more.get("moves", 0))
    return match


def _rich(names: tuple[str, ...], seed: str, cash: int = 300, board: Any = None) -> AnyMatch:
    match = Match(set_up("age-of-steam", names, seed, board=board))
    for player in match.state.players:
        player.cash = cash
    return match


def _go_on(match: AnyMatch, dice: random.Random, turn: int, phase: Phase, moves: int) -> None:
    while match.game.actors(match.state):
        if (match.state.turn, match.state.phase) == (turn, phase) and not (moves := moves - 1) > -1:
            break
        play(match, dice)


def whole() -> AnyMatch:
    """A game to its end, by five who play what suggests itself first and never bid for the order."""
    match = Match(set_up("age-of-steam", FIVE, "seed2"))
    while seats := match.game.actors(match.state):
        bidding = match.state.phase is Phase.AUCTION
        move = Pass() if bidding else match.game.advice.likely(match.state, seats[0])[0]
        match.play(seats[0], move)
    return match


def play(match: AnyMatch, dice: random.Random) -> None:
    """The next move of somebody who builds much."""
    state, seat = match.state, match.state.asked
    moves = list(match.game.legal(state, seat))
    match.play(seat, _chosen(state, seat, moves, dice))


def _chosen(state: Any, seat: int, moves: list[Any], dice: random.Random) -> Any:
    player = state.players[seat]
    if state.phase is Phase.SHARES:
        return Issue(min(1, 15 - player.shares))
    if state.phase is Phase.AUCTION:
        low = [move for move in moves if isinstance(move, Bid)][:2]
        return dice.choice([Pass(), *low])
    if state.phase is Phase.BUILDING:
        return _building(state, seat, moves, dice)
    if state.phase is Phase.MOVING:
        ways = sorted((m for m in moves if isinstance(m, Deliver)), key=lambda way: delivery_rank(way, seat))
        if ways and delivery_rank(ways[0], seat)[0] < 0:
            return ways[0]
        return Upgrade() if Upgrade() in moves else Pass()
    if state.phase is Phase.PLACING:
        moves = [move for move in moves if move.space == max(state.empty_spaces(move.column))]
    return dice.choice(moves)


def _building(state: Any, seat: int, moves: list[Any], dice: random.Random) -> Any:
    if towns := [move for move in moves if isinstance(move, Urbanize)]:
        return dice.choice(towns)
    lays = [move for move in moves if isinstance(move, Lay)]
    loose = network(state).loose
    going_on = [lay for lay in lays if any((lay.at, end) in loose for pair in lay.sections for end in pair)]
    left = {lay: distance_left(state, seat, lay) for lay in lays}
    finishing = [lay for lay in lays if not left[lay]]
    return dice.choice(finishing or sorted(going_on or lays, key=lambda lay: left[lay])[:2] or [Pass()])
