"""A forum as a club house: a post for each game, whose tags say how it is; and threads of their own."""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import to_discord_message

from bot.words import speak as words
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import play, to_the_end
from tests.bot.slow import both, notices, speak
from tests.fifth_game import NAME


def said(language: str, key: str, **figures: object) -> str:
    return words(language.partition("-")[0], NAME).say(key, **figures)


async def club_house(table: DiscordTable, *tags: str, may_make: bool = True) -> Any:
    """A forum with tags of its own, and a post of it in which somebody can type."""
    forum = table.guild.create_forum_channel("club")
    if not may_make:
        denied = discord.Permissions(manage_channels=True).value
        us = Overwrite(table.env.backend.bot_user.id, OverwriteType.MEMBER, deny=denied)
        table.env.backend.set_overwrite(forum.id, us)
    made = [
        {"id": str(number), "name": name, "moderated": False, "emoji_id": None, "emoji_name": None}
        for number, name in enumerate(tags, 1)
    ]
    table.env.backend.edit_channel(forum.id, {"available_tags": made})
    await table.env.settle()
    channel = table.bot.get_channel(forum.id)
    assert isinstance(channel, discord.ForumChannel)
    with table.within():
        await channel.create_thread(name="Talk", content="Hello")
    await table.env.settle()
    return forum, next(thread for thread in forum.threads if thread.name == "Talk")


def tags_of(table: DiscordTable, forum: Any, thread: int) -> list[str]:
    """The names of a post's tags."""
    known = {int(tag["id"]): tag["name"] for tag in table.env.backend.get_channel(forum.id).available_tags}
    return sorted(known[tag] for tag in table.env.backend.get_channel(thread).applied_tags)


def retagged(table: DiscordTable, thread: int) -> int:
    """How often a post was given other tags."""
    return sum(
        request.method == "PATCH" and request.path == f"/channels/{thread}"
        for request in table.env.http_requests
    )


async def post_of(table: DiscordTable, game: int) -> Any:
    row = await table.bot.store.games.one(game)
    assert row is not None and row.channel_id is not None
    return row.channel_id


@both
async def test_each_game_has_a_post_whose_tags_follow_it(table: DiscordTable, language: str) -> None:
    speak(table, language)
    forum, talk = await club_house(table, "Chat", said(language, "tag-running"))
    answer = await table["ann"].slash(talk, "game new", game=NAME)
    post = await post_of(table, 1)
    assert said(language, "thread-opened", thread=f"<#{post}>") in told(table, answer)
    assert post != talk.id and len(forum.threads) == 2, "one post a game"
    name, opened, free = (said(language, key) for key in ("game-name", "tag-lobby", "tag-seats"))
    assert tags_of(table, forum, post) == sorted([name, opened, free])
    before = retagged(table, post)
    place = next(thread for thread in forum.threads if thread.id == post)
    lobby = table.messages(place)[-1]
    await table.press(table["ben"], lobby, ":join")
    assert retagged(table, post) == before, "nothing to say anew"
    await table.restart()
    await table.press(table["ann"], lobby, ":start")
    assert tags_of(table, forum, post) == sorted([name, said(language, "tag-running")])
    assert table.boards(place) != []
    await table["ben"].slash(place, "resign")
    panel = [message for message in table.messages(place) if message.flags & 64][-1]
    await table.press(table["ben"], panel, ":resign")
    assert tags_of(table, forum, post) == sorted([name, free, said(language, "tag-running")])
    await table.press(table["ben"], panel, ":back")
    await table.restart()
    moves = to_the_end(await table.game(place))
    await play(table, *(move for _, move in moves), channel=place)
    assert tags_of(table, forum, post) == sorted([name, said(language, "tag-over")])
    assert retagged(table, post) == before + 4, "begun, offered, taken back, over"


async def test_a_full_table_has_no_seats_free_and_a_closed_one_is_over(table: DiscordTable) -> None:
    forum, talk = await club_house(table)
    await table["ann"].slash(talk, "game new", game=NAME)
    post = await post_of(table, 1)
    place = next(thread for thread in forum.threads if thread.id == post)
    for name in ("ben", "cleo", "dan"):
        await table[name].slash(place, "game join")
    assert words("en").say("tag-seats") not in tags_of(table, forum, post)
    await table["dan"].click(newest(table, place), custom_id="rh:lobby:1:leave")
    assert words("en").say("tag-seats") in tags_of(table, forum, post)
    await table["ann"].click(newest(table, place), custom_id="rh:lobby:1:cancel")
    assert words("en").say("tag-over") in tags_of(table, forum, post)


def newest(table: DiscordTable, place: Any) -> Any:
    return to_discord_message(table.env, table.messages(place)[-1])


async def test_where_tags_may_not_be_made_those_that_are_there_are_taken(table: DiscordTable) -> None:
    name = said("en", "game-name").upper()
    forum, talk = await club_house(table, name, "En cours", may_make=False)
    await table["ann"].slash(talk, "game new", game=NAME)
    post = await post_of(table, 1)
    assert tags_of(table, forum, post) == [name]
    place = next(thread for thread in forum.threads if thread.id == post)
    await table["ben"].slash(place, "game join")
    await table["ann"].slash(place, "game start")
    [asked_for] = [request for request in table.env.http_requests if request.path == f"/channels/{post}"]
    assert asked_for.json == {"applied_tags": ["1", "2"]}, (
        "of any of our languages; simcord lets nobody do it"
    )


async def test_a_post_that_can_t_be_tagged_is_played_in_all_the_same(table: DiscordTable) -> None:
    forum, talk = await club_house(table)
    await table["ann"].slash(talk, "game new", game=NAME)
    post = await post_of(table, 1)
    place = next(thread for thread in forum.threads if thread.id == post)
    await table["ben"].slash(place, "game join")
    table.env.inject_error("PATCH", f"/channels/{post}", status=403, times=1)
    await table["ann"].slash(place, "game start")
    assert table.boards(place) != []
    assert await table.bot.store.outbox.waiting() == []


@both
async def test_a_thread_opens_by_itself_where_one_is_wanted(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table["ann"].slash(table.channel, "game new", game=NAME, thread=True)
    thread = await post_of(table, 1)
    [place] = table.channel.threads
    assert place.id == thread and said(language, "button-join") in str(table.messages(place)[-1].components)
    assert notices(table) == [] or "rh:lobby" not in str(notices(table)[-1].components)
    await table.restart()
    await table.press(table["ben"], table.messages(place)[-1], ":join")
    await table.press(table["ann"], table.messages(place)[-1], ":start")
    assert (await table.game(place)).row.status == "running"
    await table["cleo"].slash(place, "game new", game=NAME, thread=True)
    assert len(table.channel.threads) == 2, "beside that thread, not within it"


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_where_no_thread_may_be_opened_one_is_told_why(table: DiscordTable, language: str) -> None:
    speak(table, language)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/threads", status=403, times=1)
    refused = await table["ann"].slash(table.channel, "game new", game=NAME, thread=True)
    assert said(language, "error-thread-forbidden") in told(table, refused)
    await table["ann"].slash(table.channel, "game new", game=NAME)
    assert "rh:lobby" in str(notices(table)[-1].components) and texts(notices(table)[-1])
