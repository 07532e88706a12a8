"""What is written on the map: coordinates and owners' discs, in places where none covers another."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import ceil, dist, floor, hypot

from msgspec.structs import astuple
from PIL import Image, ImageDraw

from games.age_of_steam.board import Hex
from games.age_of_steam.network import sections_in
from games.age_of_steam.state import Line, State
from games.age_of_steam.tiles import TOWN
from games.engine.contract import Seat
from rendering.age_of_steam import pieces, track
from rendering.age_of_steam.geometry import HALF, View
from rendering.age_of_steam.ground import ground
from rendering.drawing import typography
from rendering.drawing.caches import kept, remembered
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point, box_around
from rendering.drawing.themes import RGB, Theme
from rendering.scene import Scene

COORDINATE, DISC = 21.0, 14.0
FREE = 0.34
"""Around a corner of a hex, so far, by its radius, no track can lie."""
EDGE = 3.0
SHARES = (0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78, 0.14, 0.86, 0.05, 0.95, 0.0, 1.0)
"""Where on its line an owner's disc may lie, best first."""
WESTERN = (4, 5)
"""The edges beside the corner in which a coordinate stands."""

Taken = tuple[int, int, int, int]
"""A box in whole units."""


class Labels:
    """What is taken of a view, in its units; what other labels take, to begin with."""

    def __init__(self, view: View, other: "Labels | None" = None) -> None:
        self.view = view
        self._boxes: list[Taken] = other._boxes.copy() if other else []
        self._painted: Image.Image | None = None
        self._done = 0

    @property
    def boxes(self) -> tuple[Taken, ...]:
        """All that is taken."""
        return tuple(self._boxes)

    def is_free(self, box: Box) -> bool:
        """Whether a box can be seen and nothing stands in it."""
        return self.view.holds(box) and self._taken().crop(_whole(box)).getbbox() is None

    def take(self, box: Box) -> None:
        """Keeps others off a box."""
        self._boxes.append(_whole(box))

    def rows(self, lines: Iterable[Sequence[Point]], width: float) -> list[int]:
        """What is taken, and what lies under lines, row by row: a bit for every unit, the highest for the
        leftmost."""
        taken = self._taken().copy()
        pen, wide = ImageDraw.Draw(taken), -(-taken.width // 8)
        for line in lines:
            pen.line(line, 1, ceil(width))
        packed = taken.tobytes()
        return [int.from_bytes(packed[start : start + wide], "big") for start in range(0, len(packed), wide)]

    def _taken(self) -> Image.Image:
        """All that is taken, as a picture: only if somebody looks for a place it is painted."""
        if self._painted is None:
            self._painted = Image.new("1", (ceil(self.view.width), ceil(self.view.height)))
        pen = ImageDraw.Draw(self._painted)
        for left, top, right, bottom in self._boxes[self._done :]:
            pen.rectangle((left, top, right - 1, bottom - 1), 1)
        self._done = len(self._boxes)
        return self._painted


def _whole(box: Box) -> Taken:
    return floor(box[0]), floor(box[1]), ceil(box[2]), ceil(box[3])


def written_ground(theme: Theme, scale: float, view: View, written: bool = True) -> Image.Image:
    """The ground, kept: 5 MB at 1,600 pixels. If it is written on, the coordinates of all land stand over the
    left corners of their hexes, where no track lies."""

    def make() -> Image.Image:
        canvas = Canvas.on(ground(theme, scale, view), scale)
        for at, box in (_coordinates(view, scale) if written else {}).items():
            _write(canvas, view, at, box, theme.muted, theme.land)
        return canvas.image

    where = (view.radius, view.left, view.top, view.width, view.height, view.upright, written)
    return kept(("age of steam", view.board.digest, where, theme.name, scale), make)


def _size(view: View) -> float:
    return view.letters(COORDINATE * view.type)


def _write(canvas: Canvas, view: View, at: Hex, box: Box, ink: RGB, halo: RGB) -> None:
    canvas.text((box[0], view.centre(at)[1]), at, _size(view), ink, halo=halo)


@lru_cache(maxsize=32)
def _coordinates(view: View, scale: float) -> dict[Hex, Box]:
    """Where the coordinates of all land can be seen: over the left corners, as far within their hexes as no
    track comes, and more where the board ends."""
    size, found = _size(view), {}
    for at in view.hexes():
        x, y = view.centre(at)
        letters, dx, dy = typography.mask(at, size * scale, typography.MEDIUM, "lm", 0)
        wide, tall = (dx + letters.width) / scale, letters.height / scale
        inwards = max(FREE * view.radius - hypot(wide, tall) / 2, 0)
        left = x - view.radius + min(inwards, wide / 2) - wide / 2
        ends = not any(view.board.is_land(view.board.neighbours[at][edge]) for edge in WESTERN)
        if ends:
            left = max(left, EDGE)
        top = y + dy / scale
        box = left, top, left + wide, top + tall
        if view.board.is_land(at) and view.holds(box):
            found[at] = box
    return found


def coordinates(canvas: Canvas, scene: Scene, labels: Labels, covered: set[Hex]) -> None:
    """Takes the places of the coordinates, and writes those again that something lies over."""
    state: State = scene.view
    view, theme = labels.view, scene.theme
    for at, box in _coordinates(view, scene.scale).items():
        labels.take(box)
        around = view.board.neighbours[at]
        if any(by in covered or state.is_city(by) for by in (at, *(around[edge] for edge in WESTERN))):
            _write(canvas, view, at, box, theme.text, theme.halo)
        else:
            canvas.texts.append((at, box))
            canvas.sizes.append(_size(view))


def discs(canvas: Canvas, scene: Scene, labels: Labels) -> None:
    """An owner's disc on every line, near its middle, clear of all that is written."""
    state: State = scene.view
    view = labels.view
    radius = max(DISC * view.unit, pieces.LEAST_DISC if view.upright else 0)
    key = "discs", view, labels.boxes, tuple((line.owner, *map(astuple, line.pieces)) for line in state.lines)
    for seat, at in remembered(key, lambda: list(_places(labels, state, radius))):
        pieces.disc(canvas, scene, at, seat, radius)
        labels.take(box_around(at, radius + 1))


def _places(labels: Labels, state: State, radius: float) -> Iterator[tuple[Seat, Point]]:
    """Where the disc of every line's owner lies."""
    labels = Labels(labels.view, labels)
    for line in state.lines:
        at = _place(labels, state, line, radius) if line.owner is not None else None
        if at is not None and line.owner is not None:
            labels.take(box_around(at, radius + 1))
            yield line.owner, at


def _place(labels: Labels, state: State, line: Line, radius: float) -> Point | None:
    """The best point of a line that is free; neither a crossing nor a town is a good place."""
    points = track.course(labels.view, line)
    spots = [points[round(share * (len(points) - 1))] for share in SHARES]
    towns = [labels.view.centre(piece.at) for piece in line.pieces if TOWN in (piece.a, piece.b)]
    if towns:
        spots.sort(key=lambda spot: any(dist(town, spot) < 1.6 * radius for town in towns))
    free = None
    for spot in spots:
        if labels.is_free(box_around(spot, radius)):
            if _is_alone(labels.view, state, line, spot):
                return spot
            free = free or spot
    return free


def _is_alone(view: View, state: State, line: Line, spot: Point) -> bool:
    """Whether no other line runs through the hex."""
    inside = next((piece.at for piece in line.pieces if _within(view, piece.at, spot)), line.pieces[0].at)
    return all(other is line for other in sections_in(state, inside).values())


def _within(view: View, at: Hex, spot: Point) -> bool:
    x, y = view.centre(at)
    return (spot[0] - x) ** 2 + (spot[1] - y) ** 2 <= (view.radius * HALF) ** 2 + 1
