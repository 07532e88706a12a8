"""Short names for discord.py's generic types."""

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

if TYPE_CHECKING:
    from bot.app import Roundhouse

Interaction: TypeAlias = "discord.Interaction[Roundhouse]"
AnyButton: TypeAlias = discord.ui.Button[Any]
AnySelect: TypeAlias = discord.ui.Select[Any]
AnyItem: TypeAlias = discord.ui.Item[Any]
AnyCommand: TypeAlias = "app_commands.Command[Any, ..., None]"
Choices: TypeAlias = list[app_commands.Choice[str]]
