"""From `/game new` to the first board."""

import json
from typing import Any

import discord
import pytest

from bot.messages.trial import Limits
from tests.bot.discord_table import DiscordTable, texts, told
from tests.fifth_game import NAME
from tests.fifth_game.table import GAME


async def test_a_lobby_says_who_sits_where_and_how_many_are_needed(table: DiscordTable) -> None:
    lobby = await table.new_game("ann", "ben")
    assert "2 to 4 players" in texts(lobby)
    assert f"1. <@{table['ann'].id}>\n2. <@{table['ben'].id}>" in texts(lobby)
    assert not _start_of(lobby)["disabled"]
    await table.press(table["ben"], lobby, ":leave")
    assert _start_of(table.messages()[0])["disabled"], "one is too few"


async def test_joining_twice_is_joining_once_and_a_table_can_be_full(table: DiscordTable) -> None:
    lobby = await table.new_game("ann", "ben")
    await table.press(table["ben"], lobby, ":join")
    assert len((await table.bot.store.games.one(1)).players) == 2  # type: ignore[union-attr]
    for name in ("cleo", "dan"):
        await table.press(table[name], lobby, ":join")
    buttons = table.messages()[0].components[1]["components"]
    assert next(button for button in buttons if button["custom_id"].endswith("join"))["disabled"]
    assert "full" in told(table, await table["eve"].slash(table.channel, "game join"))
    assert len((await table.bot.store.games.one(1)).players) == 4  # type: ignore[union-attr]


async def test_only_the_host_starts_cancels_or_sets_options(table: DiscordTable) -> None:
    lobby = await table.new_game("ann", "ben", "cleo")
    for what in (":start", ":cancel", ":options"):
        assert "Only the host" in told(table, await table.press(table["ben"], lobby, what))
    assert (await table.bot.store.games.one(1)).status == "lobby"  # type: ignore[union-attr]


async def test_a_member_with_manage_channels_may_cancel(table: DiscordTable) -> None:
    role = table.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    mod = table.guild.add_member(table.env.create_user("mod"), roles=[role])
    lobby = await table.new_game("ann", "ben")
    await table.press(mod, lobby, ":cancel")
    assert (await table.bot.store.games.one(1)).status == "cancelled"  # type: ignore[union-attr]
    assert "closed" in texts(table.messages()[-1])


async def test_the_host_who_leaves_hands_the_chair_on(table: DiscordTable) -> None:
    lobby = await table.new_game("ann", "ben")
    await table.press(table["ann"], lobby, ":leave")
    row = await table.bot.store.games.one(1)
    assert row is not None
    assert row.host_id == table["ben"].id
    await table.press(table["ben"], lobby, ":leave")
    row = await table.bot.store.games.one(1)
    assert row is not None
    assert row.status == "cancelled", "the last one out closes the table"


@pytest.mark.parametrize("what", ["options", "board"])
async def test_a_form_that_did_not_open_under_a_lobby_is_refused(table: DiscordTable, what: str) -> None:
    await with_own_board(table, own_figures())
    before = await table.bot.store.games.one(1)
    form = {"custom_id": f"rh:lobby:1:{what}", "components": []}
    assert "moved on" in str(await table.forge(table["ann"], table.channel.id, form, kind=5))
    assert await table.bot.store.games.one(1) == before


async def test_options_hold_at_once_and_somebody_can_be_removed(table: DiscordTable) -> None:
    lobby = await table.new_game("ann", "ben", "cleo", "dan")
    form = await table.press(table["ann"], lobby, ":options")
    await table.fill(table["ann"], form, storm="false", seats="keep", remove=[str(table["dan"].id)])
    lobby = table.messages()[0]
    assert "without a storm" in texts(lobby)
    assert str(table["dan"].id) not in texts(lobby)
    await table.press(table["ann"], lobby, ":start")
    game = await table.game()
    assert game.match.setting.options.storm is False  # type: ignore[attr-defined]
    assert [player.name for player in game.row.players] == ["ann", "ben", "cleo"]


