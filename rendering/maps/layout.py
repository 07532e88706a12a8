"""Where everything on a map goes: cities, routes that keep clear of them, costs and names.

Found once for each board, by trying places and keeping those that collide least.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from math import dist
from typing import Protocol

from rendering.drawing.geometry import Line, Point
from rendering.maps.atlas import Atlas
from rendering.maps.chips import ChipStops
from rendering.maps.names import Name, NamePlaces
from rendering.maps.routes import bowed, clearest

Places = dict[str, Point]
"""Longitude and latitude by name."""
Routes = dict[str, tuple[str, str]]
"""The ends of each route, by its name."""


class Naming(Protocol):
    """Where the names of cities could stand."""

    def chosen(self, chips: dict[str, Point]) -> dict[str, Name]:
        """A name for each city, clear of these chips."""


NamedBy = Callable[[Atlas, dict[str, Point], dict[str, Line], Callable[[str], str]], Naming]
"""Finds where names could stand, on an atlas, beside cities and routes, by what a city is called."""


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
    atlas: Atlas,
    places: Places,
    routes: Routes,
    called: Callable[[str], str] = str,
    naming: NamedBy = NamePlaces,
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
        if at_home and route in atlas.bent:
            curves[route] = bowed(cities[a], cities[b], atlas.bent[route])
        else:
            curves[route] = clearest(atlas, cities[a], cities[b], others, list(curves.values()))
    stops, places_of_names = ChipStops(atlas, cities, curves), naming(atlas, cities, curves, called)
    chips = stops.chosen([])
    for _ in range(2):  # costs make room for names, and names for costs
        names = places_of_names.chosen(chips)
        chips = stops.chosen([name.box for name in names.values()])
    return MapLayout(cities, curves, chips, names, at_home)


def _fitted(atlas: Atlas, places: Places) -> dict[str, Point]:
    """The cities of another country as far apart as the map allows."""
    left, right, down = atlas.margins
    lons, lats = [lon for lon, _ in places.values()], [-lat for _, lat in places.values()]

    def spread(value: float, values: list[float], low: float, high: float) -> float:
        return low + (value - min(values)) / (max(values) - min(values) or 1) * (high - low)

    return {
        name: (
            spread(lon, lons, left, atlas.width - right),
            spread(-lat, lats, down, atlas.height - down),
        )
        for name, (lon, lat) in places.items()
    }
