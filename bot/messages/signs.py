"""A sign stands before the name of each of a game's things in our texts: where a message is put together it
becomes an emoji of the application or, where that can't be had, nothing."""

from collections.abc import Mapping
from functools import cache

from bot.words import speak
from games.engine import registry
from games.engine.words import FIRST_MARK, LAST_MARK, Words
from rendering.picture import picture_of


@cache
def signs() -> Mapping[tuple[str, str], str]:
    """The sign of each thing, by its game and the message that names it; in every process the same."""
    things = [(game, name) for game in registry.names() for name in picture_of(game).emblems]
    return {thing: chr(ord(FIRST_MARK) + number) for number, thing in enumerate(things)}


@cache
def speak_with_signs(locale: str, game: str) -> Words:
    """The bot's words with those of a game, with the signs of its things. Only for what becomes a message."""
    return speak(locale, game).marked({name: sign for (of, name), sign in signs().items() if of == game})


def is_sign(letter: str) -> bool:
    """Whether a letter is a sign."""
    return FIRST_MARK <= letter <= LAST_MARK


def without_signs(text: str) -> str:
    """A text without signs."""
    return "".join(letter for letter in text if not is_sign(letter))
