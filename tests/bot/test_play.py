"""Playing: whole games, and everything that people do to buttons."""

import random
from typing import Any

import pytest

from bot.messages.ids import MenuAt, MoveAt, Notation, coded, read_panel, value_of
from bot.words import speak
from games.age_of_steam.actions import Pass
from games.age_of_steam.state import Phase
from games.engine.ranges import Ranged, settled
from games.great_western.actions import Bid as TrainBid
from games.great_western.actions import Connect
from games.steel_driver.actions import Auction, Bid
from tests.bot.discord_table import DiscordTable, texts
from tests.marks import rarely


def told(table: DiscordTable, result: Any) -> str:
    return texts(table.panel(result))


def bold(moves: list[Any]) -> list[Any]:
    """High bids, so that a whole game is short."""
    auctions = [move for move in moves if isinstance(move, Auction)]
    bids = [move for move in moves if isinstance(move, Bid)]
    trains = [move for move in moves if isinstance(move, TrainBid)]
    if trains:
        lowest = min(move.pieces for move in trains)
        return [move for move in trains if move.pieces == lowest]
    connections = [move for move in moves if isinstance(move, Connect)]
    if connections:
        return connections
    if auctions:
        top = max(move.bid for move in auctions)
        return [move for move in auctions if move.bid == top]
    return [move for move in moves if not isinstance(move, Bid)] if bids else moves


def steady(match: Any, seat: int, dice: random.Random) -> Any:
    """What suggests itself first, without bidding; other players are bankrupt after a turn or two."""
    if match.state.phase is Phase.AUCTION:
        return Pass()
    moves = list(match.game.advice.likely(match.state, seat))
    return dice.choice(moves) if match.state.phase is Phase.PRIVILEGES else moves[0]


async def next_move(table: DiscordTable, dice: random.Random) -> tuple[Any, str]:
    """Who is asked, and a move for him in notation."""
    game = await table.game()
    match = game.match
    seat = match.game.actors(match.state)[0]
    if match.game.name == "age-of-steam":
        return await table.asked(), match.game.write(steady(match, seat, dice))
    listed = match.game.legal(match.state, seat)
    moves = [settled(move, dice) for move in listed if not isinstance(move, match.game.asides)]
    return await table.asked(), match.game.write(dice.choice(bold(moves)))


async def by_buttons(table: DiscordTable, who: Any, move: str) -> None:
    """By a button under the board, or through the panel: menu, steps, confirmation."""
    board = table.boards()[-1]
    button = next((id_ for id_ in table.ids(board) if id_.endswith((f":{move}", f":{coded(move, 0)}"))), None)
    if button is not None:
        await table.press(who, board, button)
        return
    if any(id_.startswith("rh:draft:") for id_ in table.ids(board)) and move.startswith("produce "):
        await by_numbers(table, who, move)
        return
    panel = table.panel(await table.press(who, board, table.id_with(board, "rh:more:")))
    wanted = value_of(MoveAt(Notation(move)))
    while wanted not in table.values(panel):
        chosen = next((value for value in table.values(panel) if leads_to(value, move)), None)
        if chosen is None:
            later = [id_ for id_ in table.ids(panel) if id_.startswith("rh:step:")][-1]
            panel = table.panel(await table.press(who, panel, later))
            continue
        panel = table.panel(await table.choose(who, panel, chosen))
    panel = table.panel(await table.choose(who, panel, wanted))
    await table.press(who, panel, table.id_with(panel, "rh:move:"))


def leads_to(value: str, move: str) -> bool:
    """Whether a step of a menu is on the way to a move."""
    words, place = set(move.replace("-", " ").split()), read_panel(value)
    return isinstance(place, MenuAt) and all(
        set(part.replace("-", " ").split()) <= words for part in place.path
    )


async def by_numbers(table: DiscordTable, who: Any, move: str) -> None:
    """Through the panel with a menu for each space; the numbers are chosen one by one."""
    panel = table.panel(await table.press(who, table.boards()[-1], "produce:"))
    game = await table.game()
    wanted = {amount.what: amount.count for amount in game.match.game.read(game.match.state, move).amounts}
    legal = game.match.game.legal(game.match.state, game.match.game.actors(game.match.state)[0])
    spans = next(move for move in legal if isinstance(move, Ranged)).spans
    for at, span in enumerate(spans):
        if span.what in wanted:
            menu = table.id_with(panel, f":produce:{at}:")
            panel = table.panel(await table.choose(who, panel, str(wanted[span.what]), menu))
    await table.press(who, panel, table.id_with(panel, "rh:made:"))


