"""From longitude and latitude to a plane; what a map makes of it then is its atlas' matter."""

from collections.abc import Callable
from math import cos, radians, sin, sqrt

from rendering.drawing.geometry import Point

Projection = Callable[[float, float], Point]


def plain(lon: float, lat: float) -> Point:
    """Degrees as they are, north at the top: good enough for a country of a few degrees."""
    return lon, -lat


def conic(parallels: tuple[float, float], centre: Point) -> Projection:
    """Albers' conic projection, true to area, for a continent: by its two standard parallels and its
    centre."""
    south, north = (radians(parallel) for parallel in parallels)
    middle_lon, middle_lat = (radians(angle) for angle in centre)
    cone = (sin(south) + sin(north)) / 2
    whole = cos(south) ** 2 + 2 * cone * sin(south)
    middle = sqrt(whole - 2 * cone * sin(middle_lat)) / cone

    def project(lon: float, lat: float) -> Point:
        angle = cone * (radians(lon) - middle_lon)
        radius = sqrt(whole - 2 * cone * sin(radians(lat))) / cone
        return radius * sin(angle), radius * cos(angle) - middle

    return project
