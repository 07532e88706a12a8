"""A place of its own for a table: a thread of a text channel, or a post of a forum, one for each game."""

from dataclasses import replace

import discord

from bot.aliases import Interaction
from bot.messages.answer import answer
from bot.messages.items import layout
from bot.messages.reader import speaker_for
from bot.messages.tags import tags_for
from bot.store.rows import GameRow
from bot.tables import lobby
from bot.words import speak
from games.engine.errors import BadInput

FORBIDDEN = 403
NOBODY = discord.AllowedMentions.none()


def in_a_forum(interaction: Interaction) -> bool:
    """Whether somebody is in a forum, where each game has a post of its own."""
    return isinstance(_parent(interaction), discord.ForumChannel)


async def put_apart(interaction: Interaction, row: GameRow) -> None:
    """Opens a thread or a post for a table that waits for one, or finds it again, and says where it is."""
    opened = row.channel_id
    if opened is None:
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            opened = await opened_apart(interaction, row)
        except discord.Forbidden as error:
            raise BadInput("thread-forbidden") from error
        tagged = isinstance(_parent(interaction), discord.ForumChannel)
        await lobby.move_to_thread(interaction.client.store, row.id, opened, tagged)
    speaker = await speaker_for(interaction, row.game)
    await answer(interaction, speaker.say("thread-opened", thread=f"<#{opened}>"))


async def opened_apart(interaction: Interaction, row: GameRow) -> int:
    """Opens a thread or a post for a table; its number."""
    speaker, parent = speak(row.locale, row.game), _parent(interaction)
    name = speaker.say("game-name")
    if isinstance(parent, discord.ForumChannel):
        begins = speaker.say("post-opened", name=name, host=f"<@{row.host_id}>")
        post = await parent.create_thread(
            name=speaker.say("post-title", name=name, host=row.players[0].name)[:100],
            view=layout(begins),
            allowed_mentions=NOBODY,
            applied_tags=await tags_for(parent, replace(row, status="lobby"), row.locale),
        )
        return post.thread.id
    if not isinstance(parent, discord.TextChannel):
        raise BadInput("no-thread-here")
    return (await parent.create_thread(name=name, type=discord.ChannelType.public_thread)).id


def _parent(interaction: Interaction) -> object:
    """The channel where one is, or that of the thread where one is."""
    channel = interaction.channel
    return channel.parent if isinstance(channel, discord.Thread) else channel
