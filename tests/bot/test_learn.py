"""`/learn`: a lesson by the buttons of a real table, seen by nobody else, and the game that comes after."""

from typing import Any

import discord
import pytest
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.messages.items import layout
from bot.messages.picture import Look
from bot.panels import learned
from bot.store.rows import LessonRow
from bot.tables.lessons import LEVEL, TABLE, Place, stand
from bot.words import speak as words
from games.engine import registry
from games.engine.errors import GameError
from games.engine.history import AND_THEN
from games.engine.lesson import figures, lesson_of
from games.engine.words import LOCALES
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import both, speak
from tests.fifth_game import NAME, found

with found():
    NAMES = registry.names()


def said(language: str, key: str, **figures: object) -> str:
    return words(language.partition("-")[0], NAME).say(key, **figures)


def text_of(language: str, step: int, ending: str = "") -> str:
    """What a step tells, as it is read by the learner."""
    lesson, speaker = lesson_of(NAME), words(language.partition("-")[0], NAME)
    names = list(lesson.setting.seats)
    names[lesson.seat] = "ann"
    return speaker.say(f"lesson-{step}{ending}", names, **figures(lesson, step - 1, speaker))


async def opened(table: DiscordTable, who: MemberActor) -> Any:
    return table.panel(await who.slash(table.channel, "learn", game=NAME))


async def press(table: DiscordTable, who: MemberActor, panel: Any, *endings: str) -> Any:
    """Presses buttons, one after the other, each on what the last one has shown."""
    for ending in endings:
        panel = table.panel(await table.press(who, panel, ending))
    return panel


async def typed(table: DiscordTable, who: MemberActor, panel: Any, move: str) -> Any:
    form = await table.press(who, panel, ":type")
    return await who.submit_modal(form, {"move": move})


async def where(table: DiscordTable, who: MemberActor) -> tuple[int, int] | None:
    row = await table.bot.store.lessons.in_game(who.id, NAME)
    return (row.step, row.made) if row else None


def requests(table: DiscordTable) -> list[Any]:
    """What everybody may see of what the bot sends."""
    return [
        (request.method, request.path, request.json)
        for request in table.env.http_requests
        if request.path.startswith("/channels/")
    ]


@both
async def test_a_lesson_is_played_to_its_end_by_its_buttons(table: DiscordTable, language: str) -> None:
    speak(table, language)
    ann, before = table["ann"], requests(table)
    panel = await opened(table, ann)
    assert panel.flags & 64 and panel.attachments
    assert text_of(language, 1) in texts(panel)
    assert said(language, "lesson-title", name=said(language, "game-name"), step=1, steps=3) in texts(panel)

    other = await press(table, ann, panel, ":pass")
    assert said(language, "lesson-instead") in texts(other) and await where(table, ann) == (0, 0)
    assert text_of(language, 1) in texts(other), "the step is still to be done"
    refused = await typed(table, ann, other, "take Nevis 4")
    handful = lesson_of(NAME).game
    assert words(language.partition("-")[0], handful.name).say("error-not-a-handful", handful=3) in told(
        table, refused
    )
    assert await where(table, ann) == (0, 0)

    await table.restart()
    panel = await press(table, ann, other, ":take Lomond 3")
    assert text_of(language, 1, "-done") in texts(panel)
    panel = await press(table, ann, panel, ":show")
    assert text_of(language, 2) in texts(panel)
    panel = await press(table, ann, panel, ":take Rannoch 3")
    assert await where(table, ann) == (1, 1)
    await table.restart()
    panel = table.panel(await typed(table, ann, panel, "take Rannoch 3"))
    assert text_of(language, 2, "-done") in texts(panel)
    panel = await press(table, ann, panel, ":show")
    form = await table.press(ann, panel, "stack:")
    panel = table.panel(await ann.submit_modal(form, {"0": "2", "1": "1"}))
    panel = await press(table, ann, panel, "stack:2.1")
    assert text_of(language, 3, "-done") in texts(panel) and said(language, "lesson-end") in texts(panel)
    assert requests(table) == before, "nobody else hears of it"
    assert all(message.flags & 64 for message in table.messages())
    assert await table.bot.store.games.running() == []
    assert text_of(language, 3, "-done") in texts(await opened(table, ann)), "there it stays"


