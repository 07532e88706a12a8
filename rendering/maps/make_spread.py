"""Make the bumps that push the board's cities apart.

    python -m rendering.maps.make_spread GAME [ATLAS]

Neighbours that are too close repel each other, and each city is drawn back to where it belongs; or the atlas
says where each is placed by hand. The bumps, one a city, are then solved for so that every city lies there
and the land between follows smoothly.
"""

import json
import sys
from importlib import import_module
from math import dist, exp, hypot

from games.engine import registry
from rendering.drawing.geometry import Point
from rendering.maps.atlas import Atlas

REACH = 62.0  # half of what cities should be apart: a bump moves its own city, and its neighbours hardly
LINKED, UNLINKED = 136.0, 118.0  # how far apart cities should be: a chip fits between linked ones
PULL, PUSH = 0.006, 0.075  # for each unit, in a round: home, and away from one that is too near
ROUNDS = 4000  # by then all have come to rest


def main(game: str, name: str = "ATLAS") -> None:
    """Write the spread of a game's atlas, by its name in the game's layout, for the board that is usually
    played on."""
    board = registry.load(game).board()
    layout = import_module(f"rendering.{game.replace('-', '_')}.layout")
    atlas: Atlas = getattr(layout, name)
    true = {name: atlas.stretch(*place) for name, place in layout.places(board).items()}
    routes = {frozenset(ends) for ends in layout.routes(board).values()}
    rest = dict(atlas.placed) or relaxed(true, routes)
    targets = [(rest[name][0] - true[name][0], rest[name][1] - true[name][1]) for name in true]
    points = list(true.values())
    kernel = [[exp(-(dist(a, b) ** 2) / (2 * REACH**2)) for b in points] for a in points]
    pushes = solved(kernel, targets)
    bumps = [[round(value, 2) for value in (*at, *push)] for at, push in zip(points, pushes, strict=True)]
    lines = ",\n".join(f"  {json.dumps(bump)}" for bump in bumps)
    (atlas.folder / atlas.spread).write_text(f'{{\n "reach": {REACH},\n "bumps": [\n{lines}\n ]\n}}\n')


def relaxed(true: dict[str, Point], routes: set[frozenset[str]]) -> dict[str, Point]:
    """The cities, pushed apart."""
    at = {name: list(point) for name, point in true.items()}
    names = list(at)
    for _ in range(ROUNDS):
        force = {name: [(true[name][i] - at[name][i]) * PULL for i in (0, 1)] for name in names}
        for number, a in enumerate(names):
            for b in names[number + 1 :]:
                dx, dy = at[b][0] - at[a][0], at[b][1] - at[a][1]
                apart = hypot(dx, dy)
                lacking = (LINKED if frozenset((a, b)) in routes else UNLINKED) - apart
                if lacking > 0:
                    for i, part in enumerate((dx, dy)):
                        force[a][i] -= PUSH * lacking * part / apart
                        force[b][i] += PUSH * lacking * part / apart
        for name in names:
            at[name] = [at[name][i] + force[name][i] for i in (0, 1)]
    return {name: (x, y) for name, (x, y) in at.items()}


def solved(matrix: list[list[float]], right: list[Point]) -> list[Point]:
    """Solves the linear equations by elimination with pivots."""
    rows = [[*row, *values] for row, values in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(size):
            if row != column:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [(row[size] / row[i], row[size + 1] / row[i]) for i, row in enumerate(rows)]


if __name__ == "__main__":
    main(*sys.argv[1:])
