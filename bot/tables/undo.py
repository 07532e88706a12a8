"""Taking turns back: one's own last one at once, more with everybody's consent."""

from bot.store import OpenGame
from bot.tables.table import as_of
from games.engine.errors import NotLegal
from games.engine.history import standing_entries, why_not_undo
from games.engine.match import AnyMatch


async def last_taken_back(game: OpenGame, seat: int) -> AnyMatch:
    """The match without its last turn, if that was this seat's and nothing was drawn for it."""
    table = await as_of(game, game.row)
    if game.row.status != "running":
        raise NotLegal("nothing-to-undo")
    if refused := why_not_undo(table.log, seat):
        raise refused
    return table.match.undone()


async def turns_since(game: OpenGame, seat: int) -> int:
    """How many turns would be taken back with a seat's own last one."""
    table = await as_of(game, game.row)
    _, *standing = standing_entries(table.log)
    own = [place for place, entry in enumerate(standing) if entry.seat == seat]
    if not own or game.row.status != "running":
        with table.told():
            raise NotLegal("nothing-to-undo")
    return len(standing) - own[-1]


async def taken_back(game: OpenGame, turns: int) -> AnyMatch:
    """The match without so many turns."""
    return (await as_of(game, game.row)).match.undone(turns)
