"""Results of finished games: kept with the last move, counted, rated, and shown to whoever asks."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.store import Store
from bot.store.drivers import Where
from bot.store.rows import ActionRow, PlaceRow, Player, Refused, Repeated, ResultRow
from bot.tables.ratings import rate
from bot.tables.results import results_of
from bot.words import speak
from games.engine.contract import Placing
from tests.bot.discord_table import DiscordTable, texts
from tests.bot.playing import finish, interactions, play, quickly, to_the_end
from tests.bot.slow import THREE
from tests.fifth_game import NAME
from tests.store.test_store import ROW, opened

NOW = datetime(2026, 1, 5, 12, 0, tzinfo=UTC)


def told(table: DiscordTable, result: Any) -> str:
    message = table.panel(result)
    assert message.flags & 64, "only the asker sees it"
    return texts(message)


async def keep(
    store: Store, game_id: int, status: str, results: list[ResultRow], interaction_id: int
) -> None:
    """Keeps a move after which a game has these results."""
    async with store.game(game_id) as game:
        await game.act(ActionRow(0, "pass"), interaction_id)
        await game.change(status=status, played=game.row.played + 1)
        await rate(game, results)


async def kept(table: DiscordTable) -> list[ResultRow]:
    rows = await table.bot.store.results.of_guild(table.guild.id, NAME)
    assert all(row.ended_at for row in rows)
    return [replace(row, ended_at="") for row in rows]


async def test_a_finished_game_is_counted_through_a_restart(table: DiscordTable) -> None:
    await table.start(*THREE)
    moves = to_the_end(await table.game())
    half = len(moves) // 2
    await quickly(table, moves[:half])
    await table.restart()
    await quickly(table, moves[half:-1])
    assert await kept(table) == [], "nothing before the end"
    await play(table, moves[-1][1])
    await table.restart()
    game = await table.game()
    results = await kept(table)
    places = game.match.game.result(game.match.state)
    assert {(row.seat, row.rank, row.score) for row in results} == {(p.seat, p.rank, p.score) for p in places}
    assert {row.user_id for row in results} == {table[name].id for name in THREE}
    best = min(results, key=lambda row: row.rank)
    winner = next(name for name in THREE if table[name].id == best.user_id)
    text = told(table, await table[winner].slash(table.channel, "stats"))
    assert f"### {speak('en', NAME).say('game-name')}" in text
    assert "1 game, 1 won" in text
    assert "Places: 1st × 1 (average 1.0)" in text
    assert f"Best score: {best.score}" in text
    assert "?" in text and "(1 rated game)" in text
    assert text in told(
        table, await table["dan"].slash(table.channel, "stats", member=table[winner], game=NAME)
    )


async def test_the_leaderboard_and_the_stats_in_both_languages(table: DiscordTable) -> None:
    for _ in range(3):
        await finish(table, *THREE)
    board = told(table, await table["dan"].slash(table.channel, "leaderboard", game=NAME))
    assert board == told(table, await table["dan"].slash(table.channel, "leaderboard"))
    lines = board.splitlines()
    assert lines[0] == "## The ratings of this server"
    assert [line.partition(" ")[0] for line in lines[2:5]] == ["**1.**", "**2.**", "**3.**"]
    assert all("**?" not in line and line.endswith("· 3 games") for line in lines[2:5])
    table.speak("fr", "dan", "ann")
    board = told(table, await table["dan"].slash(table.channel, "leaderboard"))
    assert board.startswith("## Les cotes de ce serveur")
    assert "· 3 parties" in board
    text = told(table, await table["ann"].slash(table.channel, "stats"))
    assert "3 parties, " in text
    assert "Cote\u00a0: **" in text and "(3 parties cotées)" in text
    assert ",0)" in text or ",3)" in text or ",7)" in text


async def test_nothing_yet_is_said_kindly(table: DiscordTable) -> None:
    for language, stats, board in (
        ("en-US", "No finished game here yet", "No rated game here yet"),
        ("fr", "Encore aucune partie finie ici", "Encore aucune partie cotée ici"),
    ):
        table.speak(language, "dan")
        assert stats in told(table, await table["dan"].slash(table.channel, "stats"))
        assert stats in told(table, await table["dan"].slash(table.channel, "stats", game=NAME))
        assert board in told(table, await table["dan"].slash(table.channel, "leaderboard", game=NAME))
        assert board in told(table, await table["dan"].slash(table.channel, "leaderboard"))


async def test_a_game_of_two_is_counted_but_not_rated(table: DiscordTable) -> None:
    await finish(table, "ann", "ben")
    text = told(table, await table["ann"].slash(table.channel, "stats"))
    assert "1 game, " in text
    assert "No rating yet" in text
    assert "No rated game" in told(table, await table["ann"].slash(table.channel, "leaderboard"))


async def test_a_replaced_seat_counts_for_nobody(table: DiscordTable) -> None:
    await table.start(*THREE)
    moves = to_the_end(await table.game())
    await quickly(table, moves[:3])
    row = (await table.game()).row
    left = row.players[0]
    async with table.bot.store.game(row.id) as game:
        await game.seat(0, user_id=table["dan"].id, replaced=True)
    await quickly(table, moves[3:-1])
    await play(table, moves[-1][1])
    assert [result.counted for result in await kept(table)].count(False) == 1
    assert "No finished game" in told(table, await table["dan"].slash(table.channel, "stats"))
    gone = next(name for name in THREE if table[name].id == left.user_id)
    assert "No finished game" in told(table, await table[gone].slash(table.channel, "stats"))
    board = told(table, await table["dan"].slash(table.channel, "leaderboard"))
    assert board.count("· 1 game") == 2


async def test_results_of_another_server_are_not_shown(table: DiscordTable) -> None:
    await finish(table, *THREE)
    elsewhere = table.env.create_guild()
    channel = elsewhere.create_text_channel("elsewhere")
    ann = elsewhere.add_member(table["ann"].user)
    assert "No finished game" in told(table, await ann.slash(channel, "stats"))
    assert "No rated game" in told(table, await ann.slash(channel, "leaderboard"))
    assert "1 game, " in told(table, await table["ann"].slash(table.channel, "stats"))


async def test_the_last_move_delivered_twice_is_one_result(table: DiscordTable) -> None:
    await finish(table, *THREE)
    results = await kept(table)
    await table.repeat_last()
    assert len(results) == 3
    assert await kept(table) == results


async def test_names_are_shown_as_they_are_and_never_ping(table: DiscordTable) -> None:
    table.people["evil"] = table.guild.add_member(table.env.create_user("**@everyone** " + "_x" * 8))
    await finish(table, "evil", "ben", "cleo")
    before = len(table.env.http_requests)
    assert r"\*\*\@everyone\*\*" in told(table, await table["ben"].slash(table.channel, "leaderboard"))
    result = await table["ben"].slash(table.channel, "stats", member=table["evil"])
    assert r"\*\*\@everyone\*\*" in told(table, result)
    answers = [
        request.json["data"]
        for request in table.env.http_requests[before:]
        if request.path.endswith("/callback")
    ]
    assert len(answers) == 2
    assert all(answer["allowed_mentions"]["parse"] == [] for answer in answers)


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_a_full_leaderboard_fits_a_message(table: DiscordTable, language: str) -> None:
    places = [Placing(seat, seat + 1, 0, [], []) for seat in range(6)]
    for first in range(0, 36, 6):
        players = tuple(Player(number, "*" * 60 + str(number)) for number in range(first, first + 6))
        row = replace(ROW, guild_id=table.guild.id, game=NAME, channel_id=1, players=players)
        row = replace(row, id=await table.bot.store.new_game(row, next(interactions)))
        await keep(table.bot.store, row.id, "over", results_of(row, places, NOW), next(interactions))
    table.speak(language, "ann")
    board = told(table, await table["ann"].slash(table.channel, "leaderboard", game=NAME))
    assert 1000 < len(board) <= 2000
    assert "1000" in board.splitlines()[-1], "what it means is always said"


async def test_results_are_kept_with_the_move_once_or_not_at_all(where: Where) -> None:
    store = await opened(where)
    row = replace(ROW, id=await store.new_game(ROW, 100))
    results = results_of(row, [Placing(1, 1, 40, [], []), Placing(0, 2, 30, [], [])], NOW)
    with pytest.raises(Refused):
        await keep(store, row.id, "over", [results[0], results[0]], 102)
    assert await store.results.of_guild(1, ROW.game) == []
    assert await store.games.actions(row.id, 9) == []
    assert (await store.games.one(row.id)).status == "lobby"
    await keep(store, row.id, "over", results, 102)
    with pytest.raises(Repeated):
        await keep(store, row.id, "over", results, 102)
    found = await store.results.of_guild(1, ROW.game)
    assert [(result.user_id, result.name, result.rank, result.score) for result in found] == [
        (5, "Ann", 2, 30), (6, "Ben", 1, 40),
    ]  # fmt: skip
    assert await store.results.of_guild(1, "another") == await store.results.of_guild(2, ROW.game) == []
    assert await store.results.places(6, 1) == [PlaceRow(ROW.game, 1, 1, 40)]
    assert await store.results.places(6, 2) == await store.results.places(7, 1) == []
    await keep(store, row.id, "running", [], 103)
    assert await store.results.of_guild(1, ROW.game) == [], "its end was taken back"
    await keep(store, row.id, "over", results, 104)
    assert await store.results.of_guild(1, ROW.game) == found
    await store.close()
