"""The track tiles: which sections a tile has in any rotation, and how many there are of each."""

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

EDGES = ("N", "NE", "SE", "S", "SW", "NW")
TOWN = len(EDGES)
"""The middle of a town hex, as an end of a section."""

Section = tuple[int, int]
"""Two ends within a hex: edges by their place in `EDGES`, or `TOWN`; the smaller first."""
Sections = frozenset[Section]

SIMPLE = {"straight": (48, "N-S"), "gentle": (55, "N-SE"), "sharp": (7, "N-NE")}
COMPLEX = {
    "cross-straights": (4, "NW-SE NE-SW"),
    "cross-straight-gentle": (4, "N-S SE-SW"),
    "cross-gentles": (3, "NW-S N-SW"),
    "beside-straight-sharp": (1, "N-S SW-NW"),
    "beside-gentles": (1, "NW-S N-SE"),
    "beside-gentle-sharp-a": (1, "N-SE SW-NW"),
    "beside-gentle-sharp-b": (1, "N-SE S-SW"),
}
TOWNS = {
    "town-1": (3, "N"),
    "town-3-adjacent": (2, "N NW NE"),
    "town-3-left": (2, "N S NW"),
    "town-3-right": (2, "N S NE"),
    "town-3-even": (2, "N SW SE"),
}

SUPPLY = {kind: count for table in (SIMPLE, COMPLEX, TOWNS) for kind, (count, _) in table.items()}


def section(a: int, b: int) -> Section:
    """A section by its two ends, whichever way round."""
    return (a, b) if a < b else (b, a)


def read_sections(text: str) -> Sections:
    """`N-S NE-SW`, or the exits of a town, `N SW`."""
    return frozenset(
        section(*(EDGES.index(edge) for edge in part.split("-")))
        if "-" in part
        else (EDGES.index(part), TOWN)
        for part in text.split()
    )


def write_sections(sections: Iterable[Section]) -> str:
    """The notation that `read_sections` reads."""
    return " ".join(EDGES[a] if b == TOWN else f"{EDGES[a]}-{EDGES[b]}" for a, b in sorted(sections))


class Exit(Enum):
    """A side of a hex, for words."""

    N = "N"
    NE = "NE"
    SE = "SE"
    S = "S"
    SW = "SW"
    NW = "NW"

    __hash__ = object.__hash__


class Track(Struct, frozen=True):
    """A section that joins two sides, for words."""

    a: Exit
    b: Exit


class Exits(Struct, frozen=True):
    """What a tile has in its rotation, for words: sections, or the exits of a town. Its text is notation."""

    sides: tuple[Track | Exit, ...]

    def __str__(self) -> str:
        return " ".join(
            side.value if isinstance(side, Exit) else f"{side.a.value}-{side.b.value}" for side in self.sides
        )


def exits_of(sections: Iterable[Section]) -> Exits:
    """The sections of a tile, for words."""
    return Exits(
        tuple(
            Exit(EDGES[a]) if b == TOWN else Track(Exit(EDGES[a]), Exit(EDGES[b]))
            for a, b in sorted(sections)
        )
    )


def turned(sections: Sections, steps: int) -> Sections:
    """The sections of a tile after a rotation."""

    def turn(end: int) -> int:
        return end if end == TOWN else (end + steps) % len(EDGES)

    return frozenset(section(turn(a), turn(b)) for a, b in sections)


def _rotations(table: dict[str, tuple[int, str]]) -> dict[Sections, str]:
    return {
        turned(read_sections(text), steps): kind
        for kind, (_, text) in table.items()
        for steps in range(len(EDGES))
    }


TILE_OF = _rotations(SIMPLE | COMPLEX)
"""The one tile that has these sections; two in a hex may cross or lie side by side."""


def _town_tiles() -> dict[Sections, tuple[str, ...]]:
    """For the exits of a town: town tiles for one and three, others with a disc for two and four."""
    found: dict[Sections, tuple[str, ...]] = {exits: (kind,) for exits, kind in _rotations(TOWNS).items()}
    for sections, kind in TILE_OF.items():
        exits = frozenset((edge, TOWN) for pair in sections for edge in pair)
        found[exits] = tuple(dict.fromkeys((*found.get(exits, ()), kind)))
    return found


TOWN_TILES_OF = _town_tiles()
DISC_EXITS = (2, 4)
"""A town with so many exits has a tile without a town, and a disc on it."""
