"""How a database finds what it is asked for: each question is explained by it."""

import ast
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store.drivers import Where, postgres, sqlite

OF_NONE = "IN (NULL)"
"""Nothing is looked through for what nothing can match, whatever the plan says."""
SMALL = {"unrated", "processes"}
"""Tables that do not grow."""

GAP = "\0"

Said = dict[str, Sequence[Any]]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """What the database is told and asked, with values of one time."""
    heard: Said = {}

    def hear(run: Callable[..., Any]) -> Callable[..., Any]:
        def heard_of(connection: Any, statements: Sequence[Any]) -> Any:
            heard.update({sql: values for sql, values, *_ in statements if OF_NONE not in sql})
            return run(connection, statements)

        return heard_of

    monkeypatch.setattr(sqlite, "_run", hear(sqlite._run))
    monkeypatch.setattr(postgres, "_execute", hear(postgres._execute))
    return heard


def unsaid(folder: Path, said: Said) -> list[str]:
    """What stands in the files of a folder to be told to a database, and was not; where it stands."""
    told = "\n".join(said)
    return [
        f"{file.name}:{line}: {words.replace(GAP, '...')}"
        for file in sorted(folder.glob("*.py"))
        for line, words in _statements(ast.parse(file.read_text("utf-8")))
        if not re.search(".*?".join(map(re.escape, words.split(GAP))), told, re.DOTALL)
    ]


def _statements(part: ast.AST) -> Iterator[tuple[int, str]]:
    """The texts of SQL in a program, and what is put in is a gap."""
    words = ""
    match part:
        case ast.Constant(value=str(words)):
            pass
        case ast.JoinedStr(values=parts):
            words = "".join(str(one.value) if isinstance(one, ast.Constant) else GAP for one in parts)
    if re.match(r"(SELECT|INSERT|UPDATE|DELETE|WITH)\b", words):
        yield part.lineno, words  # type: ignore[attr-defined]
    for child in ast.iter_child_nodes(part) if not words else ():
        yield from _statements(child)


def slow_ones(where: Where, said: Said) -> dict[str, list[str]]:
    """What looks through a table that grows, and how."""
    return by_sqlite(where, said) if isinstance(where, Path) else by_postgres(where, said)


def by_sqlite(file: Path, said: Said) -> dict[str, list[str]]:
    with closing(sqlite3.connect(file)) as db:
        plans = {
            sql: [detail for *_, detail in db.execute(f"EXPLAIN QUERY PLAN {sql}", tuple(values))]
            for sql, values in said.items()
        }
        partial = {
            name for name, sql in db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index'")
            if sql and " WHERE " in sql
        }  # fmt: skip
    return {sql: steps for sql, steps in plans.items() if any(scans(step, partial) for step in steps)}


def by_postgres(address: str, said: Said) -> dict[str, list[str]]:
    """The same; where there is an index it is taken, however small the table is."""
    with psycopg.connect(address) as db:
        for way in ("seqscan", "hashjoin", "mergejoin"):
            db.execute(f"SET enable_{way} = off".encode())
        partial = {
            name for (name,) in db.execute("SELECT indexname FROM pg_indexes WHERE indexdef ~ ' WHERE '")
        }
        slow = {}
        for sql, values in said.items():
            if sql.startswith(("SELECT", "INSERT", "UPDATE", "DELETE")):
                asked = sql.replace("?", "%s").encode()
                cursor = db.execute(b"EXPLAIN (FORMAT JSON) " + asked, [*map(plain, values)])
                [[[plan]]] = cursor.fetchall()
                if steps := looking_through(plan["Plan"], partial):
                    slow[sql] = steps
    return slow


def plain(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def looking_through(step: dict[str, Any], partial: set[str], table: str = "", few: bool = False) -> list[str]:
    """The steps of a plan that go through a whole table, or through an index of all of it. The first of an
    index is found at once."""
    table, index = step.get("Relation Name", table), step.get("Index Name")
    listed = index is not None and "Index Cond" not in step and index not in partial
    at_once = few and "Filter" not in step
    whole = step["Node Type"] == "Seq Scan" or (listed and not at_once)
    found = [f"{step['Node Type']} {table} {index}"] if whole and table not in SMALL else []
    few = step["Node Type"] == "Limit"
    parts = [looking_through(part, partial, table, few) for part in step.get("Plans", [])]
    return found + [line for lines in parts for line in lines]


def scans(step: str, partial: set[str]) -> bool:
    """Whether a step goes through a whole table; an index of those few that wait is none."""
    found = re.fullmatch(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?", step)
    return found is not None and found[1] not in SMALL and found[2] not in partial
