"""What a newcomer reads: the rules from topic to topic, and help that begins with what can be done now."""

from typing import Any

import pytest

from bot.messages.rules import topics_of
from bot.words import speak as words
from games.engine import registry
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import finish
from tests.bot.slow import THREE, both, other_than, speak
from tests.fifth_game import NAME

LOCALES = {"en-US": "en", "fr": "fr"}
SCREEN = 1000
"""Letters that a phone shows at once."""


def heading(game: str, topic: str, language: str) -> str:
    speaker = words(LOCALES[language], game)
    return f"## {speaker.say('game-name')} · {speaker.say(f'topic-{topic}')}\n"


@both
@pytest.mark.parametrize("game", registry.names())
async def test_the_rules_are_read_from_topic_to_topic(table: DiscordTable, game: str, language: str) -> None:
    speak(table, language)
    dan, topics = table["dan"], topics_of(game)
    page = table.panel(await dan.slash(table.channel, "rules", game=game))
    assert page.flags & 64
    for topic in topics:
        assert texts(page).strip().startswith(heading(game, topic, language).strip())
        assert table.values(page) == topics
        onward = [id_ for id_ in table.ids(page) if not id_.endswith(f":{topic}")]
        assert len(onward) == (topic != topics[-1])
        for id_ in onward:
            await table.press(dan, page, id_)
    await table.choose(dan, page, topics[1], "rh:read:")
    assert texts(page).strip().startswith(heading(game, topics[1], language).strip()), (
        "and anywhere by the menu"
    )
    assert len(table.private()) == 1, "in one message"


async def test_the_rules_are_read_after_a_restart_and_elsewhere(table: DiscordTable) -> None:
    page = table.panel(await table["dan"].slash(table.channel, "rules", game=NAME))
    await table.restart()
    await table.choose(table["dan"], page, "score", "rh:read:")
    assert heading(NAME, "score", "en-US").strip() in texts(page)


@pytest.mark.parametrize("id_", ["rh:read:0:chess:overview", f"rh:read:0:{NAME}:castling"])
async def test_rules_that_there_are_not_are_refused(table: DiscordTable, id_: str) -> None:
    await table.new_game("ann")
    answers = await table.forge(table["dan"], table.channel.id, {"custom_id": id_, "component_type": 2})
    assert "moved on" in str(answers)


async def help_of(table: DiscordTable, who: Any) -> str:
    text = told(table, await who.slash(table.channel, "help"))
    assert len(text) <= SCREEN
    return text.strip().partition("\n")[0]


@both
async def test_help_begins_with_what_the_reader_can_do_now(table: DiscordTable, language: str) -> None:
    speak(table, language)
    speaker, ann, dan = words(LOCALES[language], NAME), table["ann"], table["dan"]
    name = speaker.say("game-name")
    assert await help_of(table, dan) == speaker.say("help-now-nothing")
    lobby = await table.new_game("ann", "ben", "cleo")
    assert await help_of(table, dan) == speaker.say("help-now-open", name=name)
    assert await help_of(table, table["ben"]) == speaker.say("help-now-joined", name=name)
    assert await help_of(table, ann) == speaker.say("help-now-host", name=name)
    await table.press(ann, lobby, ":start")
    asked = await table.asked()
    other = await other_than(table, asked)
    assert await help_of(table, asked) == speaker.say("help-now-asked", name=name)
    waiting = [player.name for player in (await table.game()).asked]
    assert await help_of(table, other) == speaker.say("help-now-waiting", name=name, waiting=waiting)
    assert await help_of(table, dan) == speaker.say("help-now-watching", name=name, waiting=waiting)


@both
async def test_help_after_a_game_begins_with_the_next_one(table: DiscordTable, language: str) -> None:
    speak(table, language)
    speaker = words(LOCALES[language], NAME)
    await finish(table, *THREE)
    assert await help_of(table, table["ann"]) == speaker.say("help-now-over", name=speaker.say("game-name"))
    assert await help_of(table, table["dan"]) == speaker.say("help-now-nothing")


async def test_no_other_message_becomes_a_page_of_the_rules(table: DiscordTable) -> None:
    """Neither a board that all see, nor none at all."""
    await table.start(*THREE)
    board, press = texts(table.boards()[-1]), {"custom_id": f"rh:read:0:{NAME}:board", "component_type": 2}
    for direct in (False, True):
        answers = await table.forge(table["dan"], table.channel.id, press, direct=direct)
        assert words("en").say("error-stale") in str(answers)
    assert texts(table.boards()[-1]) == board
