"""Boards of one's own as crowded as they may be."""

import json

import pytest

from rendering import draw
from tests.marks import rarely
from tests.rendering.crowded import LAYOUTS, links, names, opening, unwritten
from tests.rendering.legible import outside

CITIES, LINKS = 40, 64


def board(layout: str) -> bytes:
    points, called = LAYOUTS[layout](CITIES), names(CITIES)
    figures = {
        "game": "great-western",
        "name": "Crowded",
        "provenance": {},
        "start": called[0],
        "trains": ["CCWWC"] * 4,
        "cities": [
            {"name": name, "points": 50, "lon": -5.4 + 5 * x, "lat": 50.2 + 1.6 * y}
            for name, (x, y) in zip(called, points, strict=True)
        ],
        "links": [{"between": [called[a], called[b]], "cost": 20} for a, b in links(points, LINKS)],
        "ferries": [],
    }
    return json.dumps(figures).encode()


@pytest.mark.parametrize("layout", rarely(LAYOUTS, ["heap"]))
def test_a_board_as_crowded_as_it_may_be_is_drawn_whole(layout: str) -> None:
    canvas = draw(opening("great-western", board(layout)))
    assert unwritten(canvas, names(CITIES)) == []
    assert [text for text in outside(canvas) if "M" in text] == []
