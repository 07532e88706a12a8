"""A Discord that fails, channels that vanish, rights that are taken away."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.store.rows import Preference, Unkept
from bot.words import speak as words
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import both, speak
from tests.fifth_game import NAME


async def test_boards_arrive_once_and_in_order_when_discord_recovers(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    table.env.inject_error("POST", "/channels/*/messages", status=500, times=2)
    await (await table.asked()).slash(table.channel, "pass")
    await (await table.asked()).slash(table.channel, "pass")
    assert table.versions() == [0], "Discord fails, the moves are kept"
    assert (await table.game()).row.played == 2
    await table.env.advance_time(31)
    await table.env.advance_time(61)
    assert table.versions() == [0, 1, 2]


async def test_too_many_requests_are_tried_again_later(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    table.env.inject_error("POST", "/channels/*/messages", status=429, times=1)
    await (await table.asked()).slash(table.channel, "pass")
    assert table.versions() == [0]
    await table.env.advance_time(31)
    assert table.versions() == [0, 1]


async def test_what_was_not_posted_is_posted_after_a_restart(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    table.env.inject_error("POST", "/channels/*/messages", status=503, times=1)
    await (await table.asked()).slash(table.channel, "pass")
    await table.restart()
    assert table.versions() == [0, 1]


async def test_a_board_that_arrived_without_an_answer_is_not_posted_again(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    async with table.bot.store._database.transaction() as db:
        await db.run("UPDATE outbox SET state = 'waiting', tried = 1")
    await table.restart()
    assert table.versions() == [0]


async def test_moves_are_kept_where_the_bot_may_not_post(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    _deny(table, discord.Permissions(send_messages=True))
    await (await table.asked()).slash(table.channel, "pass")
    result = await (await table.asked()).slash(table.channel, "pass")
    assert "may not post" in texts(table.panel(result)), "the second mover is told"
    assert (await table.game()).row.played == 2
    _deny(table, discord.Permissions.none())
    await (await table.asked()).slash(table.channel, "take", stones="Nevis 1")
    assert table.versions() == [0, 1, 2, 3]


async def test_a_deleted_channel_ends_nothing_but_its_own_posts(table: DiscordTable) -> None:
    other = table.guild.create_text_channel("other")
    await table.start("ann", "ben", "cleo")
    await table.start("ann", "ben", "cleo", channel=other)
    table.env.backend.delete_channel(table.channel.id)
    async with table.bot.store.game(1) as game:
        await game.post_board()
    await table.restart()
    assert await table.bot.store.outbox.waiting() == []
    await (await table.asked(other)).slash(other, "pass")
    assert table.versions(other) == [0, 1]


async def test_one_failing_channel_holds_up_no_other(table: DiscordTable) -> None:
    other = table.guild.create_text_channel("other")
    await table.start("ann", "ben", "cleo")
    await table.start("ann", "ben", "cleo", channel=other)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=500, times=5)
    await (await table.asked()).slash(table.channel, "pass")
    await (await table.asked(other)).slash(other, "pass")
    assert table.versions() == [0]
    assert table.versions(other) == [0, 1]


def _deny(table: DiscordTable, permissions: discord.Permissions) -> None:
    assert table.bot.user is not None
    overwrite = Overwrite(table.bot.user.id, OverwriteType.MEMBER, deny=permissions.value)
    table.env.backend.set_overwrite(table.channel.id, overwrite)


@both
async def test_who_has_moved_is_told_so_though_nothing_more_can_be_read(
    table: DiscordTable, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also why somebody else may not: in the language of their Discord, for what they chose can't be read."""
    speak(table, language)
    await table.start("ann", "ben")
    asked, other = await table.asked(), table["ann"]
    if other.id == asked.id:
        other = table["ben"]

    async def out_of_reach(*_: object) -> Preference:
        raise Unkept("no answer")

    monkeypatch.setattr(table.bot.store.preferences, "_found", out_of_reach)
    speaker = words(language.partition("-")[0], NAME)
    refused = told(table, await other.slash(table.channel, "move", move="take Nevis 1"))
    assert speaker.say("error-unkept") not in refused and asked.name in refused
    async with table.unposted():
        made = told(table, await asked.slash(table.channel, "move", move="take Nevis 1"))
        assert made == speaker.say("move-made")
