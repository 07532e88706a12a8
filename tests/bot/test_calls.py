"""Calls that find their player, and never at the wrong hour. The clock is moved, and the bot starts anew in
the middle."""

from datetime import timedelta
from typing import Any

import pytest

from bot.store.database import Connection
from bot.store.rows import Digest, Notice, Timer
from bot.store.rows import direct as direct_to
from bot.words import speak as words
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import DAY, HOUR, REMINDED, THREE, both, direct, notices, speak
from tests.fifth_game import NAME


@both
async def test_whoever_is_asked_is_reminded_until_he_moves(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    words = "still your turn" if language == "en-US" else "toujours à vous"
    await table.env.advance_time(23 * HOUR)
    assert notices(table, words) == []
    await table.restart()
    await table.env.advance_time(2 * HOUR)
    assert len(notices(table, words)) == 1
    assert f"<@{who.id}>" in texts(notices(table, words)[0])
    await table.env.advance_time(DAY)
    assert len(notices(table, words)) == 2
    await who.slash(table.channel, "pass")
    await table.env.advance_time(DAY)
    assert f"<@{(await table.asked()).id}>" in texts(notices(table, words)[-1])
    assert len(notices(table, words)) == 3


@both
async def test_a_reminder_is_muted_for_a_turn_or_stopped_for_good(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    await table.env.advance_time(DAY + HOUR)
    reminder = notices(table, REMINDED[language])[0]
    await table.restart()
    await table.press(who, reminder, table.id_with(reminder, ":mute:"))
    await table.env.advance_time(5 * DAY)
    assert len(notices(table, REMINDED[language])) == 1
    await who.slash(table.channel, "pass")
    await table.env.advance_time(DAY + HOUR)
    reminder, asked = notices(table, REMINDED[language])[1], await table.asked()
    await table.press(asked, reminder, table.id_with(reminder, ":stop:"))
    await table.env.advance_time(5 * DAY)
    assert len(notices(table, REMINDED[language])) == 2
    assert (await table.bot.store.preferences.calls(asked.id)).reminder == 0


async def test_the_channel_sets_the_interval_and_a_player_his_own(table: DiscordTable) -> None:
    import discord

    await table.start(*THREE)
    who = await table.asked()
    role = table.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    mod = table.guild.add_member(table.env.create_user("mod"), roles=[role])
    assert "Manage Channels" in told(
        table, await table["ann"].slash(table.channel, "settings reminders", reminders=2)
    )
    await mod.slash(table.channel, "settings reminders", reminders=2.0)
    await table.env.advance_time(2 * HOUR + 60)
    assert len(notices(table, "still your turn")) == 1
    await who.slash(table.channel, "settings calls", reminders=10.0)
    await table.env.advance_time(9 * HOUR)
    assert len(notices(table, "still your turn")) == 1
    await table.env.advance_time(2 * HOUR)
    assert len(notices(table, "still your turn")) == 2


@both
async def test_nobody_is_reminded_in_his_quiet_hours(table: DiscordTable, language: str) -> None:
    """The simulated day begins at midnight in UTC."""
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    started = table.bot.now()
    answer = await who.slash(
        table.channel, "settings calls", reminders=1.0, quiet="0-6", zone="Europe/London"
    )
    assert ("quiet from 0 to 6" if language == "en-US" else "calme de 0 à 6") in told(table, answer)
    await table.env.advance_time(5 * HOUR)
    assert notices(table, REMINDED[language]) == []
    await table.restart()
    await table.env.advance_time(6 * HOUR - (table.bot.now() - started).total_seconds() + 60)
    assert len(notices(table, REMINDED[language])) == 1
    refused = await who.slash(table.channel, "settings calls", quiet="25-3")
    assert "22-7" in told(table, refused)
    assert "Europe/Paris" in told(table, await who.slash(table.channel, "settings calls", zone="Nowhere"))


@both
async def test_calls_come_by_direct_message_if_wanted(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    first = await table.asked()
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", direct=True)
    await table.restart()
    await first.slash(table.channel, "pass")
    assert len(direct(table)) == 1
    assert ("Your turn in" if language == "en-US" else "À vous dans") in texts(direct(table)[0])
    await table.env.advance_time(DAY + HOUR)
    assert len(direct(table)) == 2, "and so does the reminder"
    assert notices(table, "turn in") == []


@both
async def test_closed_direct_messages_are_noticed_and_not_tried_again(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    first = await table.asked()
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", direct=True)
    table.env.inject_error("POST", "/users/@me/channels", status=403, times=1)
    await first.slash(table.channel, "pass")
    asked = await table.asked()
    assert (await table.bot.store.preferences.calls(asked.id)).closed
    speaker = words(language.partition("-")[0], NAME)
    called = notices(table, speaker.say("notice-asked", mentions=[f"<@{asked.id}>"]).strip())
    assert len(called) == 1, "the call that could not be sent comes in the channel"
    await table.env.advance_time(DAY + HOUR)
    assert direct(table) == []
    assert len(notices(table, REMINDED[language])) == 1, "in the channel instead"


@both
async def test_a_daily_digest_lists_the_games_that_wait(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    await table["dan"].slash(table.channel, "settings calls", digest=8)
    await who.slash(table.channel, "settings calls", digest=8)
    await table.restart()
    await table.env.advance_time(DAY)
    digests = [m for m in direct(table) if f"<#{table.channel.id}>" in texts(m)]
    assert len(digests) == 1, "nobody who isn't waited for gets one"
    await table.press_directly(who, digests[0], ":digestoff:")
    await table.env.advance_time(2 * DAY)
    assert len([m for m in direct(table) if f"<#{table.channel.id}>" in texts(m)]) == 1


@both
async def test_a_bot_that_was_down_for_three_days_reminds_once(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    await table.bot.timers.finish()
    await table.env.advance_time(3 * DAY)
    assert notices(table, REMINDED[language]) == []
    await table.restart()
    assert len(notices(table, REMINDED[language])) == 1
    await table.env.advance_time(20 * HOUR)
    assert len(notices(table, REMINDED[language])) == 1
    await table.env.advance_time(5 * HOUR)
    assert len(notices(table, REMINDED[language])) == 2


async def test_ten_thousand_timers_cost_no_more_than_one(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, timers = table.bot.store, table.bot.timers
    asked: list[str] = []
    rows = Connection.rows

    async def counted(connection: Connection, sql: str, *values: Any) -> Any:
        if "timers" in sql:
            asked.append(sql)
        return await rows(connection, sql, *values)

    async def cost() -> list[str]:
        asked.clear()
        timers.kick()
        assert timers.runner.task is not None
        await timers.runner.task
        return list(asked)

    later = table.bot.now() + timedelta(days=30)
    async with store.desk() as desk:
        await desk.set_timers(Timer(later, Digest(1)))
    monkeypatch.setattr(Connection, "rows", counted)
    one = await cost()
    async with store.desk() as desk:
        await desk.set_timers(*(Timer(later, Digest(user)) for user in range(2, 10_002)))
    assert await cost() == one


async def test_a_timer_is_taken_once(table: DiscordTable) -> None:
    store = table.bot.store
    await table.bot.timers.finish()
    async with store.desk() as desk:
        await desk.set_timers(Timer(table.bot.now(), Digest(7)))
    [timer] = await store.due_timers(table.bot.now())
    store.woken = lambda _: None  # nothing is posted meanwhile
    taken = []
    for _ in range(2):
        async with store.desk() as desk:
            if await desk.take(timer):
                await desk.post(direct_to(7), Notice("digest", {"games": ["x"]}))
                taken.append(timer)
    assert len(taken) == 1
    assert await store.outbox.waiting() == [direct_to(7)], "one letter"
    assert await store.due_timers(table.bot.now()) == []
