"""`make samples`: the README's pictures."""

from pathlib import Path

from rendering import render
from rendering.drawing.themes import DARK, LIGHT
from tests.rendering import test_age_of_steam, test_automobile
from tests.rendering.matches import match_at, scene_of

FOLDER = Path(__file__).parents[2] / "rendering" / "samples"


def main() -> None:
    steam, cars = test_age_of_steam.played("full"), test_automobile.match_at("crowded")
    scenes = {
        "steel-driver": scene_of(match_at("crowded"), DARK, width=1000),
        "age-of-steam": test_age_of_steam.scene_of(steam, LIGHT, "fr", width=1000),
        "automobile": test_automobile.scene_of(cars, DARK, width=1000),
    }
    for name, scene in scenes.items():
        (FOLDER / f"{name}.png").write_bytes(render(scene))


if __name__ == "__main__":
    main()
