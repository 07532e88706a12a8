"""Custom ids and the values of menus: what a button, a menu or an option of one means.

A custom id is `rh:<kind>:<field>:...`, so that a button works after a restart. Messages stay in channels for
months: a kind that stands under a board, a lobby or a notice keeps its written form.
"""

import re
from collections.abc import Callable
from enum import Enum, StrEnum
from functools import cache
from hashlib import blake2b
from typing import Any, NewType, TypeVar

from msgspec import Struct
from msgspec.structs import fields

from bot.messages.limits import CUSTOM_ID, OPTION
from games.engine.contract import AnyGame, BaseState
from games.engine.errors import NotLegal
from games.engine.ranges import Ranged

Notation = NewType("Notation", str)
"""A move, or several; it stands as a code where there is no room for it."""
OutboxId = NewType("OutboxId", int)
Kind = TypeVar("Kind", bound=Struct)


class LobbyDeed(StrEnum):
    """What can be done under a lobby."""

    JOIN = "join"
    LEAVE = "leave"
    OPTIONS = "options"
    START = "start"
    CANCEL = "cancel"


class NoticeDeed(StrEnum):
    """What can be done about a notice."""

    MUTE = "mute"
    STOP = "stop"
    DIGEST_OFF = "digestoff"
    YES = "yes"
    NO = "no"
    TAKE = "take"
    ACCEPT = "accept"
    KEEP = "keep"
    ARCHIVE = "archive"
    REVIVE = "revive"


class Deed(Struct, frozen=True):
    """A deed about a notice, with the vote, or the seat and the user, that it is about."""

    what: NoticeDeed
    numbers: tuple[int, ...] = ()


NUMBERS = {NoticeDeed.YES: 1, NoticeDeed.NO: 1, NoticeDeed.TAKE: 1, NoticeDeed.ACCEPT: 2}
"""How many numbers a deed has; the others have none."""


# Where one is in the panel that only the player sees


class PanelAt(Struct, frozen=True):
    """A place in the panel; options of its menus lead there."""


class MenuAt(PanelAt, frozen=True, tag="menu"):
    """The choices after a few parts of a move."""

    path: tuple[str, ...] = ()


class NumbersAt(PanelAt, frozen=True, tag="numbers"):
    """The numbers of a verb, as far as they are chosen."""

    verb: str
    draft: tuple[int, ...] = ()


class MoveAt(PanelAt, frozen=True, tag="move"):
    """A move, to be confirmed."""

    move: Notation


class PlanAt(PanelAt, frozen=True, tag="plan"):
    """A plan: where from, where to, the number of the way; as far as they are chosen."""

    way: tuple[str, ...] = ()


# Buttons and menus


class Id(Struct, frozen=True):
    """What a button or a menu is, and of which game."""

    game: int


class OfTurn(Id, frozen=True):
    """One that holds as long as a game has so many moves."""

    version: int


class MoveId(OfTurn, frozen=True, tag="move"):
    """Plays a move."""

    move: Notation


class MoreId(OfTurn, frozen=True, tag="more"):
    """Opens the panel with all moves."""


class DraftId(OfTurn, frozen=True, tag="draft"):
    """Opens the numbers of a verb, or puts them to what suggests itself."""

    verb: str
    draft: tuple[int, ...] = ()


class PlanId(OfTurn, frozen=True, tag="plan"):
    """Opens the plans."""

    page: int = 0
    way: tuple[str, ...] = ()


class LogId(OfTurn, frozen=True, tag="log"):
    """A page of the log; -1 is the last."""

    page: int


class RecapId(Id, frozen=True, tag="recap"):
    """A page of what happened between two moves."""

    since: int
    upto: int
    page: int


class NoticeId(Id, frozen=True, tag="notice"):
    """A deed about a notice, which came with a row of the outbox."""

    deed: Deed
    outbox: OutboxId


class LobbyId(Id, frozen=True, tag="lobby"):
    """A deed under a lobby."""

    what: LobbyDeed


class OptionId(Id, frozen=True, tag="option"):
    """A menu of an option of a lobby's game, of the order of seats, or of players to remove."""

    name: str


class ThreadId(Id, frozen=True, tag="thread"):
    """Opens a thread for a lobby."""


class StepId(OfTurn, frozen=True, tag="step"):
    """Another place of the panel, or another page of it."""

    page: int
    place: PanelAt


class PickId(OfTurn, frozen=True, tag="pick"):
    """A menu of the panel; its values are places."""


class NumberId(OfTurn, frozen=True, tag="number"):
    """A menu of numbers for one thing of a verb; its values are numbers."""

    verb: str
    at: int
    draft: tuple[int, ...]


class MadeId(OfTurn, frozen=True, tag="made"):
    """Plays a verb with the numbers chosen."""

    verb: str
    draft: tuple[int, ...]


