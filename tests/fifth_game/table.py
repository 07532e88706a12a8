"""Games of Cairn to begin, to play on and to end: scripts in notation, each move by whoever is asked.

The scripts fit every seed: whatever is drawn, there are stones enough and the cairns bear them."""

from typing import Any

from games.cairn import GAME
from games.cairn.actions import Move
from games.cairn.state import CairnOptions, State
from games.engine.contract import Event
from games.engine.match import Match, Setting

NAMES = ("Ann", "Ben", "Cleo", "Dan")
SEED = "cairn"

WHOLE = {
    2: (
        "take Nevis 1", "take Lomond 1", "pass", "take Rannoch 2", "pass",
        "stack Nevis:1", "stack Lomond:1 Rannoch:2",
    ),
    3: (
        "take Nevis 2", "take Lomond 2", "take Rannoch 3", "take Nevis 2", "take Lomond 1", "take Rannoch 2",
        "pass", "pass", "pass", "stack Nevis:2", "stack Lomond:3", "stack Rannoch:5",
    ),
    4: (
        "take Nevis 2", "take Lomond 2", "take Rannoch 3", "pass", "take Nevis 2", "take Lomond 1",
        "take Rannoch 2", "pass", "pass", "pass", "stack Nevis:2", "stack Lomond:3", "stack Rannoch:5",
    ),
}  # fmt: skip
"""Whole games by the number of players. With 2 the second wins by the tie-break, with 3 and 4 by height;
the last of 4 has nothing to stack, and passes by force."""
SHORTEST = {players: ("pass",) * players for players in GAME.players}
"""Nobody gathers anything: all share the victory, stacking nothing by force."""
UNDOABLE = WHOLE[3][:1]
"""After this the last move can be taken back by whoever made it."""
DRAWN = WHOLE[3][:9]
"""After this it can't: the storm blew. Somebody is asked to stack."""


def started(players: int = 3, seed: str = SEED, storm: bool = True) -> Match[State, Move]:
    """A game before its first move; seats are in the order of `NAMES`."""
    setting = Setting(GAME, NAMES[:players], seed, CairnOptions(storm), GAME.board())
    return Match(setting)


def played(*moves: str, players: int = 3, seed: str = SEED, storm: bool = True) -> Match[State, Move]:
    """A game after these moves."""
    match = started(players, seed, storm)
    for move in moves:
        match.play_text(asked(match), move)
        assert GAME.check(match.state) == []
    return match


def over(players: int = 3, seed: str = SEED) -> Match[State, Move]:
    """A game that has come to its end."""
    return played(*WHOLE[players], players=players, seed=seed)


def asked(match: Match[State, Move]) -> int:
    """The seat that the table waits for."""
    return GAME.actors(match.state)[0]


def happened(match: Match[State, Move], kind: type[Event]) -> list[Any]:
    """The events of a kind in the last turn."""
    return [event for event in match.turns[-1].events if isinstance(event, kind)]
