"""Players in a message: people are named so that Discord knows them, computers by their names."""

from bot.messages.plain import as_typed
from bot.store.rows import Player


def named(player: Player) -> str:
    """A player; whether anybody is notified is the message's to say."""
    return as_typed(player.name) if player.is_computer else f"<@{player.user_id}>"