def _tagged(*kinds: type[Kind]) -> dict[str, type[Kind]]:
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


PANELS_AT: dict[str, type[PanelAt]] = _tagged(MenuAt, NumbersAt, MoveAt, PlanAt)
KINDS: dict[str, type[Id]] = _tagged(
    MoveId,
    MoreId,
    DraftId,
    PlanId,
    LogId,
    RecapId,
    NoticeId,
    LobbyId,
    OptionId,
    ThreadId,
    StepId,
    PickId,
    NumberId,
    MadeId,
)

PREFIX = "rh:"
TEMPLATE = rf"{PREFIX}.+"
CODE = "~"
LARGEST = 2**63 - 1
"""As large as Discord's and the database's numbers get."""
_NUMBER = re.compile(r"-?[0-9]{1,19}")


def custom_id(id_: Id) -> str:
    """An id as Discord keeps it."""
    return PREFIX + _written(id_, CUSTOM_ID - len(PREFIX))


def read_id(text: str) -> Id:
    """The id behind a text; one that no version wrote, or not for long, is refused as stale."""
    written = text.removeprefix(PREFIX)
    if len(PREFIX + written) > CUSTOM_ID:
        raise NotLegal("stale")
    return _read(written, KINDS)


def value_of(place: PanelAt) -> str:
    """A place as the value of an option."""
    return _written(place, OPTION)


def read_panel(text: str) -> PanelAt:
    """The place behind the value of an option."""
    return _read(text, PANELS_AT)


def read_deed(text: str) -> Deed:
    """A deed as a notice names it: `accept-2-1234`."""
    what, *numbers = text.split("-")
    try:
        deed = Deed(NoticeDeed(what), tuple(read_number(number) for number in numbers))
    except ValueError as error:
        raise NotLegal("stale") from error
    if len(numbers) != NUMBERS.get(deed.what, 0):
        raise NotLegal("stale")
    return deed


def read_number(text: str) -> int:
    """A number as we write it, of a size that can be kept."""
    if not _NUMBER.fullmatch(text) or abs(int(text)) > LARGEST:
        raise NotLegal("stale")
    return int(text)


def coded(move: str, room: int = OPTION) -> str:
    """A move as it stands where there is so much room: as a code if it is too long."""
    return move if len(move) <= room else CODE + blake2b(move.encode(), digest_size=8).hexdigest()


def is_code(text: str) -> bool:
    """Whether a text stands for a move that is too long."""
    return text.startswith(CODE)


def spelled(game: AnyGame, state: BaseState, seat: int, text: str) -> str:
    """The move behind a code; any other text is a move already."""
    if not is_code(text):
        return text
    for move in game.legal(state, seat):
        if not isinstance(move, Ranged) and coded(game.write(move), 0) == text:
            return game.write(move)
    raise NotLegal("stale")


def _written(id_: Struct, room: int) -> str:
    kinds = _fields(type(id_))
    parts = [_codec(kind)[0](getattr(id_, name)) for name, kind in kinds]
    text = ":".join([str(id_.__struct_config__.tag), *parts])
    if len(text) > room and kinds[-1][1] is Notation:
        text = text.removesuffix(parts[-1]) + coded(parts[-1], 0)
    if len(text) > room:
        raise ValueError(f"{text} is longer than {room}")
    return text


def _read(text: str, kinds: dict[str, type[Kind]]) -> Kind:
    tag, _, rest = text.partition(":")
    try:
        named = _fields(kinds[tag])
        parts = rest.split(":", len(named) - 1)
        found = {name: _codec(kind)[1](part) for (name, kind), part in zip(named, parts, strict=True)}
    except (KeyError, ValueError) as error:
        raise NotLegal("stale") from error
    return kinds[tag](**found)


@cache
def _fields(kind: type[Struct]) -> list[tuple[str, Any]]:
    return [(field.name, field.type) for field in fields(kind)]


Codec = tuple[Callable[[Any], str], Callable[[str], Any]]
CODECS: dict[Any, Codec] = {
    int: (str, read_number),
    str: (str, str),
    Notation: (str, str),
    OutboxId: (lambda row: f"o{row}", lambda text: read_number(text.removeprefix("o"))),
    tuple[int, ...]: (
        lambda numbers: ".".join(str(number) for number in numbers),
        lambda text: tuple(read_number(number) for number in text.split(".") if number),
    ),
    tuple[str, ...]: ("|".join, lambda text: tuple(part for part in text.split("|") if part)),
    Deed: (lambda deed: "-".join([deed.what, *(str(number) for number in deed.numbers)]), read_deed),
    PanelAt: (value_of, read_panel),
}


def _codec(kind: Any) -> Codec:
    """How a field is written, and read."""
    return CODECS[kind] if kind in CODECS else _codec_of_choices(kind)


def _codec_of_choices(kind: type[Enum]) -> Codec:
    return (lambda member: str(member.value)), kind
