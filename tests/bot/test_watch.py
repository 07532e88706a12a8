"""Watching, help and settings."""

import json
from io import BytesIO

import discord
import pytest
from PIL import Image

from bot.cogs.unhurried import SECONDS, TIMES
from bot.messages.limits import LAYOUT
from bot.messages.plain import as_typed
from games.engine import record, registry
from games.engine.contract import freeze
from games.engine.words import LOCALES, words
from rendering import describe
from tests.bot.discord_table import DiscordTable, file_of, texts, told
from tests.bot.playing import finish, quickly, to_the_end
from tests.bot.slow import THREE
from tests.rendering.scenes import scene_of


async def test_anyone_may_see_the_board_in_any_size_theme_and_at_any_move(table: DiscordTable) -> None:
    await table.start(*THREE)
    await (await table.asked()).slash(table.channel, "pass")
    result = await table["dan"].slash(table.channel, "board", theme="light", size="small", at=0)
    with Image.open(BytesIO(await file_of(result))) as picture:
        assert picture.width == 800
    assert "has 1" in told(table, await table["dan"].slash(table.channel, "board", at=9))


async def test_status_tells_the_position_in_the_readers_language(table: DiscordTable) -> None:
    await table.start(*THREE)
    assert "Turn 1" in told(table, await table["dan"].slash(table.channel, "status"))
    table.speak("fr", "dan")
    assert "Tour 1" in told(table, await table["dan"].slash(table.channel, "status"))


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", registry.names())
async def test_status_is_whole_lines_and_a_file_only_where_they_are_not_all(
    table: DiscordTable, game: str, language: str
) -> None:
    table.speak(language, "dan")
    await table.start(*THREE, game=game)
    moves = to_the_end(await table.game())
    await quickly(table, moves[: len(moves) // 2])
    whole = describe(scene_of((await table.game()).match, locale=language))
    result = await table["dan"].slash(table.channel, "status")
    head, *shown = told(table, result).strip().split("\n")
    lines = as_typed(whole).split("\n")
    assert head == f"**{lines[0]}**"
    assert shown == lines[1 : len(shown) + 1]
    if len(shown) + 1 < len(lines):
        assert (await file_of(result)).decode() == whole
        assert len("\n".join(lines[: len(shown) + 3])) > LAYOUT - 10
    else:
        assert not table.panel(result).attachments


async def test_the_log_has_pages(table: DiscordTable) -> None:
    await table.start(*THREE)
    seat = (await table.game()).seats_asked[0]
    await quickly(table, [(seat, "take Nevis 1"), (seat, "undo")] * 20)
    first = table.panel(await table["dan"].slash(table.channel, "log", page=1))
    assert "page 1 of " in texts(first)
    assert "**0.** By lot" in texts(first)
    second = table.panel(await table.press(table["dan"], first, table.ids(first)[-1]))
    assert "page 2 of " in texts(second)


async def test_the_score_says_how_it_comes_about(table: DiscordTable) -> None:
    await table.start(*THREE)
    score = told(table, await table["dan"].slash(table.channel, "score"))
    assert "If it ended now" in score
    assert score.count("—") == 3


async def test_the_export_of_a_finished_game_replays_to_the_same_state(table: DiscordTable) -> None:
    await finish(table, *THREE)
    exported = await file_of(await table["dan"].slash(table.channel, "export"))
    game = await table.game()
    assert freeze(record.replay(exported).state) == freeze(game.match.state)
    assert json.loads(exported)["seats"] == [player.name for player in game.row.players]


async def test_a_game_whose_dice_are_to_come_is_exported_without_its_seed(table: DiscordTable) -> None:
    await table.start("ann", "ben")
    result = await table["dan"].slash(table.channel, "export")
    assert "when the game is over" in told(table, result)
    text = await file_of(result)
    assert (await table.game()).row.seed.encode() not in text
    assert json.loads(text)["view"]["turn"] == 1


async def test_a_game_without_secrets_says_that_there_is_nothing_in_a_hand(table: DiscordTable) -> None:
    await table.start(*THREE)
    assert "nothing" in told(table, await table["ann"].slash(table.channel, "hand"))


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", registry.names())
async def test_every_topic_of_the_rules_can_be_read(table: DiscordTable, game: str, language: str) -> None:
    table.speak(language, "dan")
    offered = await table["dan"].autocomplete(table.channel, "rules", "topic", "", game=game)
    topics = [choice["value"] for choice in offered]
    assert {"overview", "board"} <= set(topics)
    assert topics == [key.removeprefix("topic-") for key in words(language, game).keys("topic-")]
    for topic in topics:
        text = told(table, await table["dan"].slash(table.channel, "rules", topic=topic, game=game))
        assert 100 < len(text) <= 2000
    board = await table["dan"].slash(table.channel, "rules", topic="board", game=game)
    assert registry.load(game).board().provenance[language] in told(table, board)
    assert "no topic" in told(table, await table["ann"].slash(table.channel, "rules", topic="chess"))


async def test_a_user_and_a_channel_choose_their_language_and_theme(table: DiscordTable) -> None:
    assert "français" in told(table, await table["ann"].slash(table.channel, "settings me", language="fr"))
    assert "ne joue à rien" in told(table, await table["ann"].slash(table.channel, "help"))
    refused = await table["ben"].slash(table.channel, "settings channel", language="fr")
    assert "Manage Channels" in told(table, refused)
    role = table.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    mod = table.guild.add_member(table.env.create_user("mod"), roles=[role])
    await mod.slash(table.channel, "settings channel", language="fr", theme="light")
    await table.start("ben", "cleo", "dan")
    assert "Au tirage au sort" in texts(table.boards()[-1])


async def test_commands_have_french_names_and_are_synced_only_when_they_differ(table: DiscordTable) -> None:
    synced = [r for r in table.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert len(synced) == 1
    names = {command["name"]: command["name_localizations"]["fr"] for command in synced[0].json}
    assert names["take"] == "prendre"
    assert names["move"] == "coup"
    assert len(set(names.values())) == len(names)
    await table.restart()
    synced = [r for r in table.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert len(synced) == 1


@pytest.mark.parametrize(("language", "wait"), [("en-US", "more in 20 seconds"), ("fr", "dans 20 secondes")])
async def test_who_asks_too_often_is_told_when_to_ask_again(
    table: DiscordTable, language: str, wait: str
) -> None:
    table.speak(language, "dan")
    await table.start("ann", "ben")
    for _ in range(TIMES):
        assert await file_of(await table["dan"].slash(table.channel, "board"))
    assert wait in told(table, await table["dan"].slash(table.channel, "board"))
    assert await file_of(await table["eve"].slash(table.channel, "board")), "another may"
    assert told(table, await table["dan"].slash(table.channel, "score")), "and he something else"
    await table.env.advance_time(SECONDS + 1)
    assert await file_of(await table["dan"].slash(table.channel, "board"))
