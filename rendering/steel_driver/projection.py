"""From longitude and latitude to the map: a conic projection whose crowded parts are spread out.

Two monotone curves stretch the east and squeeze the empty west and the far south; small bumps
around the cities (`spread.json`) push neighbours apart, and the coast goes with them.
"""

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin, sqrt
from pathlib import Path

from rendering.maps.warp import Point, Spread, monotone

WIDTH, HEIGHT = 1600, 1060
"""The size of the map; positions are in these units."""

ATLAS = Path(__file__).parent / "atlas"

_PARALLELS = radians(29.5), radians(45.5)
_CENTRE_LON, _CENTRE_LAT = radians(-96), radians(38)
_CONE = (sin(_PARALLELS[0]) + sin(_PARALLELS[1])) / 2
_C = cos(_PARALLELS[0]) ** 2 + 2 * _CONE * sin(_PARALLELS[0])
_RADIUS = sqrt(_C - 2 * _CONE * sin(_CENTRE_LAT)) / _CONE

# Conic coordinate, position on the map.
_ACROSS = (
    (-0.45, -90), (-0.40, -10), (-0.356, 80), (-0.207, 305), (-0.12, 455), (-0.057, 550), (0.0, 640),
    (0.034, 715), (0.08, 815), (0.108, 885), (0.131, 950), (0.155, 1015), (0.185, 1100), (0.216, 1195),
    (0.258, 1320), (0.286, 1415), (0.316, 1505), (0.345, 1590), (0.45, 1800),
)  # fmt: skip
_DOWN = (
    (-0.33, -165), (-0.235, -25), (-0.178, 85), (-0.156, 140), (-0.123, 235), (-0.106, 295), (-0.09, 355),
    (-0.076, 420), (-0.06, 495), (-0.046, 560), (-0.03, 630), (-0.013, 695), (0.026, 785), (0.048, 838),
    (0.07, 885), (0.1, 935), (0.145, 1000), (0.22, 1070), (0.3, 1140),
)  # fmt: skip


def project(lon: float, lat: float) -> Point:
    """Where a place lies on the map."""
    return _spread().moved(stretch(lon, lat))


def stretch(lon: float, lat: float) -> Point:
    """The conic projection with its two curves, before the cities are spread."""
    angle = _CONE * (radians(lon) - _CENTRE_LON)
    radius = sqrt(_C - 2 * _CONE * sin(radians(lat))) / _CONE
    return _across()(radius * sin(angle)), _down()(radius * cos(angle) - _RADIUS)


@cache
def _across() -> Callable[[float], float]:
    return monotone(_ACROSS)


@cache
def _down() -> Callable[[float], float]:
    return monotone(_DOWN)


@cache
def _spread() -> Spread:
    return Spread(ATLAS / "spread.json")