async def by_commands(table: DiscordTable, who: Any, move: str) -> None:
    verb, _, rest = move.partition(" ")
    game = (await table.game()).row.game
    arguments = {speak("en", game).say(f"argument-{verb}"): rest} if rest else {}
    await who.slash(table.channel, verb, **arguments)


TABLES = (
    ("steel-driver", 3, "en-US"),
    ("steel-driver", 6, "fr"),
    ("great-western", 2, "fr"),
    ("great-western", 4, "en-US"),
    ("automobile", 3, "en-US"),
    ("automobile", 5, "fr"),
    ("age-of-steam", 4, "en-US"),
    ("age-of-steam", 6, "fr"),
)
OF_EACH_GAME_ONE = (
    ("steel-driver", 3, "en-US", by_buttons),
    ("great-western", 2, "fr", by_buttons),
    ("automobile", 3, "en-US", by_commands),
    ("age-of-steam", 4, "en-US", by_commands),
)


@pytest.mark.parametrize(
    ("game_name", "players", "language", "play"),
    rarely([(*played, way) for played in TABLES for way in (by_buttons, by_commands)], OF_EACH_GAME_ONE),
)
async def test_a_whole_game(
    table: DiscordTable, game_name: str, players: int, language: str, play: Any
) -> None:
    names = ("ann", "ben", "cleo", "dan", "eve", "finn")[:players]
    table.guild_language = language
    table.speak(language, *names)
    await table.start(*names, game=game_name)
    dice = random.Random(players)
    moves = 0
    while (await table.game()).asked:
        who, move = await next_move(table, dice)
        await play(table, who, move)
        moves += 1
        assert (await table.game()).row.played == moves, move
    game = await table.game()
    assert game.row.status == "over"
    assert len(table.boards()) == moves + 1, "a board for the start and for every move"
    last = texts(table.boards()[-1])
    assert ("The game is over" if language == "en-US" else "La partie est finie") in last
    winner = game.match.game.result(game.match.state)[0]
    assert f"**{winner.rank}.** {game.match.setting.seats[winner.seat]}" in last
    everything = "\n".join(texts(message) for message in table.messages()).casefold()
    english, french = ("Round ", "Manche ") if game_name == "steel-driver" else ("Turn ", "Tour ")
    assert (english.casefold() in everything) == (language == "en-US")
    assert (french.casefold() in everything) == (language == "fr")


