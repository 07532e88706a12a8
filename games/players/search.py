"""The search for a move: candidates are played out in imagined worlds, and the better half goes on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, fsum
from random import Random
from typing import Generic

from games.engine.chance import Chance
from games.engine.contract import A, Game, S, Seat, clone
from games.engine.errors import GameError

LONGEST = 400
"""Moves after which a play-out is judged wherever it is."""


@dataclass(frozen=True)
class Judged(Generic[A]):
    """A candidate, and where its seat stands after play-outs of it, on average: by `value`, and by place.
    Both are 0 where there were none."""

    row: Sequence[A]
    value: float
    place: float


def never() -> bool:
    """There is time."""
    return False


def search(
    game: Game[S, A], view: S, seat: Seat, moves: int, seed: str, late: Callable[[], bool] = never
) -> list[Judged[A]]:
    """A seat's candidates, the best first, as far as about so many moves of play-outs show; those for which
    there are none left come last, as they came. The same view, number and seed give the same answer, unless
    it is `late` before that."""
    rows = game.mind.candidates(view, seat)
    values, places, counts = ([0.0] * len(rows) for _ in range(3))
    left, dropped, tries = list(range(len(rows))), list[int](), 0
    rounds = (len(rows) - 1).bit_length()
    for _ in range(rounds):
        budget = moves / rounds
        while budget > 0:
            world = game.mind.imagine(view, seat, Chance(f"{seed}/{tries}"))
            for row in left:
                if budget <= 0 or (counts[left[0]] and late()):
                    budget = 0
                    break
                state, made = _played_out(game, world, seat, rows[row], Random(f"{seed}/{tries}"))
                worth = game.mind.worth(state)
                values[row] += value(game, worth, seat)
                places[row] += 1 + sum(other > worth[seat] for other in worth)
                counts[row] += 1
                budget -= made + game.mind.overhead
            tries += 1
        left.sort(key=lambda row: -values[row] / counts[row] if counts[row] else 0.0)
        half = (len(left) + 1) // 2
        dropped = left[half:] + dropped
        left = left[:half]
    return [
        Judged(rows[row], values[row] / max(counts[row], 1), places[row] / max(counts[row], 1))
        for row in left + dropped
    ]


def value(game: Game[S, A], worth: Sequence[float], seat: Seat) -> float:
    """How good that is for a seat, from 0 to 1: whether it leads, and how many it is ahead of."""
    ahead = [
        1 / (1 + exp(max(-30.0, min(30.0, (other - worth[seat]) / game.mind.spread))))
        for number, other in enumerate(worth)
        if number != seat
    ]
    return (2 * min(ahead) + fsum(ahead) / len(ahead)) / 3


def follow(game: Game[S, A], state: S, seat: Seat, row: Sequence[A]) -> int:
    """Makes a row's moves in a world, as far as they are still legal there; how many were."""
    for number, action in enumerate(row):
        try:
            game.apply(state, seat, action)
        except GameError:
            return number
    return len(row)


def _played_out(game: Game[S, A], world: S, seat: Seat, row: Sequence[A], dice: Random) -> tuple[S, int]:
    """What a row leads to when everybody goes on by the policy, and how many moves that took."""
    mind, state = game.mind, clone(world)
    end = mind.stretch(state) + mind.ahead
    made = follow(game, state, seat, row)
    while (asked := game.actors(state)) and mind.stretch(state) < end and made < LONGEST:
        game.apply(state, asked[0], mind.policy(state, asked[0], dice))
        made += 1
    return state, made
