"""The channel's game: one lock a channel; load, check the seat, apply, store, return."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Any
from weakref import WeakValueDictionary

from bot.panels.codes import spelled
from bot.schedule.pace import Pace
from bot.schedule.timekeeping import Timekeeper
from bot.store.rows import (
    ActionRow,
    ChannelTaken,
    Consequences,
    GameRow,
    OrderLeft,
    Player,
    Repeated,
    Store,
)
from bot.tables.results import results_of
from games.engine import registry
from games.engine.contract import Board
from games.engine.errors import BadInput, NotLegal, NotYourTurn, told_by
from games.engine.history import AND_THEN, UNDO, LogEntry, play_again, why_not_undo
from games.engine.match import LONGEST_NAME, Match, Setting, read_options, set_up


@dataclass(frozen=True)
class Table:
    """A started game, loaded."""

    row: GameRow
    match: Match[Any, Any]
    log: Sequence[LogEntry] = ()
    """What happened so far, where the game was played again for it."""

    def seat_asked(self, user_id: int) -> int:
        """The seat of a user whom the table waits for."""
        with told_by(self.row.game, self.match.setting.seats):
            seat = seated(self.row, user_id)
            asked = self.match.game.actors(self.match.state)
            if seat not in asked:
                raise NotYourTurn("not-your-turn", seats=list(asked))
            return seat

    def seen(self, seat: int | None = None) -> Any:
        """The state as a player, or everybody, may know it."""
        return self.match.game.view(self.match.state, seat)

    @property
    def asked(self) -> list[Player]:
        """The players that the table waits for."""
        return [self.row.players[seat] for seat in self.match.game.actors(self.match.state)]


class Sessions:
    """All games, by channel."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self.store = store
        self.now = now
        self.keeper = Timekeeper(store, now)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, channel_id: int) -> asyncio.Lock:
        """The lock of a channel; it lives as long as somebody holds or waits for it."""
        lock = self._locks.get(channel_id)
        if lock is None:
            lock = self._locks[channel_id] = asyncio.Lock()
        return lock

    # Lobby

    async def open_lobby(
        self,
        game: str,
        host: Player,
        place: tuple[int | None, int | None],
        locale: str,
        options: dict[str, Any],
        board: bytes | None,
        interaction_id: int,
    ) -> GameRow:
        """A new lobby in a channel (`place` is channel and guild), or a pending one without."""
        rules = registry.load(game)
        with told_by(game):
            read_options(rules, options)
            if board is not None:
                rules.read_board(board)
        row = GameRow(
            id=0,
            status="lobby" if place[0] else "pending",
            channel_id=place[0],
            guild_id=place[1],
            host_id=host.user_id,
            locale=locale,
            game=game,
            seed=secrets.token_hex(16),
            options=options,
            board=board,
            keep_seats=False,
            played=0,
            snapshot=None,
            players=(host,),
        )
        return replace(row, id=await self.store.new_game(row, interaction_id))

    async def move_lobby(self, game_id: int, channel_id: int, interaction_id: int) -> GameRow:
        """Puts a pending lobby into its thread."""
        row = await self._lobby(game_id, "pending")
        moved = replace(row, status="lobby", channel_id=channel_id)
        await self.store.change_lobby(moved, interaction_id)
        return moved

    async def join(self, game_id: int, player: Player, interaction_id: int) -> GameRow:
        async with self.lock(-game_id):
            row = await self._lobby(game_id)
            players = registry.load(row.game).players
            if row.seat_of(player.user_id) is not None:
                return row  # the lobby is shown anew: the answer to an earlier press may be lost
            if len(row.players) >= players[-1]:
                raise BadInput("table-full", high=players[-1])
            return await self._change(replace(row, players=(*row.players, player)), interaction_id)

    async def leave(self, game_id: int, user_id: int, interaction_id: int) -> GameRow:
        """The host's chair goes to whoever joined next; an empty lobby is cancelled."""
        async with self.lock(-game_id):
            row = await self._lobby(game_id)
            if row.seat_of(user_id) is None:
                raise BadInput("not-joined")
            players = tuple(player for player in row.players if player.user_id != user_id)
            host = row.host_id if row.host_id != user_id or not players else players[0].user_id
            status = row.status if players else "cancelled"
            return await self._change(
                replace(row, players=players, host_id=host, status=status), interaction_id
            )

    async def set_options(
        self, game_id: int, options: dict[str, Any], keep_seats: bool, interaction_id: int
    ) -> GameRow:
        async with self.lock(-game_id):
            row = await self._lobby(game_id)
            with told_by(row.game):
                read_options(registry.load(row.game), options)
            return await self._change(replace(row, options=options, keep_seats=keep_seats), interaction_id)

    async def set_pace(self, game_id: int, pace: Pace, interaction_id: int) -> None:
        """Sets the clock of a lobby or of a running game; a running one starts anew with it."""
        async with self.lock(-game_id):
            row = await self.store.game(game_id)
            if row is None:
                raise BadInput("no-game")
            players = tuple(replace(player, bank=None) for player in row.players)
            paced = replace(row, pace=pace, players=players, asked_at=self.now())
            timers = await self.keeper.timers(paced, load(paced).match) if paced.snapshot else []
            await self.store.reseat(paced, interaction_id, timers, [])

    async def cancel(self, game_id: int, interaction_id: int) -> GameRow:
        async with self.lock(-game_id):
            row = await self._lobby(game_id)
            return await self._change(replace(row, status="cancelled"), interaction_id)

    async def start(self, game_id: int, interaction_id: int) -> GameRow:
        """Seats everybody and sets the game up."""
        async with self.lock(-game_id):
            row = await self._lobby(game_id)
            with told_by(row.game):
                setting = _new_setting(row)
            by_name = dict(zip(table_names(row.players), row.players, strict=True))
            players = tuple(Player(by_name[name].user_id, name) for name in setting.seats)
            match = Match(setting)
            started = replace(
                row,
                status="running",
                players=players,
                board=setting.board.json,
                snapshot=match.snapshot(),
                asked_at=self.now(),
            )
            try:
                await self.store.start(started, interaction_id, await self.keeper.timers(started, match))
            except Repeated:
                return await self._lobby(game_id, "running")
            return started

    async def end(self, channel_id: int, interaction_id: int) -> GameRow:
        """Ends a running game without a result."""
        async with self.lock(channel_id):
            table = await self.table(channel_id)
            if table.row.status != "running":
                raise BadInput("no-game")
            return await self._change(replace(table.row, status="cancelled"), interaction_id)

    async def _change(self, row: GameRow, interaction_id: int) -> GameRow:
        try:
            await self.store.change_lobby(row, interaction_id)
        except Repeated:
            return await self.store.game(row.id) or row
        except ChannelTaken as error:
            raise BadInput("channel-taken") from error
        return row

    async def _lobby(self, game_id: int, status: str = "lobby") -> GameRow:
        row = await self.store.game(game_id)
        if row is None or row.status != status:
            raise BadInput("lobby-closed")
        return row

    # Playing

    async def table(self, channel_id: int) -> Table:
        """The channel's game, running or just ended."""
        row = await self.store.game_in(channel_id)
        if row is None or row.snapshot is None:
            raise BadInput("no-game")
        return load(row)

    async def table_of(self, game_id: int) -> Table:
        """A started game by its number."""
        row = await self.store.game(game_id)
        if row is None or row.snapshot is None:
            raise BadInput("no-game")
        return load(row)

    async def table_at(self, row: GameRow, version: int) -> Table:
        """A game as it was after so many moves, played again, with its log."""
        actions = await self.store.actions(row.id, version)
        match, log = await asyncio.to_thread(play_again, setting_of(row), actions)
        return Table(replace(row, played=version), match, log)

    async def move(
        self, channel_id: int, user_id: int, move: str, interaction_id: int, version: int | None = None
    ) -> tuple[Table, bool]:
        """Plays a move for a user, several in a row, or takes his last one back: checked, applied and
        stored before anybody hears of it. A repeated interaction is not a second move; then it is
        false."""
        async with self.lock(channel_id):
            table = await self.table(channel_id)
            row, match = table.row, table.match
            with told_by(row.game, match.setting.seats):
                seat = seated(row, user_id)
                _check_open(row)
                if version is not None and version != row.played:
                    if await self.store.has_move(interaction_id):
                        return table, False
                    raise NotLegal("stale", version=version)
                if move.strip().casefold() == UNDO:
                    match, played = await self._taken_back(row, seat), UNDO
                else:
                    played = _play(match, seat, move)
            return await self._keep(row, match, ActionRow(seat, played), interaction_id)

    async def play_for(
        self, table: Table, seat: int, move: str, origin: str, key: int, left: OrderLeft | None = None
    ) -> bool:
        """Plays a move for a seat that does not come from its player: by the clock, or by an order. The
        caller holds the channel's lock; `key` keeps it from happening twice."""
        played = _play(table.match, seat, move)
        action = ActionRow(seat, played, origin)
        return (await self._keep(table.row, table.match, action, key, left))[1]

    async def take_back(self, table: Table, asker: int, turns: int, key: int) -> bool:
        """Takes turns back that others have agreed to lose. The caller holds the channel's lock."""
        whole = await self.table_at(table.row, table.row.played)
        match = whole.match.undone(turns)
        return (await self._keep(table.row, match, ActionRow(asker, f"{UNDO} {turns}"), key))[1]

    async def _keep(
        self,
        row: GameRow,
        match: Match[Any, Any],
        action: ActionRow,
        key: int,
        left: OrderLeft | None = None,
    ) -> tuple[Table, bool]:
        """Stores a move with all that follows from it."""
        status = "running" if match.game.actors(match.state) else "over"
        moved = replace(
            row,
            played=row.played + 1,
            snapshot=match.snapshot(),
            status=status,
            players=_back_again(await self.keeper.banked(row, action.seat), action),
            asked_at=self.now(),
        )
        table = Table(moved, match)
        timers = await self.keeper.timers(moved, match)
        then = Consequences(timers, await self.keeper.calls(table), left)
        results = results_of(moved, match.game.result(match.state))
        try:
            await self.store.move(moved, action, key, then, results=results)
        except Repeated:
            return await self.table_of(row.id), False
        return table, True

    async def refresh_timers_of(self, user_id: int) -> None:
        """Sets the timers of all games that somebody plays in anew."""
        for row in await self.store.games_of_user(user_id):
            if row.status == "running":
                await self.refresh_timers(row.channel_id or 0)

    async def refresh_timers(self, channel_id: int) -> None:
        """Sets a channel's timers anew, after somebody's preferences have changed."""
        async with self.lock(channel_id):
            table = await self.table(channel_id)
            await self.store.reset_timers(table.row.id, await self.keeper.timers(table.row, table.match))

    async def _taken_back(self, row: GameRow, seat: int) -> Match[Any, Any]:
        """The match without its last turn, if that was this seat's and nothing was drawn for it."""
        table = await self.table_at(row, row.played)
        if row.status != "running":
            raise NotLegal("nothing-to-undo")
        if refused := why_not_undo(table.log, seat):
            raise refused
        return table.match.undone()


