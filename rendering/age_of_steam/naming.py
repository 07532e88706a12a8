"""Where the names of cities and towns are written: near them, and over nothing that matters."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from heapq import heappop, heappush
from math import ceil, floor, hypot
from operator import or_
from typing import NamedTuple

from msgspec.structs import astuple
from PIL import Image, ImageDraw

from games.age_of_steam.actions import Lay
from games.age_of_steam.board import Hex
from games.age_of_steam.state import Piece, State
from rendering.age_of_steam import ghosts, routes, track
from rendering.age_of_steam.geometry import HALF, View
from rendering.age_of_steam.labels import Labels
from rendering.drawing import typography
from rendering.drawing.caches import remembered
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point
from rendering.scene import Scene

NAME = 26.0
LINE = 1.0
"""From a line of a name to the next, by its size."""
REACH, STEPS = 2.7, 25
"""How far from its place a name may stand, by the radius of a hex, and on how many spots each way."""
BELOW, WHOLE, ASIDE = 0.12, 0.3, 0.5
"""By how much, of a hex's radius, a spot below is better than one above, and a name in one line better than
one in two; and how little a name is moved aside."""

Block = tuple[tuple[tuple[str, float, float], ...], float, float]
"""A name in lines, each with where it begins and where its middle is, from the middle of all; half its width
and half its height."""
Named = tuple[tuple[tuple[str, float, float], ...], Point, Box]
"""The lines of a name, the middle of all, and their box."""
Spot = tuple[float, float, float, int]
"""How far a place is from the best, how far aside and below it lies, and for which form of a name it is."""


def names(canvas: Canvas, scene: Scene, labels: Labels) -> None:
    """All names: those of cities first."""
    state: State = scene.view
    view, theme = labels.view, scene.theme
    size = view.letters(NAME * view.type)
    laid, cities = _track(scene), (*state.board.cities, *state.new_cities, *ghosts.cities(scene))
    key = "names", view, size, canvas.scale, labels.boxes, tuple(map(astuple, laid)), cities
    for lines, (x, y), box in remembered(key, lambda: list(_spots(labels, laid, cities, size, canvas.scale))):
        for text, dx, dy in lines:
            canvas.text((x + dx, y + dy), text, size, theme.text, anchor="ls", bold=True, halo=theme.halo)
        labels.take(box)


def _spots(
    labels: Labels, laid: Sequence[Piece], cities: Sequence[Hex], size: float, scale: float
) -> Iterator[Named]:
    """Where every name is written that has room."""
    view = labels.view
    room, owned = _Room(labels, laid), _Cities(view, cities)
    seen = [at for at in view.board.names if view.has(view.centre(at))]
    for at in sorted(seen, key=lambda at: at not in cities):
        spot = _spot(room, owned, at, _blocks(view.board.names[at], size, scale))
        if spot is not None:
            room.take(spot[2])
            yield spot


def _track(scene: Scene) -> list[Piece]:
    """All track, and what is to be laid."""
    state: State = scene.view
    lays = [move for _, move in ghosts.moves(scene) if isinstance(move, Lay)]
    lays += [lay for _, found in routes.of(scene) for lay in found]
    found = [piece for line in state.lines for piece in line.pieces]
    return found + [Piece(lay.at, *pair) for lay in lays for pair in lay.sections]


class _Cities:
    """Which city a spot belongs to."""

    def __init__(self, view: View, cities: Sequence[Hex]) -> None:
        self._numbers = {at: number for number, at in enumerate(cities, 1)}
        self._owned = Image.new("L", (round(view.width), round(view.height)))
        draw = ImageDraw.Draw(self._owned)
        for at, number in self._numbers.items():
            draw.polygon(view.corners(view.centre(at)), number)

    def lets(self, at: Hex, box: Box) -> bool:
        """Whether no other city than this one is under a box."""
        left, top, right, bottom = (round(side) for side in box)
        under = self._owned.crop((left, top, right, bottom)).getcolors() or []
        return {number for _, number in under} <= {0, self._numbers.get(at, 0)}


class _Room:
    """What is free of a view, to be asked thousands of times: rows of bits, the highest for the leftmost.
    Nothing is free where track lies."""

    def __init__(self, labels: Labels, laid: Iterable[Piece]) -> None:
        self.view = view = labels.view
        shown = (piece for piece in laid if view.shows(view.centre(piece.at)))
        lines = (view.curve(piece.at, piece.a, piece.b) for piece in shown)
        self._rows = labels.rows(lines, track.CASING * view.unit + 2)
        self._most = 8 * -(-ceil(self.view.width) // 8) - 1

    def take(self, box: Box) -> None:
        left, right = floor(box[0]), ceil(box[2])
        bits = ((1 << (right - left)) - 1) << (self._most + 1 - right)
        for row in range(floor(box[1]), ceil(box[3])):
            self._rows[row] |= bits

    def around(self, at: Point, across: float, down: float) -> "_Window":
        """What is near a point, so far to each side."""
        left, right = max(floor(at[0] - across), 0), min(ceil(at[0] + across) + 1, self._most)
        top, bottom = max(floor(at[1] - down), 0), max(ceil(at[1] + down) + 1, 0)
        seen, beyond = (1 << (right - left + 1)) - 1, self._most - right
        return _Window(left, right, top, [row >> beyond & seen for row in self._rows[top:bottom]])


class _Window:
    """A part of it."""

    def __init__(self, left: int, right: int, top: int, rows: list[int]) -> None:
        self._left, self._right, self._top, self._rows = left, right, top, rows

    def taken(self, top: int, bottom: int, wide: int) -> int:
        """The places of which something is taken in so many units from there on, between two rows."""
        rows = self._rows[max(top - self._top, 0) : max(bottom - self._top, 0)]
        bits, done = reduce(or_, rows, 0), 1
        while done < wide:
            step = min(done, wide - done)
            bits |= bits << step
            done += step
        return bits

    def place(self, left: float) -> int:
        """The bit of a place; none where it cannot be seen."""
        place = self._right - floor(left)
        return 1 << place if self._left <= floor(left) <= self._right else 0


def _spot(room: _Room, cities: _Cities, at: Hex, blocks: tuple[Block, ...]) -> Named | None:
    """The best spot that is free for a name in one of its forms."""
    view = room.view
    x, y = view.centre(at)
    for _, dx, dy, number in _free(room, (x, y), blocks):
        lines, across, down = blocks[number]
        box = x + dx - across, y + dy - down, x + dx + across, y + dy + down
        if view.holds(box) and cities.lets(at, box):
            return lines, (x + dx, y + dy), box
    return None


def _free(room: _Room, at: Point, blocks: tuple[Block, ...]) -> Iterator[Spot]:
    """Where nothing stands, best first. A row of spots is looked at when none that is free is better than the
    best of it: mostly nothing in it is free, which is seen at a glance."""
    radius, (x, y) = room.view.radius, at
    widest, tallest = max(across for _, across, _ in blocks), max(down for _, _, down in blocks)
    window = room.around(at, REACH * radius + widest, REACH * HALF * radius + tallest)
    places = [[window.place(x + dx - across) for dx in _columns(radius)] for _, across, _ in blocks]
    all_of = [reduce(or_, found) for found in places]
    waiting: list[tuple[Spot, Iterator[Spot]]] = []

    def wait(spots: Iterator[Spot]) -> None:
        if spot := next(spots, None):
            heappush(waiting, (spot, spots))

    def best() -> Spot:
        spot, others = heappop(waiting)
        wait(others)
        return spot

    for row in _rows(radius, blocks):
        while waiting and waiting[0][0][0] < row.price:
            yield best()
        _, across, down = blocks[row.number]
        taken = window.taken(floor(y + row.dy - down), ceil(y + row.dy + down), ceil(2 * across) + 1)
        if free := all_of[row.number] & ~taken:
            wait(row.those_of(places[row.number], free))
    while waiting:
        yield best()


class _Row(NamedTuple):
    """Spots beside each other for a name in one of its forms, best first, each with its column; and how far
    the best is from the best of all."""

    price: float
    dy: float
    number: int
    spots: list[tuple[Spot, int]]

    def those_of(self, places: list[int], free: int) -> Iterator[Spot]:
        """Those whose place is free."""
        return (spot for spot, column in self.spots if places[column] & free)


@lru_cache(maxsize=256)
def _rows(radius: float, blocks: tuple[Block, ...]) -> list[_Row]:
    """Where a name may stand from its place, and in which of its forms; the rows of the best spots first."""
    found = []
    for number, (_, across, down) in enumerate(blocks):
        for step in range(-STEPS, STEPS + 1):
            dy, spots = step / STEPS * REACH * HALF * radius, list[tuple[Spot, int]]()
            for column, dx in enumerate(_columns(radius)):
                away = hypot(max(abs(dx) - across, 0), max(abs(dy) - down, 0))
                if away <= REACH * radius * 0.8:
                    price = away + ASIDE * abs(dx) + (BELOW * (dy < 0) + WHOLE * number) * radius
                    spots.append(((price, dx, dy, number), column))
            if spots:
                found.append(_Row(min(spots)[0][0], dy, number, sorted(spots)))
    return sorted(found)


@lru_cache(maxsize=8)
def _columns(radius: float) -> list[float]:
    return [step / STEPS * REACH * radius for step in range(-STEPS, STEPS + 1)]


@lru_cache(maxsize=512)
def _blocks(name: str, size: float, scale: float) -> tuple[Block, ...]:
    """A name in one line, and in two if it has several words."""
    words = name.split()
    cuts = [" ".join(words[:cut]) + "\n" + " ".join(words[cut:]) for cut in range(1, len(words))]
    best = sorted(cuts, key=lambda text: max(map(len, text.split("\n"))))[:1]
    return tuple(_block(text.split("\n"), size, scale) for text in (name, *best))


def _block(texts: list[str], size: float, scale: float) -> Block:
    boxes = []
    for number, text in enumerate(texts):
        letters, dx, dy = typography.mask(text, size * scale, typography.BOLD, "ls", 0)
        base = number * LINE * size
        boxes.append(
            (dx / scale, base + dy / scale, letters.width / scale, base + (dy + letters.height) / scale)
        )
    across = max(wide for _, _, wide, _ in boxes) / 2
    top, bottom = boxes[0][1], boxes[-1][3]
    middle = (top + bottom) / 2
    lines = tuple(
        (text, -wide / 2 - dx, number * LINE * size - middle)
        for number, (text, (dx, _, wide, _)) in enumerate(zip(texts, boxes, strict=True))
    )
    return lines, across + 1, (bottom - top) / 2 + 1
