"""Where everything on the map goes."""

from functools import lru_cache

from games.great_western.board import Board
from rendering.great_western.pieces import CITY
from rendering.great_western.projection import HEIGHT, WIDTH, project
from rendering.maps.layout import Ground, MapLayout, fitted, lay_out_map

AROUND = CITY + 28  # with the pieces that stand around a city
GROUND = Ground(WIDTH, HEIGHT, AROUND)


@lru_cache(maxsize=8)
def lay_out(board: Board) -> MapLayout:
    """The layout of a board, ferries included."""
    cities = {name: project(city.lon, city.lat) for name, city in board.cities.items()}
    if not is_on_map(board):
        cities = fitted(GROUND, {name: (city.lon, city.lat) for name, city in board.cities.items()})
    return lay_out_map(
        GROUND, cities, {name_of(row.between): row.between for row in (*board.links, *board.ferries)}
    )


@lru_cache(maxsize=8)
def is_on_map(board: Board) -> bool:
    """Whether a board's cities all lie on our map; one of another country has plain ground."""
    places = [project(city.lon, city.lat) for city in board.cities.values()]
    return all(CITY < x < WIDTH - CITY and CITY < y < HEIGHT - CITY for x, y in places)


def name_of(ends: tuple[str, str]) -> str:
    """A link by its ends, whichever way round."""
    return "-".join(sorted(ends))
