"""Computers at a table: what they think of, and how it is played. They know what their seat may know."""

import logging
import time

from bot.store import OpenGame, Store
from bot.store.rows import STAND_IN, GameRow, Notice
from bot.tables import boards, play
from bot.tables.table import load
from games.engine.history import AND_THEN
from games.players.levels import moves_of

log = logging.getLogger(__name__)

LONGEST = 2.0
"""Seconds for a move, where nobody else thinks."""


def thought(row: GameRow, seat: int, seconds: float) -> str:
    """What a computer plays at a seat: a move, or several in a row, in notation; the best that it finds in so
    many seconds. For a worker."""
    end = time.monotonic() + seconds
    table, level = load(row), row.players[seat].level or STAND_IN
    moves = moves_of(table.match, seat, level, f"{row.id}/{row.played}", lambda: time.monotonic() > end)
    return AND_THEN.join(moves)


def unthought(row: GameRow, seat: int) -> str:
    """What it plays at once, where there is no time to think: what comes to mind or, if nothing does, what is
    safe, so that nobody waits for it for ever."""
    table = load(row)
    try:
        return AND_THEN.join(moves_of(table.match, seat, "quick", f"{row.id}/{row.played}"))
    except Exception as error:
        log.warning("game %d, move %d: played what is safe: %r", row.id, row.played + 1, error)
        rules = table.match.game
        return rules.write(rules.advice.safe_move(table.seen(seat), seat))


async def answer(store: Store, row: GameRow, seat: int, moves: str) -> None:
    """Plays what a computer has thought of, if the game is still where it was."""
    async with store.game(row.id) as game:
        if not game.row.thinking or game.row.played != row.played:
            return
        origin = "computer" if game.row.players[seat].is_computer else "stand-in"
        await play.play_for(game, load(game.row), seat, moves, origin)


async def stand_in(game: OpenGame, seat: int) -> None:
    """A computer plays for somebody whose time is up, until that one is back."""
    await game.seat(seat, level=STAND_IN)
    await game.tell(Notice("stand-in", {"seat": seat}, buttons=("back",)))
    await boards.ask_anew(game)
