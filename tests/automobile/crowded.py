"""Boards as full as they may be, and boards of somebody's own."""

import json
from functools import cache
from typing import Any

from games.automobile import GAME
from games.automobile.components import CLASSES
from games.automobile.state import Space
from games.engine.contract import freeze, thaw
from games.engine.match import AnyMatch, Match, set_up
from games.players.levels import PLAYERS
from rendering.scene import Scene
from tests.automobile.matches import FIVE

EVERY = 15


@cache
def by_computers(seed: int, players: int = 5) -> list[Scene]:
    """Boards of a game of quick computers, from time to time and at its end."""
    match: AnyMatch = Match(set_up(GAME.name, FIVE[:players], f"crowded {seed}"))
    found = []
    while seats := GAME.actors(match.state):
        view = GAME.view(match.state, seats[0])
        for move in PLAYERS["quick"](GAME, view, seats[0], f"{seed} {match.played}"):
            match.play(seats[0], move)
        if match.played % EVERY == 0 or not GAME.actors(match.state):
            told = thaw(GAME.State, freeze(match.state), match.state.board)
            found.append(Scene(GAME.name, told, FIVE[:players], events=match.turns[-1].events))
    return found


def custom_board(count: int) -> Any:
    """A board with so many spaces, long names, and as many slots as there can be."""
    figures = json.loads(GAME.board().json)
    figures["spaces"] = figures["spaces"][:count]
    figures["spaces"][0]["model"] = "W" * 24
    figures["spaces"][1]["model"] = "Wolseley-Wilks Wanderers"
    figures["spaces"][2]["cost"] = 5000
    for row in figures["classes"].values():
        row["slots"] = [12, 12, 12]
    return GAME.read_board(json.dumps(figures).encode())


def fill_up(match: AnyMatch) -> None:
    """Everything that a space can hold, on every space."""
    state = match.state
    seats = len(state.players)
    for number, model in enumerate(state.spaces):
        state.spaces[model] = Space(number % seats, 3, True, False, 28, True, 2)
    for car_class, row in state.board.classes.items():
        state.slots[car_class] = [number % seats for number in range(row.slots_in(state.turn))]
    for player in state.players:
        player.cash, player.debt, player.losses, player.research = 12_340, 2_340, 123, 44
        player.bands = dict.fromkeys(CLASSES, 8)
