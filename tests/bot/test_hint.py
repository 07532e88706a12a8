"""`/hint`: what a computer would do, for who is asked alone, in games that are played with hints."""

import pytest

from bot.messages.ids import HintAt
from bot.panels import hint
from bot.panels.panel import looking_at
from bot.words import speak as words
from games.players.search import Judged
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import THREE, both, speak
from tests.fifth_game import NAME


@both
async def test_who_is_asked_sees_a_few_moves_and_makes_one(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    asked, before = await table.asked(), len(table.messages())
    panel = table.panel(await asked.slash(table.channel, "hint"))
    speaker = words(language.partition("-")[0], NAME)
    assert speaker.say("hint-title") in texts(panel)
    assert [f"**{number}.**" in texts(panel) for number in (1, 2, 3)] == [True] * 3
    assert panel.flags & 64, "for nobody else"
    assert all(message.flags & 64 for message in table.messages()[before:])
    preview = table.panel(await table.press(asked, panel, table.ids(panel)[0]))
    await table.press(asked, preview, table.id_with(preview, "rh:move:"))
    assert (await table.game()).row.played == 1


async def test_the_same_position_has_the_same_hint(table: DiscordTable) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    first, again = [texts(table.panel(await asked.slash(table.channel, "hint"))) for _ in range(2)]
    assert first == again


async def test_nobody_else_gets_one(table: DiscordTable) -> None:
    await table.start(*THREE)
    asked = await table.asked()
    other = next(table[name] for name in THREE if table[name].id != asked.id)
    name = (await table.game()).asked[0].name
    refused = await other.slash(table.channel, "hint")
    assert words("en", NAME).say("error-not-your-turn", [name], seats=[0]) in told(table, refused)
    assert words("en").say("error-not-seated") in told(table, await table["dan"].slash(table.channel, "hint"))


@both
async def test_a_game_can_be_opened_without_hints(table: DiscordTable, language: str) -> None:
    speak(table, language)
    lobby = await table.new_game(*THREE)
    await table.fill(table["ann"], await table.press(table["ann"], lobby, ":options"), hints="none")
    speaker = words(language.partition("-")[0])
    assert speaker.say("hints-none") in texts(lobby)
    await table.press(table["ann"], lobby, ":start")
    refused = await (await table.asked()).slash(table.channel, "hint")
    assert speaker.say("error-no-hints") in told(table, refused)


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_what_was_not_played_out_has_no_place(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    await table.start(*THREE)
    game = await table.game()
    [seat] = game.seats_asked
    looking = looking_at(game.row, seat, locale)
    first, second, *_ = game.match.game.mind.candidates(game.seen(seat), seat)
    for found, lines in (
        ([Judged(first, 0.0, 0.0), Judged(second, 0.0, 0.0)], 1),
        ([Judged(first, 0.5, 1.5), Judged(second, 0.0, 0.0)], 1),
        ([Judged(first, 0.5, 1.5), Judged(second, 0.4, 2.0)], 2),
    ):
        monkeypatch.setattr(hint, "judged", lambda *_, found=found: found)
        _, *told = hint.hint_panel(looking, HintAt(), 0).text.splitlines()
        assert len(told) == lines
        assert all(("place" in line) == bool(one.place) for line, one in zip(told, found, strict=False))
        assert not any("  " in line or line.endswith(" ") for line in told)
