"""Slow play: turns that find their player, and games that never die. The clock is moved, and the bot
starts anew in the middle."""

from datetime import timedelta
from typing import Any

import pytest

from bot.pace import Notice, TimerRow
from bot.store import Letter
from tests.bot.discord_table import DiscordTable, texts
from tests.bot.test_play import told

THREE = ("ann", "ben", "cleo")
HOUR = 3600.0
DAY = 24 * HOUR
both = pytest.mark.parametrize("language", ["en-US", "fr"])
REMINDED = {"en-US": "still your turn", "fr": "toujours à vous"}
TIME_UP = {"en-US": "time for this turn is up", "fr": "temps de ce tour est écoulé"}
pytestmark = pytest.mark.simcord(settle_timeout=20)


def speak(table: DiscordTable, language: str) -> None:
    table.guild_language = language
    table.speak(language, *table.people)


def notices(table: DiscordTable, part: str = "") -> list[Any]:
    """The messages in the channel that are no board."""
    return [
        message
        for message in table.messages()
        if not message.attachments and not message.flags & 64 and part in texts(message)
    ]


def direct(table: DiscordTable) -> list[Any]:
    """The messages of all direct channels."""
    known = {table.channel.id}
    return [
        message
        for channel_id, stored in table.env.backend.messages.items()
        if channel_id not in known
        for message in stored.values()
    ]


async def other_than(table: DiscordTable, who: Any) -> Any:
    return next(table[name] for name in THREE if table[name].id != who.id)


async def host_of(table: DiscordTable) -> Any:
    host_id = (await table.game()).row.host_id
    return next(table[name] for name in THREE if table[name].id == host_id)


# Calls


