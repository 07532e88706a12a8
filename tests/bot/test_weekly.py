"""The week of a server, told to those who look on, where it is wanted."""

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.store.rows import Player
from bot.tables import lobby
from bot.words import speak as words
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import finish
from tests.bot.slow import DAY, THREE, both, notices, speak
from tests.fifth_game import NAME


def said(language: str, key: str, **figures: object) -> str:
    return words(language.partition("-")[0], NAME).say(key, **figures)


def keeper(table: DiscordTable, language: str = "en-US") -> Any:
    role = table.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    member = table.guild.add_member(table.env.create_user("keeper"), roles=[role])
    table.languages[member.id] = language
    return member


@both
async def test_a_server_is_told_its_week_if_who_manages_it_wants_that(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    who, news = keeper(table, language), table.guild.create_text_channel("news")
    refused = await table["ann"].slash(news, "settings server", weekly=True)
    assert said(language, "error-server-only") in told(table, refused)
    await who.slash(news, "settings server", weekly=True)
    await table.env.advance_time(6 * DAY)
    await finish(table, *THREE)
    other, third = (table.guild.create_text_channel(name) for name in ("second", "third"))
    await table.start("dan", "eve", channel=other)
    await table.new_game("finn", channel=third)
    hidden = table.guild.create_text_channel("hidden")
    everybody = table.guild.id
    denied = Overwrite(everybody, OverwriteType.ROLE, deny=discord.Permissions(view_channel=True).value)
    await table.new_game("cleo", channel=hidden)
    table.env.backend.set_overwrite(hidden.id, denied)
    await table.restart()
    assert table.messages(news)[-1].flags & 64, "nothing before the week is over"
    await table.env.advance_time(DAY + 60)
    week = table.messages(news)[-1]
    for key in ("weekly-title", "weekly-over", "weekly-running", "weekly-open"):
        assert said(language, key) in texts(week), key
    for place in (table.channel, other, third):
        assert f"<#{place.id}>" in texts(week)
    assert f"<#{hidden.id}>" not in texts(week) and "cleo" not in texts(week).split("\n")[-1]
    sent = [
        request.json for request in table.env.http_requests if request.path == f"/channels/{news.id}/messages"
    ]
    assert [request["allowed_mentions"].get("users", []) for request in sent] == [[]], "nobody is called"
    await table.env.advance_time(7 * DAY)
    later = table.messages(news)[-1]
    assert later.id != week.id and said(language, "weekly-over") not in texts(later)
    await who.slash(table.channel, "settings server", weekly=False)
    count = len(table.messages(news))
    await table.env.advance_time(8 * DAY)
    assert len(table.messages(news)) == count


async def test_it_is_off_by_default_and_silent_where_nothing_is_played(table: DiscordTable) -> None:
    who, news = keeper(table), table.guild.create_text_channel("news")
    await table.env.advance_time(8 * DAY)
    assert table.messages(news) == []
    await who.slash(news, "settings server", weekly=True)
    await table.env.advance_time(8 * DAY)
    assert [message for message in table.messages(news) if not message.flags & 64] == []
    moved = table.guild.create_text_channel("moved")
    await who.slash(moved, "settings server", weekly=True)
    await table.new_game("ann")
    await table.env.advance_time(8 * DAY)
    assert [message for message in table.messages(news) if not message.flags & 64] == [], "one a server"
    assert f"<#{table.channel.id}>" in texts(table.messages(moved)[-1])
    assert notices(table) != []


async def test_it_may_be_told_by_a_process_that_has_other_shards(table: DiscordTable) -> None:
    """That one is told nothing of the server, and asks; also about a thread that is archived."""
    who, news = keeper(table), table.guild.create_text_channel("news")
    await who.slash(news, "settings server", weekly=True)
    await table.start("dan", "eve")
    with table.within():
        channel = table.bot.get_channel(table.channel.id)
        assert isinstance(channel, discord.TextChannel)
        public = await channel.create_thread(name="talk", type=discord.ChannelType.public_thread)
        private = await channel.create_thread(name="us", type=discord.ChannelType.private_thread)
    hidden = table.guild.create_text_channel("hidden")
    denied = Overwrite(table.guild.id, OverwriteType.ROLE, deny=discord.Permissions(view_channel=True).value)
    table.env.backend.set_overwrite(hidden.id, denied)
    for number, place in enumerate((public, private, hidden), 1):
        row = await lobby.open_lobby(
            table.bot.store, NAME, {}, None, Player(number, "x"), (place.id, table.guild.id), "en", number
        )
        assert row.channel_id == place.id
    table.bot._connection._guilds.clear()
    await table.env.advance_time(7 * DAY + 60)
    week = texts(table.messages(news)[-1])
    assert f"<#{table.channel.id}>" in week and f"<#{public.id}>" in week
    assert f"<#{private.id}>" not in week and f"<#{hidden.id}>" not in week
