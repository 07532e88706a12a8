"""A move that somebody types: as the notation has it, as a menu shows it, or a whole plan by its two ends."""

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.messages.ids import MoveAt
from bot.messages.reader import taste_of
from bot.panels.choose import show
from bot.panels.look import meant
from bot.panels.place import running_here
from bot.panels.playing import play
from bot.tables.table import load
from games.engine.errors import NotUnderstood


async def play_typed(interaction: Interaction, text: str) -> None:
    """Plays a move of the channel's game. A plan is shown first, to be confirmed."""
    try:
        await play(interaction, text)
    except NotUnderstood:
        table, user_id = load(await running_here(interaction)), interaction.user.id
        seat, (locale, _) = table.seat_of(user_id), await taste_of(interaction)
        place = await interaction.client.foreman.do(Lane.MOVE, user_id, meant, table.row, seat, text, locale)
        if place is None:
            raise
        if isinstance(place, MoveAt):
            await play(interaction, place.move)
        else:
            await show(interaction, table.row.id, table.row.played, place)
