"""A game's name stands in its own folders and nowhere else: that is why a fifth one is two folders."""

import re
from collections.abc import Iterable
from pathlib import Path

from games.engine import registry
from games.engine.words import LOCALES, words

ROOT = Path(__file__).parents[2]
KINDS = {".py", ".ftl", ".sql", ".toml", ".json"}
HOUSE = (
    "bot/**/*", "games/*", "games/engine/**/*", "games/players/**/*",
    "rendering/*", "rendering/locales/*", "rendering/drawing/**/*", "rendering/maps/**/*",
)  # fmt: skip
SHARED_TESTS = (
    "tests/bot/**/*",
    "tests/store/**/*",
    "tests/tables/**/*",
    "tests/games/**/*",
    "tests/rendering/**/*",
    "tests/wire/**/*",
    "tests/*",
)
BY_NAME = {"tests/bench.py", "tests/samples.py"}
"""They print figures and draw samples of certain games."""


def names() -> re.Pattern[str]:
    """Any game's name, as a folder, with hyphens, as a class or as its title in any language."""
    called = set(registry.names())
    called |= {words(locale, name).say("game-name") for name in registry.names() for locale in LOCALES}
    spelled = {"[-_ ]?".join(map(re.escape, re.split("[-_ ]", name))) for name in called}
    return re.compile("|".join(sorted(spelled)), re.IGNORECASE)


def naming(patterns: Iterable[str]) -> dict[str, list[str]]:
    """The files that name a game, with the lines in which they do."""
    found: dict[str, list[str]] = {}
    files = {path for pattern in patterns for path in ROOT.glob(pattern) if path.suffix in KINDS}
    assert files
    for path in sorted(files):
        lines = [line.strip() for line in path.read_text("utf-8").splitlines() if names().search(line)]
        if lines or names().search(path.name):
            found[str(path.relative_to(ROOT))] = lines
    return found


def test_a_name_is_found_however_it_is_spelled() -> None:
    name = next(name for name in registry.names() if "-" in name)
    apart = name.replace("-", " ")
    for text in (name, apart, apart.title(), apart.title().replace(" ", ""), apart.replace(" ", "_").upper()):
        assert names().search(f"a {text}Table")
    assert names().search("cairn")
    assert not names().search(" ".join(reversed(apart.split())))


def test_the_house_names_no_game() -> None:
    assert naming(HOUSE) == {}


def test_the_shared_tests_name_no_game() -> None:
    assert set(naming(SHARED_TESTS)) == BY_NAME
