"""The ground of the map of southern England and South Wales."""

import json
from functools import cache

from rendering.great_western.projection import ATLAS, project
from rendering.maps.terrain import Layers, Line


@cache
def layers() -> Layers:
    """The outlines, projected."""
    data = json.loads((ATLAS / "outlines.json").read_text())

    def projected(line: list[list[float]]) -> Line:
        return [project(lon, lat) for lon, lat in line]

    return Layers(
        land=[projected(ring) for ring in data["land"]],
        lines=[projected(line) for line in data["counties"]],
        rivers=[(river["weight"], projected(river["course"])) for river in data["rivers"]],
        ranges=[(chain["weight"], projected(chain["spine"])) for chain in data["hills"]],
    )
