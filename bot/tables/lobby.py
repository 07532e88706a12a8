"""The lobby of a game: opening, joining, leaving, options, and the start."""

import secrets
from collections.abc import Mapping
from dataclasses import replace

from bot.schedule import position
from bot.store import OpenGame, Store
from bot.store.rows import GameRow, Player
from bot.tables.once import once
from bot.tables.table import board_of, load, table_names
from games.engine import registry
from games.engine.errors import BadInput, told_by
from games.engine.match import Match, read_options, set_up


async def open_lobby(
    store: Store,
    game: str,
    host: Player,
    place: tuple[int | None, int | None],
    locale: str,
    options: Mapping[str, object],
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
    return replace(row, id=await store.new_game(row, interaction_id))


@once
async def move_to_thread(game: OpenGame, channel_id: int) -> None:
    """Puts a pending lobby into its thread."""
    _check(game, "pending")
    await game.change(status="lobby", channel_id=channel_id)


@once
async def join(game: OpenGame, player: Player) -> None:
    """Somebody sits down; who sits already only sees the lobby anew, as an earlier answer may be lost."""
    _check(game)
    row, most = game.row, registry.load(game.row.game).players[-1]
    if row.seat_of(player.user_id) is not None:
        return
    if len(row.players) >= most:
        raise BadInput("table-full", high=most)
    await game.arrange((*row.players, player))


@once
async def leave(game: OpenGame, user_id: int) -> None:
    """The host's chair goes to whoever joined next; an empty lobby is cancelled."""
    _check(game)
    row = game.row
    if row.seat_of(user_id) is None:
        raise BadInput("not-joined")
    players = [player for player in row.players if player.user_id != user_id]
    await game.arrange(players)
    if not players:
        await game.change(status="cancelled")
    elif row.host_id == user_id:
        await game.change(host_id=players[0].user_id)


@once
async def set_option(game: OpenGame, name: str, value: str) -> None:
    """Sets one option of the game."""
    _check(game)
    options = {**game.row.options, name: value}
    with told_by(game.row.game):
        read_options(registry.load(game.row.game), options)
    await game.change(options=options)


@once
async def keep_seats(game: OpenGame, keep: bool) -> None:
    """Whether everybody sits as they joined, instead of being shuffled."""
    _check(game)
    await game.change(keep_seats=keep)


@once
async def cancel(game: OpenGame) -> None:
    """Closes a lobby."""
    _check(game)
    await game.change(status="cancelled")


@once
async def start(game: OpenGame) -> None:
    """Seats everybody and sets the game up."""
    _check(game)
    row = game.row
    names = table_names(row.players)
    with told_by(row.game):
        board = board_of(row.game, row.board) if row.board is not None else None
        setting = set_up(row.game, names, row.seed, row.options, board, row.keep_seats)
    by_name = dict(zip(names, row.players, strict=True))
    await game.arrange([Player(by_name[name].user_id, name) for name in setting.seats])
    snapshot = Match(setting).snapshot()
    await game.change(status="running", board=setting.board.json, snapshot=snapshot, asked_at=game.now())
    await game.post_board()
    await position.reset_timers(game, load(game.row).seats_asked)


def _check(game: OpenGame, status: str = "lobby") -> None:
    if game.row.status != status:
        raise BadInput("lobby-closed")
