"""The ground of the map: land, lakes with their shores, rivers, mountains and the fine grid."""

from math import hypot
from zlib import crc32

from PIL import Image, ImageDraw, ImageFilter
from PIL.Image import Resampling

from games.age_of_steam.board import Hex, Terrain, column_and_row
from games.age_of_steam.tiles import EDGES
from rendering.age_of_steam.geometry import HALF, View, normal
from rendering.drawing.geometry import Point, between, box_around
from rendering.drawing.themes import INK, PAPER, RGB, Theme, luminance, mix

SUPERSAMPLING = 2
SHORES = (96, 128, 168)
"""How much water there is around the wet sand, the shallows and the deep, of 255."""
PEAKS = ((-0.42, -0.02, 0.4), (0.36, -0.1, 0.46), (-0.05, 0.36, 0.5), (0.5, 0.4, 0.3))
"""The peaks of a mountain hex: where their feet stand and how high they are, by its radius."""


def ground(theme: Theme, scale: float, view: View) -> Image.Image:
    """What never changes, without what is written on it."""
    return _Painter(theme, scale, view).paint()


class _Painter:
    """Paints a view at double size and reduces it."""

    def __init__(self, theme: Theme, scale: float, view: View) -> None:
        self.theme, self.view, self.unit = theme, view, scale * SUPERSAMPLING
        self.size = round(view.width * scale), round(view.height * scale)
        large = self.size[0] * SUPERSAMPLING, self.size[1] * SUPERSAMPLING
        self.image = Image.new("RGB", large, theme.neighbours)
        self.draw = ImageDraw.Draw(self.image)
        self.land = [at for at in view.hexes(view.radius) if view.board.is_land(at)]

    def paint(self) -> Image.Image:
        for at in self.view.hexes(self.view.radius):
            terrain = self.view.board.terrain[at]
            self._polygon(self.view.corners(self.view.centre(at)), _soil(self.theme, terrain))
        self._grid()
        self._rivers()
        self._lakes()
        for at in sorted(self.land, key=lambda at: self.view.centre(at)[1]):
            if self.view.board.terrain[at] is Terrain.MOUNTAIN:
                self._mountain(at)
        return self.image.resize(self.size, Resampling.BOX)

    def _grid(self) -> None:
        """Between land and land, and stronger where the board ends; none on the lakes."""
        view, theme = self.view, self.theme
        for at in self.land:
            corners = view.corners(view.centre(at))
            for edge, beyond in enumerate(view.board.neighbours[at]):
                ends = [corners[edge], corners[(edge + 1) % len(EDGES)]]
                if beyond is None:
                    self._line(ends, theme.border, 3 * view.unit)
                elif view.board.is_land(beyond):
                    self._line(ends, grid_colour(theme), 2 * view.unit)

    def _rivers(self) -> None:
        bank, water = river_colours(self.theme)
        courses = [course for at in self.view.board.rivers for course in _courses(self.view, at)]
        for colour, wide in ((bank, 13.0), (water, 8.5)):
            for course in courses:
                self._line(course, colour, wide * self.view.unit)
                for end in (course[0], course[-1]):
                    self._dot(end, colour, wide * self.view.unit / 2)

    def _lakes(self) -> None:
        """Hexes of water run together: their outline shaken, blurred, and cut off at heights that
        make the shore, the shallows and the deep."""
        view, theme = self.view, self.theme
        mask = Image.new("L", self.size)
        draw, scale = ImageDraw.Draw(mask), self.unit / SUPERSAMPLING
        for spot in _water(view):
            outline = [(x * scale, y * scale) for x, y in _shaken(view, spot)]
            draw.polygon(outline, 255)
        if mask.getbbox() is None:
            return
        mask = mask.filter(ImageFilter.GaussianBlur(0.17 * view.radius * scale))
        mask = mask.resize(self.image.size, Resampling.BICUBIC)
        for height, colour in zip(SHORES, shore_colours(theme), strict=True):
            cut = mask.point([255 if value > height else 0 for value in range(256)])
            self.image.paste(colour, (0, 0), cut)

    def _mountain(self, at: Hex) -> None:
        x, y = self.view.centre(at)
        radius, theme = self.view.radius, self.theme
        _, light, dark, snow, shadow = rock_colours(theme)
        for dx, dy, tall in PEAKS:
            foot, high, wide = (x + dx * radius, y + dy * radius), tall * radius, tall * 0.72 * radius
            top = foot[0] - 0.06 * wide, foot[1] - high
            left, right = (foot[0] - wide, foot[1]), (foot[0] + wide, foot[1])
            seam = foot[0] + 0.18 * wide, foot[1]
            self._polygon([top, left, seam], light)
            self._polygon([top, seam, right], dark)
            cut = [between(top, end, 0.3) for end in (left, seam, right)]
            notch = between(top, seam, 0.2)
            self._polygon([top, cut[0], notch, cut[1]], snow)
            self._polygon([top, cut[1], between(top, right, 0.24)], shadow)

    def _polygon(self, points: list[Point], colour: RGB) -> None:
        self.draw.polygon([(x * self.unit, y * self.unit) for x, y in points], colour)

    def _dot(self, at: Point, colour: RGB, radius: float) -> None:
        self.draw.ellipse([value * self.unit for value in box_around(at, radius)], colour)

    def _line(self, points: list[Point], colour: RGB, width: float) -> None:
        scaled = [(x * self.unit, y * self.unit) for x, y in points]
        self.draw.line(scaled, colour, max(round(width * self.unit), 1), "curve")


