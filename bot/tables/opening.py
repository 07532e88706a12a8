"""Open tables that are announced: who comes from elsewhere, and what becomes of those that wait too long."""

from datetime import timedelta

from bot.store import OpenGame, Store
from bot.store.rows import STAND_IN, Appeal, GameRow, Notice, OpenEnds, Player, Timer
from bot.tables import lobby
from bot.tables.lobby import TABLE, begin_table, in_lobby, let_computer_sit, seats_of
from bot.tables.once import once
from games.engine.errors import BadInput

ANNOUNCED = timedelta(days=14)
"""How long a table is announced for which nobody has asked computers."""


async def announce_new(store: Store, game_id: int, appeal: Appeal) -> GameRow:
    """Announces a table that was opened just now."""
    async with store.game(game_id) as game:
        await _announce(game, appeal)
    return game.row


@once
async def announce(game: OpenGame, appeal: Appeal) -> None:
    """Announces an open table, anew if it was before."""
    if game.row.status != "lobby":
        raise BadInput("lobby-closed")
    await _announce(game, appeal)


async def _announce(game: OpenGame, appeal: Appeal) -> None:
    await game.change(appeal=appeal)
    due = appeal.fill_at or game.now() + ANNOUNCED
    await game.set_timers(Timer(due, OpenEnds(), game.row.id))
    if game.row.status == "lobby":
        await game.tell(Notice("lobby"))


@in_lobby
async def join_from_afar(game: OpenGame, player: Player) -> None:
    """Somebody who has found the table elsewhere sits down; its host is told."""
    row = game.row
    if row.appeal is None:
        raise BadInput("lobby-closed")
    if row.seat_of(player.user_id) is not None:
        return
    await lobby.sit_down(game, player)
    figures = {"who": f"<@{player.user_id}>", "count": len(game.row.players), "high": seats_of(row)[-1]}
    await game.tell(Notice("joined", figures, (row.host_id,)))


async def waited(game: OpenGame, _: Timer) -> None:
    """Computers take the seats that are left, up to a table of four, and the game begins; where they are not
    wanted the table stays open, but is announced no longer."""
    row = game.row
    if row.status != "lobby" or row.appeal is None:
        return
    await game.show_lobby()
    if row.appeal.fill_at is None:
        await game.change(appeal=None)
        await game.tell(Notice("open-no-longer"))
        return
    seats, waiting = seats_of(row), len(row.players)
    while len(game.row.players) < max(seats[0], min(TABLE, seats[-1])):
        await let_computer_sit(game, STAND_IN)
    await game.tell(Notice("filled", {"count": len(game.row.players) - waiting}))
    await begin_table(game)


def has_room(row: GameRow, user_id: int) -> bool:
    """Whether somebody who does not sit at a table could."""
    return row.seat_of(user_id) is None and len(row.players) < seats_of(row)[-1]
