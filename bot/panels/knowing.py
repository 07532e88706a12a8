"""What helps to decide, told to one person alone: one's own hand, and what the rules say."""

from bot.aliases import Interaction
from bot.messages.answer import answer
from bot.messages.hand import hand_of
from bot.messages.ids import HandId, RulesId
from bot.messages.reader import speaker_for
from bot.messages.rules import topics_of
from bot.panels import reading
from bot.tables.table import of_game
from games.engine.errors import NotLegal


async def hand(interaction: Interaction, id_: HandId) -> None:
    """What a player holds; refused to those who have no seat."""
    table = await of_game(interaction.client.store, id_.game)
    seat, speaker = table.seat_of(interaction.user.id), await speaker_for(interaction, table.row.game)
    await answer(interaction, hand_of(table, seat, speaker) or speaker.say("hand-empty"))


async def rules(interaction: Interaction, id_: RulesId) -> None:
    """What the rules say of a topic."""
    table = await of_game(interaction.client.store, id_.game)
    if id_.topic not in topics_of(table.row.game):
        raise NotLegal("stale")
    await reading.show(interaction, table.row.game, id_.topic)
