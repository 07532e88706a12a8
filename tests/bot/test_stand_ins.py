"""A computer plays for somebody who is not there, until that one is back or another takes the seat."""

import pytest

from bot.store.rows import STAND_IN
from bot.tables import computers
from bot.tables.table import Table
from bot.words import speak as words
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import both, notices, speak
from tests.bot.test_computers import move
from tests.fifth_game import NAME


async def level_of(table: DiscordTable, user_id: int) -> str | None:
    row = (await table.game()).row
    seat = row.seat_of(user_id)
    assert seat is not None
    return row.players[seat].level


@both
async def test_when_the_time_is_up(table: DiscordTable, language: str) -> None:
    speak(table, language)
    lobby = await table.new_game("ann", "ben")
    await table["ann"].slash(table.channel, "game clock", clock="limit", hours=2.0, zero="computer")
    await table.press(table["ann"], lobby, ":start")
    late = await table.asked()
    await table.env.advance_time(2 * 3600 + 1)
    assert (await table.game()).asked[0].user_id != late.id
    assert await level_of(table, late.id) == STAND_IN
    row = (await table.game()).row
    said = words(language.partition("-")[0], NAME).say(
        "notice-stand-in", [player.name for player in row.players], seat=row.seat_of(late.id)
    )
    notice = next(message for message in notices(table) if said in texts(message))
    other = await table.asked()
    refused = await table.press(other, notice, table.id_with(notice, "back"))
    assert await level_of(table, late.id) == STAND_IN, told(table, refused)
    await table.press(late, notice, table.id_with(notice, "back"))
    assert await level_of(table, late.id) is None
    await move(table)
    assert (await table.game()).asked[0].user_id == late.id, "asked as before"


@both
async def test_for_a_seat_that_was_left_until_somebody_takes_it(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start("ann", "ben")
    leaving = await table.asked()
    question = table.panel(await leaving.slash(table.channel, "resign"))
    await table.press(leaving, question, ":computer")
    game = await table.game()
    assert game.asked[0].user_id != leaving.id, "the computer has moved"
    offer = notices(table)[-1]
    await table.press(table["cleo"], offer, table.id_with(offer, "take"))
    game = await table.game()
    seat = game.row.seat_of(table["cleo"].id)
    assert seat is not None and game.row.players[seat].level is None
    await move(table)
    assert (await table.game()).asked[0].user_id == table["cleo"].id


async def test_who_left_takes_the_seat_back(table: DiscordTable) -> None:
    await table.start("ann", "ben")
    leaving = await table.asked()
    question = table.panel(await leaving.slash(table.channel, "resign"))
    await table.press(leaving, question, ":computer")
    await table.press(leaving, question, ":back")
    assert await level_of(table, leaving.id) is None


async def test_while_somebody_is_away_where_the_group_wants_it(table: DiscordTable) -> None:
    lobby = await table.new_game("ann", "ben")
    await table["ann"].slash(table.channel, "game clock", clock="none", away="computer")
    await table.press(table["ann"], lobby, ":start")
    gone = await table.asked()
    await gone.slash(table.channel, "away", until="3")
    assert (await table.game()).asked[0].user_id != gone.id
    await move(table)
    assert (await table.game()).asked[0].user_id != gone.id, "the computer has answered"
    await gone.slash(table.channel, "away")
    while (await table.game()).asked[0].user_id != gone.id:  # who has gathered enough is asked to stack
        await move(table)
    assert not (await table.game()).row.thinking


async def test_in_another_s_seat_if_the_others_agree(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    lost = await table.asked()
    asker, voter = (table[name] for name in ("ann", "ben", "cleo") if table[name].id != lost.id)
    name = (await table.game()).asked[0].name
    await asker.slash(table.channel, "replace", player=name)
    vote = notices(table)[-1]
    assert words("en").say("a-computer") in texts(vote)
    await table.press(voter, vote, table.id_with(vote, "yes"))
    assert await level_of(table, lost.id) == STAND_IN
    assert (await table.game()).asked[0].user_id != lost.id


async def test_in_one_s_own_seat_at_once_and_not_twice(table: DiscordTable) -> None:
    await table.start("ann", "ben")
    who = await table.asked()
    name = (await table.game()).asked[0].name
    await who.slash(table.channel, "replace", player=name)
    assert await level_of(table, who.id) == STAND_IN
    again = await who.slash(table.channel, "replace", player=name)
    assert words("en").say("error-seated-already") in told(table, again)


async def play_unseen(table: DiscordTable, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A computer plays for whoever is asked, and one for the next has begun to think."""
    monkeypatch.setattr(table.bot.thinkers, "kick", lambda _: None)  # they think for as long as we want
    game = await table.game()
    for name in ("ann", "ben"):
        await table[name].slash(table.channel, "away", until="3")
    game = await table.game()
    seat = game.seats_asked[0]
    with table.within():
        await computers.answer(table.bot.store, game.row, seat, computers.unthought(game.row, seat))
    await table.env.settle()
    later = await table.game()
    assert later.row.thinking and later.row.played == game.row.played + 1
    assert table.versions()[-1] == game.row.played, "nothing is told yet"
    return later


async def test_who_comes_back_while_computers_play_is_shown_what_they_did(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await table.new_game("ann", "ben")
    await table["ann"].slash(table.channel, "game clock", clock="none", away="computer")
    await table.press(table["ann"], lobby, ":start")
    await play_unseen(table, monkeypatch)
    back = await table.asked()
    await back.slash(table.channel, "away")
    game = await table.game()
    assert not game.row.thinking and (await table.asked()).id == back.id
    assert table.versions()[-1] == game.row.played
    assert str(back.id) in texts(table.boards()[-1])
