"""What people type, in any of our languages, read as a move.

Everything that a menu shows can be typed: verbs and commands, the things of a game, names on its board; in
upper or lower case, with or without accents, with commas. More words for one of the notation are the message
`typed-<word>`.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache

from games.engine.contract import Action, AnyGame, BaseState, Board, Seat, clone
from games.engine.errors import Ambiguous, GameError, NotUnderstood
from games.engine.notation import LONGEST
from games.engine.registry import load
from games.engine.words import LOCALES, words

_GAP = re.compile(r"(?:[\s,]+(?:and|et)(?=\s))?[\s,]+", re.I)
_SIGNS = str.maketrans("’–—‑", "'---")


def read_typed(game: AnyGame, state: BaseState, seat: Seat, text: str) -> Action:
    """The move that a seat means. Of several that a text may mean it is the only legal one; a refusal echoes
    what was typed."""
    notation = in_notation(game, state.board, text)
    if not notation:
        raise NotUnderstood("nothing-typed")
    try:
        action: Action = game.read(state, notation)
    except Ambiguous as error:
        legal = list(_legal(game, state, seat, notation, error))
        if len(legal) == 1:
            return legal[0]
        raise
    except NotUnderstood as error:
        if str(error.figures.get("text", "")) not in text:
            error.figures["text"] = text.strip()[:LONGEST]
        raise
    return action


def in_notation(game: AnyGame, board: Board, text: str) -> str:
    """A text with all that is known in it as the notation writes it; the rest stays as it is."""
    return _vocabulary(game.name, board).in_notation(_spaced(text))


def folded(text: str) -> str:
    """A text as it is compared, letter by letter: in lower case, without accents, with plain dashes."""
    return "".join(map(_folded_letter, unicodedata.normalize("NFC", text)))


class _Vocabulary:
    """The words of a game in all languages, each with what the notation has for it."""

    def __init__(self, game: AnyGame, board: Board) -> None:
        verbs: dict[str, str] = {}
        things = {_phrase(label): label for label in board.labels}
        firsts: dict[str, set[str]] = {}
        for spoken in (words(locale, game.name) for locale in LOCALES):
            for verb in (key.removeprefix("verb-") for key in spoken.keys("verb-")):
                shown = [spoken.say(key) for key in (f"verb-{verb}", f"command-{verb}") if spoken.has(key)]
                for phrase in map(_phrase, (verb, *shown)):
                    verbs.setdefault(phrase, verb)
                    firsts.setdefault(phrase.split()[0], set()).add(verb)
            for label in board.labels:
                things.setdefault(_phrase(spoken.place(label)), label)
            for thing in (thing for kind in game.advice.things for thing in kind):
                things.setdefault(_phrase(spoken.thing(thing)), str(thing.value))
            for word in (key.removeprefix("typed-") for key in spoken.keys("typed-")):
                table = verbs if spoken.has(f"verb-{word}") else things
                for phrase in spoken.say(f"typed-{word}").split(","):
                    table.setdefault(_phrase(phrase), word)
        for first, meant in firsts.items():
            if len(meant) == 1:
                verbs.setdefault(first, *meant)
        self._verbs, self._verb = verbs, _any_of(verbs)
        self._things, self._thing = things, _any_of(things)

    def in_notation(self, text: str) -> str:
        plain, written, begin = folded(text), "", 0
        if verb := self._verb.match(plain):
            written, begin = self._verbs[verb[0]], verb.end()
        for thing in self._thing.finditer(plain, begin):
            written += text[begin : thing.start()] + self._things[thing[0]]
            begin = thing.end()
        return written + text[begin:]


@lru_cache(maxsize=32)
def _vocabulary(game: str, board: Board) -> _Vocabulary:
    return _Vocabulary(load(game), board)


def _any_of(phrases: Iterable[str]) -> re.Pattern[str]:
    """The longest of the phrases that stands somewhere, as whole words."""
    one_of = "|".join(map(re.escape, sorted(phrases, key=len, reverse=True)))
    return re.compile(rf"(?<!\w)(?:{one_of or '(?!)'})(?!\w)")


def _spaced(text: str) -> str:
    """A text with one space for commas and for what joins the last of a list, and with plain dashes."""
    return _GAP.sub(" ", unicodedata.normalize("NFC", text)).strip().translate(_SIGNS)


def _phrase(text: str) -> str:
    return folded(_spaced(text))


@lru_cache(maxsize=4096)
def _folded_letter(letter: str) -> str:
    plain = unicodedata.normalize("NFKD", letter.translate(_SIGNS))[0].lower()
    return plain if len(plain) == 1 else letter


def _legal(game: AnyGame, state: BaseState, seat: Seat, notation: str, error: Ambiguous) -> Iterator[Action]:
    """What is legal of all that a text may mean; one with two such fragments stays unclear."""
    fragment = re.compile(rf"(?<!\w){re.escape(error.fragment)}(?!\w)")
    for meant in error.candidates:
        with suppress(GameError):
            action = game.read(state, fragment.sub(meant, notation))
            game.apply(clone(state), seat, action)
            yield action
