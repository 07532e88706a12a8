"""Two who act at the same instant, and buttons that are older than what they were for."""

from typing import Any

import pytest

from bot.tables import votes
from games.engine.errors import BadInput
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import DAY, THREE, agree, host_of, notices, resign


async def others(table: DiscordTable) -> list[Any]:
    """Those who are not the host."""
    host = await host_of(table)
    return [table[name] for name in THREE if table[name].id != host.id]


async def test_two_take_a_seat_and_one_of_them_has_it(table: DiscordTable) -> None:
    await table.start(*THREE)
    who = await table.asked()
    await resign(table, who)
    offer = notices(table)[-1]
    take = table.id_with(offer, ":take-")
    await table.at_once(offer, [(table["dan"], take), (table["eve"], take)])
    row = (await table.game()).row
    seated = [name for name in ("dan", "eve") if row.seat_of(table[name].id) is not None]
    assert len(seated) == 1
    assert len(notices(table, "takes over from")) == 1
    answers = [texts(message) for message in table.private()]
    assert sum("seat is yours" in answer for answer in answers) == 1
    assert sum("seat is taken" in answer for answer in answers) == 1


async def test_the_last_two_votes_at_one_instant_end_the_game(table: DiscordTable) -> None:
    await table.start(*THREE)
    host, (first, second) = await host_of(table), await others(table)
    await first.slash(table.channel, "game end")
    vote = notices(table)[-1]
    yes = table.id_with(vote, ":yes-")
    await table.at_once(vote, [(second, yes), (host, yes)])
    assert await table.bot.store.games.running() == []
    assert len(notices(table, "common consent")) == 1
    await table.env.advance_time(3 * DAY)
    assert notices(table, "not everybody agreed") == []


async def test_an_invitation_is_spent_once_its_player_is_back_or_another_has_the_seat(
    table: DiscordTable,
) -> None:
    await table.start(*THREE)
    host, (first, second) = await host_of(table), await others(table)
    await host.slash(table.channel, "replace", player=first.name, by=table["dan"])
    await agree(table, second)
    old = notices(table)[-1]
    await host.slash(table.channel, "replace", player=first.name, by=table["eve"])
    await agree(table, second)
    new = notices(table)[-1]
    await table.press(table["eve"], new, table.id_with(new, ":accept-"))
    refused = told(table, await table.press(table["dan"], old, table.id_with(old, ":accept-")))
    assert "invitation is over" in refused
    assert (await table.game()).row.seat_of(table["eve"].id) is not None
    await host.slash(table.channel, "replace", player=second.name, by=table["dan"])
    await agree(table, table["eve"])
    back = notices(table)[-1]
    while (await table.asked()).id != second.id:
        await (await table.asked()).slash(table.channel, "take", stones="Nevis 1")
    await second.slash(table.channel, "take", stones="Nevis 1")
    refused = told(table, await table.press(table["dan"], back, table.id_with(back, ":accept-")))
    assert "invitation is over" in refused
    assert (await table.game()).row.seat_of(table["dan"].id) is None


async def test_a_vote_about_a_game_put_aside_touches_no_other(table: DiscordTable) -> None:
    await table.start(*THREE)
    host, (first, second) = await host_of(table), await others(table)
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", reminders=0.0)
    await table.env.advance_time(31 * DAY)
    question = notices(table)[-1]
    await first.slash(table.channel, "game end")
    vote = notices(table)[-1]
    yes = table.id_with(vote, ":yes-")
    await table.press(host, question, table.id_with(question, ":archive:"))
    await table.start(*THREE)
    assert table.ids(vote) == [], "it is put away"
    for person in (second, host):
        answers = await table.forge(person, table.channel.id, {"custom_id": yes, "component_type": 2})
        assert "vote is over" in str(answers)
    running = await table.bot.store.games.running()
    assert [(row.id, row.archived) for row in running] == [(1, True), (2, False)]


async def test_old_buttons_of_a_game_put_aside_do_nothing_more(table: DiscordTable) -> None:
    await table.start(*THREE)
    host = await host_of(table)
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", reminders=0.0)
    await table.env.advance_time(31 * DAY)
    question = notices(table)[-1]
    await table.press(host, question, table.id_with(question, ":keep:"))
    refused = told(table, await table.press(host, question, table.id_with(question, ":archive:")))
    assert "any more" in refused
    await table.env.advance_time(31 * DAY)
    question = notices(table)[-1]
    await table.press(host, question, table.id_with(question, ":archive:"))
    note = notices(table)[-1]
    await table.press(host, note, table.id_with(note, ":revive:"))
    before = (await table.game()).row
    refused = told(table, await table.press(host, note, table.id_with(note, ":revive:")))
    assert "not put aside" in refused
    assert (await table.game()).row == before


async def test_what_comes_again_is_asked_for_once(table: DiscordTable) -> None:
    """Discord delivers a command once more, or to two processes: the others are asked once, and so is who is
    invited; a ballot that has closed its vote is not refused."""
    await table.start(*THREE)
    host, (first, second) = await host_of(table), await others(table)
    await first.slash(table.channel, "replace", player=first.name, by=table["dan"])
    await table.repeat_last()
    assert len(notices(table, "will you take over")) == 1
    await first.slash(table.channel, "game end")
    await table.repeat_last()
    [vote] = [message for message in notices(table) if any(":yes-" in id_ for id_ in table.ids(message))]
    for voter in (second, host):
        await table.press(voter, vote, table.id_with(vote, ":yes-"))
    await table.repeat_last()
    assert await table.bot.store.games.running() == []
    assert not any("vote is over" in texts(message) for message in table.private())
    with pytest.raises(BadInput, match="vote-closed"):
        await votes.cast(table.bot.store, 1, 1, host.id, yes=False)
