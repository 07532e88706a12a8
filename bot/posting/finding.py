"""Whether an earlier attempt to post arrived after all: a message is marked with the row it came with."""

import discord

from bot.store.rows import OutboxRow

LOOK_BACK = 100
FORBIDDEN = 403
MARK = 1000
"""What is added to a row's number: components that have none are numbered by Discord, from 1 on."""


def mark(view: discord.ui.LayoutView, row: OutboxRow) -> None:
    """Numbers the first component of a message by its row; nobody sees that."""
    view.children[0].id = MARK + row.id


async def posted(client: discord.Client, channel: discord.abc.Messageable, row: OutboxRow) -> int | None:
    """The one of our last messages there that is this row's. Where we may not read them there is still the
    nonce, which Discord keeps for some minutes."""
    try:
        async for message in channel.history(limit=LOOK_BACK):
            ours = client.user is not None and message.author.id == client.user.id
            if ours and any(getattr(first, "id", None) == MARK + row.id for first in message.components[:1]):
                return message.id
    except discord.HTTPException as error:
        if error.status != FORBIDDEN:
            raise
    return None
