"""Colours, by theme. Besides colour every owner has a pattern, so that none depends on it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType

RGB = tuple[int, int, int]


@dataclass(frozen=True, eq=False)
class Theme:
    """The colours of a picture. `pieces` are those of the things in a game, by name."""

    name: str
    ground: RGB
    panel: RGB
    panel_edge: RGB
    text: RGB
    muted: RGB
    accent: RGB
    halo: RGB
    sea: RGB
    land: RGB
    neighbours: RGB
    lines: RGB
    border: RGB
    river: RGB
    relief_light: RGB
    relief_dark: RGB
    route: RGB
    route_edge: RGB
    chip: RGB
    chip_text: RGB
    pieces: Mapping[str, RGB]

    def __reduce__(self) -> tuple[Callable[[str], "Theme"], tuple[str]]:
        """Pickled by name: in another process it is that one's own theme, under which things are cached."""
        return theme_named, (self.name,)

    def ink_on(self, fill: RGB) -> RGB:
        """Black or white, whichever reads better on a colour."""
        return INK if luminance(fill) > 0.19 else PAPER


INK: RGB = (20, 20, 24)
PAPER: RGB = (252, 250, 244)


def theme_named(name: str) -> Theme:
    """One of the `THEMES`."""
    return THEMES[name]


def rgb(code: str) -> RGB:
    """`#aabbcc` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


@lru_cache(maxsize=1024)
def luminance(colour: RGB) -> float:
    """How bright a colour looks, from 0 to 1."""
    red, green, blue = ((value / 255) ** 2.2 for value in colour)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


@lru_cache(maxsize=4096)
def mix(a: RGB, b: RGB, share: float) -> RGB:
    """A colour between two others."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def _pieces(**codes: str) -> Mapping[str, RGB]:
    return MappingProxyType({name: rgb(code) for name, code in codes.items()})


_PIECES = _pieces(
    red="#d5342d", yellow="#f4c71b", green="#2f9e51", blue="#2f6fd0", grey="#99a1a8", brown="#8a5a34",
    purple="#8e4fb5", black="#2c2b31", white="#f6f4ec", silver="#b9c2ca", orange="#ee8420", pink="#ec86b4",
)  # fmt: skip

DARK = Theme(
    name="dark",
    ground=rgb("#16191f"),
    panel=rgb("#22272f"),
    panel_edge=rgb("#3a424d"),
    text=rgb("#f3f0e8"),
    muted=rgb("#a9b1bb"),
    accent=rgb("#ffd166"),
    halo=rgb("#14181d"),
    sea=rgb("#1d3245"),
    land=rgb("#3e4a42"),
    neighbours=rgb("#2b333a"),
    lines=rgb("#505d53"),
    border=rgb("#6d776c"),
    river=rgb("#315671"),
    relief_light=rgb("#56635a"),
    relief_dark=rgb("#2f3933"),
    route=rgb("#b9bfb6"),
    route_edge=rgb("#22292a"),
    chip=rgb("#efe9d8"),
    chip_text=INK,
    pieces=_PIECES,
)

LIGHT = Theme(
    name="light",
    ground=rgb("#efece4"),
    panel=rgb("#fbfaf6"),
    panel_edge=rgb("#cfc8b8"),
    text=rgb("#1f2126"),
    muted=rgb("#5f646c"),
    accent=rgb("#c2410c"),
    halo=rgb("#fbf7ea"),
    sea=rgb("#b7d2de"),
    land=rgb("#f0e6cb"),
    neighbours=rgb("#dcd6c6"),
    lines=rgb("#d3c6a4"),
    border=rgb("#b0a079"),
    river=rgb("#93bdd2"),
    relief_light=rgb("#e2d3ab"),
    relief_dark=rgb("#c3b084"),
    route=rgb("#6d6656"),
    route_edge=rgb("#fbf6e6"),
    chip=rgb("#33363d"),
    chip_text=PAPER,
    pieces=_PIECES,
)

_SAFE_PIECES = _pieces(
    red="#d55e00", yellow="#f0e442", green="#009e73", blue="#3f8fe0", grey="#b4b4b4", brown="#6e3d12",
    purple="#cc79a7", black="#1f1f24", white="#ffffff", silver="#c4ccd4", orange="#e69f00", pink="#e58fb8",
)  # fmt: skip
COLOURBLIND = replace(DARK, name="colourblind", pieces=_SAFE_PIECES)

THEMES = {theme.name: theme for theme in (DARK, LIGHT, COLOURBLIND)}
