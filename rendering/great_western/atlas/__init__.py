"""The map of southern England and South Wales, tilted so that Cornwall lies beside Dorset and not below it:
else a third of it would be sea. Upright it is not: there Cornwall has room below."""

from pathlib import Path

from rendering.drawing.geometry import Point
from rendering.maps.atlas import Atlas
from rendering.maps.projection import plain

TILT, MERIDIAN = 0.17, -3.0
"""How far the map leans, in degrees of latitude for one of longitude, and the meridian that stays."""


def tilted(lon: float, lat: float) -> Point:
    """Degrees, north at the top, the west raised."""
    return lon, TILT * (lon - MERIDIAN) - lat


# Longitude or tilted southern latitude, position on the map.
_ACROSS = (
    (-6.3, -140), (-5.54, 75), (-5.05, 210), (-4.1, 330), (-3.78, 370), (-3.55, 465), (-3.14, 615),
    (-3.0, 680), (-2.6, 800), (-2.4, 890), (-2.2, 930), (-1.85, 1045), (-1.35, 1240), (-0.97, 1395),
    (-0.13, 1530), (0.4, 1625), (1.6, 1800),
)  # fmt: skip
_DOWN = (
    (-52.6, -200), (-51.95, -20), (-51.73, 110), (-51.6, 180), (-51.5, 245), (-51.36, 315), (-51.27, 370),
    (-51.11, 450), (-51.03, 500), (-50.88, 605), (-50.8, 645), (-50.62, 745), (-50.53, 790), (-50.4, 845),
    (-50.2, 905), (-49.7, 1010),
)  # fmt: skip

ATLAS = Atlas(
    folder=Path(__file__).parent,
    width=1600,
    height=872,
    projection=tilted,
    across=_ACROSS,
    down=_DOWN,
    city=43,
    around_city=6,
    free=((22, 22, 240, 394),),
    placed={
        "Penzance": (84, 776), "Truro": (232, 732), "Plymouth": (392, 776), "Exeter": (530, 660),
        "Barnstaple": (290, 452), "Taunton": (618, 512), "Yeovil": (778, 614), "Weymouth": (834, 780),
        "Bournemouth": (992, 776), "Southampton": (1206, 736), "Winchester": (1302, 606),
        "Salisbury": (1056, 620), "Westbury": (900, 490), "Bath": (980, 348), "Bristol": (820, 306),
        "Gloucester": (960, 118), "Newport": (690, 132), "Cardiff": (614, 276), "Bridgend": (452, 250),
        "Port Talbot": (330, 140), "Swindon": (1144, 286), "Newbury": (1212, 440), "Reading": (1374, 352),
        "Oxford": (1322, 172), "London": (1526, 486),
    },
)  # fmt: skip

_UPRIGHT_ACROSS = (
    (-6.3, -90), (-5.54, 60), (-5.05, 105), (-4.1, 150), (-3.78, 165), (-3.55, 185), (-3.14, 235),
    (-3.0, 260), (-2.6, 345), (-2.36, 420), (-2.2, 455), (-1.85, 525), (-1.35, 610), (-0.97, 675),
    (-0.13, 755), (0.4, 830), (1.6, 1000),
)  # fmt: skip
_UPRIGHT_DOWN = (
    (-52.6, -300), (-51.95, 20), (-51.86, 75), (-51.75, 105), (-51.59, 160), (-51.5, 260), (-51.45, 320),
    (-51.38, 420), (-51.27, 530), (-51.08, 625), (-50.94, 700), (-50.72, 815), (-50.61, 880), (-50.37, 930),
    (-50.26, 985), (-50.12, 1040), (-49.7, 1250),
)  # fmt: skip

UPRIGHT = Atlas(
    folder=Path(__file__).parent,
    width=800,
    height=1160,
    projection=plain,
    across=_UPRIGHT_ACROSS,
    down=_UPRIGHT_DOWN,
    city=38,
    around_city=5,
    chip=17,
    free=((598, 892, 786, 1148),),
    placed={
        "Penzance": (48, 1082), "Truro": (142, 996), "Plymouth": (245, 924), "Exeter": (230, 756),
        "Barnstaple": (95, 575), "Taunton": (234, 590), "Yeovil": (354, 792), "Weymouth": (368, 956),
        "Bournemouth": (515, 945), "Southampton": (645, 812), "Winchester": (692, 630),
        "Salisbury": (562, 680), "Westbury": (400, 582), "Bath": (436, 425), "Bristol": (342, 328),
        "Gloucester": (390, 85), "Newport": (264, 112), "Cardiff": (222, 344), "Bridgend": (100, 288),
        "Port Talbot": (90, 106), "Swindon": (490, 215), "Newbury": (562, 452), "Reading": (590, 296),
        "Oxford": (736, 90), "London": (758, 468),
    },
    margins=(70, 70, 80),
    spread="spread_upright.json",
)  # fmt: skip
