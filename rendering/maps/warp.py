"""Spreading out what is crowded on a map: smooth curves along the axes, and bumps around cities."""

import json
from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import exp
from pathlib import Path
from typing import Any

from rendering.drawing.geometry import Point

FARTHEST = 12.5
"""In squares of a bump's reach: there it moves things by a five-hundredth of its push, which nobody sees."""


class Spread:
    """Bumps that push the cities of a board apart; the land between goes with them."""

    def __init__(self, path: Path) -> None:
        data: dict[str, Any] = json.loads(path.read_text())
        self.reach: float = data["reach"]
        self.bumps: list[tuple[float, float, float, float]] = [tuple(bump) for bump in data["bumps"]]

    def moved(self, point: Point) -> Point:
        """Where a point comes to lie."""
        x, y = point
        moved_x, moved_y = x, y
        limit = FARTHEST * self.reach * self.reach
        for at_x, at_y, push_x, push_y in self.bumps:
            square = (x - at_x) ** 2 + (y - at_y) ** 2
            if square < limit:
                weight = exp(-square / (2 * self.reach * self.reach))
                moved_x += weight * push_x
                moved_y += weight * push_y
        return moved_x, moved_y


def monotone(knots: Sequence[Point]) -> Callable[[float], float]:
    """A smooth curve through the knots that never turns back (a monotone cubic)."""
    xs, ys = zip(*knots, strict=True)
    steps = [b - a for a, b in pairwise(xs)]
    slopes = [(b - a) / step for (a, b), step in zip(pairwise(ys), steps, strict=True)]
    inner = [2 * a * b / (a + b) for a, b in pairwise(slopes)]
    tangents = [slopes[0], *inner, slopes[-1]]

    def curve(x: float) -> float:
        i = min(max(bisect(xs, x) - 1, 0), len(steps) - 1)
        t = (x - xs[i]) / steps[i]
        if not 0 <= t <= 1:
            return float(ys[i] + slopes[i] * (x - xs[i]))
        return float(
            (2 * t**3 - 3 * t**2 + 1) * ys[i]
            + (t**3 - 2 * t**2 + t) * steps[i] * tangents[i]
            + (3 * t**2 - 2 * t**3) * ys[i + 1]
            + (t**3 - t**2) * steps[i] * tangents[i + 1]
        )

    return curve
