"""A vote as everybody sees it: what is at stake, who is asked and has agreed, and how it ended."""

from dataclasses import replace
from typing import Any

import pytest
from simcord import MemberActor

from bot.messages.vote import NAMED
from bot.words import speak as words
from games.engine import registry
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import play, quickly, to_the_end
from tests.bot.slow import DAY, HOUR, THREE, both, notices, speak
from tests.fifth_game import NAME

EDIT = "/channels/*/messages/*"
LOCALES = {"en-US": "en", "fr": "fr"}


async def vote_to_undo(table: DiscordTable) -> tuple[Any, list[MemberActor]]:
    """Two have moved; the first asks to have it back. The vote, and everybody in the order of their moves."""
    await table.start(*THREE)
    people = []
    for move in ("take Nevis 1", "pass"):
        people.append(await table.asked())
        await play(table, move)
    people += [table[name] for name in THREE if table[name].id not in [who.id for who in people]]
    await people[0].slash(table.channel, "undo")
    return notices(table)[-1], people


@both
async def test_a_vote_names_the_moves_that_would_be_taken_back(table: DiscordTable, language: str) -> None:
    speak(table, language)
    vote, (first, second, _) = await vote_to_undo(table)
    speaker, names = words(LOCALES[language], NAME), (await table.game()).match.setting.seats
    lines = texts(vote).splitlines()
    moves = [
        registry.load(NAME).read((await table.game()).match.state, move) for move in ("take Nevis 1", "pass")
    ]
    expected = [
        speaker.say("vote-move", seat=who.name, move=speaker.move(move))
        for who, move in zip((first, second), moves, strict=True)
    ]
    assert set(names) == set(THREE)
    assert lines[-3:-1] == expected
    assert lines[-1] == speaker.say("vote-state-open", agreed=[])


@both
async def test_a_vote_shows_who_has_agreed_and_that_it_is_accepted(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    vote, (_, second, third) = await vote_to_undo(table)
    speaker, mark = words(LOCALES[language]), vote.components[0]["id"]
    before = len(table.private())
    await table.press(second, vote, table.id_with(vote, ":yes-"))
    assert texts(vote).splitlines()[-1] == speaker.say("vote-state-open", agreed=[second.name])
    assert len(table.ids(vote)) == 2
    assert vote.components[0]["id"] == mark, "the poster knows its message by that"
    assert len(table.private()) == before, "the message itself says that the ballot is counted"
    await table.press(third, vote, table.id_with(vote, ":yes-"))
    assert texts(vote).splitlines()[-1] == speaker.say("vote-state-passed")
    assert table.ids(vote) == []
    assert (await table.game()).match.played == 0


@both
async def test_a_refused_vote_says_so_and_has_no_buttons(table: DiscordTable, language: str) -> None:
    speak(table, language)
    vote, (_, second, _) = await vote_to_undo(table)
    await table.press(second, vote, table.id_with(vote, ":no-"))
    assert texts(vote).splitlines()[-1] == words(LOCALES[language]).say("vote-state-refused")
    assert table.ids(vote) == []


@both
async def test_a_vote_that_lapsed_says_so_and_has_no_buttons(table: DiscordTable, language: str) -> None:
    speak(table, language)
    vote, _ = await vote_to_undo(table)
    mark = vote.components[0]["id"]
    await table.restart()
    await table.env.advance_time(2 * DAY + HOUR)
    assert texts(vote).splitlines()[-1] == words(LOCALES[language]).say("vote-state-lapsed")
    assert table.ids(vote) == []
    assert vote.components[0]["id"] == mark, "the poster knows its message by that"
    assert len(notices(table, texts(vote).strip().splitlines()[0])) == 1, "it is not posted anew"


async def test_a_vote_that_the_end_of_the_game_overtakes_has_no_buttons(table: DiscordTable) -> None:
    await table.start(*THREE)
    who = await table.asked()
    await who.slash(table.channel, "game end")
    vote = notices(table)[-1]
    moves = to_the_end(await table.game())
    await quickly(table, moves[:-1])
    await play(table, moves[-1][1])
    assert table.ids(vote) == []
    assert texts(vote).splitlines()[-1] == words("en").say("vote-state-lapsed")


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50001), (429, 30046)])
async def test_a_vote_that_cannot_be_edited_stops_nothing(
    table: DiscordTable, status: int, code: int
) -> None:
    await vote_to_undo(table)
    table.env.inject_error("PATCH", EDIT, status=status, code=code)
    await table.env.advance_time(2 * DAY + HOUR)
    assert len(notices(table, "Nothing is taken back")) == 1
    assert await table.bot.store.outbox.waiting() == [] and table.bot.poster.troubles() == []


