"""How a match went: everybody's standing and purse, from the set-up to the last turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.engine.contract import Placing
from games.engine.match import AnyMatch, replay

MOST = 120
"""As many moments as a chart can show; those of a longer match are evenly spaced."""


@dataclass(frozen=True)
class Course:
    """At each moment, after so many `turns`, the `scores` if it had ended then and the `purses`, by seat."""

    turns: Sequence[int]
    scores: Sequence[Sequence[int]]
    purses: Sequence[Sequence[int]]


def spread(count: int, most: int) -> list[int]:
    """So many of `count` numbers from 0 at most, evenly, the first and the last among them."""
    if count <= most:
        return list(range(count))
    return [round(place * (count - 1) / (most - 1)) for place in range(most)]


def course_of(match: AnyMatch) -> Course:
    """The course of a match that was played from its set-up, as everybody could see it."""
    moments = spread(match.played + 1, MOST)
    scores, purses = [], []
    for again in replay(match.setting, match.script):
        if again.played in moments:
            progress = match.game.advice.progress(match.game.view(again.state, None))
            scores.append(_by_seat(progress.standing))
            purses.append(progress.means)
    return Course(moments, scores, purses)


def _by_seat(standing: Sequence[Placing]) -> list[int]:
    return [place.score for place in sorted(standing, key=lambda place: place.seat)]
