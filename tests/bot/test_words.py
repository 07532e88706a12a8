"""Every sentence that the bot can say is there, in both languages."""

import ast
from pathlib import Path

import pytest

import bot
from bot.words import speak
from games.engine import registry
from games.engine.advice import no_hand
from games.engine.words import LOCALES

FOLDER = Path(bot.__file__).parent
OF_SOME_GAMES = {"hand"}
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
        assert speaker.has("hand") == (registry.load(game).advice.hand is not no_hand)


def test_no_message_of_the_bot_is_left_over() -> None:
    code = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("**/*.py"))
    left_over = []
    for key in speak("en").keys(""):
        stem = key.removeprefix("error-")
        parts = stem.split("-")
        guesses = {stem, *("-".join(parts[:n]) + "-" for n in range(1, len(parts)))}
        if key in (FOLDER / "locales" / "en.ftl").read_text() and not any(guess in code for guess in guesses):
            left_over.append(key)
    assert left_over == []
