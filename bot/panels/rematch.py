"""*Rematch* under the end of a game."""

import discord

from bot.aliases import Interaction
from bot.messages.ids import RematchId
from bot.messages.lobby import lobby_view
from bot.store.rows import Player
from bot.tables.lobby import open_rematch
from games.engine.errors import BadInput


async def opened(interaction: Interaction, id_: RematchId) -> None:
    """Opens a table with the same people, and calls them."""
    store, user = interaction.client.store, interaction.user
    ended = await store.games.one(id_.game)
    if ended is None:
        raise BadInput("no-game")
    row = await open_rematch(store, ended, Player(user.id, user.display_name))
    called = [discord.Object(player.user_id) for player in row.players if player.user_id != user.id]
    await interaction.response.send_message(
        view=await lobby_view(store, row),
        allowed_mentions=discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=called
        ),
    )
