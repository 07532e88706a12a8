"""Menus over all legal moves: at most 25 lines a menu, more are split into steps or pages."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from games.contract import Action, Game

LINES = 25


@dataclass(frozen=True)
class Line:
    """A line of a menu: a move, or a choice that leads to further ones."""

    part: Any
    value: str
    move: Action | None = None
    behind: int = 1


@dataclass(frozen=True)
class Menu:
    """What can be chosen after `prefix`; `pages` where there is too much for one menu."""

    prefix: tuple[str, ...]
    lines: list[Line]
    page: int
    pages: int


def menu(game: Game[Any, Any], moves: list[Action], prefix: tuple[str, ...] = (), page: int = 0) -> Menu:
    """The choices after a prefix. Where few moves remain they are all listed."""
    paths = {move: tuple(text_of(part) for part in game.parts(move)) for move in moves}
    remaining = [move for move in moves if paths[move][: len(prefix)] == prefix]
    if len(remaining) > LINES:
        groups: dict[str, list[Action]] = {}
        for move in remaining:
            groups.setdefault(paths[move][len(prefix)] if len(paths[move]) > len(prefix) else "", []).append(
                move
            )
        if len(groups) == 1 and "" not in groups:
            return menu(game, moves, (*prefix, next(iter(groups))), page)
        lines = [_line(game, prefix, next_, found) for next_, found in groups.items()]
    else:
        lines = [Line(game.parts(move)[-1], f"={game.write(move)}", move) for move in remaining]
    pages = max(-(-len(lines) // LINES), 1)
    page = min(max(page, 0), pages - 1)
    return Menu(prefix, lines[page * LINES : (page + 1) * LINES], page, pages)


def _line(game: Game[Any, Any], prefix: tuple[str, ...], next_: str, found: list[Action]) -> Line:
    if len(found) == 1:
        return Line(game.parts(found[0])[-1], f"={game.write(found[0])}", found[0])
    return Line(game.parts(found[0])[len(prefix)], f"/{'|'.join((*prefix, next_))}", None, len(found))


def text_of(part: Any) -> str:
    """A part of a move as it stands in a custom id."""
    return str(part.value if isinstance(part, Enum) else part)
