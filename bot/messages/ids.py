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
    BOARD = "board"
    COMPUTER = "computer"
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
    BACK = "back"
    CLONE = "clone"
    UNFOLLOW = "unfollow"


class LeavingDeed(StrEnum):
    """What can be done about leaving a game."""

    RESIGN = "resign"
    COMPUTER = "computer"
    STAY = "stay"
    BACK = "back"


class FollowDeed(StrEnum):
    """What somebody who looks on can do about a game."""

    FOLLOW = "follow"
    UNFOLLOW = "unfollow"


class LineDeed(StrEnum):
    """What can be done about a line that somebody tries."""

    SHOW = "show"
    TYPE = "type"
    ANSWER = "answer"
    UNDO = "undo"
    COPY = "copy"
    DROP = "drop"
    PLAY = "play"
    ORDER = "order"


class LessonDeed(StrEnum):
    """What can be done about a lesson."""

    SHOW = "show"
    TYPE = "type"
    BACK = "back"
    AGAIN = "again"
    LEAVE = "leave"
    GAME = "game"


class Deed(Struct, frozen=True):
    """A deed about a notice, with the vote, or the seat and the user, that it is about."""

    what: NoticeDeed
    numbers: tuple[int, ...] = ()


NUMBERS = {NoticeDeed.YES: 1, NoticeDeed.NO: 1, NoticeDeed.CLONE: 1, NoticeDeed.TAKE: 1, NoticeDeed.ACCEPT: 2}
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


class HintAt(PanelAt, frozen=True, tag="hint"):
    """What a computer would do."""


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


class AskId(OfTurn, frozen=True, tag="ask"):
    """Plays a move that can't be taken back freely, once it is confirmed."""

    move: Notation


class MoreId(OfTurn, frozen=True, tag="more"):
    """Opens the panel with all moves."""


class DraftId(OfTurn, frozen=True, tag="draft"):
    """Opens a form for the numbers of a verb, and is what that form is sent as; with a draft, puts the
    numbers to what suggests itself."""

    verb: str
    draft: tuple[int, ...] = ()


class HandId(Id, frozen=True, tag="hand"):
    """Tells players what only they may see."""


class RulesId(Id, frozen=True, tag="rules"):
    """A topic of the game's rules."""

    topic: str


class ReadId(Id, frozen=True, tag="read"):
    """A topic of the rules of a game, and a menu of its topics, wherever one reads: `game` says nothing."""

    name: str
    topic: str


class BidId(OfTurn, frozen=True, tag="bid"):
    """Opens a form for a bid, and is what that form is sent as."""


class CeilingId(Id, frozen=True, tag="upto"):
    """Opens a form for how far to bid, and is what that form is sent as. It holds as long as a bidding lasts:
    its turn, phase and what it is about."""

    bidding: tuple[str, ...]


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
    """A deed under a lobby. *Options* and *Own board* open forms, and are what these are sent as."""

    what: LobbyDeed


class OptionId(Id, frozen=True, tag="option"):
    """A menu for the host of a lobby: the levels of a computer."""

    name: str


class ThreadId(Id, frozen=True, tag="thread"):
    """Opens a thread for a lobby."""


class NowId(Id, frozen=True, tag="now"):
    """Begins a game against computers where there is none yet: `game` says nothing."""

    name: str


class FindId(Id, frozen=True, tag="find"):
    """A menu of open tables, wherever one reads: `game` says nothing, its values are the games."""


class ShowId(Id, frozen=True, tag="show"):
    """A stop of the tour through a game that nobody plays: `game` says nothing."""

    name: str
    stop: int


class RematchId(Id, frozen=True, tag="rematch"):
    """Opens a table for those who have played a game that is over."""


class FollowId(Id, frozen=True, tag="follow"):
    """Follows a game, or no longer; for somebody who looks on."""

    what: FollowDeed


class GuessId(Id, frozen=True, tag="guess"):
    """Says that a seat wins; for somebody who looks on."""

    seat: int


class LeavingId(Id, frozen=True, tag="leaving"):
    """Leaves a game, or stays; for whoever asked to leave alone."""

    what: LeavingDeed


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


class LineId(OfTurn, frozen=True, tag="line"):
    """A deed about a line that somebody tries. *Type* is a form, too."""

    what: LineDeed


class LearnId(Id, frozen=True, tag="learn"):
    """Begins the lesson of a game, or goes on with it: `game` says nothing."""

    name: str


class CourseId(OfTurn, frozen=True, tag="course"):
    """A deed about a lesson, at a step with so many moves made. *Type* is a form, too."""

    what: LessonDeed


class LessonId(Id, frozen=True, tag="lesson"):
    """What stands under a lesson: `game` is the lesson's number, in what is inside the step's."""

    inner: Id


class TriedId(Id, frozen=True, tag="try"):
    """What stands under a line that somebody tries: of the line instead of a game, and as long as that has so
    many moves."""

    inner: Id


def _tagged(*kinds: type[Kind]) -> dict[str, type[Kind]]:
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


PANELS_AT: dict[str, type[PanelAt]] = _tagged(MenuAt, NumbersAt, MoveAt, PlanAt, HintAt)
KINDS: dict[str, type[Id]] = _tagged(
    MoveId,
    AskId,
    MoreId,
    DraftId,
    HandId,
    RulesId,
    ReadId,
    BidId,
    CeilingId,
    PlanId,
    LogId,
    RecapId,
    NoticeId,
    LobbyId,
    OptionId,
    ThreadId,
    NowId,
    FindId,
    ShowId,
    RematchId,
    FollowId,
    GuessId,
    LeavingId,
    StepId,
    PickId,
    NumberId,
    MadeId,
    LineId,
    TriedId,
    LearnId,
    CourseId,
    LessonId,
)

PREFIX = "rh:"
TEMPLATE = rf"{PREFIX}.+"
CODE = "~"
IN_A_LINE = CUSTOM_ID - len(PREFIX) - 12
"""Letters of an id that is of a line or a lesson, after the kind and the number."""
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


def _read_inner(text: str) -> Id:
    if len(text) > IN_A_LINE:
        raise NotLegal("stale")
    return _read(text, {tag: kind for tag, kind in KINDS.items() if kind not in (TriedId, LessonId)})


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
    Id: (lambda inner: _written(inner, IN_A_LINE), lambda text: _read_inner(text)),
}


def _codec(kind: Any) -> Codec:
    """How a field is written, and read."""
    return CODECS[kind] if kind in CODECS else _codec_of_choices(kind)


def _codec_of_choices(kind: type[Enum]) -> Codec:
    return (lambda member: str(member.value)), kind
