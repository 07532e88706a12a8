"""Watching, help and settings."""

import json
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image

from games.engine import record
from games.engine.contract import freeze
from games.engine.words import LOCALES
from tests.bot.discord_table import DiscordTable, texts


def told(table: DiscordTable, result: Any) -> str:
    return texts(table.panel(result))


async def file_of(result: Any) -> bytes:
    message = next(
        message for message in (*result.followups, result.response) if message and message.attachments
    )
    data: bytes = await message.attachments[0].read()
    return data


async def test_anyone_may_see_the_board_in_any_size_theme_and_at_any_move(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    await (await table.asked()).slash(table.channel, "pass")
    result = await table["dan"].slash(table.channel, "board", theme="light", size="small", at=0)
    with Image.open(BytesIO(await file_of(result))) as picture:
        assert picture.width == 800
    assert "has 1" in told(table, await table["dan"].slash(table.channel, "board", at=9))


async def test_status_tells_the_position_in_the_readers_language(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    assert "Round 1 of 5" in told(table, await table["dan"].slash(table.channel, "status"))
    table.speak("fr", "dan")
    assert "Manche 1 sur 5" in told(table, await table["dan"].slash(table.channel, "status"))


async def test_the_log_has_pages(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    for _ in range(24):
        move = "pass" if (await table.game()).match.state.sale else "auction red 1"
        try:
            await (await table.asked()).slash(table.channel, "move", move=move)
        except IndexError:
            break
    result = await table["dan"].slash(table.channel, "log", page=1)
    first = table.panel(result)
    assert "page 1 of " in texts(first)
    assert "**0.** By lot" in texts(first)
    if table.ids(first):
        second = table.panel(await table.press(table["dan"], first, table.ids(first)[-1]))
        assert "page 2 of " in texts(second)


async def test_the_score_says_how_it_comes_about(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    score = told(table, await table["dan"].slash(table.channel, "score"))
    assert "If it ended now" in score
    assert score.count("—") == 3


async def test_the_export_replays_to_the_same_state(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    await (await table.asked()).slash(table.channel, "auction", what="green 10")
    exported = await file_of(await table["dan"].slash(table.channel, "export"))
    match = record.replay(exported)
    assert freeze(match.state) == freeze((await table.game()).match.state)


async def test_a_game_whose_dice_are_to_come_is_exported_without_its_seed(table: DiscordTable) -> None:
    await table.start("ann", "ben", game="great-western")
    result = await table["dan"].slash(table.channel, "export")
    assert "when the game is over" in told(table, result)
    text = await file_of(result)
    assert (await table.game()).row.seed.encode() not in text
    assert json.loads(text)["view"]["turn"] == 1


async def test_an_export_of_a_running_game_keeps_the_seed(table: DiscordTable) -> None:
    """Steel Driver draws nothing after its start, so its seed gives nothing away."""
    await table.start("ann", "ben", "cleo")
    exported = json.loads(await file_of(await table["dan"].slash(table.channel, "export")))
    assert exported["seats"] == [player.name for player in (await table.game()).row.players]


@pytest.mark.parametrize("language", LOCALES)
async def test_every_topic_of_the_rules_can_be_read(table: DiscordTable, language: str) -> None:
    table.speak(language, "dan")
    offered = await table["dan"].autocomplete(table.channel, "rules", "topic", "", game="steel-driver")
    topics = [choice["value"] for choice in offered]
    assert {"overview", "auctions", "building", "final", "board"} <= set(topics)
    for topic in topics:
        text = told(table, await table["dan"].slash(table.channel, "rules", topic=topic, game="steel-driver"))
        assert 100 < len(text) <= 2000
    board = await table["dan"].slash(table.channel, "rules", topic="board", game="steel-driver")
    assert "reconst" in told(table, board)
    assert "no topic" in told(table, await table["ann"].slash(table.channel, "rules", topic="chess"))


async def test_help_is_told_in_the_readers_language(table: DiscordTable) -> None:
    assert "/game new" in told(table, await table["ann"].slash(table.channel, "help"))
    table.speak("fr", "ann")
    assert "ouvre une table" in told(table, await table["ann"].slash(table.channel, "help"))


async def test_a_user_and_a_channel_choose_their_language_and_theme(table: DiscordTable) -> None:
    assert "français" in told(table, await table["ann"].slash(table.channel, "settings me", language="fr"))
    assert "ouvre une table" in told(table, await table["ann"].slash(table.channel, "help"))
    refused = await table["ben"].slash(table.channel, "settings channel", language="fr")
    assert "Manage Channels" in told(table, refused)
    role = table.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    mod = table.guild.add_member(table.env.create_user("mod"), roles=[role])
    await mod.slash(table.channel, "settings channel", language="fr", theme="light")
    await table.start("ben", "cleo", "dan")
    assert "Manche 1" in texts(table.boards()[-1])


async def test_commands_have_french_names_and_are_synced_only_when_they_differ(table: DiscordTable) -> None:
    synced = [r for r in table.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert len(synced) == 1
    names = {command["name"]: command["name_localizations"]["fr"] for command in synced[0].json}
    assert names["build"] == "construire"
    assert names["move"] == "coup"
    assert len(set(names.values())) == len(names)
    await table.restart()
    synced = [r for r in table.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert len(synced) == 1
