"""Where everything on the map goes, in both forms."""

from dataclasses import dataclass
from functools import lru_cache, partial

from games.engine.words import words
from games.great_western import GAME
from games.great_western.board import Board
from rendering.great_western.atlas import ATLAS, UPRIGHT
from rendering.great_western.places import PHONE, WIDE, Place
from rendering.maps.atlas import Atlas
from rendering.maps.layout import MapLayout, Places, Routes, lay_out_map
from rendering.maps.spots import NameSpots
from rendering.scene import Form, Scene


@dataclass(frozen=True, eq=False)
class Chart:
    """A map by its atlas, how large all at a city is, how wide a link with the track of three players, and
    the size of the cities' names. Of the legend it has those of its title and words, how tall their lines
    are, and how far from its edge signs and words stand."""

    atlas: Atlas
    place: Place
    track: float
    name: float
    title: float
    head: float
    word: float
    row: float
    sign: float
    text: float


CHARTS = {
    Form.WIDE: Chart(ATLAS, WIDE, track=33, name=30, title=46, head=44, word=27, row=47, sign=46, text=88),
    Form.PHONE: Chart(
        UPRIGHT, PHONE, track=37, name=24, title=30, head=28, word=22, row=33, sign=38, text=72
    ),
}


def chart_of(scene: Scene) -> Chart:
    """The map in the form of a scene."""
    return CHARTS[scene.form]


@lru_cache(maxsize=16)
def lay_out(board: Board, locale: str = "en", chart: Chart = CHARTS[Form.WIDE]) -> MapLayout:
    """The layout of a board on a map, ferries included, with the names that a language has for its cities."""
    called, beside = words(locale, GAME.name).place, chart.place.beside
    naming = partial(NameSpots, chart.name, chart.track, beside)
    return lay_out_map(chart.atlas, places(board), routes(board), called, naming)


def places(board: Board) -> Places:
    """Where the cities are."""
    return {name: (city.lon, city.lat) for name, city in board.cities.items()}


def routes(board: Board) -> Routes:
    """What links and ferries connect."""
    return {name_of(row.between): row.between for row in board.rows}


def name_of(ends: tuple[str, str]) -> str:
    """A link by its ends, whichever way round."""
    return "-".join(sorted(ends))
