"""Computers at the table: added in the lobby, they move by themselves, call nobody and count for nothing."""

from operator import truediv
from typing import Any

import pytest

from bot.store.rows import COMPUTERS
from bot.tables import computers
from bot.words import speak as words
from games.engine.errors import BadInput
from games.players.levels import LEVELS, PLAYERS
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import both, speak
from tests.bot.test_living_board import called, only_the_newest_lives, requests
from tests.fifth_game import NAME


async def lobby_with(table: DiscordTable, *levels: str, people: tuple[str, ...] = ("ann",)) -> Any:
    """A lobby of these people and computers."""
    lobby = await table.new_game(*people)
    for level in levels:
        shown = table.panel(await table.press(table[people[0]], lobby, ":computer"))
        await table.choose(table[people[0]], shown, level, "rh:option")
    return lobby


async def start_with(table: DiscordTable, *levels: str, people: tuple[str, ...] = ("ann",)) -> None:
    lobby = await lobby_with(table, *levels, people=people)
    await table.press(table[people[0]], lobby, ":start")


async def move(table: DiscordTable) -> None:
    """A move by whoever is asked, the first that is worth a thought."""
    game = await table.game()
    [seat] = game.seats_asked
    chosen = game.match.game.write(game.match.game.mind.candidates(game.seen(seat), seat)[0][0])
    await (await table.asked()).slash(table.channel, "move", move=chosen)
    assert (await table.game()).row.played > game.row.played, chosen


async def play_to_the_end(table: DiscordTable) -> None:
    while (await table.game()).asked:
        await move(table)


@both
async def test_computers_sit_down_by_level_and_are_removed(table: DiscordTable, language: str) -> None:
    speak(table, language)
    lobby = await lobby_with(table, *LEVELS)
    speaker = words(language.partition("-")[0], NAME)
    assert all(speaker.say(f"computer-{level}") in texts(lobby) for level in LEVELS)
    assert texts(lobby).count("🤖") == 3 and texts(lobby).count("<@") == 2, "the host, and the host's seat"
    form = await table.press(table["ann"], lobby, ":options")
    await table.fill(table["ann"], form, remove=["2"])
    assert texts(lobby).count("🤖") == 2
    await table.press(table["ben"], lobby, ":join")
    assert "<@" + str(table["ben"].id) in texts(lobby)


async def test_a_full_table_takes_no_computer(table: DiscordTable) -> None:
    lobby = await lobby_with(table, "easy", "easy", "easy")
    buttons = [button for row in lobby.components for button in row.get("components", [])]
    [grey] = [button["disabled"] for button in buttons if button["custom_id"].endswith(":computer")]
    assert grey


async def test_only_the_host_adds_one(table: DiscordTable) -> None:
    lobby = await table.new_game("ann", "ben")
    refused = await table.press(table["ben"], lobby, ":computer")
    assert words("en").say("error-host-only") in told(table, refused)


async def test_a_lobby_of_computers_alone_is_closed(table: DiscordTable) -> None:
    lobby = await lobby_with(table, "easy")
    await table.press(table["ann"], lobby, ":leave")
    speaker = words("en", NAME)
    assert speaker.say("lobby-cancelled", name=speaker.say("game-name")) in texts(lobby)


