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
    at_zero: Literal["note", "default", "offer", "computer"] = "note"
    away: Literal["wait", "orders", "computer"] = "wait"


class Appeal(Struct, frozen=True):
    """What is said of an open table to whoever looks for one: how fast it is to be, in which language (any
    where none is named) and for whom; and when computers take the seats that are left, if they do."""

    pace: Literal["live", "often", "daily", "weekly"] = "daily"
    language: str | None = None
    level: Literal["any", "new", "some", "expert"] = "any"
    fill_at: datetime | None = None


BoardStyle = Literal["living", "every-move"]
"""How a game is told: one board that lives at the end of the channel, or a new one after every move."""


class Calls(Struct, frozen=True):
    """How a user wants to be called; of a channel only `reminder` counts. Hours; 0 is never."""

    zone: str = "UTC"
    quiet_start: int = 0
    quiet_end: int = 0
    direct: bool = False
    closed: bool = False
    reminder: float | None = None
    digest: int | None = None
    next: bool = False
    """Told, too, when one is likely to be asked next."""
    confirm: Literal["drawn", "always", "never"] = "drawn"
    """Which moves under a board are shown before they are made: by default those that can't be taken back."""


@dataclass(frozen=True)
class Preference:
    """What a user or a channel has chosen; nothing where Discord's own language holds."""

    locale: str | None = None
    theme: str | None = None
    calls: Calls = field(default_factory=Calls)
    form: str | None = None


COMPUTERS = range(1, 7)
"""Users who are computers, each once at a table. Discord's own numbers are larger by far."""


@dataclass(frozen=True)
class Player:
    """Somebody at a table, or a computer."""

    user_id: int
    name: str
    replaced: bool = False
    """Somebody else sat here before: the result counts for nobody."""
    vacant: bool = False
    """The seat is offered; its player has left."""
    bank: float | None = None
    """Seconds on the clock."""
    level: str | None = None
    """A computer plays here, this well: in its own seat, or in that of somebody who may come back."""

    @property
    def is_computer(self) -> bool:
        """Whether the seat is a computer's own."""
        return self.user_id in COMPUTERS


class Script(Struct, frozen=True):
    """Moves that were made elsewhere, by so many seats, and the position after them."""

    seats: int
    moves: tuple[tuple[int, str], ...]
    snapshot: str


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
    style: BoardStyle = "living"
    thinking: bool = False
    """The table waits for a computer."""
    hints: bool = True
    """Whether players may ask a computer what it would do."""
    script: Script | None = None
    """What a table goes on from once it begins."""
    source: int | None = None
    """The game from which one goes on, or 0 if it goes on from a file."""
    appeal: Appeal | None = None
    """What an open table that is announced is like."""
    tags: str | None = None
    """What the tags of its post say, where it stands in a forum."""
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
    """Who made it: the player, the `clock`, a standing `order`, a `computer` in its own seat, or one that is
    a `stand-in`."""


@dataclass(frozen=True)
class Line:
    """A line that somebody tries: from the board after so many moves of a game, as a seat may know it, or a
    spectator; the world that was imagined there, as a snapshot, and the moves made in it since, by seat."""

    user_id: int
    game_id: int
    number: int
    version: int
    seat: int | None
    world: str
    moves: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class LessonRow:
    """A lesson in a game that somebody plays, by a number of his own: at which step, counted from 0, and how
    many moves of it are made. After the last step there is one more, where nothing is left to do."""

    user_id: int
    number: int
    game: str
    step: int
    made: int


KEPT_POSITIONS = 128
"""Moves of a game whose positions are kept: so many can be looked at, or taken back, in no time."""


class Notice(Struct, frozen=True):
    """A message that is no board: `notice-<key>` with its figures, whom it calls, and its buttons."""

    key: str
    figures: Mapping[str, object] = {}
    mentions: tuple[int, ...] = ()
    buttons: tuple[str, ...] = ()


CALLED = "asked"
"""The key of what calls one who was at the table when asked; it goes once that one has moved."""


