"""Words for people, in their language: Fluent files beside what they speak of.

The shared ones are in `games/engine/locales`, a game's in its own `locales` folder.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from enum import Enum
from functools import cache
from pathlib import Path

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource
from msgspec import Struct
from msgspec.structs import asdict

from games.engine import registry
from games.engine.advice import Detail
from games.engine.contract import Action, Event, ScorePart, kebab
from games.engine.errors import GameError

LOCALES = ("en", "fr")
LONGEST_FIGURE = 200
LONGEST_LIST = 40
PLAIN = frozenset((str, int))
"""Of messages with nothing but such figures so many are kept as they were said: a picture says a hundred, and
the next one mostly the same."""
MOST_SAID = 4096
PLACES = frozenset(("place", "places", "city", "cities", "town", "start", "end", "to", "way"))
"""Figures so called are places of a board: the message `place-<name>` has the reader's own name for one."""
ARROW = " → "
FIRST_MARK, LAST_MARK = "\ue000", "\uf8ff"
"""Marks before the names of things are of Unicode's private use: nothing else is written with it."""
SHARED = Path(__file__).parent / "locales"
_NO_LETTERS = re.compile("[^A-Za-z0-9]+")  # what can't stand in the name of a message


class Words:
    """The messages of some folders in one language."""

    def __init__(self, locale: str, folders: Iterable[Path]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._keys: list[str] = []
        for folder in folders:
            resource = _resource(folder / f"{locale}.ftl")
            self._bundle.add_resource(resource, allow_overrides=True)  # a game's own word wins
            self._keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        self._marks: Mapping[str, str] = {}
        self._said: dict[object, str] = {}

    def marked(self, marks: Mapping[str, str]) -> "Words":
        """The same words, with a mark before the names of things whose messages are given."""
        found = copy(self)
        found._marks, found._said = marks, {}
        return found

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def keys(self, prefix: str) -> list[str]:
        """The messages whose names begin so, in the order of the files."""
        return [key for key in self._keys if key.startswith(prefix)]

    def say(self, key: str, names: Sequence[str] = (), /, **figures: object) -> str:
        """A message with its figures; `names` are those of the seats, for figures that number one. A list
        can be counted as `<name>_count`; one called `one_of` is a choice, one called `way` goes from place to
        place."""
        if not all(type(value) in PLAIN for value in figures.values()):
            return self._formatted(key, names, figures)
        asked = key, tuple(names), *figures.items(), *map(type, figures.values())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said = self._said[asked] = self._formatted(key, names, figures)
        return said

    def _formatted(self, key: str, names: Sequence[str], figures: Mapping[str, object]) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        counts = {
            f"{name}_count": len(value) for name, value in figures.items() if isinstance(value, list | tuple)
        }
        told = counts | {name: self._figure(name, value, names) for name, value in figures.items()}
        text, errors = self._bundle.format_pattern(message.value, told)
        if errors:
            raise ValueError(f"{self.locale} {key}: {errors}")
        return str(text)

    def tell(self, event: Event, seats: Sequence[str]) -> str:
        """What happened."""
        return self.say(f"event-{event.__struct_config__.tag}", seats, **asdict(event))

    def move(self, action: Action) -> str:
        """A move, for a button or a menu."""
        return self.say(f"move-{action.__struct_config__.tag}", **asdict(action))

    def detail(self, action: Action, detail: Detail) -> str:
        """What a move costs and brings."""
        return self.say(f"detail-{action.__struct_config__.tag}", **detail.figures)

    def thing(self, value: object) -> str:
        """A part of a move: a verb, a thing of the game, a place or a number."""
        return str(self._figure("place", value, ()))

    def place(self, name: str) -> str:
        """A place of a board as the reader calls it."""
        key = f"place-{_NO_LETTERS.sub('-', name)}"
        return self.say(key) if self.has(key) else _one_line(name)

    def refuse(self, error: GameError, seats: Sequence[str] = ()) -> str:
        """Why not, and what would be right."""
        return self.say(f"error-{error.key}", seats, **error.figures)

    def score(self, entry: ScorePart) -> str:
        """A line of a score's breakdown, with a minus sign before an amount below zero."""
        told = self.say(f"score-{entry.key}", amount=entry.amount, **entry.figures)
        return "\N{MINUS SIGN}" + told[1:] if told.startswith("-") else told

    def _figure(self, name: str, value: object, seats: Sequence[str]) -> str | int | float:
        if isinstance(value, GameError):
            return self.refuse(value, seats)
        if isinstance(value, Enum):
            key = f"{type(value).__name__.lower()}-{value.value}"
            return self._marks.get(key, "") + self.say(key)
        if isinstance(value, Struct):
            return self.say(kebab(type(value).__name__), seats, **asdict(value))
        if isinstance(value, list | tuple):
            items = [str(self._figure(name, item, seats)) for item in value[:LONGEST_LIST]]
            items += ["…"] * (len(value) > LONGEST_LIST)
            if name == "way":
                return ARROW.join(items)
            return format_list(items, "or" if name == "one_of" else "standard", self.locale)
        if seats and isinstance(value, int) and (name == "seat" or name.endswith(("_seat", "seats"))):
            return seats[value]
        if isinstance(value, int | float):
            return value
        return self.place(str(value)) if name in PLACES else _one_line(str(value))


@cache
def _resource(path: Path) -> Resource:
    """A file, parsed once for all whose words stand in it: parsing is slow."""
    return FluentResource(path.read_text("utf-8"))


@cache
def words(locale: str, game: str | None = None, *more: Path) -> Words:
    """The shared words, with those of a game if one is named, and of any folders besides."""
    folders = [SHARED, *more]
    if game is not None:
        folders.append(registry.load(game).folder / "locales")
    return Words(locale, folders)


def nearest(language: str) -> str:
    """The language we have for one that a reader asks for: `fr-CA` is `fr`, others are `en`."""
    short = language.replace("_", "-").split("-")[0].lower()
    return short if short in LOCALES else LOCALES[0]


def _one_line(text: str) -> str:
    """A text from anywhere, fit to stand in a sentence."""
    shown = "".join(
        letter if letter.isprintable() or FIRST_MARK <= letter <= LAST_MARK else " "
        for letter in text[: LONGEST_FIGURE + 1]
    )
    return shown if len(shown) <= LONGEST_FIGURE else shown[:LONGEST_FIGURE] + "…"
