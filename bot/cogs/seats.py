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
from bot.panels.leaving import ask
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
        """Asks whether to offer one's own seat; where it is offered already, whether to have it back."""
        table, seat = await seat_here(interaction)
        await ask(interaction, table.row, offered=table.row.players[seat].vacant)

    @app_commands.command(name=named("command-replace"), description=named("command-replace-about"))
    @arguments("player", "by")
    @app_commands.guild_only()
    async def replace(self, interaction: Interaction, player: str, by: discord.Member | None = None) -> None:
        """Invites somebody to one's own seat, or to one that is free; for another's the others are asked.
        Without a name a computer plays there."""
        table, own = await seat_here(interaction)
        row, seat = table.row, read_seat(table.row, player)
        if (by and by.bot) or (by is None and row.players[seat].level):
            raise BadInput("seated-already")
        store, speaker = self.bot.store, await speaker_for(interaction)
        if seat != own and not row.players[seat].vacant:
            invited = by.id if by else None
            await votes.ask_to_replace(store, row.id, interaction.user.id, seat, invited, interaction.id)
            await answer(interaction, speaker.say("vote-opened"))
        elif by is None:
            await seats.let_computer(store, row.id, seat, interaction.id)
            await answer(interaction, speaker.say("computer-sits"))
        else:
            await seats.invite(store, row.id, seat, by.id, interaction.id)
            await answer(interaction, speaker.say("invited"))

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
