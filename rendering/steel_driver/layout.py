"""Where everything on the map goes."""

from functools import lru_cache

from games.steel_driver.board import Board
from rendering.maps.layout import Box, Ground, MapLayout, fitted, lay_out_map
from rendering.steel_driver.projection import HEIGHT, WIDTH, project

CITY = 31.0  # the radius of a city
LEGEND: Box = (1404.0, 850.0, 1600.0, 1060.0)
GROUND = Ground(WIDTH, HEIGHT, CITY, (LEGEND,))


@lru_cache(maxsize=8)
def lay_out(board: Board) -> MapLayout:
    """The layout of a board."""
    cities = {name: project(place.lon, place.lat) for name, place in board.places.items()}
    if not is_on_map(board):
        cities = fitted(GROUND, {name: (place.lon, place.lat) for name, place in board.places.items()})
    return lay_out_map(GROUND, cities, {name: (route.a, route.b) for name, route in board.routes.items()})


@lru_cache(maxsize=8)
def is_on_map(board: Board) -> bool:
    """Whether a board's cities all lie on our map; one of another country has plain ground."""
    places = [project(place.lon, place.lat) for place in board.places.values()]
    return all(CITY < x < WIDTH - CITY and CITY < y < HEIGHT - CITY for x, y in places)
