"""Whether an earlier attempt to post arrived after all: its buttons name the row they came with."""

import discord

from bot.store.rows import OutboxRow

LOOK_BACK = 30


async def is_posted(client: discord.Client, channel: discord.abc.Messageable, row: OutboxRow) -> bool:
    """Whether one of our last messages there has this row's buttons."""
    mark = f":{row.game_id}:{row.version}" if row.notice is None else f":o{row.id}"
    async for message in channel.history(limit=LOOK_BACK):
        ours = client.user is not None and message.author.id == client.user.id
        if ours and any(_has(component, mark) for component in message.components):
            return True
    return False


def _has(component: object, mark: str) -> bool:
    custom_id = getattr(component, "custom_id", None) or ""
    children = getattr(component, "children", None) or []
    return f"{mark}:" in f"{custom_id}:" or any(_has(child, mark) for child in children)
