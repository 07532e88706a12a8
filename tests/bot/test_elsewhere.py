"""A table is where it stands: its buttons and menus do nothing in any other server or channel."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.messages import ids
from bot.messages.ids import Deed, LobbyDeed, Notation, NoticeDeed, OutboxId
from bot.panels.place import ABOUT_ONESELF
from bot.panels.pressed import MENUS
from bot.words import speak
from tests.bot.conftest import TESTED
from tests.bot.discord_table import DiscordTable
from tests.bot.slow import THREE, host_of
from tests.databases import dump
from tests.fifth_game import NAME

RUNNING, LOBBY = 1, 2
PENDING = 4 if TESTED == "postgres" else 3  # there a lobby that was refused has had a number
REFUSED = {language: speak(language).say("error-elsewhere") for language in ("en-US", "fr")}


def examples(user_id: int) -> dict[type[ids.Id], list[tuple[ids.Id, str | None]]]:
    """One or more of each kind there is, with what is chosen from a menu."""
    deeds = [Deed(what, (1, user_id)[: ids.NUMBERS.get(what, 0)]) for what in NoticeDeed]
    return {
        ids.MoveId: [(ids.MoveId(game, 0, Notation("pass")), None) for game in (RUNNING, LOBBY)],
        ids.AskId: [(ids.AskId(game, 0, Notation("pass")), None) for game in (RUNNING, LOBBY)],
        ids.MoreId: [(ids.MoreId(RUNNING, 0), None)],
        ids.HandId: [(ids.HandId(RUNNING), None)],
        ids.RulesId: [(ids.RulesId(RUNNING, "taking"), None)],
        ids.ReadId: [(ids.ReadId(0, NAME, "taking"), chosen) for chosen in (None, "score")],
        ids.BidId: [(ids.BidId(RUNNING, 0), None)],
        ids.CeilingId: [(ids.CeilingId(RUNNING, ("1", "Nevis")), None)],
        ids.NowId: [(ids.NowId(0, NAME), None)],
        ids.FindId: [(ids.FindId(0), "1")],
        ids.ShowId: [(ids.ShowId(0, NAME, 1), None)],
        ids.LineId: [(ids.LineId(RUNNING, 0, what), None) for what in ids.LineDeed],
        ids.TriedId: [
            *((ids.TriedId(RUNNING, ids.LineId(0, 0, what)), None) for what in ids.LineDeed),
            (ids.TriedId(RUNNING, ids.MoveId(0, 0, Notation("pass"))), None),
            (ids.TriedId(RUNNING, ids.PickId(0, 0)), "menu:"),
        ],
        ids.LearnId: [(ids.LearnId(0, NAME), None)],
        ids.CourseId: [(ids.CourseId(RUNNING, 0, what), None) for what in ids.LessonDeed],
        ids.LessonId: [
            *((ids.LessonId(1, ids.CourseId(0, 0, what)), None) for what in ids.LessonDeed),
            (ids.LessonId(1, ids.PickId(0, 0)), "menu:"),
        ],
        ids.RematchId: [(ids.RematchId(game), None) for game in (RUNNING, LOBBY)],
        ids.FollowId: [(ids.FollowId(RUNNING, what), None) for what in ids.FollowDeed],
        ids.GuessId: [(ids.GuessId(RUNNING, 1), None)],
        ids.LeavingId: [(ids.LeavingId(RUNNING, what), None) for what in ids.LeavingDeed],
        ids.DraftId: [(ids.DraftId(RUNNING, 0, "take"), None)],
        ids.PlanId: [(ids.PlanId(RUNNING, 0), None)],
        ids.LogId: [(ids.LogId(game, 0, -1), None) for game in (RUNNING, LOBBY)],
        ids.RecapId: [(ids.RecapId(RUNNING, -1, 0, 0), None)],
        ids.NoticeId: [(ids.NoticeId(RUNNING, deed, OutboxId(1)), None) for deed in deeds],
        ids.LobbyId: [(ids.LobbyId(game, what), None) for what in LobbyDeed for game in (LOBBY, PENDING)],
        ids.OptionId: [(ids.OptionId(LOBBY, "computer"), "easy")],
        ids.ThreadId: [(ids.ThreadId(game), None) for game in (RUNNING, LOBBY)],
        ids.StepId: [(ids.StepId(RUNNING, 0, 0, ids.MenuAt()), None)],
        ids.PickId: [(ids.PickId(RUNNING, 0), "menu:")],
        ids.NumberId: [(ids.NumberId(RUNNING, 0, "take", 0, (1,)), "1")],
        ids.MadeId: [(ids.MadeId(RUNNING, 0, "take", (1,)), None)],
    }


def pressed(id_: ids.Id, chosen: str | None) -> dict[str, Any]:
    """What Discord sends about a button, or a menu."""
    menu = {"component_type": 3, "values": [chosen]} if chosen else {"component_type": 2}
    return {"custom_id": ids.custom_id(id_), **menu}


def kept(table: DiscordTable) -> list[str]:
    """All that the database has."""
    return dump(table.bot.settings.database)


async def three_tables(table: DiscordTable) -> int:
    """A running game, a lobby in another channel, and one that waits for its thread; another channel."""
    await table.start(*THREE)
    await table.new_game(*THREE, channel=table.guild.create_text_channel("lobby"))
    await table["ann"].slash(table.channel, "game new", game=NAME)
    assert [row.status for row in await rows(table)] == ["running", "lobby", "pending"]
    return table.guild.create_text_channel("elsewhere").id


async def rows(table: DiscordTable) -> list[Any]:
    return [await table.bot.store.games.one(number) for number in (RUNNING, LOBBY, PENDING)]


def abroad(table: DiscordTable) -> tuple[int, list[MemberActor]]:
    """A channel of another server, and the same people there; all of them may manage it."""
    server = table.env.create_guild()
    role = server.create_role("all", permissions=discord.Permissions.all())
    people = [server.add_member(table[name].user, roles=[role]) for name in (*THREE, "dan")]
    return server.create_text_channel("abroad").id, people


def attackers(table: DiscordTable) -> Iterator[MemberActor]:
    """The players, and somebody who may manage channels."""
    role = table.guild.create_role("all", permissions=discord.Permissions.all())
    yield table.guild.add_member(table.env.create_user("mod"), roles=[role])
    yield from (table[name] for name in (*THREE, "dan"))


def test_there_is_an_example_of_every_kind() -> None:
    assert set(examples(1)) == set(ids.KINDS.values())
    assert {kind for kind, found in examples(1).items() if any(chosen for _, chosen in found)} == set(MENUS)


OF_NO_TABLE = (ids.NowId, ids.ReadId, ids.ShowId, ids.FindId, ids.LearnId, ids.LessonId)
OF_A_TABLE = {tag: kind for tag, kind in ids.KINDS.items() if kind not in OF_NO_TABLE}
EVERYWHERE = {"read", "find", "learn", "lesson"}
"""Rules and lessons are no table's, and what is found is elsewhere: they stand in direct messages, too."""


