"""What only one player knows."""

from bot.tables.table import Table
from games.engine.words import Words


def hand_of(table: Table, seat: int, speaker: Words) -> str | None:
    """What only this player sees, in words; nothing where there is nothing."""
    figures = table.match.game.advice.hand(table.seen(seat), seat)
    return speaker.say("hand", **figures) if figures else None
