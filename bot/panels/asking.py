"""A move under a board: played at one press, or shown first to be confirmed, as its player wants it."""

from bot.aliases import Interaction
from bot.messages.ids import AskId, MoveAt, MoveId
from bot.panels import playing
from bot.panels.choose import show
from games.engine.history import UNDO


async def move(interaction: Interaction, id_: MoveId) -> None:
    """One that can be taken back, or *Confirm* in a panel."""
    message = interaction.message
    confirms = message is not None and message.flags.ephemeral
    if not confirms and id_.move != UNDO and await _wish(interaction) == "always":
        await show(interaction, id_.game, id_.version, MoveAt(id_.move))
    else:
        await playing.move(interaction, id_)


async def final(interaction: Interaction, id_: AskId) -> None:
    """One that can't be taken back freely."""
    if await _wish(interaction) == "never":
        await playing.move(interaction, MoveId(id_.game, id_.version, id_.move))
    else:
        await show(interaction, id_.game, id_.version, MoveAt(id_.move))


async def _wish(interaction: Interaction) -> str:
    return (await interaction.client.store.preferences.calls(interaction.user.id)).confirm
