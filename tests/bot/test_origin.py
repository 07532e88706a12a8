"""Games that go on from a match file, or from a board of another game."""

import json
from typing import Any

from bot.messages.film import scenes_of
from bot.messages.picture import Look
from bot.store.rows import Player
from bot.tables import lobby
from bot.tables.origin import origin_in, origin_of
from bot.tables.table import as_of, latest, whole
from bot.words import speak as words
from games.engine import record, registry
from games.engine.contract import freeze
from games.engine.history import play_again
from tests.bot.discord_table import DiscordTable, file_of, texts, told
from tests.bot.playing import finish, play
from tests.bot.slow import THREE, agree, both, notices, speak
from tests.bot.test_living_board import called
from tests.databases import rows
from tests.fifth_game import NAME
from tests.fifth_game.table import WHOLE, played

TWO = WHOLE[3][:2]


async def with_match(table: DiscordTable, text: bytes, who: str = "dan", **more: Any) -> Any:
    return await table[who].slash(table.channel, "game new", game=NAME, match=("match.json", text), **more)


def said(language: str, key: str, **figures: object) -> str:
    return words(language.partition("-")[0], NAME).say(key, **figures)


@both
async def test_a_game_goes_on_from_a_match_file(table: DiscordTable, language: str) -> None:
    speak(table, language)
    match = played(*TWO)
    shown = await with_match(table, record.write(match))
    assert said(language, "match-fits") in shown.response.content
    lobby = table.messages()[-1]
    assert (" 2 moves" if language == "en-US" else " 2 coups") in texts(lobby)
    await table.press(table["eve"], lobby, ":join")
    refused = await table["dan"].slash(table.channel, "game start")
    assert said(language, "error-seats-fixed", high=3) in told(table, refused)
    await table.press(table["finn"], lobby, ":join")
    full = await table["ann"].slash(table.channel, "game join")
    assert said(language, "error-table-full", high=3) in told(table, full)
    await table.restart()
    await table.press(table["dan"], lobby, ":start")
    game = await table.game()
    assert [player.name for player in game.row.players] == ["dan", "eve", "finn"]
    assert freeze(game.seen()) == freeze(match.game.view(match.state, None))
    assert said(language, "told-goes-on") in texts(table.boards()[-1])
    await table.restart()
    await play(table, *WHOLE[3][2:])
    assert (await table.game()).row.status == "over"
    await table["ann"].slash(table.channel, "log")
    assert not await table.bot.store.ratings.best(table.guild.id, NAME, 10), "it counts for nobody"
    assert not await table.bot.store.results.places(table["dan"].id, table.guild.id)


async def test_who_is_asked_first_is_called(table: DiscordTable) -> None:
    """The moves that were made elsewhere are no sign that somebody is at the table."""
    await with_match(table, record.write(played(*WHOLE[3][:4])))
    lobby = table.messages()[-1]
    for name in ("eve", "finn"):
        await table.press(table[name], lobby, ":join")
    await table.press(table["dan"], lobby, ":start")
    assert called(table)[-1] == [(await table.asked()).id]


async def test_it_goes_on_after_as_many_actions_as_are_wanted(table: DiscordTable) -> None:
    text = record.write(played(*WHOLE[3]))
    refused = await with_match(table, text)
    assert words("en").say("error-origin-is-over", played=len(WHOLE[3])) in told(table, refused)
    await with_match(table, text, at=4)
    assert "after 4 moves" in texts(table.messages()[-1])


