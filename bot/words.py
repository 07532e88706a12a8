"""The bot's words."""

from pathlib import Path

from games.engine.words import Words, nearest, words

FOLDER = Path(__file__).parent / "locales"


def speak(locale: str, game: str | None = None) -> Words:
    """The bot's words with those of a game, in one language."""
    return words(nearest(locale), game, FOLDER)
