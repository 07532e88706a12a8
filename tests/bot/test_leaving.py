"""Leaving a game: asked about first, one offer, and a way back until the seat is taken."""

from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.slow import THREE, both, notices, resign, speak

REALLY = {"en-US": "Do you really", "fr": "Voulez-vous vraiment"}
OFFERED = {"en-US": "seat is offered", "fr": "place est offerte"}
STAYS = {"en-US": "no longer offered", "fr": "n'est plus offerte"}
BACK = {"en-US": "Welcome back", "fr": "Bon retour"}


@both
async def test_nobody_leaves_by_a_slip(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    before = (await table.game()).row
    panel = table.panel(await who.slash(table.channel, "resign"))
    assert REALLY[language] in texts(panel) and panel.flags & 64
    assert (await table.game()).row == before
    await table.press(who, panel, ":stay")
    assert table.ids(panel) == []
    assert (await table.game()).row == before
    assert notices(table, OFFERED[language]) == []


@both
async def test_a_seat_is_offered_once(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    first = table.panel(await who.slash(table.channel, "resign"))
    second = table.panel(await who.slash(table.channel, "resign"))
    await table.press(who, first, ":resign")
    await table.repeat_last()
    await table.restart()
    await table.press(who, second, ":resign")
    assert OFFERED[language] in told(table, await who.slash(table.channel, "resign"))
    assert len(notices(table, OFFERED[language])) == 1


@both
async def test_a_seat_can_be_had_back_until_it_is_taken(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    panel = await resign(table, who)
    offer = notices(table)[-1]
    await table.press(who, panel, ":back")
    assert BACK[language] in texts(panel)
    assert STAYS[language] in texts(notices(table)[-1])
    row = (await table.game()).row
    assert not any(player.vacant or player.replaced for player in row.players)
    await table.press(table["dan"], offer, table.id_with(offer, ":take-"))
    assert (await table.game()).row.seat_of(table["dan"].id) is None
    assert table.ids(offer) == [], "what is not to be had has no button"
    panel = await resign(table, who)
    again = table.panel(await who.slash(table.channel, "resign"))
    await table.press(who, again, ":back")
    assert len(notices(table, STAYS[language])) == 2
    await table.press(who, panel, ":back")
    assert len(notices(table, STAYS[language])) == 2, "who sits, sits"


@both
async def test_who_moves_stays(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    await resign(table, who)
    await who.slash(table.channel, "pass")
    assert not any(player.vacant for player in (await table.game()).row.players)


@both
async def test_a_seat_that_is_taken_is_gone(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    who = await table.asked()
    panel = await resign(table, who)
    offer = notices(table)[-1]
    await table.press(table["dan"], offer, table.id_with(offer, ":take-"))
    assert table.ids(offer) == []
    refused = told(table, await table.press(who, panel, ":back"))
    assert ("no seat" if language == "en-US" else "pas de place") in refused
    assert (await table.game()).row.seat_of(table["dan"].id) is not None


async def test_who_has_no_seat_can_offer_none(table: DiscordTable) -> None:
    await table.start(*THREE)
    panel = table.panel(await (await table.asked()).slash(table.channel, "resign"))
    press = {"custom_id": table.id_of(panel, ":resign"), "component_type": 2}
    answers = await table.forge(table["dan"], table.channel.id, press)
    assert "no seat" in str(answers)
    assert not any(player.vacant for player in (await table.game()).row.players)
