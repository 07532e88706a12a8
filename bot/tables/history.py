"""A game played again from its rows: moves, several in one, and those that were taken back."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.store.rows import ActionRow
from games.engine.match import Match, Setting, Turn

UNDO = "undo"
"""A row that takes the last turn back; it stays in the log as undone."""
AND_THEN = ";"
"""Between the moves of a row with several."""


@dataclass(frozen=True)
class Entry:
    """A line of the log: a turn, whether it was undone, or that it now is (`undoes`). `version` is
    the row it came with; the opening is version 0."""

    version: int
    seat: int | None
    turn: Turn
    undone: bool = False
    undoes: bool = False
    origin: str = "player"


def play_again(setting: Setting[Any, Any], rows: Iterable[ActionRow]) -> tuple[Match[Any, Any], list[Entry]]:
    """The match as it is after these rows, and everything that happened on the way."""
    match = Match(setting)
    log = [Entry(0, None, match.opening)]
    standing: list[int] = []
    for version, row in enumerate(rows, 1):
        if undone := turns_undone(row.move):
            for _ in range(undone):
                place = standing.pop()
                log[place] = replace(log[place], undone=True)
                log.append(Entry(version, row.seat, log[place].turn, undoes=True))
                match = match.undone()
            continue
        for move in row.move.split(AND_THEN):
            standing.append(len(log))
            log.append(Entry(version, row.seat, match.play_text(row.seat, move), origin=row.origin))
    return match, log


def turns_undone(move: str) -> int:
    """How many turns a row takes back: `undo`, or `undo 3`; none if it is a move."""
    verb, _, count = move.strip().casefold().partition(" ")
    if verb != UNDO:
        return 0
    return int(count) if count.isdigit() else 1


def last_standing(log: Iterable[Entry]) -> Entry | None:
    """The last turn that was not undone."""
    standing = [entry for entry in log if entry.version and not entry.undone and not entry.undoes]
    return standing[-1] if standing else None
