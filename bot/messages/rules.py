"""The rules of a game, by topic, in the reader's words."""

from collections.abc import Sequence

from bot.messages.ids import ReadId
from bot.messages.parts import Button, Menu, Option, Part
from bot.words import FOLDER
from games.engine import registry
from games.engine.words import Words, words

TOPIC = "topic-"
BOARD = "board"


def topics_of(game: str) -> list[str]:
    """The topics that a game has help for, in its own order, then its board's provenance."""
    keys = words("en", game, FOLDER).keys(TOPIC)
    return [key.removeprefix(TOPIC) for key in keys]


def rules_of(game: str, topic: str, speaker: Words) -> str:
    """A topic of a game's rules, with its title."""
    title = f"{speaker.say('game-name')} · {speaker.say(f'{TOPIC}{topic}')}"
    return f"## {title}\n{_text(game, topic, speaker)}"


def rules_parts(game: str, topic: str, speaker: Words) -> Sequence[Part]:
    """A topic of a game's rules, a menu of all its topics, and the way on to the next."""
    titles = {known: speaker.say(f"{TOPIC}{known}") for known in topics_of(game)}
    options = [Option(known, title, chosen=known == topic) for known, title in titles.items()]
    _, *following = list(titles)[list(titles).index(topic) :]
    onward = [
        Button(ReadId(0, game, known), speaker.say("button-onward", topic=titles[known]))
        for known in following[:1]
    ]
    return rules_of(game, topic, speaker), Menu(ReadId(0, game, topic), options), onward


def _text(game: str, topic: str, speaker: Words) -> str:
    if topic != BOARD:
        return speaker.say(f"help-{topic}")
    provenance: dict[str, str] = registry.load(game).board().provenance  # type: ignore[attr-defined]
    return provenance[speaker.locale]
