"""What is kept, row by row. Nothing here knows SQL."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal

from msgspec import Struct


class Destination(Struct, frozen=True):
    """Where a message goes: a channel (or thread), or somebody's direct messages."""

    kind: Literal["channel", "direct"]
    id: int


def channel(channel_id: int) -> Destination:
    """A channel, or a thread."""
    return Destination("channel", channel_id)


def direct(user_id: int) -> Destination:
    """Somebody's direct messages."""
    return Destination("direct", user_id)


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """What the group has chosen for a game, in hours. `bank` is a stock of time that grows by
    `increment` with each move, after a `grace` that costs nothing; `limit` is `hours` a turn."""

    clock: Literal["none", "bank", "limit"] = "none"
    hours: float = 72.0
    increment: float = 12.0
    grace: float = 6.0
    at_zero: Literal["note", "default", "offer"] = "note"
    away: Literal["wait", "orders"] = "wait"


class Calls(Struct, frozen=True):
    """How a user wants to be called; of a channel only `reminder` counts. Hours; 0 is never."""

    zone: str = "UTC"
    quiet_start: int = 0
    quiet_end: int = 0
    direct: bool = False
    closed: bool = False
    reminder: float | None = None
    digest: int | None = None


@dataclass(frozen=True)
class Preference:
    """What a user or a channel has chosen; nothing where Discord's own language holds."""

    locale: str | None = None
    theme: str | None = None
    calls: Calls = field(default_factory=Calls)


@dataclass(frozen=True)
class Player:
    """Somebody at a table."""

    user_id: int
    name: str
    replaced: bool = False
    """Somebody else sat here before: the result counts for nobody."""
    vacant: bool = False
    """The seat is offered; its player has left."""
    bank: float | None = None
    """Seconds on the clock."""


@dataclass(frozen=True)
class GameRow:
    """A game as it is kept. `players` are in the order of the seats once it runs."""

    id: int
    status: Literal["pending", "lobby", "running", "over", "cancelled"]
    channel_id: int | None
    guild_id: int | None
    host_id: int
    locale: str
    game: str
    seed: str
    options: Mapping[str, object]
    board: bytes | None
    keep_seats: bool
    played: int
    """Moves so far, also those that take others back: what boards and buttons are numbered by."""
    snapshot: bytes | None
    players: tuple[Player, ...] = ()
    pace: Pace = field(default_factory=Pace)
    asked_at: datetime | None = None
    archived: bool = False
    version: int = 0
    """Grows with every change of anything of the game."""

    def seat_of(self, user_id: int) -> int | None:
        """Where somebody sits."""
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user_id), None)

    @property
    def home(self) -> Destination:
        """Where it is played. A game without a channel is pending, and nothing is posted for it."""
        assert self.channel_id is not None
        return channel(self.channel_id)


@dataclass(frozen=True)
class ActionRow:
    """A chosen move as it is kept."""

    seat: int
    move: str
    origin: str = "player"
    """Who made it: the player, the `clock`, or a standing `order`."""


KEPT_POSITIONS = 128
"""Moves of a game whose positions are kept: so many can be looked at, or taken back, in no time."""


class Notice(Struct, frozen=True):
    """A message that is no board: `notice-<key>` with its figures, whom it calls, and its buttons."""

    key: str
    figures: Mapping[str, object] = {}
    mentions: tuple[int, ...] = ()
    buttons: tuple[str, ...] = ()


@dataclass(frozen=True)
class OutboxRow:
    """A notice that is to be posted, or, where there is none, the board of a game after so many moves."""

    id: int
    destination: Destination
    tried: int
    game_id: int | None = None
    version: int | None = None
    notice: Notice | None = None


class Reminder(Struct, frozen=True, tag="remind"):
    """Somebody is called again."""

    user_id: int
    version: int


class TimeUp(Struct, frozen=True, tag="clock"):
    """Somebody's time has run out."""

    user_id: int
    version: int


class OrderDue(Struct, frozen=True, tag="order"):
    """Somebody's standing order is played."""

    user_id: int
    version: int


class Idle(Struct, frozen=True, tag="idle"):
    """Nobody has moved for long. First the table is asked, then the game is put aside."""

    version: int
    asked: bool = False


class VoteEnds(Struct, frozen=True, tag="vote"):
    """A vote that nobody ended is lost."""

    vote_id: int


class Digest(Struct, frozen=True, tag="digest"):
    """Once a day, somebody is told which games wait."""

    user_id: int


ClosedGame = tuple[str, int]
"""When a game that is closed was last changed, and its number."""


class Prune(Struct, frozen=True, tag="prune"):
    """What nobody needs any more is removed. The closed games have been gone through up to one."""

    after: ClosedGame = ("", 0)


Occasion = Reminder | TimeUp | OrderDue | Idle | VoteEnds | Digest | Prune
OF_A_POSITION = (Reminder, TimeUp, OrderDue, Idle)
"""What belongs to a position, and goes with it."""


class Timer(Struct, frozen=True):
    """Something that is to happen later."""

    due_at: datetime
    occasion: Occasion
    game_id: int | None = None
    id: int = 0

    @property
    def name(self) -> str:
        """What there is one of at a time."""
        match self.occasion:
            case Reminder(user_id) | TimeUp(user_id) | OrderDue(user_id) | Digest(user_id):
                whose = user_id
            case VoteEnds(vote_id):
                whose = vote_id
            case Idle() | Prune():
                whose = 0
        return f"{self.kind}:{self.game_id or 0}:{whose}"

    @property
    def kind(self) -> str:
        """The kind of occasion."""
        return str(self.occasion.__struct_config__.tag)


VoteKind = Literal["undo", "end", "replace", "clock"]


@dataclass(frozen=True)
class Vote:
    """A request that others must accept: to undo so many turns, to end, to replace somebody, or to play with
    another clock."""

    id: int
    game_id: int
    kind: VoteKind
    asker_id: int
    version: int
    turns: int = 0
    seat: int | None = None
    other_id: int | None = None
    pace: Pace | None = None
    state: Literal["open", "passed", "failed"] = "open"
    ballots: Mapping[int, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class ResultRow:
    """Where somebody ended in a game of so many players."""

    game_id: int
    guild_id: int | None
    game: str
    seat: int
    user_id: int
    name: str
    rank: int
    score: int
    players: int
    counted: bool = True
    """Whether it counts for whoever sits there; a replaced seat counts for nobody."""
    ended_at: str = ""


@dataclass(frozen=True)
class PlaceRow:
    """How often somebody came in at a rank in one game, and the best score with it."""

    game: str
    rank: int
    times: int
    best: int


@dataclass(frozen=True)
class RatingRow:
    """How somebody is rated in one game on one server, after so many games."""

    guild_id: int
    game: str
    user_id: int
    name: str
    mu: float
    sigma: float
    rating: int
    games: int
    settled: bool
    """Whether it says something."""


@dataclass
class Wakes:
    """Who must be woken after a commit: those who post to these destinations, and the timers."""

    destinations: set[Destination] = field(default_factory=set)
    timers: bool = False


class Repeated(Exception):
    """The interaction was carried out already."""


class ChannelTaken(Exception):
    """A game is open or running in the channel already."""


class Overtaken(Exception):
    """Somebody else has changed the game since it was read."""


class Unkept(OSError):
    """The disk does not take or give what is kept: it is full, locked or broken. Nothing was changed."""
