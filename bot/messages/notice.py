"""Messages that are no board: reminders, votes, offers. Each button names the row it came with."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.messages import ids
from bot.messages.clock import clock_told
from bot.messages.following import KEYS, FollowedBoard, followed_board
from bot.messages.items import layout
from bot.messages.lobby import lobby_view
from bot.messages.parts import Button
from bot.messages.plain import as_typed
from bot.messages.reader import channel_taste
from bot.messages.vote import vote_view
from bot.messages.weekly import weekly_text
from bot.store.rows import Notice, OutboxRow, Pace
from bot.tables.table import load
from bot.words import speak
from games.engine.words import nearest

if TYPE_CHECKING:
    from bot.app import Roundhouse


@dataclass(frozen=True)
class NoticeMessage:
    """A notice ready to be sent."""

    view: discord.ui.LayoutView
    mentions: list[int]

    def files(self) -> list[discord.File]:
        """There are none."""
        return []


async def notice_message(
    bot: "Roundhouse", outbox: OutboxRow, notice: Notice
) -> NoticeMessage | FollowedBoard:
    """A notice in the language of where it goes; a vote, or an open table, as it is by now."""
    store, deeds = bot.store, [ids.read_deed(text) for text in notice.buttons]
    number = ids.OutboxId(outbox.id)
    if any(deed.what is ids.NoticeDeed.YES for deed in deeds):
        vote = await store.votes.one(deeds[0].numbers[0])
        if vote is not None:
            return NoticeMessage(await vote_view(bot, vote, number), list(notice.mentions))
    if notice.key == "weekly":
        guild_id, told, since = (notice.figures[name] for name in ("guild", "locale", "since"))
        assert isinstance(guild_id, int)
        text = await weekly_text(bot, outbox, guild_id, str(told), str(since))
        return NoticeMessage(layout(text), [])
    row = await store.games.one(outbox.game_id) if outbox.game_id else None
    if row and notice.key in KEYS:
        return await followed_board(bot, outbox, notice, row)
    if row and notice.key == "lobby":
        return NoticeMessage(await lobby_view(store, row), [])
    if outbox.destination.kind == "direct":
        chosen = await store.preferences.of("user", outbox.destination.id)
        locale = nearest(chosen.locale or (row.locale if row else "en"))
    else:
        assert row is not None
        locale = (await channel_taste(store, row)).locale
    speaker = speak(locale, row.game if row else None)
    names = [as_typed(player.name) for player in row.players] if row else []
    figures: dict[str, object] = {
        **notice.figures,
        "mentions": [f"<@{user_id}>" for user_id in notice.mentions],
        "where": f"<#{row.channel_id}>" if row else "",
        "game_name": speaker.say("game-name") if row else "",
        "waiting": [as_typed(player.name) for player in load(row).asked] if row and row.snapshot else [],
    }
    if notice.figures.get("pace"):
        figures["clock"] = clock_told(msgspec.convert(notice.figures["pace"], Pace), speaker)
    if "old" in notice.figures:  # the name of somebody who is no longer at the table
        figures["old"] = as_typed(str(notice.figures["old"]))
    buttons = [
        Button(ids.NoticeId(outbox.game_id or 0, deed, number), speaker.say(f"button-notice-{deed.what}"))
        for deed in deeds
    ]
    view = layout(speaker.say(f"notice-{notice.key}", names, **figures), buttons)
    return NoticeMessage(view, list(notice.mentions))
