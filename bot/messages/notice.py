"""Messages that are no board: reminders, votes, offers. Each button names the row it came with."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.messages import ids
from bot.messages.items import button, layout
from bot.messages.reader import channel_taste
from bot.schedule.pace import Notice
from bot.store.rows import OutboxRow
from bot.tables.sessions import load
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


async def notice_message(bot: "Roundhouse", outbox: OutboxRow, notice: Notice) -> NoticeMessage:
    """A notice in the language of where it goes."""
    row = await bot.store.game(outbox.game_id) if outbox.game_id else None
    if outbox.channel_id < 0:
        chosen = await bot.store.preference("user", -outbox.channel_id)
        locale = nearest(chosen.locale or (row.locale if row else "en"))
    else:
        assert row is not None
        locale = (await channel_taste(bot.store, row)).locale
    speaker = speak(locale, row.game if row else None)
    names = [discord.utils.escape_markdown(player.name) for player in row.players] if row else []
    figures = {
        **notice.figures,
        "mentions": [f"<@{user_id}>" for user_id in notice.mentions],
        "where": f"<#{row.channel_id}>" if row else "",
        "game_name": speaker.say("game-name") if row else "",
        "waiting": [discord.utils.escape_markdown(player.name) for player in load(row).asked] if row else [],
    }
    deeds = [ids.read_deed(text) for text in notice.buttons]
    buttons = [
        button(
            ids.Notice(outbox.game_id or 0, deed, ids.OutboxId(outbox.id)),
            speaker.say(f"button-notice-{deed.what}"),
        )
        for deed in deeds
    ]
    view = layout(speaker.say(f"notice-{notice.key}", names, **figures), buttons)
    return NoticeMessage(view, list(notice.mentions))
