"""Age of Steam on Discord: links planned in a panel, tiles taken back, long deliveries."""

import random
from typing import Any

import pytest

from games.age_of_steam.actions import Pass
from games.age_of_steam.state import Phase
from games.engine.match import AnyMatch
from games.engine.words import words
from tests.bot.discord_table import DiscordTable, texts, told
from tests.bot.playing import play
from tests.bot.slow import THREE
from tests.bot.whole_game import Way, each_way, whole_game
from tests.marks import rarely

NAME = "age-of-steam"


async def building(table: DiscordTable) -> Any:
    """A game in which somebody is asked to build, with money."""
    await table.start(*THREE, game=NAME)
    await play(table, "shares 2", "shares 2", "shares 2", "pass", "pass")
    await play(table, "choose engineer", "choose first-move", "choose locomotive")
    assert (await table.game()).match.state.phase is Phase.BUILDING
    return await table.asked()


def steady(match: AnyMatch, seat: int, dice: random.Random) -> Any:
    """What suggests itself first, without bidding; other players are bankrupt after a turn or two."""
    if match.state.phase is Phase.AUCTION:
        return Pass()
    moves = list(match.game.advice.likely(match.state, seat))
    return dice.choice(moves) if match.state.phase is Phase.PRIVILEGES else moves[0]


@each_way((3, "en-US"), (6, "fr"))
async def test_a_whole_game(table: DiscordTable, players: int, language: str, way: Way) -> None:
    await whole_game(table, NAME, players, language, way, steady)


@pytest.mark.parametrize("language", rarely(["en-US", "fr"], ["fr"]))
async def test_a_link_is_planned_from_here_to_there(table: DiscordTable, language: str) -> None:
    table.speak(language, *THREE)
    who = await building(table)
    board = table.boards()[-1]
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:plan:")))
    assert "plan:Chicago" in table.values(panel)
    panel = table.panel(await table.choose(who, panel, "plan:Chicago"))
    assert "plan:Chicago|Milwaukee" in table.values(panel)
    panel = table.panel(await table.choose(who, panel, "plan:Chicago|Milwaukee"))
    ways = table.values(panel)
    assert 1 < len(ways) <= 5
    panel = table.panel(await table.choose(who, panel, ways[0]))
    assert panel.attachments, "the way is shown"
    assert "H5" in texts(panel)
    boards = len(table.boards())
    await table.press(who, panel, table.id_with(panel, "rh:move:"))
    assert len(table.boards()) == boards + 1, "one board for the whole link"
    assert {"H5", "H4"} <= set((await table.game()).match.state.tiles)
    assert (await table.asked()).id == who.id


@pytest.mark.parametrize(
    "typed", rarely(["chicago – milwaukee", "Milwaukee-Chicago"], ["chicago – milwaukee"])
)
async def test_a_link_that_is_typed_by_its_ends_is_shown_before_it_is_played(
    table: DiscordTable, typed: str
) -> None:
    who = await building(table)
    panel = table.panel(await who.slash(table.channel, "build", where=typed))
    assert panel.attachments, "the way is shown"
    assert (await table.game()).match.state.tiles == {}
    await table.press(who, panel, table.id_with(panel, "rh:move:"))
    assert {"H5", "H4"} <= set((await table.game()).match.state.tiles)


async def test_a_link_that_can_t_be_built_is_refused_as_it_was_typed(table: DiscordTable) -> None:
    who = await building(table)
    assert "Chicago-Zzyzx" in told(table, await who.slash(table.channel, "build", where="Chicago-Zzyzx"))
    assert (await table.game()).match.state.tiles == {}


@pytest.mark.parametrize(("language", "command"), [("en-US", "move"), ("fr", "move")])
async def test_a_move_can_be_typed_as_a_menu_shows_it(
    table: DiscordTable, language: str, command: str
) -> None:
    table.speak(language, *THREE)
    who = await building(table)
    game = await table.game()
    move = game.match.game.read(game.match.state, "build H5 N-S")
    shown = words(language[:2], NAME).move(move)
    await who.slash(table.channel, command, move=shown.upper())
    assert set((await table.game()).match.state.tiles) == {"H5"}


async def test_tiles_are_taken_back_one_by_one_and_stay_in_the_log_as_undone(table: DiscordTable) -> None:
    who = await building(table)
    await play(table, "build H5 N-S; build H4 S")
    assert set((await table.game()).match.state.tiles) == {"H5", "H4"}
    other = next(table[name] for name in THREE if table[name].id != who.id)
    board = table.boards()[-1]
    assert "only its player" in told(table, await table.press(other, board, ":undo"))
    await table.press(who, board, ":undo")
    assert set((await table.game()).match.state.tiles) == {"H5"}
    assert "takes back" in texts(table.boards()[-1])
    assert "moved on" in told(table, await table.press(who, board, ":undo"))
    await table.restart()
    await who.slash(table.channel, "undo")
    game = await table.game()
    assert game.match.state.tiles == {}
    assert game.match.state.players[game.row.seat_of(who.id) or 0].cash == 20
    log = told(table, await table["dan"].slash(table.channel, "log"))
    assert log.count("~~") >= 4
    assert log.count("takes back") == 2
    await play(table, "build H5 N-S")
    assert set((await table.game()).match.state.tiles) == {"H5"}


async def test_what_drew_something_is_not_taken_back(table: DiscordTable) -> None:
    await table.start(*THREE, game=NAME)
    who = await table.asked()
    assert "no move to take back" in told(table, await who.slash(table.channel, "undo"))
    await play(table, "shares 1")
    await who.slash(table.channel, "undo")
    assert (await table.asked()).id == who.id
    assert all(":undo" not in id_ for id_ in table.ids(table.boards()[0]))


async def test_several_moves_are_played_all_or_none(table: DiscordTable) -> None:
    who = await building(table)
    refused = await who.slash(table.channel, "move", move="build H5 N-S; build A1 N-S")
    assert "A1" in told(table, refused) or "map" in told(table, refused)
    assert (await table.game()).match.state.tiles == {}


async def test_the_tile_menu_shows_numbered_ghosts_of_a_hex(table: DiscordTable) -> None:
    who = await building(table)
    board = table.boards()[-1]
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:more:")))
    panel = table.panel(await table.choose(who, panel, "menu:build"))
    hexes = table.values(panel)
    assert "menu:build|G6" in hexes
    panel = table.panel(await table.choose(who, panel, "menu:build|G6"))
    assert panel.attachments
    assert "move:build G6 NE-SE" in table.values(panel) or len(table.values(panel)) > 3
