"""Clocks, and what happens at zero; being away."""

import pytest

from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import (
    DAY,
    HOUR,
    REMINDED,
    THREE,
    TIME_UP,
    both,
    notices,
    set_clock,
    speak,
)

# Clocks


@both
async def test_at_zero_the_game_plays_a_pass_told_as_such(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    refused = told(table, await table["dan"].slash(table.channel, "game clock", clock="limit"))
    assert "no seat" in refused or "pas de place" in refused
    await set_clock(table, clock="limit", hours=10.0, zero="default")
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
    await set_clock(table, clock="bank", hours=20.0, increment=5.0, grace=2.0)
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
    who = await table.asked()
    await who.slash(table.channel, "away", until="3")
    await set_clock(table, clock="limit", hours=5.0, zero="default")
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
    await set_clock(table, clock="limit", hours=4.0, zero="offer")
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
    first = await table.asked()
    await first.slash(table.channel, "away", until="20")
    await first.slash(table.channel, "order give", what="pass")
    await table.env.advance_time(HOUR)
    assert (await table.game()).row.played == 0, "they wait"
    await set_clock(table, clock="none", away="orders")
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
