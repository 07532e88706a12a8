"""`/resign` and `/replace`: who sits where, once a game runs."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Choices, Interaction
from bot.cogs.here import seat_here, table_here
from bot.cogs.naming import arguments, named
from bot.messages.answer import answer
from bot.messages.reader import speaker_for
from bot.store.rows import GameRow
from bot.tables import seats, votes
from games.engine.errors import BadInput, GameError

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Seats(commands.Cog):
    """Leaving a game, and coming into one."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-resign"), description=named("command-resign-about"))
    @app_commands.guild_only()
    async def resign(self, interaction: Interaction) -> None:
        """Offers one's own seat to whoever takes it."""
        table, _ = await seat_here(interaction)
        await seats.resign(self.bot.store, table.row.id, interaction.id, interaction.user.id)
        await answer(interaction, (await speaker_for(interaction)).say("seat-offered"))

    @app_commands.command(name=named("command-replace"), description=named("command-replace-about"))
    @arguments("player", "by")
    @app_commands.guild_only()
    async def replace(self, interaction: Interaction, player: str, by: discord.Member) -> None:
        """Invites somebody to one's own seat, or to one that is free; for another's the others are asked."""
        table, own = await seat_here(interaction)
        row, seat = table.row, read_seat(table.row, player)
        if by.bot:
            raise BadInput("seated-already")
        speaker = await speaker_for(interaction)
        if seat == own or row.players[seat].vacant:
            await seats.invite(self.bot.store, row.id, seat, by.id)
            await answer(interaction, speaker.say("invited"))
            return
        await votes.ask_to_replace(self.bot.store, row.id, interaction.user.id, seat, by.id)
        await answer(interaction, speaker.say("vote-opened"))

    @replace.autocomplete("player")
    async def complete_player(self, interaction: Interaction, current: str) -> Choices:
        """Offers the names at the table; who sits there may have left the server."""
        try:
            row = (await table_here(interaction)).row
        except GameError:
            return []
        names = [player.name for player in row.players if current.casefold() in player.name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in names]


def read_seat(row: GameRow, text: str) -> int:
    """The seat of somebody by the name at the table, or by a mention."""
    for seat, player in enumerate(row.players):
        known = player.name, f"<@{player.user_id}>", f"<@!{player.user_id}>"
        if text.strip().casefold() in (name.casefold() for name in known):
            return seat
    raise BadInput("not-at-the-table")


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Seats(bot))
