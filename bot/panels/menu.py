"""Menus over all legal moves: at most 25 lines a menu, more are split into steps or pages."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from bot.panels.codes import coded
from games.engine.contract import Action, Game
from games.engine.ranges import Ranged

LINES = 25
ROOM = 99


@dataclass(frozen=True)
class Line:
    """A line of a menu: a move, or a choice that leads to further ones."""

    part: Any
    value: str
    move: Action | Ranged | None = None
    behind: int = 1


@dataclass(frozen=True)
class Menu:
    """What can be chosen after `prefix`; `pages` where there is too much for one menu."""

    prefix: tuple[str, ...]
    lines: list[Line]
    page: int
    pages: int


def menu(
    game: Game[Any, Any], moves: list[Action | Ranged], prefix: tuple[str, ...] = (), page: int = 0
) -> Menu:
    """The choices after a prefix. Where few moves remain they are all listed."""
    paths = [(move, tuple(text_of(part) for part in parts_of(game, move))) for move in moves]
    remaining = [(move, path) for move, path in paths if path[: len(prefix)] == prefix]
    if len(remaining) > LINES:
        groups: dict[str, list[Action | Ranged]] = {}
        for move, path in remaining:
            groups.setdefault(path[len(prefix)] if len(path) > len(prefix) else "", []).append(move)
        if len(groups) == 1 and "" not in groups:
            return menu(game, moves, (*prefix, next(iter(groups))), page)
        lines = [_line(game, prefix, next_, found) for next_, found in groups.items()]
    else:
        lines = [_end(game, move) for move, _ in remaining]
    pages = max(-(-len(lines) // LINES), 1)
    page = min(max(page, 0), pages - 1)
    return Menu(prefix, lines[page * LINES : (page + 1) * LINES], page, pages)


def _line(game: Game[Any, Any], prefix: tuple[str, ...], next_: str, found: list[Action | Ranged]) -> Line:
    if len(found) == 1:
        return _end(game, found[0])
    part = parts_of(game, found[0])[len(prefix)]
    return Line(part, f"/{'|'.join((*prefix, next_))}", None, len(found))


def _end(game: Game[Any, Any], move: Action | Ranged) -> Line:
    """A line that leads to a move, or to the numbers of one."""
    value = f"#{move.verb}" if isinstance(move, Ranged) else f"={coded(game.write(move), ROOM)}"
    return Line(parts_of(game, move)[-1], value, move)


def parts_of(game: Game[Any, Any], move: Action | Ranged) -> tuple[Any, ...]:
    """A move as the choices that lead to it."""
    return (move.verb,) if isinstance(move, Ranged) else game.advice.choices(move)


def text_of(part: Any) -> str:
    """A part of a move as it stands in a custom id."""
    return str(part.value if isinstance(part, Enum) else part)
