"""Taking turns back: one's own last one at once, more with everybody's consent."""

from bot.store import OpenGame
from bot.tables.history import last_standing
from bot.tables.table import as_of
from games.engine.errors import NotLegal
from games.engine.match import AnyMatch


async def last_taken_back(game: OpenGame, seat: int) -> AnyMatch:
    """The match without its last turn, if that was this seat's and nothing was drawn for it."""
    table = await as_of(game, game.row)
    last = last_standing(table.log)
    if game.row.status != "running" or last is None:
        raise NotLegal("nothing-to-undo")
    if last.seat != seat:
        raise NotLegal("undo-not-yours", seat=last.seat)
    if last.turn.drew:
        raise NotLegal("undo-drew")
    return table.match.undone()


async def turns_since(game: OpenGame, seat: int) -> int:
    """How many turns would be taken back with a seat's own last one."""
    table = await as_of(game, game.row)
    standing = [entry for entry in table.log if entry.version and not entry.undone and not entry.undoes]
    own = [place for place, entry in enumerate(standing) if entry.seat == seat]
    if not own or game.row.status != "running":
        with table.told():
            raise NotLegal("nothing-to-undo")
    return len(standing) - own[-1]


async def taken_back(game: OpenGame, turns: int) -> AnyMatch:
    """The match without so many turns."""
    match = (await as_of(game, game.row)).match
    for _ in range(turns):
        match = match.undone()
    return match
