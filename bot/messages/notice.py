"""Messages that are no board: reminders, votes, offers. Each button names the row it came with."""

from dataclasses import dataclass

import discord

from bot.messages import ids
from bot.messages.items import button, layout
from bot.messages.reader import channel_taste
from bot.store import Store
from bot.store.rows import Notice, OutboxRow
from bot.tables.table import load
from bot.words import speak
from games.engine.words import nearest


@dataclass(frozen=True)
class NoticeMessage:
    """A notice ready to be sent."""

    view: discord.ui.LayoutView
    mentions: list[int]

    def files(self) -> list[discord.File]:
        """There are none."""
        return []


async def notice_message(store: Store, outbox: OutboxRow, notice: Notice) -> NoticeMessage:
    """A notice in the language of where it goes."""
    row = await store.games.one(outbox.game_id) if outbox.game_id else None
    if outbox.destination.kind == "direct":
        chosen = await store.preferences.of("user", outbox.destination.id)
        locale = nearest(chosen.locale or (row.locale if row else "en"))
    else:
        assert row is not None
        locale = (await channel_taste(store, row)).locale
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
            ids.NoticeId(outbox.game_id or 0, deed, ids.OutboxId(outbox.id)),
            speaker.say(f"button-notice-{deed.what}"),
        )
        for deed in deeds
    ]
    view = layout(speaker.say(f"notice-{notice.key}", names, **figures), buttons)
    return NoticeMessage(view, list(notice.mentions))
