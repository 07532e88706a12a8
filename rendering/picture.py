"""The contract of a game's picture: all that the other rooms know of how a game is shown.

A game that can be drawn is a folder of `rendering`, called as the one of its rules, with a `PICTURE` in it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from PIL import Image

from games.engine.contract import Action, Seat
from rendering.drawing.canvas import Canvas
from rendering.drawing.themes import RGB, Theme
from rendering.scene import Scene

EMBLEM = 64.0
"""Units across an emblem."""


def whole_board(_: Sequence[Action]) -> Sequence[str]:
    """No part of the board is enlarged."""
    return ()


@dataclass(frozen=True)
class Picture:
    """How a game is shown, in pixels and in words."""

    draw: Callable[[Scene], Canvas]
    """The wide picture before it is encoded."""
    phone: tuple[Callable[[Scene], Canvas], Callable[[Scene], Canvas]]
    """The upright pictures: the map, with whose turn it is, and the tables."""
    palette: Callable[[Scene], Image.Image]
    """The 256 colours in which it is encoded."""
    describe: Callable[[Scene], Iterable[str]]
    """The same facts line by line, each line whole sentences, the most needed first; an empty line stands
    between two subjects."""
    asked: Callable[[Scene], str]
    """Who is asked for what, or who has won."""
    seat_colour: Callable[[Theme, Seat], RGB]
    """The colour of a player's pieces, or of his line in a chart."""
    previewed: tuple[type[Action], ...]
    """The kinds of moves that are shown as ghosts before they are made."""
    focus: Callable[[Sequence[Action]], Sequence[str]] = whole_board
    """The places to be enlarged where these moves are shown; the whole board where there are none."""
    emblems: Mapping[str, Callable[[Canvas], None]] = field(default_factory=dict)
    """The game's things that stand beside their names in texts, each called as the message that names it, and
    how it is painted onto a clear square of `EMBLEM` units."""


def picture_of(game: str) -> Picture:
    """The picture of a game, by the game's name."""
    picture: Picture = import_module(f"rendering.{game.replace('-', '_')}").PICTURE
    return picture
