"""All legal moves as a tree of choices: at most a menu full at a time, more are split into steps."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from bot.messages.ids import MenuAt, MoveAt, Notation, NumbersAt, PanelAt
from bot.messages.limits import OPTIONS
from games.engine.contract import Action, AnyGame
from games.engine.ranges import Ranged


@dataclass(frozen=True)
class Branch:
    """A choice, and the place of the panel that it leads to: a move, its numbers, or further choices, behind
    which there are several moves."""

    part: object
    place: PanelAt
    move: Action | None = None
    behind: Sequence[Action] = ()


@dataclass(frozen=True)
class Fork:
    """What can be chosen after `path`."""

    path: tuple[str, ...]
    branches: list[Branch]


def fork(game: AnyGame, moves: Sequence[Action | Ranged], path: tuple[str, ...] = ()) -> Fork:
    """The choices after a path. Where few moves remain they are all listed."""
    paths = [(move, tuple(text_of(part) for part in parts_of(game, move))) for move in moves]
    remaining = [(move, whole) for move, whole in paths if whole[: len(path)] == path]
    if len(remaining) <= OPTIONS:
        return Fork(path, [leaf(game, move) for move, _ in remaining])
    groups: dict[str, list[Action | Ranged]] = {}
    for move, whole in remaining:
        groups.setdefault(whole[len(path)] if len(whole) > len(path) else "", []).append(move)
    if len(groups) == 1 and "" not in groups:
        return fork(game, moves, (*path, next(iter(groups))))
    return Fork(path, [_branch(game, path, part, found) for part, found in groups.items()])


def parts_of(game: AnyGame, move: Action | Ranged) -> tuple[object, ...]:
    """A move as the choices that lead to it."""
    return (move.verb,) if isinstance(move, Ranged) else game.advice.choices(move)


def text_of(part: object) -> str:
    """A part of a move as it stands in a path."""
    return str(part.value if isinstance(part, Enum) else part)


def _branch(game: AnyGame, path: tuple[str, ...], part: str, found: list[Action | Ranged]) -> Branch:
    if len(found) == 1:
        return leaf(game, found[0])
    moves = [move for move in found if not isinstance(move, Ranged)]
    return Branch(parts_of(game, found[0])[len(path)], MenuAt((*path, part)), behind=moves)


def leaf(game: AnyGame, move: Action | Ranged) -> Branch:
    """A choice that leads to a move, or to the numbers of one."""
    if isinstance(move, Ranged):
        return Branch(move.verb, NumbersAt(move.verb))
    return Branch(game.advice.choices(move)[-1], MoveAt(Notation(game.write(move))), move)