@both
async def test_a_file_that_does_not_fit_is_refused_with_the_reason(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    whole_file = json.loads(record.write(played(*TWO)))
    broken = {**whole_file, "actions": [whole_file["actions"][0], {"seat": 0, "move": "take Nevis 9"}]}
    running = await excerpt_of(table)
    for text, key in (
        (json.dumps(broken).encode(), "2"),
        (b'{\n"format": }', "2"),
        (running, said(language, "error-file-is-excerpt")),
        (b" " * 300_000, str(256 * 1024)[:3]),
    ):
        assert key in told(table, await with_match(table, text)), text[:80]
    alone = await with_match(table, record.write(played(*TWO)), options="storm=false")
    assert said(language, "error-match-alone") in told(table, alone)
    nothing = await table["dan"].slash(table.channel, "game new", game=NAME, at=3)
    assert said(language, "error-at-without-match") in told(table, nothing)
    assert await table.bot.store.games.one(2) is None


async def excerpt_of(table: DiscordTable) -> bytes:
    await table.start(*THREE)
    return await file_of(await table["ann"].slash(table.channel, "export"))


async def test_a_match_of_another_game_is_refused(table: DiscordTable) -> None:
    text = record.write(played(*TWO))
    other = next(name for name in registry.names() if name != NAME)
    refused = await table["dan"].slash(table.channel, "game new", game=other, match=("match.json", text))
    assert words("en").say("error-file-of-another-game") in told(table, refused)


@both
async def test_a_game_that_is_over_is_played_again_by_others(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await finish(table, *THREE)
    before = (await table.game()).row
    await table["dan"].slash(table.channel, "game clone", at=3)
    lobby = table.messages()[-1]
    for name in ("eve", "finn"):
        await table.press(table[name], lobby, ":join")
    await table.press(table["dan"], lobby, ":start")
    clone = await table.game()
    assert clone.row.id != before.id and clone.match.played == 3
    await table.restart()
    await play(table, *WHOLE[3][3:])
    exported = await file_of(await table["dan"].slash(table.channel, "export"))
    again = record.replay(exported)
    assert again.played == (await table.game()).match.played
    assert again.state == (await table.game()).match.state, "also what was drawn anew"


@both
async def test_others_play_on_from_a_running_game_if_the_table_agrees(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table.start(*THREE)
    await play(table, *TWO)
    game = await table.game()
    outsider = await table["dan"].slash(table.channel, "game clone")
    assert said(language, "error-not-seated") in told(table, outsider)
    asker = table["ann"]
    await asker.slash(table.channel, "game clone")
    await agree(table, table["ben"], table["cleo"])
    await table.restart()
    notice = notices(table)[-1]
    assert said(language, "notice-clone", move=2) in texts(notice)
    opening = table.id_with(notice, ":clone-1")
    offer = table.panel(await table.press(table["dan"], notice, opening))
    thread = table.id_with(offer, ":thread:")
    await table.press(table["dan"], offer, thread)
    again = await table.press(table["eve"], notice, opening)
    assert said(language, "error-clone-once") in told(table, again)
    clone = await table.bot.store.games.one(int(thread.rpartition(":")[2]))
    assert clone is not None and clone.script is not None and clone.source == game.row.id
    where = table.bot.settings.database
    assert rows(where, "SELECT id FROM games WHERE source = ?", game.row.id) == [(clone.id,)], (
        "one for one vote"
    )


async def test_a_refused_vote_opens_no_table(table: DiscordTable) -> None:
    await table.start(*THREE)
    await table["ann"].slash(table.channel, "game clone")
    vote = notices(table)[-1]
    await table.press(table["ben"], vote, table.id_with(vote, ":no-"))
    assert await table.bot.store.games.one(2) is None


async def test_what_is_drawn_in_a_clone_tells_nothing_of_the_game_it_comes_from(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, *TWO)
    game = await table.game()
    origin = origin_in(await whole(table.bot.store, game.row))
    assert origin.script.moves == tuple((row.seat, row.move) for row in await moves(table, 1))
    other = table.guild.create_text_channel("others")
    await clone_into(table, other)
    clone = await table.game(other)
    assert clone.match.state.chance.seed != game.match.state.chance.seed
    again = await as_of(table.bot.store, clone.row)
    assert freeze(again.match.state) == freeze(clone.match.state)
    await play(table, *WHOLE[3][2:], channel=other)
    ended = await as_of(table.bot.store, (await table.game(other)).row)
    last = scenes_of(ended, (0, ended.row.played), "en", Look("dark"))[-1]
    assert freeze(last.view) == freeze(ended.seen()), "a film shows what was drawn there"
    text = await file_of(await table["dan"].slash(other, "export"))
    assert game.row.seed not in text.decode() and "seed" not in json.loads(text)


async def moves(table: DiscordTable, game_id: int) -> Any:
    return await table.bot.store.games.actions(game_id, 1000)


async def clone_into(table: DiscordTable, channel: Any) -> None:
    """Others go on from the game in another channel."""
    store = table.bot.store
    origin = origin_in(await whole(store, (await table.game()).row))
    host, *others = (Player(table[name].id, name) for name in ("dan", "eve", "finn"))
    row = await lobby.go_on_from(store, origin, None, host, (channel.id, table.guild.id), "en", 77)
    for number, other in enumerate(others, 78):
        await lobby.join(store, row.id, number, other)
    with table.within():
        await lobby.start(store, row.id, 99)
    await table.env.settle()


async def test_moves_are_taken_back_where_a_game_went_on(table: DiscordTable) -> None:
    await table.start(*THREE)
    await play(table, *TWO)
    other = table.guild.create_text_channel("others")
    await clone_into(table, other)
    seed = (await table.game(other)).match.state.chance.seed
    asked = await table.asked(other)
    await play(table, WHOLE[3][2], channel=other)
    await asked.slash(other, "undo")
    clone = await table.game(other)
    assert clone.match.played == 2 and clone.match.state.chance.seed == seed
    passage = await latest(table.bot.store, clone.row)
    assert passage.play().match.state.chance.seed == seed


def test_what_was_cloned_is_cloned_again() -> None:
    match = played(*WHOLE[3])
    half = played(*WHOLE[3][:4])
    first = origin_of(half)
    rows = [Row(seat, move) for seat, move in first.script.moves]
    again, _ = play_again(match.setting, [*rows, Row(0, "reseed other"), Row(0, "undo"), rows[-1]])
    assert again.state.chance.seed == "other"
    assert origin_of(again).script.moves == (
        *first.script.moves[:-1],
        (rows[-1].seat, "reseed other"),
        first.script.moves[-1],
    )
    assert record.replay(record.write(again)).state == again.state


class Row:
    """A move as it is kept."""

    origin = "player"

    def __init__(self, seat: int, move: str) -> None:
        self.seat, self.move = seat, move


def test_no_seed_is_left_in_an_excerpt() -> None:
    rows = [Row(seat, move) for seat, move in origin_of(played(*TWO)).script.moves]
    match, _ = play_again(played().setting, [rows[0], Row(0, "reseed secret"), rows[1]])
    assert b"secret" in record.write(match)
    assert b"secret" not in record.write_excerpt(match, None)
