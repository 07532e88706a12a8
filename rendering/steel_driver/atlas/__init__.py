"""The map of the continental United States: the crowded east is stretched, the rest squeezed."""

from pathlib import Path

from rendering.maps.atlas import Atlas
from rendering.maps.projection import conic

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

ATLAS = Atlas(
    folder=Path(__file__).parent,
    width=1600,
    height=1060,
    projection=conic(parallels=(29.5, 45.5), centre=(-96, 38)),
    across=_ACROSS,
    down=_DOWN,
    city=31,
    free=((1404, 850, 1600, 1060),),  # the corner of the sea in which the legend stands
)
