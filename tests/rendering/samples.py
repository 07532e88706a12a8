"""`make samples`: the README's pictures."""

from pathlib import Path

from rendering import render
from rendering.themes import COLOURBLIND, DARK, LIGHT
from tests.rendering.matches import match_at, scene_of

FOLDER = Path(__file__).parents[2] / "rendering" / "samples"
SAMPLES = (("crowded", DARK, "en"), ("coast-to-coast", LIGHT, "fr"), ("claiming", COLOURBLIND, "en"))


def main() -> None:
    for moment, theme, locale in SAMPLES:
        scene = scene_of(match_at(moment), theme, locale, width=1000)
        (FOLDER / f"{moment}.png").write_bytes(render(scene))


if __name__ == "__main__":
    main()
