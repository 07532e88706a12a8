"""Boards of one's own as crowded as they may be."""

import json

import pytest

from games.engine.match import Match, set_up
from games.great_western import GAME
from rendering.scene import Scene
from tests.marks import rarely
from tests.rendering.crowded import LAYOUTS, drawn_in_time, links, names

CITIES, LINKS = 40, 64


@pytest.mark.parametrize("layout", rarely(LAYOUTS, ["heap"]))
def test_a_board_as_crowded_as_it_may_be_is_drawn_in_time(layout: str) -> None:
    points, called, people = LAYOUTS[layout](CITIES), names(CITIES), ["Ann", "Ben", "Cleo"]
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
    board = GAME.own_board(json.dumps(figures).encode())
    setting = set_up("great-western", people, "crowded", board=board)
    assert drawn_in_time(Scene("great-western", GAME.view(Match(setting).state, None), people))
