"""Those who look on: the boards that stay come to them, and they say who will win."""

from dataclasses import replace
from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import to_discord_message

from bot.panels.sight import SECONDS
from bot.tables.table import Table
from bot.words import speak as words
from games.engine.match import Match
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import play, to_the_end
from tests.bot.slow import THREE, agree, both, direct, notices, resign, speak
from tests.fifth_game import NAME


def said(language: str, key: str, **figures: object) -> str:
    return words(language.partition("-")[0], NAME).say(key, **figures)


def title(table: DiscordTable, language: str, key: str, **figures: object) -> str:
    name, where = said(language, "game-name"), f"<#{table.channel.id}>"
    return said(language, f"notice-{key}", game_name=name, where=where, **figures).strip()


async def panel(table: DiscordTable, who: str) -> Any:
    return table.panel(await table[who].slash(table.channel, "follow"))


async def follow(table: DiscordTable, who: str) -> Any:
    shown = await panel(table, who)
    await table.press(table[who], shown, ":follow")
    return shown


def boards_of(table: DiscordTable, who: str) -> list[Any]:
    """What came by direct message."""
    place = table.env.backend.get_dm_channel(table[who].id).id
    return [message for message in direct(table) if message.channel_id == place and message.attachments]


async def guess(table: DiscordTable, who: str, name: str) -> Any:
    """Somebody says that another wins; what he is told."""
    shown = await panel(table, who)
    players = (await table.game()).row.players
    seat = next(seat for seat, player in enumerate(players) if player.name == name)
    return await table.press(table[who], shown, f"rh:guess:1:{seat}")


async def begin(table: DiscordTable) -> None:
    """A game whose seats are in the order of joining."""
    lobby = await table.new_game(*THREE)
    form = await table.press(table["ann"], lobby, ":options")
    await table.fill(table["ann"], form, seats="keep")
    await table.press(table["ann"], lobby, ":start")


def foreseen(game: Table, moves: list[tuple[int, str]]) -> tuple[str, str]:
    """Who wins after these moves, and who comes last."""
    match = Match.resume(game.match.setting, game.match.snapshot())
    for seat, move in moves:
        match.play_text(seat, move)
    places = match.game.result(match.state) or []
    return game.row.players[places[0].seat].name, game.row.players[places[-1].seat].name


