"""What one player alone can't do to the others; and how they go on without one who has left the server."""

import discord
import pytest

from bot.store.rows import Pace
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import DAY, THREE, agree, both, host_of, notices, resign, speak

TWO = ("ann", "ben")


async def others(table: DiscordTable) -> list[str]:
    host = await host_of(table)
    return [name for name in THREE if table[name].id != host.id]


# What a host alone can't do


async def test_the_host_alone_changes_nothing_of_a_running_game(table: DiscordTable) -> None:
    await table.start(*THREE)
    host, (first, _) = await host_of(table), await others(table)
    before = (await table.game()).row
    for command, arguments in (
        ("game clock", {"clock": "limit", "hours": 1.0, "zero": "offer"}),
        ("replace", {"player": first, "by": table["dan"]}),
        ("game end", {}),
    ):
        said = told(table, await host.slash(table.channel, command, **arguments))
        assert "others are asked" in said
    after = (await table.game()).row
    assert (after.pace, after.status, after.players) == (Pace(), "running", before.players)
    assert notices(table, "take over the seat")
    assert "accept" not in str([table.ids(notice) for notice in notices(table)])


@both
async def test_a_clock_is_set_once_all_others_agree(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    host, (first, second) = await host_of(table), await others(table)
    await table[first].slash(table.channel, "game clock", clock="limit", hours=30.0)
    assert "30" in texts(notices(table)[-1])
    await agree(table, host)
    assert (await table.game()).row.pace == Pace()
    await table.restart()
    vote = next(message for message in notices(table) if "30" in texts(message))
    await table.press(table[second], vote, table.id_with(vote, ":yes-"))
    assert (await table.game()).row.pace == Pace(clock="limit", hours=30.0)
    assert "30" in texts(notices(table)[-1])
    await table[first].slash(table.channel, "game clock", clock="none")
    vote = notices(table)[-1]
    await table.press(table[second], vote, table.id_with(vote, ":no-"))
    assert (await table.game()).row.pace.clock == "limit"
    assert ("clock stays" if language == "en-US" else "horloge reste") in texts(notices(table)[-1])


async def test_in_the_lobby_the_host_sets_the_clock_and_nobody_else(table: DiscordTable) -> None:
    await table.new_game(*THREE)
    refused = told(table, await table["ben"].slash(table.channel, "game clock", clock="limit"))
    assert "Only the host" in refused
    await table["ann"].slash(table.channel, "game clock", clock="limit", hours=1.0)
    row = await table.bot.store.games.one(1)
    assert row is not None and row.pace == Pace(clock="limit", hours=1.0)


async def test_a_player_who_may_manage_the_channel_asks_like_the_others(table: DiscordTable) -> None:
    role = table.guild.create_role("order", permissions=discord.Permissions(manage_channels=True))
    table.people["mod"] = table.guild.add_member(table.env.create_user("mod"), roles=[role])
    await table.start("ann", "ben", "mod")
    assert "others are asked" in told(table, await table["mod"].slash(table.channel, "game end"))
    assert (await table.game()).row.status == "running"


async def test_a_vote_is_not_talked_away_by_another(table: DiscordTable) -> None:
    await table.start(*THREE)
    host, (first, second) = await host_of(table), await others(table)
    await host.slash(table.channel, "replace", player=first, by=table["dan"])
    vote = notices(table)[-1]
    said = told(table, await table[first].slash(table.channel, "replace", player=second, by=table["eve"]))
    assert "voting on such a request already" in said
    await table.press(table[second], vote, table.id_with(vote, ":yes-"))
    assert "accept" in str(table.ids(notices(table)[-1]))


async def test_ones_own_seat_and_a_free_one_are_given_without_a_vote(table: DiscordTable) -> None:
    await table.start(*THREE)
    host, (first, second) = await host_of(table), await others(table)
    await table[first].slash(table.channel, "replace", player=first, by=table["dan"])
    invitation = notices(table)[-1]
    await table.press(table["dan"], invitation, table.id_with(invitation, ":accept-"))
    assert (await table.game()).row.seat_of(table["dan"].id) is not None
    await resign(table, table[second])
    await host.slash(table.channel, "replace", player=second, by=table["eve"])
    invitation = notices(table)[-1]
    await table.press(table["eve"], invitation, table.id_with(invitation, ":accept-"))
    assert (await table.game()).row.seat_of(table["eve"].id) is not None


# Two at a table


@pytest.mark.parametrize("answer", ["silence", "refusal", "a move", "away"])
async def test_one_of_two_is_replaced_only_if_he_is_gone(table: DiscordTable, answer: str) -> None:
    await table.start(*TWO)
    mover = await table.asked()
    other = table["ann"] if mover.id != table["ann"].id else table["ben"]
    await other.slash(table.channel, "replace", player=mover.name, by=table["dan"])
    vote = notices(table)[-1]
    assert f"<@{mover.id}>" in texts(vote) and "move or refuse" in texts(vote)
    assert "accept" not in str(table.ids(vote))
    if answer == "refusal":
        await table.press(mover, vote, table.id_with(vote, ":no-"))
    elif answer == "a move":
        await mover.slash(table.channel, "pass")
    elif answer == "away":
        await mover.slash(table.channel, "away", until="10")
    await table.env.advance_time(2 * DAY + 60)
    invited = [notice for notice in notices(table) if ":accept-" in str(table.ids(notice))]
    assert bool(invited) == (answer == "silence")
    if invited:
        await table.press(table["dan"], invited[-1], table.id_with(invited[-1], ":accept-"))
        assert (await table.game()).row.seat_of(mover.id) is None


# Somebody who has left the server


@both
async def test_somebody_who_left_the_server_is_replaced_by_name(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    gone = await host_of(table)
    first, second = await others(table)
    table.env.backend.remove_member(table.guild.id, gone.id)
    offered = await table[first].autocomplete(table.channel, "replace", "player", gone.name[:2].upper())
    assert [choice["value"] for choice in offered] == [gone.name]
    await table[first].slash(table.channel, "replace", player=gone.name, by=table["dan"])
    await agree(table, table[second])
    invitation = notices(table)[-1]
    await table.press(table["dan"], invitation, table.id_with(invitation, ":accept-"))
    row = (await table.game()).row
    assert row.seat_of(gone.id) is None
    assert row.host_id == table["dan"].id


async def test_a_table_goes_on_without_its_host(table: DiscordTable) -> None:
    await table.start(*THREE)
    gone, (first, second) = await host_of(table), await others(table)
    await resign(table, gone)
    table.env.backend.remove_member(table.guild.id, gone.id)
    await table[first].slash(table.channel, "game clock", clock="limit", hours=30.0)
    await agree(table, table[second])
    assert (await table.game()).row.pace.clock == "limit"
    await table[second].slash(table.channel, "game end")
    await agree(table, table[first])
    assert await table.bot.store.games.running() == []


async def test_a_name_that_nobody_has_is_refused(table: DiscordTable) -> None:
    await table.start(*THREE)
    who = await table.asked()
    said = told(table, await who.slash(table.channel, "replace", player="zoe", by=table["dan"]))
    assert "Nobody of that name" in said
    assert (
        await table["dan"].autocomplete(table.guild.create_text_channel("x"), "replace", "player", "") == []
    )
