"""Open tables: announced, found wherever their reader may see them, joined from there, or filled."""

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.panels.sight import SECONDS
from bot.store.rows import COMPUTERS
from bot.words import speak as words
from games.engine import registry
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import DAY, HOUR, both, notices, speak
from tests.fifth_game import NAME


def said(language: str, key: str, **figures: object) -> str:
    return words(language.partition("-")[0], NAME).say(key, **figures)


async def announced(table: DiscordTable, who: str = "ann", **more: Any) -> Any:
    """A table that is announced, as it stands in its channel."""
    await table[who].slash(table.channel, "game open", game=NAME, **more)
    return notices(table)[-1]


def elsewhere(table: DiscordTable, *names: str) -> tuple[Any, dict[str, Any]]:
    """A channel of another server, and the same people there."""
    server = table.env.create_guild(name="Elsewhere")
    return server.create_text_channel("abroad"), {name: server.add_member(table[name].user) for name in names}


async def find(who: Any, where: Any, **more: Any) -> Any:
    result = await who.slash(where, "game find", **more)
    return next(message._message for message in (*result.followups, result.response) if message)


@both
async def test_a_table_is_announced_found_elsewhere_joined_and_begun(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    lobby = await announced(table, pace="weekly", language="fr", level="new", computers=2.0)
    for key in ("pace-weekly", "language-fr", "level-new"):
        assert said("fr", key) in texts(lobby), "the game's language is the announced one"
    far, there = elsewhere(table, "ben")
    await table.restart()
    shown = await find(there["ben"], far)
    assert shown.flags & 64
    for part in (f"<#{table.channel.id}>", said(language, "pace-weekly"), said(language, "level-new")):
        assert part in texts(shown)
    await table.choose(there["ben"], shown, "1", "rh:find")
    assert "1. <@" in texts(lobby) and f"2. <@{table['ben'].id}>" in texts(lobby), "it follows"
    joined = notices(table)[-1]
    assert f"<@{table['ben'].id}>" in texts(joined) and f"<@{table['ann'].id}>" in texts(joined)
    place = f"/channels/{table.channel.id}/messages"
    sent = [request.json for request in table.env.http_requests if request.path == place]
    assert [str(user) for user in sent[-1]["allowed_mentions"]["users"]] == [str(table["ann"].id)]
    await table.choose(there["ben"], shown, "1", "rh:find")
    assert len(notices(table)) == 2, "who sits there sits there once"
    assert said(language, "find-nothing") in texts(await find(there["ben"], far)), "no second seat"
    await table.press(table["ann"], lobby, ":start")
    assert [player.name for player in (await table.game()).row.players] != []
    assert said(language, "find-nothing") in texts(await find(table["cleo"], table.channel))


@both
async def test_nobody_is_shown_a_table_whose_channel_they_may_not_see(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await announced(table)
    far, there = elsewhere(table, "dan")
    stranger = there["dan"].guild.add_member(table.env.create_user("stranger"))
    table.languages[stranger.id] = language
    shown = await find(there["dan"], far)
    assert said(language, "find-nothing") in texts(await find(stranger, far)), "no member of that server"
    hidden = Overwrite(
        table["dan"].id, OverwriteType.MEMBER, deny=discord.Permissions(view_channel=True).value
    )
    table.env.backend.set_overwrite(table.channel.id, hidden)
    await table.env.settle()
    assert said(language, "find-nothing") in texts(await find(there["dan"], far))
    refused = await table.choose(there["dan"], shown, "1", "rh:find")
    assert said(language, "error-lobby-closed") in told(table, refused), "nor joined by an old list"
    row = await table.bot.store.games.one(1)
    assert row is not None and len(row.players) == 1


async def test_who_has_left_the_server_since_is_shown_nothing_after_a_while(table: DiscordTable) -> None:
    await announced(table)
    far, there = elsewhere(table, "dan")
    shown = await find(there["dan"], far)
    assert f"<#{table.channel.id}>" in texts(shown)
    asked = len(asked_for_members(table))
    await find(there["dan"], far)
    assert len(asked_for_members(table)) == asked, "Discord is not asked again at once"
    table.env.backend.remove_member(table.guild.id, table["dan"].id)
    await table.env.advance_time(SECONDS + 1)
    assert words("en").say("find-nothing") in texts(await find(there["dan"], far))


def asked_for_members(table: DiscordTable) -> list[Any]:
    return [request for request in table.env.http_requests if "/members/" in request.path]


async def test_many_servers_are_asked_about_a_few_at_a_time(table: DiscordTable, monkeypatch: Any) -> None:
    monkeypatch.setattr("bot.panels.finding.ASKED_FOR", 2)
    far, there = elsewhere(table, "dan")
    for number in range(4):
        server = table.env.create_guild(name=f"Server {number}")
        host = server.add_member(table["ann"].user)
        server.add_member(table["dan"].user)
        await host.slash(server.create_text_channel("tables"), "game open", game=NAME)
    counts, more = [], words("en").say("find-more")
    for _ in range(3):
        shown = await find(there["dan"], far)
        counts.append((texts(shown).count("Server"), more in texts(shown)))
    assert counts == [(2, True), (4, False), (4, False)]


@both
async def test_computers_fill_a_table_that_waits_long_enough(table: DiscordTable, language: str) -> None:
    speak(table, language)
    lobby = await announced(table, computers=2.0)
    await table.press(table["ben"], lobby, ":join")
    await table.env.advance_time(HOUR)
    await table.restart()
    assert (await table.bot.store.games.one(1)).status == "lobby"  # type: ignore[union-attr]
    await table.env.advance_time(HOUR + 60)
    row = (await table.game()).row
    assert row.status == "running"
    assert sorted(player.user_id in COMPUTERS for player in row.players) == [False, False, True, True]
    assert notices(table, said(language, "notice-filled", count=2)) != []
    assert said(language, "button-join") not in texts(lobby)
    assert table.boards() != []


@both
async def test_a_table_that_is_full_enough_begins_without_computers(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    lobby = await announced(table, computers=2.0)
    for name in ("ben", "cleo", "dan"):
        await table.press(table[name], lobby, ":join")
    await table.env.advance_time(2 * HOUR + 60)
    assert not any(player.user_id in COMPUTERS for player in (await table.game()).row.players)
    assert notices(table, said(language, "notice-filled", count=0)) != []


@both
async def test_a_table_nobody_comes_to_is_announced_no_longer(table: DiscordTable, language: str) -> None:
    speak(table, language)
    lobby = await announced(table)
    await table.env.advance_time(10 * DAY)
    await table.restart()
    assert f"<#{table.channel.id}>" in texts(await find(table["cleo"], table.channel))
    await table.env.advance_time(5 * DAY)
    assert said(language, "find-nothing") in texts(await find(table["cleo"], table.channel))
    assert "📣" not in texts(lobby) and "📣" not in texts(notices(table)[-1])
    assert said(language, "notice-open-no-longer") in texts(notices(table)[-1])
    await table["ann"].slash(table.channel, "game open", pace="often")
    assert said(language, "pace-often") in texts(await find(table["cleo"], table.channel))


@both
async def test_an_open_table_is_announced_at_its_hosts_word_alone(table: DiscordTable, language: str) -> None:
    speak(table, language)
    nothing = await table["ann"].slash(table.channel, "game open")
    assert said(language, "error-open-which") in told(table, nothing)
    await table.new_game("ann", "ben")
    assert said(language, "error-host-only") in told(
        table, await table["ben"].slash(table.channel, "game open")
    )
    await table["ann"].slash(table.channel, "game open", level="expert")
    assert said(language, "level-expert") in texts(notices(table)[-1])
    assert await table.bot.store.games.one(2) is None
    await table.press(table["cleo"], notices(table)[-1], ":join")
    assert f"3. <@{table['cleo'].id}>" in texts(notices(table)[-1])


async def test_where_a_game_runs_the_announced_table_stands_in_a_thread(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    offer = table.panel(await table["dan"].slash(table.channel, "game open", game=NAME))
    assert words("en").say("find-nothing") in texts(await find(table["eve"], table.channel))
    await table.press(table["dan"], offer, "rh:thread:2")
    shown = await find(table["eve"], table.channel)
    thread = (await table.bot.store.games.one(2)).channel_id  # type: ignore[union-attr]
    assert f"<#{thread}>" in texts(shown)
    await table.choose(table["eve"], shown, "2", "rh:find")
    [lobby, _] = table.env.backend.messages[thread].values()  # type: ignore[index]
    assert f"2. <@{table['eve'].id}>" in texts(lobby)


async def test_what_is_full_or_of_another_game_is_not_shown(table: DiscordTable) -> None:
    lobby = await announced(table)
    other = next(name for name in registry.names() if name != NAME)
    assert words("en").say("find-nothing") in texts(await find(table["eve"], table.channel, game=other))
    assert f"<#{table.channel.id}>" in texts(await find(table["eve"], table.channel, game=NAME))
    for name in ("ben", "cleo", "dan"):
        await table.press(table[name], lobby, ":join")
    assert words("en").say("find-nothing") in texts(await find(table["eve"], table.channel))


async def test_tables_are_found_in_direct_messages(table: DiscordTable) -> None:
    await announced(table)
    there = table.env.backend.get_dm_channel(table["ben"].id).id
    data = {"id": "1", "name": "game", "type": 1, "options": [{"name": "find", "type": 1, "options": []}]}
    answers = await table.forge(table["ben"], there, data, kind=2, direct=True)
    assert f"<#{table.channel.id}>" in str(answers)
    chosen = {"custom_id": "rh:find:0", "component_type": 3, "values": ["1"]}
    await table.forge(table["ben"], there, chosen, direct=True)
    assert len((await table.bot.store.games.one(1)).players) == 2  # type: ignore[union-attr]