@both
async def test_a_vote_that_still_has_its_buttons_is_put_away_by_whoever_presses_it(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    speaker = words(LOCALES[language])
    vote, (_, second, _) = await vote_to_undo(table)
    table.env.inject_error("PATCH", EDIT, status=403, code=50001)
    await table.env.advance_time(2 * DAY + HOUR)
    assert len(table.ids(vote)) == 2
    refused = told(table, await table.press(second, vote, table.id_with(vote, ":yes-")))
    assert refused.strip() == speaker.say("error-vote-closed")
    assert texts(vote).splitlines()[-1] == speaker.say("vote-state-lapsed")
    assert table.ids(vote) == []


async def test_a_vote_that_is_forgotten_is_put_away_with_the_text_it_has(table: DiscordTable) -> None:
    vote, (_, second, _) = await vote_to_undo(table)
    table.env.inject_error("PATCH", EDIT, status=403, code=50001)
    for _ in range(40):  # each takes its time
        await table.env.advance_time(DAY)
    assert await table.bot.store.votes.one(1) is None
    text = texts(vote)
    assert "vote is over" in told(table, await table.press(second, vote, table.id_with(vote, ":yes-")))
    assert texts(vote) == text
    assert table.ids(vote) == []


async def test_of_many_moves_the_newest_are_named(table: DiscordTable) -> None:
    await table.start(*THREE)
    first = await table.asked()
    await play(table, "pass")
    for _ in range(NAMED):
        heaps = (await table.game()).match.state.heaps
        await play(table, f"take {next(heap for heap, stones in heaps.items() if stones)} 1")
    await first.slash(table.channel, "undo")
    lines = texts(notices(table)[-1]).splitlines()
    assert len([line for line in lines if line.startswith("- ")]) == NAMED + 1
    assert "(1 move before)" in texts(notices(table)[-1])


async def test_who_is_out_of_the_game_is_not_asked(
    table: DiscordTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.start(*THREE)
    row = (await table.game()).row
    asker, other, gone = (
        next(p for p in table.people.values() if p.id == player.user_id) for player in row.players
    )
    game = replace(registry.load(NAME), advice=replace(registry.load(NAME).advice, out=lambda _: [2]))
    monkeypatch.setattr(registry, "load", lambda _: game)
    await asker.slash(table.channel, "game end")
    vote = notices(table)[-1]
    assert f"<@{other.id}>" in texts(vote) and f"<@{gone.id}>" not in texts(vote)
    assert "vote" in told(table, await table.press(gone, vote, table.id_with(vote, ":yes-")))
    await table.press(other, vote, table.id_with(vote, ":yes-"))
    assert await table.bot.store.games.running() == []


async def test_alone_a_game_ends_at_once(table: DiscordTable) -> None:
    await table.start("ann", "ben")
    await table["ben"].slash(table.channel, "replace", player="ben", by=table["dan"])
    async with table.bot.store.game(1) as game:
        seat = game.row.seat_of(table["ben"].id)
        assert seat is not None
        await game.seat(seat, vacant=True)
    await table["ann"].slash(table.channel, "game end")
    assert await table.bot.store.games.running() == []
