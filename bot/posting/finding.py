"""Whether an earlier attempt to post arrived after all: messages name what they were made from."""

from collections.abc import Iterable, Iterator

import discord

from bot.messages.ids import NoticeId, OfTurn, mark, read_id
from bot.store.rows import OutboxRow
from games.engine.errors import GameError

LOOK_BACK = 100
FORBIDDEN = 403


async def is_posted(client: discord.Client, channel: discord.abc.Messageable, row: OutboxRow) -> bool:
    """Whether one of our last messages there is this row's. Where we may not read them there is still the
    nonce, which Discord keeps for some minutes."""
    try:
        async for message in channel.history(limit=LOOK_BACK):
            ours = client.user is not None and message.author.id == client.user.id
            if ours and any(_names(component, row) for component in _within(message.components)):
                return True
    except discord.HTTPException as error:
        if error.status != FORBIDDEN:
            raise
    return False


def _within(components: Iterable[object]) -> Iterator[object]:
    for component in components:
        yield component
        yield from _within(getattr(component, "children", None) or [])


def _names(component: object, row: OutboxRow) -> bool:
    if row.notice is not None and getattr(component, "id", None) == mark(row.id):
        return True
    custom_id = getattr(component, "custom_id", None)
    try:
        id_ = read_id(custom_id) if custom_id else None
    except GameError:
        return False
    if row.notice is None:
        return isinstance(id_, OfTurn) and (id_.game, id_.version) == (row.game_id, row.version)
    return isinstance(id_, NoticeId) and id_.outbox == row.id
