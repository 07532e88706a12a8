"""What is to be drawn: a view, never a full state, and how its reader wants it."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from games.engine import registry
from games.engine.contract import Action, AnyGame, Board, Event, Seat, freeze, thaw
from games.engine.words import Words, words
from rendering.drawing import typography
from rendering.drawing.themes import DARK, Theme

WIDTH = 1600
"""Units across a wide picture, and its pixels unless others are asked for."""
UPRIGHT = 800
"""Units across an upright picture: on a phone, 400 pixels wide, two are a pixel."""
UPRIGHT_WIDTH = 1080
"""Its pixels, unless others are asked for: phones have two or three for one of theirs."""
NARROWEST, WIDEST = 400, 3200
LOCALES = Path(__file__).parent / "locales"


class Form(StrEnum):
    """How a board is laid out: wide, all of it on one picture; or upright and in larger type, for phones, the
    map on one and the tables on another."""

    WIDE = "wide"
    PHONE = "phone"


@dataclass(frozen=True)
class Scene:
    """A picture's subject. `events` are those of the last turn, to be marked; `candidates` are
    moves to be shown as ghosts, numbered from 1 where there are several; `routes` are ways
    of several moves each, numbered likewise. `focus` are places of the board to be shown
    enlarged; the whole where there are none. A scene can be pickled: its view goes as JSON, and what it or
    its board has cached stays behind."""

    game: str
    view: Any
    names: Sequence[str]
    theme: Theme = DARK
    locale: str = "en"
    events: Sequence[Event] = ()
    candidates: Sequence[Action] = ()
    routes: Sequence[Sequence[Action]] = ()
    width: int = WIDTH
    focus: Sequence[str] = ()
    form: Form = Form.WIDE

    @property
    def units(self) -> int:
        """Units of the layout across the picture."""
        return WIDTH if self.form is Form.WIDE else UPRIGHT

    @property
    def scale(self) -> float:
        """Pixels for a unit of the layout."""
        return self.width / self.units

    @cached_property
    def words(self) -> Words:
        """The words on the picture."""
        return words(self.locale, self.game, LOCALES)

    @property
    def rules(self) -> AnyGame:
        """The game that is played."""
        return registry.load(self.game)

    def name(self, seat: Seat) -> str:
        """A player's name as it can be drawn."""
        return typography.readable(self.names[seat], self.words.say("picture-seat", number=seat + 1))

    @cached_property
    def drawn_names(self) -> list[str]:
        """All names, for words that speak of seats."""
        return [self.name(seat) for seat in range(len(self.names))]

    @cached_property
    def marks(self) -> list[str]:
        """What stands on the players' pieces besides their colour: their initials, or the numbers of their
        seats where two would be the same."""
        names = self.drawn_names
        initials = [next((mark.upper() for mark in name if mark.isalnum()), "?") for name in names]
        drawable = all(typography.readable(mark, "") for mark in initials)
        unique = len(set(initials)) == len(initials)
        return initials if unique and drawable else [str(seat) for seat in range(1, len(names) + 1)]

    def __getstate__(self) -> dict[str, Any]:
        told = {field.name: getattr(self, field.name) for field in fields(self)}
        return told | {"view": (self.view.board.json, freeze(self.view))}

    def __setstate__(self, told: dict[str, Any]) -> None:
        figures, view = told["view"]
        self.__dict__.update(told)
        self.__dict__["view"] = thaw(self.rules.State, view, _board(self.game, figures))


@lru_cache(maxsize=16)
def _board(game: str, figures: bytes) -> Board:
    """A board that came with a scene; a process that draws many pictures of it reads it once."""
    return registry.load(game).read_board(figures)
