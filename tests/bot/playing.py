"""Moves on Discord: typed one by one, or made quickly up to the end of a game."""

import random
from itertools import count
from typing import Any

from discord import ComponentType, InteractionType
from simcord import ChannelHandle

from bot.tables import play as tables
from bot.tables.table import Table
from games.engine.fuzz import random_move
from tests.bot.discord_table import DiscordTable
from tests.fifth_game import NAME
from tests.fifth_game.table import WHOLE

interactions = count(10**15)


async def play(table: DiscordTable, *moves: str, channel: ChannelHandle | None = None) -> None:
    """Moves that are typed by whoever is asked."""
    for move in moves:
        who = await table.asked(channel)
        before = (await table.game(channel)).row.played
        await who.slash(channel or table.channel, "move", move=move)
        assert (await table.game(channel)).row.played == before + 1, move


class Presses:
    """Counts what is pressed from now on: a click of a button, a choice in a menu, also in one of a form, and
    a form that is sent."""

    def __init__(self, table: DiscordTable) -> None:
        self._heard = table.emitted
        self._before = len(table.emitted)

    @property
    def count(self) -> int:
        """Presses so far."""
        return sum(map(_presses, self._heard[self._before :]))


def _presses(interaction: dict[str, Any]) -> int:
    if interaction["type"] == InteractionType.modal_submit.value:
        fields = [part.get("component") or {} for part in interaction["data"]["components"]]
        return 1 + sum(field.get("type") == ComponentType.select.value for field in fields)
    return int(interaction["type"] == InteractionType.component.value)


async def quickly(table: DiscordTable, moves: list[tuple[int, str]]) -> None:
    """Moves by seats, without their boards."""
    row = (await table.game()).row
    async with table.unposted():
        for seat, move in moves:
            user = row.players[seat].user_id
            await tables.move(table.bot.store, row.id, user, move, next(interactions))


def to_the_end(game: Table) -> list[tuple[int, str]]:
    """Seats and moves up to the end of a game that begins: the fifth game's script, else by dice."""
    match, dice, moves = game.match, random.Random(3), []
    script = iter(WHOLE[len(game.row.players)] if game.row.game == NAME else ())
    while actors := match.game.actors(match.state):
        move = next(script, None) or match.game.write(random_move(match.game, match.state, actors[0], dice))
        match.play_text(actors[0], move)
        moves.append((actors[0], move))
    return moves


async def finish(table: DiscordTable, *names: str, game: str = NAME) -> int:
    """A whole game of these people, its last move made as a player makes it; who made it."""
    await table.start(*names, game=game)
    moves = to_the_end(await table.game())
    await quickly(table, moves[:-1])
    mover = (await table.asked()).id
    await play(table, moves[-1][1])
    assert (await table.game()).row.status == "over"
    return mover