def grid_colour(theme: Theme) -> RGB:
    """The lines between hexes: quiet, but seen everywhere."""
    return mix(theme.land, theme.text, 0.24)


def river_colours(theme: Theme) -> tuple[RGB, RGB]:
    """A river's bank, and its water: bright enough to be seen beside track."""
    bright = luminance(theme.land) > 0.4
    water = mix(theme.river, (40, 110, 170), 0.35) if bright else mix(theme.river, (120, 190, 235), 0.35)
    return mix(theme.land, water, 0.4), water


def shore_colours(theme: Theme) -> tuple[RGB, RGB, RGB]:
    """Wet sand, shallows and the deep."""
    return mix(theme.land, theme.relief_light, 0.8), mix(theme.sea, theme.river, 0.75), theme.sea


def rock_colours(theme: Theme) -> tuple[RGB, ...]:
    """The ground of mountains, their sides in the light and in the shadow, and the snow on both."""
    light, dark = mix(theme.relief_light, PAPER, 0.16), mix(theme.relief_dark, INK, 0.25)
    snow = mix(theme.relief_light, PAPER, 0.65)
    return mix(theme.land, theme.relief_dark, 0.45), light, dark, snow, mix(snow, theme.relief_dark, 0.4)


def _soil(theme: Theme, terrain: Terrain) -> RGB:
    return rock_colours(theme)[0] if terrain is Terrain.MOUNTAIN else theme.land


def _by_chance(*key: object) -> float:
    """A number from -1 to 1, always the same for a place."""
    return crc32(repr(key).encode()) % 2001 / 1000 - 1


def _courses(view: View, at: Hex) -> list[list[Point]]:
    """A river through its hex: from edge to edge, swinging past the middle, where the track lies."""
    x, y = view.centre(at)
    edges = [EDGES.index(name) for name in view.board.rivers[at]]
    swing = 0.26 if _by_chance("bend", at) > 0 else -0.26
    ends = [(_mouth(view, at, edge), normal(edge)) for edge in edges]
    if len(ends) != 2:
        return [_flow(mouth, away, (x, y), (0.0, 0.0)) for mouth, away in ends]
    (start, out), (end, into) = ends
    across = end[0] - start[0], end[1] - start[1]
    length = hypot(*across) or 1.0
    aside = swing * view.radius / length
    middle = (start[0] + end[0]) / 2 - across[1] * aside, (start[1] + end[1]) / 2 + across[0] * aside
    run = across[0] * 0.8, across[1] * 0.8
    back = -run[0], -run[1]
    return [[*_flow(start, out, middle, run), *reversed(_flow(end, into, middle, back))]]


def _mouth(view: View, at: Hex, edge: int) -> Point:
    """Where a river crosses an edge, the same seen from both sides; a little beyond where it ends."""
    beyond = view.board.neighbours[at][edge]
    x, y = view.edge(at, edge)
    dx, dy = normal(edge)
    aside = 0.2 * view.radius * _by_chance("edge", *sorted((at, beyond or f"{at}{edge}")))
    if beyond is not None and at > beyond:
        aside = -aside
    over = 0.0 if beyond in view.board.rivers else 0.25 * view.radius
    return x - dy * aside + dx * over, y + dx * aside + dy * over


def _flow(start: Point, out: Point, end: Point, run: Point) -> list[Point]:
    """A smooth course from an edge, left straight on, to a point, passed in a direction."""
    length = hypot(end[0] - start[0], end[1] - start[1]) * 1.1
    leaving = -out[0] * length, -out[1] * length
    points = []
    for step in range(9):
        t = step / 8
        a, b, c, d = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, -2 * t**3 + 3 * t**2, t**3 - t**2
        x, y = (a * start[i] + b * leaving[i] + c * end[i] + d * run[i] for i in (0, 1))
        points.append((x, y))
    return points


def _water(view: View) -> list[tuple[int, int]]:
    """The lakes by column and row; they go on beyond the edge of the board."""
    board = view.board
    lakes = {column_and_row(at) for at in board.terrain if not board.is_land(at)}
    known = {column_and_row(at) for at in board.terrain}
    wet: dict[tuple[int, int], int] = {}
    for spot in known:
        for beyond in _neighbours(spot):
            if beyond not in known:
                wet[beyond] = wet.get(beyond, 0) + (1 if spot in lakes else -1)
    lakes |= {spot for spot, votes in wet.items() if votes > 0}
    return sorted(spot for spot in lakes if view.shows(view.spot(*spot), view.radius))


def _neighbours(spot: tuple[int, int]) -> list[tuple[int, int]]:
    column, row = spot
    lower = column % 2
    sides = [(column + side, row + shift + lower) for side in (-1, 1) for shift in (-1, 0)]
    return [(column, row - 1), (column, row + 1), *sides]


def _shaken(view: View, spot: tuple[int, int]) -> list[Point]:
    """The outline of a hex of water, its corners and edges shaken a little, for all that share them
    alike."""
    centre = view.spot(*spot)
    corners = view.corners(centre)
    points = []
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        points += [between(a, b, step / 4) for step in range(4)]
    reach = 0.13 * view.radius

    def moved(point: Point) -> Point:
        place = (
            round((point[0] - view.left) / view.radius * 20),
            round((point[1] - view.top) / view.radius / HALF * 20),
        )
        return point[0] + reach * _by_chance("x", place), point[1] + reach * _by_chance("y", place)

    return [moved(point) for point in points]