@both
async def test_one_goes_back_begins_again_and_leaves(table: DiscordTable, language: str) -> None:
    speak(table, language)
    ann = table["ann"]
    panel = await press(table, ann, await opened(table, ann), ":take Lomond 3", ":show", ":take Rannoch 3")
    panel = await press(table, ann, panel, ":back")
    assert await where(table, ann) == (1, 0)
    panel = await press(table, ann, panel, ":back")
    assert await where(table, ann) == (0, 0) and text_of(language, 1) in texts(panel)
    assert not any(id_.endswith(":back") for id_ in table.ids(panel))
    old = _pressed(table.id_of(panel, ":pass"))
    panel = await press(table, ann, panel, ":take Lomond 3", ":show")
    refused = await table.forge(ann, table.channel.id, old)
    assert said(language, "error-lesson-stale") in str(refused)
    await table.restart()
    assert texts(await opened(table, ann)) == texts(panel), "it is kept where it was left"
    panel = await press(table, ann, panel, ":again")
    assert await where(table, ann) == (0, 0)
    panel = await press(table, ann, panel, ":leave")
    assert said(language, "lesson-left") in texts(panel) and await where(table, ann) is None
    gone = await table.forge(ann, table.channel.id, old)
    assert said(language, "error-lesson-gone") in str(gone)


def _pressed(id_: str) -> dict[str, Any]:
    return {"custom_id": id_, "component_type": 2}


@both
async def test_what_does_as_well_is_taken_and_the_lesson_goes_on(table: DiscordTable, language: str) -> None:
    speak(table, language)
    ann = table["ann"]
    panel = table.panel(await typed(table, ann, await opened(table, ann), "take Rannoch 3"))
    speaker = words(language.partition("-")[0], NAME)
    wanted = speaker.move(lesson_of(NAME).wanted(0, 0)[0])
    assert speaker.say("lesson-differs", move=wanted) in texts(panel)
    assert await where(table, ann) == (1, 0)


async def test_all_moves_are_chosen_and_confirmed_as_in_a_game(table: DiscordTable) -> None:
    ann = table["ann"]
    panel = await press(table, ann, await opened(table, ann), "more:0:0")
    panel = table.panel(await table.choose(ann, panel, "move:take Lomond 3", "rh:lesson:1:pick"))
    board = await press(table, ann, panel, ":course:0:0:show")
    assert text_of("en", 1) in texts(board)
    panel = await press(table, ann, panel, ":move:0:0:take Lomond 3")
    assert text_of("en", 1, "-done") in texts(panel)
    row = await opened(table, ann)
    rules = await press(table, ann, await press(table, ann, row, ":more:1:0"), ":rules:1:overview")
    assert said("en", "game-name") in texts(rules)


async def test_everybody_has_a_lesson_of_their_own(table: DiscordTable) -> None:
    ann, ben = table["ann"], table["ben"]
    panel = await press(table, ann, await opened(table, ann), ":take Lomond 3")
    other = await opened(table, ben)
    assert (await where(table, ann), await where(table, ben)) == ((1, 0), (0, 0))
    assert "ben" in texts(await press(table, ben, other, ":take Lomond 3")) and "ben" not in texts(panel)
    refused = await table.forge(table["cleo"], table.channel.id, _pressed(table.id_of(panel, ":show")))
    assert said("en", "error-lesson-gone") in str(refused)
    assert await table.bot.store.lessons.in_game(ann.id, NAME) == LessonRow(ann.id, 1, NAME, 1, 0)


@pytest.mark.parametrize(
    "inner",
    ["try:1:move:0:0:pass", "lesson:1:move:0:0:pass", "move:7:0:pass", "lobby:0:join", "course:0:0:x"],
)
async def test_what_does_not_belong_in_a_lesson_is_refused(table: DiscordTable, inner: str) -> None:
    ann = table["ann"]
    await opened(table, ann)
    answers = await table.forge(ann, table.channel.id, _pressed(f"rh:lesson:1:{inner}"))
    assert any(word in str(answers) for word in ("newest board", "another step"))
    assert await where(table, ann) == (0, 0)


