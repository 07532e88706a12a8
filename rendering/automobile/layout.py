"""Where the ring's spaces lie, and the room inside it."""

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from rendering.drawing.geometry import Box, Point
from rendering.scene import WIDTH

HEIGHT = 1552.0
"""The board with its ring; the panels lie outside."""

MARGIN, ROAD = 12.0, 50.0
TILE_WIDE, TILE_HIGH = 214.0, 184.0
BAND, FLOOR = 38.0, 98.0
"""How far down a space its enamel band reaches, and where its factory floor begins."""

COLUMNS, ROWS = 7, 8  # of the fullest ring

INSIDE: Box = (
    MARGIN + TILE_WIDE + ROAD,
    MARGIN + TILE_HIGH + ROAD,
    WIDTH - MARGIN - TILE_WIDE - ROAD,
    HEIGHT - MARGIN - TILE_HIGH - ROAD,
)


@dataclass(frozen=True)
class Plot:
    """A space: its box, and the point on the road in front of it."""

    box: Box
    road: Point


@lru_cache(maxsize=16)
def places(count: int) -> list[Plot]:
    """Clockwise from the upper left corner. With an odd number the last place stays free."""
    columns, rows = _sides(count)
    right, bottom = columns - 1, rows - 1
    steps = [(column, 0) for column in range(columns)]
    steps += [(right, row) for row in range(1, rows)]
    steps += [(column, bottom) for column in range(right - 1, -1, -1)]
    steps += [(0, row) for row in range(bottom - 1, 0, -1)]
    return [_place(column / right, row / bottom) for column, row in steps[:count]]


def _sides(count: int) -> tuple[int, int]:
    """Columns and rows that have at least so many places around them, in the ring's proportions."""
    both = ceil(count / 2) + 2
    columns = round(both * COLUMNS / (COLUMNS + ROWS))
    return columns, both - columns


def _place(across: float, down: float) -> Plot:
    x = MARGIN + across * (WIDTH - 2 * MARGIN - TILE_WIDE)
    y = MARGIN + down * (HEIGHT - 2 * MARGIN - TILE_HIGH)
    middle = x + TILE_WIDE / 2, y + TILE_HIGH / 2
    road = (
        min(max(middle[0], INSIDE[0] - ROAD / 2), INSIDE[2] + ROAD / 2),
        min(max(middle[1], INSIDE[1] - ROAD / 2), INSIDE[3] + ROAD / 2),
    )
    return Plot((x, y, x + TILE_WIDE, y + TILE_HIGH), road)
