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
    free=((1404, 716, 1600, 1060),),  # the corner of the sea in which the legend stands
)
_UPRIGHT_ACROSS = (
    (-0.450, -15), (-0.339, 85), (-0.316, 111), (-0.185, 141), (-0.139, 179), (-0.088, 226), (0.009, 280),
    (0.032, 340), (0.084, 398), (0.112, 455), (0.133, 514), (0.167, 580), (0.213, 647), (0.260, 700),
    (0.286, 735), (0.316, 764), (0.450, 885),
)  # fmt: skip
_UPRIGHT_DOWN = (
    (-0.330, -264), (-0.178, 41), (-0.136, 102), (-0.099, 172), (-0.084, 275), (-0.065, 421), (-0.042, 582),
    (-0.019, 720), (0.031, 821), (0.048, 895), (0.065, 951), (0.088, 994), (0.124, 1027), (0.142, 1056),
    (0.300, 1198),
)  # fmt: skip

UPRIGHT = Atlas(
    folder=Path(__file__).parent,
    width=800,
    height=1150,
    projection=ATLAS.projection,
    across=_UPRIGHT_ACROSS,
    down=_UPRIGHT_DOWN,
    city=25,
    chip=16,
    placed={
        "Boston": (764, 77), "Albany": (641, 48), "New York": (727, 202), "Philadelphia": (750, 369),
        "Baltimore": (764, 625), "Richmond": (702, 805), "Buffalo": (601, 171), "Pittsburgh": (700, 486),
        "Cleveland": (558, 424), "Columbus": (603, 553), "Cincinnati": (607, 715), "Detroit": (505, 248),
        "Chicago": (447, 358), "Milwaukee": (454, 157), "Indianapolis": (475, 615), "St. Louis": (392, 718),
        "Louisville": (491, 798), "Nashville": (538, 918), "Memphis": (408, 899), "Atlanta": (659, 965),
        "Charleston": (758, 1049), "Mobile": (479, 1034), "New Orleans": (349, 1047),
        "Houston": (218, 1065), "Minneapolis": (328, 144), "Bismarck": (228, 75), "Des Moines": (403, 478),
        "Omaha": (281, 411), "Kansas City": (256, 743), "Dallas": (260, 939), "Denver": (239, 608),
        "Santa Fe": (173, 838), "El Paso": (113, 986), "Salt Lake City": (174, 414), "Helena": (111, 160),
        "Portland": (47, 41), "San Francisco": (85, 529), "Los Angeles": (113, 721),
    },
    named={
        "Boston": (-32, -36, 1), "Albany": (-58, 20, 1), "New York": (41, -40, 2),
        "Philadelphia": (-94, 0, 1), "Baltimore": (-71, -20, 1), "Richmond": (-72, 20, 1),
        "Buffalo": (-60, 0, 1), "Pittsburgh": (-79, 0, 1), "Cleveland": (76, -22, 1),
        "Columbus": (76, 22, 1), "Cincinnati": (0, 42, 1), "Detroit": (0, -36, 1), "Chicago": (64, 0, 1),
        "Milwaukee": (40, -36, 1), "Indianapolis": (81, 20, 1), "St. Louis": (-44, -40, 2),
        "Louisville": (70, 0, 1), "Nashville": (60, -28, 1), "Memphis": (-67, -20, 1),
        "Atlanta": (-32, 36, 1), "Charleston": (-68, 28, 1), "Mobile": (49, 28, 1),
        "New Orleans": (44, 36, 1), "Houston": (57, 28, 1), "Minneapolis": (44, -36, 1),
        "Bismarck": (62, -28, 1), "Des Moines": (-64, 0, 2), "Omaha": (70, -26, 1),
        "Kansas City": (39, 60, 2), "Dallas": (46, -28, 1), "Denver": (-56, 24, 1),
        "Santa Fe": (-54, 26, 2), "El Paso": (-32, 36, 1), "Salt Lake City": (-73, -9, 2),
        "Helena": (70, 26, 1), "Portland": (66, -20, 1), "San Francisco": (-33, 67, 2),
        "Los Angeles": (-63, -26, 2),
    },
    bent={
        "Boston-Albany": -0.08, "Boston-New York": 0.15, "New York-Philadelphia": -0.08,
        "Philadelphia-Baltimore": -0.08, "Philadelphia-Buffalo": -0.08, "Philadelphia-Pittsburgh":
        -0.15, "Baltimore-Pittsburgh": 0.08, "Buffalo-Cleveland": -0.08, "Buffalo-Pittsburgh": -0.22,
        "Buffalo-Detroit": -0.15, "Pittsburgh-Cleveland": 0.15, "Pittsburgh-Columbus": -0.08,
        "Cleveland-Detroit": 0.15, "Cleveland-Columbus": 0.22, "Columbus-Cincinnati": -0.15,
        "Cincinnati-Indianapolis": -0.22, "Cincinnati-Louisville": 0.15, "Richmond-Cincinnati": 0.22,
        "Cleveland-Chicago": -0.15, "Indianapolis-Chicago": 0.08, "Chicago-St. Louis": -0.08,
        "Chicago-Minneapolis": 0.08, "Indianapolis-St. Louis": -0.08, "Atlanta-Mobile": 0.08,
        "Memphis-St. Louis": 0.08, "Memphis-Kansas City": 0.22, "Memphis-Dallas": -0.15,
        "Dallas-Kansas City": -0.08, "Kansas City-Omaha": 0.08, "Omaha-Des Moines": -0.22,
        "Des Moines-Minneapolis": 0.08, "Omaha-Minneapolis": 0.0, "Omaha-Bismarck": 0.0,
        "Denver-Salt Lake City": -0.08, "Denver-Helena": 0.08, "Helena-Salt Lake City": -0.03,
        "Helena-Portland": 0.08, "Salt Lake City-Portland": -0.06, "San Francisco-Los Angeles": -0.12,
        "Los Angeles-El Paso": 0.15, "San Francisco-Portland": -0.09, "Salt Lake City-Los Angeles": -0.02,
        "Santa Fe-El Paso": -0.08,
    },
    margins=(100, 100, 70),
    spread="spread_upright.json",
    plain=True,
)  # fmt: skip
"""The same country upright: taller than it is, and its crowded parts spread all over the map."""
