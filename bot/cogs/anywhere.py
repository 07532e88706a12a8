"""Commands that one takes along: for whoever has installed the app for themselves they work in every server,
and in direct messages. What stands at a table works only where we are, too."""

from collections.abc import Callable
from typing import TypeVar

from discord import app_commands

from bot.aliases import Interaction
from games.engine.errors import BadInput

T = TypeVar("T")


def anywhere() -> Callable[[T], T]:
    """A command, or a group of them, for servers and for people."""
    installed = app_commands.allowed_installs(guilds=True, users=True)
    allowed = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return lambda command: installed(allowed(command))


def is_at_home(interaction: Interaction) -> bool:
    """Whether somebody is on a server of ours; not in direct messages, nor where only he has the app."""
    alone = interaction.is_user_integration() and not interaction.is_guild_integration()
    return interaction.guild_id is not None and not alone


def check_home(interaction: Interaction) -> None:
    """Refuses what belongs to a server where we are not on one. Of a command within a group Discord does not
    know that."""
    command = interaction.command
    if getattr(command, "guild_only", False) and not is_at_home(interaction):
        raise BadInput("not-at-home")
