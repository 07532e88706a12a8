"""What a computer player needs of a game besides its rules: how everybody stands, what is worth a thought."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, cast

from games.engine.advice import Advice
from games.engine.chance import Chance
from games.engine.contract import A, S, Seat, clone
from games.engine.ranges import Ranged, settled


@dataclass(frozen=True, kw_only=True)
class Mind(Generic[S, A]):
    """A game's judgement. What seats see are views; `worth`, `policy` and `stretch` are asked about worlds:
    whole states, some of whose secrets are imagined."""

    worth: Callable[[S], Sequence[float]]
    """How each seat stands: the score that it can expect at the end, in points, also in mid-auction. Once the
    game is over, the score, or at least the order of the places."""
    candidates: Callable[[S, Seat], Sequence[Sequence[A]]]
    """What a seat should think about, from its view, the likeliest first: rows of moves, each to be made one
    after the other. At least one; all of them are legal now, as far as the seat can see."""
    policy: Callable[[S, Seat, Random], A]
    """A sensible move of a seat that is asked, found quickly: play-outs are made of these."""
    imagine: Callable[[S, Seat | None, Chance], S]
    """A world that fits what a seat sees, or a spectator, with all that they can't see dealt anew by a chance
    of its own."""
    stretch: Callable[[S], int]
    """Which part of the game it is, counting up: a play-out ends with a part, so that all of them are
    compared at moments that are alike."""
    ahead: int = 1
    """How many parts a play-out goes through, that in which it begins included."""
    spread: float
    """A lead, in points, that makes a win likely, about 3 to 1."""
    pace: int
    """Moves of play-outs in a second of one core, as measured: a budget in seconds is so many moves, and the
    same moves on every machine."""
    overhead: int = 0
    """Moves that take as long as a play-out's copy and its judgement: where play-outs may be as short as a
    move or two, a budget would be much exceeded without it."""


def open_world(view: S, _: Seat | None, chance: Chance) -> S:
    """The world of a game without secrets: only the dice to come are anybody's guess."""
    world = clone(view)
    world.chance = chance
    return world


def score_now(advice: Advice[S, A]) -> Callable[[S], list[float]]:
    """What each seat would score if the game ended now: for games in which that says how everybody stands."""

    def worth(state: S) -> list[float]:
        return [
            float(place.score)
            for place in sorted(advice.progress(state).standing, key=lambda place: place.seat)
        ]

    return worth


def likely_rows(advice: Advice[S, A]) -> Callable[[S, Seat], list[list[A]]]:
    """The likely moves, each alone; of those that are too many to list a few that suggest themselves."""

    def candidates(view: S, seat: Seat) -> list[list[A]]:
        return [
            [cast(A, action)]
            for move in advice.likely(view, seat)
            for action in (move.examples() if isinstance(move, Ranged) else (move,))
        ]

    return candidates


def any_likely(advice: Advice[S, A]) -> Callable[[S, Seat, Random], A]:
    """One of the likely moves, by lot."""

    def policy(state: S, seat: Seat, dice: Random) -> A:
        return settled(dice.choice(advice.likely(state, seat)), dice)

    return policy
