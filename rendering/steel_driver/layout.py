"""Where everything on the map goes."""

from functools import lru_cache

from games.steel_driver.board import Board
from rendering.maps.layout import MapLayout, Places, Routes, lay_out_map
from rendering.steel_driver.atlas import ATLAS


@lru_cache(maxsize=8)
def lay_out(board: Board) -> MapLayout:
    """The layout of a board."""
    return lay_out_map(ATLAS, places(board), routes(board))


def places(board: Board) -> Places:
    """Where the cities are."""
    return {name: (place.lon, place.lat) for name, place in board.places.items()}


def routes(board: Board) -> Routes:
    """What the routes connect."""
    return {name: (route.a, route.b) for name, route in board.routes.items()}