@both
async def test_whoever_is_asked_is_reminded_until_he_moves(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    words = "still your turn" if language == "en-US" else "toujours à vous"
    await table.env.advance_time(23 * HOUR)
    assert notices(table, words) == []
    await table.restart()
    await table.env.advance_time(2 * HOUR)
    assert len(notices(table, words)) == 1
    assert f"<@{who.id}>" in texts(notices(table, words)[0])
    await table.env.advance_time(DAY)
    assert len(notices(table, words)) == 2
    await who.slash(table.channel, "pass")
    await table.env.advance_time(DAY)
    assert f"<@{(await table.asked()).id}>" in texts(notices(table, words)[-1])
    assert len(notices(table, words)) == 3


@both
async def test_a_reminder_is_muted_for_a_turn_or_stopped_for_good(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    await table.env.advance_time(DAY + HOUR)
    reminder = notices(table, REMINDED[language])[0]
    await table.restart()
    await table.press(who, reminder, table.id_with(reminder, ":mute:"))
    await table.env.advance_time(5 * DAY)
    assert len(notices(table, REMINDED[language])) == 1
    await who.slash(table.channel, "pass")
    await table.env.advance_time(DAY + HOUR)
    reminder, asked = notices(table, REMINDED[language])[1], await table.asked()
    await table.press(asked, reminder, table.id_with(reminder, ":stop:"))
    await table.env.advance_time(5 * DAY)
    assert len(notices(table, REMINDED[language])) == 2
    assert (await table.bot.store.preference("user", asked.id)).slow.reminder == 0


async def test_the_channel_sets_the_interval_and_a_player_his_own(table: DiscordTable) -> None:
    import discord

    await table.start(*THREE)
    who = await table.asked()
    role = table.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    mod = table.guild.add_member(table.env.create_user("mod"), roles=[role])
    assert "Manage Channels" in told(
        table, await table["ann"].slash(table.channel, "settings reminders", reminders=2)
    )
    await mod.slash(table.channel, "settings reminders", reminders=2.0)
    await table.env.advance_time(2 * HOUR + 60)
    assert len(notices(table, "still your turn")) == 1
    await who.slash(table.channel, "settings calls", reminders=10.0)
    await table.env.advance_time(9 * HOUR)
    assert len(notices(table, "still your turn")) == 1
    await table.env.advance_time(2 * HOUR)
    assert len(notices(table, "still your turn")) == 2


@both
async def test_nobody_is_reminded_in_his_quiet_hours(table: DiscordTable, language: str) -> None:
    """The simulated day begins at midnight in UTC."""
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    started = table.bot.now()
    answer = await who.slash(
        table.channel, "settings calls", reminders=1.0, quiet="0-6", zone="Europe/London"
    )
    assert ("quiet from 0 to 6" if language == "en-US" else "calme de 0 à 6") in told(table, answer)
    await table.env.advance_time(5 * HOUR)
    assert notices(table, REMINDED[language]) == []
    await table.restart()
    await table.env.advance_time(6 * HOUR - (table.bot.now() - started).total_seconds() + 60)
    assert len(notices(table, REMINDED[language])) == 1
    refused = await who.slash(table.channel, "settings calls", quiet="25-3")
    assert "22-7" in told(table, refused)
    assert "Europe/Paris" in told(table, await who.slash(table.channel, "settings calls", zone="Nowhere"))


@both
async def test_calls_come_by_direct_message_if_wanted(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    first = await table.asked()
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", direct=True)
    await table.restart()
    await first.slash(table.channel, "pass")
    assert len(direct(table)) == 1
    assert ("Your turn in" if language == "en-US" else "À vous dans") in texts(direct(table)[0])
    await table.env.advance_time(DAY + HOUR)
    assert len(direct(table)) == 2, "and so does the reminder"
    assert notices(table, "turn in") == []


@both
async def test_closed_direct_messages_are_noticed_and_not_tried_again(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    first = await table.asked()
    for name in THREE:
        await table[name].slash(table.channel, "settings calls", direct=True)
    table.env.inject_error("POST", "/users/@me/channels", status=403, times=1)
    await first.slash(table.channel, "pass")
    asked = await table.asked()
    assert (await table.bot.store.preference("user", asked.id)).slow.closed
    await table.env.advance_time(DAY + HOUR)
    assert direct(table) == []
    assert len(notices(table, REMINDED[language])) == 1, "in the channel instead"


@both
async def test_a_daily_digest_lists_the_games_that_wait(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    await table["dan"].slash(table.channel, "settings calls", digest=8)
    await who.slash(table.channel, "settings calls", digest=8)
    await table.restart()
    await table.env.advance_time(DAY)
    digests = [m for m in direct(table) if f"<#{table.channel.id}>" in texts(m)]
    assert len(digests) == 1, "nobody who isn't waited for gets one"
    await table.press_directly(who, digests[0], ":digestoff:")
    await table.env.advance_time(2 * DAY)
    assert len([m for m in direct(table) if f"<#{table.channel.id}>" in texts(m)]) == 1


@both
async def test_a_bot_that_was_down_for_three_days_reminds_once(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    await table.bot.clock.finish()
    await table.env.advance_time(3 * DAY)
    assert notices(table, REMINDED[language]) == []
    await table.restart()
    assert len(notices(table, REMINDED[language])) == 1
    await table.env.advance_time(20 * HOUR)
    assert len(notices(table, REMINDED[language])) == 1
    await table.env.advance_time(5 * HOUR)
    assert len(notices(table, REMINDED[language])) == 2


async def test_ten_thousand_timers_cost_no_more_than_one(table: DiscordTable) -> None:
    store, clock = table.bot.store, table.bot.clock
    asked: list[str] = []
    rows = store._rows

    async def counted(sql: str, *values: Any) -> Any:
        asked.append(sql)
        return await rows(sql, *values)

    async def cost() -> list[str]:
        asked.clear()
        clock.kick()
        assert clock.task is not None
        await clock.task
        return list(asked)

    later = table.bot.now() + timedelta(days=30)
    await store.set_timers([TimerRow("remind", later, 1, 1)])
    store._rows = counted  # type: ignore[method-assign]
    one = await cost()
    await store.set_timers([TimerRow("remind", later, game, 1) for game in range(2, 10_002)])
    assert await cost() == one
    plan = await rows("EXPLAIN QUERY PLAN SELECT * FROM timers WHERE due_at <= ? ORDER BY due_at, id", "x")
    assert "timers_due" in str([tuple(row) for row in plan])


async def test_a_timer_is_taken_once(table: DiscordTable) -> None:
    store = table.bot.store
    await table.bot.clock.finish()
    await store.set_timers([TimerRow("digest", table.bot.now(), user_id=7)])
    timer = await store.due(table.bot.now())
    assert timer is not None
    letter = Letter(-7, Notice("digest", {"games": ["x"]}))
    assert await store.fire(timer, [letter])
    assert not await store.fire(timer, [letter])
    assert await store.waiting_channels() == [-7], "one letter"
    assert await store.due(table.bot.now()) is None


# Clocks


@both
async def test_at_zero_the_game_plays_a_pass_told_as_such(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    host = await host_of(table)
    other = await other_than(table, host)
    refused = told(table, await other.slash(table.channel, "game clock", clock="limit"))
    assert "host" in refused or "hôte" in refused
    await host.slash(table.channel, "game clock", clock="limit", hours=10.0, zero="default")
    first = await table.asked()
    await table.env.advance_time(9 * HOUR)
    await table.restart()
    assert (await table.game()).row.played == 0
    await table.env.advance_time(HOUR + 60)
    assert (await table.game()).row.played == 1
    assert (await table.asked()).id != first.id
    words = "by the clock" if language == "en-US" else "par l'horloge"
    assert words in texts(table.boards()[-1])
    await table.env.advance_time(10 * HOUR + 60)
    assert (await table.game()).row.played == 2


@both
async def test_a_bank_of_time_grows_with_each_move_and_grace_is_free(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    host = await host_of(table)
    await host.slash(table.channel, "game clock", clock="bank", hours=20.0, increment=5.0, grace=2.0)
    first = await table.asked()
    await table.env.advance_time(6 * HOUR)
    await first.slash(table.channel, "pass")
    game = await table.game()
    bank = game.row.players[game.row.seat_of(first.id) or 0].bank
    assert bank == pytest.approx((20 - (6 - 2) + 5) * HOUR, abs=120)
    await table.env.advance_time(21 * HOUR)
    assert notices(table, TIME_UP[language]) == []
    await table.env.advance_time(2 * HOUR)
    assert len(notices(table, TIME_UP[language])) == 1
    await table.env.advance_time(5 * DAY)
    assert len(notices(table, TIME_UP[language])) == 1, "nothing but a note, once"
    assert (await table.game()).row.played == 1


@both
async def test_clocks_stop_in_quiet_hours_and_while_somebody_is_away(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    host = await host_of(table)
    who = await table.asked()
    await who.slash(table.channel, "away", until="3")
    await host.slash(table.channel, "game clock", clock="limit", hours=5.0, zero="default")
    await table.env.advance_time(2 * DAY)
    assert (await table.game()).row.played == 0
    assert notices(table, REMINDED[language]) == [], "nor is he reminded"
    await table.restart()
    await who.slash(table.channel, "away")
    await who.slash(table.channel, "settings calls", quiet="0-12", zone="UTC")
    await table.env.advance_time(11 * HOUR)
    assert (await table.game()).row.played == 0
    await table.env.advance_time(7 * HOUR)
    assert (await table.game()).row.played >= 1


@both
async def test_at_zero_the_seat_is_offered_and_the_newcomer_has_a_fresh_clock(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    host = await host_of(table)
    await host.slash(table.channel, "game clock", clock="limit", hours=4.0, zero="offer")
    late = await table.asked()
    await table.restart()
    await table.env.advance_time(5 * HOUR)
    offer = notices(table)[-1]
    assert table.id_with(offer, ":take-")
    assert (await table.game()).row.played == 0, "the game waits"
    await table.press(table["dan"], offer, table.id_with(offer, ":take-"))
    assert (await table.game()).row.seat_of(late.id) is None
    await table.env.advance_time(3 * HOUR)
    await table["dan"].slash(table.channel, "pass")
    assert (await table.game()).row.played == 1


@both
async def test_while_somebody_is_away_orders_play_if_the_group_wants_that(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    host, first = await host_of(table), await table.asked()
    await first.slash(table.channel, "away", until="20")
    await first.slash(table.channel, "order give", what="pass")
    await table.env.advance_time(HOUR)
    assert (await table.game()).row.played == 0, "they wait"
    await host.slash(table.channel, "game clock", clock="none", away="orders")
    await table.restart()
    await table.env.advance_time(HOUR)
    assert (await table.game()).row.played == 1


# Away


@both
async def test_being_away_is_shown_in_the_game(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    first = await table.asked()
    for name in THREE:
        if table[name].id != first.id:
            await table[name].slash(table.channel, "away", until="2026-02-20")
    await table.restart()
    await first.slash(table.channel, "pass")
    assert ("Away until" if language == "en-US" else "Absence jusqu'au") in texts(table.boards()[-1])
    refused = told(table, await first.slash(table.channel, "away", until="yesterday"))
    assert "2026-12-24" in refused


# Standing orders


@both
async def test_a_standing_order_is_played_after_a_while_and_told_as_one(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    first = await table.asked()
    game = await table.game()
    second_id = game.row.players[_next(game, first)].user_id
    second = next(table[name] for name in THREE if table[name].id == second_id)
    text = "pass" if language == "en-US" else "passer cette phase"
    answer = await second.slash(table.channel, "order give", what=text)
    assert table.panel(answer).flags & 64
    assert ("your eyes" if language == "en-US" else "vos yeux") in told(table, answer)
    await table.restart()
    await first.slash(table.channel, "pass")
    assert (await table.game()).row.played == 1, "not at once"
    await table.env.advance_time(100)
    assert (await table.game()).row.played == 2
    words = "standing order" if language == "en-US" else "ordre permanent"
    assert words in texts(table.boards()[-1])
    assert not [m for m in table.messages()[:-1] if words in texts(m) and not m.flags & 64], "not before"


@both
async def test_an_order_can_be_shown_and_dropped(table: DiscordTable, language: str) -> None:
    speak(table, language)
    english = language == "en-US"
    await table.start(*THREE)
    who = await table.asked()
    assert ("no order" if english else "pas d'ordre") in told(
        table, await who.slash(table.channel, "order show")
    )
    await who.slash(table.channel, "order give", what="auction red 3, then pass")
    assert "red" in told(table, await who.slash(table.channel, "order show")).casefold()
    await who.slash(table.channel, "order drop")
    await table.env.advance_time(HOUR)
    assert (await table.game()).row.played == 0
    assert ("no seat" if english else "pas de place") in told(
        table, await table["dan"].slash(table.channel, "order give", what="pass")
    )


async def test_an_order_that_no_longer_fits_is_dropped(table: DiscordTable) -> None:
    await table.start(*THREE)
    first = await table.asked()
    others = [table[name] for name in THREE if table[name].id != first.id]
    for other in others:
        await other.slash(table.channel, "order give", what="bid 1")
    await first.slash(table.channel, "auction", what="red 2")
    await table.env.advance_time(5 * 60)
    game = await table.game()
    for other in others:
        seat = game.row.seat_of(other.id) or 0
        order = await table.bot.store.order(game.row.id, seat)
        assert order is None or (await table.asked()).id != other.id
    assert game.row.played == 1, "nothing was played that was not ordered"


def _next(game: Any, who: Any) -> int:
    seats = len(game.row.players)
    return ((game.row.seat_of(who.id) or 0) + 1) % seats


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
    await table.press(second, vote, table.id_with(vote, ":no-"))
    assert ("turns stand" if english else "tours restent") in texts(notices(table)[-1])
    assert ("over" if english else "clos") in told(
        table, await table.press(second, vote, table.id_with(vote, ":yes-"))
    )
    await first.slash(table.channel, "undo")
    await table.restart()
    await table.env.advance_time(2 * DAY + HOUR)
    assert len(notices(table, ("turns stand" if english else "tours restent"))) == 2
    assert (await table.game()).match.played == 2


# Leaving


@both
async def test_a_seat_that_is_left_is_taken_by_somebody_else(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE, game="automobile")
    who = await table.asked()
    await who.slash(table.channel, "resign")
    offer = notices(table)[-1]
    await table.restart()
    other = await other_than(table, who)
    assert told(table, await table.press(other, offer, table.id_with(offer, ":take-")))
    game = await table.game()
    assert game.row.seat_of(who.id) is not None, "who sits here can't take a second seat"
    hidden = told(table, await table["dan"].slash(table.channel, "hand"))
    assert ("no seat" if language == "en-US" else "pas de place") in hidden
    await table.press(table["dan"], offer, table.id_with(offer, ":take-"))
    game = await table.game()
    assert game.row.seat_of(who.id) is None
    seat = game.row.seat_of(table["dan"].id)
    assert seat is not None
    assert game.row.players[seat].replaced
    tile = game.match.state.players[seat].tiles[0]
    assert str(tile) in told(table, await table["dan"].slash(table.channel, "hand"))
    await table["dan"].slash(table.channel, "choose", who="Kettering")
    assert (await table.game()).row.played == 1
    assert told(table, await table.press(table["eve"], offer, table.id_with(offer, ":take-")))
    assert (await table.game()).row.seat_of(table["eve"].id) is None


@both
async def test_the_host_invites_and_others_vote_on_a_replacement(table: DiscordTable, language: str) -> None:
    speak(table, language)
    english = language == "en-US"
    await table.start(*THREE)
    host = await host_of(table)
    first, second = [table[name] for name in THREE if table[name].id != host.id]
    await host.slash(table.channel, "replace", player=first, by=table["dan"])
    invitation = notices(table)[-1]
    assert ("somebody else" if english else "quelqu'un d'autre") in told(
        table, await table.press(table["eve"], invitation, table.id_with(invitation, ":accept-"))
    )
    await table.restart()
    assert (await table.game()).row.seat_of(table["dan"].id) is None, "not before he accepts"
    await table.press(table["dan"], invitation, table.id_with(invitation, ":accept-"))
    assert (await table.game()).row.seat_of(table["dan"].id) is not None
    assert (await table.game()).row.seat_of(first.id) is None
    await second.slash(table.channel, "replace", player=host, by=table["eve"])
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
    assert (await table.bot.store.running()) != []
    await table.press(host, vote, table.id_with(vote, ":yes-"))
    assert (await table.bot.store.running()) == []


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
