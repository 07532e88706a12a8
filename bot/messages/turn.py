"""The message after every move, as it is sent."""

from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.foreman import Lane
from bot.messages.items import layout
from bot.messages.reader import channel_taste
from bot.messages.telling import BOARD, CHART, Telling, telling
from bot.tables.table import latest, whole
from games.engine.errors import BadInput

if TYPE_CHECKING:
    from bot.app import Roundhouse


@dataclass(frozen=True)
class Message:
    """A message ready to be sent."""

    telling: Telling

    @cached_property
    def view(self) -> discord.ui.LayoutView:
        """All that the message shows."""
        return layout(*self.telling.parts)

    @property
    def mentions(self) -> list[int]:
        """Whom it calls."""
        return list(self.telling.mentions)

    def files(self) -> list[discord.File]:
        """The board as an attachment, and the chart of a finished game."""
        board = discord.File(BytesIO(self.telling.board.png), BOARD)
        chart = self.telling.chart
        return [board, discord.File(BytesIO(chart.png), CHART)] if chart else [board]


async def turn_message(bot: "Roundhouse", game_id: int, version: int) -> Message:
    """The message for a game after so many moves. That of its end looks back on all of it."""
    store, row = bot.store, await bot.store.games.one(game_id)
    if row is None:
        raise BadInput("no-game")
    ended = row.status == "over" and version == row.played
    passage = await (whole if ended else latest)(store, row, version)
    away = await store.preferences.away(player.user_id for player in row.players)
    locale, theme = await channel_taste(store, row)
    still_away = {user_id: until for user_id, until in away.items() if until > bot.now()}
    told = await bot.foreman.do(Lane.MOVE, row.home.id, telling, passage, locale, theme, still_away)
    return Message(told)
