"""The map of southern England and South Wales: Cornwall and the way to London are squeezed."""

from pathlib import Path

from rendering.maps.atlas import Atlas
from rendering.maps.projection import plain

# Longitude or southern latitude, position on the map.
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

ATLAS = Atlas(
    folder=Path(__file__).parent,
    width=1600,
    height=960,
    projection=plain,
    across=_ACROSS,
    down=_DOWN,
    city=27,
    around_city=28,  # for the pieces that stand around a city
)
