"""Make the bumps that push the board's cities apart.

    python -m rendering.make_spread steel_driver

Neighbours that are too close repel each other, and each city is drawn back to where it belongs.
The bumps, one a city, are then solved for so that every city lies where it came to rest and the
land between follows smoothly.
"""

import json
import sys
from importlib import import_module
from math import dist, exp, hypot

from games.engine import registry
from rendering.maps.warp import Point

REACH = 62.0
LINKED, UNLINKED = 136.0, 118.0  # how far apart cities should be
ROUNDS = 4000


def main(game: str) -> None:
    projection = import_module(f"rendering.{game}.projection")
    figures = json.loads(registry.load(game.replace("_", "-")).board().json)
    places = figures.get("places") or figures["cities"]
    rows = [*figures.get("routes", []), *figures.get("links", []), *figures.get("ferries", [])]
    true = {place["name"]: projection.stretch(place["lon"], place["lat"]) for place in places}
    rest = relaxed(true, {frozenset(row["between"]) for row in rows})
    targets = [(rest[name][0] - true[name][0], rest[name][1] - true[name][1]) for name in true]
    points = list(true.values())
    kernel = [[exp(-(dist(a, b) ** 2) / (2 * REACH**2)) for b in points] for a in points]
    pushes = solved(kernel, targets)
    bumps = [[round(value, 2) for value in (*at, *push)] for at, push in zip(points, pushes, strict=True)]
    lines = ",\n".join(f"  {json.dumps(bump)}" for bump in bumps)
    (projection.ATLAS / "spread.json").write_text(f'{{\n "reach": {REACH},\n "bumps": [\n{lines}\n ]\n}}\n')


def relaxed(true: dict[str, Point], routes: set[frozenset[str]]) -> dict[str, Point]:
    """The cities, pushed apart."""
    at = {name: list(point) for name, point in true.items()}
    names = list(at)
    for _ in range(ROUNDS):
        force = {name: [(true[name][i] - at[name][i]) * 0.006 for i in (0, 1)] for name in names}
        for number, a in enumerate(names):
            for b in names[number + 1 :]:
                dx, dy = at[b][0] - at[a][0], at[b][1] - at[a][1]
                apart = hypot(dx, dy)
                lacking = (LINKED if frozenset((a, b)) in routes else UNLINKED) - apart
                if lacking > 0:
                    for i, part in enumerate((dx, dy)):
                        force[a][i] -= 0.075 * lacking * part / apart
                        force[b][i] += 0.075 * lacking * part / apart
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
    main(sys.argv[1])
