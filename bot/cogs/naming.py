"""The names of commands and of their arguments, in every language."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

import discord
from discord import app_commands

from bot.aliases import Choices
from bot.words import speak
from games.engine import registry
from games.engine.words import LOCALES, nearest

T = TypeVar("T")
DISCORD_LOCALES = {"fr": discord.Locale.french}


def named(key: str, game: str | None = None) -> app_commands.locale_str:
    """The name or description of a command under a key, in a game's words if one is named; English unless
    it is translated."""
    return app_commands.locale_str(speak(LOCALES[0], game).say(key), key=key, game=game)


def arguments(*names: str, **others: str) -> Callable[[T], T]:
    """Names and describes the arguments of a command; `others` have their words under another key."""
    return _described({name: name for name in names} | others)


def argument_of(game: str, name: str, verb: str) -> Callable[[T], T]:
    """Names and describes what a game's verb takes."""
    return _described({name: verb}, game)


def _described(keys: Mapping[str, str], game: str | None = None) -> Callable[[T], T]:
    rename = app_commands.rename(**{name: named(f"argument-{key}", game) for name, key in keys.items()})
    about = {name: named(f"argument-{key}-about", game) for name, key in keys.items()}
    describe = app_commands.describe(**about)
    return lambda command: rename(describe(command))


def choices(prefix: str, values: Iterable[str]) -> Choices:
    """What can be chosen for an argument; the words are under prefix and value."""
    return [app_commands.Choice(name=named(f"{prefix}{value}"), value=value) for value in values]


def game_choices() -> Choices:
    """The games, as choices for an argument."""
    return [app_commands.Choice(name=named("game-name", name), value=name) for name in registry.names()]


class CommandTranslator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in every language we have."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # the library's signature
    ) -> str | None:
        """Called by discord.py for each text and language; nothing for what is not ours to translate."""
        key = string.extras.get("key")
        spoken = nearest(locale.value)
        if key is None or DISCORD_LOCALES.get(spoken) is not locale:
            return None
        return speak(spoken, string.extras.get("game")).say(key)
