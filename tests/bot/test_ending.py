"""The end of a game: medals, mentions, ratings, the log behind its button, and a rematch."""

from typing import Any

import pytest

from bot.messages.ending import place_told
from bot.messages.log import narrate
from bot.store.rows import Pace
from bot.tables.table import as_of
from bot.words import speak as words
from games.engine.contract import Placing
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import finish, play, quickly, to_the_end
from tests.bot.slow import THREE, both, resign, speak
from tests.fifth_game import NAME

LOCALES = {"en-US": "en", "fr": "fr"}
TAKEN = {"en-US": "open or running", "fr": "ouverte ou en cours"}
ONCE = {"en-US": "opened already", "fr": "déjà été ouverte"}


def lobbies(table: DiscordTable) -> list[Any]:
    return [message for message in table.messages() if any(":join" in id_ for id_ in table.ids(message))]


@both
async def test_the_podium_has_medals_and_calls_its_players(table: DiscordTable, language: str) -> None:
    speak(table, language)
    last_mover = await finish(table, "ann", "ben", "cleo", "dan")
    game, last = await table.game(), table.boards()[-1]
    places = game.match.game.result(game.match.state)
    lines = [line for line in texts(last).splitlines() if "<@" in line]
    for line, place in zip(lines, places, strict=True):
        sign = {1: "🥇", 2: "🥈", 3: "🥉"}.get(place.rank, f"**{place.rank}.**")
        assert line.startswith(f"{sign} <@{game.row.players[place.seat].user_id}> — {place.score}")
    [posted] = [
        request.json
        for request in table.env.http_requests
        if isinstance(request.json, dict) and "🥇" in str(request.json.get("components"))
    ]
    called = {int(user_id) for user_id in posted["allowed_mentions"]["users"]}
    assert called == {player.user_id for player in game.row.players} - {last_mover}


@pytest.mark.parametrize("locale", LOCALES.values())
def test_a_score_below_zero_has_a_minus_sign(locale: str) -> None:
    place = Placing(0, 4, -1360, [], [])
    assert place_told(place, "Ann", words(locale)) in ("**4.** Ann — −1,360", "**4.** Ann — −1\u202f360")


@both
async def test_the_end_tells_what_it_did_to_the_ratings(table: DiscordTable, language: str) -> None:
    speak(table, language)
    speaker = words(LOCALES[language])
    before: dict[int, int] = {}
    for _ in range(2):
        await finish(table, *THREE)
        game, text = await table.game(), texts(table.boards()[-1])
        for player in game.row.players:
            kept = await table.bot.store.ratings.one(table.guild.id, game.row.game, player.user_id)
            assert kept is not None
            change = kept.rating - before.get(player.user_id, 1000)
            by = f"{change:+d}".replace("-", "\N{MINUS SIGN}")
            [line] = [line for line in text.splitlines() if f"<@{player.user_id}>" in line]
            assert line.endswith(speaker.say("ending-rating", rating=kept.rating, by=by))
            before[player.user_id] = kept.rating


async def test_a_game_of_two_is_not_rated(table: DiscordTable) -> None:
    await finish(table, "ann", "ben")
    assert "rating" not in texts(table.boards()[-1])


@both
async def test_the_last_moves_are_in_the_log_alone(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await finish(table, *THREE)
    game, last = await table.game(), table.boards()[-1]
    speaker = words(LOCALES[language], game.row.game)
    entry = (await as_of(table.bot.store, game.row)).log[-1]
    for line in narrate(entry.turn, speaker, game.match.setting.seats).splitlines():
        assert line not in texts(last)
    pages = table.panel(await table.press(table["eve"], last, table.id_with(last, "rh:log:")))
    assert f"**{game.row.played}.**" in texts(pages)


@both
async def test_a_rematch_seats_the_same_people_with_what_they_chose(
    table: DiscordTable, language: str
) -> None:
    speak(table, language)
    await table["ann"].slash(table.channel, "game new", game=NAME, options="storm=false")
    lobby = table.messages()[-1]
    for name in ("ben", "cleo"):
        await table.press(table[name], lobby, ":join")
    await table["ann"].slash(table.channel, "game clock", clock="limit", hours=30.0)
    await table.press(table["ann"], lobby, ":start")
    moves = to_the_end(await table.game())
    await quickly(table, moves[:-1])
    await play(table, moves[-1][1])
    ended, last = (await table.game()).row, table.boards()[-1]
    await table.restart()
    await table.press(table["ben"], last, ":rematch:1")
    row = await table.bot.store.games.in_channel(table.channel.id)
    assert row is not None and (row.id, row.status, row.host_id) == (2, "lobby", table["ben"].id)
    assert {player.user_id for player in row.players} == {player.user_id for player in ended.players}
    assert (row.options, row.board, row.keep_seats) == (ended.options, None, False)
    assert row.pace == Pace(clock="limit", hours=30.0)
    assert row.seed != ended.seed
    opened = lobbies(table)[-1]
    await table.press(table["ben"], opened, ":start")
    assert (await table.game()).row.status == "running"


@both
async def test_two_presses_are_one_rematch(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await finish(table, *THREE)
    last = table.boards()[-1]
    await table.at_once(last, [(table["ann"], ":rematch:1"), (table["ben"], ":rematch:1")])
    await table.repeat_last()
    assert len(lobbies(table)) == 1
    assert [row.id for row in await table.bot.store.games.of_guild(table.guild.id)] == [2]
    assert TAKEN[language] in told(table, await table.press(table["cleo"], last, ":rematch:1"))
    opened = lobbies(table)[-1]
    row = await table.bot.store.games.one(2)
    assert row is not None
    host = next(person for person in table.people.values() if person.id == row.host_id)
    await table.press(host, opened, ":cancel")
    await table.env.advance_time(3 * 86400)
    assert ONCE[language] in told(table, await table.press(table["cleo"], last, ":rematch:1"))


@both
async def test_a_rematch_is_for_those_who_played(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await finish(table, *THREE)
    refused = told(table, await table.press(table["dan"], table.boards()[-1], ":rematch:1"))
    assert ("no seat" if language == "en-US" else "pas de place") in refused
    assert lobbies(table) == []


async def test_who_has_left_is_not_seated_again(table: DiscordTable) -> None:
    await table.start(*THREE)
    moves = to_the_end(await table.game())
    await quickly(table, moves[:-1])
    mover = await table.asked()
    gone = next(table[name] for name in THREE if table[name].id != mover.id)
    await resign(table, gone)
    await play(table, moves[-1][1])
    await table.press(mover, table.boards()[-1], ":rematch:1")
    row = await table.bot.store.games.one(2)
    assert row is not None and row.seat_of(gone.id) is None
    assert len(row.players) == 2


@both
async def test_a_rematch_waits_for_another_game(table: DiscordTable, language: str) -> None:
    speak(table, language)
    await finish(table, *THREE)
    last = table.boards()[-1]
    await table.new_game("dan", "eve")
    assert TAKEN[language] in told(table, await table.press(table["ann"], last, ":rematch:1"))
