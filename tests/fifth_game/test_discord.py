"""The fifth game on Discord, from the lobby to the podium, though the bot has never heard of it."""

from itertools import product
from typing import Any

import pytest

from bot.messages.ending import place_told
from bot.messages.ids import MoveAt, Notation, NumbersAt, value_of
from bot.words import speak
from games.cairn.actions import Stack
from games.engine.words import words
from tests.bot.discord_table import DiscordTable, texts
from tests.bot.stories import story_of
from tests.fifth_game import NAME
from tests.fifth_game.table import DRAWN, GAME, SHORTEST, UNDOABLE, WHOLE
from tests.marks import rarely

PEOPLE = ("ann", "ben", "cleo", "dan")
each_language = pytest.mark.parametrize("language", ["en-US", "fr"])


async def by_button(table: DiscordTable, who: Any, move: str) -> None:
    """The button under the board, or the panel where there is none for the move."""
    board = table.boards()[-1]
    if any(id_.endswith(f":{move}") for id_ in table.ids(board)):
        pressed = await table.press(who, board, f":{move}")
        if table.id_of(board, f":{move}").startswith("rh:ask:"):
            await table.press(who, table.panel(pressed), f":{move}")
    elif move.startswith("stack"):
        await by_form(table, who, move, await table.press(who, board, ":stack:"))
    else:
        await by_panel(table, who, move)


async def by_panel(table: DiscordTable, who: Any, move: str) -> None:
    """*More*, a line of its menu, and *Confirm*."""
    panel = table.panel(
        await table.press(who, table.boards()[-1], table.id_with(table.boards()[-1], "rh:more:"))
    )
    if move.startswith("stack"):
        panel = table.panel(await table.choose(who, panel, value_of(NumbersAt("stack"))))
        await by_numbers(table, who, move, panel)
        return
    panel = table.panel(await table.choose(who, panel, value_of(MoveAt(Notation(move)))))
    await table.press(who, panel, table.id_with(panel, "rh:move:"))


async def by_form(table: DiscordTable, who: Any, move: str, opened: Any) -> None:
    """A field for each heap in the bag, and *Confirm*."""
    state = (await table.game()).match.state
    stack = GAME.read(state, move)
    assert isinstance(stack, Stack)
    fields = {field["label"]: field["component"]["custom_id"] for field in opened.modal["components"][1:]}
    typed = {fields[amount.what]: str(amount.count) for amount in stack.amounts}
    panel = table.panel(await who.submit_modal(opened, typed))
    await table.press(who, panel, table.id_with(panel, "rh:made:"))


async def by_numbers(table: DiscordTable, who: Any, move: str, panel: Any) -> None:
    """A menu for each heap in the bag, and *Confirm*."""
    state = (await table.game()).match.state
    stack = GAME.read(state, move)
    assert isinstance(stack, Stack)
    heaps = [heap for heap, count in state.players[state.asked].bag.items() if count]
    for amount in stack.amounts:
        menu = table.id_with(
            panel, f":stack:{sorted(heaps, key=list(state.heaps).index).index(amount.what)}:"
        )
        panel = table.panel(await table.choose(who, panel, str(amount.count), menu))
    assert panel.attachments, "the cairn is shown before it is stacked"
    await table.press(who, panel, table.id_with(panel, "rh:made:"))


async def by_command(table: DiscordTable, who: Any, move: str) -> None:
    """The slash command of the game's own verb."""
    verb, _, rest = move.partition(" ")
    arguments = {words("en", NAME).say(f"argument-{verb}"): rest} if rest else {}
    await who.slash(table.channel, verb, **arguments)


async def lobby(table: DiscordTable, language: str, players: int) -> Any:
    """A lobby in which so many wait, and speak a language."""
    table.guild_language = language
    table.speak(language, *PEOPLE)
    return await table.new_game(*PEOPLE[:players], game=NAME)


