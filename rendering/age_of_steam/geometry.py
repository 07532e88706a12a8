"""Where hexes, their edges and the sections of track lie: on the whole map, or enlarged."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import cos, floor, hypot, pi, sin, sqrt

from games.age_of_steam.board import Board, Hex, column_and_row
from games.age_of_steam.tiles import EDGES, TOWN
from rendering.drawing.geometry import Box, Point, added, between
from rendering.drawing.upright import FIGURES, LETTERS
from rendering.scene import UPRIGHT, UPRIGHT_WIDTH, WIDTH

HALF = sqrt(3) / 2
"""From the middle of a hex to an edge, for one whose corners are 1 away."""
USUAL = 57.6
LARGEST_UNIT, LARGEST_TYPE = 2.5, 1.8
MARGIN, TALLEST, BIGGEST = 8.0, 1180.0, 112.0
AROUND = 5.6
"""How many columns an enlarged part of the map shows."""
STEPS = 18
WEST_MARGIN, EAST_MARGIN = 13.0, 6.0
"""Beside a part of an upright map: to the west coordinates of three signs stand over the edge."""
COLUMNS, SHARED = 10, 2
"""An upright map shows so many columns beside each other; where it goes on below, so many of them again."""


@dataclass(frozen=True)
class View:
    """A part of the map: the radius of its hexes, where A1 would lie, its size, and whether it must be read
    on a phone."""

    board: Board
    radius: float
    left: float
    top: float
    width: float
    height: float
    upright: bool = False

    @property
    def unit(self) -> float:
        """The size of what stands on the map; it grows less than the map does."""
        return min(self.radius / USUAL, LARGEST_UNIT)

    @property
    def type(self) -> float:
        """The size of names and coordinates, which grows less still."""
        return min(self.radius / USUAL, LARGEST_TYPE)

    def letters(self, size: float) -> float:
        """The size of words, of coordinates, and of single letters, never too small to be read."""
        return max(size, LETTERS) if self.upright else size

    def figures(self, size: float) -> float:
        """The size of figures, never too small to be read."""
        return max(size, FIGURES) if self.upright else size

    def centre(self, at: Hex) -> Point:
        """The middle of a hex of the board."""
        found = self._centres.get(at)
        if found is None:
            found = self._centres[at] = self.spot(*column_and_row(at))
        return found

    @cached_property
    def _centres(self) -> dict[Hex, Point]:
        return {}

    def spot(self, column: int, row: int) -> Point:
        """The middle of a hex, on the board or beyond."""
        lower = (column % 2) / 2
        return (
            self.left + 1.5 * self.radius * column,
            self.top + 2 * HALF * self.radius * (row - 1 + lower),
        )

    def edge(self, at: Hex, edge: int) -> Point:
        """The middle of an edge."""
        (x, y), (dx, dy) = self.centre(at), normal(edge)
        return x + dx * HALF * self.radius, y + dy * HALF * self.radius

    def corners(self, centre: Point) -> list[Point]:
        """Clockwise; the edge with the same number lies between a corner and the next."""
        return [(centre[0] + x * self.radius, centre[1] + y * self.radius) for x, y in CORNERS]

    def hexes(self, margin: float = 0.0) -> Iterator[Hex]:
        """The hexes of the board that can be seen."""
        return (at for at in self.board.terrain if self.shows(self.centre(at), margin))

    def shows(self, centre: Point, margin: float = 0.0) -> bool:
        """Whether a hex around a point can be seen, at least in part."""
        x, y = self.radius + margin, self.radius * HALF + margin
        return -x < centre[0] < self.width + x and -y < centre[1] < self.height + y

    def has(self, point: Point) -> bool:
        """Whether a point can be seen."""
        return 0 < point[0] < self.width and 0 < point[1] < self.height

    def curve(self, at: Hex, a: int, b: int) -> list[Point]:
        """A section of track, on the map."""
        return _curve(self.radius, self.centre(at), a, b)

    def holds(self, box: Box) -> bool:
        """Whether the whole of a box can be seen."""
        return box[0] > 2 and box[1] > 2 and box[2] < self.width - 2 and box[3] < self.height - 2


def normal(edge: int) -> Point:
    """Which way an edge looks."""
    angle = pi * (edge / 3 - 0.5)
    return cos(angle), sin(angle)


CORNERS = [(cos(pi * (step / 3 - 2 / 3)), sin(pi * (step / 3 - 2 / 3))) for step in range(6)]


@lru_cache(maxsize=8)
def whole(board: Board) -> View:
    """The whole map over the width of the picture."""
    spots = [column_and_row(at) for at in board.terrain]
    first, last = min(c for c, _ in spots), max(c for c, _ in spots)
    upper = min(2 * r + c % 2 for c, r in spots) / 2
    lower = max(2 * r + c % 2 for c, r in spots) / 2
    radius = min(
        (WIDTH - 2 * MARGIN) / (1.5 * (last - first) + 2),
        TALLEST / (2 * HALF * (lower - upper + 1)),
        BIGGEST,
    )
    radius = floor(1.5 * radius) / 1.5  # columns on whole pixels are alike, and packed better
    height = 2 * HALF * radius * (lower - upper + 1) + 2 * MARGIN
    left = float(round((WIDTH - 1.5 * radius * (first + last)) / 2))
    top = MARGIN + HALF * radius * (1 - 2 * (upper - 1))
    return View(board, radius, left, top, WIDTH, height)


@lru_cache(maxsize=8)
def parts(board: Board) -> tuple[View, ...]:
    """The map over the width of an upright picture: as it is if it is narrow, or in parts from the west to
    the east, which share columns where they meet."""
    columns = [column_and_row(at)[0] for at in board.terrain]
    first, count = min(columns), max(columns) - min(columns) + 1
    many = max(-(-(count - SHARED) // (COLUMNS - SHARED)), 1)
    each = -(-(count + SHARED * (many - 1)) // many)
    starts = [first + round((count - each) * number / max(many - 1, 1)) for number in range(many)]
    return tuple(_columns(board, start, start + each - 1) for start in starts)


def _columns(board: Board, first: int, last: int) -> View:
    """The map from one column to another."""
    spots = [column_and_row(at) for at in board.terrain]
    rows = [2 * row + column % 2 for column, row in spots if first <= column <= last]
    upper, lower = min(rows) / 2, max(rows) / 2
    room = UPRIGHT - WEST_MARGIN - EAST_MARGIN
    pixels = 1.5 * UPRIGHT_WIDTH / UPRIGHT
    radius = floor(min(room / (1.5 * (last - first) + 2), BIGGEST) * pixels) / pixels
    left = WEST_MARGIN + (room - radius * (1.5 * (last - first) + 2)) / 2 + radius * (1 - 1.5 * first)
    top = MARGIN + HALF * radius * (1 - 2 * (upper - 1))
    height = 2 * HALF * radius * (lower - upper + 1) + 2 * MARGIN
    return View(board, radius, left, top, UPRIGHT, height, upright=True)


def around(
    board: Board, places: frozenset[Hex], width: float, columns: float, height: float, upright: bool = False
) -> View:
    """The map around some hexes, so many columns wide, more where they need it."""
    spots = [column_and_row(at) for at in places]
    across = max(c for c, _ in spots) - min(c for c, _ in spots)
    down = (max(2 * r + c % 2 for c, r in spots) - min(2 * r + c % 2 for c, r in spots)) / 2
    radius = width / (1.5 * max(columns, across + 2.6))
    radius = min(radius, height / (2 * HALF * (down + 1.4)))
    plain = View(board, radius, 0, 0, width, height)
    xs, ys = zip(*(plain.centre(at) for at in places), strict=True)
    all_x, all_y = zip(*(plain.centre(at) for at in board.terrain), strict=True)
    left = _kept_on(width, (min(xs) + max(xs)) / 2, min(all_x) - radius, max(all_x) + radius)
    tall = HALF * radius
    top = _kept_on(height, (min(ys) + max(ys)) / 2, min(all_y) - tall, max(all_y) + tall)
    return View(board, radius, left, top, width, height, upright)


def _kept_on(size: float, middle: float, low: float, high: float) -> float:
    """How far a map is moved to show its part around `middle`, but nothing beyond its edges if it is
    larger than what is shown."""
    if high - low <= size:
        return size / 2 - (low + high) / 2
    return min(max(size / 2 - middle, size - high), -low)


@lru_cache(maxsize=1024)
def _curve(radius: float, at: Point, a: int, b: int) -> list[Point]:
    return [(at[0] + dx, at[1] + dy) for dx, dy in section_curve(radius, a, b)]


@lru_cache(maxsize=256)
def section_curve(radius: float, a: int, b: int) -> list[Point]:
    """From one end of a section to the other, around the middle of its hex: an arc that meets the
    edges straight on, or a line into the town."""
    start, end = _end(radius, a), _end(radius, b)
    if TOWN in (a, b):
        return [between(start, end, step / STEPS) for step in range(STEPS + 1)]
    apart = min((a - b) % len(EDGES), (b - a) % len(EDGES))
    reach = {1: 0.3849, 2: 0.5359, 3: 0.4}[apart] / HALF
    one, two = between(start, (0, 0), reach), between(end, (0, 0), reach)
    return [_bezier(start, one, two, end, step / STEPS) for step in range(STEPS + 1)]


def _end(radius: float, end: int) -> Point:
    if end == TOWN:
        return 0.0, 0.0
    x, y = normal(end)
    return x * HALF * radius, y * HALF * radius


def _bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    shares = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    x, y = (added(w * p[i] for w, p in zip(shares, (a, b, c, d), strict=True)) for i in (0, 1))
    return x, y


def meeting(one: list[Point], two: list[Point]) -> int:
    """The step of the first curve that is nearest to the second."""

    def apart(step: int) -> float:
        x, y = one[step]
        return min(hypot(x - px, y - py) for px, py in two)

    return min(range(len(one)), key=apart)


def crosses(one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Whether two sections of a hex cross: their ends alternate around it."""
    (a, b), (c, d) = sorted(one), sorted(two)
    return (a < c < b) != (a < d < b) and TOWN not in (b, d)
