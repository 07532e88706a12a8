"""The ground of the map of the United States."""

import json
from functools import cache

from rendering.maps.terrain import Layers, Line
from rendering.steel_driver.projection import ATLAS, project

LEAST_RIVER = 2


@cache
def layers() -> Layers:
    """The outlines, projected."""
    data = json.loads((ATLAS / "outlines.json").read_text())

    def projected(line: list[list[float]]) -> Line:
        return [project(lon, lat) for lon, lat in line]

    return Layers(
        land=[projected(ring) for ring in data["usa"]],
        neighbours=[projected(ring) for ring in data["land"]],
        lines=[projected(line) for line in data["state_lines"]],
        borders=[projected(line) for line in data["borders"]],
        rivers=[(r["weight"], projected(r["course"])) for r in data["rivers"] if r["weight"] >= LEAST_RIVER],
        lakes=[
            (projected(lake["shore"]), [projected(ring) for ring in lake["islands"]])
            for lake in data["lakes"]
        ],
        ranges=[(chain["weight"], projected(chain["spine"])) for chain in data["ranges"]],
    )
