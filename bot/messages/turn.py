"""The message after every move, as it is sent."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.foreman import Lane
from bot.messages.items import layout
from bot.messages.reader import channel_taste
from bot.messages.telling import Telling, settled, telling
from bot.store.rows import GameRow, OutboxRow, PostedBoard
from bot.tables.boards import LONGEST
from bot.tables.ratings import changed_by
from bot.tables.table import latest, whole
from games.engine.errors import BadInput

if TYPE_CHECKING:
    from bot.app import Roundhouse


@dataclass(frozen=True)
class Message:
    """A message ready to be sent, or to take the place of another."""

    telling: Telling
    mentions: Sequence[int] = ()
    """Whom it calls."""

    @cached_property
    def view(self) -> discord.ui.LayoutView:
        """All that the message shows."""
        return layout(*self.telling.parts)

    def files(self) -> list[discord.File]:
        """Its pictures as attachments."""
        return [discord.File(BytesIO(picture.png), name) for name, picture in self.telling.pictures.items()]


@dataclass(frozen=True)
class LeftMessages:
    """What is left of a board: in its own message, if anything is, and in the one before, if that goes on."""

    own: Message | None
    before: Message | None


async def turn_message(bot: "Roundhouse", outbox: OutboxRow) -> Message:
    """The living board of a game after so many moves. That of its end looks back on all of it."""
    assert outbox.version is not None and outbox.since is not None
    store, row = bot.store, await _game(bot, outbox)
    ended = row.status == "over" and outbox.version == row.played
    passage = await (
        whole(store, row, outbox.version) if ended else latest(store, row, outbox.version, since=outbox.since)
    )
    away = await store.preferences.away(player.user_id for player in row.players)
    locale, look = await channel_taste(store, row)
    still_away = {user_id: until for user_id, until in away.items() if until > bot.now()}
    kept = await store.outbox.last_kept(outbox)
    before = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}/{kept}" if kept else None
    rated = await changed_by(store, row) if ended else {}
    told = await bot.foreman.do(
        Lane.MOVE, row.home.id, telling, passage, outbox.since, locale, look, still_away, before, rated
    )
    return Message(told, outbox.called)


async def settled_message(
    bot: "Roundhouse", outbox: OutboxRow, board: PostedBoard, earlier: PostedBoard | None
) -> LeftMessages | None:
    """What is left of a board after the next one, a row of the outbox, has come, in its own message and the
    earlier one; nothing if all stays."""
    row = await _game(bot, outbox)
    if row.style == "every-move":
        return None
    since = earlier.since if earlier and board.version < earlier.since + LONGEST else None
    passage = await latest(bot.store, row, board.version, since=board.since if since is None else since)
    locale, look = await channel_taste(bot.store, row)
    work = bot.foreman.do(Lane.MOVE, row.home.id, settled, passage, since, board.since, locale, look)
    left = await work
    own, before = (Message(told) if told else None for told in (left.own, left.before))
    return LeftMessages(own, before)


async def _game(bot: "Roundhouse", outbox: OutboxRow) -> GameRow:
    row = await bot.store.games.one(outbox.game_id or 0)
    if row is None:
        raise BadInput("no-game")
    return row