@both
async def test_the_boards_that_stay_come_to_who_follows_until_the_end(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await begin(table)
    await follow(table, "dan")
    await follow(table, "eve")
    moves = to_the_end(await table.game())
    await play(table, *(move for _, move in moves[:8]))
    assert direct(table) == [], "nothing worth keeping has happened"
    await table.restart()
    await play(table, moves[8][1])
    [board], [other] = boards_of(table, "dan"), boards_of(table, "eve")
    assert title(table, language, "followed") in texts(board)
    assert table.file(board) == table.file(other) != b""
    assert said(language, "button-unfollow") in str(board.components)
    await table.press_directly(table["eve"], other, ":unfollow:")
    await play(table, *(move for _, move in moves[9:]))
    assert (await table.game()).row.status == "over"
    assert len(boards_of(table, "eve")) == 1
    [_, last] = boards_of(table, "dan")
    assert title(table, language, "followed-over", guess="none") in texts(last)
    assert "🥇" in texts(last)


async def test_who_may_no_longer_look_gets_nothing_more(table: DiscordTable) -> None:
    """The channel is closed to one, and another has been shown the door."""
    await begin(table)
    for name in ("dan", "eve", "finn"):
        await follow(table, name)
    moves = to_the_end(await table.game())
    await play(table, *(move for _, move in moves[:8]))
    denied = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(table["dan"].id, OverwriteType.MEMBER, deny=denied)
    table.env.backend.set_overwrite(table.channel.id, overwrite)
    table.env.backend.remove_member(table.guild.id, table["eve"].id)
    await play(table, moves[8][1])
    assert [len(boards_of(table, name)) for name in ("dan", "eve", "finn")] == [0, 0, 1]
    assert await table.bot.store.outbox.waiting() == []
    table.env.backend.set_overwrite(
        table.channel.id, Overwrite(table["dan"].id, OverwriteType.MEMBER, deny=0)
    )
    await table.env.advance_time(SECONDS + 1)
    await play(table, *(move for _, move in moves[9:]))
    assert [len(boards_of(table, name)) for name in ("dan", "eve", "finn")] == [1, 0, 2]


async def test_in_a_private_thread_those_who_are_in_it_follow(table: DiscordTable) -> None:
    with table.within():
        channel = table.bot.get_channel(table.channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="us", type=discord.ChannelType.private_thread)
        for name in ("ann", "dan"):
            await thread.add_user(discord.Object(table[name].id))
    await begin(table)
    row, sight = replace((await table.game()).row, channel_id=thread.id), table.bot.sight
    assert [await sight.may_look(row, table[name].id) for name in ("ann", "dan", "eve")] == [
        True,
        True,
        False,
    ]


@both
async def test_one_guess_before_half_time_is_told_at_the_end(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await begin(table)
    moves = to_the_end(await table.game())
    winner, loser = foreseen(await table.game(), moves)
    shown = await follow(table, "dan")
    assert said(language, "guess-question") in texts(shown)
    other = 1 if winner != (await table.game()).row.players[1].name else 0
    await guess(table, "dan", winner)
    again = await panel(table, "dan")
    assert said(language, "guess-made", name=winner) in texts(again)
    assert not any("rh:guess" in id_ for id_ in table.ids(again)), "there is one"
    forged = {"custom_id": f"rh:guess:1:{other}", "component_type": 2}
    answers = await table.forge(table["dan"], table.channel.id, forged)
    assert said(language, "error-guess-once") == answers[0]["data"]["content"]
    answers = await table.forge(table["ben"], table.channel.id, forged)
    assert said(language, "error-guess-seated") == answers[0]["data"]["content"]
    await guess(table, "eve", loser)
    assert notices(table, "🔮") == [], "nobody is told before the end"
    await table.restart()
    await play(table, *(move for _, move in moves[:9]))
    late = await panel(table, "finn")
    assert said(language, "guess-closed") in texts(late)
    answers = await table.forge(table["finn"], table.channel.id, forged)
    assert said(language, "error-guess-late") == answers[0]["data"]["content"]
    await table.restart()
    await play(table, *(move for _, move in moves[9:]))
    [told_at_the_end] = notices(table, "🔮")
    assert f"<@{table['dan'].id}>" in texts(told_at_the_end)
    assert f"<@{table['eve'].id}>" not in texts(told_at_the_end)
    assert title(table, language, "followed-over", guess="right") in texts(boards_of(table, "dan")[-1])
    listed = told(table, await table["ben"].slash(table.channel, "leaderboard", seers=True))
    first, second = (
        said(language, "seers-place", rank=rank, name=name, correct=correct, guesses=1)
        for rank, name, correct in ((1, "dan", 1), (2, "eve", 0))
    )
    assert listed.index(first) < listed.index(second)


async def test_a_game_with_a_computer_makes_no_seers(table: DiscordTable) -> None:
    await begin(table)
    await guess(table, "dan", "cleo")
    moves = to_the_end(await table.game())
    await play(table, *(move for _, move in moves[:-1]))
    with table.within():
        async with table.bot.store.game(1) as game:
            await game.seat((moves[-1][0] + 1) % len(THREE), level="steady")  # who moves is back
    await play(table, moves[-1][1])
    assert notices(table, "🔮") != []
    listed = told(table, await table["ben"].slash(table.channel, "leaderboard", seers=True))
    assert words("en").say("seers-none") in listed


async def test_who_sits_down_later_has_guessed_nothing_and_is_sent_nothing(table: DiscordTable) -> None:
    await begin(table)
    await follow(table, "dan")
    await guess(table, "dan", "cleo")
    await resign(table, table["cleo"])
    offer = notices(table)[-1]
    await table.press(table["dan"], offer, table.id_with(offer, ":take-"))
    refused = await table["dan"].slash(table.channel, "follow")
    assert words("en").say("error-follow-seated") in told(table, refused)
    await play(table, *(move for _, move in to_the_end(await table.game())))
    assert direct(table) == [] and notices(table, "🔮") == []
    assert await table.bot.store.spectators.seers(table.guild.id, 10) == []


@both
async def test_closed_direct_messages_are_noticed_and_tried_again_when_asked_for(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await begin(table)
    await follow(table, "dan")
    moves = to_the_end(await table.game())
    table.env.inject_error("POST", "/users/@me/channels", status=403, times=1)
    await play(table, *(move for _, move in moves[:9]))
    assert (await table.bot.store.preferences.calls(table["dan"].id)).closed
    await table.restart()
    await table["dan"].slash(table.channel, "settings calls", direct=True)
    assert not (await table.bot.store.preferences.calls(table["dan"].id)).closed
    await play(table, *(move for _, move in moves[9:]))
    assert len(boards_of(table, "dan")) == 1


async def test_nothing_is_sent_while_direct_messages_are_closed(table: DiscordTable) -> None:
    await begin(table)
    await follow(table, "dan")
    await table.bot.store.preferences.calls(table["dan"].id)
    async with table.bot.store.desk() as desk:
        await desk.call("user", table["dan"].id, closed=True)
    moves = to_the_end(await table.game())
    await play(table, *(move for _, move in moves[:9]))
    assert direct(table) == []
    shown = await panel(table, "dan")
    await table.press(table["dan"], shown, ":unfollow")
    await follow(table, "dan")
    await play(table, *(move for _, move in moves[9:]))
    assert len(direct(table)) == 1


@both
async def test_a_game_is_followed_by_the_menu_of_its_board(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await begin(table)
    board = table.boards()[-1]
    shown_board = to_discord_message(table.env, board)
    opened = await table["dan"].context_menu(table.channel, "Follow this game", shown_board)
    shown = table.panel(opened)
    assert shown.flags & 64 and said(language, "follow-off") in texts(shown)
    await table.restart()
    await table.press(table["dan"], shown, ":follow")
    assert said(language, "follow-on") in texts(await panel(table, "dan"))
    assert await table.bot.store.spectators.follows(1, table["dan"].id)


@both
async def test_a_game_is_followed_by_the_button_under_its_board(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await begin(table)
    await table.restart()
    board = table.boards()[-1]
    shown = table.panel(await table.press(table["dan"], board, "rh:follow:1:follow"))
    assert shown.flags & 64 and said(language, "follow-on") in texts(shown)
    assert said(language, "guess-question") in texts(shown)
    assert await table.bot.store.spectators.follows(1, table["dan"].id)
    again = table.panel(await table.press(table["dan"], board, "rh:follow:1:follow"))
    assert said(language, "follow-on") in texts(again), "a second press changes nothing"
    seated = await table.press(table["ann"], board, "rh:follow:1:follow")
    assert said(language, "error-follow-seated") in told(table, seated)
    await play(table, *(move for _, move in to_the_end(await table.game())))
    assert not any("follow" in id_ for id_ in table.ids(table.boards()[-1])), "it is over"


async def test_what_is_taken_back_is_not_sent_again(table: DiscordTable) -> None:
    await begin(table)
    await follow(table, "dan")
    moves = to_the_end(await table.game())
    await play(table, *(move for _, move in moves[:9]))
    assert len(direct(table)) == 1
    mover = moves[8][0]
    row = (await table.game()).row
    asker = next(table[name] for name in THREE if table[name].id == row.players[mover].user_id)
    await asker.slash(table.channel, "undo")
    await agree(table, *(table[name] for name in THREE if table[name].id != asker.id))
    assert (await table.game()).row.played == 10
    assert len(direct(table)) == 1
