"""What has happened since a player's last move, in pages."""

import asyncio
from typing import TYPE_CHECKING, Any

import discord

from bot.messages.log import log_pages
from bot.panels.base import Pressed, button
from bot.tables.sessions import Table
from games.engine.errors import BadInput
from games.engine.words import Words

if TYPE_CHECKING:
    from bot.app import Roundhouse

FROM_THE_START = -1


class RecapButton(
    Pressed["discord.ui.Button[Any]"],
    template=r"rh:recap:(?P<game>\d+):(?P<since>-?\d+):(?P<upto>\d+):(?P<page>\d+)",
):
    """Turns to another page, in the same message."""

    def __init__(self, game_id: int, since: int, upto: int, page: int, label: str = "") -> None:
        super().__init__(button(label or "…", f"rh:recap:{game_id}:{since}:{upto}:{page}"))
        self.game_id, self.since, self.upto, self.page = game_id, since, upto, page

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "RecapButton":
        game, since, upto, page = (int(match[part]) for part in ("game", "since", "upto", "page"))
        return cls(game, since, upto, page, item.label or "")

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        bot = interaction.client
        row = await bot.store.game(self.game_id)
        if row is None or row.snapshot is None:
            raise BadInput("no-game")
        table = await bot.sessions.table_at(row, min(self.upto, row.played))
        speaker = await bot.speaker(interaction, row.game)
        text, view = await recap_page(table, self.since, speaker, self.page)
        await interaction.response.edit_message(content=text, view=view)


async def recap_page(table: Table, since: int, speaker: Words, page: int = 0) -> tuple[str, discord.ui.View]:
    """A page of what happened after a move, with buttons to the others."""
    row = table.row
    pages = await asyncio.to_thread(log_pages, table, speaker, since)
    page = min(page, len(pages) - 1)
    view = discord.ui.View(timeout=None)
    if page > 0:
        label = speaker.say("button-previous")
        view.add_item(RecapButton(row.id, since, row.played, page - 1, label))
    if page + 1 < len(pages):
        view.add_item(RecapButton(row.id, since, row.played, page + 1, speaker.say("button-next")))
    title = speaker.say(
        "recap-so-far" if since == FROM_THE_START else "recap-since", page=page + 1, pages=len(pages)
    )
    return f"{title}\n{pages[page]}", view
