"""Matches to draw: of players who build, distribute and produce, so that the board fills up."""

import random
from collections.abc import Callable
from typing import Any

from games.automobile.actions import Build, Close, Distribute, Loan, Pass, Research
from games.automobile.state import Phase
from games.engine.match import AnyMatch, Match, set_up
from games.engine.ranges import Ranged, settled

FIVE = ("Marguerite", "Don", "Wolfgang Amadeus", "Andy", "Simone")

MOMENTS: dict[str, Callable[[AnyMatch], bool]] = {
    "start": lambda match: match.played == 0,
    "building": lambda match: match.state.turn == 2 and match.state.phase is Phase.ACTIONS,
    "selling": lambda match: match.state.turn > 1 and sum(map(len, match.state.slots.values())) > 3,
    "crowded": lambda match: (
        match.state.turn > 2 and match.state.phase is Phase.EXECUTIVE and match.state.bonuses > 1
    ),
    "end": lambda match: match.state.phase is Phase.OVER,
}


def match_at(moment: str, names: tuple[str, ...] = FIVE, board: Any = None) -> AnyMatch:
    """A match that has come to one of the `MOMENTS`."""
    match = Match(set_up("automobile", names, "pic", board=board))
    dice = random.Random(7)
    while not MOMENTS[moment](match):
        seat = match.game.actors(match.state)[0]
        match.play(seat, sensible(match, seat, dice))
    return match


def whole() -> AnyMatch:
    """A game to its end."""
    return match_at("end")


def sensible(match: AnyMatch, seat: int, dice: random.Random) -> Any:
    """What such a player does next."""
    state = match.state
    moves = [move for move in match.game.legal(state, seat) if not isinstance(move, Loan)]
    if state.phase is Phase.ACTIONS:
        kind = _wanted(state, seat, dice)
        moves = [move for move in moves if isinstance(move, kind)] or [Research()]
    elif state.phase is Phase.EXECUTIVE and dice.random() < 0.7:
        moves = [move for move in moves if not isinstance(move, Pass | Close)] or moves
    return settled(dice.choice(moves), dice)


def _wanted(state: Any, seat: int, dice: random.Random) -> type[Any]:
    if state.turn > 2 and dice.random() < 0.1:
        return Close
    if not any(state.spaces_of(seat)) or (state.round == 1 and state.factories_left(seat)):
        return Build
    if state.round == 2 and state.distributors_left(seat) and dice.random() < 0.8:
        return Distribute
    return Ranged
