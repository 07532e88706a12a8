"""A started game, loaded from its row."""

import unicodedata
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.store.desk import Queries
from bot.store.rows import KEPT_POSITIONS, ActionRow, GameRow, Player
from games.engine import registry
from games.engine.contract import BaseState, Board
from games.engine.errors import BadInput, NotYourTurn, told_by
from games.engine.history import UNDO, LogEntry, play_again, rows_back
from games.engine.match import LONGEST_NAME, AnyMatch, AnySetting, Match, Setting, read_options

FEW = 6
"""Rows among which the last turn that stands nearly always is."""


@dataclass(frozen=True)
class Table:
    """A started game."""

    row: GameRow
    match: AnyMatch
    log: Sequence[LogEntry] = ()
    """What happened so far, where the game was played again for it."""

    def told(self) -> AbstractContextManager[None]:
        """Lets the errors that pass be told in the game's words, with the names at the table."""
        return told_by(self.row.game, self.match.setting.seats)

    def seat_of(self, user_id: int) -> int:
        """The seat of a user, who must have one."""
        seat = self.row.seat_of(user_id)
        if seat is None:
            with self.told():
                raise NotYourTurn("not-seated")
        return seat

    def seat_asked(self, user_id: int) -> int:
        """The seat of a user whom the table waits for."""
        seat = self.seat_of(user_id)
        if seat not in self.seats_asked:
            with self.told():
                raise NotYourTurn("not-your-turn", seats=list(self.seats_asked))
        return seat

    def seen(self, seat: int | None = None) -> BaseState:
        """The state as a player, or everybody, may know it."""
        view: BaseState = self.match.game.view(self.match.state, seat)
        return view

    @property
    def seats_asked(self) -> Sequence[int]:
        """The seats that the table waits for."""
        return self.match.game.actors(self.match.state)

    @property
    def asked(self) -> list[Player]:
        """The players that the table waits for."""
        return [self.row.players[seat] for seat in self.seats_asked]


async def in_channel(kept: Queries, channel_id: int | None) -> Table:
    """The channel's game, running or just ended."""
    return _started(await kept.games.in_channel(channel_id) if channel_id else None)


async def of_game(kept: Queries, game_id: int) -> Table:
    """A started game by its number."""
    return _started(await kept.games.one(game_id))


@dataclass(frozen=True)
class Passage:
    """The moves of a game after a position, or from its set-up, to be played again. It can be sent to a
    worker: what grows with a game is worked out there."""

    row: GameRow
    """The game, with as many moves as the passage ends with."""
    actions: Sequence[ActionRow]
    since: int = 0
    position: bytes | None = None
    """A snapshot made after `since` moves."""

    @property
    def game(self) -> str:
        """The name of its rules."""
        return self.row.game

    def play(self) -> Table:
        """The game as it was after the passage, with the log of it."""
        match, log = play_again(setting_of(self.row), self.actions, self.since, self.position)
        return Table(self.row, match, log)

    def without(self, seat: int, turns: int) -> AnyMatch:
        """The match after a seat has taken back the last turns, which must be in the passage."""
        undo = ActionRow(seat, f"{UNDO} {turns}")
        return replace(self, actions=[*self.actions, undo]).play().match


async def whole(kept: Queries, row: GameRow, played: int | None = None) -> Passage:
    """A whole game, up to now or up to a move."""
    upto = row.played if played is None else played
    return Passage(replace(row, played=upto), await kept.games.actions(row.id, upto))


async def latest(
    kept: Queries, row: GameRow, played: int | None = None, turns: int = 1, since: int | None = None
) -> Passage:
    """The last turns that stand, all moves from one on, and what was taken back since; the whole game only
    where no position is kept from before them. A board, which tells of all moves `since` one, does without
    turns that stand where everything was taken back for so long."""
    upto = row.played if played is None else played
    rows = 1 if since is None else upto - since + 1
    newest = await kept.games.last_actions(row.id, upto, FEW + max(turns, rows))
    if rows_back(newest, turns, rows) is None:  # much was taken back
        newest = await kept.games.last_actions(row.id, upto, KEPT_POSITIONS)
    count = rows_back(newest, turns, rows)
    if count is None and since is not None:
        count = rows_back(newest, 0, rows)
    position = await kept.games.position(row.id, upto - count) if count else None
    if count is None or position is None:
        return await whole(kept, row, upto)
    return Passage(replace(row, played=upto), newest[:count][::-1], upto - count, position)


async def as_of(kept: Queries, row: GameRow, played: int | None = None) -> Table:
    """A game as it is, or was after so many moves, played again, with its log. It takes the longer the longer
    the game: in the bot that is for workers."""
    return (await whole(kept, row, played)).play()


def load(row: GameRow) -> Table:
    """A started game from its snapshot."""
    assert row.snapshot is not None
    return Table(row, Match.resume(setting_of(row), row.snapshot))


def setting_of(row: GameRow) -> AnySetting:
    """The setting of a started game."""
    assert row.board is not None
    game = registry.load(row.game)
    return Setting(
        game=game,
        seats=tuple(player.name for player in row.players),
        seed=row.seed,
        options=read_options(game, row.options),
        board=board_of(row.game, row.board),
    )


@lru_cache(maxsize=32)
def board_of(game: str, figures: bytes) -> Board:
    """A board from its file, read once."""
    return registry.load(game).read_board(figures)


def table_names(players: Sequence[Player]) -> list[str]:
    """Discord's names as names at a table: on one line, not too long, no two alike."""
    names: list[str] = []
    for number, player in enumerate(players, 1):
        plain = "".join(
            letter if unicodedata.category(letter)[0] not in "CZ" else " " for letter in player.name
        )
        name = " ".join(plain.split())[: LONGEST_NAME - 4] or f"#{number}"
        taken = {other.casefold() for other in names}
        names.append(name if name.casefold() not in taken else f"{name} #{number}")
    return names


def _started(row: GameRow | None) -> Table:
    if row is None or row.snapshot is None:
        raise BadInput("no-game")
    return load(row)
