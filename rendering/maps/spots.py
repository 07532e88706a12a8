"""Names beside their cities, clear of all that is or may come to be on the map: track, costs, and whatever a
game has at its cities.

What is taken is painted once; a name then costs how much of it stands on that.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import cos, dist, pi, sin

from PIL import Image, ImageDraw, ImageStat

from rendering.drawing import typography
from rendering.drawing.geometry import Box, Line, Point, added, box_around, overlap, within
from rendering.maps.atlas import Atlas
from rendering.maps.names import Name

CLEAR = 4.0
AWAY = (3.0, 14.0, 28.0, 46.0)
TURNS = 24
USUAL = (0, 12, 18, 6)
"""Of so many directions the ones that are tried first: right, left, above, below."""
COARSE = 2
"""What is taken is painted at half the size: finer than it matters."""
CITY_TAKEN, CHIP_TAKEN, TRACK_TAKEN = 255, 200, 150
"""How bad it is to stand on something, of 255."""
ON_TAKEN, ON_NAME, NEAR_NAME, OFF_MAP = 20.0, 32.0, 0.6, 1e9
LINES_APART = 18.0  # names nearer to each other than that look like one in two lines
FARTHER, UNUSUAL = 4.0, 12.0
MISTAKEN, CLEARLY_OWN = 12.0, 20.0
"""What each unit costs by which a name is less than so many nearer to its own city than to another."""
TWO_LINES = 30.0
ROUNDS = 3


def is_named(atlas: Atlas, city: str, at: Point) -> bool:
    """Whether the atlas says where the name of a city stands: that city, where it is on the usual board."""
    return city in atlas.named and dist(at, atlas.placed[city]) < 1


class NameSpots:
    """Where the cities' names could stand, in letters of a size, and what each place costs. A link is as wide
    as `track` at the most; `beside` are discs that every city has besides its own, where they are from its
    middle, and their radius."""

    def __init__(
        self,
        size: float,
        track: float,
        beside: Sequence[tuple[Point, float]],
        atlas: Atlas,
        cities: dict[str, Point],
        curves: dict[str, Line],
        called: Callable[[str], str],
    ) -> None:
        kept = [box for box in atlas.free if not any(within(box, city) for city in cities.values())]
        self._atlas = replace(atlas, free=tuple(kept))
        self._taken = _painted(atlas, cities, curves, track, beside)
        self._spots = {
            name: list(_spots(atlas, name, called(name), at, size, list(cities.values())))
            for name, at in cities.items()
        }

    def chosen(self, chips: dict[str, Point]) -> dict[str, Name]:
        """A name for each city. Chosen greedily, then each again with all others in place."""
        taken = self._taken.copy()
        draw = ImageDraw.Draw(taken)
        for chip in chips.values():
            draw.rectangle(_coarse(box_around(chip, self._atlas.chip + CLEAR)), CHIP_TAKEN)
        fixed = {
            name: [cost + _covered(self._atlas, taken, spot.box) for spot, cost in spots]
            for name, spots in self._spots.items()
        }
        chosen: dict[str, Name] = {}
        for _ in range(ROUNDS):
            for name in sorted(fixed, key=lambda name: -min(fixed[name])):
                others = [other.box for place, other in chosen.items() if place != name]
                costs = [
                    cost
                    + ON_NAME * added(overlap(spot.box, box, 4) for box in others)
                    + NEAR_NAME * added(overlap(spot.box, box, LINES_APART) for box in others)
                    for cost, (spot, _) in zip(fixed[name], self._spots[name], strict=True)
                ]
                chosen[name] = self._spots[name][costs.index(min(costs))][0]
        return chosen


def _painted(
    atlas: Atlas,
    cities: dict[str, Point],
    curves: dict[str, Line],
    track: float,
    beside: Sequence[tuple[Point, float]],
) -> Image.Image:
    """Track and cities, as bright as it is bad to stand there."""
    taken = Image.new("L", (round(atlas.width / COARSE), round(atlas.height / COARSE)))
    draw = ImageDraw.Draw(taken)
    for curve in curves.values():
        draw.line([(x / COARSE, y / COARSE) for x, y in curve], TRACK_TAKEN, round(track / COARSE), "curve")
    for x, y in cities.values():
        for (across, down), radius in (((0.0, 0.0), atlas.city), *beside):
            draw.ellipse(_coarse(box_around((x + across, y + down), radius + CLEAR)), CITY_TAKEN)
    return taken


def _coarse(box: Box) -> list[float]:
    return [value / COARSE for value in box]


def _covered(atlas: Atlas, taken: Image.Image, box: Box) -> float:
    """What it costs a box that some of it is taken."""
    if not atlas.holds(box):
        return OFF_MAP
    left, top, right, bottom = _coarse(box)
    part = taken.crop((int(left), int(top), int(right) + 1, int(bottom) + 1))
    return ON_TAKEN * float(ImageStat.Stat(part).sum[0]) * COARSE * COARSE / CITY_TAKEN


def _spots(
    atlas: Atlas, city: str, name: str, at: Point, size: float, cities: list[Point]
) -> Iterator[tuple[Name, float]]:
    """Where a name could stand around its city, in one line or in two, with what is against it from the
    start; where the atlas says where it stands, nowhere else."""
    if is_named(atlas, city, at):
        across, down, count = atlas.named[city]
        lines = _splits(name)[min(count, len(_splits(name))) - 1]
        yield _name(lines, (at[0] + across, at[1] + down), size), 0.0
        return
    near = [city for city in cities if city != at and dist(city, at) < 500]
    for lines in _splits(name):
        wide, high = _extent(lines, size)
        for away in AWAY:
            for turn in range(TURNS):
                across, down = cos(turn * 2 * pi / TURNS), sin(turn * 2 * pi / TURNS)
                x, y = at[0] + (atlas.city + away) * across, at[1] + (atlas.city + away) * down
                spot = _name(lines, (x + _pushed(across) * wide / 2, y + _pushed(down) * high / 2), size)
                own = _away(spot.box, at)
                mistaken = max((own + CLEARLY_OWN - _away(spot.box, other) for other in near), default=0.0)
                cost = FARTHER * away + MISTAKEN * max(mistaken, 0.0) + TWO_LINES * (len(lines) - 1)
                yield spot, cost + UNUSUAL * (turn not in USUAL)


def _extent(lines: list[str], size: float) -> tuple[float, float]:
    """How wide and how high a name is."""
    wide = max(typography.width(line, size * 4) / 4 for line in lines)
    return wide, size * (len(lines) - 0.2)


def _name(lines: list[str], middle: Point, size: float) -> Name:
    """A name in letters of a size around a point."""
    wide, high = _extent(lines, size)
    rows = tuple(
        (line, (middle[0], middle[1] + size * (row - (len(lines) - 1) / 2))) for row, line in enumerate(lines)
    )
    left, top = middle[0] - wide / 2 - 2, middle[1] - high / 2
    return Name(rows, (left, top, left + wide + 4, top + high))


def _splits(name: str) -> list[list[str]]:
    """A name in one line, and as evenly as can be in two."""
    words = name.split()
    if len(words) < 2:
        return [[name]]
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    first, second = min(halves, key=lambda half: abs(len(half[0]) - len(half[1])))
    return [[name], [first, second]]


def _pushed(share: float) -> float:
    """How far a box is pushed off its city, so that it touches the circle and does not overlap it."""
    return max(-1.0, min(1.0, 1.6 * share))


def _away(box: Box, point: Point) -> float:
    left, top, right, bottom = box
    return dist((min(max(point[0], left), right), min(max(point[1], top), bottom)), point)
