"""What is written on the map: coordinates, names, owners' discs, in places where none covers another."""

from dataclasses import dataclass, field
from functools import lru_cache
from math import dist

from PIL import Image

from games.age_of_steam.board import Hex
from games.age_of_steam.network import sections_in
from games.age_of_steam.state import Line, State
from games.age_of_steam.tiles import TOWN
from rendering.age_of_steam import pieces
from rendering.age_of_steam.geometry import HALF, View
from rendering.age_of_steam.ground import ground
from rendering.age_of_steam.track import course
from rendering.drawing import typography
from rendering.drawing.caches import kept
from rendering.drawing.canvas import Canvas
from rendering.drawing.geometry import Box, Point, box_around
from rendering.drawing.themes import Theme
from rendering.scene import Scene

NAME, COORDINATE, DISC = 29.0, 20.0, 14.0
NAME_AWAY = 27.0
"""How far below or above the middle of its hex a name stands."""
AWAY = 0.7
"""How far from its place, at most, a name is moved to stay on the map, by the radius of a hex."""
SHARES = (0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78, 0.14, 0.86, 0.05, 0.95, 0.0, 1.0)
"""Where on its line an owner's disc may lie, best first."""
BAND = 96
BESIDE_CORNER = (4, 5)
"""The one section that runs through a coordinate."""
UP, DOWN = (0, 1, 5), (2, 3, 4)


@dataclass
class Labels:
    """Boxes that are taken, in the units of the map, by the upright bands that they lie in."""

    view: View
    taken: dict[int, list[Box]] = field(default_factory=dict)

    def is_free(self, box: Box) -> bool:
        """Whether a box can be seen and nothing stands in it."""
        return self.view.holds(box) and not any(
            box[0] < other[2] and other[0] < box[2] and box[1] < other[3] and other[1] < box[3]
            for band in _bands(box)
            for other in self.taken.get(band, ())
        )

    def take(self, box: Box) -> None:
        """Keeps others off a box."""
        for band in _bands(box):
            self.taken.setdefault(band, []).append(box)


def _bands(box: Box) -> range:
    return range(int(box[0] // BAND), int(box[2] // BAND) + 1)


def written_ground(theme: Theme, scale: float, view: View) -> Image.Image:
    """The ground with the coordinates of all land, in their hexes' left corners, where no track lies:
    5 MB at 1,600 pixels, kept."""

    def make() -> Image.Image:
        canvas = Canvas(ground(theme, scale, view), scale)
        for at, box in _coordinates(view, scale).items():
            canvas.text((box[0], view.centre(at)[1]), at, COORDINATE * view.type, theme.muted)
        return canvas.image

    where = (view.radius, view.left, view.top, view.width, view.height)
    return kept(("age of steam", view.board.digest, where, theme.name, scale), make)


@lru_cache(maxsize=32)
def _coordinates(view: View, scale: float) -> dict[Hex, Box]:
    """Where the coordinates of all land can be seen."""
    size, found = COORDINATE * view.type, {}
    for at in view.hexes():
        x, y = view.centre(at)
        left = x - view.radius * 0.88
        letters, dx, dy = typography.mask(at, size * scale, typography.MEDIUM, "lm", 0)
        top = y + dy / scale
        box = left, top, left + (dx + letters.width) / scale, top + letters.height / scale
        if view.board.is_land(at) and view.holds(box):
            found[at] = box
    return found


def coordinates(canvas: Canvas, scene: Scene, labels: Labels, covered: set[Hex]) -> None:
    """Takes the places of the coordinates, and writes those again that something lies over. Cities
    go by their names."""
    state: State = scene.view
    view, theme = labels.view, scene.theme
    for at, box in _coordinates(view, scene.scale).items():
        if state.is_city(at):
            continue
        labels.take(box)
        if at in covered or BESIDE_CORNER in sections_in(state, at):
            middle = view.centre(at)[1]
            canvas.text((box[0], middle), at, COORDINATE * view.type, theme.text, halo=theme.halo)
        else:
            canvas.texts.append((at, box))


def names(canvas: Canvas, scene: Scene, labels: Labels, ghosts: set[Hex]) -> None:
    """Cities' names below their cubes, towns' on the side where less track leaves."""
    state: State = scene.view
    view, theme = labels.view, scene.theme
    size = NAME * view.type
    for at, name in view.board.names.items():
        x, y = view.centre(at)
        if not view.shows((x, y)):
            continue
        is_city = state.is_city(at) or at in ghosts
        if is_city:
            labels.take(_signs(view, (x, y)))
        wide = typography.width(name, size * scene.scale, typography.BOLD) / scene.scale
        side = 1 if is_city else _side(state, at)
        y += side * NAME_AWAY * view.unit
        middle = x
        x = min(max(x, wide / 2 + 6), view.width - wide / 2 - 6)
        box = x - wide / 2, y - size * 0.42, x + wide / 2, y + size * 0.42
        if abs(x - middle) > AWAY * view.radius or not view.holds(box) or not labels.is_free(_smaller(box)):
            continue
        canvas.text((x, y), name, size, theme.text, anchor="mm", bold=True, halo=theme.halo)
        labels.take(box)


def _signs(view: View, at: Point) -> Box:
    """Where a city has its die, its letter and its cubes."""
    across, up, down = 46 * view.unit, 46 * view.unit, 10 * view.unit
    return at[0] - across, at[1] - up, at[0] + across, at[1] + down


def _smaller(box: Box) -> Box:
    return box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2


def _side(state: State, at: Hex) -> int:
    """Below (1) or above (-1) the middle of a town, where fewer exits are."""
    exits = [edge for edge, _ in sections_in(state, at)]
    below = 3 * exits.count(3) + sum(edge in DOWN for edge in exits)
    above = 3 * exits.count(0) + sum(edge in UP for edge in exits)
    return 1 if below <= above else -1


def discs(canvas: Canvas, scene: Scene, labels: Labels) -> None:
    """An owner's disc on every line, near its middle, clear of all that is written."""
    state: State = scene.view
    view = labels.view
    radius = DISC * view.unit
    for line in state.lines:
        if line.owner is None:
            continue
        at = _place(labels, state, line, radius)
        if at is not None:
            pieces.disc(canvas, scene, at, line.owner, radius)
            labels.take(box_around(at, radius + 1))


def _place(labels: Labels, state: State, line: Line, radius: float) -> Point | None:
    """The best point of a line that is free; neither a crossing nor a town is a good place."""
    points = course(labels.view, line)
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
