"""An atlas: a country as a board shows it, its crowded parts spread out.

Two smooth curves stretch what is crowded and squeeze what is empty, and bumps around the cities push
neighbours apart; coasts and rivers go with them. Its folder holds `outlines.json` and `spread.json`, made by
its own `make_outlines.py` and by `rendering.maps.make_spread`.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from rendering.drawing.geometry import Box, Line, Point, overlap
from rendering.maps.projection import Projection
from rendering.maps.terrain import Layers
from rendering.maps.warp import Spread, monotone

EDGE = 8.0
"""How far names and routes keep from the edge of a map."""


@dataclass(frozen=True, eq=False)
class Atlas:
    """A map by its data. `across` and `down` are pairs of a plane coordinate and where on the map it comes
    to lie; a city has a radius and room for what stands around it; a `chip` is half as wide as the sign of a
    cost; boxes that are `free` hold no name. Cities of the board that is usually played on may be `placed` by
    hand; `named` then says where a name stands, from its city's middle to its own, and in how many lines; and
    routes may be `bent`, by the share of their length by which they swing out to the right as one goes. A
    country that is not the atlas' own leaves `margins` free, at the left, at the right, where a name fits
    beside its city, and above and below. Two maps of a country have the outlines in one folder, and each its
    own `spread`; a `plain` one is without faint lines, ranges and rivers."""

    folder: Path
    width: float
    height: float
    projection: Projection
    across: tuple[Point, ...]
    down: tuple[Point, ...]
    city: float
    around_city: float = 0.0
    chip: float = 19.0
    free: tuple[Box, ...] = ()
    placed: Mapping[str, Point] = field(default_factory=dict)
    named: Mapping[str, tuple[float, float, int]] = field(default_factory=dict)
    bent: Mapping[str, float] = field(default_factory=dict)
    margins: tuple[float, float, float] = (120.0, 220.0, 90.0)
    spread: str = "spread.json"
    plain: bool = False

    @property
    def reach(self) -> float:
        """How far from the middle of a city others keep."""
        return self.city + self.around_city

    def project(self, lon: float, lat: float) -> Point:
        """Where a place lies on the map."""
        return self._spread.moved(self.stretch(lon, lat))

    def stretch(self, lon: float, lat: float) -> Point:
        """Where it would lie if the cities were not pushed apart."""
        x, y = self.projection(lon, lat)
        across, down = self._curves
        return across(x), down(y)

    def has(self, at: Point) -> bool:
        """Whether a whole city at this point is on the map."""
        return self.city < at[0] < self.width - self.city and self.city < at[1] < self.height - self.city

    def holds(self, box: Box) -> bool:
        """Whether a box is on the map and off what is kept free."""
        inside = (
            box[0] > EDGE and box[1] > EDGE and box[2] < self.width - EDGE and box[3] < self.height - EDGE
        )
        return inside and not any(overlap(box, free) for free in self.free)

    @cached_property
    def layers(self) -> Layers:
        """The outlines, projected."""
        data = json.loads((self.folder / "outlines.json").read_text())

        def projected(line: Line) -> Line:
            return [self.project(lon, lat) for lon, lat in line]

        def all_of(layer: str) -> list[Line]:
            return [projected(line) for line in data.get(layer, ())]

        return Layers(
            land=all_of("land"),
            neighbours=all_of("neighbours"),
            lines=[] if self.plain else all_of("lines"),
            borders=all_of("borders"),
            rivers=[
                (river["weight"], projected(river["course"])) for river in data["rivers"] if not self.plain
            ],
            lakes=[
                (projected(lake["shore"]), [projected(island) for island in lake["islands"]])
                for lake in data.get("lakes", ())
            ],
            ranges=[
                (chain["weight"], projected(chain["spine"])) for chain in data["ranges"] if not self.plain
            ],
        )

    @cached_property
    def _curves(self) -> tuple[Callable[[float], float], Callable[[float], float]]:
        return monotone(self.across), monotone(self.down)

    @cached_property
    def _spread(self) -> Spread:
        return Spread(self.folder / self.spread)
