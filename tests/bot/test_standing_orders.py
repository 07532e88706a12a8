"""Standing orders as they are given, kept and played."""

from typing import Any

from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import HOUR, THREE, both, speak


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
    await who.slash(table.channel, "order give", what="take Nevis 3, then pass")
    assert "nevis" in told(table, await who.slash(table.channel, "order show")).casefold()
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
        await other.slash(table.channel, "order give", what="take Nevis 3")
    await first.slash(table.channel, "take", stones="Nevis 3")
    await table.env.advance_time(5 * 60)
    game = await table.game()
    for other in others:
        seat = game.row.seat_of(other.id) or 0
        order = await table.bot.store.orders.of_seat(game.row.id, seat)
        assert order is None or (await table.asked()).id != other.id
    assert game.row.played == 1, "nothing was played that was not ordered"


def _next(game: Any, who: Any) -> int:
    seats = len(game.row.players)
    return ((game.row.seat_of(who.id) or 0) + 1) % seats
