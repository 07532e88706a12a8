"""Positions broken on purpose, to see that a game's check names every way in which one can be."""

import ast
import inspect
import sys
from collections.abc import Callable
from functools import cached_property
from typing import Any

from games.engine.contract import AnyGame

Check = Callable[[Any], list[str]]
BreakIt = Callable[[Any], None]


class Case:
    """A sound position, what breaks it in one way, and the complaint about it."""

    def __init__(self, complaint: str, make: Callable[[], Any], break_it: BreakIt) -> None:
        self.name = break_it.__name__
        self.complaint, self._make, self._break_it = complaint, make, break_it

    @cached_property
    def sound(self) -> Any:
        """The position as it should be."""
        return self._make()

    @cached_property
    def broken(self) -> Any:
        """The position as it should never be."""
        state = self._make()
        self._break_it(state)
        return state

    def is_told(self, check: Check) -> bool:
        """Whether a check has nothing against the sound position and names what is broken."""
        return check(self.sound) == [] and self.complaint in check(self.broken)


class Cases(list[Case]):
    """A game's broken positions. `sound` makes the position that is broken unless a case has its own."""

    def __init__(self, sound: Callable[[], Any]) -> None:
        super().__init__()
        self.sound = sound

    def says(self, complaint: str, sound: Callable[[], Any] | None = None) -> Callable[[BreakIt], None]:
        """Keeps a function that breaks a position so that the check must complain in these words."""
        return lambda break_it: self.append(Case(complaint, sound or self.sound, break_it))


def conditions_without_a_case(game: AnyGame, cases: Cases) -> list[str]:
    """The conditions of a game's check that no case needs: if they never held, nobody would notice."""
    source = inspect.getsource(sys.modules[game.check.__module__])
    told = [case for case in cases if case.is_told(game.check)]
    idle = []
    for number, condition in enumerate(_conditions(ast.parse(source))):
        check = _without(source, number)
        if all(case.is_told(check) for case in told):
            idle.append(f"line {condition.lineno}: {ast.unparse(condition)}")
    return idle


def _conditions(tree: ast.Module) -> list[ast.expr]:
    """What is asked in branches and comprehensions, alternatives one by one."""
    asked: list[ast.expr] = []
    for node in ast.walk(tree):
        asked += [node.test] if isinstance(node, ast.If) else getattr(node, "ifs", [])
    return [part for test in asked for part in _alternatives(test)]


def _alternatives(test: ast.expr) -> list[ast.expr]:
    return test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.Or) else [test]


def _without(source: str, number: int) -> Check:
    """The check with one of its conditions never true."""
    tree = ast.parse(source)
    never = _conditions(tree)[number]

    class Never(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return ast.copy_location(ast.Constant(False), node) if node is never else self.generic_visit(node)

    names: dict[str, Any] = {}
    exec(compile(Never().visit(tree), "check", "exec"), names)
    check: Check = names["check"]
    return check
