"""Great Western on Discord."""

import random
from typing import Any

import pytest

from games.engine.match import AnyMatch
from games.great_western.actions import Bid, Connect
from games.great_western.components import Boarding
from tests.bot.discord_table import DiscordTable, texts
from tests.bot.stories import sensible, story_of
from tests.bot.whole_game import Way, by_buttons, each_way, whole_game

NAME = "great-western"


def bold(match: AnyMatch, seat: int, dice: random.Random) -> Any:
    """The lowest bids for trains, and connections, so that a whole game is short."""
    moves = list(match.game.legal(match.state, seat))
    bids = [move for move in moves if isinstance(move, Bid)]
    lowest = min((bid.pieces for bid in bids), default=0)
    cheap = [bid for bid in bids if bid.pieces == lowest]
    return dice.choice(cheap or [move for move in moves if isinstance(move, Connect)] or moves)


@each_way((2, "fr"), (4, "en-US"), kept=(2, "fr", by_buttons))
async def test_a_whole_game(table: DiscordTable, players: int, language: str, way: Way) -> None:
    await whole_game(table, NAME, players, language, way, bold)


@pytest.mark.parametrize(
    ("option", "value", "before", "after", "chosen"),
    [
        ("ferries", "false", "with ferries", "without ferries", False),
        (
            "boarding",
            "book",
            "bids are spent before the swap",
            "the swap before the bids, as in the book",
            Boarding.BOOK,
        ),
    ],
)
async def test_a_lobby_offers_the_options(
    table: DiscordTable, option: str, value: str, before: str, after: str, chosen: object
) -> None:
    lobby = await table.new_game("ann", "ben", game=NAME)
    assert before in texts(lobby)
    form = await table.press(table["ann"], lobby, ":options")
    await table.fill(table["ann"], form, **{option: value})
    assert after in texts(table.messages()[0])
    await table.press(table["ann"], table.messages()[0], ":start")
    assert getattr((await table.game()).match.state, option) == chosen


@pytest.mark.slow
@pytest.mark.timeout(1800)  # hundreds of boards, each drawn twice
@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_the_story_of_a_game(table: DiscordTable, language: str) -> None:
    """Few pictures stay, the newest board is always up to date, and few questions come with a call."""
    story = await story_of(table, NAME, language, sensible)
    assert story.pictures <= 40
    assert max(story.shares) <= 0.5, "a call for half of anybody's questions at most"
