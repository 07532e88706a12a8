"""What others must agree to: taking back, leaving, ending; and games that nobody touches."""

from typing import Any

from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import DAY, HOUR, THREE, agree, both, host_of, notices, other_than, resign, speak

# Undo


@both
async def test_taking_back_what_others_built_on_needs_all_of_them(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    first = await table.asked()
    await first.slash(table.channel, "pass")
    second = await table.asked()
    await second.slash(table.channel, "pass")
    await first.slash(table.channel, "undo")
    vote = notices(table)[-1]
    assert "2" in texts(vote)
    third = next(table[name] for name in THREE if table[name].id not in (first.id, second.id))
    await table.restart()
    refused = told(table, await table.press(first, vote, table.id_with(vote, ":yes-")))
    assert "vote" in refused
    await table.press(second, vote, table.id_with(vote, ":yes-"))
    assert (await table.game()).match.played == 2
    await table.press(third, vote, table.id_with(vote, ":yes-"))
    game = await table.game()
    assert game.match.played == 0
    assert game.row.played == 3
    assert (await table.asked()).id == first.id
    log = told(table, await table["dan"].slash(table.channel, "log"))
    assert log.count("~~") >= 4


@both
async def test_a_refusal_or_two_days_end_a_request(table: DiscordTable, language: str) -> None:
    speak(table, language)
    english = language == "en-US"
    await table.start(*THREE)
    first = await table.asked()
    await first.slash(table.channel, "pass")
    second = await table.asked()
    await second.slash(table.channel, "pass")
    await first.slash(table.channel, "undo")
    vote = notices(table)[-1]
    yes = table.id_with(vote, ":yes-")
    await table.press(second, vote, table.id_with(vote, ":no-"))
    assert ("Nothing is taken back" if english else "Rien n'est repris") in texts(notices(table)[-1])
    answers = await table.forge(second, table.channel.id, {"custom_id": yes, "component_type": 2})
    assert ("over" if english else "clos") in str(answers)
    await first.slash(table.channel, "undo")
    await table.restart()
    await table.env.advance_time(2 * DAY + HOUR)
    assert len(notices(table, ("Nothing is taken back" if english else "Rien n'est repris"))) == 2
    assert (await table.game()).match.played == 2


# Leaving


@both
async def test_a_seat_that_is_left_is_taken_by_somebody_else(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    await resign(table, who)
    offer = notices(table)[-1]
    await table.restart()
    other = await other_than(table, who)
    assert told(table, await table.press(other, offer, table.id_with(offer, ":take-")))
    game = await table.game()
    assert game.row.seat_of(who.id) is not None, "who sits here can't take a second seat"
    await table.press(table["dan"], offer, table.id_with(offer, ":take-"))
    game = await table.game()
    assert game.row.seat_of(who.id) is None
    seat = game.row.seat_of(table["dan"].id)
    assert seat is not None
    assert game.row.players[seat].replaced
    await table["dan"].slash(table.channel, "take", stones="Nevis 1")
    assert (await table.game()).row.played == 1
    assert table.ids(offer) == []
    assert (await table.game()).row.seat_of(table["eve"].id) is None


@both
async def test_the_others_vote_on_a_replacement_by_the_host(table: DiscordTable, language: str) -> None:
    speak(table, language)
    english = language == "en-US"
    await table.start(*THREE)
    host = await host_of(table)
    first, second = [table[name] for name in THREE if table[name].id != host.id]
    await host.slash(table.channel, "replace", player=first.name, by=table["dan"])
    await agree(table, second)
    invitation = notices(table)[-1]
    assert ("somebody else" if english else "quelqu'un d'autre") in told(
        table, await table.press(table["eve"], invitation, table.id_with(invitation, ":accept-"))
    )
    await table.restart()
    assert (await table.game()).row.seat_of(table["dan"].id) is None, "not before he accepts"
    await table.press(table["dan"], invitation, table.id_with(invitation, ":accept-"))
    assert (await table.game()).row.seat_of(table["dan"].id) is not None
    assert (await table.game()).row.seat_of(first.id) is None
    await second.slash(table.channel, "replace", player=f"<@{host.id}>", by=table["eve"])
    vote = notices(table)[-1]
    await table.press(table["dan"], vote, table.id_with(vote, ":yes-"))
    invitation = notices(table)[-1]
    await table.press(table["eve"], invitation, table.id_with(invitation, ":accept-"))
    game = await table.game()
    assert game.row.seat_of(host.id) is None
    assert game.row.host_id == table["eve"].id


@both
async def test_the_table_votes_to_end_a_game(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    host = await host_of(table)
    first, second = [table[name] for name in THREE if table[name].id != host.id]
    await first.slash(table.channel, "game end")
    vote = notices(table)[-1]
    await table.restart()
    await table.press(second, vote, table.id_with(vote, ":yes-"))
    assert (await table.bot.store.games.running()) != []
    await table.press(host, vote, table.id_with(vote, ":yes-"))
    assert (await table.bot.store.games.running()) == []


@both
async def test_a_game_without_life_is_asked_about_then_put_aside_and_can_go_on(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", reminders=0.0)
    await table.env.advance_time(31 * DAY)
    question = notices(table)[-1]
    assert table.id_with(question, ":keep:")
    await table.restart()
    await table.env.advance_time(8 * DAY)
    note = notices(table)[-1]
    game = await table.game()
    assert game.row.archived
    assert len(notices(table)) == 3, "asked once (and the lobby's own message)"
    who = await table.asked()
    assert told(table, await who.slash(table.channel, "pass"))
    assert (await table.game()).row.played == 0
    await table.press(who, note, table.id_with(note, ":revive:"))
    assert not (await table.game()).row.archived
    await who.slash(table.channel, "pass")
    assert (await table.game()).row.played == 1


@both
async def test_a_game_that_is_kept_is_not_put_aside(table: DiscordTable, language: str) -> None:
    speak(table, language)
    english = language == "en-US"
    await table.start(*THREE)
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", reminders=0.0)
    await table.env.advance_time(31 * DAY)
    question = notices(table)[-1]
    assert ("no seat" if english else "pas de place") in told(
        table, await table.press(table["dan"], question, ":keep:" + _tail(question, table))
    )
    await table.press(table["ann"], question, table.id_with(question, ":keep:"))
    await table.env.advance_time(10 * DAY)
    assert not (await table.game()).row.archived


def _tail(message: Any, table: DiscordTable) -> str:
    return table.id_with(message, ":keep:").rpartition(":")[2]
