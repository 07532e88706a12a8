"""The rules, a topic at a time, for one person alone."""

from bot.aliases import Interaction
from bot.messages.ids import ReadId
from bot.messages.items import layout
from bot.messages.reader import speaker_for
from bot.messages.rules import rules_parts, topics_of
from games.engine import registry
from games.engine.errors import NotLegal


async def onward(interaction: Interaction, id_: ReadId) -> None:
    """Another topic, in the same message, which only its reader sees."""
    page = interaction.message
    if page is None or not page.flags.ephemeral:
        raise NotLegal("stale")
    if id_.name not in registry.names() or id_.topic not in topics_of(id_.name):
        raise NotLegal("stale")
    speaker = await speaker_for(interaction, id_.name)
    await interaction.response.edit_message(view=layout(*rules_parts(id_.name, id_.topic, speaker)))


async def chosen(interaction: Interaction, id_: ReadId, topic: str) -> None:
    """The topic that was chosen from the menu."""
    await onward(interaction, ReadId(id_.game, id_.name, topic))


async def show(interaction: Interaction, game: str, topic: str) -> None:
    """A topic that there is, in a message of its own."""
    view = layout(*rules_parts(game, topic, await speaker_for(interaction, game)))
    await interaction.response.send_message(view=view, ephemeral=True)
