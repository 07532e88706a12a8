"""What the tests of slow play share: people, languages, hours, and the messages that are no board."""

from typing import Any

import pytest

from tests.bot.discord_table import DiscordTable, texts

THREE = ("ann", "ben", "cleo")
MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR
both = pytest.mark.parametrize("language", ["en-US", "fr"])
REMINDED = {"en-US": "still your turn", "fr": "toujours à vous"}
TIME_UP = {"en-US": "time for this turn is up", "fr": "temps de ce tour est écoulé"}


def speak(table: DiscordTable, language: str) -> None:
    table.guild_language = language
    table.speak(language, *table.people)


def notices(table: DiscordTable, part: str = "") -> list[Any]:
    """The messages in the channel that are no board."""
    return [
        message
        for message in table.messages()
        if not message.attachments and not message.flags & 64 and part in texts(message)
    ]


def direct(table: DiscordTable) -> list[Any]:
    """The messages of all direct channels."""
    known = {table.channel.id}
    return [
        message
        for channel_id, stored in table.env.backend.messages.items()
        if channel_id not in known
        for message in stored.values()
    ]


async def agree(table: DiscordTable, *people: Any) -> None:
    """They accept what was asked last."""
    vote = notices(table)[-1]
    for who in people:
        await table.press(who, vote, table.id_with(vote, ":yes-"))


async def resign(table: DiscordTable, who: Any) -> Any:
    """Somebody leaves, and means it. The message that only they see, with the way back."""
    panel = table.panel(await who.slash(table.channel, "resign"))
    await table.press(who, panel, ":resign")
    return panel


async def set_clock(table: DiscordTable, **clock: Any) -> None:
    """The host asks for a clock, and the others at the table accept."""
    host = await host_of(table)
    await host.slash(table.channel, "game clock", **clock)
    await agree(table, *(table[name] for name in THREE if table[name].id != host.id))


async def other_than(table: DiscordTable, who: Any) -> Any:
    return next(table[name] for name in THREE if table[name].id != who.id)


async def host_of(table: DiscordTable) -> Any:
    host_id = (await table.game()).row.host_id
    return next(table[name] for name in THREE if table[name].id == host_id)
