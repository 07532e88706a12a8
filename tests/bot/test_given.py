"""A command takes what it offers and nothing else, whoever says what was chosen."""

from typing import Any

import pytest

from bot.words import speak
from tests.bot.discord_table import DiscordTable
from tests.bot.slow import THREE
from tests.bot.test_elsewhere import kept

TEXT, WHOLE, NUMBER, USER = 3, 4, 10, 6


def command(path: str, *options: tuple[str, int, Any]) -> dict[str, Any]:
    name, _, within = path.partition(" ")
    given = [{"name": option, "type": kind, "value": value} for option, kind, value in options]
    inner = [{"name": within, "type": 1, "options": given}] if within else given
    return {"id": "1", "type": 1, "name": name, "options": inner}


FORGED = {
    "a short clock": command("game clock", ("clock", TEXT, "limit"), ("hours", NUMBER, 0.1)),
    "no clock of ours": command("game clock", ("clock", TEXT, "sundial")),
    "no language of ours": command("settings me", ("language", TEXT, "xx")),
    "no theme of ours": command("settings me", ("theme", TEXT, "plaid")),
    "no game of ours": command("game new", ("game", TEXT, "chess")),
    "a text for a number": command("board", ("at", WHOLE, "one")),
    "a number for a text": command("move", ("move", WHOLE, 1)),
    "a page below the first": command("log", ("page", WHOLE, 0)),
    "a number beyond all": command("settings calls", ("reminders", NUMBER, 1e308)),
    "somebody whom nobody knows": command("replace", ("player", TEXT, "ann"), ("by", USER, "1")),
    "what is missing": command("move"),
    "what is too much": command("hand", ("x", TEXT, "y")),
    "no command of ours": command("castle"),
    "no command within": command("game castle"),
}


@pytest.mark.parametrize("how", FORGED)
@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_what_is_not_offered_is_refused(table: DiscordTable, how: str, language: str) -> None:
    await table.start(*THREE)
    table.speak(language, *THREE)
    before = kept(table)
    answers = await table.forge(await table.asked(), table.channel.id, FORGED[how], kind=2)
    assert [answer["data"]["content"] for answer in answers] == [speak(language).say("error-not-offered")]
    assert kept(table) == before


async def test_what_can_t_be_completed_is_answered_with_nothing(table: DiscordTable) -> None:
    await table.start(*THREE)
    for data in (command("hand", ("x", TEXT, "")), command("log", ("page", WHOLE, 1)), command("castle")):
        for option in data["options"]:
            option["focused"] = True
        answers = await table.forge(table["ann"], table.channel.id, data, kind=4)
        assert answers == [{"type": 8, "data": {"choices": []}}]