@both
async def test_one_person_and_computers_play_a_whole_game(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await start_with(table, "easy", "easy")
    ann = table["ann"]
    while (game := await table.game()).asked:
        assert [player.user_id for player in game.asked] == [ann.id], "computers have moved already"
        assert only_the_newest_lives(table)
        await move(table)
    assert game.row.status == "over"
    assert not any(set(users) & set(COMPUTERS) for users in called(table))
    assert {user for users in called(table) for user in users} <= {ann.id}
    assert "<@1>" not in texts(table.boards()[-1]) and "Brunel" in texts(table.boards()[-1])
    for request in requests(table, "POST"):
        assert "<@1>" not in str(request.json) and "<@2>" not in str(request.json)


async def test_what_computers_do_is_one_board_that_calls_nobody_who_just_moved(table: DiscordTable) -> None:
    await start_with(table, "easy", "easy", "easy")
    posted = len(requests(table, "POST"))
    await move(table)
    game = await table.game()
    assert game.row.played >= 4 and game.asked[0].user_id == table["ann"].id
    assert len(requests(table, "POST")) == posted, "the living board is brought up to date"
    assert texts(table.boards()[-1]).count("(bot") >= 3, "what each of them did is told"


async def test_who_is_asked_after_a_computer_is_called(table: DiscordTable) -> None:
    await start_with(table, "easy", people=("ann", "ben"))
    first = await table.asked()
    before = len(called(table))
    await move(table)
    asked = await table.asked()
    if asked.id != first.id:
        assert called(table)[before:] == [[asked.id]]


async def test_a_computer_that_can_not_think_plays_all_the_same(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(computers, "thought", truediv)  # it can't be done with a game and a seat
    await start_with(table, "strong", "strong")
    await move(table)
    assert (await table.game()).asked[0].user_id == table["ann"].id
    assert "played without a thought" in caplog.text


async def test_a_computer_to_whose_mind_nothing_comes_plays_what_is_safe(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(computers, "thought", truediv)
    monkeypatch.setitem(PLAYERS, "quick", truediv)  # type: ignore[call-overload]
    await start_with(table, "strong", "strong")
    await move(table)
    assert (await table.game()).asked[0].user_id == table["ann"].id
    assert "played what is safe" in caplog.text


async def test_a_thought_about_another_position_is_not_played(table: DiscordTable) -> None:
    await start_with(table, "easy", "easy")
    row = (await table.game()).row
    async with table.unposted():
        await move(table)
        waiting = await table.game()
    assert waiting.row.thinking
    await computers.answer(table.bot.store, row, waiting.seats_asked[0], "pass")
    assert (await table.game()).row.played == waiting.row.played


async def test_after_a_restart_a_computer_goes_on_once(table: DiscordTable) -> None:
    await start_with(table, "easy", "easy")
    async with table.unposted():
        await move(table)
        assert (await table.game()).row.thinking
    await table.restart()
    game = await table.game()
    assert not game.row.thinking and game.asked[0].user_id == table["ann"].id
    assert only_the_newest_lives(table)


async def test_computers_neither_vote_nor_block(table: DiscordTable) -> None:
    await start_with(table, "easy", "easy")
    await move(table)
    played = (await table.game()).row.played
    await table["ann"].slash(table.channel, "undo")
    game = await table.game()
    assert game.row.played == played + 1, "taken back at once, as nobody has to agree"
    assert game.asked[0].user_id == table["ann"].id
    await table["ann"].slash(table.channel, "game end")
    with pytest.raises(BadInput, match="no-game"):
        await table.game()


async def test_a_game_with_a_computer_counts_for_nobody(table: DiscordTable) -> None:
    await start_with(table, "easy", people=("ann", "ben"))
    await play_to_the_end(table)
    results = await table.bot.store.results.of_guild(table.guild.id, NAME)
    assert len(results) == 3 and not any(result.counted for result in results)


async def test_rematch_keeps_the_computers(table: DiscordTable) -> None:
    await start_with(table, "strong")
    await play_to_the_end(table)
    await table.press(table["ann"], table.boards()[-1], f"rh:rematch:{(await table.game()).row.id}")
    assert "🤖" in texts(table.messages()[-1]) and "Strong" in texts(table.messages()[-1])


@both
async def test_one_press_begins_a_game_against_computers(table: DiscordTable, language: str) -> None:
    speak(table, language)
    said = await table.forge(
        table["ann"], table.channel.id, {"custom_id": f"rh:now:0:{NAME}", "component_type": 2}
    )
    assert said and "error" not in str(said)
    game = await table.game()
    assert [player.is_computer for player in game.row.players].count(True) == 3
    assert game.asked[0].user_id == table["ann"].id
    again = await table.forge(
        table["ben"], table.channel.id, {"custom_id": f"rh:now:0:{NAME}", "component_type": 2}
    )
    assert words("en" if language.startswith("en") else "fr").say("error-now-taken") in str(again)
    for strange in ("rh:now:0:chess", "rh:now:0:"):
        refused = await table.forge(
            table["ann"], table.channel.id, {"custom_id": strange, "component_type": 2}
        )
        assert len(refused) == 1, "refused in words"
