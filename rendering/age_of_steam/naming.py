"""Where the names of cities and towns are written: near them, and over nothing that matters."""

from functools import lru_cache, reduce
from math import ceil, floor, hypot
from operator import or_

from PIL import Image, ImageDraw

from games.age_of_steam.actions import Lay
from games.age_of_steam.board import Hex
from games.age_of_steam.state import Piece, State
from rendering.age_of_steam import ghosts, routes, track
from rendering.age_of_steam.geometry import HALF, View
from rendering.age_of_steam.labels import Labels
from rendering.drawing import typography
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


def names(canvas: Canvas, scene: Scene, labels: Labels) -> None:
    """All names: those of cities first."""
    state: State = scene.view
    view, theme = labels.view, scene.theme
    size = view.letters(NAME * view.type)
    clear = Labels(view, labels)
    _take_track(clear, scene)
    room, owned = _Room(clear), _Cities(scene, view)
    seen = [at for at in state.board.names if view.has(view.centre(at))]
    for at in sorted(seen, key=lambda at: not owned.is_city(at)):
        spot = _spot(room, owned, at, _blocks(state.board.names[at], size, canvas.scale))
        if spot is None:
            continue
        lines, (x, y), box = spot
        for text, dx, dy in lines:
            canvas.text((x + dx, y + dy), text, size, theme.text, anchor="ls", bold=True, halo=theme.halo)
        labels.take(box)
        room.take(box)


def _take_track(labels: Labels, scene: Scene) -> None:
    """Keeps names off track, and off what is to be laid."""
    state: State = scene.view
    view = labels.view
    laid = [move for _, move in ghosts.moves(scene) if isinstance(move, Lay)]
    laid += [lay for _, lays in routes.of(scene) for lay in lays]
    found = [piece for line in state.lines for piece in line.pieces]
    found += [Piece(lay.at, *pair) for lay in laid for pair in lay.sections]
    for piece in found:
        if view.shows(view.centre(piece.at)):
            labels.take_line(view.curve(piece.at, piece.a, piece.b), track.CASING * view.unit + 2)


class _Cities:
    """Which city a spot belongs to."""

    def __init__(self, scene: Scene, view: View) -> None:
        state: State = scene.view
        found = (*state.board.cities, *state.new_cities, *ghosts.cities(scene))
        self._numbers = {at: number for number, at in enumerate(found, 1)}
        self._owned = Image.new("L", (round(view.width), round(view.height)))
        draw = ImageDraw.Draw(self._owned)
        for at, number in self._numbers.items():
            draw.polygon(view.corners(view.centre(at)), number)

    def is_city(self, at: Hex) -> bool:
        return at in self._numbers

    def lets(self, at: Hex, box: Box) -> bool:
        """Whether no other city than this one is under a box."""
        left, top, right, bottom = (round(side) for side in box)
        under = self._owned.crop((left, top, right, bottom)).getcolors() or []
        return {number for _, number in under} <= {0, self._numbers.get(at, 0)}


class _Room:
    """What is free of a view, to be asked thousands of times: rows of bits, the highest for the leftmost."""

    def __init__(self, labels: Labels) -> None:
        self.view = labels.view
        self._rows = labels.rows()
        self._most = 8 * -(-ceil(self.view.width) // 8) - 1

    def take(self, box: Box) -> None:
        left, right = floor(box[0]), ceil(box[2])
        bits = ((1 << (right - left)) - 1) << (self._most + 1 - right)
        for row in range(floor(box[1]), ceil(box[3])):
            self._rows[row] |= bits

    def taken_from(self, top: int, bottom: int, wide: int) -> int:
        """The places of which something is taken in so many units from there on, between two rows."""
        bits, done = reduce(or_, self._rows[max(top, 0) : max(bottom, 0)], 0), 1
        while done < wide:
            step = min(done, wide - done)
            bits |= bits << step
            done += step
        return bits

    def is_taken(self, bits: int, left: int) -> bool:
        """Whether a place is among them, or cannot be seen."""
        return not 0 <= left <= self._most or bool(bits >> (self._most - left) & 1)


def _spot(
    room: _Room, cities: _Cities, at: Hex, blocks: tuple[Block, ...]
) -> tuple[tuple[tuple[str, float, float], ...], Point, Box] | None:
    """The best spot that is free for a name in one of its forms."""
    view = room.view
    x, y = view.centre(at)
    known: dict[tuple[float, int], int] = {}
    for dx, dy, number in _spots(view.radius, blocks):
        lines, across, down = blocks[number]
        bits = known.get((dy, number))
        if bits is None:
            bits = room.taken_from(floor(y + dy - down), ceil(y + dy + down), ceil(2 * across) + 1)
            known[dy, number] = bits
        if room.is_taken(bits, floor(x + dx - across)):
            continue
        box = x + dx - across, y + dy - down, x + dx + across, y + dy + down
        if view.holds(box) and cities.lets(at, box):
            return lines, (x + dx, y + dy), box
    return None


@lru_cache(maxsize=256)
def _spots(radius: float, blocks: tuple[Block, ...]) -> list[tuple[float, float, int]]:
    """Where a name may stand from its place, best first, and in which of its forms."""
    found: list[tuple[float, float, float, int]] = []
    for number, (_, across, down) in enumerate(blocks):
        for row in range(-STEPS, STEPS + 1):
            for column in range(-STEPS, STEPS + 1):
                dx, dy = column / STEPS * REACH * radius, row / STEPS * REACH * HALF * radius
                away = hypot(max(abs(dx) - across, 0), max(abs(dy) - down, 0))
                if away <= REACH * radius * 0.8:
                    price = away + ASIDE * abs(dx) + (BELOW * (dy < 0) + WHOLE * number) * radius
                    found.append((price, dx, dy, number))
    return [(dx, dy, number) for _, dx, dy, number in sorted(found)]


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
