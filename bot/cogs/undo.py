"""`/undo`: at once where nobody else is touched by it; else the others are asked."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import table_here
from bot.messages.answer import answer
from bot.messages.reader import speaker_for
from bot.panels.playing import play
from bot.tables.history import UNDO, last_standing
from bot.tables.sessions import Table
from bot.words import named

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Undo(commands.Cog):
    """Taking a move back."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-undo"), description=named("command-undo-about"))
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction) -> None:
        """Takes one's own last move back, or asks the others for it."""
        now = await table_here(interaction)
        table = await self.bot.sessions.table_at(now.row, now.row.played)
        if not touches_others(table, interaction.user.id):
            await play(interaction, UNDO)
            return
        vote = await self.bot.slow.ask_to_undo(table, interaction.user.id)
        speaker = await speaker_for(interaction)
        await answer(interaction, speaker.say("undo-asked", turns=vote.turns))


def touches_others(table: Table, user_id: int) -> bool:
    """Whether a player's last move can only be taken back with the others' consent: somebody has moved since,
    or something was drawn."""
    row, last = table.row, last_standing(table.log)
    seat = row.seat_of(user_id)
    if seat is None or last is None or row.status != "running" or row.archived:
        return False
    return last.seat != seat or last.turn.drew


async def setup(bot: "Roundhouse") -> None:
    await bot.add_cog(Undo(bot))