@pytest.mark.simcord(settle_timeout=20)
@pytest.mark.parametrize(
    ("players", "language", "play"),
    rarely(
        product(GAME.players, ["en-US", "fr"], [by_button, by_panel, by_command]),
        [(3, "en-US", by_panel), (2, "fr", by_button), (4, "en-US", by_command)],
    ),
)
async def test_a_whole_game(table: DiscordTable, players: int, language: str, play: Any) -> None:
    message = await lobby(table, language, players)
    assert "Cairn" in texts(message)
    await table.press(table["ann"], message, ":start")
    for number, move in enumerate(WHOLE[players], 1):
        await play(table, await table.asked(), move)
        assert (await table.game()).row.played == number, move
    game = await table.game()
    assert game.row.status == "over"
    assert table.versions() == list(range(len(WHOLE[players]) + 1)), "a board for the start and every move"
    last, speaker = texts(table.boards()[-1]), speak(language, NAME)
    assert speaker.say("game-finished") in last
    places = game.match.game.result(game.match.state)
    for place in places:
        player = f"<@{game.row.players[place.seat].user_id}>"
        assert place_told(place, player, speaker) in last
    assert (speaker.score(places[0].tie_break[0]) in last) == (players == 2), "told where it decided"
    everything = "\n".join(texts(message) for message in table.messages())
    assert ("stones" in everything) == (language == "en-US")
    assert ("pierres" in everything) == (language == "fr")


@each_language
async def test_the_option_is_chosen_in_the_lobby(table: DiscordTable, language: str) -> None:
    message = await lobby(table, language, 3)
    await table.fill(table["ann"], await table.press(table["ann"], message, ":options"), storm="false")
    assert speak(language, NAME).say("option-storm-false") in texts(table.messages()[0])
    await table.press(table["ann"], table.messages()[0], ":start")
    for move in DRAWN:
        await by_command(table, await table.asked(), move)
    game = await table.game()
    assert game.match.state.bears == GAME.board().bears
    assert table.id_of(table.boards()[-1], ":undo"), "without a storm nothing was drawn"


async def test_a_move_is_taken_back_unless_the_storm_blew(table: DiscordTable) -> None:
    await table.start(*PEOPLE[:3], game=NAME)
    who = await table.asked()
    await by_command(table, who, *UNDOABLE)
    await table.press(who, table.boards()[-1], ":undo")
    assert (await table.game()).match.state.turn == 1
    assert await table.asked() is who
    for move in DRAWN:
        await by_command(table, await table.asked(), move)
    assert not any(id_.endswith(":undo") for id_ in table.ids(table.boards()[-1]))


@each_language
async def test_a_verb_is_completed_in_the_readers_language(table: DiscordTable, language: str) -> None:
    message = await lobby(table, language, 2)
    await table.press(table["ann"], message, ":start")
    speaker, who = speak(language, NAME), await table.asked()
    argument = words("en", NAME).say("argument-take")
    offered = await who.autocomplete(table.channel, "take", argument, "nev")
    move = GAME.read((await table.game()).match.state, "take Nevis 3")
    assert any(choice["name"].startswith(speaker.move(move)) for choice in offered)
    refused = table.panel(await who.slash(table.channel, "take", **{argument: "Nevis 9"}))
    assert speaker.say("error-not-a-handful", handful=3) in texts(refused)


@each_language
async def test_its_rules_can_be_read(table: DiscordTable, language: str) -> None:
    table.speak(language, "ann")
    speaker = words(language.partition("-")[0], NAME)
    for topic in ("overview", "score", "moves"):
        shown = table.panel(await table["ann"].slash(table.channel, "rules", topic=topic, game=NAME))
        assert speaker.say(f"help-{topic}") in texts(shown)
    shown = table.panel(await table["ann"].slash(table.channel, "rules", topic="board", game=NAME))
    assert GAME.board().provenance[speaker.locale] in texts(shown)
    assert "Cairn" in texts(table.panel(await table["ann"].slash(table.channel, "help")))


async def test_a_shared_victory_is_told(table: DiscordTable) -> None:
    await table.start("ann", "ben", game=NAME)
    for move in SHORTEST[2]:
        await by_command(table, await table.asked(), move)
    last = texts(table.boards()[-1])
    assert last.count("🥇") == 2


@each_language
async def test_the_story_of_a_game(table: DiscordTable, language: str) -> None:
    """Few pictures stay, the newest board is always up to date, nobody is called twice in a row, and all
    are called to the end."""
    story = await story_of(table, NAME, language)
    assert story.pictures <= 3, "the storm's, and the end's"
    assert all(story.calls[user_id] <= asked + 1 for user_id, asked in story.asked.items())
