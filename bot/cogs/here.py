"""Where a command is typed: the channel's game, and the seat of whoever typed it."""

from bot.aliases import Interaction
from bot.tables.sessions import Table, seated
from games.engine.errors import told_by


async def table_here(interaction: Interaction) -> Table:
    """The channel's game, running or just ended."""
    return await interaction.client.sessions.table(interaction.channel_id or 0)


async def seat_here(interaction: Interaction) -> tuple[Table, int]:
    """The channel's game, and the seat of whoever asks; refused to those who have none."""
    table = await table_here(interaction)
    with told_by(table.row.game, table.match.setting.seats):
        return table, seated(table.row, interaction.user.id)
