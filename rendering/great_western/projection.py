"""From longitude and latitude to the map of southern England and South Wales."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from rendering.maps.warp import Point, Spread, monotone

WIDTH, HEIGHT = 1600, 960
"""The size of the map; positions are in these units."""

ATLAS = Path(__file__).parent / "atlas"

# Longitude or latitude, position on the map: Cornwall and the way to London are squeezed.
_ACROSS = (
    (-6.3, -120), (-5.75, -10), (-5.54, 60), (-5.05, 170), (-4.14, 330), (-3.78, 420), (-3.53, 500),
    (-3.1, 640), (-2.6, 800), (-2.36, 900), (-2.2, 965), (-1.8, 1100), (-1.4, 1240), (-1.26, 1290),
    (-0.97, 1380), (-0.13, 1535), (0.4, 1610), (1.6, 1760),
)  # fmt: skip
_DOWN = (
    (-52.4, -160), (-52.1, -30), (-51.86, 75), (-51.75, 130), (-51.59, 215), (-51.48, 285), (-51.38, 360),
    (-51.27, 430), (-51.08, 540), (-50.94, 620), (-50.72, 720), (-50.61, 775), (-50.37, 850), (-50.12, 910),
    (-49.9, 965), (-49.7, 1010),
)  # fmt: skip


def project(lon: float, lat: float) -> Point:
    """Where a place lies on the map."""
    return _spread().moved(stretch(lon, lat))


def stretch(lon: float, lat: float) -> Point:
    """The two curves, before the cities are spread."""
    return _across()(lon), _down()(-lat)


@cache
def _across() -> Callable[[float], float]:
    return monotone(_ACROSS)


@cache
def _down() -> Callable[[float], float]:
    return monotone(_DOWN)


@cache
def _spread() -> Spread:
    return Spread(ATLAS / "spread.json")
