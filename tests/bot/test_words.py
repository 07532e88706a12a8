"""Every sentence that the bot can say is there, in both languages."""

import ast
import re
from pathlib import Path

import pytest

import bot
from bot.messages.clock import clock_told
from bot.store.rows import Pace
from bot.words import speak
from games.engine import registry
from games.engine.advice import no_hand, no_warning
from games.engine.words import LOCALES

FOLDER = Path(bot.__file__).parent
SHARED = [FOLDER.parent / folder / "locales" for folder in ("bot", "games/engine", "rendering")]
"""The words that are about no game."""
NEVER_ONE = ("high", "letters", "steps", "longest", "limit", "most", "boards")
OF_SOME_GAMES = {"hand", "warning"}
SAYING = {"say", "named", "BadInput", "NotLegal", "NotYourTurn"}


def keys() -> set[str]:
    """The message keys that stand in the bot's code."""
    found = set()
    for node in (
        node for path in FOLDER.glob("**/*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))
    ):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in SAYING:
            leaves = [leaf for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)]
            if not isinstance(node.args[0], ast.JoinedStr):
                prefix = "" if name in ("say", "named") else "error-"
                found |= {f"{prefix}{leaf.value}" for leaf in leaves if isinstance(leaf.value, str)}
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_that_the_code_names_is_there(locale: str) -> None:
    wanted = keys() - OF_SOME_GAMES
    assert len(wanted) > 90
    for game in registry.names():
        speaker = speak(locale, game)
        assert {key for key in wanted if not speaker.has(key)} == set()
        advice = registry.load(game).advice
        assert speaker.has("hand") == (advice.hand is not no_hand)
        assert speaker.has("warning") == (advice.warning is not no_warning)


@pytest.mark.parametrize("folder", SHARED, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_that_can_be_one_has_its_own_word_for_one(folder: Path, locale: str) -> None:
    things = "hours|games|turns|moves|points|players|names|actions|boards|seconds|letters|steps|tiles"
    things += "|heures|parties|tours|coups|places|noms|plateaux|secondes|lettres|étapes|tuiles"
    for line in (folder / f"{locale}.ftl").read_text("utf-8").splitlines():
        if not re.match(r"\s+\*?\[", line):
            found = re.findall(rf"\$(\w+) \}}\s(?:{things})\b", line)
            assert set(found) <= set(NEVER_ONE), line


@pytest.mark.parametrize(
    ("locale", "hours", "told"),
    [
        ("en", 1.0, "The clock: one hour for each turn."),
        ("en", 1.5, "The clock: 1.5 hours for each turn."),
        ("en", 72.0, "The clock: 72 hours for each turn."),
        ("fr", 1.0, "L'horloge\u00a0: 1 heure par tour."),
        ("fr", 1.5, "L'horloge\u00a0: 1,5 heure par tour."),
        ("fr", 72.0, "L'horloge\u00a0: 72 heures par tour."),
    ],
)
def test_an_hour_is_one_hour(locale: str, hours: float, told: str) -> None:
    assert clock_told(Pace(clock="limit", hours=hours), speak(locale)).startswith(told)
    reminded = {"en": "after an hour.", "fr": "après 1 heure."}
    assert speak(locale).say("reminders-set", hours=1).endswith(reminded[locale])
