"""Buttons that stand under boards: a move, and a page of the log."""

from typing import TYPE_CHECKING, Any

import discord

from bot.panels.base import Pressed, answer, button
from bot.panels.codes import LONGEST, coded

if TYPE_CHECKING:
    from bot.app import Roundhouse


class MoveButton(
    Pressed["discord.ui.Button[Any]"], template=r"rh:move:(?P<game>\d+):(?P<version>\d+):(?P<move>.+)"
):
    """A move under a board, or *Confirm* in a panel."""

    def __init__(self, game_id: int, version: int, move: str, label: str, style: discord.ButtonStyle) -> None:
        start = f"rh:move:{game_id}:{version}:"
        super().__init__(button(label, start + coded(move, LONGEST - len(start)), style))
        self.game_id, self.version, self.move = game_id, version, move

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "MoveButton":
        return cls(int(match["game"]), int(match["version"]), match["move"], item.label or "", item.style)

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        await interaction.client.play(interaction, self.move, self.version, self.game_id)


class LogButton(
    Pressed["discord.ui.Button[Any]"], template=r"rh:log:(?P<game>\d+):(?P<version>\d+):(?P<page>-?\d+)"
):
    """A page of the log."""

    def __init__(self, game_id: int, version: int, page: int, label: str = "") -> None:
        super().__init__(button(label or "…", f"rh:log:{game_id}:{version}:{page}"))
        self.game_id, self.page = game_id, page

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "LogButton":
        return cls(int(match["game"]), int(match["version"]), int(match["page"]), item.label or "")

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        text, view = await interaction.client.log_page(interaction, self.game_id, self.page)
        await answer(interaction, text, view=view)
