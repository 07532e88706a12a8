"""Where a command is typed: the channel's game, and the seat of whoever typed it."""

from bot.aliases import Interaction
from bot.tables.table import Table, in_channel


async def table_here(interaction: Interaction) -> Table:
    """The channel's game, running or just ended."""
    return await in_channel(interaction.client.store, interaction.channel_id)


async def seat_here(interaction: Interaction) -> tuple[Table, int]:
    """The channel's game, and the seat of whoever asks; refused to those who have none."""
    table = await table_here(interaction)
    return table, table.seat_of(interaction.user.id)
