"""`/order give`, `show` and `drop`: what is to be done when one is asked next. Private, whoever is asked."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import seat_here
from bot.cogs.naming import arguments, named
from bot.messages.answer import answer
from bot.messages.reader import speaker_for
from bot.tables import orders
from bot.tables.order_language import told

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Orders(
    commands.GroupCog, group_name=named("command-order"), group_description=named("command-order-about")
):
    """Standing orders."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=named("command-give"), description=named("command-give-about"))
    @arguments(what="order")
    @app_commands.guild_only()
    async def give(self, interaction: Interaction, what: str) -> None:
        """Keeps an order in place of any before it."""
        table, _ = await seat_here(interaction)
        order = await orders.give(self.bot.store, table.row.id, interaction.user.id, what)
        speaker = await speaker_for(interaction, table.row.game)
        await answer(interaction, "\n".join([speaker.say("order-kept"), *told(order, speaker)]))

    @app_commands.command(name=named("command-show"), description=named("command-show-about"))
    @app_commands.guild_only()
    async def show(self, interaction: Interaction) -> None:
        """Tells what is left of an order."""
        table, _ = await seat_here(interaction)
        speaker = await speaker_for(interaction, table.row.game)
        order = await orders.shown(self.bot.store, table.row.id, interaction.user.id)
        lines = told(order, speaker) if order else [speaker.say("order-none")]
        await answer(interaction, "\n".join(lines))

    @app_commands.command(name=named("command-drop"), description=named("command-drop-about"))
    @app_commands.guild_only()
    async def drop(self, interaction: Interaction) -> None:
        """Forgets an order."""
        table, _ = await seat_here(interaction)
        await orders.drop(self.bot.store, table.row.id, interaction.user.id)
        await answer(interaction, (await speaker_for(interaction)).say("order-gone"))


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Orders(bot))
