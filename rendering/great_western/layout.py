"""Where everything on the map goes."""

from functools import lru_cache

from games.engine.words import words
from games.great_western import GAME
from games.great_western.board import Board
from rendering.great_western.atlas import ATLAS
from rendering.maps.layout import MapLayout, Places, Routes, lay_out_map


@lru_cache(maxsize=8)
def lay_out(board: Board, locale: str = "en") -> MapLayout:
    """The layout of a board, ferries included, with the names that a language has for its cities."""
    return lay_out_map(ATLAS, places(board), routes(board), words(locale, GAME.name).place)


def places(board: Board) -> Places:
    """Where the cities are."""
    return {name: (city.lon, city.lat) for name, city in board.cities.items()}


def routes(board: Board) -> Routes:
    """What links and ferries connect."""
    return {name_of(row.between): row.between for row in (*board.links, *board.ferries)}


def name_of(ends: tuple[str, str]) -> str:
    """A link by its ends, whichever way round."""
    return "-".join(sorted(ends))
