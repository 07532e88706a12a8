"""Where everything on the map goes, in either form."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

from games.steel_driver.board import Board
from rendering.drawing.geometry import Line, Point
from rendering.maps.atlas import Atlas
from rendering.maps.layout import MapLayout, NamedBy, Naming, Places, Routes, lay_out_map
from rendering.maps.names import NamePlaces
from rendering.maps.pieces import TIE_EVERY
from rendering.maps.spots import NameSpots, is_named
from rendering.scene import Form, Scene
from rendering.steel_driver.atlas import ATLAS, UPRIGHT

TRACK = 22.0
"""As wide as a link is, with its edges."""


@dataclass(frozen=True, eq=False)
class Plan:
    """The map in a form: its atlas, the size of the cities' names and how these find their places, and the
    radius of the number of a choice, with the size of its figures; how far apart the ties of a free route
    are."""

    atlas: Atlas
    name: float
    naming: NamedBy
    number: tuple[float, float]
    ties: float


def _wide_names(
    atlas: Atlas, cities: dict[str, Point], curves: dict[str, Line], called: Callable[[str], str]
) -> Naming:
    """As placed by hand; on a board of somebody's own, where there is room for more names, in less time."""
    if all(is_named(atlas, city, at) for city, at in cities.items()):
        return NameSpots(28.0, TRACK, (), atlas, cities, curves, called)
    return NamePlaces(atlas, cities, curves, called)


WIDE_PLAN = Plan(ATLAS, 28.0, _wide_names, (20.0, 28.0), TIE_EVERY)
UPRIGHT_PLAN = Plan(UPRIGHT, 22.0, partial(NameSpots, 22.0, TRACK, ()), (18.0, 26.0), 27.0)


def plan_of(scene: Scene) -> Plan:
    """The plan of a scene's form."""
    return UPRIGHT_PLAN if scene.form is Form.PHONE else WIDE_PLAN


@lru_cache(maxsize=8)
def lay_out(board: Board, plan: Plan = WIDE_PLAN) -> MapLayout:
    """The layout of a board."""
    return lay_out_map(plan.atlas, places(board), routes(board), naming=plan.naming)


def places(board: Board) -> Places:
    """Where the cities are."""
    return {name: (place.lon, place.lat) for name, place in board.places.items()}


def routes(board: Board) -> Routes:
    """What the routes connect."""
    return {name: (route.a, route.b) for name, route in board.routes.items()}
