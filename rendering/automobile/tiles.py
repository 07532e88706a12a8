"""How large everything on a space is and where it stands, in both forms."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from rendering.drawing import typography
from rendering.drawing.geometry import Point
from rendering.scene import Form

SHRUNK = 0.93
"""So far a name rather shrinks than that it is written in two lines."""


@dataclass(frozen=True)
class Tile:
    """A space by its sizes of type, and where things stand: x from the left, or from the right what belongs
    there (shadow, cars, edge); y from the top down to the name, from the bottom below it."""

    badge: Point
    badge_radius: float
    shadow: Point
    shadow_wide: float
    year: float
    year_at: float
    cost: float
    cost_room: float
    edge: float
    number: float
    numbers: int
    numbers_at: float
    name: float
    name_in_two: float
    rows: tuple[float, float, float]
    """Where a name in one line stands, and both lines of one in two."""
    room: float
    research: Point
    cube: float
    count: float
    owner: Point
    owner_radius: float
    foot: float
    works_at: float
    hall: float
    """How wide a hall is, whatever its roofs; 0 where it has its full width for each."""
    tall: float
    factories: float
    parts: Point
    car: Point
    car_wide: float
    cars: float
    count_at: Point
    anchor: str
    count_room: float
    change_room: float
    """Where it is more than the other there is no room for the car, too."""
    marker_at: Point
    marker: float
    marker_step: float
    closed: float

    @property
    def markers_beside_name(self) -> bool:
        """Whether they come from the right, and the name makes room; otherwise they stand above the hall."""
        return self.marker_step < 0

    def gable(self, count: int) -> float:
        """How wide each roof of so many is."""
        return self.hall / max(count, 1) if self.hall else GABLE


GABLE = 32.0
TILES = {
    Form.WIDE: Tile(
        badge=(23, 20), badge_radius=16, shadow=(65, 40), shadow_wide=102,
        year=30, year_at=46, cost=33, cost_room=96, edge=11, number=33, numbers=6, numbers_at=42,
        name=34, name_in_two=30, rows=(68, 54, 81), room=194,
        research=(32, 44), cube=32, count=38,
        owner=(28, 76), owner_radius=15, foot=11, works_at=12, hall=0, tall=50, factories=31, parts=(37, 45),
        car=(37, 64), car_wide=56, cars=40, count_at=(37, 29), anchor="mm", count_room=74, change_room=74,
        marker_at=(62, 108), marker=14, marker_step=31, closed=33,
    ),
    Form.PHONE: Tile(
        badge=(20, 17), badge_radius=13, shadow=(50, 27), shadow_wide=76,
        year=26, year_at=38, cost=29, cost_room=94, edge=9, number=27, numbers=4, numbers_at=34,
        name=27, name_in_two=22, rows=(50, 42, 62), room=174,
        research=(26, 25), cube=28, count=32,
        owner=(24, 24), owner_radius=15, foot=8, works_at=42, hall=38, tall=33, factories=26, parts=(27, 30),
        car=(60, 23), car_wide=36, cars=30, count_at=(9, 23), anchor="rm", count_room=33, change_room=72,
        marker_at=(20, 49), marker=12, marker_step=-16, closed=26,
    ),
}  # fmt: skip


def name_lines(name: str, tile: Tile, room: float) -> list[str]:
    """A model's name in one line, or in two where it is too long."""
    if typography.width(name, tile.name) <= room / SHRUNK:
        return [name]
    breaks = [at + 1 for at, letter in enumerate(name) if letter in " -"]
    if not breaks:
        return [name]
    middle = min(breaks, key=lambda at: abs(at - len(name) / 2))
    return [name[:middle].rstrip(), name[middle:]]


def written(numbers: Sequence[int], most: int) -> list[str]:
    """Numbers as they are written where there is room for so many; if they are more, runs of them by their
    ends."""
    if len(numbers) <= most:
        return [str(number) for number in numbers]
    starts = [numbers[0], *(b for a, b in pairwise(numbers) if b > a + 1)]
    ends = [*(a for a, b in pairwise(numbers) if b > a + 1), numbers[-1]]
    runs = [str(a) if a == b else f"{a}–{b}" for a, b in zip(starts, ends, strict=True)]
    return runs if 2 * len(runs) <= most else [" ".join(runs)]
