"""Games without life: asked about, put aside, taken up again. Nothing is deleted."""

from datetime import timedelta

import msgspec

from bot.schedule import position
from bot.store import OpenGame
from bot.store.rows import Idle, Notice, Timer
from bot.tables.once import once
from bot.tables.table import load
from games.engine.errors import BadInput

ARCHIVED_AFTER = timedelta(days=7)


async def idle(game: OpenGame, timer: Timer) -> None:
    """Nobody has moved for long: the table is asked once; the second time the game is put aside."""
    assert isinstance(timer.occasion, Idle)
    if game.row.status != "running" or game.row.archived or game.row.played != timer.occasion.version:
        return
    if timer.occasion.asked:
        await _put_aside(game)
        return
    await game.tell(Notice("idle", buttons=("keep", "archive")))
    again = msgspec.structs.replace(timer.occasion, asked=True)
    await game.set_timers(Timer(game.now() + ARCHIVED_AFTER, again, game.row.id))


@once
async def keep_alive(game: OpenGame, user_id: int) -> None:
    """Somebody wants the game to go on: patience begins anew."""
    await _check_asked(game, user_id)
    await game.set_timers(Timer(game.now() + position.IDLE, Idle(game.row.played), game.row.id))


@once
async def archive(game: OpenGame, user_id: int) -> None:
    """Somebody answers that the game is to be put aside."""
    await _check_asked(game, user_id)
    await _put_aside(game)


@once
async def revive(game: OpenGame, user_id: int) -> None:
    """Takes an archived game up again."""
    _check_seated(game, user_id)
    if not game.row.archived:
        raise BadInput("not-archived")
    await game.change(archived=False, asked_at=game.now())
    table = load(game.row)
    await position.reset_timers(game, table.seats_asked)
    asked = [player.user_id for player in table.asked if not player.level]
    await game.tell(Notice("revived", mentions=tuple(asked)))
    await game.post_board(asked)


async def _put_aside(game: OpenGame) -> None:
    await game.change(archived=True, thinking=False)
    await game.reset_timers()
    await game.close_votes()
    await game.tell(Notice("archived", buttons=("revive",)))


async def _check_asked(game: OpenGame, user_id: int) -> None:
    """Whether the table has been asked, and is by this player."""
    _check_seated(game, user_id)
    timers = await game.timers.of_game(game.row.id)
    if not any(isinstance(timer.occasion, Idle) and timer.occasion.asked for timer in timers):
        raise BadInput("not-idle")


def _check_seated(game: OpenGame, user_id: int) -> None:
    if game.row.status != "running":
        raise BadInput("no-game")
    if game.row.seat_of(user_id) is None:
        raise BadInput("not-seated")
