"""What the tags of a forum's post say about the game that stands there."""

from bot.store import OpenGame
from bot.store.rows import GameRow, Notice
from bot.tables.lobby import seats_of

SEATS = "seats"
STATES = ("lobby", "running", "over")


async def retag(game: OpenGame) -> None:
    """After any change: if the tags are to say something else now, they will."""
    row = game.row
    if row.tags is None:
        return
    if (tags := tags_of(row)) != row.tags:
        await game.change(tags=tags)
        await game.tell(Notice("tags"))


def tags_of(row: GameRow) -> str:
    """The state of a game, and whether somebody could take a seat."""
    state = row.status if row.status in ("lobby", "running") else "over"
    free = state == "lobby" and len(row.players) < seats_of(row)[-1]
    offered = state == "running" and any(player.vacant for player in row.players)
    return " ".join([state, *[SEATS] * (free or offered)])
