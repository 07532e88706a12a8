"""What a message is made of, as data: put together anywhere, also in a worker. It becomes Discord's own in
`bot.messages.items`."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.messages.ids import Id, PanelAt
from bot.messages.limits import TYPED


class Style(StrEnum):
    """How much a button stands out, by Discord's names."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True)
class Button:
    """A button; its id says what happens when it is pressed. A label that is too long is cut."""

    id: Id
    label: str
    style: Style = Style.SECONDARY
    disabled: bool = False


@dataclass(frozen=True)
class Option:
    """An option of a menu, which leads to a place of the panel or has a value of its own."""

    value: PanelAt | str
    label: str
    detail: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Menu:
    """A menu from which one option is chosen."""

    id: Id
    options: Sequence[Option]
    hint: str | None = None
    disabled: bool = False


@dataclass(frozen=True)
class Field:
    """A field of a form: a line to type in; where it has options, a menu, or all of them side by side if they
    are spread; or a file. What is given comes back under its name, of a file its number."""

    name: str
    label: str
    about: str = ""
    options: Sequence[Option] = ()
    required: bool = True
    longest: int = TYPED
    spread: bool = False
    file: bool = False


@dataclass(frozen=True)
class Form:
    """A form that opens over everything; its id says what happens when it is sent. The text comes first where
    there is room."""

    id: Id
    title: str
    fields: Sequence[Field]
    text: str = ""


@dataclass(frozen=True)
class Gallery:
    """A picture that is attached under a name, and what it shows in words."""

    name: str
    described: str


@dataclass(frozen=True)
class Attached:
    """A file that is attached under a name, to be opened."""

    name: str


Part = str | Gallery | Attached | Menu | Sequence[Button]
"""Texts, pictures, files, menus and rows of buttons, one below the other."""
