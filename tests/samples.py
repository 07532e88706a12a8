"""`make samples`: the README's pictures."""

from dataclasses import replace
from pathlib import Path

from rendering import in_form, render
from rendering.drawing.themes import DARK, LIGHT
from rendering.scene import Form, Scene
from tests.age_of_steam import matches as steam
from tests.automobile import matches as cars
from tests.great_western import matches as western
from tests.rendering.scenes import scene_of
from tests.steel_driver import matches as rails

PHONE = 400
FOLDER = Path(__file__).parents[1] / "rendering" / "samples"


def drawn() -> dict[str, bytes]:
    """Each as it is drawn now, by its name."""
    scenes = {
        "steel-driver": scene_of(rails.match_at("crowded"), DARK, width=1000),
        "age-of-steam": scene_of(steam.played("full"), LIGHT, "fr", width=1000),
        "automobile": scene_of(cars.match_at("crowded"), DARK, width=1000),
        "steel-driver-phone": upright(scene_of(rails.match_at("crowded"), DARK)),
        "great-western-phone": upright(scene_of(western.match_at(40), LIGHT)),
    }
    return {name: render(scene) for name, scene in scenes.items()}


def upright(scene: Scene) -> Scene:
    """As a phone shows it."""
    return replace(in_form(scene, Form.PHONE), width=PHONE)


def main() -> None:
    for name, picture in drawn().items():
        (FOLDER / f"{name}.png").write_bytes(picture)


if __name__ == "__main__":
    main()