async def test_somebody_elses_button_does_nothing(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    asked = await table.asked()
    other = next(table[name] for name in ("ann", "ben", "cleo") if table[name].id != asked.id)
    board = table.boards()[-1]
    assert "not your turn" in told(table, await table.press(other, board, ":pass"))
    assert "not your turn" in told(table, await table.press(other, board, table.id_with(board, "rh:more:")))
    assert (await table.game()).row.played == 0
    assert len(table.boards()) == 1


async def test_a_spectator_can_only_watch(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    board = table.boards()[-1]
    assert "no seat" in told(table, await table.press(table["dan"], board, ":pass"))
    assert "no seat" in told(table, await table.press(table["dan"], board, table.id_with(board, "rh:more:")))
    assert "no seat" in told(table, await table["dan"].slash(table.channel, "move", move="pass"))
    result = await table["dan"].autocomplete(table.channel, "move", "move", "")
    assert _choices(result) == []
    assert (await table.game()).row.played == 0


async def test_a_stale_button_is_refused_kindly(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    first = table.boards()[-1]
    await table.press(await table.asked(), first, ":pass")
    asked = await table.asked()
    assert "moved on" in told(table, await table.press(asked, first, ":pass"))
    assert (await table.game()).row.played == 1


async def test_a_double_click_is_one_move(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    board, asked = table.boards()[-1], await table.asked()
    await table.press(asked, board, ":pass")
    await table.press(asked, board, ":pass")
    assert (await table.game()).row.played == 1
    assert len(table.boards()) == 2


async def test_the_same_interaction_delivered_twice_is_one_move(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    await table.press(await table.asked(), table.boards()[-1], ":auction red 1")
    await table.repeat_last()
    assert (await table.game()).row.played == 1
    assert len(table.boards()) == 2
    await table.asked()


async def test_the_same_command_delivered_twice_is_one_move(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    await (await table.asked()).slash(table.channel, "pass")
    await table.repeat_last()
    assert (await table.game()).row.played == 1
    assert len(table.boards()) == 2


async def test_two_players_at_the_same_instant(table: DiscordTable) -> None:
    """One is asked and one is not; the bidder's move counts, the other is told."""
    await table.start("ann", "ben", "cleo")
    await table.press(await table.asked(), table.boards()[-1], ":auction red 1")
    board, asked = table.boards()[-1], await table.asked()
    other = next(table[name] for name in ("ann", "ben", "cleo") if table[name].id != asked.id)
    await table.at_once(board, [(asked, ":bid 2"), (other, ":bid 3"), (asked, ":bid 4")])
    game = await table.game()
    assert game.row.played == 2
    assert game.match.state.sale.bid == 2
    assert len(table.boards()) == 3


async def test_old_buttons_work_after_a_restart(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    board = table.boards()[-1]
    panel = table.panel(await table.press(await table.asked(), board, table.id_with(board, "rh:more:")))
    await table.restart()
    assert len(table.boards()) == 1, "nothing is posted twice"
    panel = table.panel(await table.choose(await table.asked(), panel, "move:pass"))
    await table.press(await table.asked(), panel, ":pass")
    await table.press(await table.asked(), table.boards()[-1], ":pass")
    assert (await table.game()).row.played == 2


async def test_completion_offers_legal_moves_in_the_readers_language(table: DiscordTable) -> None:
    table.speak("fr", "ann", "ben", "cleo")
    await table.start("ann", "ben", "cleo")
    asked = await table.asked()
    result = await asked.autocomplete(table.channel, "move", "move", "vert")
    choices = _choices(result)
    assert choices
    assert all("Vert" in choice["name"] and choice["value"].startswith("auction green") for choice in choices)
    result = await asked.autocomplete(table.channel, "auction", "what", "green 7")
    assert [choice["value"] for choice in _choices(result)] == ["green 7"]


async def test_a_refused_move_says_what_would_be_right(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    asked = await table.asked()
    assert "at most" in told(table, await asked.slash(table.channel, "auction", what="green 99"))
    assert "is not a move" in told(table, await asked.slash(table.channel, "move", move="castle"))
    assert "Put a company up" in told(table, await asked.slash(table.channel, "bid", amount="3"))
    assert (await table.game()).row.played == 0
    assert len(table.boards()) == 1


async def test_without_a_game_every_command_says_so(table: DiscordTable) -> None:
    for command, options in {
        "move": {"move": "pass"}, "pass": {}, "bid": {"amount": "1"}, "board": {}, "status": {}, "log": {},
        "score": {}, "export": {},
    }.items():  # fmt: skip
        assert "No game runs" in told(table, await table["ann"].slash(table.channel, command, **options))


async def test_forced_moves_are_told_in_the_message_of_the_move_that_caused_them(table: DiscordTable) -> None:
    await table.start("ann", "ben", "cleo")
    await (await table.asked()).slash(table.channel, "auction", what="green 10")
    board = texts(table.boards()[-1])
    assert "drop out of the bidding for Green. _(no choice)_" in board
    assert "Green goes to" in board
    assert len(table.boards()) == 2


async def test_names_and_boards_never_ping(table: DiscordTable) -> None:
    evil = table.guild.add_member(table.env.create_user("@everyone **x** <@1>"))
    table.people["evil"] = evil
    await table.start("evil", "ben", "cleo")
    await table.press(await table.asked(), table.boards()[-1], ":pass")
    asked = await table.asked()
    for request in table.env.http_requests:
        allowed = (request.json or {}).get("allowed_mentions") if isinstance(request.json, dict) else None
        if allowed and request.path.endswith("/messages"):
            assert allowed["parse"] == []
            assert len(allowed.get("users", [])) <= 1
    assert asked


def _choices(result: Any) -> list[dict[str, Any]]:
    found = getattr(result, "autocomplete_choices", result)
    return [
        choice if isinstance(choice, dict) else {"name": choice.name, "value": choice.value}
        for choice in found or []
    ]