@pytest.mark.parametrize("kind", OF_A_TABLE.values(), ids=OF_A_TABLE)
async def test_nothing_can_be_pressed_from_elsewhere(table: DiscordTable, kind: type[ids.Id]) -> None:
    table.speak("fr", "ben")
    other = await three_tables(table)
    far, foreigners = abroad(table)
    before = kept(table)
    for where, people in ((other, list(attackers(table))), (far, foreigners)):
        for who in people:
            for id_, chosen in examples(who.id)[kind]:
                answers = await table.forge(who, where, pressed(id_, chosen))
                said = [answer["data"]["content"] for answer in answers]
                assert said == [REFUSED[table.languages.get(who.id, "en-US")]], id_
    assert kept(table) == before


@pytest.mark.parametrize("tag", sorted(set(ids.KINDS) - EVERYWHERE))
async def test_in_direct_messages_one_speaks_for_oneself_alone(table: DiscordTable, tag: str) -> None:
    await three_tables(table)
    who = table["ann"]
    await who.slash(table.channel, "settings calls", direct=True)
    there = table.env.backend.get_dm_channel(who.id).id
    before = kept(table)
    for id_, chosen in examples(who.id)[ids.KINDS[tag]]:
        if isinstance(id_, ids.NoticeId) and id_.deed.what in ABOUT_ONESELF:
            continue
        answers = await table.forge(who, there, pressed(id_, chosen), direct=True)
        assert REFUSED["en-US"] in answers[-1]["data"]["content"], id_
    assert kept(table) == before


async def test_a_pending_table_goes_where_its_host_wants_it_and_nobody_else(table: DiscordTable) -> None:
    other = await three_tables(table)
    data = pressed(ids.ThreadId(PENDING), None)
    before = kept(table)
    for who in list(attackers(table)):
        if who.id != table["ann"].id:
            assert "Only the host" in (await table.forge(who, other, data))[-1]["data"]["content"]
    assert kept(table) == before
    assert "The table is in" in str(await table.forge(table["ann"], table.channel.id, data))
    moved = kept(table)
    assert "The table is in" in str(await table.forge(table["ann"], table.channel.id, data)), "shown again"
    assert REFUSED["en-US"] in str(await table.forge(table["ann"], other, data))
    assert kept(table) == moved


async def test_a_number_that_no_game_has_is_refused(table: DiscordTable) -> None:
    await three_tables(table)
    before = kept(table)
    for number in (0, 99, -1, 2**63 - 1):
        answers = await table.forge(table["ann"], table.channel.id, pressed(ids.MoreId(number, 0), None))
        assert "No game" in answers[-1]["data"]["content"]
    assert kept(table) == before


@pytest.mark.parametrize("command", ["log", "status", "score", "hand", "pass", "undo", "resign", "export"])
async def test_a_command_finds_the_game_of_its_own_server_alone(table: DiscordTable, command: str) -> None:
    await three_tables(table)
    far, foreigners = abroad(table)
    before = kept(table)
    data = {"id": "1", "name": command, "type": 1}
    for who in foreigners:
        answers = await table.forge(who, far, data, kind=2, channel_id=str(table.channel.id))
        assert [answer["data"]["content"] for answer in answers] == [speak("en").say("error-no-game")]
    assert kept(table) == before


async def test_where_it_stands_everything_works(table: DiscordTable) -> None:
    """The forged presses do what they say in their own place: it is the place alone that is refused."""
    await three_tables(table)
    asked = await table.asked()
    assert "move:pass" in str(await table.forge(asked, table.channel.id, pressed(ids.MoreId(1, 0), None)))
    answers = await table.forge(asked, table.channel.id, pressed(ids.MoveId(1, 0, Notation("pass")), None))
    assert "elsewhere" not in str(answers)
    assert (await table.game()).row.played == 1
    host = await host_of(table)
    lobby = (await rows(table))[1].channel_id
    await table.forge(host, lobby, pressed(ids.OptionId(LOBBY, "computer"), "easy"))
    assert (await rows(table))[1].players[-1].level == "easy"
