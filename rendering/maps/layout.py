"""Where everything on a map goes: cities, routes that keep clear of them, costs and names.

Found once for each board, by trying places and keeping those that collide least.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from math import dist

from rendering.drawing.geometry import Line, Point
from rendering.maps.atlas import Atlas
from rendering.maps.chips import ChipStops
from rendering.maps.names import Name, NamePlaces
from rendering.maps.routes import clearest

Places = dict[str, Point]
"""Longitude and latitude by name."""
Routes = dict[str, tuple[str, str]]
"""The ends of each route, by its name."""

MARGIN_LEFT, MARGIN_RIGHT, MARGIN_DOWN = 120.0, 220.0, 90.0
"""What a country that is not the atlas' own leaves free: at the right a name fits beside its city."""


@dataclass(frozen=True)
class MapLayout:
    """A map laid out in its own units. One of another country than the atlas' is not `at_home`."""

    cities: dict[str, Point]
    curves: dict[str, Line]
    chips: dict[str, Point]
    names: dict[str, Name]
    at_home: bool

    def middle(self, route: str) -> Point:
        """The point half-way along a route."""
        curve = self.curves[route]
        return curve[len(curve) // 2]


def lay_out_map(
    atlas: Atlas, places: Places, routes: Routes, called: Callable[[str], str] = str
) -> MapLayout:
    """The layout of a board's places on a map: where they are, or all over it if they are elsewhere
    or would hide each other. Each stands there as it is `called`."""
    cities = {name: atlas.project(*place) for name, place in places.items()}
    apart = all(dist(a, b) > atlas.city for a, b in combinations(cities.values(), 2))
    at_home = apart and all(atlas.has(city) for city in cities.values())
    if not at_home:
        cities = _fitted(atlas, places)
    curves: dict[str, Line] = {}
    for route in sorted(routes, key=lambda route: dist(*(cities[end] for end in routes[route]))):
        a, b = routes[route]
        others = [at for name, at in cities.items() if name not in (a, b)]
        curves[route] = clearest(atlas, cities[a], cities[b], others, list(curves.values()))
    stops, places_of_names = ChipStops(atlas, cities, curves), NamePlaces(atlas, cities, curves, called)
    chips = stops.chosen([])
    for _ in range(2):  # costs make room for names, and names for costs
        names = places_of_names.chosen(chips)
        chips = stops.chosen([name.box for name in names.values()])
    return MapLayout(cities, curves, chips, names, at_home)


def _fitted(atlas: Atlas, places: Places) -> dict[str, Point]:
    """The cities of another country as far apart as the map allows."""
    lons, lats = [lon for lon, _ in places.values()], [-lat for _, lat in places.values()]

    def spread(value: float, values: list[float], low: float, high: float) -> float:
        return low + (value - min(values)) / (max(values) - min(values) or 1) * (high - low)

    return {
        name: (
            spread(lon, lons, MARGIN_LEFT, atlas.width - MARGIN_RIGHT),
            spread(-lat, lats, MARGIN_DOWN, atlas.height - MARGIN_DOWN),
        )
        for name, (lon, lat) in places.items()
    }