async def test_the_start_posts_the_first_board_and_calls_the_first_player(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    (board,) = table.boards()
    asked = await table.asked()
    assert f"<@{asked.id}>" in texts(board)
    sent = [r.json for r in table.env.http_requests if r.path.endswith("/messages") and r.method == "POST"]
    assert sent[-1]["allowed_mentions"]["users"] == [asked.id] or sent[-1]["allowed_mentions"]["users"] == [
        str(asked.id)
    ]
    gallery = board.components[1]["items"][0]
    assert 200 < len(gallery["description"]) <= 1024


async def test_where_a_game_runs_a_thread_is_offered(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    result = await table["dan"].slash(table.channel, "game new", game=NAME)
    offer = table.panel(result)
    assert "thread" in texts(offer)
    await table.press(table["dan"], offer, table.ids(offer)[0])
    thread_id = next(id_ for id_ in table.env.backend.messages if id_ != table.channel.id)
    row = await table.bot.store.games.in_channel(thread_id)
    assert row is not None
    assert row.status == "lobby"
    assert (await table.game()).row.status == "running", "the channel's own game is untouched"


async def test_list_and_mine_show_games_and_turns(table: DiscordTable) -> None:
    assert "No game" in told(table, await table["ann"].slash(table.channel, "game list"))
    await table.start("ann", "ben", "cleo")
    asked = await table.asked()
    assert "your turn" in told(table, await asked.slash(table.channel, "game mine"))
    assert "waits for" in told(table, await table["dan"].slash(table.channel, "game list"))
    assert "no table" in told(table, await table["dan"].slash(table.channel, "game mine"))


async def test_a_game_is_ended_by_who_keeps_order_and_players_have_to_ask(table: DiscordTable) -> None:
    role = table.guild.create_role("order", permissions=discord.Permissions(manage_channels=True))
    keeper = table.guild.add_member(table.env.create_user("keeper"), roles=[role])
    await table.start("ann", "ben", "cleo")
    assert "no seat" in told(table, await table["dan"].slash(table.channel, "game end"))
    assert "others are asked" in told(table, await table["ann"].slash(table.channel, "game end"))
    assert (await table.bot.store.games.running()) != []
    await keeper.slash(table.channel, "game end")
    row = await table.bot.store.games.one(1)
    assert row is not None
    assert row.status == "cancelled"
    await table.new_game("ben")
    assert "opens a table" in texts(table.messages()[-1])


async def with_own_board(table: DiscordTable, figures: dict[str, Any]) -> Any:
    """Somebody opens a table with a board file."""
    attachment = ("own.json", json.dumps(figures, indent=1).encode())
    return await table["ann"].slash(table.channel, "game new", game=NAME, board=attachment)


def own_figures() -> dict[str, Any]:
    return {**json.loads(GAME.board().json), "bears": 12}


async def test_a_board_of_ones_own_is_checked(table: DiscordTable) -> None:
    figures = own_figures()
    figures["heaps"][2]["weight"] = -1
    assert r"heaps\[2\].weight" in told(table, await with_own_board(table, figures))
    assert await table.bot.store.games.one(1) is None
    assert all(message.flags & 64 for message in table.messages()), "nobody else is told"


async def test_a_board_with_a_field_that_is_there_twice_is_refused_with_its_line(table: DiscordTable) -> None:
    text = GAME.board().json.replace(b"{", b'{"bears": 12,\n', 1)
    refused = await table["ann"].slash(table.channel, "game new", game=NAME, board=("own.json", text))
    assert 'Line 2: the field "bears" is there a second time.' in told(table, refused)
    assert await table.bot.store.games.one(1) is None


async def test_a_board_of_ones_own_is_played_on(table: DiscordTable) -> None:
    await with_own_board(table, own_figures())
    mine, lobby = table.messages()
    assert mine.flags & 64 and "fits" in texts(mine)
    assert not lobby.flags & 64 and "own board" in texts(lobby)
    for name in ("ben", "cleo"):
        await table.press(table[name], lobby, ":join")
    await table.press(table["ann"], lobby, ":start")
    assert (await table.game()).match.state.bears == 12


@pytest.mark.parametrize("limits", [Limits(seconds=0.001), Limits(memory=2**20)], ids=["time", "memory"])
@pytest.mark.parametrize(("language", "word"), [("en-US", "lighter"), ("fr", "allègent")])
async def test_a_board_that_is_too_heavy_to_draw_is_refused(
    table: DiscordTable, limits: Limits, language: str, word: str
) -> None:
    table.speak(language, "ann")
    table.bot.trial = limits
    assert word in told(table, await with_own_board(table, own_figures()))
    assert await table.bot.store.games.one(1) is None
    table.bot.trial = Limits()
    await with_own_board(table, own_figures())
    assert "own board" in texts(table.messages()[-1]), "whoever tried it draws on"


async def test_a_board_of_ones_own_where_a_game_runs(table: DiscordTable) -> None:
    await table.start("ann", "ben")
    assert "thread" in told(table, await with_own_board(table, own_figures()))


async def test_options_can_be_given_at_once_and_are_completed(table: DiscordTable) -> None:
    choices = await table["ann"].autocomplete(table.channel, "game new", "options", "without", game=NAME)
    assert [choice["value"] for choice in choices] == ["storm=false"]
    await table["ann"].slash(table.channel, "game new", game=NAME, options="storm=false")
    assert "without a storm" in texts(table.messages()[-1])


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ("fast", "write it as name=value"),
        ("speed=1", "no option"),
        ("storm=x", "not a value of the option"),
    ],
)
async def test_bad_options_are_refused(table: DiscordTable, given: str, answer: str) -> None:
    result = await table["ann"].slash(table.channel, "game new", game=NAME, options=given)
    assert answer in told(table, result)
    assert await table.bot.store.games.one(1) is None


async def test_the_same_command_delivered_twice_opens_one_table(table: DiscordTable) -> None:
    await table["ann"].slash(table.channel, "game new", game=NAME)
    await table.repeat_last()
    assert await table.bot.store.games.one(1) is not None
    assert await table.bot.store.games.one(2) is None


async def test_a_lobby_that_nobody_saw_is_shown_anew(table: DiscordTable) -> None:
    await table.new_game("ann", "ben")
    await table["cleo"].slash(table.channel, "game new", game=NAME)
    assert await table.bot.store.games.one(2) is None
    again = table.messages()[-1]
    await table.press(table["cleo"], again, ":join")
    await table.press(table["ann"], table.messages()[-1], ":start")
    assert (await table.game()).row.status == "running"


async def test_a_game_can_be_joined_and_started_by_typing_alone(table: DiscordTable) -> None:
    assert "No game runs" in told(table, await table["ann"].slash(table.channel, "game join"))
    await table["ann"].slash(table.channel, "game new", game=NAME)
    for name in ("ben", "cleo"):
        await table[name].slash(table.channel, "game join")
    assert "Only the host" in told(table, await table["ben"].slash(table.channel, "game start"))
    await table["ann"].slash(table.channel, "game start")
    assert (await table.game()).row.status == "running"
    assert len(table.boards()) == 1


def _start_of(lobby: Any) -> dict[str, Any]:
    buttons: list[dict[str, Any]] = [button for row in lobby.components[1:] for button in row["components"]]
    return next(button for button in buttons if button["custom_id"].endswith("start"))
