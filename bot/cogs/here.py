"""Where a command is typed: the channel's game, its lobby, and the seat of whoever typed it."""

from bot.aliases import Interaction
from bot.panels.place import game_here, running_here, table_here
from bot.store.rows import GameRow
from bot.tables.table import Table, load
from games.engine.errors import BadInput

__all__ = ["lobby_here", "seat_here", "table_here"]


async def lobby_here(interaction: Interaction) -> GameRow:
    """The channel's open table."""
    row = await game_here(interaction)
    if row.status != "lobby":
        raise BadInput("lobby-closed")
    return row


async def seat_here(interaction: Interaction) -> tuple[Table, int]:
    """The channel's running game, and the seat of whoever asks; refused to those who have none."""
    table = load(await running_here(interaction))
    return table, table.seat_of(interaction.user.id)
