"""Taking turns back: one's own last one at once, more with everybody's consent."""

import asyncio

from bot.store import OpenGame
from bot.tables.table import latest
from games.engine.errors import NotLegal, told_by
from games.engine.history import standing_seats, why_not_undo
from games.engine.match import AnyMatch


async def last_taken_back(game: OpenGame, seat: int) -> AnyMatch:
    """The match without its last turn, if that was this seat's and nothing was drawn for it."""
    passage = await latest(game, game.row)
    if game.row.status != "running":
        raise NotLegal("nothing-to-undo")
    table = await asyncio.to_thread(passage.play)
    if refused := why_not_undo(table.log, seat):
        raise refused
    return await asyncio.to_thread(passage.without, seat, 1)


async def turns_since(game: OpenGame, seat: int) -> int:
    """How many turns would be taken back with a seat's own last one."""
    standing = standing_seats(await game.games.actions(game.row.id, game.row.played))
    if seat not in standing or game.row.status != "running":
        with told_by(game.row.game):
            raise NotLegal("nothing-to-undo")
    return standing[::-1].index(seat) + 1


async def taken_back(game: OpenGame, seat: int, turns: int) -> AnyMatch:
    """The match after a seat has taken back so many turns."""
    passage = await latest(game, game.row, turns=turns)
    return await asyncio.to_thread(passage.without, seat, turns)