@dataclass(frozen=True)
class OutboxRow:
    """A notice that is to be posted, or, where there is none, the board of a game after so many moves."""

    id: int
    destination: Destination
    tried: int
    game_id: int | None = None
    version: int | None = None
    notice: Notice | None = None
    since: int | None = None
    """The first move that the board's message tells of."""
    called: tuple[int, ...] = ()
    """Who is notified of a board."""
    message_id: int | None = None
    """Where it has arrived."""
    made_at: datetime | None = None
    """Since when it waits."""


@dataclass(frozen=True)
class PostedBoard:
    """A message with a board: the moves it tells of, and who need not be called to the next one: they were
    asked there, or moved just before a computer."""

    id: int
    since: int
    version: int
    asked: tuple[int, ...]
    message_id: int | None
    kept: bool
    """Its picture stays."""


class Reminder(Struct, frozen=True, tag="remind"):
    """Somebody is called again."""

    user_id: int
    version: int


class Call(Struct, frozen=True, tag="call"):
    """Somebody who was at the table when he was asked is called if he has left it."""

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


class OpenEnds(Struct, frozen=True, tag="open"):
    """An open table has waited long enough: computers fill it, or it is announced no longer."""


class Digest(Struct, frozen=True, tag="digest"):
    """Once a day, somebody is told which games wait."""

    user_id: int


class Weekly(Struct, frozen=True, tag="weekly"):
    """Once a week, a channel is told what is played on its server. Where no language was chosen for it, it is
    told in the server's."""

    guild_id: int
    channel_id: int
    locale: str


ClosedGame = tuple[str, int]
"""When a game that is closed was last changed, and its number."""


class Prune(Struct, frozen=True, tag="prune"):
    """What nobody needs any more is removed. The closed games have been gone through up to one."""

    after: ClosedGame = ("", 0)


Occasion = Reminder | Call | TimeUp | OrderDue | Idle | VoteEnds | OpenEnds | Digest | Weekly | Prune
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
            case Reminder(user_id) | Call(user_id) | TimeUp(user_id) | OrderDue(user_id) | Digest(user_id):
                whose = user_id
            case VoteEnds(vote_id):
                whose = vote_id
            case Weekly(guild_id):
                whose = guild_id
            case Idle() | OpenEnds() | Prune():
                whose = 0
        return f"{self.kind}:{self.game_id or 0}:{whose}"

    @property
    def kind(self) -> str:
        """The kind of occasion."""
        return str(self.occasion.__struct_config__.tag)


STAND_IN = "steady"
"""How well a computer plays for somebody who is not there."""

VoteKind = Literal["undo", "end", "replace", "clock", "clone"]


@dataclass(frozen=True)
class Vote:
    """A request that others must accept: to undo so many turns, to end, to replace somebody, by another or,
    where none is named, by a computer, to play with another clock, or to let others play on from a board."""

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
    last_game: int = 0
    """The number of the last of those games."""
    change: int = 0
    """What that one changed."""


@dataclass(frozen=True)
class Guess:
    """Who wins a game, as somebody who does not play has said."""

    user_id: int
    name: str
    seat: int


@dataclass(frozen=True)
class Seer:
    """How often somebody on a server was right about who wins."""

    user_id: int
    name: str
    correct: int
    guesses: int


@dataclass
class Wakes:
    """Who must be woken after a commit, or told: those who post to these destinations, those who think about
    these games, and the timers."""

    destinations: set[Destination] = field(default_factory=set)
    thinkers: set[int] = field(default_factory=set)
    timers: bool = False
    moves: int = 0
    """How many were made."""


class Repeated(Exception):
    """The interaction was carried out already."""


class ChannelTaken(Exception):
    """A game is open or running in the channel already."""


class Overtaken(Exception):
    """Somebody else has changed the game since it was read."""


class Refused(Exception):
    """What must be there once is there already. The transaction is over."""


class Occupied(Exception):
    """Another process works on the database, and there may be only one."""

    def __init__(self, host: str, pid: int) -> None:
        super().__init__(host, pid)
        self.host, self.pid = host, pid


class Newer(Exception):
    """A newer version has written the database: the number `found` is more than the one `known`."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(found, known)
        self.found, self.known = found, known


class Unkept(OSError):
    """What is kept can't be read or changed: the disk is full, locked or broken, the server out of reach.
    Nothing was changed."""
