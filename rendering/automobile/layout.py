"""Where the ring's spaces lie, and the room inside it."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from rendering.drawing.geometry import Box, Point
from rendering.scene import UPRIGHT, WIDTH, Form, Scene


@dataclass(frozen=True)
class Plot:
    """A space: its box, and the point on the road in front of it."""

    box: Box
    road: Point


@dataclass(frozen=True)
class Ring:
    """A ring by how large the board is and its tiles are, how wide the road is, and how far tiles keep from
    the edge; `columns` and `rows` are those of the fullest. `band` and `floor` are how far down a tile its
    enamel band reaches, and where its factory floor begins."""

    size: Point
    tile: Point
    road: float
    margin: float
    columns: int
    rows: int
    band: float
    floor: float
    glow: float

    @property
    def inside(self) -> Box:
        """The room that the road runs around."""
        (wide, tall), (across, down) = self.size, self.tile
        left, top = self.margin + across + self.road, self.margin + down + self.road
        return left, top, wide - left, tall - top

    def sides(self, count: int) -> tuple[int, int]:
        """Columns and rows that have at least so many places around them, in the ring's proportions."""
        both = ceil(count / 2) + 2
        columns = round(both * self.columns / (self.columns + self.rows))
        return columns, both - columns

    def plot(self, across: float, down: float) -> Plot:
        """The space that lies at a share of the way across and down."""
        (wide, tall), (tile_wide, tile_tall) = self.size, self.tile
        x = self.margin + across * (wide - 2 * self.margin - tile_wide)
        y = self.margin + down * (tall - 2 * self.margin - tile_tall)
        middle, inside, half = (x + tile_wide / 2, y + tile_tall / 2), self.inside, self.road / 2
        road = (
            min(max(middle[0], inside[0] - half), inside[2] + half),
            min(max(middle[1], inside[1] - half), inside[3] + half),
        )
        return Plot((x, y, x + tile_wide, y + tile_tall), road)


RINGS = {
    Form.WIDE: Ring(
        size=(WIDTH, 1552), tile=(214, 184), road=50, margin=12, columns=7, rows=8, band=38, floor=98, glow=6
    ),
    Form.PHONE: Ring(
        size=(UPRIGHT, 1260),
        tile=(190, 108),
        road=30,
        margin=6,
        columns=4,
        rows=11,
        band=32,
        floor=70,
        glow=5,
    ),
}


def ring_of(scene: Scene) -> Ring:
    """The ring in the form of a scene."""
    return RINGS[scene.form]


@lru_cache(maxsize=32)
def places(count: int, form: Form = Form.WIDE) -> list[Plot]:
    """Clockwise from the upper left corner. With an odd number the last place stays free."""
    ring = RINGS[form]
    columns, rows = ring.sides(count)
    right, bottom = columns - 1, rows - 1
    steps = [(column, 0) for column in range(columns)]
    steps += [(right, row) for row in range(1, rows)]
    steps += [(column, bottom) for column in range(right - 1, -1, -1)]
    steps += [(0, row) for row in range(bottom - 1, 0, -1)]
    return [ring.plot(column / right, row / bottom) for column, row in steps[:count]]
