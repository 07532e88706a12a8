"""What can't be posted now is posted later: nothing sticks, nothing comes twice, and what waits is listed."""

import discord
import pytest
from simcord.backend import serializers

from bot.store.rows import Notice, Wakes, channel, direct
from tests.bot.discord_table import DiscordTable, texts
from tests.bot.test_failures import _deny

SEND = "/channels/*/messages"


async def test_without_its_history_a_board_is_sent_again(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    _deny(table, discord.Permissions(read_message_history=True))
    table.env.inject_error("POST", SEND, status=503)
    await (await table.asked()).slash(table.channel, "pass")
    await table.env.advance_time(31)
    assert table.versions() == [0, 1]
    nonces = [call.json["nonce"] for call in table.env.http_requests if call.json and "nonce" in call.json]
    assert nonces[-1] == nonces[-2], "Discord knows it by its nonce"


async def test_a_right_given_back_is_noticed_at_once(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    _deny(table, discord.Permissions(send_messages=True))
    await (await table.asked()).slash(table.channel, "pass")
    assert table.versions() == [0]
    _deny(table, discord.Permissions.none())
    await table.env.settle()
    assert table.versions() == [0, 1]


async def test_what_is_forbidden_is_tried_again_for_ever(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    table.env.inject_error("POST", SEND, status=403, code=50013, times=20)
    await (await table.asked()).slash(table.channel, "pass")
    await table.env.advance_time(10 * 60)
    assert table.versions() == [0]
    await table.env.advance_time(15 * 60)
    assert table.versions() == [0, 1]


async def test_what_waits_is_told_once_and_listed(
    table: DiscordTable, caplog: pytest.LogCaptureFixture
) -> None:
    await table.start("ann", "ben", "cleo")
    began = table.bot.now()
    table.env.inject_error("POST", SEND, status=503, times=4)
    await (await table.asked()).slash(table.channel, "pass")
    await table.env.advance_time(100)
    [trouble] = table.bot.poster.troubles()
    assert trouble.destination == channel(table.channel.id)
    assert trouble.since == began and "503" in trouble.why
    await table.env.advance_time(200)
    told = [record.getMessage() for record in caplog.records if record.name == "bot.posting.drain"]
    assert len(told) == 1 and "waits" in told[0]
    assert table.bot.poster.troubles() == [] and table.versions() == [0, 1]


async def test_a_notice_without_a_button_is_found_again(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    with table.within():
        async with table.bot.store.game(1) as game:
            await game.tell(Notice("revived"))
    await table.env.settle()
    before = len(table.messages())
    async with table.bot.store._database.transaction() as db:
        await db.run("UPDATE outbox SET state = 'waiting', tried = 1")
    await table.restart()
    assert await table.bot.store.outbox.waiting() == []
    assert len(table.messages()) == before


async def test_a_direct_message_is_found_again(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    with table.within():
        async with table.bot.store.game(1) as game:
            await game.tell(Notice("call"), direct(table["ann"].id))
    await table.env.settle()
    async with table.bot.store._database.transaction() as db:
        await db.run(
            "UPDATE outbox SET state = 'waiting', tried = 1, message_id = NULL WHERE user_id IS NOT NULL"
        )
    await table.restart()
    assert await table.bot.store.outbox.waiting() == []
    assert len(table.env.backend.messages[table.env.backend.dm_channels[table["ann"].id]]) == 1


async def test_a_board_posted_anew_is_not_taken_for_the_old_one(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    table.env.inject_error("POST", SEND, status=503)
    with table.within():
        async with table.bot.store.game(1) as game:
            await game.post_board()
    await table.env.advance_time(31)
    assert table.versions() == [0, 0]
    nonces = [call.json["nonce"] for call in table.env.http_requests if call.json and "nonce" in call.json]
    assert len(nonces) == 3 and len(set(nonces)) == 2, "Discord does not take it for the old one either"


async def test_a_message_that_cannot_be_made_holds_up_no_other(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    compose = table.bot.poster.compose

    async def broken(row):  # type: ignore[no-untyped-def]
        if row.version == 1:
            raise ZeroDivisionError
        return await compose(row)

    table.bot.poster.compose = broken
    await (await table.asked()).slash(table.channel, "pass")
    await (await table.asked()).slash(table.channel, "pass")
    await table.env.advance_time(31)
    await table.env.advance_time(61)
    assert table.versions() == [0, 2]
    table.bot.poster.compose = compose
    await table.env.advance_time(61)
    assert table.versions() == [0, 2], "the newest board stays the one to play at"
    assert [bool(table.ids(message)) for message in table.messages()[-2:]] == [True, False]
    assert "gathers no more" in texts(table.messages()[-1]), "late, but told"
    assert len(table.boards()) == 1


async def test_a_wake_that_nobody_heard_is_made_up_for(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    woken, unheard = table.bot.store.woken, list[Wakes]()
    table.bot.store.woken = unheard.append
    await (await table.asked()).slash(table.channel, "pass")
    table.bot.store.woken = woken
    assert table.versions() == [0] and unheard
    await table.env.advance_time(table.bot.poster.tick + 1)
    assert table.versions() == [0, 1]


async def test_shown_the_door_and_invited_again(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    _leave(table)
    await table.env.settle()
    table.env.inject_error("*", f"/channels/{table.channel.id}*", status=403, code=50001, times=3)
    for _ in range(3):
        with table.within():
            async with table.bot.store.game(1) as game:
                await game.tell(Notice("revived"))
                await game.post_board()
        await table.env.settle()
    assert await table.bot.store.outbox.waiting() == [], "nothing waits where nobody hears"
    _come_back(table)
    await table.env.settle()
    assert table.versions() == [0, 0], "the newest board alone"


async def test_a_thread_that_is_not_in_sight_is_still_a_place(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of threads that are archived Discord tells nothing at the start. We are on its server all the same."""
    await table.start("ann", "ben", "cleo")
    monkeypatch.setattr(table.bot, "get_channel", lambda _: None)
    table.env.inject_error("POST", SEND, status=403, code=50001)
    await (await table.asked()).slash(table.channel, "pass")
    assert table.versions() == [0]
    await table.env.advance_time(31)
    assert table.versions() == [0, 1]


@pytest.mark.parametrize("event", ["resumed", "ready"])
async def test_a_connection_gives_hope(table: DiscordTable, event: str) -> None:
    await table.start("ann", "ben", "cleo")
    table.env.inject_error("POST", SEND, status=503)
    await (await table.asked()).slash(table.channel, "pass")
    with table.within():
        table.bot.dispatch(event)
    await table.env.settle()
    assert table.versions() == [0, 1]


async def test_no_drain_outlives_its_work(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    await (await table.asked()).slash(table.channel, "pass")
    table.env.backend.delete_channel(table.channel.id)
    with table.within():
        async with table.bot.store.game(1) as game:
            await game.post_board()
    await table.env.settle()
    assert table.bot.poster._drains == {}
    result = await table["ann"].slash(table.guild.create_text_channel("elsewhere"), "game mine")
    assert result.response is not None


async def test_a_board_that_a_moderator_deletes_is_shown_on_demand(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    table.env.backend.delete_message(table.channel.id, table.boards()[-1].id)
    result = await table["ann"].slash(table.channel, "board")
    assert result.response is not None or result.followups
    await (await table.asked()).slash(table.channel, "pass")
    assert table.versions() == [0, 1]
    assert len(table.boards()) == 1


def _leave(table: DiscordTable) -> None:
    table.env.backend.emit("GUILD_DELETE", {"id": str(table.guild.id)})


def _come_back(table: DiscordTable) -> None:
    backend = table.env.backend
    guild = backend.guilds[table.guild.id]
    backend.emit("GUILD_CREATE", dict(serializers.guild_create_payload(backend, guild)))
