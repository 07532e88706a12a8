"""Where a command is typed: the channel's game, its lobby, and the seat of whoever typed it."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import discord

from bot.aliases import Interaction
from bot.messages.ids import OfTurn, read_id
from bot.panels.place import game_here, running_here, table_here
from bot.store.rows import GameRow
from bot.tables.table import Table, load
from games.engine.errors import BadInput, NotLegal

__all__ = ["board_of", "lobby_here", "seat_here", "table_here"]


async def lobby_here(interaction: Interaction) -> GameRow:
    """The channel's open table."""
    row = await game_here(interaction)
    if row.status != "lobby":
        raise BadInput("lobby-closed")
    return row


async def seat_here(interaction: Interaction) -> tuple[Table, int]:
    """The channel's running game, and the seat of whoever asks; refused to those who have none."""
    table = load(await running_here(interaction))
    return table, table.seat_of(interaction.user.id)


async def board_of(interaction: Interaction, message: discord.Message) -> tuple[GameRow, int]:
    """The game of the board in a message, and after how many moves it is."""
    store = interaction.client.store
    found = _buttons_of(message) or await store.outbox.board_in(message.id)
    row = await store.games.one(found[0]) if found else None
    if found is None or row is None or row.snapshot is None:
        raise BadInput("try-no-board")
    if (row.guild_id, row.channel_id) != (interaction.guild_id, interaction.channel_id):
        raise BadInput("elsewhere")
    return row, min(found[1], row.played)


def _buttons_of(message: discord.Message) -> tuple[int, int] | None:
    """The game and the version that the buttons of a board name."""
    for text in _custom_ids(message.components):
        with suppress(NotLegal):
            id_ = read_id(text)
            if isinstance(id_, OfTurn):
                return id_.game, id_.version
    return None


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        if text := getattr(component, "custom_id", None):
            yield text
        yield from _custom_ids(getattr(component, "children", ()))