async def ended(table: DiscordTable, who: MemberActor) -> Any:
    """The end of a lesson."""
    panel = await opened(table, who)
    for move in ("take Lomond 3", "take Rannoch 3; take Rannoch 3"):
        panel = await press(table, who, table.panel(await typed(table, who, panel, move)), ":show")
    return table.panel(await typed(table, who, panel, "stack Lomond:2 Rannoch:1"))


@both
async def test_a_game_begins_in_a_thread_where_there_can_be_one(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start("ben", "cleo", "dan")
    ann = table["ann"]
    answer = await table.press(ann, await ended(table, ann), ":game")
    [thread] = table.channel.threads
    assert said(language, "game-begun", thread=f"<#{thread.id}>") in told(table, answer)
    row = (await table.game(thread)).row
    assert row.status == "running" and row.host_id == ann.id and len(row.players) == TABLE
    assert {player.level for player in row.players if player.user_id != ann.id} == {LEVEL}
    assert table.boards(thread)


@both
async def test_it_begins_in_the_channel_if_that_is_free_else_it_is_said_what_to_do(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    denied = discord.Permissions(create_public_threads=True).value
    bot_id = table.bot.user.id if table.bot.user else 0
    table.env.backend.set_overwrite(table.channel.id, Overwrite(bot_id, OverwriteType.MEMBER, deny=denied))
    ann = table["ann"]
    panel = await ended(table, ann)
    await table.press(ann, panel, ":game")
    assert (await table.game()).row.host_id == ann.id and table.boards()
    refused = await table.press(ann, panel, ":game")
    assert said(language, "error-now-taken") in told(table, refused)


async def test_a_button_begins_a_lesson(table: DiscordTable) -> None:
    answers = await table.forge(table["ben"], table.channel.id, _pressed(f"rh:learn:0:{NAME}"))
    assert await where(table, table["ben"]) == (0, 0) and answers
    refused = await table.forge(table["ben"], table.channel.id, _pressed("rh:learn:0:chess"))
    assert said("en", "error-stale") in str(refused)


async def test_a_lesson_is_played_in_a_direct_message_and_a_game_is_not(table: DiscordTable) -> None:
    ann = table["ann"]
    await opened(table, ann)
    await ann.slash(table.channel, "settings calls", direct=True)
    channel = table.env.backend.get_dm_channel(ann.id).id
    await table.forge(ann, channel, _pressed("rh:lesson:1:move:0:0:take Lomond 3"), direct=True)
    assert await where(table, ann) == (1, 0)
    refused = await table.forge(ann, channel, _pressed("rh:lesson:1:course:1:0:game"), direct=True)
    assert said("en", "error-no-channel-here") in str(refused)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_each_lesson_is_played_through_and_fits_what_discord_takes(name: str, locale: str) -> None:
    """Every screen of it, and what is not wanted on the way."""
    speaker, place = words(locale, name), Place(LessonRow(7, 99_999, name, 0, 0), "ann")
    lesson = lesson_of(name)
    for number in range(len(lesson.steps)):
        assert _fits(learned.place_shown(place, locale, Look("dark")).parts, speaker)
        wanted = [lesson.game.write(move) for move in lesson.wanted(number, 0)]
        with pytest.raises(GameError):
            learned.played(place, "bid 9999", locale, Look("dark"))
        for move in [AND_THEN.join(wanted)] if number % 2 else wanted:
            assert stand(place).match.game.actors(stand(place).match.state)[0] == lesson.seat
            place, shown = learned.played(place, move, locale, Look("dark"))
            told = _fits(shown.parts, speaker)
        assert (place.row.step, place.row.made) == (number + 1, 0) and shown.preview
        assert (
            speaker.say(f"lesson-{number + 1}-done", _names(place), **figures(lesson, number, speaker))
            in told
        )
    assert place.over and speaker.say("lesson-end") in told


def _names(place: Place) -> list[str]:
    names = list(place.lesson.setting.seats)
    names[place.lesson.seat] = place.name
    return names


def _fits(parts: Any, speaker: Any) -> str:
    """What is told on a screen, without the signs of things; it is as much as Discord takes."""
    view = layout(*parts)
    assert view.content_length() <= 4000 and view.total_children_count <= 40
    return "\n".join(
        "".join(c for c in part if not "\ue000" <= c <= "\uf8ff") for part in parts if isinstance(part, str)
    )
