"""Maps as crowded as a board may be, to see that they can be drawn."""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

from games.engine import registry
from games.engine.boards import MOST_COVERED, MOST_NEIGHBOURS, NEAREST
from games.engine.match import Match, set_up
from rendering.drawing.canvas import Canvas
from rendering.scene import Scene

Points = list[tuple[float, float]]
"""Shares of the map's width and height."""


def spread(places: int) -> Points:
    """All over the map."""
    across = next(n for n in range(1, places + 1) if n * n >= places)
    return [(n % across / (across - 1), n // across / (across - 1)) for n in range(places)]


def heap(places: int) -> Points:
    """As near to each other as may be, but for two that make the map as large as it is."""
    step, across = NEAREST * 1.001, next(n for n in range(1, places + 1) if n * n >= places)
    return [
        (0.0, 0.0),
        (1.0, 1.0),
        *((0.5 + n % across * step, 0.5 + n // across * step) for n in range(places - 2)),
    ]


def corners(places: int) -> Points:
    """In two opposite corners."""
    step = NEAREST * 1.001
    near = [(n % 6 * step, n // 6 * step) for n in range(places // 2)]
    return [*near, *((1 - x, 1 - y) for x, y in near)]


def line(places: int) -> Points:
    """In a row or two."""
    step = NEAREST * 1.001
    return [(n % 30 * step, n // 30 * step) for n in range(places)]


LAYOUTS: dict[str, Callable[[int], Points]] = {
    "spread": spread,
    "heap": heap,
    "corners": corners,
    "line": line,
}


def links(points: Points, most: int) -> list[tuple[int, int]]:
    """All connected, then as many more as may be: long ones as far as there is room, then short ones."""
    dice, chosen, degrees = Random(1), list[tuple[int, int]](), [0] * len(points)
    room = MOST_COVERED

    xs, ys = [x for x, _ in points], [y for _, y in points]
    whole = (max(xs) - min(xs)) * (max(ys) - min(ys))

    def cover(a: int, b: int) -> float:
        return abs(xs[a] - xs[b]) * abs(ys[a] - ys[b]) / whole

    def take(pairs: Iterator[tuple[int, int]]) -> None:
        nonlocal room
        for a, b in pairs:
            full = max(degrees[a], degrees[b]) >= MOST_NEIGHBOURS or len(chosen) >= most
            if not full and (a, b) not in chosen and cover(a, b) < room - 0.01:
                chosen.append((a, b))
                degrees[a] += 1
                degrees[b] += 1
                room -= cover(a, b)

    tree = [
        (min(range(b), key=lambda a: (abs(xs[a] - xs[b]) + abs(ys[a] - ys[b]), a)), b)
        for b in range(1, len(points))
    ]
    take(iter(tree))
    assert len(chosen) == len(tree)
    pairs = list(combinations(range(len(points)), 2))
    dice.shuffle(pairs)
    take(iter(sorted(pairs, key=lambda pair: -cover(*pair))[: most // 3]))
    take(iter(pairs))
    take(iter(sorted(pairs, key=lambda pair: cover(*pair))))
    return chosen


def names(count: int) -> list[str]:
    """Wide ones, of two words and as long as a name may be."""
    return [f"MWMWMWMWMW WMWMWMWMW {n}" for n in range(count)]


def opening(game: str, figures: bytes) -> Scene:
    """The opening on a board of somebody's own."""
    people = ["Ann", "Ben", "Cleo"]
    match = Match(set_up(game, people, "crowded", board=registry.load(game).own_board(figures)))
    return Scene(game, match.game.view(match.state, None), people)


def unwritten(canvas: Canvas, called: list[str]) -> list[str]:
    """The names of which a picture does not show the end: they may be written in two lines."""
    ends = {tuple(text.split()[-2:]) for text, _ in canvas.texts}
    return [name for name in called if tuple(name.split()[-2:]) not in ends]
