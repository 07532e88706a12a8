"""An axis: round numbers to be written beside it, and labels moved apart so that all can be read."""

from collections.abc import Sequence
from math import ceil, floor, log10


def ticks(low: float, high: float, most: int) -> list[int]:
    """Round whole numbers from `low` or just below it up to `high` or just above it, evenly, `most` at
    most."""
    step = _round_step((high - low) / max(most - 1, 1))
    while ceil(high / step) - floor(low / step) >= most:
        step = _round_step(step * 1.01)
    return [
        place * step for place in range(floor(low / step), max(ceil(high / step), floor(low / step) + 1) + 1)
    ]


def apart(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near to those wanted as can be, in their order, `gap` apart, between `low` and `high`."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    placed = [0.0] * len(wanted)
    least = low
    for place in order:
        placed[place] = max(wanted[place], least)
        least = placed[place] + gap
    most = high
    for place in reversed(order):
        placed[place] = min(placed[place], most)
        most = placed[place] - gap
    return placed


def _round_step(rough: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50, ..."""
    if rough <= 1:
        return 1
    power = 10 ** floor(log10(rough))
    return int(next(power * digit for digit in (1, 2, 5, 10) if power * digit >= rough))
