"""What can't be taken back freely is confirmed, unless somebody wants it otherwise."""

from tests.bot.discord_table import DiscordTable, told
from tests.bot.playing import play
from tests.bot.slow import THREE, both, speak
from tests.fifth_game.table import DRAWN

SET = {"en-US": "Moves that you confirm: ", "fr": "Coups que vous confirmez"}


@both
async def test_a_move_after_which_something_is_drawn_is_confirmed(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    await play(table, *DRAWN[:-1])
    who, board, played = await table.asked(), table.boards()[-1], len(DRAWN) - 1
    panel = table.panel(await table.press(who, board, f"rh:ask:1:{played}:pass"))
    assert (await table.game()).row.played == played
    await table.press(who, panel, f"rh:move:1:{played}:pass")
    assert (await table.game()).row.played == played + 1


async def test_a_move_that_can_be_taken_back_is_made_at_one_press(table: DiscordTable) -> None:
    await table.start(*THREE)
    await table.press(await table.asked(), table.boards()[-1], "rh:move:1:0:take Nevis 3")
    assert (await table.game()).row.played == 1


@both
async def test_who_wants_confirms_every_move_or_none(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    for name in THREE:
        answer = told(table, await table[name].slash(table.channel, "settings confirm", when="always"))
        assert SET[language] in answer
    who, board = await table.asked(), table.boards()[-1]
    panel = table.panel(await table.press(who, board, ":take Nevis 3"))
    assert (await table.game()).row.played == 0
    await table.press(who, panel, "rh:move:1:0:take Nevis 3")
    await table.press(who, table.boards()[-1], ":undo")
    assert (await table.game()).row.played == 2, "to take a move back needs no confirmation"
    for name in THREE:
        await table[name].slash(table.channel, "settings confirm", when="never")
    await play(table, *DRAWN[:-1])
    await table.press(await table.asked(), table.boards()[-1], ":pass")
    assert (await table.game()).row.played == 2 + len(DRAWN)


async def test_only_who_is_asked_is_shown_a_move(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, *DRAWN[:-1])
    assert "no seat" in told(table, await table.press(table["dan"], table.boards()[-1], ":pass"))
