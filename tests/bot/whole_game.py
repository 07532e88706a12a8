"""Whole games on Discord, for the tests of each game: by buttons and panels, or by commands."""

import random
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord import MemberActor

from bot.messages.ids import MoveAt, Notation, coded, value_of
from bot.words import speak
from games.engine.match import AnyMatch
from games.engine.ranges import Ranged, settled
from tests.bot.discord_table import PEOPLE, DiscordTable, texts
from tests.marks import rarely

Way = Callable[[DiscordTable, MemberActor, str], Awaitable[None]]
Choice = Callable[[AnyMatch, int, random.Random], Any]


def any_move(match: AnyMatch, seat: int, dice: random.Random) -> Any:
    """A legal move that goes on with the game."""
    listed = match.game.legal(match.state, seat)
    return dice.choice([settled(move, dice) for move in listed if not isinstance(move, match.game.asides)])


async def whole_game(
    table: DiscordTable,
    game_name: str,
    players: int,
    language: str,
    way: Way,
    choose: Choice = any_move,
    turn: tuple[str, str] = ("Turn ", "Tour "),
) -> None:
    """Plays a game to its end: each move counts and has a board, the podium comes last, and all is said in
    one language. `turn` is what a turn is called in English and in French."""
    names = PEOPLE[:players]
    table.guild_language = language
    table.speak(language, *names)
    await table.start(*names, game=game_name)
    dice, moves = random.Random(players), 0
    while (game := await table.game()).asked:
        seat = game.match.game.actors(game.match.state)[0]
        move = game.match.game.write(choose(game.match, seat, dice))
        await way(table, await table.asked(), move)
        moves += 1
        assert (await table.game()).row.played == moves, move
    assert game.row.status == "over"
    assert table.versions() == list(range(moves + 1)), "a board for the start and every move"
    last = texts(table.boards()[-1])
    assert ("The game is over" if language == "en-US" else "La partie est finie") in last
    winner = game.match.game.result(game.match.state)[0]
    assert f"🥇 <@{game.row.players[winner.seat].user_id}>" in last
    everything = "\n".join(texts(message) for message in table.messages()).casefold()
    english, french = turn
    assert (english.casefold() in everything) == (language == "en-US")
    assert (french.casefold() in everything) == (language == "fr")


async def by_buttons(table: DiscordTable, who: MemberActor, move: str) -> None:
    """By a button under the board, or through the panel: menu, steps, confirmation."""
    board, verb = table.boards()[-1], move.partition(" ")[0]
    endings = (f":{move}", f":{coded(Notation(move), 0)}")
    button = next((id_ for id_ in table.ids(board) if id_.endswith(endings)), None)
    if button is not None:
        pressed = await table.press(who, board, button)
        if button.startswith("rh:ask:"):
            await table.press(who, table.panel(pressed), "rh:move:" + button.removeprefix("rh:ask:"))
        return
    if any(id_.startswith("rh:draft:") and id_.endswith(f":{verb}:") for id_ in table.ids(board)):
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
    kind, _, path = value.partition(":")
    return kind == "menu" and set(re.split("[-| ]", path)) <= set(re.split("[- ]", move))


async def by_numbers(table: DiscordTable, who: MemberActor, move: str) -> None:
    """Through the form with a field for each thing; where they are too many, through the panel."""
    verb = move.partition(" ")[0]
    opened = await table.press(who, table.boards()[-1], f":{verb}:")
    match = (await table.game()).match
    game = match.game
    wanted = {amount.what: amount.count for amount in game.read(match.state, move).amounts}
    seat = game.actors(match.state)[0]
    moves = (*game.legal(match.state, seat), *game.advice.numbers(match.state, seat))
    spans = next(move for move in moves if isinstance(move, Ranged) and move.verb == verb).spans
    if opened.modal:
        typed = {str(at): str(wanted.get(span.what, 0)) for at, span in enumerate(spans)}
        panel = table.panel(await who.submit_modal(opened, typed))
        await table.press(who, panel, table.id_with(panel, "rh:made:"))
        return
    panel = table.panel(opened)
    for at, span in enumerate(spans):
        if span.what in wanted:
            menu = table.id_with(panel, f":{verb}:{at}:")
            panel = table.panel(await table.choose(who, panel, str(wanted[span.what]), menu))
    await table.press(who, panel, table.id_with(panel, "rh:made:"))


async def by_commands(table: DiscordTable, who: MemberActor, move: str) -> None:
    """By the slash command of the game's own verb."""
    verb, _, rest = move.partition(" ")
    game = (await table.game()).row.game
    arguments = {speak("en", game).say(f"argument-{verb}"): rest} if rest else {}
    await who.slash(table.channel, verb, **arguments)


def each_way(*played: tuple[int, str], kept: tuple[int, str, Way] | None = None) -> pytest.MarkDecorator:
    """Tests tables of so many players in a language both ways; all but the one that may be kept are slow."""
    cases = [(*one, way) for one in played for way in (by_buttons, by_commands)]
    return pytest.mark.parametrize(("players", "language", "way"), rarely(cases, [kept]))
