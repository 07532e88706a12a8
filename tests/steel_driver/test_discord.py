"""Steel Driver on Discord."""

import json
import random
from typing import Any

import pytest

from bot.tables.table import board_of
from games.engine import record
from games.engine.contract import freeze
from games.engine.match import AnyMatch
from games.steel_driver.actions import Auction, Bid
from tests.bot.discord_table import DiscordTable, file_of, texts, told
from tests.bot.slow import THREE
from tests.bot.stories import sensible, story_of
from tests.bot.whole_game import Way, by_commands, each_way, whole_game
from tests.steel_driver import test_crowded as crowded

NAME = "steel-driver"


def bold(match: AnyMatch, seat: int, dice: random.Random) -> Any:
    """High bids, so that a whole game is short."""
    moves = [move for move in match.game.legal(match.state, seat) if not isinstance(move, Bid)]
    auctions = [move for move in moves if isinstance(move, Auction)]
    top = max((auction.bid for auction in auctions), default=0)
    return dice.choice([auction for auction in auctions if auction.bid == top] or moves)


@each_way((3, "en-US"), (6, "fr"), kept=(3, "en-US", by_commands))
async def test_a_whole_game(table: DiscordTable, players: int, language: str, way: Way) -> None:
    await whole_game(table, NAME, players, language, way, bold, ("Round ", "Manche "))


async def test_an_edition_is_chosen_in_the_lobby(table: DiscordTable) -> None:
    lobby = await table.new_game(*THREE, game=NAME)
    form = await table.press(table["ann"], lobby, ":options")
    await table.fill(table["ann"], form, edition="treefrog")
    assert "Treefrog" in texts(table.messages()[0])
    await table.press(table["ann"], table.messages()[0], ":start")
    assert (await table.game()).match.setting.options.edition.value == "treefrog"  # type: ignore[attr-defined]


async def test_bids_at_the_same_instant(table: DiscordTable) -> None:
    """One is asked and one is not; the bidder's move counts, the other is told."""
    await table.start(*THREE, game=NAME)
    await table.press(await table.asked(), table.boards()[-1], ":auction red 1")
    board, asked = table.boards()[-1], await table.asked()
    other = next(table[name] for name in THREE if table[name].id != asked.id)
    await table.at_once(board, [(asked, ":bid 2"), (other, ":bid 2"), (asked, ":pass")])
    game = await table.game()
    assert game.row.played == 2
    assert game.match.state.sale.bid == 2
    assert table.versions() == [0, 1, 2]


async def test_companies_are_completed_in_the_readers_language(table: DiscordTable) -> None:
    table.speak("fr", *THREE)
    await table.start(*THREE, game=NAME)
    asked = await table.asked()
    choices = await asked.autocomplete(table.channel, "move", "move", "vert")
    assert choices
    assert all("Vert" in choice["name"] and choice["value"].startswith("auction green") for choice in choices)
    choices = await asked.autocomplete(table.channel, "auction", "what", "green 7")
    assert [choice["value"] for choice in choices] == ["green 7"]


async def test_a_refused_bid_says_what_would_be_right(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    asked = await table.asked()
    assert "at most" in told(table, await asked.slash(table.channel, "auction", what="green 99"))
    assert "Put a company up" in told(table, await asked.slash(table.channel, "bid", amount="3"))


async def test_a_bid_that_nobody_can_top_is_told_with_those_who_drop_out(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    await (await table.asked()).slash(table.channel, "auction", what="green 10")
    board = texts(table.boards()[-1])
    assert "drop out of the bidding for Green. _(no choice)_" in board
    assert "Green goes to" in board
    assert table.versions() == [0, 1]


async def test_an_export_of_a_running_game_keeps_the_seed_and_replays_to_the_same_state(
    table: DiscordTable,
) -> None:
    """It draws nothing after its start, so its seed gives nothing away."""
    await table.start(*THREE, game=NAME)
    await (await table.asked()).slash(table.channel, "auction", what="green 10")
    exported = await file_of(await table["dan"].slash(table.channel, "export"))
    game = await table.game()
    assert freeze(record.replay(exported).state) == freeze(game.match.state)
    assert json.loads(exported)["seats"] == [player.name for player in game.row.players]


@pytest.mark.simcord(settle_timeout=60)  # a crowded board is drawn by workers that have just begun
async def test_a_board_larger_than_what_is_taken_today_goes_on(table: DiscordTable) -> None:
    figures = json.dumps(crowded.board("spread", places=60, routes=140)).encode()
    lobby = await table.new_game(*THREE, game=NAME)
    async with table.bot.store.game(1) as game:
        await game.change(board=figures)
    await table.press(table["ann"], lobby, ":start")
    await table.restart()
    board_of.cache_clear()
    asked = await table.asked()
    await asked.slash(table.channel, "auction", what="red 1")
    game_now = await table.game()
    assert game_now.row.played == 1 and len(game_now.match.state.board.places) == 60
    assert table.versions() == [0, 1]
    assert await file_of(await table["dan"].slash(table.channel, "board", size="large"))
    exported = await file_of(await table["ann"].slash(table.channel, "export"))
    assert record.replay(exported).played == 1


@pytest.mark.slow
@pytest.mark.timeout(1800)  # hundreds of boards, each drawn twice
@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_the_story_of_a_game(table: DiscordTable, language: str) -> None:
    """Few pictures stay, the newest board is always up to date, and few questions come with a call."""
    story = await story_of(table, NAME, language, sensible)
    assert story.pictures <= 40
    assert max(story.shares) <= 0.5, "a call for half of anybody's questions at most"
