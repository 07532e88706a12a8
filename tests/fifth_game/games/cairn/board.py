"""The moor and its heaps: the data file, what is checked in it, and what the rules read."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.cairn.components import STORM
from games.engine import boards, contract, reading
from games.engine.errors import BadInput

Small = Annotated[int, Meta(ge=1, le=9)]
Word = Annotated[str, Meta(max_length=12, pattern=r"^[^\W\d_]+\Z")]
"""A name without spaces: in a notation they stand between heaps."""


class Heap(Struct, frozen=True, forbid_unknown_fields=True):
    """A heap of stones that are all alike: from `least` to `most` of them lie there."""

    name: Word
    least: Small
    most: Small
    weight: Small
    height: Small


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """A board file. `bears` is the weight that a cairn carries in fair weather."""

    game: Literal["cairn"]
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    provenance: dict[Literal["en", "fr"], Annotated[str, Meta(max_length=1000)]]
    bears: Annotated[int, Meta(ge=STORM, le=20)]
    heaps: Annotated[tuple[Heap, ...], Meta(min_length=2, max_length=4)]


class Board(contract.Board):
    """The moor as the rules use it."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(figures)
        self.name = figures.name
        self.provenance = figures.provenance
        self.bears = figures.bears
        self.heaps = {heap.name: heap for heap in figures.heaps}
        self.heap_by_text = {name.casefold(): name for name in self.heaps}


def read_board(text: bytes) -> Board:
    """The board of a file; a bad one is refused with the line and the reason."""
    with reading.located(text):
        figures = reading.decode(text, Figures)
        boards.check_names("heaps", figures.heaps)
        for number, heap in enumerate(figures.heaps):
            if heap.least > heap.most:
                raise BadInput("heap-range", ("heaps", number), heap=heap.name)
        return Board(figures)
