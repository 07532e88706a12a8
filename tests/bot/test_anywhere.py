"""What one takes along: one's games, a hint and the digest, in any server and in direct messages."""

from typing import Any

import pytest

from bot.words import speak as words
from tests.bot.discord_table import DiscordTable, texts
from tests.bot.slow import DAY, THREE, both, direct, speak
from tests.bot.test_elsewhere import kept
from tests.bot.test_given import WHOLE, command
from tests.fifth_game import NAME

FOR_ALL, FOR_SERVERS = [0, 1], [0]


def said(language: str, key: str, **figures: object) -> str:
    return words(language.partition("-")[0], NAME).say(key, **figures)


def alone(table: DiscordTable, who: str) -> dict[str, Any]:
    """What Discord says where somebody has installed the app, and the server has not."""
    return {"authorizing_integration_owners": {"1": str(table[who].id)}}


async def from_afar(table: DiscordTable, who: str, data: dict[str, Any], where: str) -> str:
    """What somebody is told in direct messages, or on a server where only they have the app."""
    if where == "direct":
        place = table.env.backend.get_dm_channel(table[who].id).id
        return str(await table.forge(table[who], place, data, kind=2, direct=True))
    server = table.env.create_guild(name="Strangers")
    there = server.add_member(table[who].user)
    return str(
        await table.forge(there, server.create_text_channel("far").id, data, kind=2, **alone(table, who))
    )


async def test_what_is_taken_along_is_offered_for_people_and_the_rest_for_servers(
    table: DiscordTable,
) -> None:
    [sync] = [
        request.json
        for request in table.env.http_requests
        if request.method == "PUT" and "commands" in request.path
    ]
    installs = {one["name"]: sorted(one["integration_types"]) for one in sync}
    contexts = {one["name"]: one["contexts"] for one in sync}
    taken = {name for name, types in installs.items() if types == FOR_ALL}
    assert taken == {"game", "hint", "settings"}
    assert all(types in (FOR_ALL, FOR_SERVERS) for types in installs.values())
    assert all(sorted(contexts[name]) == [0, 1, 2] for name in taken)
    assert all(contexts[name] == [0] for name in ("board", "try", "Follow this game"))
    before = len(table.env.http_requests)
    await table.restart()
    assert not [request for request in table.env.http_requests[before:] if request.method == "PUT"]


@both
@pytest.mark.parametrize("where", ["direct", "strangers"])
async def test_ones_games_and_a_hint_are_told_anywhere(
    table: DiscordTable, language: str, where: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    asked = await table.asked()
    who = next(name for name in THREE if table[name].id == asked.id)
    other = next(name for name in THREE if name != who)
    await table.restart()
    before = kept(table)
    assert f"<#{table.channel.id}>" in await from_afar(table, who, command("game mine"), where)
    hint = await from_afar(table, who, command("hint"), where)
    assert f"<#{table.channel.id}>" in hint and "**1.**" in hint
    assert "custom_id" not in hint, "nothing is played from afar"
    nothing = await from_afar(table, other, command("hint"), where)
    assert said(language, "error-hint-nothing").split("`")[0].strip() in nothing.replace("\\xa0", "\xa0")
    for name in ("game new", "game list", "game end"):
        options = [("game", 3, NAME)] if name == "game new" else []
        refused = await from_afar(table, who, command(name, *options), where)
        assert said(language, "error-not-at-home").split("`")[1] in refused
    assert kept(table) == before


@both
async def test_a_digest_is_asked_for_from_afar_and_comes(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await table.start(*THREE)
    asked = await table.asked()
    who = next(name for name in THREE if table[name].id == asked.id)
    await from_afar(table, who, command("settings calls", ("digest", WHOLE, 8)), "strangers")
    await table.restart()
    await table.env.advance_time(DAY)
    assert [m for m in direct(table) if f"<#{table.channel.id}>" in texts(m)] != []


async def test_who_sits_where_he_is_gets_the_hint_of_that_game(table: DiscordTable) -> None:
    await table.start(*THREE)
    here = table.panel(await (await table.asked()).slash(table.channel, "hint"))
    assert "custom_id" in str(here.components)
    other = table.guild.create_text_channel("quiet")
    far = await (await table.asked()).slash(other, "hint")
    shown = next(message._message for message in (*far.followups, far.response) if message)
    assert f"<#{table.channel.id}>" in texts(shown) and "custom_id" not in str(shown.components)
