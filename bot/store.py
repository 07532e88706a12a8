"""What is kept, and how it is asked for: the interface behind which SQLite stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Player:
    """Somebody at a table."""

    user_id: int
    name: str


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

    def seat_of(self, user_id: int) -> int | None:
        """Where somebody sits."""
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user_id), None)


@dataclass(frozen=True)
class ActionRow:
    """A chosen move as it is kept."""

    seat: int
    move: str


@dataclass(frozen=True)
class OutboxRow:
    """A board that is to be posted."""

    id: int
    game_id: int
    channel_id: int
    version: int
    tried: int


@dataclass(frozen=True)
class Preference:
    """What a user or a channel has chosen; nothing where Discord's own language holds."""

    locale: str | None = None
    theme: str | None = None


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

    async def start(self, row: GameRow, interaction_id: int) -> None:
        """Keeps a started game, and that its first board is to be posted."""
        ...

    async def move(self, row: GameRow, action: ActionRow, interaction_id: int) -> None:
        """Keeps a move, the snapshot after it, and that its board is to be posted."""
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
