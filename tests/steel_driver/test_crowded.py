"""Boards of one's own as crowded as they may be, and more crowded ones."""

import json
from collections import Counter
from typing import Any

import pytest

from games.engine.errors import BadInput
from games.steel_driver import GAME
from games.steel_driver.components import Goods
from rendering import draw
from tests.marks import rarely
from tests.rendering.crowded import LAYOUTS, links, names, opening, unwritten

PLACES, ROUTES = 56, 120
KINDS = [goods.value for goods in Goods]


def board(layout: str, places: int = PLACES, routes: int = ROUTES) -> dict[str, Any]:
    points, called = LAYOUTS[layout](places), names(places)
    rows = [
        {"name": name, "start": number < 3, "value": 200, "goods": KINDS[number % len(KINDS)],
         "lon": -122 + 50 * x, "lat": 30 + 16 * y}
        for number, (name, (x, y)) in enumerate(zip(called, points, strict=True))
    ]  # fmt: skip
    return {
        "game": "steel-driver",
        "name": "Crowded",
        "provenance": {},
        "transcontinental": called[:2],
        "goods": Counter(row["goods"] for row in rows),
        "places": rows,
        "routes": [{"between": [called[a], called[b]], "cost": 20} for a, b in links(points, routes)],
    }


def refusal(figures: dict[str, Any]) -> str:
    with pytest.raises(BadInput) as refused:
        GAME.own_board(json.dumps(figures).encode())
    assert refused.value.figures["line"] == 1
    return refused.value.key


@pytest.mark.parametrize("layout", rarely(LAYOUTS, ["heap"]))
def test_a_board_as_crowded_as_it_may_be_is_drawn_whole(layout: str) -> None:
    assert unwritten(draw(opening("steel-driver", json.dumps(board(layout)).encode())), names(PLACES)) == []


def test_more_than_a_map_has_room_for_is_refused() -> None:
    assert refusal(board("spread", places=PLACES + 1)) == "board-too-many"
    assert refusal(board("spread", routes=ROUTES + 1)) == "board-too-many"


def test_places_over_each_other_are_refused() -> None:
    figures = board("spread")
    figures["places"][7] |= {"lon": figures["places"][8]["lon"], "lat": figures["places"][8]["lat"]}
    assert refusal(figures) == "board-places-too-near"


def test_a_place_with_too_many_neighbours_is_refused() -> None:
    figures = board("spread", routes=PLACES - 1)
    called = [row["name"] for row in figures["places"]]
    figures["routes"] = [{"between": [called[0], name], "cost": 1} for name in called[1:]]
    assert refusal(figures) == "board-many-neighbours"


def test_routes_all_over_the_map_are_refused() -> None:
    figures = board("corners", routes=PLACES - 1)
    called = [row["name"] for row in figures["places"]]
    half = PLACES // 2
    joined = {frozenset(row["between"]) for row in figures["routes"]}
    across = [(called[n], called[half + (n + step) % half]) for n in range(half) for step in (0, 1)]
    figures["routes"] += [{"between": pair, "cost": 1} for pair in across if frozenset(pair) not in joined][
        : ROUTES - len(joined)
    ]
    assert refusal(figures) == "board-routes-too-long"