def _back_again(players: tuple[Player, ...], action: ActionRow) -> tuple[Player, ...]:
    """Who moves has not left."""
    return tuple(
        replace(player, vacant=False) if seat == action.seat and action.origin == "player" else player
        for seat, player in enumerate(players)
    )


def _check_open(row: GameRow) -> None:
    if row.status == "cancelled":
        raise NotLegal("game-over")
    if row.archived:
        raise BadInput("archived")


def seated(row: GameRow, user_id: int) -> int:
    """The seat of a user, who must have one."""
    seat = row.seat_of(user_id)
    if seat is None:
        raise NotYourTurn("not-seated")
    return seat


def load(row: GameRow) -> Table:
    """A game from its snapshot."""
    assert row.snapshot is not None
    return Table(row, Match.resume(setting_of(row), row.snapshot))


def setting_of(row: GameRow) -> Setting[Any, Any]:
    """The setting of a started game."""
    assert row.board is not None
    game = registry.load(row.game)
    return Setting(
        game=game,
        seats=tuple(player.name for player in row.players),
        seed=row.seed,
        options=read_options(game, row.options),
        board=_board(row.game, row.board),
    )


def table_names(players: tuple[Player, ...]) -> list[str]:
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


def _new_setting(row: GameRow) -> Setting[Any, Any]:
    board = _board(row.game, row.board) if row.board is not None else None
    return set_up(row.game, table_names(row.players), row.seed, row.options, board, row.keep_seats)


@lru_cache(maxsize=32)
def _board(game: str, figures: bytes) -> Board:
    return registry.load(game).read_board(figures)


def _play(match: Match[Any, Any], seat: int, text: str) -> str:
    """Plays a move, or several in a row, and returns them as they are kept."""
    moves = []
    for part in text.split(AND_THEN):
        action = match.game.read(match.state, spelled(match.game, match.state, seat, part.strip()))
        match.play(seat, action)
        moves.append(match.game.write(action))
    return AND_THEN.join(moves)
