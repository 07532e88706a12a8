"""What is kept, and how it is asked for: the interface behind which SQLite stands."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Protocol

from bot.schedule.pace import Notice, Pace, SlowPreference, TimerRow
from bot.tables.results import ResultRow


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
    status: str
    channel_id: int | None
    guild_id: int | None
    host_id: int
    locale: str
    game: str
    seed: str
    options: dict[str, Any]
    board: bytes | None
    keep_seats: bool
    played: int
    snapshot: bytes | None
    players: tuple[Player, ...] = ()
    pace: Pace = field(default_factory=Pace)
    asked_at: datetime | None = None
    archived: bool = False

    def seat_of(self, user_id: int) -> int | None:
        """Where somebody sits."""
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user_id), None)


@dataclass(frozen=True)
class ActionRow:
    """A chosen move as it is kept."""

    seat: int
    move: str
    origin: str = "player"
    """Who made it: the player, the `clock`, or a standing `order`."""


@dataclass(frozen=True)
class OutboxRow:
    """A board or a notice that is to be posted. A channel below 0 is a user's direct messages."""

    id: int
    game_id: int | None
    channel_id: int
    version: int | None
    tried: int
    notice: Notice | None = None


@dataclass(frozen=True)
class Letter:
    """A notice and where it goes; a place below 0 is a user's direct messages."""

    place: int
    notice: Notice
    game_id: int | None = None


@dataclass(frozen=True)
class OrderLeft:
    """What is left of a standing order after a move; nothing where it is used up."""

    steps: bytes | None


@dataclass(frozen=True)
class Consequences:
    """What is kept with a move: the timers of the new position, notices, and a changed order."""

    timers: Sequence[TimerRow] = ()
    letters: Sequence[Letter] = ()
    order: OrderLeft | None = None


NOTHING = Consequences()


@dataclass(frozen=True)
class Vote:
    """A request that others must accept: to undo so many turns, to end, or to replace somebody."""

    id: int
    game_id: int
    kind: str
    asker_id: int
    version: int
    turns: int = 0
    seat: int | None = None
    other_id: int | None = None
    state: str = "open"
    ballots: dict[int, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Preference:
    """What a user or a channel has chosen; nothing where Discord's own language holds."""

    locale: str | None = None
    theme: str | None = None
    slow: SlowPreference = field(default_factory=SlowPreference)


class Repeated(Exception):
    """The interaction was carried out already."""


class ChannelTaken(Exception):
    """A game is open or running in the channel already."""


class Store(Protocol):
    """Every method is one transaction."""

    async def close(self) -> None: ...

    async def new_game(self, row: GameRow, interaction_id: int) -> int:
        """Keeps a new lobby and returns its id; raises `ChannelTaken` or `Repeated`."""
        ...

    async def game(self, game_id: int) -> GameRow | None: ...

    async def game_in(self, channel_id: int) -> GameRow | None:
        """The channel's open or running game, or the last that ended there."""
        ...

    async def games_of_guild(self, guild_id: int) -> list[GameRow]: ...

    async def games_of_user(self, user_id: int) -> list[GameRow]: ...

    async def change_lobby(self, row: GameRow, interaction_id: int) -> None:
        """Keeps a lobby as it is now."""
        ...

    async def start(self, row: GameRow, interaction_id: int, timers: Sequence[TimerRow] = ()) -> None:
        """Keeps a started game, and that its first board is to be posted."""
        ...

    async def move(
        self,
        row: GameRow,
        action: ActionRow,
        interaction_id: int,
        then: Consequences = NOTHING,
        results: Sequence[ResultRow] = (),
    ) -> None:
        """Keeps a move, the snapshot after it, that its board is to be posted, what follows, and the
        results if it ended the game."""
        ...

    async def reseat(
        self, row: GameRow, interaction_id: int, timers: Sequence[TimerRow], letters: Sequence[Letter]
    ) -> None:
        """Keeps who sits where, and what follows from it."""
        ...

    async def due(self, now: datetime) -> TimerRow | None: ...

    async def next_due(self) -> datetime | None: ...

    async def timers(self, game_id: int) -> list[TimerRow]: ...

    async def set_timers(self, timers: Sequence[TimerRow]) -> None: ...

    async def reset_timers(self, game_id: int, timers: Sequence[TimerRow]) -> None: ...

    async def drop_timer(self, kind: str, game_id: int = 0, user_id: int = 0) -> None: ...

    async def fire(
        self,
        timer: TimerRow,
        letters: Sequence[Letter] = (),
        timers: Sequence[TimerRow] = (),
        row: GameRow | None = None,
    ) -> bool:
        """Takes a timer and does what it was for, in one; false if it was taken before."""
        ...

    async def send(self, letters: Sequence[Letter]) -> None: ...

    async def away(self, user_ids: Iterable[int]) -> dict[int, datetime]: ...

    async def set_away(self, user_id: int, until: datetime) -> None: ...

    async def order(self, game_id: int, seat: int) -> bytes | None: ...

    async def set_order(self, game_id: int, seat: int, steps: bytes | None) -> None: ...

    async def open_vote(self, vote: Vote, timer: TimerRow, ask: Callable[[int], Letter]) -> int: ...

    async def vote(self, vote_id: int) -> Vote | None: ...

    async def cast(self, vote_id: int, user_id: int, yes: bool) -> None: ...

    async def close_vote(self, vote_id: int, state: str, letters: Sequence[Letter] = ()) -> bool: ...

    async def results_of_guild(self, guild_id: int, game: str | None = None) -> list[ResultRow]:
        """The results of a server's finished games, or of one kind of them, oldest first."""
        ...

    async def results_of_user(self, user_id: int, guild_id: int) -> list[ResultRow]:
        """Somebody's results on a server, oldest first."""
        ...

    async def has_move(self, interaction_id: int) -> bool:
        """Whether an interaction has been played as a move already."""
        ...

    async def actions(self, game_id: int, upto: int) -> list[ActionRow]: ...

    async def waiting_channels(self) -> list[int]: ...

    async def next_unsent(self, channel_id: int) -> OutboxRow | None: ...

    async def mark_tried(self, outbox_id: int) -> None: ...

    async def mark_sent(self, outbox_id: int) -> None: ...

    async def mark_lost(self, channel_id: int) -> None:
        """The channel is gone: nothing can be posted there any more."""
        ...

    async def repost(self, game_id: int) -> None:
        """The current board is to be posted anew."""
        ...

    async def preference(self, kind: str, id_: int) -> Preference: ...

    async def prefer(self, kind: str, id_: int, preference: Preference) -> None: ...

    async def running(self) -> Sequence[GameRow]: ...
