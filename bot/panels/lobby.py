"""The buttons and menus of a lobby."""

import discord

from bot.aliases import Interaction
from bot.messages.answer import answer
from bot.messages.ids import LobbyDeed, LobbyId, OptionId, ThreadId, custom_id, read_number
from bot.messages.lobby import KEEP, REMOVE, SEATS, lobby_view, offered, options_view
from bot.messages.reader import speaker_for
from bot.store.rows import GameRow, Player
from bot.tables import lobby
from bot.words import speak
from games.engine.errors import BadInput, NotLegal

NOBODY = discord.AllowedMentions.none()
LOOK_BACK = 30
"""Messages in which a lobby is looked for."""


async def done(interaction: Interaction, id_: LobbyId) -> None:
    """Joins, leaves, starts or cancels, and shows the lobby as it is then; or opens the options."""
    bot = interaction.client
    if id_.what is LobbyDeed.OPTIONS:
        row = await for_host(interaction, id_.game)
        if row.status != "lobby":
            raise BadInput("lobby-closed")
        speaker = await speaker_for(interaction, row.game)
        await interaction.response.send_message(view=options_view(row, speaker), ephemeral=True)
        return
    row = await _changed(interaction, id_)
    await interaction.response.edit_message(view=await lobby_view(bot.store, row), allowed_mentions=NOBODY)


async def _changed(interaction: Interaction, id_: LobbyId) -> GameRow:
    store, user = interaction.client.store, interaction.user
    if id_.what is LobbyDeed.JOIN:
        return await lobby.join(store, id_.game, interaction.id, Player(user.id, user.display_name))
    if id_.what is LobbyDeed.LEAVE:
        return await lobby.leave(store, id_.game, interaction.id, user.id)
    await for_host(interaction, id_.game)
    change = lobby.start if id_.what is LobbyDeed.START else lobby.cancel
    return await change(store, id_.game, interaction.id)


async def option(interaction: Interaction, id_: OptionId, chosen: str) -> None:
    """Sets an option of the game or the order of seats, or removes a player."""
    bot = interaction.client
    row = await for_host(interaction, id_.game)
    if chosen not in offered(row, id_.name):
        raise NotLegal("stale")
    if id_.name == REMOVE:
        row = await lobby.leave(bot.store, row.id, interaction.id, read_number(chosen))
    elif id_.name == SEATS:
        row = await lobby.keep_seats(bot.store, row.id, interaction.id, chosen == KEEP)
    else:
        row = await lobby.set_option(bot.store, row.id, interaction.id, id_.name, chosen)
    speaker = await speaker_for(interaction, row.game)
    await interaction.response.edit_message(view=options_view(row, speaker))
    await _refresh(interaction, row)


async def thread(interaction: Interaction, id_: ThreadId) -> None:
    """Opens a thread for a game where the channel has one already."""
    bot = interaction.client
    row = await for_host(interaction, id_.game)
    if interaction.user.id != row.host_id:
        raise BadInput("host-only")
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise BadInput("no-thread-here")
    opened = channel.get_thread(row.channel_id) if row.channel_id else None
    if opened is None:
        title = speak(row.locale, row.game).say("game-name")
        opened = await channel.create_thread(name=title, type=discord.ChannelType.public_thread)
        row = await lobby.move_to_thread(bot.store, row.id, interaction.id, opened.id)
    await opened.send(view=await lobby_view(bot.store, row), allowed_mentions=NOBODY)
    speaker = await speaker_for(interaction, row.game)
    await answer(interaction, speaker.say("thread-opened", thread=f"<#{opened.id}>"))


async def for_host(interaction: Interaction, game_id: int) -> GameRow:
    """The lobby, for its host or somebody with Manage Channels alone."""
    row = await interaction.client.store.games.one(game_id)
    if row is None:
        raise BadInput("lobby-closed")
    if interaction.user.id != row.host_id and not interaction.permissions.manage_channels:
        raise BadInput("host-only")
    return row


async def _refresh(interaction: Interaction, row: GameRow) -> None:
    """Brings the lobby's own message up to date after a change elsewhere."""
    bot = interaction.client
    channel = bot.get_channel(row.channel_id or 0)
    if not isinstance(channel, discord.abc.Messageable):
        return
    async for message in channel.history(limit=LOOK_BACK):
        if bot.user and message.author.id == bot.user.id and _shows(message, row.id):
            await message.edit(view=await lobby_view(bot.store, row), allowed_mentions=NOBODY)
            return


def _shows(message: discord.Message, game_id: int) -> bool:
    """Whether a message is the lobby of a game."""
    join = custom_id(LobbyId(game_id, LobbyDeed.JOIN))
    return join in str([component.to_dict() for component in message.components])
